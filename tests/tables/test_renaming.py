"""A new name appears with what all can notice, so that it tells of nothing in secret."""

from dataclasses import replace

from tables.service import Tables
from tests.bot.playing import guard, kindle
from tests.bot.seated import ANA, BEN, press, running


async def names(tables: Tables, game: int) -> list[str]:
    return [one.name for one in (await tables.get(game)).sitters]


async def test_an_order_in_secret_brings_no_new_name(tables: Tables) -> None:
    game = await running(tables)
    await tables.act(replace(press(BEN), name="Beau"), game, None, guard)
    assert await names(tables, game) == ["Ana", "Ben"]
    await tables.undo(replace(press(BEN), name="Beau"), game)
    assert await names(tables, game) == ["Ana", "Ben"]
    await tables.act(press(ANA), game, None, kindle)
    assert await names(tables, game) == ["Ana", "Ben"]
    await tables.act(replace(press(BEN), name="Beau"), game, None, kindle)
    assert await names(tables, game) == ["Ana", "Beau"]
