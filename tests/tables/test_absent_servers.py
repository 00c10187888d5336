"""A server that has removed the bot is forgotten after a month; one that comes back before has everything."""

import pytest

from db import games
from db.database import Database
from tables import absent_servers, moderating
from tables.absent_servers import FORGOTTEN_AFTER
from tables.moderating import Barring
from tables.pace import DAY
from tables.service import Tables
from tests.bot.seated import (
    ANA,
    BEN,
    CHLOE,
    GUILD,
    RULES,
    Clock,
    press,
    running,
    told,
    wish,
)
from tests.tables.against import usual
from tests.tables.only_reads import OnlyReads

PRIVATE = ("turn", "over", "remind", "paused")  # to one person, wherever they are


@pytest.fixture
async def tables(kept: Database, clock: Clock) -> Tables:
    """With something settled in the server, a lobby, a game, and somebody who is kept from tables."""
    made = Tables(kept, clock, RULES)
    await made.set_server(press(ANA), "pace", "slow")
    await made.moderate(press(ANA), Barring(CHLOE, 30))
    return made


async def swept(tables: Tables, clock: Clock, ms: int) -> None:
    clock.now += ms
    await tables.sweep()


async def test_before_a_month_is_over_everything_is_still_there(tables: Tables, clock: Clock) -> None:
    await tables.tx(absent_servers.left, GUILD)
    await swept(tables, clock, FORGOTTEN_AFTER - 1)
    server = await tables.server(GUILD)
    assert (server.pace, server.left_at) == ("slow", clock.now - FORGOTTEN_AFTER + 1)
    await tables.tx(absent_servers.returned, GUILD)
    await swept(tables, clock, FORGOTTEN_AFTER)
    server = await tables.server(GUILD)
    assert (server.pace, server.left_at) == ("slow", None)
    assert len(await tables.read(moderating.newest, GUILD)) == 1


async def test_after_a_month_settings_lobbies_and_measures_are_gone_and_the_game_stays(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables)
    await tables.tx(absent_servers.left, GUILD)
    await swept(tables, clock, FORGOTTEN_AFTER - DAY - 1)
    lobby = (await tables.open(press(BEN), wish())).id
    await swept(tables, clock, DAY + 1)
    server = await tables.server(GUILD)
    assert (server.pace, server.left_at) == (None, None)
    assert await tables.read(moderating.newest, GUILD) == ()
    assert await tables.read(moderating.barred, GUILD, CHLOE) is None
    assert (await tables.get(lobby)).state == "expired"
    table = await tables.get(game)
    assert (table.state, table.paused) == ("running", True)
    assert not [one for one in await told(tables) if one not in PRIVATE]
    assert [one.id for one in await tables.of(ANA)] == [game]


async def test_a_game_of_a_server_that_was_forgotten_goes_on_when_it_lets_the_bot_in_again(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables)
    await tables.tx(absent_servers.left, GUILD)
    await swept(tables, clock, FORGOTTEN_AFTER)
    await told(tables)
    await tables.tx(absent_servers.returned, GUILD)
    assert await told(tables) == ["board"]
    await usual(tables, game, ANA)


async def test_who_leaves_comes_back_and_leaves_again_has_a_month_from_then(
    tables: Tables, clock: Clock
) -> None:
    await tables.tx(absent_servers.left, GUILD)
    await swept(tables, clock, 20 * DAY)
    await tables.tx(absent_servers.returned, GUILD)
    await swept(tables, clock, DAY)
    await tables.tx(absent_servers.left, GUILD)
    await tables.tx(absent_servers.left, GUILD)
    await swept(tables, clock, FORGOTTEN_AFTER - 1)
    assert (await tables.server(GUILD)).pace == "slow"
    await swept(tables, clock, 1)
    assert (await tables.server(GUILD)).pace is None


async def test_what_happened_while_nobody_listened_is_seen_at_the_next_start(
    tables: Tables, clock: Clock
) -> None:
    """A game is enough to know a server by; of what other processes hear nothing is said."""
    await tables.open(press(BEN, guild=GUILD + 1), wish())
    both = {GUILD, GUILD + 1}
    await absent_servers.compare(tables, frozenset(), lambda _: False)
    assert [(await tables.server(one)).left_at for one in sorted(both)] == [None, None]
    await absent_servers.compare(tables, {GUILD + 1}, lambda _: True)
    assert (await tables.server(GUILD)).left_at == clock.now
    await absent_servers.compare(tables, frozenset(), lambda _: True)
    assert (await tables.server(GUILD + 1)).left_at == clock.now
    await absent_servers.compare(tables, both, lambda _: True)
    assert [(await tables.server(one)).left_at for one in sorted(both)] == [None, None]


async def test_where_nothing_has_moved_nothing_is_written(tables: Tables) -> None:
    """All tables are read to know it: whoever writes, too, collides with who moves meanwhile."""
    await absent_servers.compare(OnlyReads(tables), {GUILD}, lambda _: True)


async def test_games_in_direct_messages_are_of_no_server(tables: Tables) -> None:
    await absent_servers.compare(tables, {GUILD}, lambda _: True)
    assert (await tables.server(games.NO_GUILD)).left_at is None
