"""One way for every press and form to its handler, one place where refusals and faults are answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.inbound import custom_ids
from bot.inbound.commands.which_table import WhichGameError, ask_which
from bot.inbound.lanes import Lanes
from bot.inbound.presses import Services, given_back, pressed
from bot.inbound.replies import (
    ANSWERED_ALREADY,
    NETWORK,
    TOO_LATE,
    Interaction,
    custom_id,
    noted_at_last,
    passing,
    tell,
)
from bot.show import table_words
from db.errors import Failed, NotSaved
from engines.core import Refused
from engines.words import Words
from tables.refusals import CaretakerPlays, TableRefused

HANGING = 9.0  # seconds after which an answer is cut off; what was committed stays
WORDING = 1.0  # seconds in which the words of a refusal are found: ten in all, whatever hangs

log = structlog.get_logger()


class Router:
    def __init__(self, services: Services, lanes: Lanes) -> None:
        self._services = services
        self._lanes = lanes

    async def pressed(self, interaction: Interaction) -> None:
        waiting = asyncio.create_task(noted_at_last(interaction))
        try:
            async with self._lanes.of(interaction.user.id):
                await self._guarded(interaction, self._handled(interaction))
        finally:
            waiting.cancel()

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = TableRefused("old")  # as another version had it

        async def failed() -> None:
            raise cause

        await self._guarded(interaction, failed())

    async def _handled(self, interaction: Interaction) -> None:
        control = custom_ids.parse(custom_id(interaction))
        if control is None:
            raise TableRefused("old")
        await pressed(self._services.of(interaction), control)

    async def _guarded(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Whatever happens, the person gets an answer and the log the reason."""
        try:
            async with in_time():
                await self._at_last(interaction, work)
        except Refused as refused:
            await self._refuse(interaction, refused)
        except NotSaved:
            log.error("not saved", interaction=interaction.id)
            await self._refuse(interaction, TableRefused("saving"))
        except Exception as error:
            if _unanswerable(error):
                log.warning("could not be answered", interaction=interaction.id, error=type(error).__name__)
                return
            code = secrets.token_hex(4)
            control = custom_ids.parse(custom_id(interaction))
            name = control and custom_ids.WIRE[type(control)]
            asked = {"control": name, "game": custom_ids.game_of(control)} if control else {}
            log.exception("fault", code=code, interaction=interaction.id, **asked)
            await self._refuse(interaction, TableRefused("internal", code=code))

    async def _at_last(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Whoever was away has their seat back, and has done nothing else; who could mean several games is
        asked which one."""
        try:
            await work
        except CaretakerPlays as plays:
            await given_back(self._services.of(interaction), plays.game)
        except WhichGameError as asked:
            await ask_which(self._services.of(interaction), asked)

    async def _refuse(self, interaction: Interaction, refused: Refused) -> None:
        await answer(interaction, await self._sentence(interaction, refused))

    async def _sentence(self, interaction: Interaction, refused: Refused) -> str:
        """In the reader's language, by the names of the table; in that of their Discord and without names,
        when the database cannot be asked, or does not answer."""
        try:
            async with asyncio.timeout(WORDING):
                locale = await self._services.of(interaction).locale()
                return await self._worded(interaction, refused, locale)
        except (Failed, NotSaved, TimeoutError):
            return _plainly(refused, str(interaction.locale))

    async def _worded(self, interaction: Interaction, refused: Refused, locale: str) -> str:
        """A refusal of the rules knows the words and the names of its table."""
        control = custom_ids.parse(custom_id(interaction))
        game = custom_ids.game_of(control) or int(interaction.extras.get("game", 0))
        if isinstance(refused, TableRefused) or not game:
            return _plainly(refused, locale)
        try:
            table = await self._services.of(interaction).table(game)
        except TableRefused:  # one that was never there
            return _plainly(refused, locale)
        return table_words.words(table, locale).refusal(refused)


def _plainly(refused: Refused, locale: str) -> str:
    if isinstance(refused, TableRefused):
        return table_words.refusal(refused, locale)
    return Words(locale).refusal(refused)


def in_time() -> asyncio.Timeout:
    return asyncio.timeout(HANGING)


async def answer(interaction: Interaction, sentence: str) -> None:
    """If it can still be told."""
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # a timeout is an OSError
        async with in_time():
            await tell(interaction, sentence)


def _unanswerable(error: Exception) -> bool:
    """What was committed stays; it is the answer that did not arrive."""
    if isinstance(error, discord.HTTPException):
        return error.code in (*TOO_LATE, ANSWERED_ALREADY) or passing(error)
    return isinstance(error, NETWORK) and not isinstance(error, TimeoutError)
