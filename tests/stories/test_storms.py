"""Discord wants silence, or shuts us out: nothing is asked meanwhile, nothing is lost, all is told after."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.inbound import router
from bot.outbound.circuit_breaker import BANNED
from bot.show import pictures
from bot.show.sentences import said
from db import outbox
from sandbox.faults import RestFault, RestKind, Rule
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tables import announcements
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories import audit
from tests.stories.playing import answer, answers, by_notation, opened
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.silence import moved, passes, quiet
from tests.stories.steps import turn

MINUTE = 60  # longer than the sandbox waits for an answer
MOVES = 24


@pytest.fixture
def now(sandbox: Sandbox) -> Callable[[], int]:
    return lambda: int(sandbox.world.now() * 1000)


class Exactly(Rule):
    """Of a route alone, not of those below it."""

    def strikes(self, subject: str, chance: random.Random) -> bool:
        return subject == self.where and Rule.strikes(self, subject, chance)


def posts(traffic: Traffic) -> int:
    """How often the bot asked for anything but to answer a person."""
    return sum(
        "/interactions/" not in one["path"] and "/webhooks/" not in one["path"] for one in traffic.requests
    )


async def nothing_is_lost(game: Gathering, path: Path) -> None:
    await game.settled()
    world = game.bot.sandbox.world
    thread = [
        one for one in world.tables.messages[await game.thread()].values()
        if one.author_id == world.bot_id and one.addressee is None
    ]  # fmt: skip
    seen = set(audit.look(path, audit.keys))
    assert len(seen) >= MOVES
    assert audit.findings(path, {game.id: thread}, seen) == []
    assert (await game.bot.tables.db.read(outbox.health)).dead == 0


async def test_when_all_is_closed_for_a_minute_people_are_answered_and_everything_is_told_after_it(
    bot: Bot, people: People, sandbox: Sandbox, traffic: Traffic, tmp_path: Path, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    sandbox.machine.faults.add(Rule(RestFault(RestKind.LIMIT, seconds=MINUTE, scope="global"), "/channels"))
    chance = random.Random(5)
    await by_notation(game, await game.acting(), chance)
    await quiet(game)
    assert bot.client.circuit.is_open()
    before, closed = posts(traffic), sandbox.world.now()
    for _ in range(MOVES - 1):
        await by_notation(game, await game.acting(), chance)  # refused if it waited for what is closed
    await passes(game, closed + MINUTE - 10 - sandbox.world.now())  # however long the moves took
    assert posts(traffic) == before
    sandbox.machine.faults.clear()
    await passes(game, 20)
    await nothing_is_lost(game, tmp_path / "fireside.sqlite")


@pytest.mark.parametrize(("kind", "where"), [("drop", "/callback"), ("reset", "@original")])
async def test_a_person_is_answered_when_the_line_breaks_once(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, kind: str, where: str
) -> None:
    """Whatever is rolled: "points left to move" was looked for here, and three skulls, which one roll in 200
    shows, leave none. That failed it in one of seven runs; what was broken on the line was no part of it."""
    game = await gather(bot, people, "fireship", ana, ben)
    fault = sandbox.machine.faults.add(Rule(RestFault(RestKind(kind)), where, times=1))
    acting = await game.acting()
    told = await acting.slash("/fireship roll")
    assert isinstance(told, Shown)
    assert told.ephemeral
    assert answers(told), "what can be done after the roll"
    assert (await game.table()).running.version == 1
    assert fault.struck == 1


async def test_when_we_are_shut_out_nothing_leaves_moves_are_saved_and_everything_is_told_after_it(
    bot: Bot,
    sandbox: Sandbox,
    people: People,
    traffic: Traffic,
    tmp_path: Path,
    expected: set[str],
    ana: Person,
    ben: Person,
) -> None:
    expected.add("shut out by Cloudflare: nothing is sent")
    game = await gather(bot, people, "fireship", ana, ben)
    sandbox.machine.limits.banned_until = sandbox.world.now() + 300
    chance = random.Random(5)
    await moved(game, chance)
    await quiet(game)
    before, closed = len(traffic.requests), sandbox.world.now()
    assert traffic.requests[-1]["status"] == 429
    for _ in range(MOVES - 1):
        await moved(game, chance)
    await passes(game, closed + BANNED / 1000 - 10 - sandbox.world.now())
    assert len(traffic.requests) == before
    await passes(game, 20)
    await nothing_is_lost(game, tmp_path / "fireside.sqlite")


async def test_one_place_that_is_closed_for_long_is_asked_once_and_the_others_go_on(
    bot: Bot, people: People, sandbox: Sandbox, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    other = await gather(bot, people, "firebulls", ana, ben)
    ana.go(await game.thread())
    ben.go(await game.thread())
    post = "POST /channels/{channel_id}/messages"
    fault = RestFault(RestKind.LIMIT, seconds=MINUTE)
    rule = sandbox.machine.faults.add(Exactly(fault, post))
    chance = random.Random(5)
    for _ in range(6):
        await by_notation(game, await game.acting(), chance)
        await passes(game, 3)
    asked = [one["path"] for one in traffic.requests if one["route"] is None and one["status"] == 429]
    assert rule.struck == len(asked)
    assert len(asked) == len(set(asked)), "each place is asked once"
    sandbox.machine.faults.clear()
    await passes(game, MINUTE)
    await game.settled()
    await other.settled()


async def test_a_thread_is_kept_open_only_if_that_keeps_no_board_waiting(
    bot: Bot, people: People, sandbox: Sandbox, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    thread = await game.thread()
    slow = Exactly(RestFault(RestKind.LIMIT, seconds=600), "PATCH /channels/{channel_id}")
    sandbox.machine.faults.add(slow)
    for number in range(3):
        keep = announcements.awake(game.id, thread, f"test:{number}")
        await bot.tables.db.tx(lambda conn, keep=keep: outbox.put(conn, [keep], bot.now()))  # type: ignore[misc]
    bot.client.publisher.wake()
    before, acting = len(await game.posts()), await game.acting()
    chance = random.Random(3)
    while await game.acting() is acting:
        await by_notation(game, acting, chance)
    assert len(await game.posts()) == before + 1
    assert slow.struck == 1, "asked once, and not again before it may"


async def test_an_answer_that_comes_too_late_is_dropped_and_the_board_tells(
    bot: Bot, people: People, monkeypatch: pytest.MonkeyPatch, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    before, act = (await game.posts())[-1].text, bot.tables.act

    async def slowly(*given: Any) -> Any:
        await people.control("clock", seconds=16 * MINUTE)
        return await act(*given)

    monkeypatch.setattr(bot.tables, "act", slowly)
    await moved(game, random.Random(5))
    await game.settled()
    monkeypatch.undo()
    await moved(game, random.Random(5))
    assert (await game.posts())[-1].text != before
    assert logged(bot, "could not be answered") == 1


@pytest.mark.parametrize("way", ["a button", "a command"])
async def test_what_hangs_is_cut_off_and_the_same_press_works_after_it(
    bot: Bot,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
    expected: set[str],
    ana: Person,
    ben: Person,
    way: str,
) -> None:
    expected.add("fault")
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    (choice, _), *_ = answers(panel)

    with monkeypatch.context() as patch:

        async def for_ever(*_: Any) -> Any:
            try:
                await asyncio.Event().wait()
            finally:
                patch.setattr(router, "HANGING", PATIENCE)  # what is told after it has its time

        patch.setattr(router, "HANGING", 0.3)
        patch.setattr(bot.tables, "act", for_ever)
        if way == "a button":
            await acting.press(choice, on=panel)
        else:
            await acting.slash("/play", move="roll")
        told = await acting.sees(said("en")("refused-internal", code="").split("{")[0][:20])
    assert isinstance(told, Shown)
    assert (await game.table()).running.version == 0
    await answer(acting, panel, answers(panel)[0])
    assert (await game.table()).running.version == 1


@pytest.fixture
def free() -> Iterator[Event]:
    """What hung goes on when the test is over."""
    made = Event()
    yield made
    made.set()


@pytest.mark.parametrize("broken", ["missing", "hanging", "dead"])
async def test_what_cannot_be_drawn_is_told_in_words_and_the_next_picture_is_fine(
    bot: Bot,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
    expected: set[str],
    ana: Person,
    ben: Person,
    free: Event,
    broken: str,
) -> None:
    expected.add("picture failed")
    game = await gather(bot, people, "fireship", ana, ben)
    with monkeypatch.context() as patch:
        BROKEN[broken](bot, patch, free)
        await turn(game)
    assert logged(bot, "picture failed")
    last = (await game.posts())[-1]
    assert (await game.acting()).name in last.text
    assert bool(last.pictures) is (broken == "dead"), "there is another thread at once"
    await turn(game)
    assert (await game.posts())[-1].pictures


def logged(bot: Bot, event: str) -> int:
    return sum(line["event"] == event for line in bot.logs)  # type: ignore[index]  # records


def missing(_: Bot, patch: pytest.MonkeyPatch, __: Event) -> None:
    """A font, say."""

    def draw(*_: Any) -> Any:
        raise OSError("cannot open resource")

    patch.setattr(pictures, "file_of", draw)


def hanging(_: Bot, patch: pytest.MonkeyPatch, free: Event) -> None:
    patch.setattr(pictures, "LIMIT", 0.2)
    patch.setattr(pictures, "file_of", lambda *_: free.wait())


def dead(bot: Bot, _: pytest.MonkeyPatch, __: Event) -> None:
    """The thread that draws."""
    bot.client.pictures._thread.shutdown()


BROKEN = {"missing": missing, "hanging": hanging, "dead": dead}


async def test_what_tells_of_trouble_is_told_once_and_makes_no_trouble_of_its_own(
    bot: Bot, people: People, traffic: Traffic, expected: set[str], ana: Person, ben: Person
) -> None:
    expected.add("a post was refused for good")
    game = await gather(bot, people, "fireship", ana, ben)
    await people.control("faults", kind="refuse", code=50006, where="POST /channels/{channel_id}/messages")
    before = len(traffic.requests)
    for _ in range(3):
        await turn(game)
    rows = await bot.tables.db.read(lambda conn: outbox.count(conn, game.id, "trouble"))
    assert rows == 1
    refused = [one for one in traffic.requests[before:] if one["status"] == 400]
    dead = (await bot.tables.db.read(outbox.health)).dead
    assert len(refused) == dead > 3, "nothing that was refused for good is tried again"
    await people.control("clear")
    await turn(game)
    assert (await game.posts())[-1].button("▶ My turn")
