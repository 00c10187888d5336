"""Votes, moves, undos and sweeps in any order: a vote never acts on a later turn, and every log verifies."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.late import Delay, Remedy, delays, remedies
from bot.pace import CHOICES
from bot.table import Table
from bot.tables import Tables
from db import check, log
from engines.core import Action, Refused, Seat, Skip, Without
from engines.springfestival.rules import SPRINGFESTIVAL
from tests.bot.seated import ANA, BO, CHLOE, Clock, opened, press, reminded, running
from tests.engines.embers.rules import EMBERS

PERSONS = (ANA, BO, CHLOE)
STEPS = st.lists(
    st.tuples(st.integers(0, 8), st.sampled_from(PERSONS), st.integers(0, 30)), min_size=5, max_size=40
)
HOUR = 3_600_000


class Evening:
    """A game, with every button that has ever been shown."""

    def __init__(self, tables: Tables, clock: Clock, game: int) -> None:
        self.tables, self.clock, self.game = tables, clock, game
        self.shown: list[tuple[Remedy, Delay]] = []
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
        offered = [(remedy, delay) for delay in delays(table) for remedy in remedies(table, delay.seat)]
        self.shown += [one for one in offered if one not in self.shown]

    async def work(self, what: int, person: int, number: int, table: Table) -> None:
        tables, game = self.tables, self.game
        match what:
            case 0 | 1:
                await tables.act(press(person), game, None, lambda table, seat: some(table, seat, number))
            case 2:
                await tables.undo(press(person), game)
                self.asked += 1
            case 3:
                await tables.answer(press(person), game, 1 + number % (self.asked + 1), agrees=number % 4 > 0)
            case 4:
                await tables.propose_pace(press(person), game, CHOICES[number % len(CHOICES)])
                self.asked += 1
            case 5:
                for seat in table.waiting:
                    await reminded(tables, game, seat, 2 + number % 4)
            case 6 | 7 if self.shown:
                await self.vote(person, *self.shown[-1 - number % len(self.shown)])
            case _:
                self.clock.now += number * HOUR // 4
                await tables.sweep()

    async def vote(self, person: int, remedy: Remedy, delay: Delay) -> None:
        """An old button too: it acts only on the turn that it was shown for, and only by majority."""
        before = await self.tables.get(self.game)
        standing = delay in delays(before)
        after = await self.tables.vote(press(person), self.game, remedy, delay)
        now = await self.tables.get(self.game)
        fresh = now.running.entries[before.running.version :]
        if after is None:
            assert fresh == ()
        elif fresh:
            assert standing
            kind = Skip if remedy == "skip" else Without
            assert {entry.action for entry in fresh} == {kind(delay.seat)}
            assert before.seat_of(person) != delay.seat


def some(table: Table, seat: Seat, number: int) -> Action:
    legal = table.rules.legal(table.running.state, seat)
    chosen: Action = legal[number % len(legal)] if legal else Skip(seat)
    return chosen


async def played(steps: list[tuple[int, int, int]], embers: bool) -> None:
    clock, rules = Clock(), EMBERS if embers else SPRINGFESTIVAL
    with TemporaryDirectory() as folder:
        tables = await opened(Path(folder), clock, (EMBERS, SPRINGFESTIVAL))
        evening = Evening(tables, clock, await running(tables, 3, rules))
        for step in steps:
            await evening.step(*step)
        report = await tables.db.read(lambda conn: check.stored(conn, rules=(rules,)))
        entries = await tables.db.read(lambda conn: log.entries(conn, evening.game))
        await tables.db.close()
    assert report.problems == ()
    assert len({entry.key for entry in entries}) == len(entries)


@settings(max_examples=60, deadline=None)
@given(STEPS, st.booleans())
def test_votes_act_on_their_own_turn_alone(steps: list[tuple[int, int, int]], embers: bool) -> None:
    asyncio.run(played(steps, embers))


@settings(max_examples=25, deadline=None)
@given(st.permutations(range(6)), st.booleans())
def test_at_the_same_instant_one_thing_happens_after_the_other(order: list[int], embers: bool) -> None:
    """A move, votes, an undo, a sweep and somebody leaving, all at once."""
    asyncio.run(at_once(order, embers))


async def at_once(order: list[int], embers: bool) -> None:
    clock, rules = Clock(), EMBERS if embers else SPRINGFESTIVAL
    with TemporaryDirectory() as folder:
        tables = await opened(Path(folder), clock, (EMBERS, SPRINGFESTIVAL))
        game = await running(tables, 3, rules)
        (delay, *_) = delays(await tables.get(game))
        await reminded(tables, game, delay.seat, 5)
        acting, *others = sorted(PERSONS, key=lambda person: PERSONS.index(person) != delay.seat)
        works: list[Awaitable[object]] = [
            tables.act(press(acting), game, 0, lambda table, seat: some(table, seat, 0)),
            tables.vote(press(others[0]), game, "skip", delay),
            tables.vote(press(others[1]), game, "skip", delay),
            tables.vote(press(others[0]), game, "without", delay),
            tables.vote(press(others[1]), game, "without", delay),
            tables.sweep(),
        ]
        await asyncio.gather(*(works[at] for at in order), return_exceptions=True)
        table = await tables.get(game)
        about = [entry for entry in table.running.entries if entry.about == delay.seat]
        assert len({type(entry.action) for entry in about}) == 1, "the move, the skip or the end: one of them"
        report = await tables.db.read(lambda conn: check.stored(conn, rules=(rules,)))
        await tables.db.close()
    assert report.problems == ()
