"""Games with computers whose bots, and the processes in which they think, are killed: who does it, and how
often it was done."""

import asyncio
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select

from db import replay, schema, seats
from db.database import Connection
from engines.core import Seat
from engines.notation import write
from sandbox.entities import Interaction
from sandbox.people.shown import Shown
from tests.patience import PATIENCE
from tests.stories import audit
from tests.stories.killing import Forked, Run
from tests.stories.running_bot import game_of, open_lobby

BEN = Seat(2)  # the first computer sits down beside who opens
MOVES = 2  # of the person, while a bot lives
AT_ONCE = 0.06  # seconds after a move in which a mind is killed: some thoughts


@dataclass
class Alone(Run):
    """One person against two computers; the other person is not there."""

    patience: float = PATIENCE
    lost: int = 0  # how often a computer has not moved
    kills: Counter[str] = field(
        default_factory=Counter
    )  # of a bot, of its minds, of both; and of those that thought

    @property
    def number(self) -> int:
        """Of kills, those of both at once counted as one."""
        return self.kills["bot"] + self.kills["minds"] + self.kills["both"]

    def rarest(self) -> int:
        return min(self.kills[one] for one in ("bot", "minds", "both", "thinking"))

    async def begin(self) -> None:
        await self.forks.fork()
        game = await self.opened()
        await self.all_told()
        self.threads[game] = await self.look(lambda conn: audit.thread(conn, game))
        await self.forks.kill()

    async def opened(self) -> int:
        ana, _ = self.persons
        await ana.go("games").slash("/newgame springfestival", seats=3, opponents=2, level="ember")
        game = await self.look(newest)
        await ana.sees_channel(f"Spring Festival {game} · Ana, ⚙ Ember, ⚙ Ember 2")
        return game

    async def cycle(self) -> None:
        if await self.over():
            await self.begin()
        bot = await self.forks.fork()
        for _ in range(MOVES):
            seat = await self.waited_for()
            if seat is not None and not await self.over():
                await self.acts(seat)
                await self.kill_some_minds(bot)
        await self.pause()
        await self.ended(bot)

    async def kill_some_minds(self, bot: Forked) -> None:
        """While they think of what follows, and often no sooner than another has begun."""
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            await asyncio.sleep(self.chance.random() * AT_ONCE)
            if await self.minds_killed(bot):
                self.kills["minds"] += 1

    async def ended(self, bot: Forked) -> None:
        both = self.chance.random() < 0.5 and await self.minds_killed(bot)
        await self.forks.kill(bot)
        self.kills["both" if both else "bot"] += 1

    async def minds_killed(self, bot: Forked) -> bool:
        """Whether there was one."""
        game, minds = self.game, list(map(int, minds_of(bot.number)))
        for one in minds:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        while any(Path(f"/proc/{one}").exists() for one in minds):
            await asyncio.sleep(0.001)
        if minds and not await self.look(lambda conn: persons_waited_for(conn, game)):
            self.kills["thinking"] += 1
        return bool(minds)

    async def waited_for(self) -> Seat | None:
        """A person for whom the game waits, once all computers have moved."""
        game, end = self.game, time.monotonic() + self.patience
        while not (waiting := await self.look(lambda conn: persons_waited_for(conn, game))):
            if await self.over():
                return None
            if time.monotonic() > end:
                self.lost += 1
                return None
            await asyncio.sleep(0.01)
        return self.chance.choice(waiting)

    async def acts(self, seat: Seat) -> None:
        made = await self.typed(seat)
        async with asyncio.timeout(PATIENCE):
            while not await self.has(made):
                await asyncio.sleep(0.003)
        await self.saved()

    async def typed(self, seat: Seat) -> Interaction:
        game = self.game
        play = await self.look(lambda conn: replay.load(conn, game))
        waited_for = seat in play.rules.to_act(play.state)
        move = write(play.rules.autopilot(play.state, seat)) if waited_for else "rotate 0"
        return self.press(self.persons[1 if seat == BEN else 0], move, game)

    async def findings(self) -> list[str]:
        lost = ["a computer has not moved"] if self.lost else []
        return lost + await super().findings()


@dataclass
class Relieved(Alone):
    """Two persons and a computer; the second one goes away and comes back again and again."""

    handed_over: int = 0
    came_back: int = 0

    async def opened(self) -> int:
        ana, ben = self.persons
        lobby = await open_lobby(ana, "springfestival", seats=3, opponents=1, level="ember")
        await ben.go("games").press("Join", on=lobby)
        game = game_of(lobby)
        await ben.sees_channel(f"Spring Festival {game} · Ana, ⚙ Ember, Ben")
        return game

    async def acts(self, seat: Seat) -> None:
        game = self.game
        if await self.look(lambda conn: is_away(conn, game)):
            if self.chance.random() < 0.4:
                await self.typed(BEN)  # anything gives the seat back, and nothing else
                await self.until_away(game, away=False)
                self.came_back += 1
                return
        elif seat == BEN and self.chance.random() < 0.6:
            ben = self.persons[1].go(self.threads[game])
            asked = await ben.slash("/leave", game=str(game))
            assert isinstance(asked, Shown)
            await ben.press("⚙ A caretaker instead", on=asked)
            await self.until_away(game, away=True)
            self.handed_over += 1
            return
        await super().acts(seat)

    async def until_away(self, game: int, *, away: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.over() and await self.look(lambda conn: is_away(conn, game)) is not away:
                await asyncio.sleep(0.003)


def minds_of(bot: int) -> list[str]:
    return Path(f"/proc/{bot}/task/{bot}/children").read_text().split()


def newest(conn: Connection) -> int:
    return int(conn.execute(select(func.max(schema.games.c.id))).scalar_one())


def persons_waited_for(conn: Connection, game: int) -> list[Seat]:
    play, sitters = replay.load(conn, game), seats.of(conn, game)
    waiting = play.rules.to_act(play.state)
    return [one for one in waiting if not (sitters[one].level or sitters[one].caretaker)]


def is_away(conn: Connection, game: int) -> bool:
    return seats.of(conn, game)[BEN].caretaker is not None
