"""What one person is told: that it is their turn, and that it no longer is."""

import discord
import structlog

from bot import messages
from bot.controls import Control
from bot.panels import Button, Panel
from bot.pictures import Shot, edge
from bot.posts.desk import Desk, marker
from bot.said import said
from bot.screens import hand_texts
from db import notes, outbox
from db.outbox import Row

log = structlog.get_logger()


class NoticePosts(Desk):
    async def turn(self, row: Row) -> int | None:
        """Hand and board for one person; not if the turn is over by now."""
        table = await self.table(row)
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
        message = await self.post(channel, row, panel)
        await self._forget(row, channel)
        return message

    async def over(self, row: Row) -> int | None:
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

    async def mention(self, row: Row) -> int | None:
        table = await self.table(row)
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
        return await self.post(self.channel(row.channel), row, panel)
