"""Computers at tables: what a decision costs, and whether people notice a full queue."""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from benchmarks import full_queue
from benchmarks.crowd import PLAYERS
from benchmarks.figures import Figure, Size, asked
from benchmarks.full_queue import THREE
from benchmarks.tables import Spread, resident
from bot.ops.metrics import Metrics
from bot.ops.thinking import Thinking
from bot.ops.worker_pool import WorkerPool
from db.database import open_database
from engines import GAMES
from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat
from opponents.duel import RANDOM, Tally, duel, game
from opponents.levels import LEVELS, move
from tables.model import Choose, NewTable, Press, Table
from tables.service import Tables

NOW = 1_795_000_000_000
LIMITS = {
    "spark": 2.0,
    "ember": 2.0,
    "flame": 60.0,
    "blaze": 1000.0,
}  # CPU-ms; Blaze's at the 95th percentile
SLOWER = 1.5  # times
REPLY = 3000.0  # ms, on two cores
MEMORY = 60.0  # MB


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    deals, levels = size.of((3, LEVELS), (1, LEVELS[:3]), (1, LEVELS[:2]))
    for rules in size.of(GAMES, GAMES, GAMES[1:2]):  # the quickest thought
        yield from _decisions(rules, deals, levels)
        yield from _replies(rules, size.of(100, 12, 1))
    queue, moves = size.of((500, 400), (60, 150), (2, 5))
    quiet, busy = asyncio.run(_answered(queue, moves))
    name = f"a person's move is saved beside {queue} tables of three computers, 99 of 100"
    met = busy <= SLOWER * quiet
    yield Figure(name, busy, "ms", "the same without them", quiet, f"≤ {SLOWER:g} × without", met)
    yield from _pressed(queue, *size.of((10.0, PLAYERS), (2.0, PLAYERS), (0.25, 2)))


def _replies(rules: AnyRules, number: int) -> Iterator[Figure]:
    took, memory = asyncio.run(_replied(rules, number))
    name, slow = f"three Flames reply in {rules.key}, 95 of 100", Spread.of(took).p95
    yield Figure(name, slow, "ms", "limit", REPLY, f"≤ {REPLY:g} ms", slow <= REPLY)
    name = f"the process in which they think in {rules.key}"
    yield Figure(name, memory, "MB", "limit", MEMORY, f"≤ {MEMORY:g} MB", memory <= MEMORY)


