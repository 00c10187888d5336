"""A hint is thought once, however often it is asked for."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any, cast

from bot.inbound.presses.hints import called
from bot.ops.hinting import KNOWN, Hints
from bot.ops.worker_pool import NoMove, WorkerPool
from bot.show.composer import Decision, compose
from bot.show.panels.turn import hinted
from engines.chance import seed_from
from engines.core import checked_options
from engines.log import Beginning, playout
from engines.notation import write
from engines.springfestival.rules import SPRINGFESTIVAL
from renderer import Mark
from tests.bot.panels import decision_at


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


def laying_and_placing() -> Iterator[Decision]:
    """Of all seats, until some of the first round have been placed."""
    options = checked_options(SPRINGFESTIVAL, 4, {})
    for depth in (*range(0, 16, 2), *range(0, 26, 3)):
        seed = seed_from("hints", depth)
        play = playout(Beginning(SPRINGFESTIVAL, 4, {}, options, seed), seed, depth)
        waiting = play.rules.to_act(play.state)
        yield from (decision_at(play, seat, "it") for seat in waiting)


def test_a_hint_of_spring_festival_names_the_letter_on_the_picture_and_no_coordinates() -> None:
    told = dict[str, list[str]]()
    for decision in laying_and_placing():
        marks = compose(decision).marks
        for one in decision.legal:
            told.setdefault(one.verb, []).append(called(decision, marks, write(one), "!"))
    for verb in ("place", "lay"):
        assert len(told[verb]) > 10
        named = [one for one in told[verb] if re.match(r"([A-Z]{1,2}|!) · Posa il fuoco", one)]
        others = [one for one in told[verb] if one not in named]
        assert all(verb == "lay" and one.startswith("Posa il fuoco") for one in others), "the first tile"
        assert len(named) > len(others)
    every = [one for some in told.values() for one in some]
    assert [one for one in every if re.search(r"-?\d,-?\d", one)] == []


def test_what_a_hint_is_about_is_marked_where_nothing_is_and_stands_out() -> None:
    marks = (Mark("1,0", "A"), Mark("2,0", "B"))
    assert hinted(marks, ()) == hinted(marks, ("", "1,0")) == marks
    assert hinted(marks, ("1,0", "9,9")) == (
        Mark("1,0", "A"),
        Mark("2,0", "B", faint=True),
        Mark("9,9", "!!", faint=True),
    )
    assert hinted(marks, ("9,9", "1,0"))[-1] == Mark("9,9", "!")
