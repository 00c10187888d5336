"""What is asked at every move and every second looks at the rows it needs, however many there are."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event

from db import finished, games, log, outbox, people, ratings, seats, timers, waits
from db.schema import metadata
from db.sqlite import SQLite
from tests.db.rows import ANNA, BEN, GUILD, NOON, action, due, message, running

WHOLE = {f"SCAN {table}" for table in metadata.tables}
QUESTIONS: dict[str, Callable[[Connection], object]] = {
    "append": lambda conn: log.append(conn, action(1, 1)),
    "answered": lambda conn: log.answered(conn, "press"),
    "entries": lambda conn: log.entries(conn, 1, after=5),
    "put": lambda conn: outbox.put(conn, [message("a", coalesce="board")], NOON),
    "claim": lambda conn: outbox.claim(conn, "bot", NOON, 1, 10),
    "health": outbox.health,
    "newest_and_sent": lambda conn: outbox.newest_and_sent(conn, "board"),
    "newest_sent": lambda conn: outbox.newest_sent(conn, "board"),
    "due": lambda conn: timers.due(conn, NOON),
    "plan": lambda conn: timers.plan(conn, [due("b")]),
    "of_game": lambda conn: timers.of_game(conn, 1),
    "drop": lambda conn: timers.drop(conn, "b"),
    "count": lambda conn: outbox.count(conn, 1, "asked"),
    "last_posted": lambda conn: outbox.last_posted(conn, 1, 70),
    "cancel": lambda conn: timers.cancel(conn, 1, seat=0),
    "seats": lambda conn: seats.of(conn, 1),
    "people": lambda conn: people.of_game(conn, 1),
    "waits": lambda conn: waits.of_game(conn, 1),
    "waits_of_person": lambda conn: waits.of_person(conn, ANNA),
    "begin": lambda conn: waits.change(conn, 1, {0: NOON}),
    "of_seat": lambda conn: timers.of_seat(conn, 1, 0),
    "postpone": lambda conn: timers.postpone(conn, due("b"), NOON),
    "in_thread": lambda conn: games.in_thread(conn, 1),
    "unfinished_of": lambda conn: games.unfinished_of(conn, ANNA),
    "running_with": lambda conn: games.running_with(conn, ANNA),
    "over_with": lambda conn: games.over_with(conn, ANNA),
    "count_unfinished": lambda conn: games.count_unfinished(conn, GUILD, ANNA),
    "sat": lambda conn: finished.sat(conn, ANNA, 500, by_others=True),
    "thought": lambda conn: finished.thought(conn, ANNA, [1]),
    "rated": lambda conn: finished.rated(conn, ANNA, "firebulls", "two", 200),
    "skill_before": lambda conn: finished.skill_before(conn, ANNA, "firebulls", "two", NOON, 1),
    "ranked": lambda conn: ratings.ranked(conn, "firebulls", "two", 10, 0, 10),
    "standing": lambda conn: ratings.standing(conn, "firebulls", "two", 10, ANNA),
    "counts": lambda conn: finished.counts(conn, "firebulls"),
    "guests": lambda conn: finished.guests(conn, GUILD, "people", NOON, 500),
    "unfinished": lambda conn: games.unfinished(conn),
    "kinds_unfinished": games.kinds_unfinished,
    "unfinished_by": lambda conn: games.unfinished_by(conn, "firebulls", 1),
}
# Asked every few seconds by each process: of any number of running tables few wait, few stand still.
FEW: dict[str, tuple[str, Callable[[Connection], object]]] = {
    "next_due": ("ix_reminders_kind (kind=?", lambda conn: timers.next_due(conn, "think")),
    "of_kind": ("ix_reminders_kind (kind=?", lambda conn: timers.of_kind(conn, "think")),
    "overdue": ("ix_reminders_kind (kind=?", lambda conn: timers.overdue(conn, NOON, of="think")),
    "claim": ("ix_reminders_kind (kind=?", lambda conn: timers.claim(conn, "think", "me", NOON, 1, 1)),
    "guilds_paused": ("ix_games_paused", games.guilds_paused),
    "paused": ("ix_games_paused", lambda conn: games.paused(conn, GUILD)),
}


async def plan_of(sqlite: SQLite, question: Callable[[Connection], object]) -> list[str]:
    asked: list[tuple[str, object]] = []

    def plans(conn: Connection) -> list[str]:
        event.listen(conn, "before_cursor_execute", lambda *said: asked.append((said[2], said[3])))
        question(conn)
        statements = [one for one in asked if not one[0].startswith("INSERT")]
        rows = [conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in statements]  # type: ignore[arg-type]
        return [str(row[3]) for found in rows for row in found]

    await sqlite.tx(lambda conn: running(conn, ANNA, BEN))
    found = await sqlite.tx(plans)
    assert asked
    return found


@pytest.mark.parametrize("name", QUESTIONS)
async def test_no_question_reads_a_whole_table(sqlite: SQLite, name: str) -> None:
    assert [step for step in await plan_of(sqlite, QUESTIONS[name]) if step in WHOLE] == []


@pytest.mark.parametrize("name", FEW)
async def test_what_few_rows_are_is_found_among_any_number(sqlite: SQLite, name: str) -> None:
    index, question = FEW[name]
    steps = await plan_of(sqlite, question)
    assert [index for step in steps if f"INDEX {index}" in step] == [index], steps
