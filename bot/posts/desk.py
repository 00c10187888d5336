"""What every kind of post needs: the table it is about, the channel it goes to, and to be there once."""

import asyncio
from collections.abc import Callable
from hashlib import blake2b

import aiohttp
import discord
import structlog

from bot.layout import sending
from bot.panels import Panel
from bot.pictures import Pictures
from bot.table import Table
from bot.tables import Tables
from db.database import Connection
from db.outbox import Row

LOOKED_AT = 50  # own messages in which a lost one is looked for
Place = discord.DMChannel | discord.PartialMessageable
NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)

log = structlog.get_logger()


def marker(key: str) -> int:
    """The id of the container, by which a message that was sent and forgotten is known again."""
    return (1 << 30) + (
        int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") & ((1 << 30) - 1)
    )


class Desk:
    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures

    async def settle(self, work: Callable[[Connection], None]) -> None:
        await self.tables.db.tx(work)

    async def post(self, channel: Place, row: Row, panel: Panel, *, silent: bool = False) -> int:
        """Once: by the nonce for a few minutes, by the marker after that. `silent`: nobody's phone rings."""
        found = await self.lost(channel, row)
        if found is not None:
            return found
        sent = await channel.send(**sending(panel), nonce=row.nonce, silent=silent)
        return sent.id

    async def lost(self, channel: Place, row: Row) -> int | None:
        """What an earlier try of this row has sent, if there was one."""
        assert self.client.user is not None
        if row.attempts == 1:
            return None
        mark = marker(row.key)
        async for message in channel.history(limit=LOOKED_AT):
            marks = [one.id for one in message.components if isinstance(one, discord.Container)]
            if message.author.id == self.client.user.id and mark in marks:
                return message.id
        return None

    async def remove(self, channel: Place, message: int) -> None:
        try:
            await channel.get_partial_message(message).delete()
        except discord.NotFound:
            log.info("message was gone", message=message)

    def channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def table(self, row: Row) -> Table:
        assert row.game is not None
        return await self.tables.get(row.game)
