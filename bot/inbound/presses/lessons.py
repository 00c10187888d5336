"""`/learn`: a lesson goes on by the press that counts, and stays at any other, which gets a kind sentence."""

import asyncio
from collections.abc import Sequence
from typing import assert_never

from bot.inbound.buttons import Learn, OfLessons, SoloAt, Try
from bot.inbound.presses import solo
from bot.inbound.presses.context import Context
from bot.inbound.replies import ready, turn_over, values
from bot.show.composer import asked_first, full_label
from bot.show.panel import Panel
from bot.show.panels.lessons import Scene, lesson_over_panel, scene_of, task_panel, without_lesson
from bot.show.pictures import Pictures
from bot.show.sentences import Reader
from engines import menu
from engines.core import Action, AnyRules, StaleAction
from engines.lesson import Lesson
from tables.lobby import LEVELS
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfLessons) -> None:
    match control:
        case Learn() | Try():
            await learn(at, control)
        case SoloAt(book, level):
            if level >= len(LEVELS):
                raise TableRefused("old")
            await solo.begin(at, at.game(book), LEVELS[level])
        case _:
            assert_never(control)


async def learn(at: Context, control: Learn | Try) -> None:
    rules, reader = at.game(control.book), await at.reader()
    if rules.lesson is None:
        panel = ready(without_lesson(rules, control.book, reader.locale))
    else:
        panel = _lesson(at, rules, rules.lesson, control, reader)
    await turn_over(at.interaction, panel)


async def _lesson(
    at: Context, rules: AnyRules, lesson: Lesson, control: Learn | Try, reader: Reader
) -> Panel:
    """Beside the loop: the first to ask waits until the whole lesson is played."""
    book, task, name = control.book, control.task, at.press.name
    scene = await asyncio.to_thread(scene_of, rules, lesson, book, task, reader, name)
    return await after(scene, control, values(at.interaction), at.pictures)


async def after(scene: Scene, control: Learn | Try, listed: Sequence[str], pictures: Pictures) -> Panel:
    """What a press leads to; `listed`: what was chosen in a list."""
    if scene.over:
        return await lesson_over_panel(scene, pictures)
    try:
        chosen = _chosen(scene, control, listed)
        left = scene.decision.remaining(chosen)
        if scene.counts not in left:
            return await task_panel(scene, pictures, wrong=_kindly(scene, left))
        if chosen and len(left) == 1 and (isinstance(control, Try) or not _asks(scene)):
            return await after(scene.next, Learn(scene.book, scene.number + 1), (), pictures)
        return await task_panel(scene, pictures, chosen)
    except StaleAction:  # a button of another version of this lesson
        return await task_panel(scene, pictures)


def _asks(scene: Scene) -> bool:
    return asked_first(scene.decision, scene.counts)


def _chosen(scene: Scene, control: Learn | Try, listed: Sequence[str]) -> Sequence[menu.Answer]:
    """A list's value is one answer more, or a path of its own."""
    follow = scene.decision.follow
    way = follow(control.path) if control.path else ()
    match [*listed[:1]]:
        case []:
            return way
        case [path] if "~" in path:
            return follow(path)
        case [place] if place.isdecimal() and int(place) < menu.LISTED:
            return (*way, int(place))
        case _:
            raise StaleAction("stale")


def _kindly(scene: Scene, left: Sequence[Action]) -> str:
    """What they would have done, if it is one thing: in a game they may."""
    decision = scene.decision
    if len(left) > 1:
        return decision.said("learn-elsewhere")
    return decision.said("learn-wrong", move=full_label(decision, left[0]))
