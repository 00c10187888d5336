"""Whatever happens in whatever order: one clock for each seat that is waited for, each reminder once and in
time, and no notice of a turn that is nobody's any more."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ops.filming import Films
from bot.ops.metrics import Metrics
from bot.outbound.delivery import Delivery
from bot.outbound.posts import Posts
from bot.show.panel import Picture
from bot.show.pictures import Pictures, Shot
from db import outbox, people, timers, waits
from db.rows import Person, Wait
from engines.core import Action, AnyRules, Refused, Seat
from engines.springfestival.rules import SPRINGFESTIVAL
from tables import deliveries, lobby, sweep
from tables.deliveries import Delayed, Outcome, Sent
from tables.hours import quiet
from tables.leaving import waits_of
from tables.pace import BANK, PACES, REMINDERS
from tables.service import Tables
from tests.bot.fake_discord import FakeDiscord
from tests.bot.memory import Memory
from tests.bot.seated import ANA, BEN, CHLOE, Clock, press, wish
from tests.engines.embers.encore import ENCORE
from tests.engines.embers.rules import EMBERS, Guard
from tests.sizes import size

pytestmark = pytest.mark.endurance

MINUTE, SECOND = 60_000, 1_000
GRID = 10 * SECOND
LATE = 30 * SECOND
PERSONS = (ANA, BEN, CHLOE)
TABLES: Sequence[tuple[AnyRules, int, str]] = (
    (EMBERS, 2, "live"),
    (ENCORE, 2, "fast"),
    (SPRINGFESTIVAL, 3, "live"),
)
STEPS = (
    *("act",) * 5, *("live",) * 6, "guard", "undo", "skip", "leave", "down", "jump", "restart", "together",
    "snooze", "away", "back", "quiet", "loud", "letters", "fail", "forget",
)  # fmt: skip


class Bare(Pictures):
    """Words are enough here."""

    async def of(self, shot: Shot, name: str = "board.png") -> Picture | None:
        return None


class World:
    """The bot, its persons, and what of each wait must still pass before a reminder."""

    def __init__(self) -> None:
        self.clock, self.discord, self.db = Clock(), FakeDiscord(), Memory()
        self.tables = self.new_tables()
        self.left: dict[tuple[int, int], int] = {}
        self.known: dict[tuple[int, int], Wait] = {}
        self.games: list[int] = []
        self.silenced = set[int]()
        self.bank: dict[tuple[int, int], int] = {}

    def new_tables(self) -> Tables:
        return Tables(self.db, self.clock, (EMBERS, ENCORE, SPRINGFESTIVAL))

    async def begin(self) -> None:
        for number, (rules, persons, pace) in enumerate(TABLES):
            table = await self.tables.open(press(ANA), replace(wish(rules, persons), pace=pace))
            for person in PERSONS[1:persons]:
                await self.tables.join(press(person), table.id)
            await self.tables.tx(lobby.thread_made, table.id, 700 + number)
            self.games.append(table.id)
        await self.tables.tx(sweep.awake, "one")
        await self.after(set())

    # what may happen

    async def step(self, what: str, number: int) -> None:
        chance = random.Random(number)
        game, person = self.games[number % len(self.games)], PERSONS[number % len(PERSONS)]
        anew: set[tuple[int, int]] = set()
        match what:
            case "act":
                anew = await self.act(game, chance)
            case "guard":
                await self.quietly(self.tables.act(press(person), game, None, lambda *_: Guard()))
            case "undo":
                await self.undo(game)
            case "skip":
                anew = await self.skip(game)
            case "leave" if number % 5 == 0:
                await self.quietly(self.tables.leave(press(person), game))
            case "live":
                await self.live(number * SECOND)
            case "down":
                self.clock.now += 6 * MINUTE + number * MINUTE
                await self.sweep()
            case "jump":
                self.clock.now += chance.choice((1, -1)) * (6 * MINUTE + number * MINUTE)
                await self.sweep()
            case "restart":
                self.tables = self.new_tables()
            case "together":
                await asyncio.gather(*(self.new_tables().sweep() for _ in range(3)))
            case "snooze":
                await self.tables.snooze(press(person))
            case "away":
                await self.tables.away(press(person), self.clock.now + (1 + number) * MINUTE)
            case "back":
                await self.tables.away(press(person), None)
            case "quiet":
                self.silenced.add(person)
                hours = {"quiet_from": number % 1440, "quiet_until": (number + 200) % 1440}
                await self.tables.settings(press(person), **hours)  # type: ignore[arg-type]
            case "loud":
                await self.tables.settings(press(person), quiet_from=None, quiet_until=None)
            case "letters":
                await self.tables.settings(press(person), dm=number % 2 == 0)
            case _:
                self.discord.fault = what
        await self.after(anew)

    async def act(self, game: int, chance: random.Random) -> set[tuple[int, int]]:
        table = await self.tables.get(game)
        if not table.waiting:
            return set()
        seat = chance.choice(table.waiting)
        person = table.person_on(seat)
        assert person is not None

        def choose(_table: Any, at: Seat) -> Action:
            return chance.choice(table.rules.legal(table.running.state, at))

        table = await self.tables.act(press(person), game, None, choose)
        return {(game, seat)} if table.running.now.step.passed else set()

    async def undo(self, game: int) -> None:
        table = await self.tables.get(game)
        entry = table.running.entry
        if entry is None or entry.seat is None or table.state != "running":
            return
        person = table.person_on(entry.seat)
        if person is None or await self.quietly(self.tables.undo(press(person), game)):
            return
        rows = await self.db.read(lambda conn: timers.of_game(conn, game))
        for number in [row.payload["number"] for row in rows if row.kind == "undo"]:
            for other in PERSONS:
                await self.quietly(self.tables.answer(press(other), game, number, agrees=True))

    async def skip(self, game: int) -> set[tuple[int, int]]:
        """All who may say that it has lasted long enough; whose turn was skipped may have another."""
        skipped = set[tuple[int, int]]()
        for delay in waits_of(await self.tables.get(game)):
            for person in PERSONS:
                if await self.quietly(self.tables.vote(press(person), game, "skip", delay)):
                    skipped.add((game, delay.seat))
        return skipped

    async def quietly(self, work: Any) -> Any:
        try:
            return await work
        except Refused:
            return None

    async def live(self, ms: int) -> None:
        """Time passes while the bot looks every ten seconds; nothing is due in between."""
        end = self.clock.now + ms
        while self.clock.now < end:
            begun = self.clock.now
            steps = await self.steps_to_next(begun)
            self.clock.now = min(end, begun + steps * GRID)
            await self.count_down(begun)
            await self.sweep()
            await self.compare(set())
        await self.deliver()

    async def steps_to_next(self, begun: int) -> int:
        rows = await self.db.read(lambda conn: timers.due(conn, begun + 4 * MINUTE, 1))
        due = rows[0].due_at if rows else begun + 4 * MINUTE
        return max(1, -(-(due - begun) // GRID))

    async def sweep(self) -> None:
        await self.tables.tx(sweep.awake, "one")
        await self.tables.sweep()

    # what must be so

    async def count_down(self, begun: int) -> None:
        """For whom the clock ran, and for how long of it they were away."""
        for key, wait in self.known.items():
            spent = self.clock.now - begun
            person = await self.person(wait.person or 0)
            if person.away_until is not None and key in self.left:
                still = max(0, min(person.away_until - begun, BANK - self.bank.get(key, 0), spent))
                self.bank[key] = self.bank.get(key, 0) + still
                spent -= still
            if key in self.left:
                self.left[key] -= spent

    async def person(self, number: int) -> Person:
        return await self.db.read(lambda conn: people.get(conn, number))

    async def after(self, anew: set[tuple[int, int]]) -> None:
        await self.compare(anew)
        await self.deliver()
        await self.check_notices()

    async def compare(self, anew: set[tuple[int, int]]) -> None:
        """Clocks and counts with what this world knows of them."""
        now: dict[tuple[int, int], Wait] = {}
        for game in self.games:
            table = await self.tables.get(game)
            found = await self.db.read(lambda conn, game=game: waits.of_game(conn, game))  # type: ignore[misc]
            rows = await self.db.read(lambda conn, game=game: timers.of_game(conn, game))  # type: ignore[misc]
            waiting = {(game, one.seat): one for one in found if one.since is not None}
            assert table.state != "running" or {seat for _, seat in waiting} == set(table.waiting)
            if table.state != "running":
                assert rows == ()
                continue
            clocks = sorted(row.seat for row in rows if row.kind == "overdue" and row.seat is not None)
            assert clocks == sorted(seat for (_, seat), one in waiting.items() if one.reminded < REMINDERS)
            assert {row.seat for row in rows if row.kind == "snooze"} <= {seat for _, seat in waiting}
            now |= waiting
        for key, wait in now.items():
            await self.compare_wait(key, wait, begun=key in anew or key not in self.known)
        self.left = {key: left for key, left in self.left.items() if key in now}
        self.known = now

    async def compare_wait(self, key: tuple[int, int], wait: Wait, *, begun: bool) -> None:
        before, pace = 0 if begun else self.known[key].reminded, PACES[wait.pace]
        if begun:
            self.left[key] = pace
        assert before <= wait.reminded <= min(before + 1, REMINDERS)
        assert 0 <= wait.away_used <= BANK
        person = await self.person(wait.person or 0)
        if wait.reminded > before:
            assert not quiet(person, self.clock.now)
            assert self.left[key] <= 0
            self.left[key] = pace
        elif self.left[key] < -LATE and wait.reminded < REMINDERS:
            assert wait.person in self.silenced  # it waits for the end of hours that were quiet then

    async def deliver(self) -> None:
        """As the publisher does; boards are not looked at here."""
        films = Films(self.tables, Metrics())
        posts = Posts(Delivery(self.discord, self.tables, Bare()), films)  # type: ignore[arg-type]  # it has what they use
        while rows := await self.db.tx(lambda conn: outbox.claim(conn, "one", self.clock.now, 1, 50)):
            for row in rows:
                outcome: Outcome = Sent()
                if row.kind in ("turn", "over", "late", "remind"):
                    try:
                        outcome = await posts.send(row)
                    except OSError:
                        outcome = Delayed(0)
                await self.tables.tx(deliveries.settle, row, outcome)

    async def check_notices(self) -> None:
        """Exactly those who are waited for, each where they want to hear of it, and nobody twice."""
        late = {key for key, wait in self.known.items() if wait.reminded}
        for number, game in enumerate(self.games):
            table = await self.tables.get(game)
            seats = sorted(seat for at, seat in late if at == game)
            texts = [sheet.text for sheet in self.discord.sheets(700 + number)]
            assert len(texts) == bool(seats)
            said = "".join(texts)
            named = [
                one.seat for one in table.sitters if f"**{one.name}**" in said or f"<@{one.person}>" in said
            ]
            assert named == seats
        for person in PERSONS:
            await self.check_letters(person, late)

    async def check_letters(self, person: int, late: set[tuple[int, int]]) -> None:
        mine = {key for key, wait in self.known.items() if wait.person == person}
        sheets = self.discord.sheets(person)
        named = [
            int(button.split(":")[2]) for sheet in sheets for button in sheet.buttons if ":turn:" in button
        ]
        assert len(named) == len(set(named))
        assert set(named) <= {game for game, _ in mine}
        reminded = {game for game, _ in mine & late}
        if (await self.person(person)).dm:
            assert reminded <= set(named)
            assert len([sheet for sheet in sheets if any(":snooze:" in one for one in sheet.buttons)]) <= 1


@settings(max_examples=size("reminders"), deadline=None)
@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 2400)), max_size=20))
def test_in_any_order(steps: list[tuple[str, int]]) -> None:
    async def life() -> None:
        world = World()
        await world.begin()
        for what, number in steps:
            await world.step(what, number)
        await world.live(20 * MINUTE)
        await world.after(set())
        await world.db.close()

    asyncio.run(life())
