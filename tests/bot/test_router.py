"""Every press gets one answer, whatever it says and whatever becomes of it."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.inbound import replies, router
from bot.inbound.presses.context import Context
from bot.show.sentences import said
from db.errors import NotSaved
from tables.refusals import TableRefused
from tests.bot.unplugged import Unplugged, unplugged
from tests.patience import PATIENCE

COMPONENT = 3


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Unplugged]:
    async with unplugged(tmp_path, random.Random(1), Unplugged) as made:
        yield made


async def pressed(house: Unplugged, custom_id: str) -> str:
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    return "\n".join(await house.answered(COMPONENT, data, house.people[0]))


def begins(key: str) -> str:
    """What is said before anything that is put in."""
    return said("en")(f"refused-{key}", code="%").partition("%")[0].strip("\u2068 ")


@pytest.mark.parametrize(
    "custom_id", ["", "v1", "v1:nothing:1:0:", "v2:turn:1:0:", "v1:turn:x:0:", "v1:" * 33]
)
async def test_what_nobody_ever_sent_is_refused(house: Unplugged, custom_id: str) -> None:
    assert "of an older kind" in await pressed(house, custom_id)


@pytest.mark.parametrize("custom_id", ["v1:turn:999:0:", "v1:more:999:0:", "v1:do:999:3:0"])
async def test_a_game_that_is_not_there_is_told_so(house: Unplugged, custom_id: str) -> None:
    assert "no such game" in await pressed(house, custom_id)


@pytest.mark.parametrize(
    ("raised", "key"),
    [
        (TableRefused("saving"), "saving"),
        (NotSaved("full"), "saving"),
        (ValueError("ours"), "internal"),
        (TimeoutError(), "internal"),
    ],
)
async def test_each_failure_has_its_sentence(
    house: Unplugged, monkeypatch: pytest.MonkeyPatch, raised: Exception, key: str
) -> None:
    async def fails(_at: Context, _control: object) -> None:
        raise raised

    monkeypatch.setattr(router, "pressed", fails)
    assert begins(key) in await pressed(house, "v1:snooze:0:0:")


@contextmanager
def hurried_until_cut_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is told after it has as long as it takes."""
    try:
        yield
    finally:
        monkeypatch.setattr(router, "HANGING", PATIENCE)


async def test_what_hangs_is_cut_off_and_told(house: Unplugged, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs(_at: Context, _control: object) -> None:
        with hurried_until_cut_off(monkeypatch):
            await asyncio.Event().wait()

    monkeypatch.setattr(router, "pressed", hangs)
    monkeypatch.setattr(router, "HANGING", 0.05)
    assert begins("internal") in await pressed(house, "v1:snooze:0:0:")


@pytest.mark.parametrize("way", [replies.show, replies.give, replies.turn_over])
async def test_what_is_cut_off_leaves_nothing_running_that_fails_unheard(
    house: Unplugged, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    unheard = list[Any]()

    async def fails_late() -> Any:
        await asyncio.sleep(0.1)
        raise ValueError("after everybody has gone")

    async def hangs(at: Context, _control: object) -> None:
        with hurried_until_cut_off(monkeypatch):
            await way(at.interaction, fails_late())

    monkeypatch.setattr(router, "pressed", hangs)
    monkeypatch.setattr(replies, "_others_see", lambda _: False)
    monkeypatch.setattr(router, "HANGING", 0.05)
    asyncio.get_running_loop().set_exception_handler(lambda _, told: unheard.append(told["message"]))
    assert begins("internal") in await pressed(house, "v1:snooze:0:0:")
    gc.collect()
    assert unheard == []
