"""Before the game: join, leave, pick, invite, start."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot import messages
from bot.answers import Interaction, acknowledge, ready, show, tell, turn_over, values
from bot.controls import Control
from bot.panels import Panel
from bot.permissions import missing
from bot.presses.room import Handler, Room, index
from bot.said import BotRefused, said
from bot.table import Table, not_seated
from bot.tables import Press
from engines.core import Pick

PERSONS = range(1, 1 << 63)  # their numbers, as far as they can be kept


class Lobby(Room):
    def lobby(self) -> Mapping[str, Handler]:
        return {
            "join": self._lobby(self.tables.join),
            "quit": self._lobby(self.tables.quit),
            "start": self._lobby(self.tables.start),
            "pick": self._pick,
            "picked": self._picked,
            "invite": self._invite,
        }

    def _lobby(self, change: Callable[[Press, int], Awaitable[Table]]) -> Handler:
        async def handler(interaction: Interaction, control: Control) -> None:
            await self.table(interaction, control.game)
            await acknowledge(interaction)
            await change(self.press(interaction), control.game)
            self.publisher.wake()

        return handler

    async def _pick(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        _picks(table)
        if table.seat_of(interaction.user.id) is None:
            raise not_seated(table)
        locale = await self.locale(interaction)
        panel = messages.pick(table, said(locale), table.words(locale), interaction.user.id)
        await show(interaction, ready(panel))

    async def _picked(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        pick = _picks(table)
        choice = pick.choices[index(interaction, len(pick.choices))]
        await acknowledge(interaction)
        await self.tables.pick(self.press(interaction), control.game, pick.key, choice)
        self.publisher.wake()
        locale = await self.locale(interaction)
        picked = table.words(locale).format(f"pick-{pick.key}-{choice}")
        await turn_over(interaction, ready(Panel((said(locale)("lobby-picked", pick=picked),))))

    async def _invite(self, interaction: Interaction, control: Control) -> None:
        guests = [int(one) for one in values(interaction) if one.isdecimal()]
        if not guests or not all(guest in PERSONS for guest in guests):
            raise BotRefused("old")
        await acknowledge(interaction)
        table = await self.tables.invite(self.press(interaction), control.game, guests)
        names = ", ".join(f"<@{guest}>" for guest in guests)
        invited = said(await self.locale(interaction))(
            "lobby-invited", names=names, link=f"<#{table.channel}>"
        )
        await tell(interaction, invited)


def _picks(table: Table) -> Pick:
    """Of a game that has something to pick."""
    if not table.rules.picks:
        raise BotRefused("old")
    return table.rules.picks[0]


def permissions_missing(interaction: Interaction, *, private: bool) -> list[str]:
    """What the bot needs where such a table is opened, and has not."""
    return missing(interaction.app_permissions, *(("create_private_threads",) if private else ()))


def text_channel(interaction: Interaction) -> tuple[int, int | None]:
    """The channel, and the thread if the command was given in one: then the table stays there."""
    assert interaction.channel_id is not None
    thread = interaction.channel_id if isinstance(interaction.channel, discord.Thread) else None
    return interaction.channel_id, thread
