"""Three processes with five shards on one PostgreSQL: how long people wait there, and how long while one of
the three is killed and comes back.

`python -m benchmarks.processes --servers 10000 --tables 20000 --rate 100 --seconds 120` is the full size.
"""

import argparse
import asyncio
import os
import subprocess
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import aiohttp

from benchmarks.crowd import Metronome, persons
from benchmarks.figures import Figure, Size
from benchmarks.machine import Machine, children
from benchmarks.servers import free_port, known, populated
from benchmarks.settled import settled
from benchmarks.tables import PATIENCE, Room, Spread, Table, Took, resident, started
from benchmarks.turns import floor
from engines import GAMES
from sandbox.entities import Channel, Guild
from sandbox.ratelimits import Bucket, Mode, RateLimits, Verdict
from sandbox.server import Sandbox, Settings
from tables.servers import TABLES_PER_PERSON
from tests.db.cluster import WHY_NOT, Cluster, binaries, running

OF = 5
RANGES = (range(2), range(2, 4), range(4, 5))
PRESSED = 40  # tables at each process, at most, at which people press; at all others nobody does now
LOOKS = (
    2  # at one's panel before the one after which one moves: Discord takes 50 requests a second of a token,
)
# and each move is a board, so of a hundred presses a second no more than some thirty can be moves
ACKNOWLEDGED, SHOWN = 150.0, 1_000.0  # milliseconds
READY = 60.0  # seconds until all three know their servers and have told what waited


