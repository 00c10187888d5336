"""The lobby's message, and the thread in which its game is played."""

import asyncio
from typing import Final

import discord
import structlog

from bot.door import Shut
from bot.logs import kind
from bot.messages import ago
from bot.panels import Panel
from bot.posts.desk import Desk, marker
from bot.said import said
from bot.screens import lobby_panel
from bot.table import Table
from db.outbox import Row

THREAD_EXISTS = 160004
PRIVATE: Final = discord.ChannelType.private_thread.value
THREE_DAYS: Final = 4_320  # minutes until a thread is archived
WEEK: Final = 10_080
PATIENCE: Final = 5.0  # seconds

log = structlog.get_logger()


class LobbyPosts(Desk):
    async def lobby(self, row: Row) -> int:
        table = await self.table(row)
        panel = await lobby_panel(table, self.pictures, marker(row.key))
        message = await self.post(self.channel(table.channel), row, panel)
        await self.tables.lobby_posted(table.id, message)
        return message

    async def relobby(self, row: Row) -> int | None:
        table = await self.table(row)
        if table.lobby_message is None:
            return None
        panel = await lobby_panel(table, self.pictures, marker(f"lobby:{table.id}"))
        await self.change(table.channel, table.lobby_message, panel)
        return table.lobby_message

    async def warning(self, row: Row) -> int | None:
        """Under the lobby, for whoever looks; nobody is called."""
        table = await self.table(row)
        if table.state != "lobby" or table.lobby_message is None:
            return None
        until, name = ago(row.payload["until"]), table.words(table.locale).format("game-name")
        text = said(table.locale)("lobby-closes", game=name, number=table.id, until=until)
        panel = Panel((text,), marker=marker(row.key))
        return await self.post(self.channel(row.channel), row, panel, silent=True, under=table.lobby_message)

    async def keep_open(self, row: Row) -> None:
        """Another time until it is archived is activity that nobody sees; in a thread that somebody else has
        made only a message is allowed, and it does not stay. Nothing that is to be read waits for it."""
        edit = self.client.http.edit_channel
        try:
            async with asyncio.timeout(PATIENCE):
                await self.awake(row.channel, lambda: edit(row.channel, auto_archive_duration=THREE_DAYS))
                await edit(row.channel, auto_archive_duration=WEEK)
        except (TimeoutError, discord.RateLimited, Shut) as slow:
            log.info("thread not kept open", game=row.game, error=kind(slow))
        except discord.Forbidden:
            table = await self.table(row)
            text = said(table.locale)("thread-open")
            message = await self.channel(row.channel).send(text, nonce=row.nonce, silent=True)
            await message.delete()

    async def thread(self, row: Row) -> int | None:
        """From the lobby message, so that a second try finds the first; private ones stand alone."""
        table = await self.table(row)
        if table.thread is not None:
            return None
        name = said(table.locale)(
            "thread-name", game=table.words(table.locale).format("game-name"), number=table.id
        )
        thread = await (self._private(row, table, name) if table.private else self._public(table, name))
        await self.tables.thread_made(table.id, thread)
        return None

    async def _public(self, table: Table, name: str) -> int:
        assert table.lobby_message is not None, "the lobby is posted before the game begins"
        try:
            made = await self.client.http.start_thread_with_message(
                table.channel, table.lobby_message, name=name, auto_archive_duration=WEEK
            )
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            return table.lobby_message  # a thread has the id of the message it began from
        return int(made["id"])

    async def _private(self, row: Row, table: Table, name: str) -> int:
        """It has neither a nonce nor a message it begins from, so a second try looks for it first."""
        thread = None if row.attempts == 1 else await self._begun(table, name)
        if thread is None:
            made = await self.client.http.start_thread_without_message(
                table.channel, name=name, auto_archive_duration=WEEK, type=PRIVATE, invitable=False
            )
            thread = int(made["id"])
        for sitter in table.sitters:
            if sitter.person is not None:
                await self.client.http.add_user_to_thread(thread, sitter.person)
        return thread

    async def _begun(self, table: Table, name: str) -> int | None:
        """Ours, of this name, made after the lobby was posted: also its number is of this game alone then."""
        assert self.client.user is not None
        ours = (str(self.client.user.id), str(table.channel), name, PRIVATE)
        active = await self.client.http.get_active_threads(table.guild)
        for one in active["threads"]:
            found = (one["owner_id"], one["parent_id"], one["name"], one["type"])
            if found == ours and int(one["id"]) > (table.lobby_message or 0):
                return int(one["id"])
        return None
