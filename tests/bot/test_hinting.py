"""A hint is thought once, however often it is asked for."""

import asyncio
import re
from typing import Any, cast

from bot.inbound.presses.hints import called
from bot.ops.hinting import KNOWN, Hints
from bot.ops.worker_pool import NoMove, WorkerPool
from bot.show.composer import compose
from engines import GAMES
from engines.notation import write
from tests.bot.panels import decisions


class Mind:
    """Instead of a pool: it answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_answer = asyncio.Event()
        self.finds = True

    async def answer(self, question: str) -> dict[str, Any]:
        self.asked.append(question)
        await self.may_answer.wait()
        if not self.finds:
            raise NoMove("none")
        return {"move": "draw", "second": None, "cost": 0, "unit": "points"}


def hints(mind: Mind) -> Hints:
    return Hints(cast("WorkerPool", mind))


async def test_who_asks_the_same_thirty_times_keeps_nobody_elses_hint_waiting() -> None:
    mind = Mind()
    made = hints(mind)
    asking = [asyncio.create_task(made.of("hers")) for _ in range(30)]
    his = asyncio.create_task(made.of("his"))
    mind.may_answer.set()
    every = await asyncio.gather(*asking, his)
    assert {one.best for one in every if one} == {"draw"}
    assert mind.asked == ["hers", "his"]


async def test_what_was_not_found_is_thought_again() -> None:
    mind = Mind()
    mind.may_answer.set()
    made = hints(mind)
    mind.finds = False
    assert await made.of("hers") is None
    mind.finds = True
    assert await made.of("hers") is not None
    assert await made.of("hers") is not None
    assert mind.asked == ["hers", "hers"]


async def test_whoever_gives_up_waiting_takes_no_answer_from_another() -> None:
    mind = Mind()
    made = hints(mind)
    first, second = (asyncio.create_task(made.of("theirs")) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    mind.may_answer.set()
    assert await second is not None


async def test_only_the_newest_questions_are_remembered() -> None:
    mind = Mind()
    mind.may_answer.set()
    made = hints(mind)
    for number in range(KNOWN + 1):
        await made.of(str(number))
    await made.of("0")
    assert mind.asked[-1] == "0"
    assert len(mind.asked) == KNOWN + 2


def test_a_hint_of_spring_festival_names_the_letter_on_the_picture_and_no_coordinates() -> None:
    rules, told = next(one for one in GAMES if one.key == "springfestival"), list[str]()
    for decision in decisions(rules):
        places = {decision.preview(one).place for one in decision.legal if one.verb == "place"}
        marked = {one.place for one in compose(decision).marks}
        told += [
            called(decision, write(one)) for one in decision.legal if one.verb == "place" and places <= marked
        ]
    assert len(told) > 10
    assert [one for one in told if not re.match(r"[A-Z]{1,2} · Place the \w+ \d", one)] == []
    assert [one for one in told if re.search(r"-?\d,-?\d", one)] == []
