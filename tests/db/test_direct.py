"""What comes again goes to the driver directly, and means what it meant before, on both databases."""

from typing import Any

import pytest
from sqlalchemy import (
    Connection,
    Float,
    Select,
    bindparam,
    cast,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from db import games, people, schema
from db.database import Database
from tests.db.rows import ANNA, BEN, running

TIMES = 3  # by SQLAlchemy, prepared, and once more


async def answers(database: Database, question: Select[Any], **values: Any) -> list[list[tuple[Any, ...]]]:
    await database.tx(lambda conn: running(conn, ANNA, BEN))

    def ask(conn: Connection) -> list[list[tuple[Any, ...]]]:
        return [[tuple(row) for row in conn.execute(question, values)] for _ in range(TIMES)]

    return await database.read(ask)


@pytest.mark.parametrize("of", [games.GAME, people.PERSON, tuple(schema.seats.c), tuple(schema.outbox.c)])
async def test_flags_and_documents_mean_what_they_meant(database: Database, of: tuple[Any, ...]) -> None:
    first, *again = await answers(database, select(*of))
    assert again == [first] * (TIMES - 1)
    assert [list(map(type, row)) for row in again[0]] == [list(map(type, row)) for row in first]


async def test_a_value_that_the_question_brings_along_stays(database: Database) -> None:
    first, *again = await answers(
        database, select(schema.seats.c.seat).where(schema.seats.c.seat == 1).limit(1)
    )
    assert first == [(1,)]
    assert again == [first] * (TIMES - 1)


async def test_a_number_worked_out_by_the_database_is_what_it_was(database: Database) -> None:
    seat = schema.seats.c.seat
    first, *again = await answers(
        database, select(func.max(func.coalesce(cast(seat, Float), 0.5)), func.sum(seat), func.count())
    )
    assert again == [first] * (TIMES - 1)
    assert [list(map(type, row)) for row in again[-1]] == [list(map(type, row)) for row in first]


async def test_a_list_of_values_is_spelled_out_for_each_question(database: Database) -> None:
    listed = select(schema.seats.c.seat).where(schema.seats.c.seat.in_(bindparam("these", expanding=True)))
    await database.tx(lambda conn: running(conn, ANNA, BEN))

    def ask(conn: Connection) -> list[list[int]]:
        every: tuple[list[int], ...] = ([0], [0, 1], [])
        return [list(conn.execute(listed, {"these": these}).scalars()) for these in every]

    assert [sorted(told) for told in await database.read(ask)] == [[0], [0, 1], []]


async def test_a_column_is_known_by_its_name(database: Database) -> None:
    named = select(schema.seats.c.person, schema.seats.c.seat).order_by(schema.seats.c.seat)
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    for _ in range(TIMES):
        rows = await database.read(lambda conn: conn.execute(named).all())
        assert [(row.person, row.seat) for row in rows] == [(ANNA, 0), (BEN, 1)]


async def test_a_value_that_is_missing_is_an_error_each_time(database: Database) -> None:
    wanting = select(schema.seats.c.seat).where(schema.seats.c.seat == bindparam("seat"))
    for _ in range(TIMES):
        with pytest.raises(StatementError):
            await database.read(lambda conn: conn.execute(wanting))


async def test_what_is_refused_is_sqlalchemys_error_each_time(database: Database) -> None:
    broken = select(text("nothing")).select_from(schema.seats)
    for _ in range(TIMES):
        with pytest.raises(DBAPIError):
            await database.read(lambda conn: conn.execute(broken))


async def test_whoever_listens_hears_every_question(database: Database) -> None:
    asked, question = list[str](), select(schema.seats.c.seat)

    def ask(conn: Connection) -> None:
        conn.execute(question)
        conn.execute(question)
        event.listen(conn, "before_cursor_execute", lambda *said: asked.append(said[2]))
        conn.execute(question)

    await database.read(ask)
    assert len(asked) == 1


async def test_a_question_asked_again_passes_sqlalchemy_by(database: Database) -> None:
    """Or it would be as slow as before."""
    question, passed = select(schema.seats.c.seat), list[bool]()

    def ask(conn: Connection) -> None:
        for _ in range(TIMES):
            found = conn.execute(question)
            passed.append(not hasattr(found, "cursor"))

    await database.read(ask)
    assert passed == [False, True, True]


async def test_what_was_asked_is_forgotten_with_the_question(database: Database) -> None:
    def ask(conn: Connection) -> int:
        before = len(conn._known)  # type: ignore[attr-defined]
        for number in range(TIMES):
            conn.execute(select(schema.seats.c.seat).where(schema.seats.c.seat == number))
        return len(conn._known) - before  # type: ignore[attr-defined]

    assert await database.read(ask) <= 1


@pytest.mark.parametrize("rows", [1, 2])
async def test_what_is_written_again_is_kept_as_before(database: Database, *, rows: int) -> None:
    put, notes = insert(schema.notes), schema.notes.c

    def write(conn: Connection) -> list[Any]:
        for time in range(TIMES):
            conn.execute(put, [{"name": f"{time}{row}", "value": {"of": row}} for row in range(rows)])
        return [tuple(row) for row in conn.execute(select(notes.name, notes.value).order_by(notes.name))]

    expected = [(f"{time}{row}", {"of": row}) for time in range(TIMES) for row in range(rows)]
    assert await database.tx(write) == expected


async def test_other_columns_are_another_statement(database: Database) -> None:
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    change = update(schema.seats).where(schema.seats.c.seat == bindparam("of"))

    def write(conn: Connection) -> list[Any]:
        for number in range(TIMES):
            conn.execute(change, {"of": 0, "reminded": number})
            conn.execute(change, {"of": 1, "away_used": number})
        both = select(schema.seats.c.reminded, schema.seats.c.away_used).order_by(schema.seats.c.seat)
        return [tuple(row) for row in conn.execute(both)]

    assert await database.tx(write) == [(TIMES - 1, 0), (0, TIMES - 1)]


async def test_how_many_rows_have_changed_is_told_each_time(database: Database) -> None:
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    change = update(schema.seats).values(reminded=1).where(schema.seats.c.seat >= bindparam("of"))

    def write(conn: Connection) -> list[int]:
        return [conn.execute(change, {"of": of}).rowcount for of in (0, 1, 2, 0)]

    assert await database.tx(write) == [2, 1, 0, 2]


async def test_what_cannot_be_written_is_sqlalchemys_error_and_tells_no_values(database: Database) -> None:
    put = insert(schema.notes)

    def write(conn: Connection) -> None:
        for _ in range(2):
            conn.execute(put, {"name": "again", "value": "secret"})

    for _ in range(TIMES):
        with pytest.raises(IntegrityError) as failed:
            await database.tx(write)
        assert "secret" not in str(failed.value)


async def test_what_gives_rows_back_gives_them_each_time(database: Database) -> None:
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    change = update(schema.seats).values(reminded=1).returning(schema.seats.c.seat)

    def write(conn: Connection) -> list[list[int]]:
        return [sorted(conn.execute(change).scalars()) for _ in range(TIMES)]

    assert await database.tx(write) == [[0, 1]] * TIMES
