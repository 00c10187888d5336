"""What one person is told: that it is their turn, and that it no longer is."""

from dataclasses import replace

import discord
import structlog

from bot import messages
from bot.controls import Control
from bot.logs import kind
from bot.panels import Button, Panel
from bot.pictures import Shot, edge
from bot.posts.desk import NETWORK, Desk, Posted, marker
from bot.quiet import quiet
from bot.said import Said, said
from bot.screens import hand_texts
from bot.table import Table
from db import notes, outbox, people
from db.outbox import Row
from engines.core import Seat
from engines.log import last_turn
from engines.words import Words

log = structlog.get_logger()


class NoticePosts(Desk):
    async def turn(self, row: Row) -> int | None:
        """Hand and board for one person; not if the turn is over by now."""
        table = await self.table(row)
        assert row.audience is not None
        seat = table.seat_of(row.audience)
        channel = await self.client.create_dm(discord.Object(row.audience))
        if seat is None or seat not in table.waiting:
            if (lost := await self.lost(channel, row)) is not None:
                await self.remove(channel, lost.id)
            return None
        known = (await self.tables.persons(table))[row.audience]
        locale = known.language or table.locale
        say, words = said(locale), table.words(locale)
        note = say("notice-turn", game=words.format("game-name"), number=table.id, link=table.link)
        buttons = (Button(say("turn-button"), Control("turn", table.id), "main"),)
        panel = await self.own_turn(table, seat, words, note, buttons, marker(row.key))
        message = await self.post(channel, row, panel, silent=quiet(known, self.tables.now()))
        await self.forget_turn(channel, table.id, row)
        return message

    async def own_turn(
        self, table: Table, seat: Seat, words: Words, note: str, buttons: tuple[Button, ...], mark: int
    ) -> Panel:
        """The picture and the hand that only this seat may see."""
        shot = Shot(table.view(seat), words, seat, happened=last_turn(table.running.now))
        picture = await self.pictures.of(shot, "hand.png")
        texts = (note, *hand_texts(table, seat, words))
        return Panel(texts, (buttons,), picture, edge(table.view(seat), (seat,)), mark)

    async def over(self, row: Row) -> int | None:
        """The turn has passed: its notice goes, and who was called in the thread is asked nothing more."""
        assert row.audience is not None
        assert row.game is not None
        await self._call_off(row.game, str(row.audience))
        await self.forget_turn(await self.client.create_dm(discord.Object(row.audience)), row.game, row)
        return None

    async def _call_off(self, game: int, person: str) -> None:
        """The call loses its buttons; if that fails, they are harmless."""
        shown = await self.tables.db.read(lambda conn: notes.get(conn, f"shown:{game}")) or {}
        message, table = shown.get("called", {}).get(person), await self.tables.get(game)
        if message is not None and table.thread is not None:
            try:
                await self.change(table.thread, message, _call(table, int(person)))
            except (discord.HTTPException, *NETWORK) as error:
                log.info("buttons stay", message=message, error=kind(error))

    async def forget_turn(self, channel: discord.DMChannel, game: int, row: Row) -> None:
        """The notice of that game which stands there goes."""
        word = f"turn:{game}:{row.audience}"
        old = await self.tables.db.read(lambda conn: outbox.newest_sent(conn, word))
        if old is not None and old.message is not None:
            await self.remove(channel, old.message)
            gone = old.id
            await self.settle(lambda conn: outbox.gone(conn, gone, self.tables.now()))

    async def mention(self, row: Row) -> Posted | None:
        """The board has named them; whom it could not notify is called, unless it is their quiet hour."""
        table = await self.table(row)
        seat = row.payload["seat"]
        person = table.person_on(seat)
        shown = await self.tables.db.read(lambda conn: notes.get(conn, f"shown:{row.game}")) or {}
        if person is None or seat not in table.waiting or person in shown.get("mentioned", ()):
            return None
        if quiet((await self.tables.persons(table))[person], self.tables.now()):
            return None
        controls = (messages.board_controls(table, said(table.locale)),)
        panel = replace(_call(table, person), rows=controls, marker=marker(row.key), mentions=(person,))
        message = await self.post(self.channel(row.channel), row, panel)
        note = {**shown, "called": {**shown.get("called", {}), str(person): message}}
        return Posted(message, lambda conn: notes.put(conn, f"shown:{row.game}", note))

    async def paused(self, row: Row) -> int | None:
        """Not if we may write there again by now."""
        table = await self.table(row)
        if not table.paused:
            return None
        say, game = await self._to_one(row, table)
        text = say("notice-paused", game=game, number=table.id, link=table.link)
        return await self._sentence(row, table, say, text)

    async def trouble(self, row: Row) -> int:
        table = await self.table(row)
        say, game = await self._to_one(row, table)
        text = say("notice-trouble", game=game, number=table.id, code=row.payload["code"])
        return await self._sentence(row, table, say, text)

    async def _to_one(self, row: Row, table: Table) -> tuple[Said, str]:
        """The words of the one who is told, and the game's name in them."""
        person = await self.tables.db.read(lambda conn: people.get(conn, row.audience or 0))
        locale = person.language or table.locale
        return said(locale), table.words(locale).format("game-name")

    async def _sentence(self, row: Row, table: Table, say: Said, text: str) -> int:
        """With the way into the game."""
        button = (Button(say("turn-button"), Control("turn", table.id), "main"),)
        panel = Panel((text,), (button,) if table.state == "running" else (), marker=marker(row.key))
        return await self.post(await self.client.create_dm(discord.Object(row.audience or 0)), row, panel)


def _call(table: Table, person: int) -> Panel:
    return Panel((said(table.locale)("board-to-act", names=f"<@{person}>"),))
