"""A game that cannot be read is alone in it: all others of the same people go on."""

import pytest
from sqlalchemy import delete, update
from structlog.testing import capture_logs

from db import games, schema, timers
from db.database import Connection
from tables import lobby, overdue, sweep
from tables.service import Tables
from tables.timers import LOBBY, Departure
from tests.bot.playing import kindle, refused
from tests.bot.seated import ANA, BEN, CHLOE, THREAD, Clock, press, running, told, wish

HOUR = 3_600_000


def newer_rules(conn: Connection, game: int) -> None:
    conn.execute(update(schema.games).where(schema.games.c.id == game).values(rules_version=99))


def diverged(conn: Connection, game: int) -> None:
    mine = schema.actions.c.game == game
    conn.execute(update(schema.actions).where(mine).values(digest="0" * 32))


def spelled_wrong(conn: Connection, game: int) -> None:
    conn.execute(update(schema.actions).where(schema.actions.c.game == game).values(text="juggle 3"))


def player_missing(conn: Connection, game: int) -> None:
    last = (schema.seats.c.game == game) & (schema.seats.c.seat == 1)
    conn.execute(delete(schema.seats).where(last))


def of_a_game_that_is_not_here(conn: Connection, game: int) -> None:
    conn.execute(update(schema.games).where(schema.games.c.id == game).values(rules="poker"))


BROKEN = [newer_rules, diverged, spelled_wrong, player_missing, of_a_game_that_is_not_here]


async def beside(tables: Tables, broken: object) -> tuple[int, int]:
    """Two games of Ana and Ben: one that can be read, one that cannot."""
    good = await running(tables)
    bad = (await tables.open(press(ANA), wish())).id
    await tables.join(press(BEN), bad)
    await tables.act(press(ANA), bad, None, kindle)
    await tables.tx(lobby.thread_made, bad, THREAD + 1)
    await tables.db.tx(lambda conn: broken(conn, bad))  # type: ignore[operator]  # one of those above
    tables.plays = type(tables.plays)()
    return good, bad


async def mended(tables: Tables, bad: int) -> None:
    await tables.db.tx(
        lambda conn: conn.execute(
            update(schema.games).where(schema.games.c.id == bad).values(rules_version=1)
        )
    )


@pytest.mark.parametrize("broken", BROKEN)
async def test_whoever_plays_in_it_plays_everywhere_else(
    tables: Tables, clock: Clock, broken: object
) -> None:
    good, bad = await beside(tables, broken)
    with capture_logs() as logs:
        assert [table.id for table in await tables.of(ANA)] == [good]
    assert [line["game"] for line in logs if line["log_level"] == "error"] == [bad]
    assert await refused(tables.get(bad)) == "refused-unreadable"
    assert await refused(tables.act(press(BEN), bad, None, kindle)) == "refused-unreadable"
    await tables.act(press(ANA), good, None, kindle)
    await tables.away(press(BEN), clock.now + HOUR)
    assert set(await tables.read(overdue.leave_left, BEN)) >= {good}
    await sweep.plan_missing(tables)
    clock.now += 24 * HOUR + HOUR
    await tables.sweep()
    assert "remind" in await told(tables)
    await tables.forget(press(ANA))
    assert await tables.of(ANA) == []
    assert [one.person for one in (await tables.get(good)).sitters] == [None, BEN]
    await closed(tables, bad)


async def closed(tables: Tables, bad: int) -> None:
    """So that all that is kept can be read at the end."""
    for table in (schema.actions, schema.picks, schema.reminders, schema.outbox, schema.seats, schema.seeds):
        await tables.db.tx(
            lambda conn, table=table: conn.execute(delete(table).where(table.c.game == bad))  # type: ignore[misc]
        )
    await tables.db.tx(lambda conn: conn.execute(delete(schema.games).where(schema.games.c.id == bad)))


async def test_who_has_left_a_game_that_could_not_be_read_is_out_of_it_when_it_can(
    tables: Tables, clock: Clock
) -> None:
    _, bad = await beside(tables, newer_rules)
    await tables.forget(press(BEN))
    await tables.sweep()
    (waiting,) = [
        one
        for one in await tables.db.read(lambda conn: timers.of_game(conn, bad))
        if one.kind == Departure.kind
    ]
    assert waiting.due_at > clock.now
    await mended(tables, bad)
    clock.now = waiting.due_at
    await tables.sweep()
    table = await tables.get(bad)
    assert (table.state, table.playing) == ("ended", (0,))


async def test_of_a_lobby_of_a_game_that_is_not_here_its_people_are_free(
    tables: Tables, clock: Clock
) -> None:
    """It closes with its last person, or when its time has come."""
    left, waits = [(await tables.open(press(ANA), wish())).id for _ in range(2)]
    await tables.tx(lobby.join, press(BEN), (await tables.open(press(CHLOE), wish(seats=3))).id)
    for game in (left, waits):
        await tables.db.tx(lambda conn, game=game: of_a_game_that_is_not_here(conn, game))  # type: ignore[misc]
    assert await refused(tables.get(left, press(ANA))) == "refused-unreadable"
    assert await refused(tables.get(left, press(BEN))) == "refused-no-game", "they learn nothing of it"
    assert await tables.of(ANA) == []
    await tables.forget(press(ANA))
    assert await tables.db.read(lambda conn: games.unfinished_of(conn, ANA)) == ()
    states = [await tables.db.read(lambda conn, game=game: games.get(conn, game)) for game in (left, waits)]  # type: ignore[misc]
    assert [row.state for row in states if row] == ["expired", "expired"]
    for game in (left, waits):
        await closed(tables, game)


async def test_a_lobby_that_cannot_be_read_ends_as_all_do(tables: Tables, clock: Clock) -> None:
    game = (await tables.open(press(ANA), wish())).id
    await tables.db.tx(lambda conn: of_a_game_that_is_not_here(conn, game))
    clock.now += LOBBY
    await tables.sweep()
    row = await tables.db.read(lambda conn: games.get(conn, game))
    assert row is not None
    assert row.state == "expired"
    await closed(tables, game)


async def test_a_lobby_beside_it_is_left_as_well(tables: Tables) -> None:
    _, bad = await beside(tables, newer_rules)
    lobby = (await tables.open(press(CHLOE), wish(seats=3))).id
    await tables.join(press(BEN), lobby)
    await tables.forget(press(BEN))
    assert (await tables.get(lobby)).seat_of(BEN) is None
    await mended(tables, bad)
