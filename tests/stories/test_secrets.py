"""Secret against nothing, at the socket: two worlds of the same seed and clock, in one of which Ben gives
orders and takes them back between any two public entries; all that anybody else gets is the same.  # R24
"""

import json
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, select
from structlog.testing import capture_logs

from bot.__main__ import now as real
from bot.inbound.custom_ids import parse
from db import schema, seats
from engines import GAMES
from engines.chance import words
from engines.core import Action, Event, Seat
from engines.log import Entry, Moment, Play, Undo, happened
from engines.notation import write
from sandbox.people.client import People, Person
from sandbox.people.shown import Form, Shown
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from sandbox.wire import Json
from tables import turn
from tables.context import Tx
from tables.model import Choose, Press, Table
from tests import sizes
from tests.bot.seated import Clock
from tests.engines.embers.rules import EMBERS
from tests.engines.orders import curious
from tests.engines.orders import secrets as orders
from tests.patience import ANSWER_WITHIN, PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.looks import TOKENS, everything, filmed_by_digest
from tests.stories.playing import answer, answers, opened
from tests.stories.running_bot import Bot, Gathering, gather

BEN = Seat(1)
ROUNDS, GAMES_TRIED = 6, 100
IDS = re.compile(r"\b\d{16,20}\b")  # Discord's own; nonces and markers are compared
MARKS = re.compile(r"\b\d{9,10}\b")
TAKEN_AWAY = '["DELETE"'
OWN = ("/interactions/", "/webhooks/")  # what answers a person alone


@dataclass
class World:
    """One of the two."""

    bot: Bot
    people: People
    traffic: Traffic
    heard: list[tuple[str, list[str]]] = field(default_factory=list)  # of whom else than Ben, step by step
    before: set[str] = field(default_factory=set)  # marks of what was posted before the secrets
    secrets: int = 0

    @asynccontextmanager
    async def step(self, name: str, *, of_ben: bool = False, at_once: bool = False) -> AsyncIterator[None]:
        """`at_once`: several posts are under way in no order; a panel is taken away beside what comes."""
        before = len(self.traffic.requests)
        yield
        await self.bot.answered()
        lines = [
            MARKS.sub(lambda found: "#" if found[0] in self.before else found[0], plain(one))
            for one in self.traffic.requests[before:]
            if not (of_ben and one["path"].removeprefix("/api/v10").startswith(OWN))
        ]
        lines.sort(key=lambda line: line.startswith(TAKEN_AWAY))
        self.heard.append((name, sorted(IDS.sub("#", line) for line in lines) if at_once else placed(lines)))


def plain(one: Json) -> str:
    sent = [one["method"], one["path"], one["request"], one.get("files"), one["status"]]
    return TOKENS.sub("token", json.dumps(sent, ensure_ascii=False))


def placed(lines: Sequence[str]) -> list[str]:
    """Ids that Discord gave, by the order in which they came."""
    known: dict[str, str] = {}
    return [IDS.sub(lambda found: known.setdefault(found[0], f"#{len(known)}"), line) for line in lines]


@asynccontextmanager
async def world(folder: Path, clock: Clock) -> AsyncIterator[World]:
    folder.mkdir()
    traffic = Traffic()
    async with Sandbox(Settings(mode=Mode.LOOSE, answer_within=ANSWER_WITHIN)) as sandbox:
        sandbox.machine.recorder.listen(traffic.hear)
        async with People(sandbox.address, PATIENCE) as people:
            url = f"sqlite+aiosqlite:///{folder}/fireside.sqlite"
            bot = Bot(sandbox, url, (EMBERS, *GAMES), clock)
            with capture_logs():  # Embers has no pictures, and says so
                await bot.start()
                filmed_by_digest(bot)
                try:
                    yield World(bot, people, traffic)
                finally:
                    await bot.stop()
    assert bot.faults == []
    assert traffic.found == []


async def table(world: World, line: str, seats: int) -> Gathering:
    names = ("Ana", "Ben", "Chloé", "Dario")
    persons = [(await world.people.person(name)).go("games") for name in names]
    for person in persons:
        await person.slash("/settings", language="en")
    game = await gather(world.bot, world.people, line, *persons[:seats], pace="none")
    for spectator in persons[seats:]:
        spectator.go(await game.thread())
    game.persons = persons  # the spectators beside them
    return game


