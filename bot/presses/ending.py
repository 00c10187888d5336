"""What the others are asked, leaving, and what follows a game."""

from collections.abc import Mapping
from dataclasses import replace

from bot import messages
from bot.answers import Interaction, acknowledge, ready, show, tell, turn_over
from bot.controls import Control
from bot.late import Delay, Remedy
from bot.pace import CHOICES
from bot.panels import Panel
from bot.presses.lobby import text_channel
from bot.presses.room import Handler, Room, index
from bot.said import BotRefused, said
from bot.table import Table
from bot.tables import Wish
from engines.core import GameOver, Refused, Seat
from engines.export import export, verify
from engines.log import Diverged


class Ending(Room):
    def ending(self) -> Mapping[str, Handler]:
        return {
            "agree": self._agree,
            "refuse": self._agree,
            "pace": self._pace,
            "paced": self._paced,
            "skip": self._vote,
            "without": self._vote,
            "leave": self._leave,
            "gone": self._gone,
            "rematch": self._rematch,
            "verify": self._verify,
        }

    async def _agree(self, interaction: Interaction, control: Control) -> None:
        """The question itself says what came of it."""
        agrees = control.name == "agree"
        await acknowledge(interaction)
        table = await self.tables.answer(
            self.press(interaction), control.game, control.decision, agrees=agrees
        )
        self.publisher.wake()
        if table is None:
            await tell(interaction, said(await self.locale(interaction))("undo-agreed"))

    async def _pace(self, interaction: Interaction, control: Control) -> None:
        table, _ = await self.seat(interaction, control.game)
        say = said(await self.locale(interaction))
        await show(interaction, ready(messages.paces(table, say)))

    async def _paced(self, interaction: Interaction, control: Control) -> None:
        pace = CHOICES[index(interaction, len(CHOICES))]
        await acknowledge(interaction)
        await self.tables.propose_pace(self.press(interaction), control.game, pace)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await turn_over(interaction, ready(Panel((say("undo-waits"),))))

    async def _vote(self, interaction: Interaction, control: Control) -> None:
        remedy: Remedy = "skip" if control.name == "skip" else "without"
        delay = Delay(Seat(control.decision), control.path)
        await acknowledge(interaction)
        table = await self.tables.vote(self.press(interaction), control.game, remedy, delay)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await tell(interaction, say("vote-counted") if table is None else say("vote-done"))

    async def _leave(self, interaction: Interaction, control: Control) -> None:
        table, _ = await self.seat(interaction, control.game)
        if table.state == "ended":
            raise GameOver("game-over")
        say = said(await self.locale(interaction))
        await show(interaction, ready(messages.leave_asked(table, say)))

    async def _gone(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)
        await self.tables.leave(self.press(interaction), control.game)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await turn_over(interaction, ready(Panel((say("leave-done"),))))

    async def _rematch(self, interaction: Interaction, control: Control) -> None:
        """Where the game was, with those who played it."""
        table = await self.table(interaction, control.game)
        if table.state != "ended":
            raise BotRefused("not-over")
        here, thread = text_channel(interaction)
        await acknowledge(interaction)
        wish = Wish(
            rules=table.rules,
            channel=table.channel,
            thread=thread if here == table.channel else None,
            options=table.options,
            seats=table.size,
            pace=table.pace,
            private=table.private,
            locale=table.locale,
            rematch_of=table.id,
            guests=[one.person for one in table.sitters if one.person is not None],
        )
        again = await self.tables.open(replace(self.press(interaction), guild=table.guild), wish)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await tell(interaction, messages.seated(again, say, wish.thread or wish.channel))

    async def _verify(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        await show(interaction, self.verified(table, locale))

    async def verified(self, table: Table, locale: str) -> Panel:
        """The whole game again, from the promise to the result."""
        say = said(locale)
        secret, given = await self.tables.secrets(table)
        document = export(table.running, secret, given)
        try:
            play = verify(tuple(self.tables.rules.values()), document)
        except (Diverged, Refused) as difference:
            return Panel((say("verify-bad", difference=str(difference)),))
        return Panel((say("verify-good", entries=play.version),))
