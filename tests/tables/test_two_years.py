"""Two years of reminders for people in thirty zones: each comes in time, and none in anybody's night."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from db import timers
from db.database import Connection
from db.rows import Person
from db.schema import reminders as rows
from db.schema import seats
from tables.hours import MINUTE
from tables.model import Press
from tables.pace import PACES, REMINDERS
from tables.service import Tables
from tests.bot.memory import Memory
from tests.bot.playing import first_legal
from tests.bot.quiet_hours import FIRST, LAST, ZONES, silent
from tests.bot.seated import Clock, wish
from tests.engines.embers.rules import EMBERS

pytestmark = pytest.mark.endurance

TICK, LATE = 10_000, 30_000
EVENING, MORNING = 22 * 60 + 30, 7 * 60
PACE = PACES["slow"]


class Years:
    """At each table both persons live in the same zone."""

    def __init__(self) -> None:
        self.clock, self.db, self.presses = Clock(), Memory(), 0
        self.clock.now = FIRST
        self.tables = Tables(self.db, self.clock, (EMBERS,))
        self.zones: dict[int, str] = {}
        self.due: dict[int, int] = {}
        self.reminded = 0

    def press(self, zone: str, seat: int) -> Press:
        self.presses += 1
        number = 100 + 2 * ZONES.index(zone) + seat
        return Press(self.presses, number, f"{zone} {seat}", "en", 100 + number)

    async def opened(self, zone: str) -> None:
        first, second = self.press(zone, 0), self.press(zone, 1)
        for one in (first, second):
            await self.tables.settings(one, zone=zone, quiet_from=EVENING, quiet_until=MORNING)
        table = await self.tables.open(first, replace(wish(EMBERS, turns=12), pace="slow"))
        await self.tables.join(replace(second, guild=first.guild), table.id)
        self.zones[table.id], self.due[table.id] = zone, self.clock.now + PACE

    async def acts(self, game: int) -> None:
        """After the last reminder; a game that is over makes room for another."""
        table, zone = await self.tables.get(game), self.zones[game]
        once = replace(self.press(zone, table.waiting[0]), guild=None)
        table = await self.tables.act(once, game, None, first_legal)
        self.due[game] = self.clock.now + PACE
        if table.state == "ended":
            del self.zones[game], self.due[game]
            await self.opened(zone)

    async def passes(self) -> None:
        """To the next instant at which something is due, and up to ten seconds on."""
        (row,) = await self.db.read(lambda conn: timers.due(conn, LAST * 2, 1))
        self.clock.now = max(self.clock.now, row.due_at + TICK - row.due_at % TICK)
        await self.tables.sweep()
        for game, reminded in await self.db.read(self._counts):
            await self.compare(game, reminded)

    def _counts(self, conn: Connection) -> list[tuple[int, int]]:
        """What has just become of each wait: rows that were done at this instant."""
        done = select(rows.c.game).where(rows.c.done_at == self.clock.now)
        mine = select(seats.c.game, seats.c.reminded).where(
            seats.c.game.in_(done.where(rows.c.kind == "overdue")),
            seats.c.waiting_since.is_not(None),
        )
        return [(game, reminded) for game, reminded in conn.execute(mine)]

    async def compare(self, game: int, reminded: int) -> None:
        person = Person(1, zone=self.zones[game], quiet_from=EVENING, quiet_until=MORNING)
        at = self.due[game]
        while silent(person, at):
            at += MINUTE - at % MINUTE
        assert at <= self.clock.now < at + LATE
        self.reminded += 1
        self.due[game] = self.clock.now + PACE
        if reminded == REMINDERS:
            await self.acts(game)


async def test_in_thirty_zones_for_two_years() -> None:
    years = Years()
    for number, zone in enumerate(ZONES):
        years.clock.now = FIRST + number * 48 * MINUTE
        await years.opened(zone)
    while years.clock.now < LAST:
        await years.passes()
    assert years.reminded > len(ZONES) * (LAST - FIRST) // PACE * 4 // 5