def until_orders(play: Play, seed: int) -> list[tuple[Seat, Action]]:
    """A game up to where Ben can give an order; in few of them he ever can."""
    games = (
        one_until_orders(play, words(f"{seed:016}{number:016}".encode())) for number in range(GAMES_TRIED)
    )
    return next(entries for entries in games if entries is not None)


def one_until_orders(play: Play, chance: Iterator[int]) -> list[tuple[Seat, Action]] | None:
    entries = list[tuple[Seat, Action]]()
    while acting := play.rules.to_act(play.state):
        if bens(play):
            return entries
        action = curious(play, acting[0], chance)
        entries.append((acting[0], action))
        play = play.act(acting[0], action)
    return None


def bens(play: Play) -> list[Action]:
    return [action for seat, action in orders(play) if seat == BEN]


async def begun(game: Gathering, seed: int) -> None:
    """In one transaction, so that the same is posted of it in each world."""
    table = await game.table()
    entries = until_orders(table.running, seed)

    def whole(tx: Tx) -> None:
        for number, (seat, action) in enumerate(entries, 1):
            person = game.persons[seat]
            press = Press(number, person.id, person.name, "en", table.guild)
            turn.act(tx, press, game.id, None, lambda *_: action)  # noqa: B023

    await game.bot.tables.tx(whole)
    game.bot.client.publisher.wake()
    await game.settled()


async def lived(world: World, game: Gathering, seed: int, *, secretly: bool, rounds: int) -> None:
    chance, whim = random.Random(seed), random.Random(seed)
    world.before = {mark for one in world.traffic.requests for mark in MARKS.findall(plain(one))}
    others = [person for seat, person in enumerate(game.persons) if seat != BEN]
    panels: list[tuple[Person, Shown]] = []
    for number in range(rounds):
        table = await game.table()
        if not table.waiting:
            return
        renamed(world, game.persons[BEN], f"Beau {number}")
        acting, watcher = table.waiting[0], others[number % len(others)]
        person = game.persons[acting]
        async with world.step("opens", of_ben=acting == BEN):
            panel = await opened(person)
        armed, takes_back = chosen(table.running, whim)
        async with world.step("secret", of_ben=True):
            if secretly and armed is not None:
                world.secrets += 1
                await game.persons[BEN].slash("/play", move=write(armed))
                await noted(game.persons[BEN], f"canary {number}")
                if takes_back:
                    await withdrawn(game)
                await game.settled()
        async with world.step(f"{watcher.name} looks"):
            await everything(game, watcher, chance.getrandbits(30))
            for one, old in panels[-3:]:
                await looked_at_again(one, old)
        async with world.step("secret", of_ben=True):
            if secretly and armed is not None and not takes_back:
                await withdrawn(game)
                await game.settled()
        async with world.step(f"{person.name} acts", of_ben=acting == BEN, at_once=True):
            await acts(game, person, acting, panel, chance)
        panels += [(person, panel)] if acting != BEN else []


def renamed(world: World, ben: Person, name: str) -> None:
    """In this Discord; the bot hears of it with the next press."""
    for guild in world.bot.sandbox.world.tables.guilds.values():
        if ben.id in guild.members:
            guild.members[ben.id].nick = name


def chosen(play: Play, whim: random.Random) -> tuple[Action | None, bool]:
    """Which order, and whether it is taken back before anybody looks."""
    found = bens(play)
    return (whim.choice(found) if found else None), whim.random() < 0.5


async def withdrawn(game: Gathering) -> None:
    await game.persons[BEN].slash("/undo")


async def noted(ben: Person, text: str) -> None:
    """For himself."""
    form = await ben.press("✎", on=await opened(ben, "⋯ More"))
    assert isinstance(form, Form)
    await ben.submit(form, text=text)


async def looked_at_again(person: Person, old: Shown) -> None:
    """A press on a panel of an earlier moment that still stands, one that asks and does not act."""
    if not stands(person, old):
        return
    asks = [one for one in answers(old) if getattr(parse(one[0]), "name", "") == "ask"]
    if asks:
        await person.press(asks[0][0], on=old)


def stands(person: Person, panel: Shown) -> bool:
    """Of the panels of somebody's own, the newest one stands."""
    return panel.id in person.messages[panel.channel]


