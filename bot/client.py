"""The client: one router for presses and forms, one place where refusals and faults are answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands

from bot import alive, controls, starts
from bot.answers import Interaction, custom_id, tell
from bot.clock import Clock
from bot.commands import build
from bot.pictures import Pictures
from bot.presses import Presses
from bot.publisher import Publisher
from bot.said import BotRefused, said
from bot.tables import Tables
from bot.translator import Translator, tree_digest
from db import notes
from db.errors import NotSaved
from engines.core import Refused

TOO_LATE, NEVER_ACKNOWLEDGED = 10062, 10015
FAREWELL = 3.0  # seconds for the answers under way when the bot stops
HANGING = 10.0  # seconds after which an answer is cut off; what was committed stays

log = structlog.get_logger()


class Fireside(discord.Client):
    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
        )
        self.tables = tables
        self.pictures = pictures
        self.publisher = Publisher(self, tables, pictures, owner="bot")
        self.clock = Clock(tables, self.publisher.wake, process="bot")
        self.presses = Presses(tables, pictures, self.publisher)
        self.tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        build(self.tree, self.presses)
        self._at_work: list[asyncio.Task[None]] = []
        self._under_way = set[asyncio.Task[None]]()

    async def setup_hook(self) -> None:
        """After the login, before the gateway: what is still to be told waits for nobody."""
        await self.tables.plan_missing()
        self._at_work = [
            asyncio.create_task(self.publisher.run()),
            asyncio.create_task(self._show_life()),
        ]
        self.clock.start()
        await self.tree.set_translator(Translator())
        await self._synchronise()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=initial)
        now = self.tables.now()
        count = await self.tables.db.tx(lambda conn: starts.counted(conn, now))
        if wait := starts.pause(count, now):
            log.error("too many starts today", count=count, again_in=wait)
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Who has pressed a button is still answered."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        self.clock.stop()
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        self.pictures.close()
        beating = getattr(self.ws, "_keep_alive", None)
        await super().close()
        if beating is not None:  # discord.py's thread would go on in a loop that has ended
            await asyncio.to_thread(beating.join, FAREWELL)

    async def _show_life(self) -> None:
        """As long as the loop turns."""
        while True:
            alive.show()
            await asyncio.sleep(alive.EVERY)

    async def _synchronise(self) -> None:
        """Only when something about the commands has changed."""
        digest = await tree_digest(self.tree)
        application = str(self.application_id)
        known = await self.tables.db.read(lambda conn: notes.get(conn, "commands"))
        if known == [application, digest]:
            return
        await self.tree.sync()
        await self.tables.db.tx(lambda conn: notes.put(conn, "commands", [application, digest]))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Commands come here too; they have their own tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            under_way = asyncio.current_task()
            assert under_way is not None
            self._under_way.add(under_way)
            under_way.add_done_callback(self._under_way.discard)
            await self.guarded(interaction, self._route(interaction))

    async def _route(self, interaction: Interaction) -> None:
        control = controls.parse(custom_id(interaction))
        handler = self.presses.handlers.get(control.name) if control else None
        if control is None or handler is None:
            raise BotRefused("old")
        await handler(interaction, control)

    async def guarded(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Whatever happens, the person gets an answer and the log the reason."""
        try:
            async with asyncio.timeout(HANGING):
                await work
        except Refused as refused:
            await self._answer(interaction, await self._sentence(interaction, refused))
        except NotSaved:
            log.error("not saved", interaction=interaction.id)
            await self._answer(interaction, await self._sentence(interaction, BotRefused("saving")))
        except discord.NotFound as late:
            if late.code not in (TOO_LATE, NEVER_ACKNOWLEDGED):
                raise
            log.warning("could not be answered", interaction=interaction.id, code=late.code)
        except Exception:
            code = secrets.token_hex(4)
            log.exception("fault", code=code, interaction=interaction.id, custom_id=custom_id(interaction))
            await self._answer(
                interaction, await self._sentence(interaction, BotRefused("internal", code=code))
            )

    async def _sentence(self, interaction: Interaction, refused: Refused) -> str:
        """In the reader's language; a game's own refusals know the game's words."""
        locale = await self.presses.locale(interaction)
        if isinstance(refused, BotRefused):
            given = refused.phrase.args.items()
            args = {key: one if isinstance(one, int) else str(one) for key, one in given}
            return said(locale)(refused.phrase.key, **args)
        control = controls.parse(custom_id(interaction))
        game = control.game if control else int(interaction.extras.get("game", 0))
        return await self.presses.sentence(refused, locale, game)

    async def _answer(self, interaction: Interaction, sentence: str) -> None:
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await tell(interaction, sentence)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def failed() -> None:
            raise cause

        await self.guarded(interaction, failed())


async def point_at(api: str, token: str) -> None:
    """The one setting that makes another Discord of the real one: addresses, nothing else."""
    discord.http.Route.BASE = api
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{api}/gateway/bot") as answer:
        if answer.status == 401:
            raise discord.LoginFailure
        answer.raise_for_status()
        gateway = (await answer.json())["url"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = str(yarl.URL(api).origin())
