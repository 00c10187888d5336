"""What every kind of post needs: the table it is about, the channel it goes to, and to be there once."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import blake2b
from typing import TypeAlias

import aiohttp
import discord

from bot.layout import editing, sending
from bot.panels import Panel
from bot.pictures import Pictures
from bot.table import Table
from bot.tables import Tables
from db.database import Connection
from db.outbox import Row

LOOKED_AT = 50  # own messages in which a lost one is looked for
NO_PICTURE = (40005, 50013)  # too large; missing permissions
Place: TypeAlias = discord.PartialMessageable | discord.DMChannel
NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)


def marker(key: str) -> int:
    """The id of the container, by which a message that was sent and forgotten is known again."""
    return (1 << 30) + (
        int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") & ((1 << 30) - 1)
    )


async def drawn_or_told(panel: Panel, act: Callable[[Panel], Awaitable[discord.Message]]) -> discord.Message:
    """In words where a picture is too large, or we may not attach any."""
    try:
        return await act(panel)
    except discord.HTTPException as refused:
        if panel.picture is None or refused.code not in NO_PICTURE:
            raise
        return await act(replace(panel, picture=None, texts=(*panel.texts, panel.picture.alt)))


class Desk:
    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures

    async def settle(self, work: Callable[[Connection], None]) -> None:
        await self.tables.db.tx(work)

    async def post(self, channel: Place, row: Row, panel: Panel) -> int:
        """Once: by the nonce for a few minutes, by the marker after that. What an earlier try has posted
        tells of an earlier moment, so it is edited."""
        message = await self._find(channel, marker(row.key)) if row.attempts > 1 else None
        if message is None:
            sent = await drawn_or_told(panel, lambda one: channel.send(**sending(one), nonce=row.nonce))
            message = sent.id
        if row.attempts > 1:
            await self.change(channel, message, panel)
        return message

    async def change(self, channel: Place, message: int, panel: Panel) -> None:
        known = channel.get_partial_message(message)
        await drawn_or_told(panel, lambda one: known.edit(**editing(one)))

    async def _find(self, channel: Place, mark: int) -> int | None:
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
