"""The lobby's message, and the thread in which its game is played."""

import discord

from bot.posts.desk import Desk, marker
from bot.said import said
from bot.screens import lobby_panel
from bot.table import Table
from db.outbox import Row

THREAD_EXISTS = 160004


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
        await self.change(self.channel(table.channel), table.lobby_message, panel)
        return table.lobby_message

    async def thread(self, row: Row) -> int | None:
        """From the lobby message, so that a second try finds the first; private ones stand alone."""
        table = await self.table(row)
        if table.thread is not None:
            return None
        name = said(table.locale)(
            "thread-name", game=table.words(table.locale).format("game-name"), number=table.id
        )
        thread = await (self._private(table, name) if table.private else self._public(table, name))
        await self.tables.thread_made(table.id, thread)
        return None

    async def _public(self, table: Table, name: str) -> int:
        assert table.lobby_message is not None, "the lobby is posted before the game begins"
        try:
            made = await self.client.http.start_thread_with_message(
                table.channel, table.lobby_message, name=name, auto_archive_duration=10080
            )
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            return table.lobby_message  # a thread has the id of the message it began from
        return int(made["id"])

    async def _private(self, table: Table, name: str) -> int:
        made = await self.client.http.start_thread_without_message(
            table.channel, name=name, auto_archive_duration=10080, type=12, invitable=False
        )
        thread = int(made["id"])
        for sitter in table.sitters:
            if sitter.person is not None:
                await self.client.http.add_user_to_thread(thread, sitter.person)
        return thread
