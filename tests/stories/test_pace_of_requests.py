"""Whatever waits, Discord is never asked too often in one second, and who presses is answered as ever."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest

from bot.inbound.client import Limits
from db import outbox
from db.sqlite import SQLite
from sandbox.hub import Happening
from sandbox.people.client import People, Person
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox
from tables.transactions import unhurried
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.crowds import busiest, paint_nothing, seated, seated_long_ago
from tests.stories.forging import pressing
from tests.stories.running_bot import UNHURRIED, Bot, gather

Whole = Callable[[SQLite, Callable[[], object]], Awaitable[object]]
TABLES = 145  # with three posts each: the lobby, the lobby once more, the board
LATE = 1_000  # tables in which a turn becomes late at one instant
PRESSES, A_SECOND = 40, 20
DAY = 25 * 3_600_000
PARTS = 10  # at least, in which those who can wait are told
POSTS = "POST /channels/{channel_id}/messages"
SOON = 12.0  # seconds of requests in which all that is to be told


@pytest.fixture
def limits() -> Limits:
    """Of requests as many as in production."""
    return replace(UNHURRIED, requests=Limits().requests)


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_nothing(monkeypatch)


@pytest.fixture
async def crowded(
    request: pytest.FixtureRequest,
    sandbox: Sandbox,
    tmp_path: Path,
    clock: Clock,
    limits: Limits,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Bot]:
    """A bot that is still to be started, with much to tell, or one that will have."""
    monkeypatch.setattr("bot.ops.scheduler.EVERY", 86_400)
    url = f"sqlite+aiosqlite:///{tmp_path}/crowded.sqlite"
    await request.param(url, sandbox, clock)
    sandbox.machine.limits.mode = Mode.GLOBAL
    bot = Bot(sandbox, url, now=clock, limits=limits)
    yield bot
    await bot.stop()
    assert bot.faults == []


async def drained(bot: Bot) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while (await bot.tables.db.read(outbox.health)).pending:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("crowded", [partial(seated, tables=TABLES)], ids=["untold"], indirect=True)
async def test_four_hundred_posts_that_have_waited_are_told_soon_and_no_second_has_too_many(
    crowded: Bot, traffic: Traffic
) -> None:
    await crowded.start()
    await drained(crowded)
    statuses = Counter(one["status"] for one in traffic.requests)
    assert statuses.total() >= 400
    assert statuses[429] == 0, statuses
    assert busiest(traffic) <= Limits().requests
    assert b"fireside_global_limits_total 0.0" in crowded.metrics.text()
    assert statuses.total() < SOON * Limits().requests, "with the places there are it takes longer"


async def acknowledged(sandbox: Sandbox, person: Person, custom_id: str, on: object) -> None:
    """Presses of which so many come every second, whatever becomes of those before."""
    begun, answered = set[int](), set[int]()

    def hear(happening: Happening) -> None:
        if happening.name == "INTERACTION_SUCCESS":
            answered.add(int(happening.data["id"]))

    sandbox.world.hub.subscribe(hear)
    press = pressing(sandbox, person, on, custom_id)  # type: ignore[arg-type]
    for _ in range(PRESSES):
        begun.add(press())
        await asyncio.sleep(1 / A_SECOND)
    async with asyncio.timeout(PATIENCE):
        while not begun <= answered:
            await asyncio.sleep(0.01)


@dataclass(slots=True)
class AtLeisure:
    """How many of those who can wait have asked the database, at most at once, and how long each held it, in
    seconds of the processor."""

    asked: int = 0
    now: int = 0
    most: int = 0
    held: list[float] = field(default_factory=list)

    def watched(self, whole: Whole) -> Whole:
        async def watching(database: SQLite, work: Callable[[], object]) -> object:
            if not unhurried.get():
                return await whole(database, work)
            self.asked, self.now = self.asked + 1, self.now + 1
            self.most = max(self.most, self.now)
            try:
                return await whole(database, lambda: self._timed(work))
            finally:
                self.now -= 1

        return watching

    def _timed(self, work: Callable[[], object]) -> object:
        began = time.thread_time()
        try:
            return work()
        finally:
            self.held.append(time.thread_time() - began)


@pytest.mark.parametrize("crowded", [partial(seated_long_ago, tables=LATE)], ids=["late"], indirect=True)
async def test_while_a_thousand_reminders_are_due_people_are_answered_as_ever(
    crowded: Bot,
    people: People,
    sandbox: Sandbox,
    clock: Clock,
    traffic: Traffic,
    ana: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await crowded.start()
    game = await gather(crowded, people, "fireship", ana, ben)
    acting = await game.acting()
    board = (await game.posts())[-1]
    control = f"v1:turn:{game.id}:0:"
    clock.now += DAY
    others = AtLeisure()
    monkeypatch.setattr(SQLite, "_whole", others.watched(SQLite._whole))
    sweeping = asyncio.create_task(crowded.client.clock.sweep())
    before = len(traffic.requests)
    await acknowledged(sandbox, acting, control, board)
    told = sum(one["route"] == POSTS for one in traffic.requests[before:])
    assert told < LATE / 2, "who pressed was answered when most of them were told"
    await sweeping
    assert others.asked > A_SECOND, "of those who can wait some were told meanwhile"
    assert others.most == 1, "persons wait for one of the others at most"
    assert max(others.held) < sum(others.held) / PARTS, "persons wait for all of the others at once"
    opened_for = [one for one in traffic.requests if one["route"] == "POST /users/@me/channels"]
    assert len(opened_for) <= 2, "who takes no direct messages needs no channel for them"
    assert busiest(traffic) <= Limits().requests
