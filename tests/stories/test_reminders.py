"""Somebody is late: one live notice for each person and one for each table, and nobody called in vain."""

from collections.abc import Callable

import pytest

from bot.__main__ import now as real
from bot.pace import HOUR
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.bot.seated import Clock
from tests.stories.evening import Bot, Gathering, gather
from tests.stories.test_boards import turn
from tests.stories.test_notices import direct

DAY = 24 * HOUR
LATE = "⏰ The table waits for"


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.now = real()
    return made


@pytest.fixture
def now(clock: Clock) -> Callable[[], int]:
    return clock


async def passes(bot: Bot, clock: Clock, ms: int) -> None:
    """The bot lives all the while: it sweeps every four minutes."""
    end = clock.now + ms
    while clock.now < end:
        clock.now = min(end, clock.now + 4 * 60_000)
        await bot.client.clock.sweep()
    await bot.told()


async def late(game: Gathering) -> list[Shown]:
    """What stands in the thread about somebody being late."""
    return [post for post in await game.posts() if LATE in post.text]


async def test_who_is_late_gets_one_direct_message_instead_of_the_notice_of_the_turn(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    acting, waiting = await game.acting(), await game.waiting()
    (notice,) = direct(acting)
    await passes(bot, clock, DAY + 60_000)
    await game.settled()
    (reminder,) = direct(acting)
    assert reminder.id != notice.id
    assert "The table waits for you." in reminder.text
    assert reminder.pictures[0].alt
    assert reminder.button("▶ My turn")
    assert reminder.button("Snooze 3 h")
    assert direct(waiting) == []
    (said,) = await late(game)
    assert f"**{acting.name}**" in said.text
    assert not said.mentions(acting.id)
    await turn(game)
    assert direct(acting) == []
    assert await late(game) == []
