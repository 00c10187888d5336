"""Tables and the games played at them: lobby, running, ended or expired."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypedDict, Unpack

from sqlalchemy import ColumnElement, Connection, bindparam, case, func, insert, select, update

from db.columns import columns_of
from db.schema import IS_UNFINISHED, actions, games, invitations, seats

State: TypeAlias = Literal["lobby", "running", "ended", "expired"]

NO_GUILD = 0  # of a table in direct messages


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """A table as it is opened."""

    key: str  # of the interaction: asked twice, it is one table
    guild: int
    channel: int
    opener: int
    rules: str
    rules_version: int
    size: int
    options: Mapping[str, int | str]
    pace: str
    private: bool
    locale: str  # of what everybody reads
    commitment: str
    rematch_of: int | None = None
    solo: bool = False  # one person alone with computers
    unrated: bool = False  # it counts for no rating
    hints: bool = False  # one may ask for them
    day: int | None = None  # whose deal it is


@dataclass(frozen=True, slots=True)
class Game:
    id: int
    key: str
    guild: int
    channel: int
    thread: int | None
    lobby_message: int | None
    opener: int | None  # None: somebody who had all data deleted
    rules: str
    rules_version: int
    size: int
    options: Mapping[str, int | str]
    pace: str
    private: bool
    locale: str
    commitment: str
    rematch_of: int | None
    state: State
    opened_at: int
    started_at: int | None
    ended_at: int | None
    paused_at: int | None
    result: Any
    solo: bool
    unrated: bool
    hints: bool
    closed: bool  # by whoever keeps order; it is expired then
    day: int | None  # whose deal it is; None: of no day


class Changes(TypedDict, total=False):
    """What may change at a table after it was opened."""

    channel: int
    thread: int | None
    lobby_message: int | None
    size: int
    options: Mapping[str, int | str]
    pace: str
    private: bool
    locale: str
    commitment: str
    paused_at: int | None
    unrated: bool


GAME = columns_of(games, Game)
_GET = select(*GAME).where(games.c.id == bindparam("game"))
_LOCK = _GET.with_for_update()
_LONGEST_WAITING = (
    select(games.c.id)
    .join(seats, seats.c.game == games.c.id)
    .where(
        seats.c.person == bindparam("person"),
        seats.c.left_at.is_(None),
        seats.c.waiting_since.is_not(None),
        games.c.id != bindparam("but"),
        games.c.state == "running",
    )
    .order_by(seats.c.waiting_since, games.c.id.desc())
    .limit(1)
)


def open_table(conn: Connection, opening: Opening, at: int) -> int:
    """Its number; the same again for the same key."""
    known = conn.execute(select(games.c.id).where(games.c.key == opening.key)).scalar()
    if known is not None:
        return int(known)
    values = {name: getattr(opening, name) for name in Opening.__slots__}
    new = insert(games).values(**values, state="lobby", opened_at=at).returning(games.c.id)
    return int(conn.execute(new).scalar_one())


def get(conn: Connection, game: int, *, lock: bool = False) -> Game | None:
    """`lock`: whoever else wants to change this game waits until the transaction is over."""
    return _one(conn, _LOCK if lock else _GET, {"game": game})


def by_key(conn: Connection, key: str) -> Game | None:
    return _one(conn, select(*GAME).where(games.c.key == key))


def in_thread(conn: Connection, thread: int) -> Game | None:
    return _one(conn, select(*GAME).where(games.c.thread == thread))


def alone_in(conn: Connection, person: int, channel: int) -> Game | None:
    """Where this person plays alone in that channel: of several the game in which they moved last; if all are
    over, the newest."""
    mine = select(*GAME).join(seats, seats.c.game == games.c.id)
    mine = mine.where(seats.c.person == person, games.c.solo, games.c.channel == channel)
    own = (actions.c.game == games.c.id) & (actions.c.seat == seats.c.seat)
    last = select(func.max(actions.c.at)).where(own).scalar_subquery()
    order = (
        games.c.state != "running",
        func.coalesce(last, games.c.started_at).desc(),
        games.c.id.desc(),
    )
    return _one(conn, mine.order_by(*order).limit(1))


def at_message(conn: Connection, lobby_message: int) -> Game | None:
    return _one(conn, select(*GAME).where(games.c.lobby_message == lobby_message))


def unfinished(conn: Connection, guild: int | None = None) -> tuple[Game, ...]:
    """All lobbies and running games, of one server or of all, the oldest first."""
    where = [IS_UNFINISHED] + ([] if guild is None else [games.c.guild == guild])
    found = _many(
        conn, select(*GAME).where(*where)
    )  # in order SQLite would rather read the finished ones too
    return tuple(sorted(found, key=lambda game: game.id))


def kinds_unfinished(conn: Connection) -> Sequence[tuple[str, int]]:
    """By which rules, and which version of them, lobbies and running games are played."""
    found = select(games.c.rules, games.c.rules_version).where(IS_UNFINISHED).distinct()
    return [(row.rules, row.rules_version) for row in conn.execute(found)]


def unfinished_by(conn: Connection, rules: str, version: int) -> Sequence[int]:
    mine = (games.c.rules == rules, games.c.rules_version == version)
    return sorted(conn.execute(select(games.c.id).where(IS_UNFINISHED, *mine)).scalars())


def open_in(conn: Connection, guilds: Collection[int], most: int) -> tuple[Game, ...]:
    """So many lobbies of these servers that are for all there to see, the oldest first."""
    where = (IS_UNFINISHED, games.c.guild.in_(guilds), games.c.state == "lobby", ~games.c.private)
    return _many(conn, select(*GAME).where(*where).order_by(games.c.opened_at, games.c.id).limit(most))


def ended_in(conn: Connection, guild: int, since: int, until: int) -> tuple[Game, ...]:
    """Games of a server that all there could see and that ended in that time, the oldest first."""
    when = (games.c.ended_at >= since, games.c.ended_at < until)
    where = (games.c.guild == guild, games.c.state == "ended", ~games.c.private, ~games.c.solo, *when)
    return _many(conn, select(*GAME).where(*where).order_by(games.c.ended_at, games.c.id))


def open_servers_of(conn: Connection, person: int) -> Sequence[int]:
    """Servers in which there are such lobbies, and this person has sat at a table."""
    mine = select(games.c.guild).join(seats, seats.c.game == games.c.id).where(seats.c.person == person)
    where = (IS_UNFINISHED, games.c.guild.in_(mine), games.c.state == "lobby", ~games.c.private)
    open_there = select(games.c.guild).where(*where, games.c.guild != NO_GUILD)
    return conn.execute(open_there.distinct().order_by(games.c.guild)).scalars().all()


def rematch(conn: Connection, guild: int, of: int) -> Game | None:
    """The table that was opened for another game after that one, if it is not over, too."""
    mine = (games.c.guild == guild) & (games.c.rematch_of == of)
    return _one(conn, select(*GAME).where(IS_UNFINISHED, mine).order_by(games.c.id).limit(1))


def paused(conn: Connection, guild: int) -> tuple[Game, ...]:
    """Those of a server that stand still because we may not write there."""
    return _many(
        conn, select(*GAME).where(IS_UNFINISHED, games.c.guild == guild, games.c.paused_at.is_not(None))
    )


def guilds_paused(conn: Connection) -> Sequence[int]:
    mine = select(games.c.guild).where(IS_UNFINISHED, games.c.paused_at.is_not(None))
    return conn.execute(mine.distinct()).scalars().all()


def unfinished_of(conn: Connection, person: int) -> tuple[Game, ...]:
    """Where this person sits: first where they have been waited for longest, then the newest."""
    mine = (seats.c.person == person) & seats.c.left_at.is_(None)
    order = (seats.c.waiting_since.is_(None), seats.c.waiting_since, games.c.id.desc())
    joined = select(*GAME).join(seats, seats.c.game == games.c.id)
    return _many(conn, joined.where(mine, IS_UNFINISHED).order_by(*order))


def running_with(conn: Connection, person: int) -> Sequence[int]:
    """Where this person sits, or sat until they left."""
    theirs = select(games.c.id).join(seats, seats.c.game == games.c.id).where(seats.c.person == person)
    return conn.execute(theirs.where(games.c.state == "running").order_by(games.c.id)).scalars().all()


def over_with(conn: Connection, person: int) -> tuple[Game, ...]:
    """Where this person sat, and nobody sits any more."""
    theirs = select(*GAME).join(seats, seats.c.game == games.c.id).where(seats.c.person == person)
    return _many(conn, theirs.where(games.c.state.in_(("ended", "expired"))).order_by(games.c.id))


def ended(conn: Connection) -> Sequence[int]:
    """All games that are over, the newest first."""
    return (
        conn.execute(select(games.c.id).where(games.c.state == "ended").order_by(games.c.id.desc()))
        .scalars()
        .all()
    )


def longest_waiting(conn: Connection, person: int, but: int) -> int | None:
    """The running game, other than that one, which waits for this person since the longest time."""
    return conn.execute(_LONGEST_WAITING, {"person": person, "but": but}).scalar()


def count_unfinished(conn: Connection, guild: int, opener: int | None = None) -> int:
    """For the caps: those of a server, or those that one person opened there; the deal of a day is none."""
    where = [IS_UNFINISHED, games.c.guild == guild, games.c.day.is_(None)]
    if opener is not None:
        where.append(games.c.opener == opener)
    return int(conn.execute(select(func.count()).select_from(games).where(*where)).scalar_one())


def tally(conn: Connection, guild: int | None = None) -> dict[str, int]:
    """How many lobbies and running games there are, everywhere or in one server."""
    counted = select(games.c.state, func.count()).where(IS_UNFINISHED).group_by(games.c.state)
    counted = counted if guild is None else counted.where(games.c.guild == guild)
    return {"lobby": 0, "running": 0} | {row[0]: row[1] for row in conn.execute(counted)}


def change(conn: Connection, game: int, **changes: Unpack[Changes]) -> None:
    conn.execute(update(games).where(games.c.id == game).values(**changes))


def start(conn: Connection, game: int, at: int) -> bool:
    """Whether it was still in its lobby; so of two that start it, one does."""
    return _turn(conn, game, games.c.state == "lobby", state="running", started_at=at)


def end(conn: Connection, game: int, at: int, result: Any) -> bool:
    return _turn(conn, game, games.c.state == "running", state="ended", ended_at=at, result=result)


def resume(conn: Connection, game: int) -> bool:
    """An undo of the last action takes the end back."""
    return _turn(conn, game, games.c.state == "ended", state="running", ended_at=None, result=None)


def expire(conn: Connection, game: int, at: int) -> bool:
    """A lobby that nobody wants any more."""
    return _turn(conn, game, games.c.state == "lobby", state="expired", ended_at=at)


def close(conn: Connection, game: int, at: int) -> bool:
    """Whatever state it is in: those who keep order have ended it."""
    return _turn(conn, game, IS_UNFINISHED, state="expired", closed=True, ended_at=at)


def reopen(conn: Connection, game: int) -> bool:
    """As it was before it was closed so."""
    before = case((games.c.started_at.is_(None), "lobby"), else_="running")
    return _turn(conn, game, games.c.closed, state=before, closed=False, ended_at=None)


def invite(conn: Connection, game: int, person: int, at: int) -> None:
    if not invited(conn, game, person):
        conn.execute(insert(invitations).values(game=game, person=person, at=at))


def invited(conn: Connection, game: int, person: int) -> bool:
    mine = (invitations.c.game == game) & (invitations.c.person == person)
    return conn.execute(select(invitations.c.at).where(mine)).first() is not None


def guests(conn: Connection, game: int) -> tuple[int, ...]:
    """Who was invited, in that order."""
    order = (invitations.c.at, invitations.c.person)
    asked = select(invitations.c.person).where(invitations.c.game == game).order_by(*order)
    return tuple(conn.execute(asked).scalars())


def _turn(conn: Connection, game: int, still: ColumnElement[bool], **values: Any) -> bool:
    changed = conn.execute(update(games).where(games.c.id == game, still).values(**values))
    return changed.rowcount == 1


def _one(conn: Connection, wanted: Any, values: Mapping[str, Any] | None = None) -> Game | None:
    row = conn.execute(wanted, values).first()
    return Game(*row) if row else None


def _many(conn: Connection, wanted: Any) -> tuple[Game, ...]:
    return tuple(Game(*row) for row in conn.execute(wanted))
