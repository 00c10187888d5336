"""The client: one router for presses and forms, one place where refusals and faults are answered."""

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import KeepAliveHandler

from bot import controls, starts
from bot.answers import ANSWERED_ALREADY, NETWORK, TOO_LATE, Interaction, custom_id, passing, tell
from bot.clock import Clock
from bot.commands import build
from bot.door import PATIENCE, Door
from bot.gate import Gate, Pace, person_of, shielded
from bot.metrics import Metrics
from bot.permissions import may_play
from bot.pictures import Pictures
from bot.presses import Presses
from bot.publisher import Publisher
from bot.said import BotRefused, said
from bot.tables import Tables
from bot.translator import Translator, tree_digest
from db import notes
from db.errors import NotSaved
from engines.core import Refused

AUTOCOMPLETE = discord.InteractionType.autocomplete.value
FAREWELL = 3.0  # seconds for the answers under way when the bot stops
HANGING = 10.0  # seconds after which an answer is cut off; what was committed stays

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Limits:
    """What protects us from others and others from us; tests that hurry are given more."""

    starts: int = starts.FREELY
    pace: Pace = field(default_factory=Pace)


class Commands(app_commands.CommandTree[discord.Client]):
    """Slash commands; they count among what is under way, as presses do."""

    async def _call(self, interaction: Interaction) -> None:
        assert isinstance(self.client, Fireside)
        if self.client.begins():
            try:
                async with asyncio.timeout(HANGING):
                    await super()._call(interaction)
            except TimeoutError as hung:
                raise app_commands.AppCommandError("cut off") from hung


class Fireside(discord.Client):
    def __init__(
        self,
        tables: Tables,
        pictures: Pictures,
        metrics: Metrics | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.door = Door(tables.now)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=PATIENCE,
            http_trace=self.door.watch((metrics or Metrics()).answers(tables.now)),
        )
        self.tables = tables
        self.pictures = pictures
        self.publisher = Publisher(self, tables, pictures, self.door, owner="bot")
        self.clock = Clock(tables, self.publisher.wake, process="bot")
        self.presses = Presses(tables, pictures, self.publisher)
        self.tree = Commands(self)
        self.tree.error(self._command_failed)
        build(self.tree, self.presses)
        self._at_work: list[asyncio.Task[None]] = []
        self._under_way = set[asyncio.Task[Any]]()
        self._stopping = False
        self._gate = Gate(self.limits.pace, time.monotonic)
        self._stand_at_the_gate()

    async def setup_hook(self) -> None:
        """After the login, before the gateway: what is still to be told waits for nobody."""
        await self.tables.plan_missing()
        self._at_work = [asyncio.create_task(self.publisher.run())]
        self.clock.start()
        await self.tree.set_translator(Translator())
        await self._synchronise()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Until the connection is over, or what works beside it fails."""
        connection = asyncio.create_task(super().connect(reconnect=reconnect))
        working = {connection, *self._at_work}
        try:
            done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            connection.cancel()
            await asyncio.wait({connection})
        for one in done:
            if not one.cancelled():
                one.result()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=initial)
        now = self.tables.now()
        if wait := await self.tables.db.tx(lambda conn: starts.counted(conn, now, self.limits.starts)):
            raise starts.TooMany(wait)

    def begins(self) -> bool:
        """Whether this task may begin to answer somebody; it is then waited for when the bot stops."""
        under_way = asyncio.current_task()
        assert under_way is not None
        if not self._stopping:
            self._under_way.add(under_way)
            under_way.add_done_callback(self._under_way.discard)
        return not self._stopping

    async def close(self) -> None:
        """Who has pressed a button is still answered; what is pressed now is left for the next start."""
        self._stopping = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        self.clock.stop()
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        self.pictures.close()
        await self._hang_up()

    async def _hang_up(self) -> None:
        """With the threads and lines that discord.py forgets when an attempt to connect fails half way."""
        every = (one for one in threading.enumerate() if isinstance(one, KeepAliveHandler))
        beating = [one for one in every if one.ws._connection is self._connection]
        await super().close()
        for one in beating:
            await one.ws.close(code=1000)
            await asyncio.to_thread(one.join, FAREWELL)

    async def _synchronise(self) -> None:
        """Only when something about the commands has changed."""
        digest = await tree_digest(self.tree)
        application = str(self.application_id)
        known = await self.tables.db.read(lambda conn: notes.get(conn, "commands"))
        if known == [application, digest]:
            return
        await self.tree.sync()
        await self.tables.db.tx(lambda conn: notes.put(conn, "commands", [application, digest]))

    def _stand_at_the_gate(self) -> None:
        """Between the gateway and the library, which has no public place for it."""
        parsers = self._connection.parsers
        create = parsers["INTERACTION_CREATE"]

        def came(data: Any) -> None:
            person = person_of(data)
            if self._gate.admits(person):
                create(data)
            elif data["type"] != AUTOCOMPLETE and self._gate.to_be_told(person):
                self._slow_down(discord.Interaction(data=data, state=self._connection))

        parsers["INTERACTION_CREATE"] = came
        for name, parse in list(parsers.items()):
            parsers[name] = shielded(name, parse)

    def _slow_down(self, interaction: Interaction) -> None:
        sentence = said(str(interaction.locale))("refused-too-fast")
        answering = asyncio.create_task(self._answer(interaction, sentence))
        self._under_way.add(answering)
        answering.add_done_callback(self._under_way.discard)

    async def _look_again(self, guild: discord.Guild) -> None:
        """Somebody has let us in, or moved the furniture: perhaps a game can go on."""
        if await self.tables.retry(guild.id, lambda channel: may_play(guild, channel)):
            self.publisher.wake()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_again(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._look_again(guild)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await self._look_again(channel.guild)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await self._look_again(role.guild)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        await self._look_again(member.guild)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        await self._look_again(thread.guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Commands come here too; they have their own tree."""
        mine = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if mine and self.begins():
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
        except Exception as error:
            if _unanswerable(error):
                log.warning("could not be answered", interaction=interaction.id, error=type(error).__name__)
                return
            code = secrets.token_hex(4)
            control = controls.parse(custom_id(interaction))
            asked = {"control": control.name, "game": control.game} if control else {}
            log.exception("fault", code=code, interaction=interaction.id, **asked)
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
        if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = BotRefused("old")  # as another version had it

        async def failed() -> None:
            raise cause

        await self.guarded(interaction, failed())


def _unanswerable(error: Exception) -> bool:
    """What was committed stays; it is the answer that did not arrive."""
    if isinstance(error, discord.HTTPException):
        return error.code in (*TOO_LATE, ANSWERED_ALREADY) or passing(error)
    return isinstance(error, NETWORK) and not isinstance(error, TimeoutError)


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
