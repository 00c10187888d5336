"""The board: a new message for each turn, edited within it; the one before loses its buttons."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import structlog

from bot.outbound.delivery import NETWORK, Delivery, marker, turn_mark
from bot.show import messages, recap, table_words
from bot.show.components_v2 import keeping_pictures
from bot.show.panel import Panel, Picture
from bot.show.panels import in_words
from bot.show.pictures import Shot, edge
from bot.show.sentences import said
from db.rows import Row
from engines.core import Outcome
from engines.words import Words
from tables import achievements, ratings, reach, standing, stories
from tables.deliveries import BoardShown, Sent
from tables.live_messages import Shown
from tables.model import Table
from tables.posts import Board, Nameless, Passed
from tables.standing import Standing

OLD = 3_600_000  # milliseconds; then Discord takes only a few edits
EDITED_WITHIN = 5.0  # seconds to wait until it takes one more

log = structlog.get_logger()


class BoardPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def board(self, row: Row, post: Board, seen: Standing | None = None) -> Sent:
        seen = seen or await self._standing(row)
        if seen.is_told(row, post):
            return Sent()
        since, turn = _since(seen, again=post.again), seen.calls(row, post)
        panel = await self._board_panel(seen, since, row, turn)
        if post.again and turn == seen.turn:
            panel = replace(panel, mentions=())
        message = await self._to.posted(self._to.channel(row.channel), row, panel, silent=seen.table.solo)
        called = _turn_of(message, post.noticed)
        mentioned = panel.mentions if called == turn else ()
        if post.again and called == seen.turn:
            mentioned = seen.shown.mentioned if seen.shown else ()
        begun = recap.version_at(seen.table.running, called)
        shown = Shown(since=since, begun=begun, turn=called, mentioned=tuple(mentioned))
        return Sent(message.id, BoardShown(shown, seen.above))

    async def result(self, row: Row) -> int | None:
        """A line where the server tells how games ended; nothing, if the game goes on after all."""
        table = await self._to.table(row)
        outcome = table.rules.outcome(table.running.state)
        if outcome is None:
            return None
        words, say = table_words.words(table, table.locale), said(table.locale)
        panel = Panel((messages.result(table, say, words, outcome),), marker=marker(row.key, row.epoch))
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)

    async def passed(self, row: Row, post: Passed) -> None:
        """What stood above a new board asks nobody any more."""
        for old in post.messages:
            await self._strip(row.channel, old)

    async def _standing(self, row: Row) -> Standing:
        assert row.game is not None
        return await self._to.tables.read(standing.of, row.game)

    async def edit(self, row: Row, seen: Standing | None = None) -> None:
        seen = seen or await self._standing(row)
        board, shown = seen.board, seen.shown
        if board is None or board.message is None or shown is None:
            return
        panel = await self._board_panel(seen, shown.since, board, seen.turn)
        old = self._to.tables.now() - discord.utils.snowflake_time(board.message).timestamp() * 1000 > OLD
        try:
            async with asyncio.timeout(EDITED_WITHIN if old else None):
                await self._to.change(row.channel, board.message, panel)
        except (TimeoutError, discord.RateLimited):
            if not old:
                raise
            await self._to.tables.tx(standing.again, seen.table, row.id)

    async def nameless(self, row: Row, post: Nameless) -> None:
        """The last board as it is drawn now."""
        seen = await self._standing(row)
        if seen.shown is not None:
            panel = await self._board_panel(seen, seen.shown.since, row, seen.turn)
            await self._to.change(row.channel, post.message, panel)

    async def _board_panel(self, seen: Standing, since: int, row: Row, turn: int) -> Panel:
        panel = await self._drawn(seen, since, row)
        return replace(panel, turn=turn_mark(turn))

    async def _drawn(self, seen: Standing, since: int, row: Row) -> Panel:
        table = seen.table
        words = table_words.words(table, table.locale)
        outcome = table.rules.outcome(table.running.state)
        happened = recap.happened(table.running, since)
        shot = Shot(table.rules, table.view(None), words, outcome=outcome, happened=happened)
        picture = await self._to.pictures.of(shot)
        if outcome is not None:
            return await self._final(table, words, picture, outcome, since, row)
        now = self._to.tables.now()
        return messages.board(
            table,
            said(table.locale),
            picture,
            lines=_lines(table, words, since),
            mentions=_called(seen, now),
            due=seen.due,
            ends=seen.ends,
            away=reach.away(table, seen.known, now),
            accent=edge(table.view(None), table.waiting),
            marker=marker(row.key, row.epoch),
            position=in_words(table, table.view(None), words, picture),
        )

    async def _final(
        self, table: Table, words: Words, picture: Picture | None, outcome: Outcome, since: int, row: Row
    ) -> Panel:
        tables = self._to.tables
        return messages.final(
            table,
            said(table.locale),
            words,
            picture,
            outcome,
            lines=_lines(table, words, since),
            changes=await tables.read(ratings.changes, table.id),
            earned=await tables.read(achievements.shown_of, table.id),
            story=await tables.read(stories.of, table.id),
            marker=marker(row.key, row.epoch),
        )

    async def _strip(self, channel: int, message_id: int) -> None:
        """The board before asks nobody any more; if that fails, its buttons are harmless."""
        try:
            async with asyncio.timeout(EDITED_WITHIN):
                message = await self._to.channel(channel).fetch_message(message_id)
                view = discord.ui.LayoutView.from_message(message, timeout=None)
                for box in view.children:
                    if isinstance(box, discord.ui.Container):
                        _pass(box)
                view.stop()
                edit = keeping_pictures(message, view)
                change = self._to.message(channel, message_id).edit  # its flags are not all for us to send
                await self._to.awake(channel, lambda: change(**edit))
        except (discord.HTTPException, *NETWORK) as error:
            self._to.buttons_stay(message_id, error)


def _since(seen: Standing, *, again: bool) -> int:
    """The version after which it tells: all that has happened since the turn began that stands."""
    if seen.shown is None:
        return recap.BEFORE
    return seen.shown.since if again else seen.shown.begun


def _lines(table: Table, words: Words, since: int) -> Sequence[str]:
    """What has happened since that version, as all may hear it."""
    away = table_words.caretaken(table, table.locale)
    return recap.lines(
        table.running, words, said(table.locale), since, None, computers=table.computers, caretaken=away
    )


def _called(seen: Standing, now: int) -> Sequence[int]:
    """The persons whom the board mentions."""
    table = seen.table
    seats = () if table.solo else [seat for seat in table.waiting if seat not in table.levels]
    persons = [person for seat in seats if (person := table.person_on(seat)) is not None]
    return [person for person in persons if reach.is_called(seen.known[person], now)]


def _turn_of(message: discord.Message, otherwise: int) -> int:
    """To which turn it calls, as it says itself; it may be what an earlier try has sent."""
    boxes = [one for one in message.components if isinstance(one, discord.Container)]
    first = next((getattr(box.children[0], "id", None) for box in boxes if box.children), None) or 0
    return first - turn_mark(0) if first >= turn_mark(0) else otherwise


def _pass(box: discord.ui.Container[Any]) -> None:
    """Its buttons go, and with them the last line: whose turn it was."""
    rows = [one for one in box.children if isinstance(one, discord.ui.ActionRow)]
    texts = [one for one in box.children if isinstance(one, discord.ui.TextDisplay)]
    for gone in (*rows, *texts[1:][-1:]) if rows else ():
        box.remove_item(gone)
