"""Places that are closed to the bot, and what it does meanwhile."""

import asyncio
import random
from collections.abc import Callable

from sqlalchemy import select

from db import schema
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.patience import PATIENCE
from tests.stories.running_bot import Bot, Gathering

POST = "POST /channels/{channel_id}/messages"


async def closed(game: Gathering, deny: int) -> int:
    """The channel is closed to the bot in this way; the game's thread in it."""
    table = await game.table()
    bot_id = game.bot.sandbox.world.bot_id
    await game.people.control("overwrite", channel=table.channel, target=bot_id, deny=deny)
    return await game.thread()


async def paused(game: Gathering, wanted: bool = True) -> bool:
    """Until it is so."""
    async with asyncio.timeout(PATIENCE):
        while (await game.table()).paused is not wanted:
            await game.people.info()
    return True


async def by_notation_in(game: Gathering, person: Person, where: str | int) -> Shown:
    """A move, typed elsewhere than in the game's thread."""
    person.go(where)
    moves = await person.complete("/play", "move")
    shown = await person.slash("/play", move=random.Random(1).choice(moves)["value"])
    assert isinstance(shown, Shown)
    return shown


async def turn_in(game: Gathering, where: str | int) -> Shown:
    """A whole turn, typed elsewhere than in the game's thread: only its end needs a new post."""
    waiting = (await game.table()).waiting
    while (await game.table()).waiting == waiting:
        shown = await by_notation_in(game, await game.acting(), where)
    return shown


async def until(look: Callable[[], bool], people: People) -> None:
    async with asyncio.timeout(PATIENCE):
        while not look():
            await people.info()


async def until_held(bot: Bot) -> None:
    """What was refused waits for its next try."""
    claimed = select(schema.outbox.c.id).where(schema.IS_PENDING, schema.outbox.c.claimed_by.is_not(None))
    async with asyncio.timeout(PATIENCE):
        while await bot.tables.db.read(lambda conn: conn.execute(claimed).all()):
            await asyncio.sleep(0)
