"""A turn, end to end, through real sockets: beside the least a discord.py bot can do, in the same run."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.figures import Figure
from benchmarks.sandbox import ROOT, Stopwatch
from bot.controls import Control
from bot.tables import Press, Tables, Wish
from db.database import open_database
from engines import GAMES, menu
from engines.core import Action, Seat
from engines.firebulls.actions import Take
from engines.log import Play
from sandbox.hub import Happening
from sandbox.people.hands import Hands
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings

GAME = next(rules for rules in GAMES if rules.key == "firebulls")
TURNS = 10  # at one table: later hands grow beyond their limit, and a turn has one press more


@dataclass(frozen=True, slots=True)
class Spread:
    p50: float  # milliseconds
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Spread":
        ordered = sorted(seconds)
        return cls(ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000)


class Table:
    """Two persons at one table; a copy of the position tells which buttons there must be."""

    def __init__(self, sandbox: Sandbox, game: int, play: Play, persons: Sequence[int]) -> None:
        self.game, self.play = game, play
        self.hands = [Hands(sandbox.machine, person) for person in persons]
        self.opened, self.acted, self.boards = list[float](), list[float](), list[float]()
        self._sandbox = sandbox
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._posted: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        sandbox.world.hub.subscribe(self._hear)

    def _hear(self, happening: Happening) -> None:
        if happening.name == "INTERACTION_SUCCESS":
            answer = self._answers.pop(happening.data["id"], None)
            if answer is not None:
                answer.set_result(int(happening.data["message_id"] or 0))
        if happening.name == "MESSAGE_CREATE" and self._is_board(happening) and not self._posted.done():
            self._posted.set_result(int(happening.data["id"]))

    def _is_board(self, happening: Happening) -> bool:
        channel = self._sandbox.world.tables.channels.get(happening.channel_id or 0)
        public = happening.only is None and happening.data.get("type") == 0
        mine = channel is not None and channel.thread is not None and channel.name.endswith(f" {self.game}")
        return mine and public

    async def board(self) -> int:
        """The next board in the thread."""
        message = await asyncio.wait_for(self._posted, 30)
        self._posted = asyncio.get_running_loop().create_future()
        return message

    async def press(self, seat: Seat, message: int, control: Control, took: list[float]) -> int:
        channel = self._sandbox.world.tables.channels
        where = next(
            one.id
            for one in channel.values()
            if message in self._sandbox.world.tables.messages.get(one.id, {})
        )
        begun = time.perf_counter()
        pressed = self.hands[seat].press({"channel": where, "message": message, "custom_id": str(control)})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[pressed["interaction"]] = answer
        shown = await asyncio.wait_for(answer, 30)
        took.append(time.perf_counter() - begun)
        return shown

    async def turn(self, board: int) -> int:
        """My turn, a card of the Reserve, confirm; the next board."""
        seat = GAME.to_act(self.play.state)[0]
        legal: Sequence[Action] = GAME.legal(self.play.state, seat)
        action = next((one for one in legal if isinstance(one, Take)), legal[0])
        decision, way = self.play.decisions[seat], menu.chosen_for(legal, action)
        panel = await self.press(seat, board, Control("turn", self.game), self.opened)
        for end in range(1, len(way) + 1):
            path = menu.path(GAME, legal, way[:end])
            await self.press(seat, panel, Control("ask", self.game, decision, path), self.opened)
        begun = time.perf_counter()
        path = menu.path(GAME, legal, way)
        await self.press(seat, panel, Control("do", self.game, decision, path), self.acted)
        self.play = self.play.act(seat, action)
        following = await self.board()
        self.boards.append(time.perf_counter() - begun)
        return following


@asynccontextmanager
async def started(module: str, sandbox: Sandbox, **environment: str) -> AsyncIterator[None]:
    command = [sys.executable, "-W", "ignore", "-m", module]
    given = os.environ | environment | {"PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen([*command, sandbox.address], env=given)
    try:
        while not any(it.session for it in sandbox.gateway.lines):
            await asyncio.sleep(0.02)
        yield
    finally:
        bot.terminate()
        await asyncio.to_thread(bot.wait)


async def floor(number: int) -> Spread:
    async with (
        Sandbox(Settings(mode=Mode.LOOSE)) as sandbox,
        started("benchmarks.floor", sandbox, FLOOR_TOKEN=sandbox.world.application.token),
    ):
        watch = Stopwatch(sandbox)
        await watch.run("warming up", 100, 1)
        await watch.run("one after another", number, 1)
        return Spread.of(watch.took)


async def ours(tables: int, folder: Path) -> tuple[Spread, Spread, Spread]:
    """Navigating, acting, and a press until the new board is there; at one table after the other."""
    url = f"sqlite+aiosqlite:///{folder / 'fireside.db'}"
    opened, acted, boards = list[float](), list[float](), list[float]()
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        seated = [await _seated(sandbox, url, number) for number in range(tables)]
        at_table = [Table(sandbox, game, play, persons) for persons, game, play in seated]
        async with started("bot", sandbox, DISCORD_TOKEN=token, DISCORD_API=api, DATABASE_URL=url):
            boards_there = [await table.board() for table in at_table]
            for table, first in zip(at_table, boards_there, strict=True):
                board = first
                for _ in range(TURNS):
                    board = await table.turn(board)
                opened, acted, boards = opened + table.opened, acted + table.acted, boards + table.boards
    return Spread.of(opened), Spread.of(acted), Spread.of(boards)


async def _seated(sandbox: Sandbox, url: str, number: int) -> tuple[list[int], int, Play]:
    """A game that has begun, before the bot is there to announce it."""
    world = sandbox.world.tables
    channel = next(one for one in world.channels.values() if one.name == "games")
    persons = [one.id for one in world.users.values() if one.global_name in ("Ana", "Bo")]
    db = await open_database(url)
    tables = Tables(db, lambda: time.time_ns() // 1_000_000)
    press = Press(f"i:{2 * number}", persons[0], "Ana", "en", channel.guild_id)
    wish = Wish(
        rules=GAME,
        channel=channel.id,
        thread=None,
        options={},
        seats=2,
        pace="none",
        private=False,
        locale="en",
    )
    table = await tables.open(press, wish)
    other = replace(press, key=f"i:{2 * number + 1}", person=persons[1], name="Bo")
    table = await tables.join(other, table.id)
    for person in persons:
        await tables.settings(replace(press, person=person), dm=False)
    await db.close()
    return persons, table.id, table.running


def figures(*, quick: bool = False) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        least = asyncio.run(floor(200 if quick else 1000))
        navigating, acting, boards = asyncio.run(ours(2 if quick else 8, Path(folder)))
    name = "the floor bot's command"
    command = "a command of the floor bot, answered through the sandbox (p50)"
    yield Figure(command, least.p50, "ms", "limit", 2.0, "≤ 2 ms", least.p50 <= 2.0)
    yield _figure("a press that acts, acknowledged (p50)", acting.p50, name, least.p50, 3)
    yield _figure("a press that acts, acknowledged (p99)", acting.p99, name, least.p99, 10)
    yield _figure("a press that ends a turn, until the new board (p50)", boards.p50, name, least.p50, 12)
    yield _figure("a press that shows a panel with its picture (p50)", navigating.p50, name, least.p50, 12)


def _figure(what: str, value: float, peer: str, least: float, factor: float) -> Figure:
    return Figure(what, value, "ms", peer, least, f"≤ {factor:g} ×", value <= factor * least)


if __name__ == "__main__":
    for figure in figures(quick="--quick" in sys.argv):
        print(figure.line())
