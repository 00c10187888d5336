"""What nobody else may know: kept cards, standing orders, the last turn; FS-06, FS-60, FS-62, FS-73."""

from collections import Counter
from dataclasses import replace

import pytest

from engines.chance import seed_from
from engines.core import IllegalAction, NotYourTurn, Seat
from engines.fireship.actions import Arm, Disarm, End, Roll
from engines.fireship.data import KEPT, Card, Trigger
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import Captain, Phase, State
from engines.log import Beginning, begin
from tests.engines.fireship.positions import BLUE, GREEN, RED, RULES, altered, legal, play, position

NON, PLUS_ONE = Card.NON, Card.PLUS_ONE
VIEWERS = (None, *map(Seat, range(4)))


def holding(phase: Phase = Phase.START) -> State:
    return position(
        {}, phase=phase, hands={GREEN: (NON,), BLUE: (NON, PLUS_ONE, Card.FOG), RED: (Card.BOUM,)}
    )


def test_fs_60_whoever_holds_the_card_may_arm_and_disarm_out_of_turn() -> None:
    state = holding()
    assert legal(state, seat=1) == (
        Disarm(Trigger.ATTACK),
        Arm(Trigger.BOUM),
        Arm(Trigger.KRAKEN),
        Arm(Trigger.MISFORTUNE),
        Arm(Trigger.DEFENCE),
    )
    assert legal(state, seat=2) == legal(state, seat=3) == ()
    assert set(legal(state, seat=0)) > {Disarm(Trigger.ATTACK), Roll()}


def test_fs_60_arming_is_heard_by_that_seat_alone_and_changes_nothing_others_see() -> None:
    state = holding()
    for action in legal(state, seat=1):
        step = play(state, action, seat=1)  # type: ignore[arg-type]  # orders only
        assert {event.audience for event in step.events} == {1}
        assert (step.revealed, step.passed) == (False, False)
        assert FIRESHIP.to_act(step.state) == (0,)
        for viewer in VIEWERS:
            same = FIRESHIP.view(step.state, viewer) == FIRESHIP.view(state, viewer)
            assert same == (viewer != 1)
            if viewer is not None and viewer != 1:
                assert legal(step.state, viewer) == legal(state, viewer)


def test_fs_60_neither_versions_nor_numbers_that_others_see_tell_that_a_card_was_armed() -> None:
    play_ = begin(Beginning(RULES, 4, {}, {}, seed_from("secrets")))
    state = play_.now.step.state
    assert isinstance(state, State)
    hands = tuple(replace(hand, cards=(NON,)) for hand in state.hidden.hands)
    step = replace(play_.now.step, state=altered(state, hands=hands))
    armed = replace(play_, now=replace(play_.now, step=step))
    other = next(seat for seat in map(Seat, range(4)) if seat not in RULES.to_act(state))
    after = armed.act(other, Arm(Trigger.KRAKEN))
    assert after.public == armed.public
    changed = [seat for seat in range(4) if after.decisions[seat] != armed.decisions[seat]]
    assert changed == [other]


def test_fs_60_an_order_given_twice_or_without_the_card_is_refused() -> None:
    state = holding()
    with pytest.raises(IllegalAction) as refused:
        play(state, Arm(Trigger.ATTACK), seat=1)
    assert refused.value.phrase.key == "refused-armed"
    with pytest.raises(NotYourTurn):
        play(state, Arm(Trigger.ATTACK), seat=3)
    with pytest.raises(IllegalAction) as refused:
        play(state, Arm(Trigger.DEFENCE))
    assert refused.value.phrase.key == "refused-not-held"


def test_fs_60_orders_belong_to_the_seat_and_outlive_the_card() -> None:
    armed = play(holding(), Arm(Trigger.KRAKEN), Disarm(Trigger.ATTACK), seat=1).state
    assert armed.hidden.hands[1].triggers == (Trigger.KRAKEN,)
    spent = altered(armed, hands=tuple(replace(hand, cards=()) for hand in armed.hidden.hands))
    assert legal(spent, seat=1) == ()
    assert spent.hidden.hands[1].triggers == (Trigger.KRAKEN,)


def test_fs_62_the_number_of_cards_is_public_and_their_faces_are_not() -> None:
    state = holding()
    public = FIRESHIP.view(state, None)
    assert public.held == (1, 3, 1, 0)
    assert public.hand is None
    assert FIRESHIP.view(state, Seat(1)).hand == state.hidden.hands[1]
    other = altered(state, hands=tuple(replace(hand, cards=hand.cards[:0]) for hand in state.hidden.hands))
    assert FIRESHIP.view(other, None).held != public.held


def test_fs_06_no_view_tells_the_last_turn() -> None:
    for number in (1, 30, 48):
        state = position({}, number=number)
        for viewer in VIEWERS:
            seen = {FIRESHIP.view(altered(state, last_turn=last), viewer).round for last in range(48, 52)}
            assert len(seen) == 1
            assert (
                len({repr(FIRESHIP.view(altered(state, last_turn=last), viewer)) for last in (48, 51)}) == 1
            )


def test_fs_06_the_round_shown_never_passes_the_rounds_chosen() -> None:
    assert [FIRESHIP.view(position({}, number=number), None).round for number in (1, 4, 5, 48, 51)] == [
        1,
        1,
        2,
        12,
        12,
    ]


def test_reseeding_keeps_counts_and_own_cards_and_changes_all_else() -> None:
    state = holding()
    seen: list[Counter[object]] = [Counter() for _ in range(4)]
    for number in range(60):
        other = FIRESHIP.reseed_hidden(state, Seat(1), seed_from("reseed", number))
        assert other.hidden.hands[1] == state.hidden.hands[1]
        assert other.held == state.held
        assert sum(other.hidden.deck) == sum(state.hidden.deck)
        assert all(card in KEPT for hand in other.hidden.hands for card in hand.cards)
        for seat, hand in enumerate(other.hidden.hands):
            seen[seat][hand] += 1
    assert len(seen[1]) == 1
    assert len(seen[0]) > 10
    assert len(seen[2]) > 10


@pytest.mark.parametrize(("number", "possible"), [(1, {48, 49, 50, 51}), (50, {50, 51}), (51, {51})])
def test_reseeding_draws_a_last_turn_that_is_still_possible(number: int, possible: set[int]) -> None:
    state = altered(position({}, number=number), last_turn=51)
    drawn = {
        FIRESHIP.reseed_hidden(state, None, seed_from("last", number)).hidden.last_turn
        for number in range(40)
    }
    assert drawn == possible


def test_a_turn_that_ends_when_the_game_may_end_reveals_that_it_goes_on() -> None:
    early = altered(position({}, number=47), last_turn=51)
    late = altered(position({}, number=48), last_turn=51)
    assert not play(early, End(), seat=2).revealed
    assert play(late, End(), seat=3).revealed
    skipped = altered(early, captains=(*early.open.captains[:3], Captain(deep=True)))
    assert play(skipped, End(), seat=2).revealed
