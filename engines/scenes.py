"""Which position each task of a lesson stands on, and what counts there."""

from functools import lru_cache

from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat
from engines.lesson import Lesson
from engines.log import Beginning, Play, begin
from engines.notation import read

LEARNER = Seat(0)


@lru_cache(maxsize=16)
def scenes(rules: AnyRules, lesson: Lesson) -> tuple[Play, ...]:
    """The position of every task, and that after the last."""
    seed = seed_from("lesson", lesson.seed)
    play, found = begin(Beginning(rules, lesson.seats, dict(lesson.picks), {}, seed)), list[Play]()
    for task in lesson.tasks:
        for typed in task.before:
            play = _until(play, typed)
            play = play.act(LEARNER, wanted(play, typed))
        play = _until(play, task.press)
        found.append(play)
        play = play.act(LEARNER, wanted(play, task.press))
    return (*found, play)


def wanted(play: Play, typed: str) -> Action:
    return read(play.rules, typed, legal(play))


def legal(play: Play) -> tuple[Action, ...]:
    return tuple(play.rules.legal(play.state, LEARNER))


def _until(play: Play, typed: str) -> Play:
    """Whoever is waited for plays by the canon, until this can be done."""
    while not _can(play, typed):
        seat = play.rules.to_act(play.state)[-1]
        play = play.act(seat, play.rules.autopilot(play.state, seat))
    return play


def _can(play: Play, typed: str) -> bool:
    return LEARNER in play.rules.to_act(play.state) and read(play.rules, typed) in legal(play)
