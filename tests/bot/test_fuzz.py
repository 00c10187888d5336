"""Twenty thousand interactions of people who write their own: each is answered, none does what it may not."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from bot.inbound.client import Fireside
from bot.inbound.custom_ids import WIRE
from db import check, log, schema, seats
from engines import GAMES
from engines.core import AnyRules, Seat
from engines.notation import write
from sandbox import components as parts
from sandbox import interactions as desk
from sandbox.wire import Json
from sandbox.world import World
from tests.bot.unplugged import Unplugged, unplugged
from tests.sizes import seeds

pytestmark = pytest.mark.endurance

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
NAMES = tuple(WIRE.values())
SEATING = (":join:", ":open:", ":solo:", ":soloat:", "newgame")
LESSONS = ("v1:learn:", "v1:try:", "v1:soloat:")


class Evening(Unplugged):
    """What strangers to every rule would send."""

    def __init__(self, world: World, client: Fireside, chance: random.Random) -> None:
        super().__init__(world, client, chance)
        self.game = 1
        self.actor: int | None = None
        self.stranger = self.people[-1]  # who never sits down

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
        play = self.tables.plays.get(self.game)
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

    def send(self, kind: int, data: Json) -> None:
        person, self.actor = self.actor or self.chance.choice(self.people), None
        if person == self.stranger and any(one in str(data).casefold() for one in SEATING):
            person = self.people[0]
        self.receive(self.payload(kind, data, person))


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> AsyncIterator[Evening]:
    monkeypatch.setattr(os, "urandom", random.Random(seed).randbytes)  # the games' seeds, too
    async with unplugged(tmp_path, random.Random(seed), Evening) as made:
        yield made


@pytest.mark.parametrize("seed", seeds("interactions"))
async def test_whatever_people_send_is_answered_and_nothing_else_happens(evening: Evening, seed: int) -> None:
    ours = asyncio.all_tasks()
    offered = evening.offered()
    with capture_logs() as logs:
        for _ in range(COUNT // AT_ONCE):
            for _ in range(AT_ONCE):
                evening.send(*next(offered)())
            await evening.done(ours)
            await evening.goes_on()
    wrong = [line for line in logs if line["log_level"] in ("error", "critical", "warning")]
    assert wrong == []
    silent = [number for number in evening.pressed if number not in evening.answers.answered]
    assert len(silent) == 0, (len(silent), silent[:3])
    await nothing_illegal(evening)
    await nothing_leaks(evening)


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


async def nothing_leaks(evening: Evening) -> None:
    """Whoever sits nowhere is never shown what only a seat may know."""
    own = ("Your hand", "Your secret cards", "Your Sparks", "Only you see")
    seated = await evening.tables.db.read(
        lambda conn: {row.person for row in conn.execute(select(schema.seats.c.person))}
    )
    assert evening.stranger not in seated
    strangers = [
        text
        for number, texts in evening.answers.told.items()
        if evening.pressed[number] not in seated
        for text in texts
        if not any(one in text for one in LESSONS)  # their learner's hand is of no table
    ]
    assert strangers
    assert [text for text in strangers if any(one in text for one in own)] == []
