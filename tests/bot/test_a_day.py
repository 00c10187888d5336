"""A whole day of many games, with a database that refuses, answers that are lost, and restarts in between."""

import random
import time
from dataclasses import replace

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from bot.ops.scheduler import Scheduler
from db import timers
from db.database import Connection
from db.errors import NotSaved
from db.schema import seats
from tables import lobby, openings, sweep
from tables.pace import PACES, REMINDERS
from tables.service import Tables
from tests.bot.memory import Memory
from tests.bot.playing import first_legal
from tests.bot.seated import ANA, BEN, Clock, press, wish
from tests.engines.embers.rules import EMBERS

pytestmark = pytest.mark.endurance

SECOND, HOUR = 1_000, 3_600_000
GAMES = 500
TICK = 10 * SECOND
BEAT = 4 * 60 * SECOND  # at least so often, also when nothing is due
LATE = 30 * SECOND
DEARER = 9  # times what it takes to open the games; three times, as it is


class Day:
    """The bot looks every ten seconds; beside it stands what must become of each wait."""

    def __init__(self) -> None:
        self.clock, self.chance = Clock(), random.Random(8)
        self.bad_until = 0
        self.faults = 0
        self.db = Memory(self.fault)
        self.tables = Tables(self.db, self.clock, (EMBERS,))
        self.due: dict[int, tuple[int, int]] = {}  # by game: the next reminder's instant and number
        self.paces: dict[int, int] = {}
        self.moves: list[tuple[int, int]] = []
        self.reminded = 0

    def fault(self) -> str:
        if self.clock.now >= self.bad_until:
            return ""
        found = self.chance.choice(("refused", "lost", ""))
        self.faults += found != ""
        return found

    async def begins(self) -> None:
        for number in range(GAMES):
            pace = self.chance.choice(("live", "fast", "fast"))
            asked = replace(wish(EMBERS), pace=pace)
            table = await self.tables.open(press(ANA, guild=number), asked)
            await self.tables.join(press(BEN, guild=number), table.id)
            await self.tables.tx(lobby.thread_made, table.id, 1_000 + number)
            self.paces[table.id] = PACES[pace]
            self.due[table.id] = (self.clock.now + PACES[pace], 1)
            hours = self.chance.sample(range(1, 24 * 3600), 2)
            self.moves += [(self.clock.now + one * SECOND, table.id) for one in hours]
        self.moves.sort(reverse=True)
        await self.tables.tx(sweep.awake, "bot")

    async def passes(self, ms: int) -> None:
        end = self.clock.now + ms
        while self.clock.now < end:
            waiting = [at for at, _ in self.due.values()] + [at for at, _ in self.moves[-1:]] + [end]
            ahead = min(BEAT, max(1, min(waiting) - self.clock.now))
            self.clock.now += -(-ahead // TICK) * TICK
            if self.clock.now >= self.bad_until + 2 * TICK and self.chance.random() < 0.2:
                self.bad_until = self.clock.now + 2 * TICK
            await self.tick()

    async def stands_still(self, ms: int) -> None:
        """Nobody is there; who comes back finds the database well."""
        self.bad_until = 0
        await self.tick()
        self.clock.now += ms
        self.due = {game: (at + ms, number) for game, (at, number) in self.due.items()}
        await self.tick()

    async def tick(self) -> None:
        while self.moves and self.moves[-1][0] <= self.clock.now:
            await self.act(self.moves.pop()[1])
        if self.chance.random() < 0.05:
            self.tables = Tables(self.db, self.clock, (EMBERS,))
        for _ in range(1 + (self.chance.random() < 0.1)):
            await Scheduler(self.tables, "bot").sweep()
        await self.compare()

    async def act(self, game: int) -> None:
        """Pressed again until it is answered."""
        table = await self.tables.get(game)
        person = table.person_on(table.waiting[0])
        assert person is not None
        once = press(person, guild=None)
        for _ in range(100):
            try:
                table = await self.tables.act(once, game, None, first_legal)
            except NotSaved:
                continue
            break
        assert table.running.entries[-1].number == table.running.version
        self.due[game] = (self.clock.now + self.paces[game], 1)

    async def compare(self) -> None:
        """Each reminder came once, when it was due; none came that was not."""
        for game, reminded in await self.db.read(counts):
            at, number = self.due.get(game, (0, REMINDERS + 1))
            assert reminded in (number - 1, number)
            if reminded == number:
                assert at <= self.clock.now < at + LATE
                self.reminded += 1
                self.due[game] = (self.clock.now + self.paces[game], number + 1)
                if number == REMINDERS:
                    del self.due[game]
            else:
                assert number > REMINDERS or self.clock.now < at + LATE


def counts(conn: Connection) -> list[tuple[int, int]]:
    """Each game, and how often the seat that it waits for was reminded."""
    waiting = select(seats.c.game, seats.c.reminded).where(seats.c.waiting_since.is_not(None))
    return [(game, reminded) for game, reminded in conn.execute(waiting)]


async def test_every_reminder_of_five_hundred_games_comes_once_and_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(openings, "MOST", GAMES)  # Ana opens them all
    begun = time.process_time()
    day = Day()
    with capture_logs() as logs:
        await day.begins()
        opened = time.process_time()
        await day.passes(12 * HOUR)
        await day.stands_still(HOUR)
        await day.passes(11 * HOUR)
    done = await day.db.read(lambda conn: timers.prune(conn, day.clock.now + 1))
    assert done >= day.reminded > 2 * GAMES
    assert day.faults > 50
    assert {line["event"] for line in logs if line["log_level"] == "error"} == {
        "sweep failed",
        "time was lost and given back to the players",
    }
    assert time.process_time() - opened < DEARER * (opened - begun)
