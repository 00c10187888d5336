"""Tables at which persons of the sandbox play: they press what they are offered, and a watch runs."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from benchmarks import presses
from benchmarks.sandbox import ROOT
from bot.inbound.buttons import Control, Turn
from bot.inbound.custom_ids import wire
from bot.show.composer import Decision
from bot.show.sentences import said
from db.database import open_database
from engines import menu, notation
from engines.core import Action, AnyRules, Seat
from engines.log import Play
from engines.words import Words
from sandbox import components as parts
from sandbox.entities import Channel, Message
from sandbox.hub import Happening
from sandbox.people.hands import Hands
from sandbox.server import Sandbox
from sandbox.wire import Json
from tables.model import NewTable, Press
from tables.servers import TABLES_PER_SERVER
from tables.service import Tables

SILENCE = 1.0  # seconds
PATIENCE = 120  # seconds until an answer that does not come is a failure: a busy machine is slow, no more
Pace = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Spread:
    p50: float  # milliseconds
    p95: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Spread":
        ordered = sorted(seconds)
        return cls(*(ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.95, 0.99)))


@dataclass(frozen=True, slots=True)
class Answer:
    """The message that a press was answered with, and when that stood in the channel."""

    message: int
    at: float


@dataclass(slots=True)
class Took:
    """Seconds: until a panel is shown, until a press that acts is acknowledged, until the board shows it."""

    opened: list[float] = field(default_factory=list)
    acted: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)  # a new board
    boards: list[float] = field(default_factory=list)  # new or edited

    @property
    def presses(self) -> list[float]:
        return self.opened + self.acted


class Room:
    """All tables of a sandbox; one ear hears for all of them, and what it hears is timed there and then, as
    the floor bot's answers are."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.tables: dict[int, Table] = {}
        self.answers: dict[str, asyncio.Future[Answer]] = {}
        self.took = Took()
        self.boards = 0
        self._heard_at = 0.0
        sandbox.world.hub.subscribe(self._hear)

    async def quiet(self) -> None:
        """All that was to be told is told."""
        while time.monotonic() - self._heard_at < SILENCE:
            await asyncio.sleep(SILENCE / 4)

    def _hear(self, happening: Happening) -> None:
        self._heard_at = time.monotonic()
        if happening.name == "INTERACTION_SUCCESS":
            answer = self.answers.pop(happening.data["id"], None)
            if answer is not None:
                answer.set_result(Answer(int(happening.data["message_id"] or 0), time.perf_counter()))
        elif happening.name == "INTERACTION_FAILURE":
            lost = self.answers.pop(happening.data["id"], None)
            if lost is not None:
                lost.set_exception(TimeoutError(happening.data["reason"]))
        elif happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and happening.only is None:
            channel = self.sandbox.world.tables.channels[happening.channel_id or 0]
            table = self.tables.get(_game_of(channel))
            if table is not None and happening.data.get("type") == 0:
                fresh = happening.name == "MESSAGE_CREATE"
                table.hears(channel.id, int(happening.data["id"]), fresh=fresh)

    async def seated(
        self,
        url: str,
        games: Sequence[AnyRules],
        persons: Sequence[int],
        *,
        notified: int,
        channels: Sequence[Channel] = (),
    ) -> list["Table"]:
        """Games that have begun, two by two, before the bot is there to announce them; so many of the persons
        get direct messages. In these channels in turn, or in as few servers as may have so many."""
        if channels:
            places = [channels[at % len(channels)] for at in range(len(games))]
        else:
            servers = [self._server(persons, at) for at in range(0, len(games), TABLES_PER_SERVER)]
            places = [servers[at // TABLES_PER_SERVER] for at in range(len(games))]
        db = await open_database(url)
        tables = Tables(db, lambda: time.time_ns() // 1_000_000)
        made = []
        for number, rules in enumerate(games):
            two = [persons[(2 * number + at) % len(persons)] for at in range(2)]
            made.append(await self._begun(tables, rules, places[number], two, len(self.tables)))
        for number, person in enumerate(persons):
            dm = number < notified
            press = Press(person, person, "Ana", "en", places[0].guild_id)
            await tables.settings(press, dm=dm)
        await db.close()
        return made

    def _server(self, persons: Sequence[int], first: int) -> Channel:
        """The sandbox's own, then one more for each thousand tables, which is all that a server may have."""
        world = self.sandbox.world
        guild = next(iter(world.tables.guilds.values()))
        if first:
            guild = world.add_guild(f"Tables from {first}", guild.owner_id)
            world.add_channel(guild, "games")
        for person in persons:
            if person not in guild.members:
                world.join(guild, person)
        return next(one for one in world.channels_of(guild.id) if one.name == "games")

    async def _begun(
        self, tables: Tables, rules: AnyRules, channel: Channel, persons: Sequence[int], number: int
    ) -> "Table":
        press = Press(2 * number, persons[0], "Ana", "en", channel.guild_id)
        wish = NewTable(
            rules=rules,
            channel=channel.id,
            thread=None,
            options={},
            seats=2,
            pace="none",
            private=False,
            locale="en",
        )
        table = await tables.open(press, wish)
        other = replace(press, interaction=2 * number + 1, person=persons[1], name="Ben")
        table = await tables.join(other, table.id)
        at_table = self.tables[table.id] = Table(self, table.id, table.running, persons)
        return at_table


def _game_of(channel: Channel) -> int:
    """A thread is called by its game, its number, which from a thousand on is written with a comma, and those
    at the table."""
    called = channel.name.partition(" · ")[0]
    return int(called.rsplit(" ", 1)[1].replace(",", "")) if channel.thread is not None else 0


class Table:
    """Two persons; a copy of the position tells what a press must change."""

    def __init__(self, room: Room, game: int, play: Play, persons: Sequence[int]) -> None:
        self.game, self.play, self.persons = game, play, persons
        self._room, self._chance = room, random.Random(game)
        self._hands = [Hands(room.sandbox.machine, person) for person in persons]
        self._channel, self._board, self._heard, self._heard_at = 0, 0, asyncio.Event(), 0.0

    @property
    def over(self) -> bool:
        return self.play.rules.outcome(self.play.state) is not None

    @property
    def stands(self) -> bool:
        """Its board was shown once."""
        return self._board != 0

    def hears(self, channel: int, message: int, *, fresh: bool) -> None:
        """A new board, or the newest one edited; an older one only loses its buttons."""
        if fresh or message == self._board:
            self._channel, self._board = channel, message
            self._room.boards += 1
            if not self._heard.is_set():
                self._heard_at = time.perf_counter()
            self._heard.set()

    async def shown(self) -> None:
        await asyncio.wait_for(self._heard.wait(), PATIENCE)

    async def act(self, pace: Pace, wanted: type[Action] | None = None, *, looks: int = 0) -> None:
        """My turn, choose, confirm; then the board must show it. So often somebody has only looked before."""
        seat, action = self._choice(wanted)
        decision = self._decision(seat)
        for _ in range(looks):
            await self._opened(seat, pace)
        panel = await self._opened(seat, pace)
        acted, chosen = False, tuple[menu.Answer, ...]()
        while not acted:
            press = await self._offered(panel, decision, chosen, action)
            acted, chosen = presses.acts(decision, press), presses.after(decision, press)
            await pace()
            before, begun = self._stands(), time.perf_counter()
            took = self._room.took.acted if acted else self._room.took.opened
            control, value = press
            await self._press(seat, panel, control, took, *filter(None, (value,)))
        await self._follows(seat, action, before, begun)

    async def _opened(self, seat: Seat, pace: Pace) -> int:
        """My turn, and the panel."""
        await pace()
        newest = max(self._there)
        answered = await self._press(seat, self._board, Turn(self.game), self._room.took.opened)
        return await self._panel(seat, answered, newest)

    @property
    def _there(self) -> dict[int, Message]:
        return self._room.sandbox.world.tables.messages[self._channel]

    async def _panel(self, seat: Seat, answered: int, newest: int) -> int:
        """What the press was answered with, or what follows where it was only noted in time: the board stands
        then as it was."""
        async with asyncio.timeout(PATIENCE):
            while answered == self._board:
                mine = [one for one in self._there.values() if one.addressee == self.persons[seat]]
                answered = max((one.id for one in mine if one.id > newest), default=answered)
                await asyncio.sleep(0.005)
        return answered

    def _decision(self, seat: Seat) -> Decision:
        """As far as its controls go, which are the same in all languages."""
        rules, state = self.play.rules, self.play.state
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        words = Words("en", rules, ("Ana", "Ben"))
        return Decision(self.game, self.play.decisions[seat], rules, view, legal, words, said("en"))

    async def write(self, command: int) -> None:
        """The same with one written move, where the time does not matter."""
        seat, action = self._choice(None)
        before, begun = self._stands(), time.perf_counter()
        asked = {"channel": self._channel, "command": command, "values": {"move": notation.write(action)}}
        await self._answered(self._hands[seat].slash(asked))
        await self._follows(seat, action, before, begun)

    def _choice(self, wanted: type[Action] | None) -> tuple[Seat, Action]:
        seat = self._chance.choice(self.play.rules.to_act(self.play.state))
        legal: Sequence[Action] = self.play.rules.legal(self.play.state, seat)
        liked = [action for action in legal if wanted is not None and isinstance(action, wanted)]
        return seat, self._chance.choice(liked or legal)

    def _stands(self) -> int:
        self._heard.clear()
        return self._board

    async def _follows(self, seat: Seat, action: Action, before: int, begun: float) -> None:
        public, self.play = self.play.public, self.play.act(seat, action)
        if self.play.public == public:
            return
        await self.shown()
        took = self._heard_at - begun
        self._room.took.boards.append(took)
        if self._board != before:
            self._room.took.turns.append(took)

    async def _offered(
        self, panel: int, decision: Decision, chosen: Sequence[menu.Answer], action: Action
    ) -> presses.Press:
        """What leads to this action, as soon as the panel shows what follows these answers: it may be drawn
        after its promise."""
        message = self._room.sandbox.world.tables.messages[self._channel][panel]
        number, left = decision.number, frozenset(decision.remaining(chosen))
        async with asyncio.timeout(PATIENCE):
            while True:
                rows = [one for _, one in parts.walk(message.components) if one["type"] == parts.ROW]
                there = [one for one in presses.shown(rows) if one[0].decision == number]
                found = presses.towards(decision, there, action) if there else None
                if found is not None and self._leads(decision, found, action, left):
                    return found
                await asyncio.sleep(0.005)

    def _leads(
        self, decision: Decision, press: presses.Press, action: Action, left: frozenset[Action]
    ) -> bool:
        """Nearer to the action, or a page further in a list."""
        after = frozenset(decision.remaining(presses.after(decision, press)))
        return action in after and (after < left or presses.acts(decision, press) or bool(press[1]))

    async def _press(
        self, seat: Seat, message: int, control: Control, took: list[float], chosen: str = ""
    ) -> int:
        body = {"channel": self._channel, "message": message, "custom_id": wire(control)}
        begun, hands = time.perf_counter(), self._hands[seat]
        pressed = hands.select({**body, "values": [chosen]}) if chosen else hands.press(body)
        answer = await self._answered(pressed)
        took.append(answer.at - begun)
        return answer.message

    async def _answered(self, asked: Json) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._room.answers[asked["interaction"]] = answer
        return await asyncio.wait_for(answer, PATIENCE)


async def at_once() -> None:
    """The pace of somebody who does not wait."""


@asynccontextmanager
async def started(module: str, sandbox: Sandbox, **environment: str) -> AsyncIterator[subprocess.Popen[str]]:
    """A bot in a process of its own, connected."""
    command = [sys.executable, "-W", "ignore", "-m", module, sandbox.address]
    given = os.environ | environment | {"PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen(command, env=given, stdout=subprocess.PIPE, text=True)
    try:
        while not any(it.session for it in sandbox.gateway.lines):
            await asyncio.sleep(0.02)
        yield bot
    finally:
        bot.terminate()
        await asyncio.to_thread(bot.wait)
        assert bot.stdout is not None
        bot.stdout.close()


def resident(process: int) -> float:
    """Megabytes of memory that a process occupies."""
    told = subprocess.check_output(["ps", "-o", "rss=", "-p", str(process)], text=True)
    return int(told) / 1024
