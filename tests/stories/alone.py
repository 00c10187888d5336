"""One person alone with computers, in her direct messages."""

import asyncio

from engines.core import Seat
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.model import Table
from tests.patience import PATIENCE
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, Gathering

OF_ANA = Seat(0)


async def begins(bot: Bot, people: People, ana: Person, line: str, **options: object) -> Gathering:
    """From one command on she plays, in her direct messages."""
    shown = await asked(ana, f"/solo {line}", **options)
    await bot.told()
    (table,) = [one for one in await bot.tables.of(ana.id) if f"table {one.id}," in shown.text]
    game = Gathering(bot, people, table.id, (ana,))
    channel = await game.thread()
    await ana.until(lambda: channel if channel in ana.channels else None, "her direct messages")
    ana.go(channel)
    await her_turn(game)
    await game.settled()
    return game


async def her_turn(game: Gathering) -> Table:
    """Computers have done what they do without her."""
    async with asyncio.timeout(PATIENCE):
        while (table := await game.table()).state == "running" and OF_ANA not in table.waiting:
            await asyncio.sleep(0.005)
    return table


async def boards(game: Gathering) -> list[Shown]:
    return [one for one in await game.posts() if one.button("▶ My turn") or one.button("Rematch")]
