"""A process that a new one would mend ends by itself; one that only waits for others does not."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

from bot.ops import watchdog
from bot.ops.watchdog import watched
from tests.patience import PATIENCE

LONG = 300.0  # seconds of the dog's clock, which goes as tests say


class Dog:
    """Who asks whether all is well, and what it did."""

    def __init__(self) -> None:
        self.now, self.looks, self.answers = 0.0, 0, 0
        self.ended, self.has_ended = list[int](), threading.Event()
        self.well = True

    def clock(self) -> float:
        self.looks += threading.current_thread().name == "watchdog"
        return self.now

    def end(self, code: int) -> None:
        self.ended.append(code)
        self.has_ended.set()

    async def asked(self) -> bool:
        self.answers += 1
        return self.well

    @asynccontextmanager
    async def watches(self) -> AsyncIterator[None]:
        async with watched(self.asked, self.end, patience=LONG, look=0.001):
            yield

    async def passes(self, seconds: float) -> None:
        """It has asked and looked since."""
        self.now += seconds
        looks, answers = self.looks, self.answers
        async with asyncio.timeout(PATIENCE):
            while self.answers < answers + 2 or (self.looks < looks + 2 and not self.ended):
                await asyncio.sleep(0.001)


@pytest.fixture
def dog(monkeypatch: pytest.MonkeyPatch) -> Dog:
    made = Dog()
    monkeypatch.setattr(watchdog, "time", SimpleNamespace(monotonic=made.clock))
    return made


async def test_whoever_answers_lives_on(dog: Dog) -> None:
    async with dog.watches():
        for _ in range(4):
            await dog.passes(0.9 * LONG)
    assert dog.ended == []


async def test_what_has_not_answered_for_long_ends_once(dog: Dog) -> None:
    dog.well = False
    async with dog.watches():
        for _ in range(4):
            await dog.passes(0.9 * LONG)
    assert dog.ended == [1]


async def test_a_pause_is_forgiven(dog: Dog) -> None:
    dog.well = False
    async with dog.watches():
        await dog.passes(0.9 * LONG)
    assert dog.ended == []


async def test_a_loop_that_stands_still_ends(dog: Dog) -> None:
    async with dog.watches():
        await dog.passes(0)
        dog.now += 1.1 * LONG
        assert dog.has_ended.wait(PATIENCE)
    assert dog.ended == [1]
