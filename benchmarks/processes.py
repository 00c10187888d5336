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
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import delete

from benchmarks.crowd import Metronome, persons
from benchmarks.figures import Figure, Size
from benchmarks.servers import populated
from benchmarks.tables import Room, Spread, Table, resident, started
from benchmarks.turns import floor
from db import schema
from db.database import Connection, open_database
from engines import GAMES
from sandbox.entities import Channel, Guild
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables.servers import TABLES_PER_PERSON
from tests.db.cluster import WHY_NOT, binaries, running

OF = 5
RANGES = (range(2), range(2, 4), range(4, 5))
PRESSED = 40  # tables at each process, at most, at which people press; at all others nobody does now
ACKNOWLEDGED, SHOWN = 150.0, 1_000.0  # milliseconds
READY = 60.0  # seconds until all three know their servers and have told what waited


@dataclass(frozen=True, slots=True)
class Wish:
    servers: int
    tables: int
    rate: float  # presses a second
    seconds: float
    kill: bool

    @property
    def pressed(self) -> int:
        """Tables at each process at which people press."""
        return min(PRESSED, self.tables // len(RANGES))


@dataclass(slots=True)
class Found:
    presses: Spread
    boards: Spread
    number: int
    memory: float  # MB of the larger of those that nobody kills
    ready: float  # seconds
    unanswered: int  # of those whose process lived


@dataclass(slots=True)
class House:
    """The three, and the tables of each at which people press."""

    sandbox: Sandbox
    room: Room
    url: str
    tables: Sequence[list[Table]]
    bots: list[subprocess.Popen[str]] = field(default_factory=list)
    dead: set[int] = field(default_factory=set)
    unanswered: int = 0

    def environment(self, number: int) -> dict[str, str]:
        mine = RANGES[number]
        return {
            "DISCORD_TOKEN": self.sandbox.world.application.token,
            "DISCORD_API": f"{self.sandbox.address}/api/v10",
            "DATABASE_URL": self.url,
            "SHARDS": f"{mine[0]}-{mine[-1]}/{OF}",
            "THINKERS": "1",
            "BENCHMARK_REQUESTS": "1000",  # a share of 45 is not what is measured here
        }

    async def pressed(self, rate: float, seconds: float) -> None:
        """At one table after the other, in its time; not where nobody can hear it."""
        waiting = deque((at, one) for at, mine in enumerate(self.tables) for one in mine)
        pace, until = Metronome(rate), time.monotonic() + seconds

        async def player() -> None:
            while time.monotonic() < until and waiting:
                at, table = waiting.popleft()
                if at in self.dead:
                    continue
                try:
                    await table.act(pace)
                except TimeoutError:
                    self.unanswered += at not in self.dead
                    continue
                if not table.over:
                    waiting.append((at, table))

        await asyncio.gather(*(player() for _ in range(min(len(waiting), int(2 * rate)))))


def process_of(guild: int) -> int:
    shard = (guild >> 22) % OF
    return next(at for at, mine in enumerate(RANGES) if shard in mine)


async def measured(url: str, wish: Wish) -> Found:
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        world = sandbox.world
        world.recommended_shards, world.max_concurrency = OF, OF
        guilds = await _everywhere(sandbox, wish.servers)
        room = Room(sandbox)
        await _quiet_tables(room, url, guilds, wish.tables - len(RANGES) * wish.pressed)
        mine = [[one for one in guilds if process_of(one.id) == at] for at in range(len(RANGES))]
        house = House(sandbox, room, url, [await _tables(room, url, each, wish.pressed) for each in mine])
        began = time.monotonic()
        async with _three(house):
            for table in [one for each in house.tables for one in each]:
                await table.shown()
            ready = time.monotonic() - began
            await room.quiet()
            await _at_half_time(house, wish)
            memory = max(resident(one.pid) for one in house.bots[1:])
        took = room.took
        number = len(took.presses)
        return Found(Spread.of(took.presses), Spread.of(took.boards), number, memory, ready, house.unanswered)


async def _everywhere(sandbox: Sandbox, number: int) -> list[Guild]:
    """Some for each process; the number of a server is of the millisecond."""
    guilds = populated(sandbox, number)
    while {process_of(one.id) for one in guilds} != set(range(len(RANGES))):
        await asyncio.sleep(0.001)
        guilds += populated(sandbox, 1)
    return guilds


async def _at_half_time(house: House, wish: Wish) -> None:
    pressing = asyncio.create_task(house.pressed(wish.rate, wish.seconds))
    await asyncio.sleep(wish.seconds / 2)
    if not wish.kill:
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
        while len({one.session.shard for one in house.sandbox.gateway.lines if one.session}) < OF:
            await asyncio.sleep(0.05)
        yield


async def _quiet_tables(room: Room, url: str, guilds: Sequence[Guild], number: int) -> None:
    """They run, and what there was to tell of them is told."""
    if number > 0:
        await _tables(room, url, guilds, number)
    database = await open_database(url)
    await database.tx(_all_told)
    await database.close()


def _all_told(conn: Connection) -> None:
    conn.execute(delete(schema.outbox))


async def _tables(room: Room, url: str, guilds: Sequence[Guild], number: int) -> list[Table]:
    world = room.sandbox.world
    everybody = persons(room.sandbox, max(2, 2 * number // TABLES_PER_PERSON + 1))
    for at in range(number):
        for seat in range(2):
            world.join(guilds[at % len(guilds)], everybody[(2 * at + seat) % len(everybody)])
    channels: list[Channel] = [next(iter(world.channels_of(one.id))) for one in guilds[:number]]
    games = [GAMES[at % len(GAMES)] for at in range(number)]
    return await room.seated(url, games, everybody, notified=0, channels=channels)


def all_of(wish: Wish) -> Found | None:
    """None: PostgreSQL is not installed."""
    programs = binaries()
    if programs is None:
        return None
    with running(programs) as cluster:
        return asyncio.run(measured(cluster.url, wish))


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    servers, tables = size.of((10_000, 20_000), (300, 300), (6, 6))
    rate, seconds = size.of((100.0, 120.0), (20.0, 6.0), (10.0, 1.0))
    for kill in size.of((False, True), (False, True), (True,)):
        wish = Wish(servers, tables, rate, seconds, kill)
        found = all_of(wish)
        if found is not None:
            yield from told(wish, found)


def told(wish: Wish, found: Found) -> Iterator[Figure]:
    what = (
        f"{wish.servers:,} servers, {wish.tables:,} tables, {wish.rate:g} presses a second on three processes"
    )
    if wish.kill:
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
    for name, usual in (("servers", 10_000), ("tables", 20_000), ("rate", 100.0), ("seconds", 120.0)):
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    given = parser.parse_args()
    least, _ = asyncio.run(floor(200))
    print(f"the floor bot in the same run: p50 {least.p50:.1f} ms, p99 {least.p99:.1f} ms", flush=True)
    for kill in (False, True):
        wish = Wish(given.servers, given.tables, given.rate, given.seconds, kill)
        found = all_of(wish)
        if found is None:
            print(WHY_NOT)
            return
        for figure in told(wish, found):
            print(figure.line(), flush=True)
        print(
            f"{found.number:,} presses, p50 {found.presses.p50:.1f} ms; ready after {found.ready:.1f} s, "
            f"{found.memory:.0f} MB; load {os.getloadavg()}"
        )


if __name__ == "__main__":
    main()
