"""What the cards are worth, and what a swap does to the other pawn."""

from engines.firebulls.data import FACES, YEN_DECK, Yen
from engines.firebulls.state import Phase
from tests.engines.firebulls.position import choices, play, position


def test_fb_08_a_xi_is_worth_three_points_and_all_cards_are_worth_138() -> None:
    assert FACES[Yen.XI].points == 3
    assert sum(FACES[yen].points for yen in YEN_DECK) == 138


def test_fb_47_who_is_swapped_is_not_asked_and_spends_nothing() -> None:
    before = position(hands=("", "blue", ""), pawns=(2, 3, 5))
    step = play(before, "draw", "shift 3")
    swapped = step.state.players[1]
    assert (swapped.direction, swapped.hand) == (2, before.players[1].hand)
    assert (step.passed, step.state.turn.seat, step.state.turn.phase) == (True, 1, Phase.OPENING)
    assert "draw" in choices(step.state)
