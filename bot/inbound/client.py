"""The client: what works beside the connection, what comes in by it, and how both end."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.state import AutoShardedConnectionState

from bot.inbound.command_mentions import numbers_of
from bot.inbound.commands import build
from bot.inbound.flood_guard import REMEMBERED, FloodGuard, Pace, person_of, shielded, too_long
from bot.inbound.lanes import Lanes
from bot.inbound.permissions import may_play, place_for_welcome
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction, promised_at_last
from bot.inbound.router import Router, answer, in_time
from bot.inbound.shards import Range, Shards
from bot.inbound.translator import Translator, tree_digest
from bot.ops import identify_budget
from bot.ops.achieving import Achieving
from bot.ops.filming import Filming, Films
from bot.ops.health import Health
from bot.ops.hinting import Hints
from bot.ops.identify_budget import IdentifyBudget
from bot.ops.metrics import Metrics
from bot.ops.scheduler import Scheduler
from bot.ops.sharing import Sharing
from bot.ops.status import AnswerTimes, StatusReport
from bot.ops.story_finder import StoryFinder
from bot.ops.thinking import Thinking
from bot.ops.worker_pool import WorkerPool, cores
from bot.outbound import throttle
from bot.outbound.circuit_breaker import LIBRARY_WAITS, CircuitBreaker
from bot.outbound.publisher import Publisher
from bot.outbound.throttle import Throttle
from bot.settings import Links
from bot.show import table_words
from bot.show.pictures import Pictures
from engines.words import nearest
from tables import absent_servers, declared, servers, sweep
from tables.refusals import TableRefused
from tables.service import Tables

AUTOCOMPLETE = discord.InteractionType.autocomplete.value
LATELY = timedelta(days=1)
FAREWELL = 3.0  # seconds for the answers under way when the bot stops


@dataclass(frozen=True, slots=True)
class Moved:
    """An event in which somebody lets us in, or moves the furniture: perhaps a game can go on there."""

    guild_of: Callable[..., discord.Guild]
    is_new: Callable[[discord.Guild], bool] = lambda _: False  # who has let us in is welcomed, once


def _lately(guild: discord.Guild) -> bool:
    """Let in while nobody was here."""
    return guild.me.joined_at is not None and guild.me.joined_at > datetime.now(UTC) - LATELY


MOVES: Mapping[str, Moved] = {
    "guild_join": Moved(lambda guild: guild, lambda _: True),
    "guild_available": Moved(lambda guild: guild, _lately),
    "guild_channel_update": Moved(lambda _, channel: channel.guild),
    "guild_role_update": Moved(lambda _, role: role.guild),
    "member_update": Moved(lambda _, member: member.guild),
    "thread_update": Moved(lambda _, thread: thread.guild),
    "thread_delete": Moved(lambda thread: thread.guild),
}


@dataclass(frozen=True, slots=True)
class Limits:
    """What this process takes on, so that others are safe from us and we from them; tests that hurry are
    given more."""

    shards: Range | None = None  # none: all there are
    starts: int = identify_budget.FREELY
    apart: int = identify_budget.APART
    pace: Pace = field(default_factory=Pace)
    requests: int = throttle.A_SECOND
    heard: int = REMEMBERED  # interactions that are known again


class Commands(app_commands.CommandTree[discord.Client]):
    """Slash commands; they count among what is under way, as presses do."""

    async def _call(self, interaction: Interaction) -> None:
        assert isinstance(self.client, Fireside)
        if self.client.begins():
            waiting = asyncio.create_task(_promised(interaction))
            try:
                async with self.client.lanes.of(interaction.user.id), in_time():
                    await super()._call(interaction)
            except TimeoutError as hung:
                raise app_commands.AppCommandError("cut off") from hung
            finally:
                waiting.cancel()


async def _promised(interaction: Interaction) -> None:
    """What somebody types is completed, or it is not; all else is answered at last."""
    if interaction.type is discord.InteractionType.application_command:
        with contextlib.suppress(discord.HTTPException):
            await promised_at_last(interaction)


class Fireside(discord.Client):
    def __init__(
        self,
        tables: Tables,
        pictures: Pictures,
        metrics: Metrics | None = None,
        limits: Limits | None = None,
        thinkers: WorkerPool | None = None,
        links: Links | None = None,
    ) -> None:
        self.limits = limits or Limits()
        metrics, times = metrics or Metrics(), AnswerTimes()
        throttle = Throttle(self.limits.requests)
        self.circuit = CircuitBreaker(tables.now, throttle, metrics)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LIBRARY_WAITS,
            http_trace=self.circuit.watch(metrics.answers(tables.now, times.note)),
        )
        self.tables = tables
        self.pictures = pictures
        films = Films(tables, metrics)
        self.publisher = Publisher(self, tables, pictures, self.circuit, metrics, films)
        tables.outlet = self.publisher
        minds = thinkers or WorkerPool(cores(), time.monotonic)
        self.thinking = Thinking(tables, minds, metrics)
        tables.thinkers = self.thinking
        self.filming, self.story_finder = Filming(tables, films), StoryFinder(tables)
        self.achieving = Achieving(tables)
        self.sharing = Sharing(tables, throttle)
        metrics.processes.set_function(lambda: self.sharing.number)
        self.clock = Scheduler(tables, process=tables.db.process)
        budget = IdentifyBudget(tables.db, tables.now, self.limits.starts, self.limits.apart)
        self.shards = Shards(self, self.limits.shards, budget)
        health = Health(tables.db, tables.now, metrics, self.shards)
        status = StatusReport(health, times, tables.now)
        services = self.services = Services(
            tables, pictures, films, status, links=links or Links(), hints=Hints(minds)
        )
        self.tree = Commands(self)
        self.lanes = Lanes()
        self._router = Router(services, self.lanes)
        self.tree.error(self._router.command_failed)
        build(self.tree, services)
        self._at_work: list[asyncio.Task[None]] = []
        self._under_way = set[asyncio.Task[Any]]()
        self._stopping = False
        self._guard = FloodGuard(self.limits.pace, time.monotonic, self.limits.heard)
        self._stand_guard()
        for name, event in MOVES.items():
            setattr(self, f"on_{name}", self._looks_again(event))

    async def setup_hook(self) -> None:
        """After the login, before the gateway: what is still to be told waits for nobody."""
        await sweep.plan_missing(self.tables)
        await self.sharing.begin()
        working = (
            self.publisher,
            self.thinking,
            self.filming,
            self.achieving,
            self.story_finder,
            self.sharing,
        )
        self._at_work = [asyncio.create_task(one.run()) for one in working]
        self.clock.start()
        await self.tree.set_translator(Translator())
        self._declare_installations()
        await self._synchronise()

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002 — it always does
        """Until the connection is over, or what works beside it fails."""
        connection = asyncio.create_task(self.shards.run())
        working = {connection, *self._at_work}
        try:
            done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            connection.cancel()
            await asyncio.wait({connection})
        for one in done:
            if not one.cancelled():
                one.result()

    def _get_state(self, **options: Any) -> AutoShardedConnectionState["Fireside"]:
        return AutoShardedConnectionState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def before_identify_hook(self, _: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 — the library's word
        """Its turn has come; the library would wait for it here."""
        await self.shards.counted()

    def begins(self) -> bool:
        """Whether this task may begin to answer somebody; it is then waited for when the bot stops."""
        under_way = asyncio.current_task()
        assert under_way is not None
        if not self._stopping:
            self._under_way.add(under_way)
            under_way.add_done_callback(self._under_way.discard)
        return not self._stopping

    async def close(self) -> None:
        """Graceful shutdown: takes no new interaction, waits up to three seconds for those under way, then
        stops clock, publisher, pictures, connection."""
        self._stopping = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        self.clock.stop()
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        self.pictures.close()
        await self.services.verifier.close()
        await self.shards.close()
        await super().close()

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
        numbers = await self.tables.read(declared.numbers, application, digest)
        if not numbers:
            numbers = numbers_of(await self.tree.sync())
            await self.tables.tx(declared.told, application, digest, numbers)
        self.services.mentions.learn(numbers)

    def _stand_guard(self) -> None:
        """Between the gateway and the library, which has no public place for it."""
        parsers = self._connection.parsers
        create = parsers["INTERACTION_CREATE"]

        def came(data: Any) -> None:
            person = person_of(data)
            if not self._guard.first_seen(str(data["id"])):
                return
            if not self._guard.admits(person):
                if data["type"] != AUTOCOMPLETE and self._guard.to_be_told(person):
                    self._turn_away(data, TableRefused("too-fast"))
            elif (most := too_long(data)) is not None:
                self._turn_away(data, TableRefused("too-long", most=most))
            else:
                create(data)

        parsers["INTERACTION_CREATE"] = came
        for name, parse in list(parsers.items()):
            parsers[name] = shielded(name, parse)

    def _turn_away(self, data: Any, refused: TableRefused) -> None:
        """Before anything is asked of the database; a completion is offered nothing."""
        interaction: Interaction = discord.Interaction(data=data, state=self._connection)
        sentence = table_words.refusal(refused, str(interaction.locale))
        answering = asyncio.create_task(answer(interaction, sentence))
        self._under_way.add(answering)
        answering.add_done_callback(self._under_way.discard)

    def _looks_again(self, event: Moved) -> Callable[..., Awaitable[None]]:
        async def happened(*what: Any) -> None:
            guild = event.guild_of(*what)
            if not self.begins():
                return
            if event.is_new(guild):
                await self.tables.tx(absent_servers.returned, guild.id)
            await self.publisher.look_again(guild.id, lambda channel: may_play(guild, channel))
            channel = place_for_welcome(guild) if event.is_new(guild) else None
            if channel is not None:
                locale = nearest(str(guild.preferred_locale))
                await self.tables.tx(servers.joined, guild.id, channel, locale)

        return happened

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Somebody has removed the bot; a server that is only out of order is not told here."""
        if self.begins():
            await self.tables.tx(absent_servers.left, guild.id)

    async def on_shard_ready(self, shard: int) -> None:
        """All servers of this connection have been told."""
        here = frozenset(guild.id for guild in self.guilds)
        if self.begins():
            await absent_servers.compare(
                self.tables, here, lambda server: (server >> 22) % self.shards.of == shard
            )

    async def on_interaction(self, interaction: Interaction) -> None:
        """Commands come here too; they have their own tree."""
        mine = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if mine and self.begins():
            await self._router.pressed(interaction)
