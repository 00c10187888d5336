"""Whoever does what nobody waits for lets persons go first."""

import asyncio

import pytest

from db.database import T, Work
from db.rows import Person
from tables.service import Tables
from tables.transactions import unhurried
from tests.bot.memory import Memory
from tests.bot.seated import ANA


class Slow(Memory):
    """Nothing is answered before it may be; who has asked until then."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.lines, self.asked, self.may_answer = lines, list[bool](), asyncio.Event()

    async def read(self, work: Work[T]) -> T:
        self.asked.append(unhurried.get())
        await self.may_answer.wait()
        return await super().read(work)


async def looks(tables: Tables, *, at_leisure: bool) -> Person:
    unhurried.set(at_leisure)
    return await tables.person(ANA)


@pytest.mark.parametrize(("lines", "at_once"), [(1, 1), (10, 5)])
async def test_of_those_who_can_wait_a_line_is_left_for_a_person(lines: int, at_once: int) -> None:
    slow = Slow(lines)
    tables = Tables(slow, lambda: 0)
    others = [asyncio.create_task(looks(tables, at_leisure=True)) for _ in range(2 * lines + 2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    person = asyncio.create_task(looks(tables, at_leisure=False))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert slow.asked == [True] * at_once + [False]
    slow.may_answer.set()
    await asyncio.gather(person, *others)
    assert slow.asked.count(True) == len(others)
