"""What every kind of post needs: the table it is about, the channel it goes to, and to be there once."""

import asyncio
from collections.abc import Callable
from hashlib import blake2b

import aiohttp
import discord

from bot.layout import sending
from bot.panels import Panel
from bot.pictures import Pictures
from bot.table import Table
from bot.tables import Tables
from db.database import Connection
from db.outbox import Row

LOOKED_AT = 50  # own messages in which a lost one is looked for
NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)


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

    async def post(self, channel: discord.abc.Messageable, row: Row, panel: Panel) -> int:
        """Once: by the nonce for a few minutes, by the marker after that."""
        if row.attempts > 1:
            found = await self._find(channel, marker(row.key))
            if found is not None:
                return found
        sent = await channel.send(**sending(panel), nonce=row.nonce)
        return sent.id

    async def _find(self, channel: discord.abc.Messageable, mark: int) -> int | None:
        assert self.client.user is not None
        async for message in channel.history(limit=LOOKED_AT):
            marks = [one.id for one in message.components if isinstance(one, discord.Container)]
            if message.author.id == self.client.user.id and mark in marks:
                return message.id
        return None

    def channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def table(self, row: Row) -> Table:
        assert row.game is not None
        return await self.tables.get(row.game)
