"""What changes nothing: turn, hand, recap, log, words, rules, past boards, the list of games."""

import re
from collections.abc import Mapping

from bot import history, messages, screens
from bot.answers import Interaction, ready, show, tell, turn_over, values
from bot.controls import Control
from bot.listing import games_panel
from bot.panels import Panel
from bot.presses.room import Handler, Room, index
from bot.rulebook import rules_panel
from bot.said import BotRefused, said
from bot.table import begun
from engines.menu import LISTED


class Looking(Room):
    def looking(self) -> Mapping[str, Handler]:
        return {
            "rules": self._rules,
            "rulebook": self._rulebook,
            "turn": self._turn,
            "hand": self._hand,
            "recap": self._recap,
            "more": self._more,
            "log": self._log,
            "words": self._words,
            "closer": self._closer,
            "past": self._past,
            "games": self._games,
        }

    async def _rules(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        panel = rules_panel(table.rules, locale, _chapter(interaction, control), control)
        await self.page(interaction, control, panel)

    async def _rulebook(self, interaction: Interaction, control: Control) -> None:
        """The rules of a game that is not at a table: its number is its place in the list of games."""
        games = tuple(self.tables.rules.values())
        if control.game >= len(games):
            raise BotRefused("old")
        locale = await self.locale(interaction)
        page = _chapter(interaction, control)
        await turn_over(interaction, ready(rules_panel(games[control.game], locale, page, control)))

    async def _turn(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        await show(interaction, self.turn_panel(table, seat, locale))

    async def _hand(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        if not table.rules.secrets:
            await tell(interaction, said(locale)("hand-none"))
            return
        await show(interaction, screens.hand_panel(table, seat, locale, self.pictures))

    async def _recap(self, interaction: Interaction, control: Control) -> None:
        table = begun(await self.table(interaction, control.game))
        locale = await self.locale(interaction)
        seat = table.seat_of(interaction.user.id)
        since = history.last_of(table.running, seat) if seat is not None else history.BEFORE
        say = said(locale)
        lines = history.lines(table.running, table.words(locale), say, since, seat)
        title = say("recap-beginning") if since == history.BEFORE else say("recap-title")
        text = "\n".join([title, *lines]) if lines else say("recap-nothing")
        await self.page(interaction, control, messages.paged(text, say, control, control.decision))

    async def _log(self, interaction: Interaction, control: Control) -> None:
        table = begun(await self.table(interaction, control.game))
        locale = await self.locale(interaction)
        seat, say = table.seat_of(interaction.user.id), said(locale)
        lines = history.log_lines(table.running, table.words(locale), say, seat)
        text = "\n".join(lines) or say("log-empty")
        await self.page(interaction, control, messages.paged(text, say, control, control.decision))

    async def _words(self, interaction: Interaction, control: Control) -> None:
        table = begun(await self.table(interaction, control.game))
        locale = await self.locale(interaction)
        past = re.fullmatch(r"t([0-9]{1,6})p?", control.path)
        seat, turn = table.seat_of(interaction.user.id), int(past[1]) if past else None
        panel = screens.words_panel(table, locale, seat, turn, control)
        await self.page(interaction, control, panel)

    async def _past(self, interaction: Interaction, control: Control) -> None:
        """The board after another turn; which one stands in the control's decision."""
        table = begun(await self.table(interaction, control.game))
        locale = await self.locale(interaction)
        panel = screens.past_panel(table, locale, self.pictures, control.decision)
        await turn_over(interaction, panel)

    async def _games(self, interaction: Interaction, control: Control) -> None:
        panel = await self.games_panel(interaction, control)
        await self.page(interaction, control, panel)

    async def games_panel(self, interaction: Interaction, control: Control) -> Panel:
        tables = await self.tables.of(interaction.user.id)
        locale = await self.locale(interaction)
        return games_panel(tables, interaction.user.id, said(locale), control)

    async def _closer(self, interaction: Interaction, control: Control) -> None:
        table = begun(await self.table(interaction, control.game))
        locale = await self.locale(interaction)
        seat = table.seat_of(interaction.user.id)
        await show(interaction, screens.closer_panel(table, seat, locale, self.pictures))

    async def _more(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        say = said(await self.locale(interaction))
        seat = table.seat_of(interaction.user.id)
        await show(interaction, ready(messages.more(table, say, seat)))


def _chapter(interaction: Interaction, control: Control) -> int:
    """The chapter chosen in the list, or the page of the button."""
    return 1 + index(interaction, LISTED) if values(interaction) else control.decision
