"""The board: a new message for each turn, edited within it; the one before loses its buttons."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
import structlog
import yarl

from bot import announce, history, messages, reach
from bot.logs import kind
from bot.panels import Panel
from bot.pictures import Shot, edge
from bot.posts.desk import NETWORK, Desk, Posted, marker, turn_mark
from bot.said import said
from bot.screens import in_words
from bot.table import Table
from db import notes, outbox, people, reminders
from db.database import Connection
from db.outbox import Row
from db.reminders import Due

OLD = 3_600_000  # milliseconds; then Discord takes only a few edits
PATIENCE = 5.0  # seconds to wait until it takes one more

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Standing:
    """What a board is made from, read in one moment."""

    table: Table
    known: Mapping[int, people.Person]
    board: Row | None  # that is in the thread now
    newest: Row | None  # that was put last, and waits behind what is tried again
    shown: Mapping[str, Any]  # since when it tells, and when its own turn began; empty: there is none
    due: int | None  # when the first of those it waits for should have acted
    ends: int | None  # when the time of the whole game is over

    @property
    def turn(self) -> int:
        """To which turn the board in the thread calls, told by what all had noticed when it began."""
        known = self.board is not None and announce.noticed_by(self.board.key)
        return int(self.shown.get("turn", known or 0))

    def calls(self, row: Row) -> int:
        """To which turn this one calls when it is posted now: it tells what waits behind it, too."""
        asked = row if self.newest is None or self.newest.channel != row.channel else self.newest
        if asked.id == row.id and row.payload == announce.AGAIN and self.shown:
            return self.turn
        return announce.noticed_by(asked.key)

    def is_told(self, row: Row) -> bool:
        """By the board before it, which came so late that it called to this turn already."""
        stands = self.board is not None and self.board.channel == row.channel
        return stands and row.payload != announce.AGAIN and self.turn >= announce.noticed_by(row.key)


class BoardPosts(Desk):
    def standing(self, conn: Connection, row: Row, table: Table) -> Standing | None:
        """In the same moment as a change of the table; None: the row does not show it."""
        return _standing(conn, table) if row.game == table.id and row.kind in ("board", "edit") else None

    async def at_once(self, row: Row, standing: Standing) -> Posted | int | None:
        return await (self.board if row.kind == "board" else self.edit)(row, standing)

    async def board(self, row: Row, standing: Standing | None = None) -> Posted | None:
        standing = standing or await self._standing(row)
        if standing.is_told(row):
            return None
        again, shown, play = row.payload == announce.AGAIN, standing.shown, standing.table.running
        since, turn = int(shown.get("since" if again else "begun", history.BEFORE)), standing.calls(row)
        panel = await self._board_panel(standing, since, row.key, turn)
        if again and turn == standing.turn:
            panel = replace(panel, mentions=())
        message = await self.posted(self.channel(row.channel), row, panel)
        called = _turn_of(message, announce.noticed_by(row.key))
        mentioned = list(panel.mentions) if called == turn else []
        if again and called == standing.turn:
            mentioned = shown.get("mentioned", [])
        begun = history.version_at(play, called)
        note = {"since": since, "begun": begun, "turn": called, "mentioned": mentioned}
        for old in (standing.board and standing.board.message, *shown.get("called", {}).values()):
            if old is not None:
                await self._strip(row.channel, old)
        return Posted(message.id, lambda conn: notes.put(conn, f"shown:{row.game}", note))

    async def _standing(self, row: Row) -> Standing:
        assert row.game is not None
        return await self.tables.look(row.game, _standing)

    async def edit(self, row: Row, standing: Standing | None = None) -> int | None:
        standing = standing or await self._standing(row)
        board, shown = standing.board, standing.shown
        if board is None or board.message is None or not shown:
            return None
        panel = await self._board_panel(standing, shown["since"], board.key, standing.turn)
        old = self.tables.now() - discord.utils.snowflake_time(board.message).timestamp() * 1000 > OLD
        try:
            async with asyncio.timeout(PATIENCE if old else None):
                await self.change(row.channel, board.message, panel)
        except (TimeoutError, discord.RateLimited):
            if not old:
                raise
            again = announce.again(standing.table, row.id)
            await self.settle(lambda conn: outbox.put(conn, [again], self.tables.now()))
        return None

    async def _board_panel(self, standing: Standing, since: int, key: str, turn: int) -> Panel:
        panel = await self._drawn(standing, since, key)
        return replace(panel, turn=turn_mark(turn))

    async def _drawn(self, standing: Standing, since: int, key: str) -> Panel:
        table = standing.table
        words, say = table.words(table.locale), said(table.locale)
        outcome = table.rules.outcome(table.running.state)
        happened = history.happened(table.running, since)
        shot = Shot(table.view(None), words, outcome=outcome, happened=happened)
        picture = await self.pictures.of(shot)
        told = history.lines(table.running, words, say, since, None)
        if outcome is not None:
            seed = (await self.tables.server_seed(table)).hex()
            return messages.final(
                table, say, words, picture, outcome, lines=told, seed=seed, marker=marker(key)
            )
        now, known = self.tables.now(), standing.known
        mentions = [
            person
            for seat in table.waiting
            if (person := table.person_on(seat)) is not None and reach.is_called(known[person], now)
        ]
        return messages.board(
            table,
            say,
            picture,
            lines=told,
            mentions=mentions,
            due=standing.due,
            ends=standing.ends,
            away=reach.away(table, known, now),
            accent=edge(table.view(None), table.waiting),
            marker=marker(key),
            position=in_words(table, table.view(None), words, picture),
        )

    async def _strip(self, channel: int, message_id: int) -> None:
        """The board before asks nobody any more; if that fails, its buttons are harmless."""
        try:
            async with asyncio.timeout(PATIENCE):
                message = await self.channel(channel).fetch_message(message_id)
                view = discord.ui.LayoutView.from_message(message, timeout=None)
                for item in list(view.walk_children()):
                    if isinstance(item, discord.ui.MediaGallery):
                        item.items = [_own(media) for media in item.items]
                for box in view.children:
                    if isinstance(box, discord.ui.Container):
                        _pass(box)
                view.stop()
                none = discord.AllowedMentions.none()
                await self.awake(channel, lambda: message.edit(view=view, allowed_mentions=none))
        except (discord.HTTPException, *NETWORK) as error:
            log.info("buttons stay", message=message_id, error=kind(error))


def _standing(conn: Connection, table: Table) -> Standing:
    known = people.get_all(conn, tuple(one.person for one in table.sitters if one.person is not None))
    word = f"board:{table.id}"
    board, newest = outbox.newest_sent(conn, word), outbox.newest(conn, word)
    shown, planned = notes.get(conn, f"shown:{table.id}") or {}, reminders.of_game(conn, table.id)
    ends = next((row.due_at for row in planned if row.kind == "time"), None)
    return Standing(table, known, board, newest, shown, _due(table, planned), ends)


def _turn_of(message: discord.Message, otherwise: int) -> int:
    """To which turn it calls, as it says itself; it may be what an earlier try has sent."""
    boxes = [one for one in message.components if isinstance(one, discord.Container)]
    first = next((getattr(box.children[0], "id", None) for box in boxes if box.children), None) or 0
    return first - turn_mark(0) if first >= turn_mark(0) else otherwise


def _due(table: Table, planned: Sequence[Due]) -> int | None:
    """Of those who were not reminded yet; of the others the thread says so."""
    fresh = {one.seat for one in table.sitters if not one.reminded}
    return min((row.due_at for row in planned if row.kind == "overdue" and row.seat in fresh), default=None)


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
