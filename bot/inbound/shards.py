"""Connections to Discord's gateway, one for each shard of this process; each comes back by itself."""

import asyncio
import threading
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import aiohttp
import discord
import structlog
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.state import AutoShardedConnectionState

from bot.ops.identify_budget import IdentifyBudget, Start, TooMany
from bot.ops.logs import kind

OPENED = 60.0  # seconds for a connection to be there
RESTS_AT_MOST = 120.0  # seconds between two attempts
FAREWELL = 3.0  # seconds for a thread that counts heartbeats to end
PASSING = (OSError, asyncio.TimeoutError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)
NO_REASON = 1000  # a code with which Discord closes now and then, and means nothing by it

log = structlog.get_logger()


class _Unpacked:
    """What Discord sends, packed by zlib, which looks back over 32 KB. The library prefers zstd where that is
    installed, as from Python 3.14 on: it keeps the last megabytes, for each shard."""

    COMPRESSION_TYPE = "zlib-stream"
    END = b"\x00\x00\xff\xff"  # of a message

    def __init__(self) -> None:
        self._parts = bytearray()
        self._stream = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str | None:
        """None: there is more to come."""
        self._parts += data
        if not data.endswith(self.END):
            return None
        whole, self._parts = self._stream.decompress(self._parts), bytearray()
        return whole.decode()


discord.utils._ActiveDecompressionContext = _Unpacked  # type: ignore[attr-defined,misc,unused-ignore]


@dataclass(frozen=True, slots=True)
class Range:
    """From the first to the last, of so many that there are in all processes."""

    first: int
    last: int
    of: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)


@dataclass(frozen=True, slots=True)
class ShardState:
    """Of one shard, for whoever watches."""

    connected: bool
    latency: float  # seconds from a heartbeat to its answer; nan: there was none
    servers: int


class Shard:
    """One connection: whatever happens to it, or how long it takes, happens to no other."""

    def __init__(
        self, client: discord.Client, number: int, gateway: yarl.URL, turn: Callable[[], Awaitable[None]]
    ) -> None:
        self.number = number
        self.socket: DiscordWebSocket | None = None
        self._client = client
        self._gateway = gateway
        self._turn = turn
        self._resume = False
        self._backoff: ExponentialBackoff[Literal[False]] = ExponentialBackoff()

    @property
    def connected(self) -> bool:
        """Discord has welcomed it, and nobody has hung up."""
        return self.socket is not None and self.socket.open and self.socket.session_id is not None

    @property
    def latency(self) -> float:
        return float("nan") if self.socket is None else self.socket.latency

    async def run(self) -> None:
        """Until something happens that will be so the next time, or that only the whole bot can mend."""
        while True:
            try:
                self.socket = await self._opened()
                await self._listen(self.socket)
            except discord.ConnectionClosed as closed:
                if closed.code != NO_REASON:
                    raise
                await self._pause(closed)
            except (ReconnectWebSocket, *PASSING) as error:
                await self._pause(error)

    async def _listen(self, socket: DiscordWebSocket) -> None:
        try:
            while True:
                await socket.poll_event()
        except ReconnectWebSocket as again:
            self._resume = again.resume

    async def _opened(self) -> DiscordWebSocket:
        before = self.socket if self._resume else None
        if before is None:
            await self._turn()
            wanted: dict[str, Any] = {"gateway": self._gateway}
        else:
            wanted = {"gateway": before.gateway, "session": before.session_id, "sequence": before.sequence}
        opened = DiscordWebSocket.from_client(
            self._client, shard_id=self.number, resume=before is not None, **wanted
        )
        async with asyncio.timeout(OPENED):  # `wait_for` may lose that it is cancelled, before Python 3.12
            return await opened

    async def _pause(self, error: Exception) -> None:
        """Discord says itself whether a session can go on."""
        self._resume = self.socket is not None and self.socket.session_id is not None
        wait = min(RESTS_AT_MOST, self._backoff.delay())
        log.warning("not connected", shard=self.number, error=kind(error), again_in=round(wait, 1))
        await asyncio.sleep(wait)


class Shards:
    """Those of one process."""

    def __init__(self, client: discord.Client, wanted: Range | None, budget: IdentifyBudget) -> None:
        self.of = 1  # in all processes
        self._client = client
        self._wanted = wanted  # none: all there are, as many as Discord recommends
        self._budget = budget
        self._shards: dict[int, Shard] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """All at once: whose turn it is to introduce itself is known where that is counted."""
        recommended, gateway, limit = await self._client.http.get_bot_gateway()
        shards = self._wanted or Range(0, recommended - 1, recommended)
        if limit["remaining"] < len(shards.numbers):
            raise TooMany(limit["reset_after"])
        self._known(shards)
        for one in shards.numbers:
            turn = partial(self._budget.turn, Start(one, limit["max_concurrency"]))
            self._shards[one] = Shard(self._client, one, yarl.URL(gateway), turn)
        self._tasks = [asyncio.create_task(self._kept(one)) for one in self._shards.values()]
        try:
            await asyncio.gather(*self._tasks)
        finally:
            await self._end()

    async def counted(self) -> None:
        """One of them introduces itself now; TooMany: not for long."""
        await self._budget.count(self.of)

    async def close(self) -> None:
        """With the threads and lines that discord.py forgets when an attempt to connect fails half way."""
        await self._end()
        state = self._client._connection
        assert isinstance(state, AutoShardedConnectionState)
        for waiting in (state._ready_task, *state._ready_tasks.values()):
            if waiting is not None:
                waiting.cancel()
        every = (one for one in threading.enumerate() if isinstance(one, KeepAliveHandler))
        for beating in [one for one in every if one.ws._connection is state]:
            await beating.ws.close(code=NO_REASON)
            await asyncio.to_thread(beating.join, FAREWELL)

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def states(self) -> Mapping[int, ShardState]:
        """By number; empty: Discord was not asked yet how many there are."""
        servers = Counter(guild.shard_id for guild in self._client.guilds)
        return {
            number: ShardState(one.connected, one.latency, servers[number])
            for number, one in self._shards.items()
        }

    @property
    def away(self) -> Sequence[int]:
        """Those that are not connected."""
        return [number for number, one in self._shards.items() if not one.connected]

    @property
    def connected(self) -> bool:
        return bool(self._shards) and not self.away

    def _known(self, shards: Range) -> None:
        """To the library, too."""
        state = self._client._connection
        assert isinstance(state, AutoShardedConnectionState)
        self.of = self._client.shard_count = state.shard_count = shards.of
        state.shard_ids = shards.numbers

    async def _kept(self, shard: Shard) -> None:
        """While another is connected, one that has introduced itself too often waits alone."""
        while True:
            try:
                await shard.run()
            except TooMany as many:
                if not any(one.connected for one in self._shards.values()):
                    raise
                log.error("too many starts", shard=shard.number, again_in=many.seconds)
                await asyncio.sleep(many.seconds)
