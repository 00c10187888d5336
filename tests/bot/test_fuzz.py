"""Twenty thousand interactions of people who write their own: each is answered, none does what it may not."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.client import Fireside, Limits
from bot.gate import Pace
from bot.panels import Picture
from bot.pictures import Pictures
from bot.tables import Press, Tables, Wish
from db import check, log, seats
from engines import GAMES
from engines.core import AnyRules, Seat
from engines.notation import write
from sandbox import components as parts
from sandbox import interactions as desk
from sandbox import messages, payloads
from sandbox.clock import Clock as SandboxClock
from sandbox.drafts import Draft
from sandbox.entities import Channel
from sandbox.files import Files
from sandbox.wire import Json, dumps
from sandbox.world import World, furnished_world
from tests.bot.seated import Clock, database
from tests.sizes import seeds

COUNT, AT_ONCE = 20_000, 40
ODD = (
    "\x00",
    "\ud800",
    "²",
    "１",
    str(2**63),
    "-1",
    "'; DROP TABLE games;--",
    "@everyone",
    "\u202e",
    "💥" * 50,
)
NAMES = (
    "do", "ask", "list", "undo", "close", "type", "typed", "turn", "hand", "recap", "log", "words", "closer",
    "more", "rules", "rulebook", "join", "quit", "start", "pick", "picked", "invite", "agree", "refuse",
    "leave", "rematch", "verify", "mydata", "forget", "none", "page",
)  # fmt: skip


class Blank(Pictures):
    """Nothing is drawn here; what is said is looked at."""

    async def _drawn(self, work: Any, what: Any, name: str) -> Picture | None:
        return None


class Answers:
    """Discord as an interaction's answers see it: everything is taken, and read."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.message = payloads.message(world, _any_message(world, channel))
        self.told: dict[int, list[str]] = {}
        self.answered: set[int] = set()
        self.of_token: dict[str, int] = {}

    @asynccontextmanager
    async def request(self, method: str, url: Any, **given: Any) -> AsyncIterator["Answer"]:
        pieces = str(url).split("/")
        first = pieces[-1].startswith("callback")
        number = (
            int(pieces[-3]) if first else self.of_token[pieces[pieces.index("webhooks") + 2].split("?")[0]]
        )
        body = given.get("data")
        text = body if isinstance(body, str) else str([one[2] for one in getattr(body, "_fields", ())])
        self.told.setdefault(number, []).append(text)
        if first:
            self.answered.add(number)
            yield Answer({"interaction": {"id": str(number), "type": 3}})
        else:
            yield Answer(self.message)


class Answer:
    status, reason = 200, "OK"
    headers = {"content-type": "application/json"}  # noqa: RUF012 — as aiohttp has it

    def __init__(self, body: Json) -> None:
        self.body = body

    async def text(self, encoding: str = "utf-8") -> str:
        return dumps(self.body)

    async def json(self) -> Json:
        return self.body


def _any_message(world: World, channel: Channel) -> Any:
    return messages.post(world, channel, world.bot_id, Draft(content="…"))


