"""The doors: what does not fit is refused with a reason, and nothing else gets in."""

from collections.abc import Sequence

import pytest

from engines.chance import seed_from
from engines.core import (
    Action,
    AnyRules,
    BadSetup,
    GameOver,
    IllegalAction,
    Leave,
    NotYourTurn,
    Picks,
    Seat,
    Settings,
    Who,
    act,
    chosen_options,
    kept_picks,
    left_to_pick,
    options_for,
    start,
)
from engines.fireship.rules import FIRESHIP
from tests.engines.embers.rules import EMBERS, Coal, Embers, Guard, Kindle, Lay, State

SEED = seed_from("core")
RULES: AnyRules = EMBERS


def begun() -> State:
    return start(EMBERS, 2, {}, {}, SEED).state


@pytest.mark.parametrize(
    ("seats", "picks", "options", "key"),
    [
        (9, {}, {}, "refused-seats"),
        (2, {}, {"speed": 3}, "refused-unknown-option"),
        (2, {}, {"turns": 99}, "refused-option-value"),
        (2, {}, {"cold": "maybe"}, "refused-option-value"),
        (2, {"hat": ("red",)}, {}, "refused-unknown-pick"),
        (2, {"corner": ("up",)}, {}, "refused-pick-value"),
        (2, {"corner": ("north", "north")}, {}, "refused-pick-twice"),
        (2, {"corner": ("north", "east", "west")}, {}, "refused-too-many-picks"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(seats: int, picks: Picks, options: Settings, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        start(RULES, seats, picks, options, SEED)
    assert refused.value.phrase.key == key


def test_what_was_not_chosen_gets_its_default_for_that_number_of_seats() -> None:
    assert start(EMBERS, 2, {}, {}, SEED).state.left == 8
    assert start(EMBERS, 3, {}, {}, SEED).state.left == 9
    assert start(EMBERS, 3, {}, {"turns": 5}, SEED).state.left == 5


def test_what_was_chosen_before_anybody_knew_how_many_begin_is_completed_when_they_do() -> None:
    chosen = chosen_options(FIRESHIP, {"dice": 4, "compensation": "on"})
    assert chosen == {"dice": 4, "compensation": "on"}
    two, three, four = (options_for(FIRESHIP, seats, chosen) for seats in (2, 3, 4))
    assert (two["rounds"], three["rounds"], four["rounds"]) == (15, 12, 12)
    assert (two["compensation"], three["compensation"], four["compensation"]) == ("off", "on", "off")
    assert {one["dice"] for one in (two, three, four)} == {4}
    for wrong in ({"speed": 3}, {"dice": 9}):
        with pytest.raises(BadSetup):
            chosen_options(FIRESHIP, wrong)


def test_fs_14_of_two_the_other_gets_the_corner_opposite_and_three_pick_freely() -> None:
    (corner,) = FIRESHIP.picks
    assert left_to_pick(corner, 2, ()) == corner.choices
    assert left_to_pick(corner, 2, ("blue",)) == ("yellow",)
    assert left_to_pick(corner, 3, ("blue",)) == ("green", "red", "yellow")


@pytest.mark.parametrize(
    ("picked", "order", "begun"),
    [
        (("green", "blue"), (1, 0), ("yellow", "blue")),  # who picked first, whatever the seat
        (("green", "blue"), (0, 1), ("green", "red")),
        (("green", "red"), (1, 0), ("green", "red")),
        ((None, "blue"), (1,), ("yellow", "blue")),
    ],
)
def test_fs_14_who_picked_first_keeps_the_corner(
    picked: Sequence[str | None], order: Sequence[int], begun: Sequence[str]
) -> None:
    kept = kept_picks(FIRESHIP, 2, {"corner": picked}, tuple(map(Seat, order)))
    state = start(FIRESHIP, 2, kept, {}, SEED).state
    assert FIRESHIP.picked(FIRESHIP.view(state, None)) == {"corner": begun}


def test_fs_14_with_three_nobody_loses_a_pick() -> None:
    picks: Picks = {"corner": ("green", "blue", None)}
    assert kept_picks(FIRESHIP, 3, picks, (Seat(1), Seat(0))) == picks


def test_an_action_that_equals_a_legal_one_becomes_that_one() -> None:
    """A number that equals an enum's member would otherwise slip into the position."""
    state = begun()
    coal = state.players[0].hand[0]
    step = act(EMBERS, state, Seat(0), Lay(int(coal), 5))  # type: ignore[arg-type]  # forged
    assert step.state.board[5] is coal


def test_out_of_turn_is_refused_with_the_names_of_those_waited_for() -> None:
    state = act(EMBERS, begun(), Seat(1), Guard()).state
    with pytest.raises(NotYourTurn) as refused:
        act(EMBERS, state, Seat(1), Kindle())
    assert refused.value.phrase.args == {"waiting": (Who(Seat(0)),)}


def test_a_seat_cannot_do_what_only_the_table_does() -> None:
    with pytest.raises(IllegalAction):
        act(EMBERS, begun(), Seat(0), Leave(Seat(1)))


def test_the_table_cannot_play_for_a_seat() -> None:
    with pytest.raises(IllegalAction):
        act(EMBERS, begun(), None, Kindle())


def test_the_reason_for_an_illegal_wish_comes_from_the_viewers_own_view() -> None:
    state = begun()
    missing = next(coal for coal in Coal if coal not in state.players[0].hand)
    with pytest.raises(IllegalAction) as refused:
        act(EMBERS, state, Seat(0), Lay(missing, 0))
    assert refused.value.phrase.args == {"coals": state.players[0].hand}


def test_a_game_that_is_over_says_so_to_everybody() -> None:
    state = act(EMBERS, begun(), None, Leave(Seat(1))).state
    for seat in (Seat(0), Seat(1), None):
        with pytest.raises(GameOver):
            act(EMBERS, state, seat, Kindle())


def test_an_open_door_would_be_noticed() -> None:
    """A `legal` that allows everything lets a wrong action through: so it is `legal` that refuses."""

    class Anything(list[Action]):
        def index(self, _action: Action, *_: object) -> int:
            return 0

    class Open(Embers):
        def legal(self, state: State, seat: Seat | None) -> Sequence[Action]:
            return Anything([Kindle()])

    assert act(Open(), begun(), Seat(1), Lay(Coal.ASH, 0)).passed
