"""One panel a person and game: the one before goes when another is opened, while Discord lets us."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.inbound.replies import Interaction, taken_away

LIFE = 14 * 60.0  # seconds in which an interaction's message can be taken away
REMEMBERED = 10_000  # panels that are remembered


@dataclass(slots=True)
class _Panel:
    """What shows it, or changes it."""

    by: Interaction
    at: float = field(default_factory=time.monotonic)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class LivePanels:
    def __init__(self) -> None:
        self._newest: OrderedDict[tuple[int, int], _Panel] = OrderedDict()

    @contextlib.contextmanager
    def pressed(self, interaction: Interaction, game: int) -> Iterator[None]:
        """Its newest press keeps a panel within reach; while it is answered, nobody takes the panel away."""
        if interaction.message is None or not interaction.message.flags.ephemeral:
            yield
            return
        key = interaction.user.id, game
        before, panel = self._newest.get(key), self._remember(interaction, game)
        try:
            yield
        finally:
            panel.done.set()
            if before is not None and _is_form(interaction) and self._newest.get(key) is panel:
                self._newest[key] = before  # by a form, the panel under it is not to be had

    @contextlib.asynccontextmanager
    async def opened(self, interaction: Interaction, game: int) -> AsyncIterator[None]:
        """While a panel is shown; then the one before is taken away, unless it stays for good by now. What is
        pressed on the new one before that is known is not taken for the old one."""
        before = self._newest.pop((interaction.user.id, game), None)
        panel = self._remember(interaction, game)
        try:
            yield
        finally:
            panel.done.set()
        if before is not None and time.monotonic() - before.at < LIFE:
            await before.done.wait()  # pressed twice: of what is not there yet, an answer would find nothing
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await taken_away(before.by)

    def _remember(self, interaction: Interaction, game: int) -> _Panel:
        key = interaction.user.id, game
        panel = self._newest[key] = _Panel(interaction)
        self._newest.move_to_end(key)
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return panel


def _is_form(interaction: Interaction) -> bool:
    return interaction.response.type is discord.InteractionResponseType.modal
