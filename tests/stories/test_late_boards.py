"""A board that comes late shows the position of now: what waits behind it is told with it, and not again."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox.faults import RestFault, RestKind, Rule
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tables.standing import Standing
from tests.stories import audit
from tests.stories.closing import closed
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.silence import moved, passes, quiet

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture
def now(sandbox: Sandbox) -> Callable[[], int]:
    return lambda: int(sandbox.world.now() * 1000)


@pytest.fixture
async def game(bot: Bot, people: People, ana: Person, ben: Person) -> Gathering:
    """Both are called in the thread."""
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    return await gather(bot, people, "fireship", ana, ben)


async def turn(game: Gathering, chance: random.Random) -> None:
    """Until it is somebody else's."""
    acting = (await game.table()).waiting
    while (await game.table()).waiting == acting:
        await moved(game, chance)


async def two_turns(game: Gathering, fault: Rule, later: int = 10) -> list[Shown]:
    """The board of the first one meets that fault, and is tried again after the second, so much later."""
    game.bot.sandbox.machine.faults.add(fault)
    chance = random.Random(7)
    await turn(game, chance)
    await quiet(game)
    assert fault.struck == 1
    await turn(game, chance)
    await passes(game, later)
    return await game.posts()


async def is_told(game: Gathering, folder: Path) -> list[str]:
    world = game.bot.sandbox.world
    known = world.tables.messages[await game.thread()].values()
    posts = [one for one in known if one.author_id == world.bot_id and one.addressee is None]
    return audit.findings(folder / "fireside.sqlite", {game.id: posts}, set())


async def test_one_that_did_not_arrive_tells_both_turns_and_calls_once(
    game: Gathering, tmp_path: Path
) -> None:
    begun, late = await two_turns(game, Rule(RestFault(RestKind.STATUS, status=503), POST, times=1))
    acting = await game.acting()
    assert late.mentions(acting.id)
    assert not late.mentions((await game.waiting()).id)
    assert late.buttons
    assert not begun.buttons
    assert await is_told(game, tmp_path) == []
    await turn(game, random.Random(8))
    assert len(await game.posts()) == 3, "the turn after it has a board of its own"
    assert await is_told(game, tmp_path) == []


@pytest.mark.parametrize("known_by", ["its nonce", "its marker"])
async def test_one_whose_answer_was_lost_is_known_again_and_the_turn_after_it_is_told(
    game: Gathering, tmp_path: Path, known_by: str
) -> None:
    if known_by == "its nonce":
        await closed(game, int(Permission.READ_MESSAGE_HISTORY))
    fault = Rule(RestFault(RestKind.DROP), POST, times=1)
    _, _, newest = await two_turns(game, fault, 10 if known_by == "its nonce" else 600)
    assert newest.mentions((await game.acting()).id)
    assert newest.buttons
    assert await is_told(game, tmp_path) == []


async def test_a_bot_that_tells_it_once_more_is_found_out(
    game: Gathering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Standing, "is_told", lambda *_: False)
    posts = await two_turns(game, Rule(RestFault(RestKind.STATUS, status=503), POST, times=1))
    assert len(posts) == 3
    assert any("2 boards call to turn" in found for found in await is_told(game, tmp_path))
