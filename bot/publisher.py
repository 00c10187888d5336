"""The outbox on its way to Discord: in order per channel, each once, boards of the newest position."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from typing import Any

import aiohttp
import discord
import structlog
import yarl

from bot import announce, history, messages
from bot.controls import Control
from bot.layout import editing, sending
from bot.logs import kind
from bot.panels import Button, Panel
from bot.pictures import Pictures, Shot, edge
from bot.said import said
from bot.screens import hand_texts, in_words, lobby_panel
from bot.table import Table
from bot.tables import Tables
from db import notes, outbox, people
from db.database import Connection
from db.errors import NotSaved
from db.outbox import Row

LEASE = 30_000  # milliseconds in which a claimed row is tried
AT_ONCE = 20
IDLE = 5.0  # seconds between looks, when nobody wakes the publisher
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 120_000
LOOKED_AT = 50  # own messages in which a lost one is looked for

PACES: Mapping[str, int] = {"live": 600_000, "fast": 14_400_000, "daily": 86_400_000, "slow": 259_200_000}

THREAD_EXISTS, DM_CLOSED, UNKNOWN_MESSAGE, OLD_EDITS = 160004, 50007, 10008, 30046
NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)

log = structlog.get_logger()


def marker(key: str) -> int:
    """The id of the container, by which a message that was sent and forgotten is known again."""
    return (1 << 30) + (
        int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") & ((1 << 30) - 1)
    )


class Publisher:
    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures, owner: str) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.owner = owner
        self._wake = asyncio.Event()
        self._work: Mapping[str, Callable[[Row], Awaitable[int | None]]] = {
            "lobby": self._lobby,
            "relobby": self._relobby,
            "thread": self._thread,
            "board": self._board,
            "edit": self._edit,
            "turn": self._turn,
            "over": self._over,
            "asked": self._asked,
            "mention": self._mention,
        }

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        await self.tables.db.tx(lambda conn: outbox.release(conn, self.owner))
        under_way: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                self._wake.clear()
                for row in await self._claim():
                    under_way[row.channel] = asyncio.create_task(self._tried(row))
                for channel in [one for one, task in under_way.items() if task.done()]:
                    under_way.pop(channel).result()
                await self._next(under_way)
        finally:
            for task in under_way.values():
                task.cancel()
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _next(self, under_way: Mapping[int, "asyncio.Task[None]"]) -> None:
        woken = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait(
                {woken, *under_way.values()}, timeout=IDLE, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            woken.cancel()

    async def _claim(self) -> tuple[Row, ...]:
        now = self.tables.now()
        try:
            return await self.tables.db.tx(lambda conn: outbox.claim(conn, self.owner, now, LEASE, AT_ONCE))
        except NotSaved as full:
            log.error("outbox not read", error=kind(full))
            return ()

    async def _tried(self, row: Row) -> None:
        """What could not be noted is looked for and noted when its lease is over."""
        try:
            await self._deliver(row)
        except NotSaved as full:
            log.error("outbox row not settled", row=row.id, error=kind(full))

    async def _deliver(self, row: Row) -> None:
        try:
            message = await self._work[row.kind](row)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except NETWORK as error:
            await self._later(row, kind(error))
        except Exception:
            log.exception("outbox row failed", row=row.id, kind=row.kind, game=row.game)
            await self._later(row, "our fault")
        else:
            await self._settle(lambda conn: outbox.sent(conn, row.id, message, self.tables.now()))
        self.wake()

    async def _refused(self, row: Row, error: discord.HTTPException) -> None:
        if error.status == 401:
            raise error  # the token is no longer good for anything, but the row is
        if error.status >= 500 or error.status == 429:
            await self._later(row, kind(error))
        elif error.code == UNKNOWN_MESSAGE:
            await self._settle(lambda conn: outbox.gone(conn, row.id, self.tables.now()))
        elif error.code == DM_CLOSED:
            await self._settle(lambda conn: self._closed(conn, row))
        else:
            log.warning("outbox row refused", row=row.id, kind=row.kind, code=error.code, status=error.status)
            await self._settle(lambda conn: outbox.dead(conn, row.id, str(error.code), self.tables.now()))

    async def _later(self, row: Row, reason: str) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE << min(row.attempts, 10))
        log.info("outbox row waits", row=row.id, kind=row.kind, attempt=row.attempts, reason=reason)
        until = self.tables.now() + pause
        await self._settle(lambda conn: outbox.later(conn, row.id, until))

    async def _settle(self, work: Callable[[Connection], None]) -> None:
        await self.tables.db.tx(work)

    def _closed(self, conn: Connection, row: Row) -> None:
        """No direct messages for this person: from now on the thread mentions them."""
        now = self.tables.now()
        outbox.dead(conn, row.id, str(DM_CLOSED), now)
        if row.audience is None or row.game is None:
            return
        people.change(conn, row.audience, dm_closed_at=now)
        game = self.tables.peek(conn, row.game)
        seat = game.seat_of(row.audience)
        if seat in game.waiting and game.thread is not None:
            mention = outbox.Message(
                key=f"mention:{row.key}",
                channel=game.thread,
                kind="mention",
                payload={"seat": seat},
                game=row.game,
            )
            outbox.put(conn, [mention], now)

    # sending

    async def _post(self, channel: discord.abc.Messageable, row: Row, panel: Panel) -> int:
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

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def _table(self, row: Row) -> Table:
        assert row.game is not None
        return await self.tables.get(row.game)

    # the table

    async def _lobby(self, row: Row) -> int:
        table = await self._table(row)
        panel = await lobby_panel(table, self.pictures, marker(row.key))
        message = await self._post(self._channel(table.channel), row, panel)
        await self.tables.lobby_posted(table.id, message)
        return message

    async def _relobby(self, row: Row) -> int | None:
        table = await self._table(row)
        if table.lobby_message is None:
            return None
        panel = await lobby_panel(table, self.pictures, marker(f"lobby:{table.id}"))
        message = self._channel(table.channel).get_partial_message(table.lobby_message)
        await message.edit(**editing(panel))
        return table.lobby_message

    async def _thread(self, row: Row) -> int | None:
        """From the lobby message, so that a second try finds the first; private ones stand alone."""
        table = await self._table(row)
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

    # the board

    async def _board(self, row: Row) -> int:
        table = await self._table(row)
        previous, shown = await self.tables.db.read(lambda conn: self._shown(conn, row))
        since = int(shown.get("until", history.BEFORE))
        panel = await self._board_panel(table, row.put_at, since, row.key)
        message = await self._post(self._channel(row.channel), row, panel)
        until, mentioned = table.running.version, list(panel.mentions)
        note = {"since": since, "until": until, "put_at": row.put_at, "mentioned": mentioned}
        await self._settle(lambda conn: notes.put(conn, f"shown:{row.game}", note))
        if previous is not None and previous.message is not None:
            await self._strip(row.channel, previous.message)
        return message

    def _shown(self, conn: Connection, row: Row) -> tuple[Row | None, dict[str, Any]]:
        """The board that stands in the thread, and from where to where it tells."""
        board = outbox.newest_sent(conn, f"board:{row.game}")
        return board, notes.get(conn, f"shown:{row.game}") or {}

    async def _edit(self, row: Row) -> int | None:
        table = await self._table(row)
        board, shown = await self.tables.db.read(lambda conn: self._shown(conn, row))
        if board is None or board.message is None or not shown:
            return None
        panel = await self._board_panel(table, shown["put_at"], shown["since"], board.key)
        await self._channel(row.channel).get_partial_message(board.message).edit(**editing(panel))
        note = {**shown, "until": table.running.version}
        await self._settle(lambda conn: notes.put(conn, f"shown:{row.game}", note))
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
            message = await self._channel(channel).fetch_message(message_id)
            view = discord.ui.LayoutView.from_message(message, timeout=None)
            for item in list(view.walk_children()):
                if isinstance(item, discord.ui.MediaGallery):
                    item.items = [_own(media) for media in item.items]
            for box in view.children:
                if isinstance(box, discord.ui.Container):
                    _pass(box)
            view.stop()
            none = discord.AllowedMentions.none()
            await message.edit(view=view, allowed_mentions=none)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("buttons stay", message=message_id, error=kind(error))

    # notices

    async def _turn(self, row: Row) -> int | None:
        """Hand and board for one person; not if the turn is over by now."""
        table = await self._table(row)
        assert row.audience is not None
        seat = table.seat_of(row.audience)
        if seat is None or seat not in table.waiting:
            return None
        known = (await self.tables.persons(table))[row.audience]
        say, words = said(known.locale or table.locale), table.words(known.locale or table.locale)
        link = f"<#{table.thread}>"
        note = say("notice-turn", game=words.format("game-name"), number=table.id, link=link)
        picture = await self.pictures.of(Shot(table.view(seat), words, seat), "hand.png")
        buttons = (Button(say("turn-button"), Control("turn", table.id), "main"),)
        texts = (note, *hand_texts(table, seat, words))
        accent = edge(table.view(seat), (seat,))
        panel = Panel(texts, (buttons,), picture, accent, marker(row.key))
        channel = await self.client.create_dm(discord.Object(row.audience))
        message = await self._post(channel, row, panel)
        await self._forget(row, channel)
        return message

    async def _over(self, row: Row) -> int | None:
        """The turn has passed: its notice goes."""
        assert row.audience is not None
        await self._forget(row, await self.client.create_dm(discord.Object(row.audience)))
        return None

    async def _forget(self, row: Row, channel: discord.DMChannel) -> None:
        old = await self.tables.db.read(lambda conn: outbox.newest_sent(conn, str(row.coalesce)))
        if old is not None and old.message is not None and old.id != row.id:
            try:
                await channel.get_partial_message(old.message).delete()
            except discord.NotFound:
                log.info("notice was gone", row=row.id)

    async def _asked(self, row: Row) -> int:
        table = await self._table(row)
        words, say = table.words(table.locale), said(table.locale)
        entry = table.running.entries[row.payload["entry"] - 1]
        what = words.action(entry.action)
        panel = messages.undo_asked(table, say, words.names[row.payload["seat"]], entry.number, what)
        return await self._post(self._channel(row.channel), row, _marked(panel, row.key))

    async def _mention(self, row: Row) -> int | None:
        table = await self._table(row)
        seat = row.payload["seat"]
        person = table.person_on(seat)
        shown = await self.tables.db.read(lambda conn: notes.get(conn, f"shown:{row.game}")) or {}
        if person is None or seat not in table.waiting or person in shown.get("mentioned", ()):
            return None
        say = said(table.locale)
        panel = Panel(
            (say("board-to-act", names=f"<@{person}>"),),
            (messages.board_controls(table, say),),
            marker=marker(row.key),
            mentions=(person,),
        )
        return await self._post(self._channel(row.channel), row, panel)


def _marked(panel: Panel, key: str) -> Panel:
    return Panel(panel.texts, panel.rows, panel.picture, panel.accent, marker(key), panel.mentions)


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
