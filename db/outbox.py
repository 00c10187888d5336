"""What is still to be told: in order per channel, each once, with a nonce that stays the same."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.sql.expression import ColumnElement, FromClause

from db import epochs
from db.columns import columns_of, one_of
from db.nonces import nonce
from db.rows import Row, State
from db.schema import IS_DEAD, IS_PENDING, IS_UNFINISHED, games, is_paused, outbox
from db.upsert import insert_missing


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """Something to be sent, edited or deleted; the payload holds ids, never names."""

    key: str  # another meaning is another key
    channel: int  # the queue it waits in: a channel, a thread, or a person for a direct message
    kind: str
    payload: Any
    game: int | None = None
    audience: int | None = None  # the only person who may see it; None: everybody in the channel
    coalesce: str | None = None  # a newer one with the same word replaces it, unless it was already tried
    replaces: str | None = None  # another word of which the same is true: what it tells, this one tells too


@dataclass(frozen=True, slots=True)
class Health:
    pending: int
    dead: int
    oldest_at: int | None  # of the pending


ROW = columns_of(outbox, Row)

_UNTRIED = update(outbox).where(
    outbox.c.coalesce.in_((bindparam("word"), bindparam("too"))),
    outbox.c.channel == bindparam("queue"),
    outbox.c.key != bindparam("but"),
    IS_PENDING,
    outbox.c.attempts == 0,
)
_WITHDRAW = _UNTRIED.values(state="superseded", payload={}, settled_at=bindparam("at"))
_IS_ASIDE = outbox.c.reason.is_not(None)
_FIRST = select(func.min(outbox.c.id).label("id")).where(IS_PENDING).group_by(outbox.c.channel).cte("first")
_PASSED = select(outbox.c.channel).join(_FIRST, _FIRST.c.id == outbox.c.id).where(_IS_ASIDE)
_BEHIND = select(func.min(outbox.c.id)).where(IS_PENDING, ~_IS_ASIDE, outbox.c.channel.in_(_PASSED))
_READY = (
    select(*ROW)
    .where(
        outbox.c.id.in_(union_all(select(_FIRST.c.id), _BEHIND.group_by(outbox.c.channel))),
        IS_PENDING,
        outbox.c.not_before <= bindparam("now"),
    )
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(claimed_by=bindparam("owner"), not_before=bindparam("until"), attempts=bindparam("times"))
)
_SETTLE = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(state=bindparam("becomes"), payload={}, settled_at=bindparam("at"))
)
_SENT = _SETTLE.values(message=bindparam("told"))
_DEAD = _SETTLE.values(reason=bindparam("why"))
_NEWEST_KIND = (
    select(outbox.c.kind).where(outbox.c.coalesce == bindparam("word")).order_by(outbox.c.id.desc()).limit(1)
)
_NEWEST = select(*ROW).where(outbox.c.coalesce == bindparam("word")).order_by(outbox.c.id.desc()).limit(1)
_IS_SENT = and_(outbox.c.state == literal_column("'sent'"), outbox.c.message.is_not(None))
_NEWEST_SENT = (
    select(*ROW).where(outbox.c.coalesce == bindparam("word"), _IS_SENT).order_by(outbox.c.id.desc()).limit(1)
)
_LAST = select(func.max(outbox.c.id)).where(outbox.c.coalesce == bindparam("word"))
_NEWEST_AND_SENT = (
    select(*ROW, _IS_SENT)
    .where(outbox.c.id.in_(union_all(_LAST, _LAST.where(_IS_SENT))))
    .order_by(outbox.c.id.desc())
)


def put(conn: Connection, messages: Iterable[Message], at: int) -> None:
    """A key that is there already is not put again; what waits under the same word and was never tried is
    not sent: its turn is over, or a newer follows."""
    fresh = _newest_of_each(messages)
    older = [
        {"word": one.coalesce, "too": one.replaces, "queue": one.channel, "but": one.key, "at": at}
        for one in fresh
        if one.coalesce is not None or one.replaces is not None
    ]
    if older:
        conn.execute(_WITHDRAW, older)
    epoch = epochs.current(conn)
    insert_missing(conn, outbox, [_row(message, epoch, at) for message in fresh])


def _newest_of_each(messages: Iterable[Message]) -> list[Message]:
    """Of those that would replace each other, the last."""
    every = list(messages)
    last: dict[tuple[int, str | None], str] = {
        (one.channel, one.coalesce): one.key for one in every if one.coalesce
    }
    return [one for one in every if last.get((one.channel, one.coalesce), one.key) == one.key]


def _row(message: Message, epoch: str, at: int) -> dict[str, Any]:
    values = {name: getattr(message, name) for name in Message.__slots__ if name != "replaces"}
    named = {"epoch": epoch, "nonce": nonce(message.key, epoch)}
    return values | named | {"state": "pending", "attempts": 0, "not_before": 0, "put_at": at}


def abandon(conn: Connection, channel: int, at: int) -> None:
    """What waits for a channel that is no more."""
    waiting = update(outbox).where(outbox.c.channel == channel, IS_PENDING)
    conn.execute(waiting.values(state="superseded", payload={}, settled_at=at))


def awaits(conn: Connection, game: int) -> bool:
    """Whether anything of this game waits to be told to all."""
    mine = select(outbox.c.id).where(outbox.c.game == game, outbox.c.audience.is_(None), IS_PENDING)
    return conn.execute(mine.limit(1)).first() is not None


def give_up(conn: Connection, game: int, at: int) -> None:
    """What waits of this game for all to read: nobody is there."""
    waiting = update(outbox).where(outbox.c.game == game, outbox.c.audience.is_(None), IS_PENDING)
    conn.execute(waiting.values(state="superseded", payload={}, settled_at=at))


def guilds_under_way(conn: Connection) -> Sequence[int]:
    """Servers in which somebody is telling everybody something just now."""
    tried = IS_PENDING & outbox.c.claimed_by.is_not(None) & outbox.c.audience.is_(None)
    theirs = select(games.c.guild).join(outbox, outbox.c.game == games.c.id).where(tried)
    return conn.execute(theirs.distinct()).scalars().all()


def under_way(conn: Connection, guild: int) -> tuple[Row, ...]:
    """What somebody is telling everybody in this server just now."""
    theirs = select(games.c.id).where(games.c.guild == guild)
    tried = IS_PENDING & outbox.c.claimed_by.is_not(None) & outbox.c.audience.is_(None)
    return tuple(Row(*row) for row in conn.execute(select(*ROW).where(tried, outbox.c.game.in_(theirs))))


def hurry(conn: Connection, games_in: Collection[int]) -> frozenset[int]:
    """What waits of these games, for everybody to read, may be tried now, in these channels; what is under
    way is not begun a second time."""
    waits = IS_PENDING & outbox.c.claimed_by.is_(None)
    theirs = update(outbox).where(outbox.c.game.in_(games_in), outbox.c.audience.is_(None), waits)
    return _freed(conn, theirs)


def claim(
    conn: Connection,
    owner: str,
    now: int,
    lease: int,
    limit: int,
    can_wait: Collection[str] = (),
    of_these: int = 0,
) -> tuple[Row, ...]:
    """The first of each channel, if it may be tried now, and the first behind what was set aside: so a
    channel has one under way, in order. Kinds that can wait come last, and at most so many of these."""
    if limit <= 0:
        return ()
    ready = [Row(*row) for row in conn.execute(_ready(frozenset(can_wait)), {"now": now, "most": limit})]
    waiting = [row for row in ready if row.kind in can_wait][: max(0, of_these)]
    taken = sorted([row for row in ready if row.kind not in can_wait] + waiting, key=lambda row: row.id)
    until = now + lease
    if taken:
        conn.execute(
            _CLAIM,
            [{"row": one.id, "owner": owner, "until": until, "times": one.attempts + 1} for one in taken],
        )
    return tuple(replace(one, claimed_by=owner, not_before=until, attempts=one.attempts + 1) for one in taken)


@cache
def _ready(can_wait: frozenset[str]) -> Select[Any]:
    """Built once, with its words in it: to spell out a list costs more than to carry it out."""
    last = [text(one_of("outbox.kind", *sorted(can_wait)))] if can_wait else []
    return _READY.order_by(*last, outbox.c.id)


def release(conn: Connection, living: Collection[str]) -> frozenset[int]:
    """What a process that is no more had under way may be tried again at once, in these channels."""
    left = outbox.c.claimed_by.is_not(None), outbox.c.claimed_by.not_in(living)
    return _freed(conn, update(outbox).where(IS_PENDING, *left))


def _freed(conn: Connection, rows: Update) -> frozenset[int]:
    return frozenset(conn.execute(rows.values(not_before=0).returning(outbox.c.channel)).scalars())


def shift(conn: Connection, by: int, now: int) -> None:
    """The clock went back: nothing waits for an instant that will come again."""
    if by < 0:
        far = update(outbox).where(IS_PENDING, outbox.c.not_before > now)
        conn.execute(far.values(not_before=outbox.c.not_before + by))


def sent(conn: Connection, row: int, message: int | None, at: int) -> None:
    """It is there; what it said is no longer needed."""
    conn.execute(_SENT, {**_settled(row, "sent", at), "told": message})


def gone(conn: Connection, row: int, at: int) -> None:
    """It was delivered, and a moderator has deleted it since."""
    conn.execute(_SETTLE, _settled(row, "deleted", at))


def dead(conn: Connection, row: int, reason: str, at: int) -> None:
    """Discord will never take it; the next of the channel follows."""
    conn.execute(_DEAD, {**_settled(row, "dead", at), "why": reason})


def later(conn: Connection, row: int, until: int) -> None:
    """It failed, perhaps; the channel waits until then."""
    conn.execute(
        update(outbox).where(outbox.c.id == row, IS_PENDING).values(not_before=until, claimed_by=None)
    )


def set_aside(conn: Connection, row: int, reason: str, until: int) -> None:
    """It is tried again then, and nothing in its channel waits for it."""
    aside = update(outbox).where(outbox.c.id == row, IS_PENDING)
    conn.execute(aside.values(reason=reason, not_before=until, claimed_by=None))


def _settled(row: int, state: State, at: int) -> dict[str, Any]:
    return {"row": row, "becomes": state, "at": at}


def by_key(conn: Connection, key: str) -> Row | None:
    row = conn.execute(select(*ROW).where(outbox.c.key == key)).first()
    return Row(*row) if row else None


def newest_sent(conn: Connection, coalesce: str) -> Row | None:
    """The message that stands for this word: the board with its buttons, the notice of a turn."""
    row = conn.execute(_NEWEST_SENT, {"word": coalesce}).first()
    return Row(*row) if row else None


def newest(conn: Connection, coalesce: str) -> Row | None:
    """What was put last under this word, whatever became of it."""
    row = conn.execute(_NEWEST, {"word": coalesce}).first()
    return Row(*row) if row else None


def newest_and_sent(conn: Connection, coalesce: str) -> tuple[Row | None, Row | None]:
    """Both at once: what was put last, and the message that stands."""
    found = [(Row(*row), is_sent) for *row, is_sent in conn.execute(_NEWEST_AND_SENT, {"word": coalesce})]
    newest = next((row for row, _ in found), None)
    return newest, next((row for row, is_sent in found if is_sent), None)


def newest_kind(conn: Connection, coalesce: str) -> str | None:
    """Of what was put last under this word, whatever became of it."""
    return conn.execute(_NEWEST_KIND, {"word": coalesce}).scalar()


def count(conn: Connection, game: int, kind: str, since: int = 0) -> int:
    """How many of a game were put from then on, whatever became of them."""
    mine = select(func.count()).where(outbox.c.game == game, outbox.c.kind == kind)
    return conn.execute(mine.where(outbox.c.put_at >= since)).scalar_one()


def last_posted(conn: Connection, game: int, channel: int) -> int | None:
    """When the newest message of a game came into this channel; edits do not count."""
    mine = select(func.max(outbox.c.settled_at)).where(outbox.c.game == game, outbox.c.channel == channel)
    return conn.execute(mine.where(outbox.c.state == "sent", outbox.c.message.is_not(None))).scalar()


def health(conn: Connection) -> Health:
    """What a game that is paused would say to everybody, or what was set aside, waits for others, not for
    us."""
    held = _IS_ASIDE | (is_paused(outbox.c.game) & outbox.c.audience.is_(None))
    waiting = select(func.count(), func.min(outbox.c.put_at)).where(IS_PENDING, ~held)
    pending = conn.execute(waiting).one()
    lost = conn.execute(select(func.count()).where(IS_DEAD)).scalar_one()
    return Health(pending[0], lost, pending[1])


def prune(conn: Connection, before: int, limit: int | None = None) -> int:
    """Forgets what was settled before that instant and belongs to no unfinished game; how many. The messages
    that stand for a game's words stay: a name must be taken out of them whenever somebody wants that."""
    unfinished = select(games.c.id).where(IS_UNFINISHED)
    over = outbox.c.game.is_(None) | outbox.c.game.not_in(unfinished)
    newer = outbox.alias()
    later = exists().where(newer.c.coalesce == outbox.c.coalesce, newer.c.id > outbox.c.id, _stands(newer))
    standing = and_(outbox.c.coalesce.is_not(None), outbox.c.game.is_not(None), _stands(outbox), ~later)
    old = select(outbox.c.id).where(outbox.c.settled_at < before, over, ~standing).limit(limit)
    return conn.execute(delete(outbox).where(outbox.c.id.in_(old))).rowcount


def thin(conn: Connection, before: int, limit: int | None = None) -> int:
    """Forgets what a newer word had passed before that instant, also of games that go on: who joins a lobby
    and leaves it all day fills no disk. How many."""
    newer = outbox.alias()
    later = exists().where(newer.c.coalesce == outbox.c.coalesce, newer.c.id > outbox.c.id)
    passed = select(outbox.c.id).where(outbox.c.state == "superseded", outbox.c.settled_at < before, later)
    return conn.execute(delete(outbox).where(outbox.c.id.in_(passed.limit(limit)))).rowcount


def _stands(row: FromClause) -> ColumnElement[bool]:
    """In Discord, for everybody."""
    return and_(row.c.state == "sent", row.c.message.is_not(None), row.c.audience.is_(None))
