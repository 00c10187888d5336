"""The list of choices is worked out once for a position, and kept no longer than the game stands there."""

from engines.chance import seed_from
from engines.core import act, start
from engines.firebulls.rules import FIREBULLS


def test_a_position_keeps_its_list_until_a_choice_is_taken() -> None:
    state = start(FIREBULLS, 4, {}, {}, seed_from("choices")).state
    seat = state.turn.seat
    choices = FIREBULLS.legal(state, seat)
    assert FIREBULLS.legal(state, seat) is choices
    act(FIREBULLS, state, seat, choices[0])
    assert state.choices is None
    assert FIREBULLS.legal(state, seat) == choices
