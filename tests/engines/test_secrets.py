"""Secret against nothing: between any two public entries somebody gives an order, gives it and takes it back,
or does nothing; whatever anybody else can be shown is the same.  # R24
"""

from functools import lru_cache
from typing import Any

import pytest

from engines.chance import seed_from, words
from engines.core import Event, Seat
from engines.export import so_far
from engines.log import Play, begin, last_turn
from engines.words import Words
from tests.engines.cases import CASES, Case
from tests.engines.orders import curious, secrets

GAMES, LONGEST, ENOUGH = 8, 160, 40
ONCE = list({(case.rules.key, case.seats): case for case in CASES}.values())


@lru_cache(maxsize=12)  # what is compared is compared with several
def seen(play: Play, viewer: Seat | None) -> dict[str, Any]:
    """All that a log and its rules can tell this viewer."""
    rules, state, view = play.rules, play.state, play.rules.view(play.state, viewer)
    seats = tuple(map(Seat, range(play.beginning.seats)))
    found: dict[str, Any] = {
        "public entries": play.public,
        "noticed": [play.noticed(seat) for seat in seats],
        "last turn": last_turn(play.now),
        "view": view,
        "in words": rules.describe(view),
        "picked": rules.picked(view),
        "waited for": (rules.to_act(state), play.playing, rules.outcome(state)),
        "of the table": list(rules.legal(state, None)),
        "told": [heard(moment.step.events, viewer) for moment in play.moments() if moment.public],
        "history": [
            (written.entry.about, heard(written.events, viewer), written.passed)
            for written in play.history()
            if written.public
        ],
        "export": so_far(play, viewer, "", Words("en", rules)),
    }
    if viewer is not None:
        legal = list(rules.legal(state, viewer))
        few = legal[:: 1 + len(legal) // 8]
        found |= {
            "decision": play.decisions[viewer],
            "choices": legal,
            "previews": [rules.preview(view, action) for action in few],
            "undo": undo_of(play, viewer),
        }
    return found


def undo_of(play: Play, viewer: Seat) -> object:
    """What comes of it: freely, and with all the others' consent."""
    denied = play.undo_denied(viewer)
    if denied is not None:
        return denied.phrase
    after = play.undo(viewer, play.playing)
    view = play.rules.view(after.state, viewer)
    return play.needs_consent(viewer), after.public, after.decisions[viewer], view, last_turn(after.now)


def heard(events: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.audience in (None, viewer)]


def same_to_the_others(seat: Seat, play: Play, other: Play) -> None:
    for viewer in (None, *map(Seat, range(play.beginning.seats))):
        if viewer != seat:
            ours, theirs = seen(play, viewer), seen(other, viewer)
            assert [name for name in ours if ours[name] != theirs[name]] == []


@pytest.mark.endurance
@pytest.mark.parametrize("case", ONCE, ids=str)
def test_a_secret_is_like_nothing_to_all_the_others(case: Case) -> None:
    compared = sum(compared_in(case, seed_from("secrets", str(case), number)) for number in range(GAMES))
    assert compared > 20 or not any_orders(case)


def compared_in(case: Case, seed: bytes) -> int:
    """A game in which orders are given, and taken back, all the time, beside one in which none ever is."""
    chance, compared = words(seed), 0
    plain = restless = begin(case.beginning(seed))
    while (seats := plain.rules.to_act(plain.state)) and plain.version < LONGEST and compared < ENOUGH:
        for seat, action in secrets(plain):
            armed = restless.act(seat, action)
            back = withdrawn(armed, plain.state, seat) if next(chance) % 2 else armed.undo(seat)
            assert back.state == plain.state
            same_to_the_others(seat, restless, armed)
            same_to_the_others(seat, restless, back)
            assert seen(plain, None) == seen(back, None)
            restless, compared = back if next(chance) % 6 == 0 else restless, compared + 1
        acting = seats[next(chance) % len(seats)]
        action = curious(plain, acting, chance)
        plain, restless = plain.act(acting, action), restless.act(acting, action)
    return compared


def any_orders(case: Case) -> bool:
    """Whether a game has choices of which nobody else ever hears."""
    return case.rules.key in ("fireship", "embers")


def withdrawn(armed: Play, before: object, seat: Seat) -> Play:
    """By the order that says the opposite, if there is one; else by an undo."""
    for action in armed.rules.legal(armed.state, seat)[-6:]:
        after = armed.act(seat, action)
        if after.state == before:
            return after
    return armed.undo(seat)
