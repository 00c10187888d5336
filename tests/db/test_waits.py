"""Whom a game waits for: since when, how often reminded, and how much leave is used."""

from db import games, seats, waits
from db.database import Database
from tests.db.rows import ANNA, BEN, CLEO, HOUR, NOON, lobby, running


async def test_reminders_are_counted_in_one_wait(database: Database) -> None:
    number = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: waits.change(conn, number, {0: NOON}))
    await database.tx(lambda conn: waits.remind(conn, number, 0, 2))
    found = await database.read(lambda conn: waits.of_game(conn, number))
    assert [(one.since, one.reminded) for one in found] == [(NOON, 2), (None, 0)]
    await database.tx(lambda conn: waits.change(conn, number, {0: NOON + HOUR}))
    found = await database.read(lambda conn: waits.of_game(conn, number))
    assert [(one.since, one.reminded) for one in found] == [(NOON + HOUR, 0), (None, 0)]


async def test_only_who_is_waited_for_is_found_alone(database: Database) -> None:
    number = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: waits.change(conn, number, {1: NOON}))
    assert await database.read(lambda conn: waits.one(conn, number, 0)) is None
    found = await database.read(lambda conn: waits.one(conn, number, 1))
    assert found is not None
    assert (found.person, found.since, found.pace, found.thread) == (BEN, NOON, "daily", None)
    await database.tx(lambda conn: waits.change(conn, number, {1: None}))
    assert await database.read(lambda conn: waits.one(conn, number, 1)) is None


async def test_leave_is_spent_and_given_back(database: Database) -> None:
    number = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: waits.spend(conn, number, 1, HOUR))
    await database.tx(lambda conn: waits.spend(conn, number, 1, -HOUR // 4))
    found = await database.read(lambda conn: waits.of_game(conn, number))
    assert [one.away_used for one in found] == [0, 3 * HOUR // 4]


async def test_a_person_is_waited_for_where_they_sit_the_most_urgent_first(database: Database) -> None:
    first = await database.tx(lambda conn: running(conn, ANNA, BEN, key="1"))
    second = await database.tx(lambda conn: running(conn, ANNA, CLEO, key="2"))
    third = await database.tx(lambda conn: running(conn, BEN, ANNA, key="3"))
    over = await database.tx(lambda conn: running(conn, ANNA, key="4"))
    before = await database.tx(lambda conn: lobby(conn, ANNA, key="5"))
    for game, seat, at in ((first, 0, 2), (second, 0, 1), (third, 1, 3), (over, 0, 0), (before, 0, 0)):
        since = {seat: NOON + at}
        await database.tx(lambda conn, game=game, since=since: waits.change(conn, game, since))  # type: ignore[misc]
    await database.tx(lambda conn: waits.remind(conn, third, 1, 1))
    await database.tx(lambda conn: games.end(conn, over, NOON, {}))
    found = await database.read(lambda conn: waits.of_person(conn, ANNA))
    assert [one.game for one in found] == [third, second, first]
    await database.tx(lambda conn: seats.left(conn, second, 0, NOON))
    found = await database.read(lambda conn: waits.of_person(conn, ANNA))
    assert [one.game for one in found] == [third, first]