def _pressed(number: int, seconds: float, players: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        full = asyncio.run(full_queue.queue(Path(folder), number, seconds, players))
    name = f"a press is acknowledged beside {number} tables of three computers (p99)"
    met, goal = full.busy.p99 <= SLOWER * full.quiet.p99, f"≤ {SLOWER:g} × while they rest"
    yield Figure(name, full.busy.p99, "ms", "the same while they rest", full.quiet.p99, goal, met)
    left = min(full.waiting)
    yield Figure(
        "tables for which somebody is to think, at the end", left, "", "tables", number, "> 0", left > 0
    )


def _decisions(rules: AnyRules, deals: int, levels: Sequence[str]) -> Iterator[Figure]:
    for level in levels:
        took = sorted(_thought(rules, level, deals))
        longest, limit = took[int(len(took) * 0.95)], LIMITS[level]
        if rules.key == "fireship" and level == "flame":
            limit = 250.0
        often = f"{level} decides in {rules.key}, 95 of 100"
        if level == "blaze":
            yield Figure(often, longest, "ms of CPU", "limit", limit, f"≤ {limit:g} ms", longest <= limit)
            continue
        mean, name = sum(took) / len(took), f"{level} decides in {rules.key}"
        yield Figure(name, mean, "ms of CPU", "limit", limit, f"≤ {limit:g} ms", mean <= limit)
        yield Figure(often, longest, "ms of CPU", "its mean", mean, "—", met=True)


def _thought(rules: AnyRules, level: str, deals: int) -> Sequence[float]:
    """CPU-ms of each decision; of Blaze in one game, which takes as long as all others together."""
    if level == "blaze":
        tallies = {"blaze": Tally(), RANDOM: Tally()}
        game(rules, ("blaze", RANDOM), seed_from("bench", rules.key), {}, tallies)
        return tallies["blaze"].milliseconds
    return duel(rules, (level, RANDOM), 2, range(deals), "bench", {})[level].milliseconds


@dataclass
class House:
    tables: Tables
    number: int = 0

    def press(self, person: int, guild: int | None = None) -> Press:
        self.number += 1
        return Press(self.number, person, "Somebody", "en", guild or self.number)

    async def of_two(self, rules: AnyRules) -> Table:
        table = await self.opened(rules)
        return await self.tables.join(self.press(self.number + 1, table.guild), table.id)

    async def opened(self, rules: AnyRules, computers: Sequence[str] = ()) -> Table:
        wish = NewTable(
            rules=rules,
            channel=self.number,
            thread=None,
            options={},
            seats=max(2, 1 + len(computers)),
            pace="daily",
            private=False,
            locale="en",
            computers=computers,
        )
        return await self.tables.open(self.press(self.number + 1), wish)

    async def ended(self, rules: AnyRules) -> Table:
        """A game of two persons, played to its end."""
        table = await self.of_two(rules)
        while table.state == "running":
            await self.moved(table)
            table = await self.tables.get(table.id)
        return table

    async def moved(self, table: Table, choose: Choose | None = None) -> None:
        """Whoever is waited for, if it is a person."""
        person = next((one for seat in table.waiting if (one := table.person_on(seat)) is not None), None)
        if person is not None:
            await self.tables.act(self.press(person), table.id, None, choose or _usual)


def _ember(table: Table, seat: Seat) -> Action:
    return move(table.rules, table.running.state, seat, "ember", bytes(32))


def _usual(table: Table, seat: Seat) -> Action:
    action: Action = table.rules.autopilot(table.running.state, seat)
    return action


async def _answered(queue: int, moves: int) -> tuple[float, float]:
    """Milliseconds at the 99th percentile, without computers and while all of them are waited for."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'queue.db'}")
        house = House(Tables(database, lambda: NOW))
        firebulls = next(one for one in GAMES if one.key == "firebulls")
        quiet = await spent(house, firebulls, moves)
        for _ in range(queue):
            table = await house.opened(firebulls, ("flame",) * 3)
            while set(table.waiting) - set(table.computers):
                await house.moved(table)
                table = await house.tables.get(table.id)
        pool = WorkerPool(1, time.monotonic)
        house.tables.thinkers = room = Thinking(house.tables, pool, Metrics())
        thinking = asyncio.create_task(room.run())
        busy = await spent(house, firebulls, moves)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await database.close()
    return quiet, busy


async def _replied(rules: AnyRules, number: int) -> tuple[list[float], float]:
    """Seconds from an Ember's last action on the person's seat until the three have moved; and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'replies.db'}")
        house, pool = House(Tables(database, lambda: NOW)), WorkerPool(1, time.monotonic)
        house.tables.thinkers = room = Thinking(house.tables, pool, Metrics())
        thinking = asyncio.create_task(room.run())
        took = list[float]()
        table = await house.opened(rules, THREE)
        while len(took) < number:
            if table.state != "running":
                table = await house.opened(rules, THREE)
            while table.state == "running" and set(table.waiting) - set(table.computers):
                await house.moved(table, _ember)
                table = await house.tables.get(table.id)
            began = perf_counter()
            while table.state == "running" and set(table.waiting) <= set(table.computers):
                await asyncio.sleep(0.005)
                table = await house.tables.get(table.id)
            took.append(perf_counter() - began)
        memory = max(resident(one.process.pid) for one in pool._idle)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await database.close()
    return took, memory


async def spent(house: House, rules: AnyRules, moves: int) -> float:
    table = await house.of_two(rules)
    spent = list[float]()
    while len(spent) < moves:
        table = await house.tables.get(table.id)
        if table.state != "running":
            table = await house.of_two(rules)
        began = perf_counter()
        await house.moved(table)
        spent.append((perf_counter() - began) * 1000)
        await asyncio.sleep(0.01)
    return sorted(spent)[int(len(spent) * 0.99)]


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