class Evening:
    """Three games that run, one in its lobby, one that is over; persons in and out of them."""

    def __init__(self, world: World, client: Fireside, chance: random.Random) -> None:
        self.world, self.client, self.chance = world, client, chance
        self.tables = client.tables
        everybody = {user.global_name: user.id for user in world.tables.users.values() if not user.bot}
        self.people = [everybody[name] for name in ("Ana", "Bo", "Chloé", "Dario", "Émile")]
        self.guilds = list(world.tables.guilds)
        self.channels = [it for it in world.tables.channels.values() if it.guild_id is not None]
        self.answers = Answers(world, self.channels[0])
        self.pressed: dict[int, int] = {}
        self.games: list[int] = []  # that run, one of each kind
        self.newest = self.game = 1
        self.actor: int | None = None

    def press(self, person: int) -> Press:
        return Press(f"i:{self.chance.getrandbits(60)}", person, str(person), "en", self.guilds[0])

    async def begin(self) -> None:
        for rules in GAMES:
            self.games.append(await self.opened(rules))
        await self.opened(GAMES[0], full=False)
        await self.tables.leave(self.press(self.people[0]), await self.opened(GAMES[0]))

    async def opened(self, rules: AnyRules, *, full: bool = True) -> int:
        wish = Wish(rules, self.channels[1].id, None, {}, 2, "none", private=False, locale="en")
        table = await self.tables.open(self.press(self.people[0]), wish)
        if full:
            await self.tables.join(self.press(self.people[1]), table.id)
            await self.tables.thread_made(table.id, 900 + table.id)
        self.newest = table.id
        return table.id

    async def goes_on(self) -> None:
        """Somebody has left, or won: another game takes its place, so that there always is one."""
        for number, game in enumerate(self.games):
            table = await self.tables.get(game)
            if table.state == "ended":
                self.games[number] = await self.opened(table.rules)

    def offered(self) -> Iterator[Callable[[], tuple[int, Json]]]:
        while True:
            yield self.chance.choice(
                (self.component, self.component, self.command, self.typed, self.completion)
            )

    # what people send

    def control(self) -> str:
        chance = self.chance
        game = chance.choice((*self.games, *self.games, 4, 5, self.newest + 1, 99))
        decision = chance.choice((0, 0, 0, 1, 2, 3, 7, 10**8))
        path = chance.choice(("", "", "p", "0", "1.2", "0~aaaa", "zzz~zzzz", "0.0.0.0.0.0~0000"))
        return self.bent(f"v1:{chance.choice(NAMES)}:{game}:{decision}:{path}")

    def bent(self, text: str) -> str:
        """Half of the time as it is; else cut, doubled, or with something odd in it."""
        chance = self.chance
        at = chance.randrange(len(text) + 1)
        match chance.randrange(8):
            case 0:
                return text[:at] + chance.choice(ODD) + text[at:]
            case 1:
                return text[:at] + text[at + 1 :]
            case 2:
                return text * chance.randrange(30)
            case 3:
                return text.swapcase()
            case _:
                return text

    def component(self) -> tuple[int, Json]:
        kind = self.chance.choice((parts.BUTTON, parts.STRING_SELECT))
        data: Json = {"component_type": kind, "custom_id": self.control(), "id": 1}
        if kind == parts.STRING_SELECT:
            known = ("0", "1", "2", "24", "25", "99", *ODD)
            data["values"] = [self.chance.choice(known) for _ in range(self.chance.randrange(4))]
        return desk.COMPONENT, data

    def typed(self) -> tuple[int, Json]:
        field: Json = {"type": 4, "custom_id": self.bent("text"), "value": self.move()}
        for _ in range(self.chance.randrange(3)):
            field = self.chance.choice(
                (
                    {"type": 18, "component": field},
                    {"type": 1, "components": [field]},
                    {"type": 17, "components": []},
                )
            )
        return desk.MODAL_SUBMIT, {"custom_id": self.control(), "components": [field]}

    def move(self) -> str:
        """Something that is legal now, or nearly."""
        self.game = self.chance.choice(self.games)
        play = self.tables._plays.get(self.game)
        if play is None or self.chance.random() < 0.1:
            return self.bent(
                self.chance.choice(("draw", "roll", "attack 3 blue blue warrior", "place R3b at 2,-1"))
            )
        rules: AnyRules = play.rules
        seat = self.chance.choice(rules.to_act(play.state) or (Seat(0),))
        self.actor = self.people[seat] if self.chance.random() < 0.5 else None
        legal = rules.legal(play.state, seat)
        return self.bent(write(self.chance.choice(legal)) if legal else "end")

    def command(self) -> tuple[int, Json]:
        name = self.chance.choice(
            ("play", "play", "turn", "hand", "board", "games", "verify", "recap", "newgame")
        )
        given: list[Json] = [{"name": "game", "type": 3, "value": self.bent(str(self.chance.randrange(8)))}]
        if name == "play":
            given = [{"name": "move", "type": 3, "value": self.move()}]
            given.append({"name": "game", "type": 3, "value": self.bent(str(self.game))})
        if name == "board":
            given.append({"name": "turn", "type": 4, "value": self.chance.choice((0, 1, 99_999))})
        return desk.COMMAND, {"id": "5", "name": name, "type": 1, "options": given if name != "games" else []}

    def completion(self) -> tuple[int, Json]:
        rules = self.chance.choice(GAMES)
        kind = self.chance.choice(rules.actions)
        names = [one for one in getattr(kind, "__slots__", ()) if not one.startswith("_")] or ["game"]
        fields = [{"name": one, "type": 3, "value": self.bent("A1")} for one in names]
        self.chance.choice(fields)["focused"] = True
        inner = {"name": kind.verb, "type": 1, "options": fields}
        if self.chance.random() < 0.5:
            move: Json = {"name": "move", "type": 3, "value": self.bent("a"), "focused": True}
            return desk.AUTOCOMPLETE, {"id": "5", "name": "play", "type": 1, "options": [move]}
        return desk.AUTOCOMPLETE, {"id": "5", "name": rules.key, "type": 1, "options": [inner]}

    def payload(self, kind: int, data: Json) -> Json:
        person, self.actor = self.actor or self.chance.choice(self.people), None
        here = [it for it in self.channels if person in self.world.guild(it.guild_id or 0).members]
        made = desk.make(self.world, person, self.chance.choice(here), kind, data, {"0": "1"})
        self.pressed[made.id] = person
        self.answers.of_token[made.token] = made.id
        return desk.payload(self.world, made, self.world.channel(made.channel_id))


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> AsyncIterator[Evening]:
    monkeypatch.setattr(os, "urandom", random.Random(seed).randbytes)  # the games' seeds, too
    world = furnished_world(SandboxClock(), Files())
    db = await database(tmp_path)
    client = Fireside(Tables(db, Clock()), Blank(), limits=Limits(pace=Pace(1e9, 1e9)))
    client._connection.application_id = world.application.id  # as after the login
    me: Any = payloads.current_user(world.user(world.bot_id))
    client._connection.user = discord.ClientUser(state=client._connection, data=me)
    client.loop = asyncio.get_running_loop()
    made = Evening(world, client, random.Random(seed))
    client.http._HTTPClient__session = made.answers  # type: ignore[attr-defined]  # instead of sockets
    await made.begin()
    yield made
    client.pictures.close()
    await db.close()


