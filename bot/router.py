"""One way for every press and form to its handler, one place where refusals and faults are answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable

import aiohttp
import discord
import structlog
from discord import app_commands

from bot import controls
from bot.answers import ANSWERED_ALREADY, NETWORK, TOO_LATE, Interaction, custom_id, passing, tell
from bot.presses import Presses
from bot.said import BotRefused, said
from db.errors import Failed, NotSaved
from engines.core import Refused

HANGING = 10.0  # seconds after which an answer is cut off; what was committed stays

log = structlog.get_logger()


class Router:
    def __init__(self, presses: Presses) -> None:
        self._presses = presses

    async def pressed(self, interaction: Interaction) -> None:
        await self._guarded(interaction, self._handled(interaction))

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = BotRefused("old")  # as another version had it

        async def failed() -> None:
            raise cause

        await self._guarded(interaction, failed())

    async def _handled(self, interaction: Interaction) -> None:
        control = controls.parse(custom_id(interaction))
        handler = self._presses.handlers.get(control.name) if control else None
        if control is None or handler is None:
            raise BotRefused("old")
        await handler(interaction, control)

    async def _guarded(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Whatever happens, the person gets an answer and the log the reason."""
        try:
            async with in_time():
                await work
        except Refused as refused:
            await self._refuse(interaction, refused)
        except NotSaved:
            log.error("not saved", interaction=interaction.id)
            await self._refuse(interaction, BotRefused("saving"))
        except Exception as error:
            if _unanswerable(error):
                log.warning("could not be answered", interaction=interaction.id, error=type(error).__name__)
                return
            code = secrets.token_hex(4)
            control = controls.parse(custom_id(interaction))
            asked = {"control": control.name, "game": control.game} if control else {}
            log.exception("fault", code=code, interaction=interaction.id, **asked)
            await self._refuse(interaction, BotRefused("internal", code=code))

    async def _refuse(self, interaction: Interaction, refused: Refused) -> None:
        await answer(interaction, await self._sentence(interaction, refused))

    async def _sentence(self, interaction: Interaction, refused: Refused) -> str:
        """In the reader's language; a game's own refusals know the game's words."""
        locale = await self._locale(interaction)
        if isinstance(refused, BotRefused):
            given = refused.phrase.args.items()
            args = {key: one if isinstance(one, int) else str(one) for key, one in given}
            return said(locale)(refused.phrase.key, **args)
        control = controls.parse(custom_id(interaction))
        game = control.game if control else int(interaction.extras.get("game", 0))
        return await self._presses.sentence(refused, locale, game)

    async def _locale(self, interaction: Interaction) -> str:
        """Of their Discord, when nothing can be read of what they have chosen."""
        try:
            return await self._presses.locale(interaction)
        except (Failed, NotSaved):
            return str(interaction.locale)


def in_time() -> asyncio.Timeout:
    return asyncio.timeout(HANGING)


async def answer(interaction: Interaction, sentence: str) -> None:
    """If it can still be told."""
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
        await tell(interaction, sentence)


def _unanswerable(error: Exception) -> bool:
    """What was committed stays; it is the answer that did not arrive."""
    if isinstance(error, discord.HTTPException):
        return error.code in (*TOO_LATE, ANSWERED_ALREADY) or passing(error)
    return isinstance(error, NETWORK) and not isinstance(error, TimeoutError)
