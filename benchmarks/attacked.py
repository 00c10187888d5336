"""Others press, twenty times a second, beside one who attacks: when are they acknowledged, if at all?
`python -m benchmarks.attacked hints` measures that one alone."""

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from benchmarks.attacks import ATTACKS, FLOOD, Attack, Place, press
from benchmarks.crowd import PRESSES, Metronome
from benchmarks.figures import Figure, Size, asked, uncollected
from benchmarks.tables import PATIENCE, Room, Spread, started
from bot.inbound.buttons import Turn
from bot.inbound.flood_guard import Pace
from db.database import open_database
from engines import GAMES
from engines.core import Action, Seat
from engines.notation import write
from sandbox import interactions as desk
from sandbox import payloads
from sandbox.entities import Channel
from sandbox.hub import Happening
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from sandbox.wire import Json
from tables.days import day_of
from tables.model import NewTable, Press, Table
from tables.service import Tables

OTHERS = 24  # persons, two at a table, who press in turn
WITHIN = 3.0  # R23
MOVES = 16  # of the game with a past
PRESSED = count(1 << 40)  # numbers that no other press has
SPRING = next(rules for rules in GAMES if rules.key == "springfestival")


@dataclass(frozen=True, slots=True)
class Beside:
    """What the others waited for before an attack, and while it went on."""

    without: Spread
    during: Spread
    number: int
    unanswered: int


@dataclass(slots=True)
class Watch:
    """When presses of the others are acknowledged; those of an attack are nobody's concern."""

    begun: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    lost: int = 0

    def hear(self, happening: Happening) -> None:
        if happening.name in ("INTERACTION_SUCCESS", "INTERACTION_FAILURE"):
            begun = self.begun.pop(happening.data["id"], None)
            if begun is not None and happening.name == "INTERACTION_SUCCESS":
                self.took.append(time.perf_counter() - begun)
            elif begun is not None:
                self.lost += 1

    async def all(self) -> Sequence[float]:
        async with asyncio.timeout(PATIENCE):
            while self.begun:
                await asyncio.sleep(0.01)
        took, self.took = self.took, []
        return took


