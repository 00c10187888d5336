"""What happens when nobody answers in time, in every phase."""

import pytest

from engines.core import Seat
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Phase, Qijie, State
from engines.notation import write
from tests.engines.firebulls.games import EAGER, begin, moves, table_of_games
from tests.engines.firebulls.position import choices, play, position

WALLS = "9 fortification"


def automatic(state: State) -> str:
    return write(FIREBULLS.autopilot(state, state.turn.seat))


def owing(earlier: str, colours: str = "blue yellow") -> State:
    state = position(hands=("warrior", ""), rows=WALLS, victories=(earlier,), colours=colours)
    return play(state, "attack 1 warrior", "stop").state


def test_fb_75_at_the_opening_a_card_is_drawn() -> None:
    assert automatic(position(hands=("7 red", ""), general=Qijie.BESIDE)) == "draw"


def test_fb_75_the_pawn_stays() -> None:
    assert automatic(play(position(), "draw").state) == "stay"


@pytest.mark.parametrize(
    ("hands", "rows", "line"),
    [
        (("blue yellow brown red green", ""), "6 . bo . .", "attack 1 blue yellow brown red green"),
        (("5 red", "blue"), "6 . colonel . .", "attack 1 red red red red red"),
        (("7 red", "blue"), WALLS, "general red red red red red red red"),
    ],
)
def test_fb_75_an_open_power_is_used(hands: tuple[str, str], rows: str, line: str) -> None:
    assert automatic(play(position(hands=hands, rows=rows, general=Qijie.BESIDE), line).state) == "power"


def test_fb_75_an_attack_stops_even_when_it_could_go_on() -> None:
    state = play(position(hands=("3 blue", ""), rows=WALLS), "attack 1 blue").state
    assert "press blue" in choices(state)
    assert automatic(state) == "stop"


@pytest.mark.parametrize(
    ("earlier", "colours", "lost"),
    [
        ("bo xi wu-red", "blue yellow", "wu-red"),
        ("bo fortification wu-red", "blue yellow", "fortification"),
        ("soldier-blue soldier-red", "blue yellow", "soldier-red"),
        ("soldier-red soldier-blue", "blue yellow", "soldier-red"),
        ("soldier-blue soldier-red", "red yellow", "soldier-blue"),
        ("soldier-green soldier-red", "blue yellow", "soldier-green"),
        ("soldier-red soldier-green", "blue yellow", "soldier-red"),
        ("wu-white soldier-blue xi", "blue yellow", "soldier-blue"),
    ],
)
def test_fb_75_the_lowest_card_goes_one_without_bonus_first_then_the_earliest(
    earlier: str, colours: str, lost: str
) -> None:
    assert automatic(owing(earlier, colours)) == f"sacrifice {lost}"


def test_fb_75_a_card_won_this_turn_is_never_the_one_to_go() -> None:
    state = owing("xi bo")
    assert automatic(state) == "sacrifice xi"


@pytest.mark.parametrize("card", ["blue", "yellow", "brown", "red", "green", "warrior"])
@pytest.mark.parametrize("hand", ["8 blue", "4 blue 4 warrior"])
def test_fb_75_the_card_gained_is_shed_drawn_or_taken(card: str, hand: str) -> None:
    drawn = play(position(hands=(hand, ""), deck=f"{card} 2 red"), "draw", "stay").state
    assert automatic(drawn) == f"shed {card}"
    moved = play(position(hands=(hand, ""), deck=f"{card} 2 red", pawns=(3, 2)), "draw", "shift 2").state
    assert automatic(moved) == f"shed {card}"
    taken = play(position(hands=(hand, ""), reserve=f"{card} 3 red", deck="2 green"), f"take {card}").state
    assert automatic(taken) == f"shed {card}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fb_75_a_game_that_nobody_plays_ends(seats: int) -> None:
    state, actions = begin(seats, "nobody"), 0
    while state.turn.phase is not Phase.OVER:
        state = play(state, automatic(state)).state
        actions += 1
    assert state.passes == 3
    assert actions < 400


def test_fb_75_the_automatic_choice_is_always_possible() -> None:
    phases = set()
    for _, game in table_of_games(24, EAGER):
        for state, *_ in game:
            assert automatic(state) in choices(state)
            phases.add(state.turn.phase)
    assert phases == set(Phase) - {Phase.OVER}


def test_nobody_is_ever_waited_for_out_of_turn() -> None:
    for state, *_ in moves(begin(4, "waiting"), "waiting", manner=EAGER):
        assert FIREBULLS.to_act(state) == (state.turn.seat,)
        others = [Seat(seat) for seat in range(4) if seat != state.turn.seat]
        assert not any(FIREBULLS.legal(state, seat) for seat in others)
