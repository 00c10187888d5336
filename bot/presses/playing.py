"""The composer: choosing, confirming, stepping back, typing."""

import asyncio
from collections.abc import Mapping

from discord import ui

from bot import screens
from bot.answers import Interaction, acknowledge, ready, turn_over, typed
from bot.composer import at_once
from bot.controls import Control
from bot.panels import Panel
from bot.presses.room import Handler, Room, index
from bot.said import said
from bot.table import Table
from bot.tables.shelf import Choose
from engines import menu
from engines.core import Action, Seat, StaleAction
from engines.notation import read, write

LONGEST_MOVE = 200  # characters of a typed move
BOARD_FIRST = 0.01  # seconds in which the board that all wait for is drawn, before one person is answered


class Playing(Room):
    def playing(self) -> Mapping[str, Handler]:
        return {
            "ask": self._ask,
            "list": self._list,
            "do": self._do,
            "undo": self._undo,
            "close": self._close,
            "keep": self._keep,
            "type": self._type,
            "typed": self._typed,
        }

    async def _ask(self, interaction: Interaction, control: Control) -> None:
        await self._choose(interaction, control)

    async def _list(self, interaction: Interaction, control: Control) -> None:
        await self._choose(interaction, control, index(interaction, menu.LISTED))

    async def _choose(self, interaction: Interaction, control: Control, *listed: int) -> None:
        """The question after these answers; an old one shows the current choices. What a button of its own
        would do at once is done at once by its line in a list, too."""
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        try:
            chosen = (*self._chosen(table, seat, control), *listed)
            if listed and at_once(screens.desk_of(table, seat, locale), chosen):
                await self._do(interaction, control, *listed)
                return
            panel = await screens.composer_panel(table, seat, locale, self.pictures, chosen)
        except StaleAction:
            panel = await self.now_panel(table, seat, locale)
        await turn_over(interaction, ready(panel))

    def _chosen(self, table: Table, seat: Seat, control: Control) -> tuple[int, ...]:
        play = table.running
        if control.decision != play.decisions[seat]:
            raise StaleAction("stale")
        return menu.follow(table.rules, table.rules.legal(play.state, seat), control.path)

    async def _do(self, interaction: Interaction, control: Control, *listed: int) -> None:
        await acknowledge(interaction)

        def choose(table: Table, seat: Seat) -> Action:
            legal = table.rules.legal(table.running.state, seat)
            chosen = (*menu.follow(table.rules, legal, control.path), *listed)
            action = menu.settled(legal, chosen)
            if action is None:
                raise StaleAction("stale")
            return action

        await self._act(interaction, control.game, control.decision, choose)

    async def _act(
        self,
        interaction: Interaction,
        game: int,
        decision: int | None,
        choose: Choose,
    ) -> None:
        """After a defer: commit, then show what comes next."""
        try:
            table = await self.publisher.act(self.press(interaction), game, decision, choose)
        except StaleAction:
            await self._show_now(interaction, game)
            return
        mine = table.seat_of(interaction.user.id)
        assert mine is not None
        await asyncio.sleep(BOARD_FIRST)
        locale = await self.locale(interaction)
        await turn_over(interaction, self.turn_panel(table, mine, locale, done=True))

    async def _show_now(self, interaction: Interaction, game: int) -> None:
        """Instead of what was pressed at an earlier moment."""
        table, seat = await self.seat(interaction, game)
        await turn_over(interaction, self.now_panel(table, seat, await self.locale(interaction)))

    async def _undo(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)
        await self._take_back(interaction, control.game, control.decision)

    async def _take_back(self, interaction: Interaction, game: int, decision: int | None) -> None:
        """Once, however often it is pressed."""
        locale = await self.locale(interaction)
        try:
            table = await self.tables.undo(self.press(interaction), game, decision)
        except StaleAction:
            await self._show_now(interaction, game)
            return
        self.publisher.wake()
        if table is None:
            await turn_over(interaction, ready(Panel((said(locale)("undo-waits"),))))
            return
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        await turn_over(interaction, self.turn_panel(table, seat, locale, said(locale)("composer-undone")))

    async def undo_by_command(self, interaction: Interaction, table: Table) -> None:
        await acknowledge(interaction, private=True)
        await self._take_back(interaction, table.id, None)

    async def _close(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        turn = (await self.public(interaction))("turn-button")
        await turn_over(interaction, ready(Panel((say("composer-closed", turn=turn),))))

    async def _keep(self, interaction: Interaction, _control: Control) -> None:
        """Whoever was asked whether they are sure is not."""
        say = said(await self.locale(interaction))
        await turn_over(interaction, ready(Panel((say("nothing-changed"),))))

    async def _type(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        say = said(await self.locale(interaction))
        legal = table.rules.legal(table.running.state, seat)
        example = say("composer-example", example=write(legal[0])) if legal else ""
        form = ui.Modal(title=say("composer-typed")[:45], custom_id=str(Control("typed", table.id)))
        field = ui.TextInput[ui.Modal](custom_id="text", placeholder=example[:100], max_length=LONGEST_MOVE)
        form.add_item(ui.Label(text=say("composer-move")[:45], description=example[:100], component=field))
        form.stop()
        await interaction.response.send_modal(form)

    async def _typed(self, interaction: Interaction, control: Control) -> None:
        text = typed(interaction, "text")
        await acknowledge(interaction)
        await self.act_typed(interaction, control.game, text)

    async def act_typed(self, interaction: Interaction, game: int, text: str) -> None:
        def choose(table: Table, seat: Seat) -> Action:
            return read(table.rules, text, table.rules.legal(table.running.state, seat))

        await self._act(interaction, game, None, choose)
