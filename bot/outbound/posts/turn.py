"""What one person is told: that it is their turn, and that it no longer is."""

from dataclasses import replace

import discord

from bot.inbound import buttons
from bot.outbound.delivery import NETWORK, Delivery, Place, marker
from bot.show import messages, recap, table_words
from bot.show.panel import Button, Panel
from bot.show.panels import hand_texts
from bot.show.pictures import Shot, edge
from bot.show.sentences import Said, said
from db.rows import Row
from engines.core import Seat
from engines.log import last_turn
from engines.words import Words
from tables import deliveries, live_messages, store
from tables.deliveries import Called, Sent
from tables.hours import quiet
from tables.model import Table
from tables.posts import CaretakerNews, Deserted, Mention, Trouble

ROOM = 1_200  # characters for what happened since, beside a hand


class NoticePosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def turn(self, row: Row) -> int | None:
        """Hand and board for one person; not if the turn is over by now, or they have stopped them."""
        table = await self._to.table(row)
        assert row.audience is not None
        seat, known = table.seat_of(row.audience), await self._to.tables.person(row.audience)
        if seat is None or seat not in table.waiting or not known.dm:
            if row.attempts > 1:
                await self._to.privately(row.audience, lambda channel: self._taken_back(channel, row))
            return None
        locale = known.language or table.locale
        say, words = said(locale), table_words.words(table, locale)
        game, link = words.format("game-name"), table_words.link(table)
        note = say("notice-turn", game=game, number=table.id, link=link)
        controls = (Button(say("turn-button"), buttons.Turn(table.id), "main"), messages.stop_button(say))
        panel = await self.own_turn(table, seat, words, note, controls, marker(row.key, row.epoch))
        silent = quiet(known, self._to.tables.now())

        message = await self._to.privately(
            row.audience, lambda channel: self._to.post(channel, row, panel, silent=silent)
        )
        await self.forget_turn(table.id, row.audience)
        return message

    async def _taken_back(self, channel: Place, row: Row) -> None:
        """What an earlier try has sent."""
        if (lost := await self._to.lost(channel, row)) is not None:
            await self._to.remove(channel, lost.id)

    async def own_turn(
        self, table: Table, seat: Seat, words: Words, note: str, buttons: tuple[Button, ...], mark: int
    ) -> Panel:
        """What happened since, the picture and the hand that only this seat may see."""
        shot = Shot(table.rules, table.view(seat), words, seat, happened=last_turn(table.running.now))
        picture = await self._to.pictures.of(shot, "hand.png")
        texts = (note, *_since(table, seat, words), *hand_texts(table, seat, words))
        return Panel(texts, (buttons,), picture, edge(table.view(seat), (seat,)), mark)

    async def over(self, row: Row) -> None:
        """The turn has passed: its notice goes, and who was called in the thread is asked nothing more."""
        assert row.audience is not None
        assert row.game is not None
        await self._call_off(row.game, row.audience)
        await self.forget_turn(row.game, row.audience)

    async def _call_off(self, game: int, person: int) -> None:
        """The call loses its buttons; if that fails, they are harmless."""
        shown = await self._to.tables.read(live_messages.shown, game)
        message, table = shown.call_of(person) if shown else None, await self._to.tables.get(game)
        if message is not None and table.thread is not None:
            try:
                await self._to.change(table.thread, message, _call(table, person))
            except (discord.HTTPException, *NETWORK) as error:
                self._to.buttons_stay(message, error)

    async def forget_turn(self, game: int, person: int) -> None:
        """The notice of that game goes, if there is one."""
        old = await self._to.tables.read(deliveries.notice, game, person)
        if old is not None and old.message is not None:
            message = old.message
            await self._to.privately(person, lambda channel: self._to.remove(channel, message))
            await self._to.tables.tx_at((), deliveries.taken_away, old.id)

    async def mention(self, row: Row, post: Mention) -> Sent:
        """The board has named them; whom it could not notify is called, unless it is their quiet hour."""
        table = await self._to.table(row)
        seat = post.seat
        person = table.person_on(seat)
        shown = await self._to.tables.read(live_messages.shown, table.id)
        if person is None or seat not in table.waiting or (shown and person in shown.mentioned):
            return Sent()
        if quiet((await self._to.tables.read(store.people_of, table))[person], self._to.tables.now()):
            return Sent()
        controls = (messages.board_controls(table, said(table.locale)),)
        panel = replace(
            _call(table, person), rows=controls, marker=marker(row.key, row.epoch), mentions=(person,)
        )
        message = await self._to.post(self._to.channel(row.channel), row, panel)
        return Sent(message, Called(person, message))

    async def paused(self, row: Row) -> int | None:
        """Not if we may write there again by now."""
        table = await self._to.table(row)
        if not table.paused:
            return None
        say, game = await self._to_one(row, table)
        text = say("notice-paused", game=game, number=table.id, link=table_words.link(table))
        return await self._sentence(row, table, say, text)

    async def trouble(self, row: Row, post: Trouble) -> int:
        table = await self._to.table(row)
        say, game = await self._to_one(row, table)
        text = say("notice-trouble", game=game, number=table.id, code=post.code)
        return await self._sentence(row, table, say, text)

    async def caretaker_news(self, row: Row, post: CaretakerNews) -> int | None:
        """What was played for one who is away; not if they are back by now."""
        table = await self._to.table(row)
        if table.state != "running" or post.seat not in table.caretakers:
            return None
        say, game = await self._to_one(row, table)
        since = recap.last_of(table.running, post.seat, table.caretaken)
        turns = recap.turns_of(table.running, table.sitters[post.seat].caretaken, since)
        level = say(f"level-{table.caretakers[post.seat]}")
        link = table_words.link(table)
        text = say("caretaker-news", level=level, game=game, number=table.id, link=link, turns=turns)
        return await self._sentence(row, table, say, text)

    async def deserted(self, row: Row, post: Deserted) -> int | None:
        """Not if somebody is back by now."""
        table = await self._to.table(row)
        if not table.deserted:
            return None
        say, game = await self._to_one(row, table)
        link, until = table_words.link(table), messages.ago(post.until)
        text = say("caretaker-deserted", game=game, number=table.id, link=link, until=until)
        return await self._sentence(row, table, say, text)

    async def _to_one(self, row: Row, table: Table) -> tuple[Said, str]:
        """The words of the one who is told, and the game's name in them."""
        person = await self._to.tables.person(row.audience or 0)
        locale = person.language or table.locale
        return said(locale), table_words.words(table, locale).format("game-name")

    async def _sentence(self, row: Row, table: Table, say: Said, text: str) -> int:
        """With the way into the game."""
        turn = (Button(say("turn-button"), buttons.Turn(table.id), "main"),)
        controls = (*(turn if table.state == "running" else ()), messages.stop_button(say))
        panel = Panel((text,), (controls,), marker=marker(row.key, row.epoch))
        return await self._to.privately(row.audience or 0, lambda channel: self._to.post(channel, row, panel))


def _since(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """Their own last move that all could notice: what they have heard of it all. Orders given in secret
    change nothing that anybody is sent."""
    say, since = said(words.locale), recap.last_noticed(table.running, seat, table.caretaken)
    lines = recap.lines(
        table.running,
        words,
        say,
        since,
        seat,
        computers=table.computers,
        caretaken=table_words.caretaken(table, words.locale),
        noticed=True,
    )
    title = say("recap-beginning") if since == recap.BEFORE else say("recap-title")
    return ("\n".join((title, *messages.newest(lines, ROOM))),) if lines else ()


def _call(table: Table, person: int) -> Panel:
    return Panel((said(table.locale)("board-to-act", names=f"<@{person}>"),))