async def acts(game: Gathering, person: Person, seat: Seat, panel: Shown, chance: random.Random) -> None:
    """One public entry; Ben writes his, the others press on what they opened before the secret, or since."""
    play = (await game.table()).running
    if seat == BEN:
        move = chance.choice([one for one in play.rules.legal(play.state, BEN) if public(play, one)])
        await person.slash("/play", move=write(move))
    else:
        panel = panel if stands(person, panel) else await opened(person)
        while (choices := answers(panel)) and (await game.table()).running.public == play.public:
            panel = await answer(person, panel, chance.choice(choices))
    await game.settled()


def public(play: Play, action: Action) -> bool:
    return play.act(BEN, action).public > play.public


@pytest.fixture
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Whatever chance is, it is the same in both worlds."""

    def of(seed: int) -> None:
        fixed = SimpleNamespace(urandom=random.Random(seed).randbytes)
        monkeypatch.setattr("tables.lobby.os", fixed)
        monkeypatch.setattr(seats, "contribution", lambda *_: f"{seed:064x}")

    return of


async def both(
    tmp_path: Path, of: Callable[[int], None], line: str, size: int, seed: int, rounds: int = ROUNDS
) -> tuple[World, World]:
    """One in which nothing happens, one in which Ben acts in secret."""
    clock, lives = Clock(), list[World]()
    clock.now = real()
    for secretly in (False, True):
        of(seed)
        async with world(tmp_path / f"{secretly}", clock) as one:
            game = await table(one, line, size)
            await begun(game, seed)
            await lived(one, game, seed, secretly=secretly, rounds=rounds)
        lives.append(one)
    return lives[0], lives[1]


def told_apart(nothing: World, secret: World) -> list[tuple[str, str, str]]:
    """Step by step, the first line that differs."""
    found = []
    for (name, ours), (_, theirs) in zip(nothing.heard, secret.heard, strict=True):
        pairs = zip([*ours, *[""] * len(theirs)], [*theirs, *[""] * len(ours)], strict=False)
        found += [(name, mine, other) for mine, other in pairs if mine != other][:1]
    return found


@pytest.mark.parametrize(("line", "size"), [("embers", 2), ("fireship", 2), ("fireship", 3)])
@pytest.mark.parametrize("seed", sizes.seeds("secrets"))
async def test_whatever_somebody_does_in_secret_nobody_else_gets_anything_else(
    tmp_path: Path, same_seeds: Callable[[int], None], line: str, size: int, seed: int
) -> None:
    nothing, secret = await both(tmp_path, same_seeds, line, size, seed)
    assert told_apart(nothing, secret) == []
    assert secret.secrets > 0
    assert sum(len(lines) for _, lines in nothing.heard) > 50


def all_hear_of_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every undo moves the numbers of all decisions."""
    kept = Play._with

    def spoiled(play: Play, entry: Entry, now: Moment, public: bool, decided: tuple[Seat, ...]) -> Play:
        everybody = tuple(map(Seat, range(play.beginning.seats)))
        return kept(play, entry, now, public, everybody if isinstance(entry.action, Undo) else decided)

    monkeypatch.setattr(Play, "_with", spoiled)


def any_entry_renames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new name appears with whatever somebody does."""
    kept = turn.act

    def spoiled(tx: Tx, press: Press, game: int, decision: int | None, choose: Choose) -> Table:
        seats.rename(tx.conn, game, press.person, press.name)
        return kept(tx, press, game, decision, choose)

    monkeypatch.setattr(turn, "act", spoiled)


def secrets_begin_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trail of the last turn begins at the newest entry, although it is secret."""

    def spoiled(now: Moment) -> tuple[Event, ...]:
        return happened(now, lambda moment: moment is not now and moment.step.passed)

    for shows in ("outbound.posts.turn", "show.panels.turn", "show.panels.looking"):
        monkeypatch.setattr(f"bot.{shows}.last_turn", spoiled)


def notes_are_anybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(conn: Connection, game: int, _: int) -> str:
        return conn.execute(select(schema.memos.c.text).where(schema.memos.c.game == game)).scalar() or ""

    monkeypatch.setattr("db.memos.get", spoiled)


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (all_hear_of_undos, "embers"),
        (any_entry_renames, "embers"),
        (notes_are_anybodys, "embers"),
        (secrets_begin_a_turn, "fireship"),
    ],
)
async def test_a_secret_that_shows_is_found_out(
    tmp_path: Path,
    same_seeds: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[pytest.MonkeyPatch], None],
    line: str,
) -> None:
    spoil(monkeypatch)
    nothing, secret = await both(tmp_path, same_seeds, line, 2, 0)
    assert told_apart(nothing, secret) != []
