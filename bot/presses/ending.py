"""Undo by consent, leaving, and what follows a game."""

from collections.abc import Mapping

from bot import messages
from bot.answers import Interaction, acknowledge, show, tell, turn_over
from bot.controls import Control
from bot.panels import Panel
from bot.presses.room import Handler, Room, ready
from bot.said import BotRefused, said
from bot.table import Table
from bot.tables import Wish
from engines.core import Refused
from engines.export import export, verify
from engines.log import Diverged


class Ending(Room):
    def ending(self) -> Mapping[str, Handler]:
        return {
            "agree": self._agree,
            "refuse": self._agree,
            "leave": self._leave,
            "gone": self._gone,
            "rematch": self._rematch,
            "verify": self._verify,
        }

    async def _agree(self, interaction: Interaction, control: Control) -> None:
        agrees = control.name == "agree"
        await acknowledge(interaction)
        locale = await self.locale(interaction)
        table = await self.tables.answer_undo(
            self.press(interaction), control.game, control.decision, agrees=agrees
        )
        self.publisher.wake()
        say = said(locale)
        if not agrees:
            done = say("undo-refused", name=interaction.user.display_name)
        else:
            done = say("undo-agreed") if table is None else say("undo-done")
        if not agrees or table is not None:
            public = said(table.locale if table else locale)
            key = "undo-done" if agrees else "undo-refused"
            shown = public(key) if agrees else public(key, name=interaction.user.display_name)
            await turn_over(interaction, ready(Panel((shown,))))
        else:
            await tell(interaction, done)

    async def _leave(self, interaction: Interaction, control: Control) -> None:
        table, _ = await self.seat(interaction, control.game)
        say = said(await self.locale(interaction))
        await show(interaction, ready(messages.leave_asked(table, say)))

    async def _gone(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)
        await self.tables.leave(self.press(interaction), control.game)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await turn_over(interaction, ready(Panel((say("leave-done"),))))

    async def _rematch(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        if table.state != "ended":
            raise BotRefused("not-over")
        await acknowledge(interaction)
        wish = Wish(
            rules=table.rules,
            channel=table.channel,
            thread=None,
            options=table.options,
            seats=table.size,
            pace=table.pace,
            private=table.private,
            locale=table.locale,
            rematch_of=table.id,
        )
        await self.tables.open(self.press(interaction), wish)
        self.publisher.wake()

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
