"""A process that a new one would mend ends by itself; one that only waits for others does not."""

import asyncio
import time

from bot.ops.watchdog import watched


async def after(answers: bool, seconds: float = 0.4) -> list[int]:
    ended = list[int]()

    async def asked() -> bool:
        return answers

    async with watched(asked, ended.append, patience=0.2, look=0.01):
        await asyncio.sleep(seconds)
    return ended


async def test_whoever_answers_lives_on() -> None:
    assert await after(answers=True) == []


async def test_what_has_not_answered_for_long_ends_once() -> None:
    assert await after(answers=False) == [1]


async def test_a_pause_is_forgiven() -> None:
    assert await after(answers=False, seconds=0.05) == []


async def test_a_loop_that_stands_still_ends() -> None:
    ended = list[int]()

    async def asked() -> bool:
        return True

    async with watched(asked, ended.append, patience=0.2, look=0.01):
        await asyncio.sleep(0)
        time.sleep(0.5)
    assert ended == [1]