class Ring:
    """A sandbox with a bot, at whose tables some persons press and others attack."""

    def __init__(self, sandbox: Sandbox, room: Room) -> None:
        self.sandbox, self.room, self.watch = sandbox, room, Watch()
        self.channel: Channel = next(
            one for one in sandbox.world.tables.channels.values() if one.name == "games"
        )
        sandbox.world.hub.subscribe(self.watch.hear)

    def send(self, person: int, kind: int, data: Json) -> str:
        """What no client would let through is sent all the same."""
        world, guild = self.sandbox.world, str(self.channel.guild_id)
        made = desk.make(world, person, self.channel, kind, data, {"0": guild})
        if kind in (desk.COMPONENT, desk.MODAL_SUBMIT):
            made.message_id = next(iter(world.tables.messages[self.channel.id]))
        if kind == desk.MODAL_SUBMIT:  # a press has opened the form
            made.origin = payloads.origin(world, replace(made, type=desk.COMPONENT))
        self.sandbox.machine.desk.open(made)
        return str(made.id)

    async def others(self, goes_on: Callable[[], bool]) -> None:
        """My turn, at one table after the other, whoever is waited for there."""
        tables, pace = list(self.room.tables.values()), Metronome(PRESSES)
        for number in count():
            await pace()
            if not goes_on():
                return
            table = tables[number // 2 % len(tables)]
            begun = time.perf_counter()
            sent = self.send(table.persons[number % 2], *press(Turn(table.game)))
            self.watch.begun[sent] = begun

    async def attacked(self, attack: Attack, places: Sequence[Place], rate: float, seconds: float) -> Beside:
        """By each of these in turn, who all begin with as many at once as the bot takes; before each of them
        the others are alone, so that a noisy minute hits both."""
        without, during, self.watch.lost = list[float](), list[float](), 0
        for place in places:
            without += await self._seconds(seconds)
            attacking = asyncio.create_task(self._attack(attack, place, rate))
            during += await self._seconds(seconds)
            attacking.cancel()
            await self.room.quiet()
        return Beside(Spread.of(without), Spread.of(during or [PATIENCE]), len(during), self.watch.lost)

    async def _seconds(self, seconds: float) -> Sequence[float]:
        with uncollected():
            ends = time.monotonic() + seconds
            await self.others(lambda: time.monotonic() < ends)
            return await self.watch.all()

    async def _attack(self, attack: Attack, place: Place, rate: float) -> None:
        """As many at once as the bot takes from one person, then as many a second."""
        pace = Metronome(rate)
        for number in count():
            if number >= Pace().at_once:
                await pace()
            self.send(place.person, *attack(place, number))


async def beside(
    folder: Path, names: Sequence[str], seconds: float, rounds: int
) -> AsyncIterator[tuple[str, Beside]]:
    url = f"sqlite+aiosqlite:///{folder / 'attacked.db'}"
    async with Sandbox(Settings(mode=Mode.GLOBAL)) as sandbox:
        room = Room(sandbox)
        persons = [sandbox.world.add_user(f"Guest {at}").id for at in range(OTHERS)]
        tables = await room.seated(url, [GAMES[at % 3] for at in range(OTHERS // 2)], persons, notified=0)
        ring = Ring(sandbox, room)
        places = {
            name: [await _place(url, ring, f"Attacker {at}.{number}") for number in range(rounds)]
            for at, name in enumerate(names)
        }
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        given = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url, "BENCHMARK_PACE": "people"}
        async with started("benchmarks.watched", sandbox, **given):
            for table in tables:
                await table.shown()
            await room.quiet()
            for name in names:
                rate = FLOOD if name.startswith("two hundred") else Pace().a_second
                yield name, await ring.attacked(ATTACKS[name], places[name], rate, seconds)


async def _place(url: str, ring: Ring, name: str) -> Place:
    """Somebody with games and a lobby of their own, before the bot is there."""
    world, channel = ring.sandbox.world, ring.channel
    two = [world.add_user(f"{name}{end}").id for end in ("", " of old")]
    for person in two:
        world.join(world.guild(channel.guild_id or 0), person)
    db = await open_database(url)
    service = Tables(db, lambda: time.time_ns() // 1_000_000)
    made = await placed(service, two, channel.guild_id, channel.id)
    await service.settings(Press(1, two[0], name, "en", channel.guild_id), dm=False)
    await db.close()
    return made


async def placed(tables: Tables, two: Sequence[int], guild: int | None, channel: int) -> Place:
    """The first of these two attacks."""

    def by(person: int) -> Press:
        return Press(next(PRESSED), person, "Ana", "en", guild, channel)

    wish = NewTable(SPRING, channel, None, {}, 3, "none", private=False, locale="en", hints=True)
    lobby, games = await tables.open(by(two[0]), wish), list[Table]()
    for _ in range(2):
        table = await tables.open(by(two[0]), replace(wish, seats=2))
        games.append(await tables.join(by(two[1]), table.id))
    new, past = games
    while past.running.version < MOVES or past.seat_of(two[0]) not in past.waiting:
        seat = past.waiting[-1]
        person = past.person_on(seat)
        assert person is not None
        past = await tables.act(by(person), past.id, None, _usual)
    seat = new.seat_of(two[0]) or Seat(0)
    move = write(new.rules.legal(new.running.state, seat)[0])
    return Place(two[0], new.id, move, past.id, lobby.id, day_of(tables.now()))


def _usual(table: Table, seat: Seat) -> Action:
    action: Action = table.rules.autopilot(table.running.state, seat)
    return action


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    names = tuple(name for name in ATTACKS if name in sys.argv) or tuple(ATTACKS)
    names, seconds, rounds = size.of((names, 4, 4), (names, 3, 1), (names[:2], 0.5, 1))
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        measured = beside(Path(folder), names, seconds, rounds)
        try:
            while (found := runner.run(_next(measured))) is not None:
                yield from _of(*found)
        finally:
            runner.run(measured.aclose())  # type: ignore[attr-defined]  # it is a generator


async def _next(measured: AsyncIterator[tuple[str, Beside]]) -> tuple[str, Beside] | None:
    """As soon as it is measured."""
    return await anext(measured, None)


def _of(name: str, one: Beside) -> Iterator[Figure]:
    what = f"{name}: others acknowledged"
    met = one.during.p99 <= WITHIN * one.without.p99 and not one.unanswered
    goal = f"≤ {WITHIN:g} ×, {one.unanswered} of {one.number + one.unanswered} unanswered"
    yield Figure(f"{what} (p50)", one.during.p50, "ms", "without", one.without.p50, "", met=True)
    yield Figure(f"{what} (p99)", one.during.p99, "ms", "without", one.without.p99, goal, met)


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
