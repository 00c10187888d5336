"""No second at Discord's end sees too many requests; who waits for a person goes first, channels in turn."""

import asyncio
import random

import pytest

from bot.outbound.throttle import Throttle, Urgency, urgency
from tests.patience import PATIENCE

PLACES, SECOND = 5, 0.1


async def asked(throttle: Throttle, name: str, left: list[str], for_whom: Urgency = Urgency.PERSON) -> None:
    """A request, answered at once."""
    urgency.set(for_whom)
    await throttle.enter(name.rstrip("0123456789"))
    left.append(name)
    throttle.leave()


@pytest.mark.parametrize("seed", range(3))
async def test_no_second_at_the_other_end_sees_more_than_there_are_places(seed: int) -> None:
    """However long each is on its way there, and back."""
    loop, chance = asyncio.get_running_loop(), random.Random(seed)
    throttle, arrived = Throttle(PLACES, SECOND), list[float]()

    async def request(number: int) -> None:
        await throttle.enter(str(number % 7))
        await asyncio.sleep(chance.choice((0, 0.03, 0.09)))
        arrived.append(loop.time())
        await asyncio.sleep(chance.choice((0, 0.02)))
        throttle.leave()

    await asyncio.gather(*map(request, range(40)))
    arrived.sort()
    assert len(arrived) == 40
    assert all(late - early > SECOND - 0.001 for early, late in zip(arrived, arrived[PLACES:], strict=False))


async def test_what_a_person_waits_for_overtakes_what_became_due_and_that_what_is_only_tidied() -> None:
    throttle, left = Throttle(1, 0), list[str]()
    whom = {"t": Urgency.TIDY, "c": Urgency.CLOCK, "p": Urgency.PERSON}
    names = ("p0", "t1", "c1", "p1", "c2", "p2")
    await asyncio.gather(*(asyncio.create_task(asked(throttle, one, left, whom[one[0]])) for one in names))
    assert left == ["p0", "p1", "p2", "c1", "c2", "t1"]


async def test_what_is_only_tidied_leaves_a_place_to_whoever_has_just_done_something() -> None:
    throttle, left = Throttle(PLACES, 1_000), list[str]()
    tidied = [asyncio.create_task(asked(throttle, f"t{one}", left, Urgency.TIDY)) for one in range(PLACES)]
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        await asked(throttle, "p", left)
    assert left == [*(f"t{one}" for one in range(PLACES - 1)), "p"]
    tidied[-1].cancel()
    await asyncio.gather(*tidied, return_exceptions=True)


async def test_channels_take_turns_so_that_a_flood_in_one_holds_up_no_other() -> None:
    throttle, left = Throttle(1, 0), list[str]()
    names = [*(f"a{number}" for number in range(6)), "b0", "c0", "b1"]
    await asyncio.gather(*(asyncio.create_task(asked(throttle, name, left)) for name in names))
    assert left == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4", "a5"]


async def test_who_gives_up_takes_nobodys_place() -> None:
    throttle, left = Throttle(1, 0), list[str]()
    tasks = [asyncio.create_task(asked(throttle, f"a{number}", left)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)
    assert left == ["a0", "a3"]
    async with asyncio.timeout(PATIENCE):
        await asked(throttle, "b0", left)
    assert throttle.waiting == 0


def test_without_hurry_nobody_waits() -> None:
    throttle = Throttle(PLACES, SECOND)
    for _ in range(PLACES):
        with pytest.raises(StopIteration):
            throttle.enter("a").send(None)
