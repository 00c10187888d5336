"""What is kept at hand and what is not, the next table, and notices that were never there."""

import pytest

from engines.core import Action, Seat
from tables import plays, store
from tables.model import Table
from tables.pace import DAY
from tables.service import Tables
from tests.bot.seated import ANA, BEN, Clock, press, running, told, wish


def first(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


async def begun(tables: Tables) -> int:
    table = await tables.open(press(ANA), wish())
    return (await tables.join(press(BEN), table.id)).id


async def acted(tables: Tables, game: int) -> Table:
    """The one whom it waits for does the first thing that is legal."""
    table = await tables.get(game)
    person = table.person_on(table.waiting[0])
    assert person is not None
    return await tables.act(press(person), game, None, first)


async def test_a_game_that_is_no_longer_at_hand_is_read_from_its_log(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plays, "AT_HAND", 3)
    games = [await begun(tables) for _ in range(3)]
    last = {game: await acted(tables, game) for game in games for _ in range(3)}
    at_hand = [game for game in games[::-1] if (await tables.get(game)).play is last[game].play]
    assert at_hand == games[-1:]
    for game in games:
        read = (await tables.get(game)).running
        assert (read.version, read.state) == (3, last[game].running.state)


async def test_the_next_table_is_the_one_that_has_waited_longest(tables: Tables, clock: Clock) -> None:
    games = []
    for _ in range(3):
        clock.now += 1_000
        games.append(await begun(tables))
    waiting = (await tables.get(games[0])).waiting[0]
    person = (ANA, BEN)[waiting]
    mine = [game for game in games if (await tables.get(game)).waiting == (waiting,)]
    assert [await tables.read(store.next_of, person, but) for but in mine[:2]] == [mine[1], mine[0]]
    assert await tables.read(store.next_of, 99, mine[0]) is None


async def test_a_notice_is_only_taken_away_where_there_is_one(tables: Tables) -> None:
    for person in (ANA, BEN):
        await tables.settings(press(person), dm=False)
    game = await running(tables)
    await told(tables)
    await acted(tables, game)
    assert "over" not in await told(tables)
    for person in (ANA, BEN):
        await tables.settings(press(person), dm=True)
    kinds = [kind for _ in range(4) for kind in [*await _told_after(tables, game)]]
    assert kinds.count("turn") - kinds.count("over") in (0, 1)
    assert "over" in kinds


async def _told_after(tables: Tables, game: int) -> list[str]:
    await acted(tables, game)
    return await told(tables)


async def test_what_a_move_gives_back_is_what_is_kept(tables: Tables, clock: Clock) -> None:
    game, moves = await running(tables), 0
    while (await tables.get(game)).waiting:
        clock.now += DAY + 1
        await tables.sweep()
        assert any(one.reminded for one in (await tables.get(game)).sitters)
        after, moves = await acted(tables, game), moves + 1
        assert after == await tables.get(game)
    assert moves > 3
