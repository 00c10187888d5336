"""A turn, end to end, through real sockets: beside the least a discord.py bot can do, in the same run."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.crowd import FILLING, PRESSES, Crowded, Growth, crowd, growth
from benchmarks.figures import Figure, Size, asked
from benchmarks.sandbox import Stopwatch
from benchmarks.tables import PATIENCE, Room, Spread, Took, at_once, resident, started
from engines import GAMES
from engines.firebulls.actions import Take
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings

GAME = next(rules for rules in GAMES if rules.key == "firebulls")
TURNS = 10  # at one table: later hands grow beyond their limit, and a turn has one press more
FLOOR = "the floor bot's command"


async def floor(number: int) -> tuple[Spread, float]:
    """Its answers, and its memory."""
    async with (
        Sandbox(Settings(mode=Mode.LOOSE, answer_within=PATIENCE)) as sandbox,
        started("benchmarks.floor", sandbox, FLOOR_TOKEN=sandbox.world.application.token) as bot,
    ):
        watch = Stopwatch(sandbox)
        await watch.run("warming up", min(100, number), 1)
        await watch.run("one after another", number, 1)
        return Spread.of(watch.took), resident(bot.pid)


async def ours(tables: int, folder: Path) -> Took:
    """One turn after the other, at one table after the other."""
    url = f"sqlite+aiosqlite:///{folder / 'fireside.db'}"
    async with Sandbox(Settings(mode=Mode.LOOSE, answer_within=PATIENCE)) as sandbox:
        room = Room(sandbox)
        named = {one.global_name: one.id for one in sandbox.world.tables.users.values()}
        seated = await room.seated(url, [GAME] * tables, [named["Ana"], named["Ben"]], notified=0)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        unlimited = {"BENCHMARK_REQUESTS": str(10**9)}  # turns follow each other faster than a token may
        async with started(
            "benchmarks.watched", sandbox, DISCORD_TOKEN=token, DISCORD_API=api, DATABASE_URL=url, **unlimited
        ):
            for table in seated:
                await table.shown()
            for table in seated:
                for _ in range(TURNS):
                    await table.act(at_once, Take)
        return room.took


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        least, memory = asyncio.run(floor(size.of(1000, 200, 10)))
        command = "a command of the floor bot, answered through the sandbox (p50)"
        yield Figure(command, least.p50, "ms", "limit", 2.0, "≤ 2 ms", least.p50 <= 2.0)
        yield from _turns(asyncio.run(ours(size.of(8, 3, 1), Path(folder))), least)
        tables, seconds = size.of((500, 60), (100, 5), (4, 1))
        yield from _many(asyncio.run(crowd(Path(folder), tables=tables, seconds=seconds)), memory, tables)
        if size is not Size.QUICK:
            filling, tables, boards = size.of((FILLING, 2_000, 100_000), (0, 0, 0), (5, 4, 5))
            yield from _grown(asyncio.run(growth(Path(folder), tables, filling, boards)))


def _turns(took: Took, least: Spread) -> Iterator[Figure]:
    acted, turns, opened = Spread.of(took.acted), Spread.of(took.turns), Spread.of(took.opened)
    yield _beside("a press that acts, acknowledged (p50)", acted.p50, least.p50, 3)
    yield _beside("a press that acts, acknowledged (p99)", acted.p99, least.p99, 10)
    yield _beside("a press that ends a turn, until the new board (p50)", turns.p50, least.p50, 10)
    yield _beside("a press that shows a panel with its picture (p50)", opened.p50, least.p50, 12)


def _beside(what: str, value: float, least: float, factor: float) -> Figure:
    return Figure(what, value, "ms", FLOOR, least, f"≤ {factor:g} ×", value <= factor * least)


def _many(many: Crowded, floor: float, tables: int) -> Iterator[Figure]:
    crowded = f"{tables} tables, {many.number:,} presses, {PRESSES} a second"
    for what, value, limit in (
        (f"{crowded}: acknowledged (p99)", many.presses.p99, 100.0),
        (f"{crowded}: until the board (p95)", many.boards.p95, 500.0),
    ):
        yield Figure(what, value, "ms", "limit", limit, f"< {limit:g} ms", value < limit)
    what = f"memory with {tables} tables in use"
    yield Figure(what, many.memory, "MB", "the floor bot", floor, "≤ 150 MB in all", many.memory <= 150)
    yield _kept(many.views)


def _grown(grown: Growth) -> Iterator[Figure]:
    what = f"memory after {grown.boards:,} boards more"
    slight = grown.after < 1.05 * grown.before
    yield Figure(what, grown.after, "MB", "before them", grown.before, "< + 5 %", slight)
    yield _kept(grown.views)


def _kept(views: int) -> Figure:
    return Figure("views that discord.py keeps", views, "", "limit", 1, "none", views == 0)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
