"""One person's data: all of it to take away, and all of it gone."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
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
    select,
    type_coerce,
    update,
)

from db import seats as seating
from db.columns import dumps
from db.schema import actions, games, invitations, notes, outbox, people, picks, reminders, seats, votes

SHARED = ("payload", "result")
SECRET = ("seq", "digest")  # of an action: both would count what others do in secret
NOBODY = "0"  # stands in payloads where the id of a person was


def export(conn: Connection, person: int) -> Mapping[str, Any]:
    """Everything that is kept of this person; without the documents in which others may be named."""
    return {
        "settings": _rows(conn, people, people.c.id == person),
        "opened": [row["id"] for row in _rows(conn, games, games.c.opener == person)],
        "seats": _rows(conn, seats, seats.c.person == person),
        "picks": _rows(conn, picks, _theirs(picks, person)),
        "votes": _rows(conn, votes, _theirs(votes, person)),
        "actions": [_uncounted(row) for row in _rows(conn, actions, _theirs(actions, person))],
        "invitations": _rows(conn, invitations, invitations.c.person == person),
        "reminders": _rows(conn, reminders, reminders.c.person == person),
        "messages": _rows(conn, outbox, outbox.c.audience == person),
    }


def forget(conn: Connection, person: int) -> None:
    """Their games go on with a former player. `Database.compact` afterwards, so that the bytes go too."""
    for game in _lobbies(conn, person):
        seating.leave(conn, game, person)
    conn.execute(update(games).where(games.c.opener == person).values(opener=None))
    conn.execute(delete(invitations).where(invitations.c.person == person))
    conn.execute(delete(reminders).where(reminders.c.person == person))
    conn.execute(delete(outbox).where((outbox.c.audience == person) | (outbox.c.channel == person)))
    conn.execute(delete(people).where(people.c.id == person))
    _blot_out(conn, person)
    conn.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))


def _blot_out(conn: Connection, person: int) -> None:
    """Where others' rows mention them: in a document the id becomes 0, with a key the whole row goes."""
    for document in (outbox.c.payload, reminders.c.payload, games.c.result, actions.c.result, notes.c.value):
        for row, found in _mentions(conn, document, person):
            changed = json.loads(_digits(person).sub(NOBODY, dumps(found)))
            conn.execute(update(document.table).where(row).values({document.name: changed}))
    for key in (outbox.c.key, outbox.c.coalesce, reminders.c.key, notes.c.name):
        for row, _ in _mentions(conn, key, person):
            conn.execute(delete(key.table).where(row))


def _mentions(
    conn: Connection, column: Column[Any], person: int
) -> Iterator[tuple[ColumnElement[bool], Any]]:
    """Each row, as a condition that finds it, with what its column holds."""
    table = column.table
    assert isinstance(table, Table)
    keys = list(table.primary_key.columns)
    like = select(*keys, column).where(type_coerce(column, Text).contains(str(person)))
    for *key, found in conn.execute(like).all():
        if _digits(person).search(found if isinstance(found, str) else dumps(found)):
            yield and_(*(one == value for one, value in zip(keys, key, strict=True))), found


def _digits(person: int) -> re.Pattern[str]:
    """The id, and no longer number that contains it."""
    return re.compile(rf"(?<!\d){person}(?!\d)")


def _lobbies(conn: Connection, person: int) -> Sequence[int]:
    joined = select(games.c.id).join(seats, seats.c.game == games.c.id)
    return conn.execute(joined.where(games.c.state == "lobby", seats.c.person == person)).scalars().all()


def _theirs(table: Table, person: int) -> ColumnElement[bool]:
    """What a seat did while they were on it."""
    same = (seats.c.game == table.c.game) & (seats.c.seat == table.c.seat)
    return exists().where(same, seats.c.person == person)


def _uncounted(action: dict[str, Any]) -> dict[str, Any]:
    """Without the number of what an undo took back."""
    verb, _, _ = action["text"].partition(" ")
    return action | {"text": verb} if verb == "undo" else action


def _rows(conn: Connection, table: Table, where: ColumnElement[bool]) -> list[dict[str, Any]]:
    order = list(table.primary_key.columns)
    unknown = (*SHARED, *(SECRET if table is actions else ()))
    own = [column for column in table.columns if column.name not in unknown]
    return [dict(row) for row in conn.execute(select(*own).where(where).order_by(*order)).mappings()]
