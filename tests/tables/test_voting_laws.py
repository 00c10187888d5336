"""Votes, moves, undos and sweeps in any order: a vote never acts on a later turn, and every log verifies."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db import check, log
from engines.core import Action, AnyRules, Refused, Seat, Skip, Without
from engines.springfestival.rules import SPRINGFESTIVAL
from tables.leaving import Recourse, WaitId, recourses, waits_of
from tables.model import Table
from tables.pace import CHOICES
from tables.service import Tables
from tests.bot.memory import Memory
from tests.bot.seated import ANA, BEN, CHLOE, Clock, press, reminded, running
from tests.engines.embers.rules import EMBERS
from tests.sizes import size

pytestmark = pytest.mark.endurance

PERSONS = (ANA, BEN, CHLOE)
STEPS = st.lists(
    st.tuples(st.integers(0, 8), st.sampled_from(PERSONS), st.integers(0, 30)), min_size=5, max_size=40
)
HOUR = 3_600_000


class Evening:
    """A game, with every button that has ever been shown."""

    def __init__(self, tables: Tables, clock: Clock, game: int) -> None:
        self.tables, self.clock, self.game = tables, clock, game
        self.shown: list[tuple[Recourse, WaitId]] = []
        self.asked = 0

    async def step(self, what: int, person: int, number: int) -> None:
        self.clock.now += 1
        table = await self.tables.get(self.game)
        await self.show(table)
        try:
            await self.work(what, person, number, table)
        except Refused:
            return

    async def show(self, table: Table) -> None:
        """Whomever the game waits for has been reminded five times."""
        for seat in table.waiting:
            await reminded(self.tables, self.game, seat, 5)
        table = await self.tables.get(self.game)
        offered = [
            (recourse, delay) for delay in waits_of(table) for recourse in recourses(table, delay.seat)
        ]
        self.shown += [one for one in offered if one not in self.shown]

    async def work(self, what: int, person: int, number: int, table: Table) -> None:
        tables, game = self.tables, self.game
        match what:
            case 0 | 1 | 5:
                acting = [table.person_on(seat) for seat in table.waiting if number % 4]
                await tables.act(
                    press(next((one for one in acting if one is not None), person)),
                    game,
                    None,
                    lambda table, seat: some(table, seat, number),
                )
            case 2:
                await tables.undo(press(person), game)
                self.asked += 1
            case 3:
                await tables.answer(press(person), game, 1 + number % (self.asked + 1), agrees=number % 4 > 0)
            case 4:
                await tables.propose_pace(press(person), game, CHOICES[number % len(CHOICES)])
                self.asked += 1
            case 6 if self.shown:
                await self.vote(person, *self.shown[-1 - number % len(self.shown)])
            case 7 if self.shown:
                for voter in PERSONS:
                    await self.voted(voter, *self.shown[-1 - number % len(self.shown)])
            case _:
                self.clock.now += number * HOUR // 4
                await tables.sweep()

    async def voted(self, person: int, recourse: Recourse, delay: WaitId) -> None:
        with suppress(Refused):
            await self.vote(person, recourse, delay)

    async def vote(self, person: int, recourse: Recourse, delay: WaitId) -> None:
        """An old button too: it acts only on the turn that it was shown for, and only by majority."""
        before = await self.tables.get(self.game)
        standing = delay in waits_of(before)
        after = await self.tables.vote(press(person), self.game, recourse, delay)
        now = await self.tables.get(self.game)
        fresh = now.running.entries[before.running.version :]
        if after is None:
            assert fresh == ()
        elif fresh:
            assert standing
            actions = [entry.action for entry in fresh]
            match recourse:
                case "skip":
                    assert set(actions) == {Skip(delay.seat)}
                case "without":  # somebody who leaves may have been missing for another majority
                    assert actions[0] == Without(delay.seat)
                case "caretaker":  # who lets a computer play need not agree either
                    assert delay.seat in now.caretakers
                    assert delay.seat not in {entry.about for entry in fresh}
            assert {type(entry.action) for entry in fresh} <= {Skip, Without}
            assert before.seat_of(person) != delay.seat


def some(table: Table, seat: Seat, number: int) -> Action:
    legal = table.rules.legal(table.running.state, seat)
    chosen: Action = legal[number % len(legal)] if legal else Skip(seat)
    return chosen


async def played(steps: list[tuple[int, int, int]], rules: AnyRules) -> None:
    clock, db = Clock(), Memory()
    tables = Tables(db, clock, (rules,))
    evening = Evening(tables, clock, await running(tables, 3, rules))
    for step in steps:
        await evening.step(*step)
    report = await db.read(lambda conn: check.stored(conn, rules=(rules,)))
    entries = await db.read(lambda conn: log.entries(conn, evening.game))
    await db.close()
    assert report.problems == ()
    assert len({entry.key for entry in entries}) == len(entries)


@settings(max_examples=size("votes"), deadline=None)
@given(STEPS, st.sampled_from((EMBERS, SPRINGFESTIVAL)))
def test_votes_act_on_their_own_turn_alone(steps: list[tuple[int, int, int]], rules: AnyRules) -> None:
    asyncio.run(played(steps, rules))


@settings(max_examples=100, deadline=None)
@given(st.permutations(range(6)))
def test_at_the_same_instant_one_thing_happens_after_the_other(order: list[int]) -> None:
    """A move, votes and a sweep, all at once: the turn is played, or skipped, or it is played on without."""
    asyncio.run(at_once(order))


async def at_once(order: list[int]) -> None:
    clock, db = Clock(), Memory()
    tables = Tables(db, clock, (EMBERS,))
    game = await running(tables, 3)
    (delay,) = waits_of(await tables.get(game))
    await reminded(tables, game, delay.seat, 5)
    works: list[Awaitable[object]] = [
        tables.act(press(ANA), game, 0, lambda table, seat: some(table, seat, 0)),
        tables.vote(press(BEN), game, "skip", delay),
        tables.vote(press(CHLOE), game, "skip", delay),
        tables.vote(press(BEN), game, "without", delay),
        tables.vote(press(CHLOE), game, "without", delay),
        tables.sweep(),
    ]
    await asyncio.gather(*(works[at] for at in order), return_exceptions=True)
    entries = (await tables.get(game)).running.entries
    assert len([entry for entry in entries if entry.about == delay.seat]) == len(entries) == 1
    report = await db.read(lambda conn: check.stored(conn, rules=(EMBERS,)))
    await db.close()
    assert report.problems == ()
