"""The board: a new message for each turn, edited within it; the one before loses its buttons."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import structlog
import yarl

from bot import announce, history, messages
from bot.pace import PACES
from bot.panels import Panel
from bot.pictures import Shot, edge
from bot.posts.desk import NETWORK, Desk, marker
from bot.said import said
from bot.screens import in_words
from bot.table import Table
from db import notes, outbox
from db.database import Connection
from db.outbox import Row

OLD = 3_600_000  # milliseconds; then Discord takes only a few edits
PATIENCE = 5.0  # seconds to wait until it takes one more

log = structlog.get_logger()


class BoardPosts(Desk):
    async def board(self, row: Row) -> int | None:
        table = await self.table(row)
        previous, shown = await self.tables.db.read(lambda conn: self._shown(conn, row))
        if row.payload != announce.AGAIN and shown.get("place") == _place(row, table):
            # the board before it came late and showed this position, or it was this one, and forgotten
            message = shown["message"] if shown["row"] == row.id else None
        else:
            message = await self._new_board(row, table, shown)
        for old in [previous.message if previous else None, *shown.get("asking", [])]:
            if message is not None and old is not None and old != message:
                await self._strip(row.channel, old)
        return message

    async def _new_board(self, row: Row, table: Table, shown: dict[str, Any]) -> int:
        since, called = int(shown.get("until", history.BEFORE)), shown.get("mentioned", [])
        panel = await self._board_panel(table, row.put_at, since, row.key)
        if row.payload == announce.AGAIN:
            panel = replace(panel, mentions=())
        else:
            called = list(panel.mentions)
        message = await self.post(self.channel(row.channel), row, panel)
        note = {
            "since": since,
            "until": table.running.version,
            "put_at": row.put_at,
            "mentioned": called,
            "place": _place(row, table),
            "row": row.id,
            "message": message,
        }
        await self.settle(lambda conn: notes.put(conn, f"shown:{row.game}", note))
        return message

    def _shown(self, conn: Connection, row: Row) -> tuple[Row | None, dict[str, Any]]:
        """The board that stands in the thread, and from where to where it tells."""
        board = outbox.newest_sent(conn, f"board:{row.game}")
        return board, notes.get(conn, f"shown:{row.game}") or {}

    async def edit(self, row: Row) -> int | None:
        table = await self.table(row)
        board, shown = await self.tables.db.read(lambda conn: self._shown(conn, row))
        if board is None or board.message is None or not shown:
            return None
        panel = await self._board_panel(table, shown["put_at"], shown["since"], board.key)
        old = self.tables.now() - discord.utils.snowflake_time(board.message).timestamp() * 1000 > OLD
        try:
            async with asyncio.timeout(PATIENCE if old else None):
                await self.change(self.channel(row.channel), board.message, panel)
        except (TimeoutError, discord.RateLimited):
            if not old:
                raise
            again = announce.again(table, row.id)
            await self.settle(lambda conn: outbox.put(conn, [again], self.tables.now()))
            return None
        note = {**shown, "until": table.running.version}
        await self.settle(lambda conn: notes.put(conn, f"shown:{row.game}", note))
        return None

    async def _board_panel(self, table: Table, put_at: int, since: int, key: str) -> Panel:
        words, say = table.words(table.locale), said(table.locale)
        outcome = table.rules.outcome(table.running.state)
        picture = await self.pictures.of(Shot(table.view(None), words, outcome=outcome))
        if outcome is not None:
            seed = await self.tables.server_seed(table)
            return messages.final(table, say, words, picture, outcome, seed.hex(), marker(key))
        known = await self.tables.persons(table)
        mentions = [
            person
            for seat in table.waiting
            if (person := table.person_on(seat)) is not None and not announce.gets_dm(known, person)
        ]
        due = put_at + PACES[table.pace] if table.pace in PACES else None
        return messages.board(
            table,
            say,
            picture,
            lines=history.lines(table.running, words, say, since, None),
            mentions=mentions,
            due=due,
            accent=edge(table.view(None), table.waiting),
            marker=marker(key),
            position=in_words(table, table.view(None), words, picture),
        )

    async def _strip(self, channel: int, message_id: int) -> None:
        """The board before asks nobody any more; if that fails, its buttons are harmless."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._without_buttons(await self.channel(channel).fetch_message(message_id))
        except (discord.HTTPException, *NETWORK) as error:
            log.info("buttons stay", message=message_id, error=repr(error)[:400])

    async def _without_buttons(self, message: discord.Message) -> None:
        view = discord.ui.LayoutView.from_message(message, timeout=None)
        for item in list(view.walk_children()):
            if isinstance(item, discord.ui.MediaGallery):
                item.items = [_own(media) for media in item.items]
        for box in view.children:
            if isinstance(box, discord.ui.Container):
                _pass(box)
        view.stop()
        await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())


def _place(row: Row, table: Table) -> list[int]:
    """Where a board stands, and which position it showed when it was posted."""
    return [row.channel, table.running.version]


def _own(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """A received picture is named by its address; in an edit that keeps it, it is an attachment again."""
    name = yarl.URL(item.media.url).name
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)


def _pass(box: discord.ui.Container[Any]) -> None:
    """Its buttons go, and with them the last line: whose turn it was."""
    rows = [one for one in box.children if isinstance(one, discord.ui.ActionRow)]
    texts = [one for one in box.children if isinstance(one, discord.ui.TextDisplay)]
    for gone in (*rows, *texts[1:][-1:]) if rows else ():
        box.remove_item(gone)
