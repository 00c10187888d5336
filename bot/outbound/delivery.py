"""What every kind of post needs: the table it is about, the channel it goes to, and to be there once."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from bot.ops.logs import kind
from bot.ops.metrics import Metrics
from bot.show.components_v2 import drawn_or_told, editing, sending
from bot.show.panel import Panel
from bot.show.pictures import Pictures
from db import nonces
from db.rows import Row
from tables import deliveries, people
from tables.model import Table
from tables.posts import Gone
from tables.service import Tables

LOOKED_AT = 50  # own messages in which a lost one is looked for
ARCHIVED = 50083
NO_LONGER_OURS = (10003, 50001)  # a channel for direct messages that was kept, and is no more
Place = discord.PartialMessageable
NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)

T = TypeVar("T")
log = structlog.get_logger()


def turn_mark(noticed: int) -> int:
    """The id of a board's first part: how many entries all could notice when the turn began to which it
    calls."""
    return (1 << 29) + noticed


def marker(key: str, epoch: str) -> int:
    """The id of the container, by which a message that was sent and forgotten is known again."""
    digest = blake2b(nonces.named(key, epoch), digest_size=8).digest()
    return (1 << 30) + (int.from_bytes(digest, "big") & ((1 << 30) - 1))


class _Under(discord.MessageReference):
    """Only which message, if it is still there; an id is text for Discord."""

    def to_message_reference_dict(self) -> Any:
        return {"message_id": str(self.message_id), "fail_if_not_exists": False}


class Delivery:
    def __init__(
        self, client: discord.Client, tables: Tables, pictures: Pictures, metrics: Metrics | None = None
    ) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.metrics = metrics or Metrics()

    async def post(
        self, channel: Place, row: Row, panel: Panel, *, silent: bool = False, under: int | None = None
    ) -> int:
        """`silent`: nobody's phone rings. `under`: as an answer to that message."""
        return (await self.posted(channel, row, panel, silent=silent, under=under)).id

    async def posted(
        self, channel: Place, row: Row, panel: Panel, *, silent: bool = False, under: int | None = None
    ) -> discord.Message:
        """Once: by the nonce for a few minutes, by the marker after that; what an earlier try has sent
        already says what was so then."""
        found = await self.lost(channel, row)
        if found is not None:
            return found
        answer: Any = {} if under is None else {"reference": _Under(message_id=under, channel_id=row.channel)}
        return await drawn_or_told(
            panel, lambda one: channel.send(**sending(one), nonce=row.nonce, silent=silent, **answer)
        )

    async def gone(self, row: Row, post: Gone) -> None:
        """What was posted for another row is no longer to be read."""
        posted = await self.tables.read(deliveries.by_key, post.what)
        if posted is not None and posted.message is not None:
            await self.remove(self.channel(row.channel), posted.message)

    async def lost(self, channel: Place, row: Row) -> discord.Message | None:
        """What an earlier try of this row has sent, if there was one."""
        assert self.client.user is not None
        if row.attempts == 1:
            return None
        mark = marker(row.key, row.epoch)
        async for message in channel.history(limit=LOOKED_AT):
            marks = [one.id for one in message.components if isinstance(one, discord.Container)]
            if message.author.id == self.client.user.id and mark in marks:
                return message
        return None

    async def change(self, channel: int, message: int, panel: Panel) -> None:
        """A message that is there already shows something else."""
        known = self.message(channel, message)
        await self.awake(channel, lambda: drawn_or_told(panel, lambda one: known.edit(**editing(one))))

    async def awake(self, channel: int, work: Callable[[], Awaitable[T]]) -> T:
        """In a thread that Discord has archived nothing can be changed until it is open again."""
        try:
            return await work()
        except discord.HTTPException as refused:
            if refused.code != ARCHIVED:
                raise
            await self.client.http.edit_channel(channel, archived=False)
            return await work()

    async def remove(self, channel: Place, message: int) -> None:
        try:
            await self.awake(channel.id, channel.get_partial_message(message).delete)
        except discord.NotFound:
            log.info("message was gone", message=message)

    async def privately(self, person: int, act: Callable[[Place], Awaitable[T]]) -> T:
        """In the channel for direct messages that is known; Discord counts how many are opened."""
        kept = (await self.tables.person(person)).dm_channel
        if kept is not None:
            try:
                return await act(self.channel(kept))
            except discord.HTTPException as refused:
                if refused.code not in NO_LONGER_OURS:
                    raise
        opened = int((await self.client.http.start_private_message(person))["id"])
        await self.tables.tx(people.dm_opened, person, opened)
        return await act(self.channel(opened))

    def buttons_stay(self, message: int, error: BaseException) -> None:
        """Where they should have gone; pressed, they are answered with what is so now."""
        self.metrics.buttons_left.inc()
        log.info("buttons stay", message=message, error=kind(error))

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.channel(channel).get_partial_message(message)

    def channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def table(self, row: Row) -> Table:
        assert row.game is not None
        return await self.tables.get(row.game)