@pytest.mark.parametrize("seed", seeds("interactions"))
async def test_whatever_people_send_is_answered_and_nothing_else_happens(evening: Evening, seed: int) -> None:
    ours = asyncio.all_tasks()
    receive = evening.client._connection.parsers["INTERACTION_CREATE"]
    offered = evening.offered()
    with capture_logs() as logs:
        for _ in range(COUNT // AT_ONCE):
            for _ in range(AT_ONCE):
                receive(evening.payload(*next(offered)()))
            while working := asyncio.all_tasks() - ours:
                await asyncio.wait(working)
            await evening.goes_on()
    wrong = [line for line in logs if line["log_level"] in ("error", "critical", "warning")]
    assert wrong == []
    silent = [number for number in evening.pressed if number not in evening.answers.answered]
    assert len(silent) == 0, (len(silent), silent[:3])
    await nothing_illegal(evening)
    nothing_leaks(evening)


async def nothing_illegal(evening: Evening) -> None:
    """Every move was legal, of who sat there, by the interaction of that person; and there were some."""
    report = await evening.tables.db.read(lambda conn: check.stored(conn))
    assert report.problems == ()
    assert report.actions > 50
    for game in range(1, evening.newest + 1):
        entries = await evening.tables.db.read(lambda conn, game=game: log.entries(conn, game))  # type: ignore[misc]
        sitting = await evening.tables.db.read(lambda conn, game=game: seats.of(conn, game))  # type: ignore[misc]
        for entry in entries:
            if entry.seat is not None:
                assert sitting[entry.seat].person == evening.pressed[int(entry.key[2:])]


def nothing_leaks(evening: Evening) -> None:
    """Whoever sits nowhere is never shown what only a seat may know."""
    own = ("Your hand", "Your secret cards", "Your Sparks", "Only you see")
    strangers = [
        text
        for number, texts in evening.answers.told.items()
        if evening.pressed[number] not in evening.people[:2]
        for text in texts
    ]
    assert strangers
    assert [text for text in strangers if any(one in text for one in own)] == []
