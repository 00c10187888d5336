"""The client: what works beside the connection, what comes in by it, and how both end."""

import asyncio
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands
from discord.gateway import KeepAliveHandler

from bot import starts
from bot.answers import Interaction
from bot.clock import Clock
from bot.commands import build
from bot.door import PATIENCE, Door
from bot.gate import REMEMBERED, Gate, Pace, person_of, shielded
from bot.metrics import Metrics
from bot.permissions import may_play
from bot.pictures import Pictures
from bot.presses import Presses
from bot.publisher import Publisher
from bot.router import Router, answer, in_time
from bot.said import said
from bot.tables import Tables
from bot.translator import Translator, tree_digest
from db import notes

AUTOCOMPLETE = discord.InteractionType.autocomplete.value
FAREWELL = 3.0  # seconds for the answers under way when the bot stops


@dataclass(frozen=True, slots=True)
class Limits:
    """What protects us from others and others from us; tests that hurry are given more."""

    starts: int = starts.FREELY
    pace: Pace = field(default_factory=Pace)
    heard: int = REMEMBERED  # interactions that are known again


class Commands(app_commands.CommandTree[discord.Client]):
    """Slash commands; they count among what is under way, as presses do."""

    async def _call(self, interaction: Interaction) -> None:
        assert isinstance(self.client, Fireside)
        if self.client.begins():
            try:
                async with in_time():
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
        self.publisher = Publisher(self, tables, pictures, self.door)
        self.clock = Clock(tables, self.publisher.wake, process=tables.db.process)
        self.presses = Presses(tables, pictures, self.publisher)
        self.tree = Commands(self)
        self._router = Router(self.presses)
        self.tree.error(self._router.command_failed)
        build(self.tree, self.presses)
        self._at_work: list[asyncio.Task[None]] = []
        self._under_way = set[asyncio.Task[Any]]()
        self._stopping = False
        self._gate = Gate(self.limits.pace, time.monotonic, self.limits.heard)
        self._stand_at_the_gate()

    async def setup_hook(self) -> None:
        """After the login, before the gateway: what is still to be told waits for nobody."""
        await self.tables.plan_missing()
        self._at_work = [asyncio.create_task(self.publisher.run())]
        self.clock.start()
        await self.tree.set_translator(Translator())
        self._declare_installations()
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

    def _declare_installations(self) -> None:
        """By persons too, only if the application says so: else Discord takes no command at all."""
        personal = self.application is not None and self.application.user_integration_config is not None
        self.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=personal)
        self.tree.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=personal
        )

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
            if not self._gate.is_new(str(data["id"])):
                return
            if self._gate.admits(person):
                create(data)
            elif data["type"] != AUTOCOMPLETE and self._gate.to_be_told(person):
                self._slow_down(discord.Interaction(data=data, state=self._connection))

        parsers["INTERACTION_CREATE"] = came
        for name, parse in list(parsers.items()):
            parsers[name] = shielded(name, parse)

    def _slow_down(self, interaction: Interaction) -> None:
        sentence = said(str(interaction.locale))("refused-too-fast")
        answering = asyncio.create_task(answer(interaction, sentence))
        self._under_way.add(answering)
        answering.add_done_callback(self._under_way.discard)

    async def _look_again(self, guild: discord.Guild) -> None:
        """Somebody has let us in, or moved the furniture: perhaps a game can go on."""
        await self.publisher.look_again(guild.id, lambda channel: may_play(guild, channel))

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

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        await self._look_again(thread.guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Commands come here too; they have their own tree."""
        mine = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if mine and self.begins():
            await self._router.pressed(interaction)
