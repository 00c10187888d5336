"""One panel a person and game: the one before goes when another is opened, while Discord lets us."""

import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator

import aiohttp
import discord

from bot.inbound.replies import Interaction

LIFE = 14 * 60.0  # seconds in which an interaction's message can be taken away
REMEMBERED = 10_000  # panels that are remembered


class LivePanels:
    def __init__(self) -> None:
        self._newest: OrderedDict[tuple[int, int], tuple[float, Interaction]] = OrderedDict()

    def pressed(self, interaction: Interaction, game: int) -> None:
        """Its newest press keeps a panel within reach."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            self._remember(interaction, game)

    @contextlib.asynccontextmanager
    async def opened(self, interaction: Interaction, game: int) -> AsyncIterator[None]:
        """While a panel is shown; then the one before is taken away, unless it stays for good by now. What is
        pressed on the new one before that is known is not taken for the old one."""
        at, before = self._newest.pop((interaction.user.id, game), (0.0, None))
        self._remember(interaction, game)
        yield
        if before is not None and time.monotonic() - at < LIFE:
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await before.delete_original_response()

    def _remember(self, interaction: Interaction, game: int) -> None:
        key = interaction.user.id, game
        self._newest[key] = time.monotonic(), interaction
        self._newest.move_to_end(key)
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
