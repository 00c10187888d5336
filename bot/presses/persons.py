"""A person: left in peace for a while; their data, to take away or to delete."""

import json
from collections.abc import Mapping

from bot.answers import Interaction, acknowledge, ready, turn_over
from bot.controls import Control
from bot.panels import Button, Panel
from bot.presses.room import Handler, Room
from bot.said import said
from bot.upload import Upload


class Persons(Room):
    def persons(self) -> Mapping[str, Handler]:
        return {
            "mydata": self._my_data,
            "forget": self._forget,
            "forgotten": self._forgotten,
            "snooze": self._snooze,
        }

    async def _my_data(self, interaction: Interaction, _control: Control) -> None:
        text = json.dumps(await self.tables.data_of(interaction.user.id), indent=1, default=str)
        await interaction.response.send_message(file=Upload(text.encode(), "fireside.json"), ephemeral=True)

    async def _snooze(self, interaction: Interaction, _control: Control) -> None:
        """The reminder itself says until when."""
        await acknowledge(interaction)
        await self.tables.snooze(self.press(interaction))
        self.publisher.wake()

    async def _forget(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        button = Button(say("settings-delete"), Control("forgotten"), "danger")
        close = Button(say("composer-close"), Control("keep"))
        await turn_over(interaction, ready(Panel((say("settings-delete-sure"),), ((button, close),))))

    async def _forgotten(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        await acknowledge(interaction)
        await self.tables.forget(self.press(interaction))
        self.publisher.wake()
        await turn_over(interaction, ready(Panel((say("settings-deleted"),))))
