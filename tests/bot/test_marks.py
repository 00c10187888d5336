"""What the marks on a board are made from: what stands of the moves since the post before."""

import asyncio
from typing import Any

from bot.show import recap
from bot.show.pictures import Pictures, Shot
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, Seat, checked_options
from engines.log import Beginning, Play, begin, last_turn, playout
from engines.words import Words
from tests.engines.embers.rules import EMBERS, Guard, Kindle

FIRESHIP, FIREBULLS, _ = GAMES
NAMES = ("Ana", "Ben")


def played(rules: AnyRules, steps: int) -> Play:
    seed = seed_from("marks", rules.key)
    return playout(Beginning(rules, 2, {}, checked_options(rules, 2, {}), seed), seed, steps)


def test_what_stands_since_a_version_is_marked_in_its_order() -> None:
    play = played(FIRESHIP, 30)
    written = play.history()
    assert recap.happened(play, 24) == tuple(event for one in written[24:] for event in one.events)
    assert recap.happened(play, play.version) == ()


def test_a_board_tells_from_where_the_one_before_it_ended_whatever_was_done_in_secret() -> None:
    play = begin(Beginning(EMBERS, 2, {}, checked_options(EMBERS, 2, {}), seed_from("marks", "embers")))
    first, second = Seat(0), Seat(1)
    play = play.act(second, Guard()).act(first, Kindle()).act(first, Guard()).act(second, Kindle())
    assert (play.version, play.public) == (4, 2)
    assert [recap.version_at(play, noticed) for noticed in (0, 1, 2, 3)] == [0, 2, 4, 4]


def test_the_beginning_is_never_marked() -> None:
    play = played(FIREBULLS, 0)
    assert begin(play.beginning).now.step.events
    assert recap.happened(play, recap.BEFORE) == ()
    assert last_turn(play.now) == ()


def test_what_was_taken_back_is_not_marked() -> None:
    play = next(found for steps in range(60) if _may_undo(found := played(FIRESHIP, steps)))
    mine = play.now.entry
    assert mine is not None
    assert mine.seat is not None
    before = play.version - 1
    assert recap.happened(play, before)
    assert recap.happened(play.undo(mine.seat), before) == ()


def _may_undo(play: Play) -> bool:
    entry = play.now.entry
    return entry is not None and entry.seat is not None and not play.needs_consent(entry.seat)


def test_the_last_turn_is_the_one_under_way_or_the_one_just_over() -> None:
    play = played(FIRESHIP, 60)
    ends = [moment.entry.number for moment in recap.ended(play) if moment.entry]
    over = next(moment for moment in play.moments() if moment.step.passed)
    assert last_turn(over) == tuple(
        event for one in play.history()[ends[-2] : ends[-1]] for event in one.events
    )


async def test_a_board_shows_what_happened_and_the_same_board_without_it_does_not() -> None:
    play = next(found for steps in range(60) if _moved(found := played(FIRESHIP, steps)))
    view, words = FIRESHIP.view(play.state, None), Words("en", FIRESHIP, NAMES)
    pictures = Pictures()
    shots: list[Any] = [
        Shot(FIRESHIP, view, words),
        Shot(FIRESHIP, view, words, happened=last_turn(play.now)),
    ]
    plain, marked = await asyncio.gather(*map(pictures.of, shots))
    pictures.close()
    assert plain is not None
    assert marked is not None
    assert plain.png != marked.png


def _moved(play: Play) -> bool:
    return any(type(event).__name__ == "Moved" for event in last_turn(play.now))
