"""Too much at once, or nothing that makes sense: everybody else plays on."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

import pytest

from bot.inbound.client import Limits
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tests.stories.forging import pressing
from tests.stories.playing import by_notation
from tests.stories.running_bot import Bot, gather

A_SECOND, SECONDS = 1000, 3


@pytest.fixture
def limits() -> Limits:
    """As in production."""
    return Limits()


@contextmanager
def counted(bot: Bot) -> Iterator[list[int]]:
    """How often the database was asked."""
    asked, database = [0], bot.tables.db
    read, tx = database.read, database.tx

    def counting(work: Callable[..., object]) -> Callable[..., object]:
        def one(fn: object, *at: object) -> object:
            asked[0] += 1
            return work(fn, *at)

        return one

    database.read, database.tx = counting(read), counting(tx)  # type: ignore[method-assign, assignment]
    try:
        yield asked
    finally:
        database.read, database.tx = read, tx  # type: ignore[method-assign]


async def test_a_thousand_presses_a_second_of_one_person_keep_no_other_waiting(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, chloe: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    quiet = await gather(bot, people, "fireship", chloe, dario)
    board = (await game.posts())[-1]
    press = pressing(sandbox, await game.acting(), board, "v1:turn:1:0:")
    other = await quiet.waiting()
    waits = list[float]()

    async def flood() -> None:
        for _ in range(SECONDS * 100):
            for _ in range(A_SECOND // 100):
                press()
            await asyncio.sleep(0.01)

    async def look() -> None:
        while not flooding.done():
            began = time.perf_counter()
            shown = await other.press("⏪ Recap")
            waits.append(time.perf_counter() - began)
            assert isinstance(shown, Shown)
            await other.dismiss(shown)
            await asyncio.sleep(0.3)

    with counted(bot) as asked:
        flooding = asyncio.create_task(flood())
        await look()
        await flooding
    assert len(waits) >= 3
    assert median(waits) < 1.0, waits
    assert asked[0] < 1000, "of three thousand presses nearly all were answered without the database"
    acting = await game.acting()
    await acting.sees(said("en" if acting.me["locale"].startswith("en") else "fr")("refused-too-fast"))


async def test_presses_that_discord_tells_badly_are_skipped(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await people.control("faults", side="event", kind="malform", where="INTERACTION_CREATE", times=5)
    acting = await game.acting()
    panel = next(post for post in await game.posts() if post.button("▶ My turn"))
    press = pressing(bot.sandbox, acting, panel, "v1:turn:1:0:")
    for _ in range(5):
        press()
    await by_notation(game, acting, random.Random(1))
    assert (await game.table()).running.version == 1
    assert len((await people.info())["sessions"]) == 1
