"""The lobby's message, and the thread in which its game is played."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import discord
import structlog

from bot.ops.logs import kind
from bot.outbound.circuit_breaker import CircuitOpen
from bot.outbound.delivery import Delivery, marker
from bot.show import table_words
from bot.show.messages import ago
from bot.show.panel import Panel
from bot.show.panels import lobby_panel
from bot.show.sentences import said
from db.rows import Row
from tables import lobby
from tables.deliveries import LobbyPosted, Sent
from tables.model import Table
from tables.posts import Lobby, LobbyWarning, Nameless

THREAD_EXISTS = 160004
PRIVATE: Final = discord.ChannelType.private_thread.value
THREADS: Final = (discord.ChannelType.public_thread.value, discord.ChannelType.news_thread.value, PRIVATE)
DAY: Final = 1_440
THREE_DAYS: Final = 4_320  # minutes until a thread is archived
WEEK: Final = 10_080
EDITED_WITHIN: Final = 5.0  # seconds

log = structlog.get_logger()


class LobbyPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def lobby(self, row: Row, post: Lobby) -> Sent:
        table = await self._to.table(row)
        panel = await lobby_panel(table, self._to.pictures, marker(row.key, row.epoch))
        if post.ping is not None:
            panel = replace(panel, texts=(f"<@&{post.ping}>", *panel.texts), role=post.ping)
        message = await self._to.post(self._to.channel(table.channel), row, panel)
        return Sent(message, LobbyPosted(message))

    async def relobby(self, row: Row) -> int | None:
        table = await self._to.table(row)
        if table.lobby_message is None:
            return None
        panel = await lobby_panel(table, self._to.pictures, marker(f"lobby:{table.id}", row.epoch))
        await self._to.change(table.channel, table.lobby_message, panel)
        return table.lobby_message

    async def nameless(self, row: Row, post: Nameless) -> None:
        """As it is drawn now."""
        table = await self._to.table(row)
        panel = await lobby_panel(table, self._to.pictures, marker(f"lobby:{table.id}", row.epoch))
        await self._to.change(row.channel, post.message, panel)

    async def warning(self, row: Row, post: LobbyWarning) -> int | None:
        """Under the lobby, for whoever looks; nobody is called."""
        table = await self._to.table(row)
        if table.state != "lobby" or table.lobby_message is None:
            return None
        until, name = ago(post.until), table_words.words(table, table.locale).format("game-name")
        text = said(table.locale)("lobby-closes", game=name, number=table.id, until=until)
        panel = Panel((text,), marker=marker(row.key, row.epoch))
        return await self._to.post(
            self._to.channel(row.channel), row, panel, silent=True, under=table.lobby_message
        )

    async def keep_open(self, row: Row) -> None:
        """Another time until it is archived is activity that nobody sees; in a thread that somebody else has
        made only a message is allowed, and it does not stay. Nothing that is to be read waits for it."""
        edit = self._to.client.http.edit_channel
        try:
            async with asyncio.timeout(EDITED_WITHIN):
                await self._to.awake(row.channel, lambda: edit(row.channel, auto_archive_duration=THREE_DAYS))
                await edit(row.channel, auto_archive_duration=WEEK)
        except (TimeoutError, discord.RateLimited, CircuitOpen) as slow:
            log.info("thread not kept open", game=row.game, error=kind(slow))
        except discord.Forbidden:
            table = await self._to.table(row)
            text = said(table.locale)("thread-open")
            message = await self._to.channel(row.channel).send(text, nonce=row.nonce, silent=True)
            await message.delete()

    async def thread(self, row: Row) -> None:
        """From the lobby message, so that a second try finds the first; private ones stand alone."""
        table = await self._to.table(row)
        if table.thread is not None:
            return
        name = table_words.title(table)
        thread = await (self._private(row, table, name) if table.private else self._public(table, name))
        await self._to.tables.tx(lobby.thread_made, table.id, thread)

    async def title(self, row: Row) -> None:
        """Only of a thread that we have made, and nothing that is to be read waits for it: Discord takes two
        names in ten minutes. Once it is over a day without a word is enough to archive it."""
        table = await self._to.table(row)
        if table.thread != row.channel:
            return
        http = self._to.client.http
        change: dict[str, Any] = {
            "name": table_words.title(table),
            "auto_archive_duration": DAY if table.state == "ended" else WEEK,
        }
        try:
            async with asyncio.timeout(EDITED_WITHIN):
                if await self._is_ours(row.channel):
                    await self._to.awake(row.channel, lambda: http.edit_channel(row.channel, **change))
        except (TimeoutError, discord.RateLimited, CircuitOpen) as slow:
            log.info("thread not named", game=row.game, error=kind(slow))

    async def _is_ours(self, channel: int) -> bool:
        """What is archived is not known without asking."""
        me, known = self._to.client.user, self._to.client.get_channel(channel)
        assert me is not None
        if known is not None:
            return isinstance(known, discord.Thread) and known.owner_id == me.id
        asked = await self._to.client.http.get_channel(channel)
        return asked["type"] in THREADS and asked["owner_id"] == str(me.id)

    async def _public(self, table: Table, name: str) -> int:
        assert table.lobby_message is not None, "the lobby is posted before the game begins"
        try:
            made = await self._to.client.http.start_thread_with_message(
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
            made = await self._to.client.http.start_thread_without_message(
                table.channel, name=name, auto_archive_duration=WEEK, type=PRIVATE, invitable=False
            )
            thread = int(made["id"])
        for sitter in table.sitters:
            if sitter.person is not None:
                await self._to.client.http.add_user_to_thread(thread, sitter.person)
        return thread

    async def _begun(self, table: Table, name: str) -> int | None:
        """Ours, of this number, made after the lobby was posted: also its number is of this game alone then.
        Who plays there may be called otherwise by now."""
        assert self._to.client.user is not None
        ours = (str(self._to.client.user.id), str(table.channel), table_words.numbered(name), PRIVATE)
        active = await self._to.client.http.get_active_threads(table.guild)
        for one in active["threads"]:
            known = table_words.numbered(one["name"])
            found = (one["owner_id"], one["parent_id"], known, one["type"])
            if found == ours and int(one["id"]) > (table.lobby_message or 0):
                return int(one["id"])
        return None
