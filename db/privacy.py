"""One person's data: all of it to take away, and all of it gone."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    Text,
    and_,
    delete,
    exists,
    or_,
    select,
    true,
    type_coerce,
    update,
)

from db import acts as moderation
from db import notes, ratings
from db import seats as seating
from db.columns import dumps
from db.schema import (
    IS_PENDING,
    achievements,
    actions,
    acts,
    bars,
    blocks,
    finished_seats,
    games,
    invitations,
    memos,
    outbox,
    people,
    picks,
    players,
    rated_seats,
    reminders,
    seats,
    tries,
    votes,
)
from db.schema import notes as noted
from db.timers import WAITING

SHARED = ("payload", "result", "caretaken")
SECRET = ("seq", "digest")  # of an action: both would count what others do in secret
FORGOTTEN = "forgotten"  # the note that counts deletions
NOWHERE = 0  # stands for the channel that only they and the bot have
NOBODY = "0"  # stands in payloads where the id of a person was
STRANGER = (1 << 63) - 1  # an id that Discord gives to nobody


def export(conn: Connection, person: int) -> Mapping[str, Any]:
    """Everything that is kept of this person; without the documents in which others may be named."""
    return {
        "settings": _rows(conn, people, people.c.id == person),
        "opened": [row["id"] for row in _rows(conn, games, games.c.opener == person)],
        "seats": _rows(conn, seats, seats.c.person == person),
        "computers": _rows(conn, seats, seats.c.added_by == person),
        "picks": _rows(conn, picks, _theirs(picks, person)),
        "votes": _rows(conn, votes, _theirs(votes, person)),
        "actions": [_uncounted(row) for row in _rows(conn, actions, _theirs(actions, person))],
        "invitations": _rows(conn, invitations, invitations.c.person == person),
        "reminders": _rows(conn, reminders, reminders.c.person == person),
        "rated": _rows(conn, rated_seats, _rated(person)),
        "finished": _rows(conn, finished_seats, _theirs(finished_seats, person)),
        "ratings": [asdict(one) for one in ratings.of_person(conn, person)],
        "achievements": _rows(conn, achievements, _theirs(achievements, person)),
        "tries": _rows(conn, tries, tries.c.person == person),
        "blocks": _rows(conn, blocks, blocks.c.person == person),
        "memos": _rows(conn, memos, memos.c.person == person),
        "acts": _rows(conn, acts, acts.c.moderator == person, but=("person", "detail", "undone_by")),
        "measures": _rows(conn, acts, acts.c.person == person, but=("key", "moderator", "undone_by")),
        "bars": _rows(conn, bars, bars.c.person == person),
        "messages": _rows(conn, outbox, outbox.c.audience == person),
    }


def forget(conn: Connection, person: int) -> None:
    """Their games go on with a former player. `Database.empty_journal` afterwards: the bytes go, too."""
    for game in _lobbies(conn, person):
        seating.leave(conn, game, person)
    conn.execute(update(games).where(games.c.opener == person).values(opener=None))
    conn.execute(delete(invitations).where(invitations.c.person == person))
    conn.execute(delete(reminders).where(reminders.c.person == person))
    conn.execute(delete(outbox).where(outbox.c.audience == person))
    conn.execute(delete(outbox).where(outbox.c.channel == person, IS_PENDING))
    conn.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person)))
    conn.execute(delete(memos).where(memos.c.person == person))
    alone = select(seats.c.game).join(games, games.c.id == seats.c.game)
    alone = alone.where(seats.c.person == person, games.c.solo)
    conn.execute(delete(outbox).where(outbox.c.game.in_(alone)))
    conn.execute(update(games).where(games.c.id.in_(alone)).values(channel=NOWHERE))
    ratings.forget(conn, person)
    conn.execute(update(tries).where(tries.c.person == person).values(person=None))
    moderation.forget(conn, person)
    conn.execute(delete(people).where(people.c.id == person))
    _blot_out(conn, person)
    mine = _theirs(finished_seats, person)
    conn.execute(update(finished_seats).where(mine).values(thought=None))
    conn.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    conn.execute(update(seats).where(seats.c.added_by == person).values(added_by=None))
    notes.put(conn, FORGOTTEN, forgotten(conn) + 1)


def rehearse(conn: Connection) -> None:
    """Taken back: a first deletion takes ten times as long as the next, for its statements are compiled, and
    nobody is to wait for that."""
    with conn.begin_nested() as taken_back:
        forget(conn, STRANGER)
        taken_back.rollback()


def forgotten(conn: Connection) -> int:
    """How many deletions the file was not compacted after."""
    return int(notes.get(conn, FORGOTTEN) or 0)


def compacted(conn: Connection, after: int) -> None:
    """Whoever was forgotten meanwhile waits for the next time."""
    notes.put(conn, FORGOTTEN, forgotten(conn) - after)


def _blot_out(conn: Connection, person: int) -> None:
    """Where others' rows mention them: in a document the id becomes 0, with a key the whole row goes.

    What was told has lost its document, what was done is not done again, and only a game's own rows speak of
    its players: all of the outbox and all logs read for each deletion would hold everybody else up.
    """
    played = select(seats.c.game).where(seats.c.person == person)
    documents = (
        (outbox.c.payload, IS_PENDING),
        (reminders.c.payload, WAITING),
        (games.c.result, games.c.id.in_(played)),
        (actions.c.result, actions.c.game.in_(played)),
        (noted.c.value, true()),
    )
    for document, where in documents:
        for row, found in _mentions(conn, document, person, where):
            changed = json.loads(_digits(person).sub(NOBODY, dumps(found)))
            conn.execute(update(document.table).where(row).values({document.name: changed}))
    keys = (
        (outbox.c.key, IS_PENDING),
        (outbox.c.coalesce, IS_PENDING),
        (reminders.c.key, WAITING),
        (noted.c.name, true()),
    )
    for key, where in keys:
        for row, _ in _mentions(conn, key, person, where):
            conn.execute(delete(key.table).where(row))


def _mentions(
    conn: Connection, column: Column[Any], person: int, where: ColumnElement[bool]
) -> Iterator[tuple[ColumnElement[bool], Any]]:
    """Each row, as a condition that finds it, with what its column holds."""
    table = column.table
    assert isinstance(table, Table)
    keys = list(table.primary_key.columns)
    like = select(*keys, column).where(type_coerce(column, Text).contains(str(person)), where)
    for *key, found in conn.execute(like).all():
        if _digits(person).search(found if isinstance(found, str) else dumps(found)):
            yield and_(*(one == value for one, value in zip(keys, key, strict=True))), found


def _digits(person: int) -> re.Pattern[str]:
    """The id, and no longer number that contains it."""
    return re.compile(rf"(?<!\d){person}(?!\d)")


def _lobbies(conn: Connection, person: int) -> Sequence[int]:
    joined = select(games.c.id).join(seats, seats.c.game == games.c.id)
    return conn.execute(joined.where(games.c.state == "lobby", seats.c.person == person)).scalars().all()


def _rated(person: int) -> ColumnElement[bool]:
    mine = players.c.id == rated_seats.c.player
    return exists().where(mine, players.c.person == person)


def _theirs(table: Table, person: int) -> ColumnElement[bool]:
    """What a seat did while they were on it."""
    same = (seats.c.game == table.c.game) & (seats.c.seat == table.c.seat)
    return exists().where(same, seats.c.person == person)


def _uncounted(action: dict[str, Any]) -> dict[str, Any]:
    """Without the number of what an undo took back."""
    verb, _, _ = action["text"].partition(" ")
    return action | {"text": verb} if verb == "undo" else action


def _rows(
    conn: Connection, table: Table, where: ColumnElement[bool], but: Sequence[str] = ()
) -> list[dict[str, Any]]:
    order = list(table.primary_key.columns)
    unknown = (*SHARED, *(SECRET if table is actions else ()), *but)
    own = [column for column in table.columns if column.name not in unknown]
    return [dict(row) for row in conn.execute(select(*own).where(where).order_by(*order)).mappings()]