@dataclass(frozen=True, slots=True)
class Wish:
    servers: int
    tables: int
    rate: float  # presses a second
    seconds: float
    at_each: int = PRESSED
    looks: int = LOOKS

    @property
    def pressed(self) -> int:
        """Tables at each process at which people press."""
        return min(self.at_each, self.tables // len(RANGES))


@dataclass(frozen=True, slots=True)
class Found:
    killed: bool
    presses: Spread
    boards: Spread
    mix: str  # of what people did
    memory: float  # MB of the larger of those that nobody kills
    ready: float  # seconds
    unanswered: int  # of those whose process lived
    shares: Mapping[str, float]  # of one processor, in percent


class Counted(RateLimits):
    """Discord's limits, and how many requests came under them."""

    def __init__(self, like: RateLimits) -> None:
        super().__init__(like.clock, like.mode)
        self.asked = self.refused = 0

    def admit(self, route: str, major: str, bucket: Bucket, *, counts_globally: bool) -> Verdict:
        verdict = super().admit(route, major, bucket, counts_globally=counts_globally)
        self.asked += counts_globally
        self.refused += verdict.retry_after is not None
        return verdict


@dataclass(slots=True)
class House:
    """The three, and the tables of each at which people press."""

    sandbox: Sandbox
    room: Room
    cluster: Cluster
    limits: Counted
    tables: Sequence[list[Table]] = ()
    ports: Sequence[int] = field(default_factory=lambda: [free_port() for _ in RANGES])
    bots: list[subprocess.Popen[str]] = field(default_factory=list)
    dead: set[int] = field(default_factory=set)
    unanswered: int = 0

    def environment(self, number: int) -> dict[str, str]:
        mine = RANGES[number]
        return {
            "DISCORD_TOKEN": self.sandbox.world.application.token,
            "DISCORD_API": f"{self.sandbox.address}/api/v10",
            "DATABASE_URL": self.cluster.url,
            "SHARDS": f"{mine[0]}-{mine[-1]}/{OF}",
            "METRICS_PORT": str(self.ports[number]),
            "THINKERS": "1",
        }

    async def pressed(self, wish: Wish) -> None:
        """At one table after the other, in its time; not where nobody can hear it."""
        waiting = deque((at, one) for at, mine in enumerate(self.tables) for one in mine if not one.over)
        pace, until = Metronome(wish.rate), time.monotonic() + wish.seconds

        async def player() -> None:
            while time.monotonic() < until and waiting:
                at, table = waiting.popleft()
                if at in self.dead:
                    continue
                try:
                    await table.act(pace, looks=wish.looks)
                except TimeoutError:
                    self.unanswered += at not in self.dead
                    self.tables[at].remove(table)  # nobody knows where it stands
                    continue
                if not table.over:
                    waiting.append((at, table))

        await asyncio.gather(*(player() for _ in range(min(len(waiting), int(2 * wish.rate)))))

    async def ready(self) -> None:
        """All three know all their servers, and each table at which people will press has its board."""
        here = len(self.sandbox.world.tables.guilds)
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            while sum([await known(session, port) for port in self.ports]) < here:
                await asyncio.sleep(0.1)
        for table in [one for each in self.tables for one in each if not one.stands]:
            await table.shown()

    def machine(self) -> Machine:
        server = int((self.cluster.folder / "data" / "postmaster.pid").read_text().split("\n", 1)[0])
        return Machine(
            {
                "sandbox and driver": lambda: [os.getpid()],
                "PostgreSQL": lambda: children(server),
                "bots": lambda: [one.pid for one in self.bots],
            }
        )


def process_of(guild: int) -> int:
    shard = (guild >> 22) % OF
    return next(at for at, mine in enumerate(RANGES) if shard in mine)


async def measured(cluster: Cluster, wish: Wish, kills: Sequence[bool]) -> AsyncIterator[Found]:
    """The same house, without anything that happens to it and with one process killed."""
    async with Sandbox(Settings(mode=Mode.GLOBAL)) as sandbox:
        house = await furnished(sandbox, cluster, wish)
        for kill in kills:
            yield await measured_once(house, wish, kill=kill)


async def furnished(sandbox: Sandbox, cluster: Cluster, wish: Wish) -> House:
    world = sandbox.world
    world.recommended_shards, world.max_concurrency = OF, OF
    sandbox.machine.limits = limits = Counted(sandbox.machine.limits)
    guilds = await _everywhere(sandbox, wish.servers)
    room = Room(sandbox)
    quiet = wish.tables - len(RANGES) * wish.pressed
    if quiet > 0:
        await settled(cluster.url, lambda url: _tables(room, url, guilds, quiet))
    mine = [[one for one in guilds if process_of(one.id) == at] for at in range(len(RANGES))]
    tables = [await _tables(room, cluster.url, each, wish.pressed) for each in mine]
    return House(sandbox, room, cluster, limits, tables)


async def measured_once(house: House, wish: Wish, *, kill: bool) -> Found:
    house.room.took, house.bots, house.unanswered = Took(), [], 0
    began = time.monotonic()
    async with _three(house):
        await house.ready()
        ready = time.monotonic() - began
        await house.room.quiet()
        asked, machine = house.limits.asked, house.machine()
        await _at_half_time(house, wish, kill=kill)
        shares, asked = machine.shares(), house.limits.asked - asked
        memory = max(resident(one.pid) for one in house.bots[1:])
    took = house.room.took
    mix = (
        f"{len(took.presses):,} presses, {len(took.acted):,} of them moves; boards: {len(took.turns):,} new, "
        f"{len(took.boards) - len(took.turns):,} edited; {asked / wish.seconds:.1f} requests a second, "
        f"{house.limits.refused} refused"
    )
    presses, boards = Spread.of(took.presses), Spread.of(took.boards)
    return Found(kill, presses, boards, mix, memory, ready, house.unanswered, shares)


async def _everywhere(sandbox: Sandbox, number: int) -> list[Guild]:
    """Some for each process; the number of a server is of the millisecond."""
    guilds = populated(sandbox, number)
    while {process_of(one.id) for one in guilds} != set(range(len(RANGES))):
        await asyncio.sleep(0.001)
        guilds += populated(sandbox, 1)
    return guilds


async def _at_half_time(house: House, wish: Wish, *, kill: bool) -> None:
    pressing = asyncio.create_task(house.pressed(wish))
    await asyncio.sleep(wish.seconds / 2)
    if not kill:
        await pressing
        return
    house.dead.add(0)
    house.bots[0].kill()
    async with started("benchmarks.watched", house.sandbox, **house.environment(0)) as again:
        house.bots[0] = again
        await pressing


@asynccontextmanager
async def _three(house: House) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for number in range(len(RANGES)):
            bot = started("benchmarks.watched", house.sandbox, **house.environment(number))
            house.bots.append(await stack.enter_async_context(bot))
        yield


async def _tables(room: Room, url: str, guilds: Sequence[Guild], number: int) -> list[Table]:
    world = room.sandbox.world
    everybody = persons(room.sandbox, max(2, 2 * number // TABLES_PER_PERSON + 1))
    for at in range(number):
        for seat in range(2):
            world.join(guilds[at % len(guilds)], everybody[(2 * at + seat) % len(everybody)])
    channels: list[Channel] = [next(iter(world.channels_of(one.id))) for one in guilds[:number]]
    games = [GAMES[at % len(GAMES)] for at in range(number)]
    return await room.seated(url, games, everybody, notified=0, channels=channels)


def all_of(wish: Wish, kills: Sequence[bool]) -> Iterator[Found]:
    """Each as soon as it is measured; none: PostgreSQL is not installed."""
    programs = binaries()
    if programs is None:
        return
    with running(programs) as cluster, asyncio.Runner() as loop:
        each = measured(cluster, wish, kills)
        while (found := loop.run(anext(each, None))) is not None:
            yield found


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    servers, tables = size.of((10_000, 20_000), (300, 300), (6, 6))
    rate, seconds = size.of((100.0, 120.0), (20.0, 6.0), (10.0, 1.0))
    wish = Wish(servers, tables, rate, seconds)
    for found in all_of(wish, size.of((False, True), (False, True), (True,))):
        yield from told(wish, found)


def told(wish: Wish, found: Found) -> Iterator[Figure]:
    what = (
        f"{wish.servers:,} servers, {wish.tables:,} tables, {wish.rate:g} presses a second on three processes"
    )
    if found.killed:
        what += ", one killed at half time"
    for name, value, limit in (
        (f"{what}: acknowledged (p99)", found.presses.p99, ACKNOWLEDGED),
        (f"{what}: until the board (p95)", found.boards.p95, SHOWN),
    ):
        yield Figure(name, value, "ms", "limit", limit, f"< {limit:g} ms", value < limit)
    ready = found.ready
    yield Figure(f"{what}: start until ready", ready, "s", "limit", READY, f"≤ {READY:g} s", ready <= READY)
    lost = found.unanswered
    yield Figure(f"{what}: unanswered by who lived", lost, "", "limit", 1, "none", lost == 0)


def main() -> None:
    """Of any size that the machine can bear."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (
        ("servers", 10_000),
        ("tables", 20_000),
        ("rate", 100.0),
        ("seconds", 120.0),
        ("at-each", PRESSED),
        ("looks", LOOKS),
    ):
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    wish = Wish(**vars(parser.parse_args()))
    if binaries() is None:
        print(WHY_NOT)
        return
    least, _ = asyncio.run(floor(200))
    print(f"the floor bot in the same run: p50 {least.p50:.1f} ms, p99 {least.p99:.1f} ms", flush=True)
    for found in all_of(wish, (False, True)):
        for figure in told(wish, found):
            print(figure.line(), flush=True)
        shares = ", ".join(f"{name} {one:.0f} %" for name, one in found.shares.items())
        print(
            f"{found.mix}; p50 {found.presses.p50:.1f} ms; {found.memory:.0f} MB; of {os.cpu_count()} "
            f"processors: {shares}",
            flush=True,
        )


if __name__ == "__main__":
    main()
