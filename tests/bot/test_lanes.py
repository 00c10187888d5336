"""What one person sends is handled one after the other, and what others send comes in between."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.inbound import lanes, replies, router
from bot.inbound.flood_guard import Pace
from bot.inbound.lanes import Lanes
from bot.inbound.presses.context import Context
from sandbox import interactions as desk
from sandbox.wire import Json
from tests.bot.unplugged import Unplugged, unplugged
from tests.patience import PATIENCE

ANA, BEN = 1, 2
AT_ONCE = int(Pace().at_once)
STEPS = 20  # times that the loop goes round while a press is handled
AHEAD = 2  # presses of one person that are begun, at most, before one of somebody else
PRESS: Json = {"component_type": 2, "custom_id": "v1:snooze:0:0:", "id": 1}
COMMAND: Json = {"id": "5", "name": "games", "type": 1}


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Unplugged]:
    monkeypatch.setattr(lanes, "MOVES_ON", PATIENCE)  # no machine is too slow for it
    monkeypatch.setattr(lanes, "BREATH", 0.0)
    async with unplugged(tmp_path, random.Random(1), Unplugged) as made:
        yield made


@pytest.fixture
def handled(bot: Unplugged, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Who pressed, or commanded, in the order in which that was begun."""
    begun = list[int]()

    async def takes_a_while(at: Context, _control: object = None) -> None:
        begun.append(at.person)
        for _ in range(STEPS):
            await asyncio.sleep(0)
        await replies.acknowledge(at.interaction)

    async def commanded(interaction: replies.Interaction, _: object) -> None:
        await takes_a_while(bot.client.services.of(interaction))

    monkeypatch.setattr(router, "pressed", takes_a_while)
    command = bot.client.tree.get_command("games")
    monkeypatch.setattr(command, "_invoke_with_namespace", commanded)
    return begun


@pytest.mark.parametrize(("kind", "data"), [(desk.COMPONENT, PRESS), (desk.COMMAND, COMMAND)])
async def test_behind_thirty_presses_of_one_person_another_is_handled_among_the_first(
    bot: Unplugged, handled: list[int], kind: int, data: Json
) -> None:
    ana, ben, *_ = bot.people
    before = asyncio.all_tasks()
    for one in [bot.payload(kind, data, ana) for _ in range(AT_ONCE)]:
        bot.receive(one)
    bot.receive(bot.payload(kind, data, ben))
    await bot.done(before)
    assert handled.index(ben) <= AHEAD
    assert handled.count(ana) == AT_ONCE


async def test_what_one_person_sends_is_handled_in_its_order_and_one_at_a_time() -> None:
    all_of_them, told = Lanes(), list[str]()

    async def one(person: int, name: str) -> None:
        async with all_of_them.of(person):
            told.append(f"{name} begins")
            await asyncio.sleep(0)
            told.append(f"{name} ends")

    await asyncio.gather(one(ANA, "first"), one(ANA, "second"), one(BEN, "other"))
    assert told == [
        "first begins",
        "other begins",
        "first ends",
        "other ends",
        "second begins",
        "second ends",
    ]


async def test_between_two_of_a_crowd_others_have_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "BREATH", PATIENCE)
    all_of_them, begun = Lanes(), list[int]()

    async def one(person: int) -> None:
        async with all_of_them.of(person):
            begun.append(person)
            await asyncio.sleep(0)

    crowd = [asyncio.create_task(one(ANA)) for _ in range(AT_ONCE)]
    for _ in range(AT_ONCE):
        await one(BEN)
    assert begun.count(BEN) == AT_ONCE
    assert begun.count(ANA) == 1
    for waiting in crowd:
        waiting.cancel()


async def test_a_few_at_once_wait_for_each_other_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "BREATH", PATIENCE)
    monkeypatch.setattr(lanes, "MOVES_ON", PATIENCE)
    all_of_them = Lanes()

    async def one() -> None:
        async with all_of_them.of(ANA):
            await asyncio.sleep(0)

    async with asyncio.timeout(PATIENCE / 2):
        await asyncio.gather(*(one() for _ in range(lanes.CROWD - 1)))


async def test_what_hangs_has_its_time_and_holds_up_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "MOVES_ON", 0.0)
    all_of_them = Lanes()

    async def hangs() -> None:
        async with all_of_them.of(ANA):
            await asyncio.Event().wait()

    hanging = asyncio.create_task(hangs())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE), all_of_them.of(ANA):
        assert not hanging.done()
    hanging.cancel()


async def test_whoever_gives_up_in_a_lane_lets_the_next_through() -> None:
    all_of_them = Lanes()

    async def waits() -> None:
        async with all_of_them.of(ANA):
            pytest.fail("it was its turn")

    async with all_of_them.of(ANA):
        waiting = asyncio.create_task(waits())
        await asyncio.sleep(0)
        waiting.cancel()
    async with asyncio.timeout(PATIENCE), all_of_them.of(ANA):
        pass


async def test_nothing_is_kept_of_who_has_nothing_under_way() -> None:
    all_of_them = Lanes()

    async def one(person: int) -> None:
        async with all_of_them.of(person):
            await asyncio.sleep(0)

    await asyncio.gather(*(one(number % 7) for number in range(100)))
    assert all_of_them._of == {}


async def test_a_press_that_waits_in_its_lane_is_acknowledged_in_time(
    bot: Unplugged, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, begun = asyncio.Event(), list[int]()

    async def holds(at: Context, _control: object) -> None:
        begun.append(at.interaction.id)
        await may_end.wait()

    monkeypatch.setattr(router, "pressed", holds)
    monkeypatch.setattr(router, "HANGING", PATIENCE)
    monkeypatch.setattr(replies, "LATEST", 0.0)
    ana, before = bot.people[0], asyncio.all_tasks()
    first, second = (bot.payload(desk.COMPONENT, PRESS, ana) for _ in range(2))
    bot.receive(first)
    bot.receive(second)
    async with asyncio.timeout(PATIENCE):
        while not {int(first["id"]), int(second["id"])} <= bot.answers.answered:
            await asyncio.sleep(0)
    assert begun == [int(first["id"])]
    may_end.set()
    await bot.done(before)
    assert begun == [int(first["id"]), int(second["id"])]


async def test_the_time_in_a_lane_is_not_that_of_the_answer(
    bot: Unplugged, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is cut off when it has hung for too long, then the second has as long."""
    cut_off, answered = list[int](), list[int]()

    async def hangs_once(at: Context, _control: object) -> None:
        if not cut_off:
            cut_off.append(at.interaction.id)
            try:
                await asyncio.Event().wait()
            finally:
                monkeypatch.setattr(router, "HANGING", PATIENCE)  # from here on, on however slow a machine
        for _ in range(STEPS):
            await asyncio.sleep(0)
        answered.append(at.interaction.id)

    monkeypatch.setattr(router, "pressed", hangs_once)
    monkeypatch.setattr(router, "HANGING", 0.05)
    ana, before = bot.people[0], asyncio.all_tasks()
    first, second = (bot.payload(desk.COMPONENT, PRESS, ana) for _ in range(2))
    bot.receive(first)
    bot.receive(second)
    await bot.done(before)
    assert (cut_off, answered) == ([int(first["id"])], [int(second["id"])])
