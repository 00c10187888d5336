"""The powers of Bo, Colonel and General: when they are asked, what they do, when they are not asked."""

from collections import Counter
from dataclasses import replace

import pytest

from engines.chance import Chance, seed_from
from engines.core import Seat
from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Declined, Discarded, Drew, LostCard, Stole, StoleCard
from engines.firebulls.state import Phase, Qijie, State
from tests.engines.firebulls.position import EMPTY, choices, play, position, qi, refusal, verbs, yens

BO = "attack 1 blue yellow brown red green"
COLONEL = "attack 1 red red red red red"
GENERAL = "general red red red red red red red"


def before_bo(rows: str = "6 . bo . .", deck: str = "10 red", passes: int = 0) -> State:
    return position(hands=("blue yellow brown red green", "3 red"), rows=rows, deck=deck, passes=passes)


def before_colonel(*others: str, active: int = 0) -> State:
    """The active seat, on direction 1, holds what takes him."""
    hands = (*others[:active], "5 red", *others[active:])
    pawns = [(seat - active) % 5 + 1 for seat in range(len(hands))]
    return position(hands=hands, rows="6 . colonel . .", active=active, pawns=pawns)


def before_general(*others: str) -> State:
    return position(hands=("7 red", *others), general=Qijie.BESIDE)


@pytest.mark.parametrize(
    ("state", "line"),
    [(before_bo(), BO), (before_colonel("blue"), COLONEL), (before_general("blue"), GENERAL)],
    ids=["bo", "colonel", "general"],
)
def test_fb_24_a_power_is_asked_at_once_and_may_be_declined(state: State, line: str) -> None:
    asked = play(state, line)
    assert (asked.state.turn.phase, asked.passed) == (Phase.POWER, False)
    assert choices(asked.state) == ["power", "decline"]
    declined = play(asked.state, "decline")
    assert declined.events[0] == Declined(Seat(0), asked.state.players[0].victory[-1])
    assert declined.state.players[1].hand == state.players[1].hand
    assert declined.state.players[0].hand == EMPTY
    assert declined.passed


def test_fb_24_a_power_comes_before_the_next_card_of_the_attack() -> None:
    state = before_bo(rows="xi xi xi / xi soldier-blue xi / bo xi xi", deck="blue red")
    asked = play(state, BO).state
    assert asked.turn.phase is Phase.POWER
    assert play(asked, "decline").state.turn.phase is Phase.PRESS
    assert choices(play(asked, "power").state) == ["press blue", "stop"]


@pytest.mark.parametrize(
    ("state", "line"),
    [(before_colonel(""), COLONEL), (before_general("", ""), GENERAL)],
    ids=["colonel", "general"],
)
def test_fb_24_a_power_is_not_asked_when_all_opponents_hands_are_empty(state: State, line: str) -> None:
    step = play(state, line)
    assert step.passed
    assert step.state.turn.seat == 1


def test_fb_24_bo_is_not_asked_when_the_deck_is_finished() -> None:
    rows = "bo xi xi / bo xi xi / bo xi xi"
    bulls = "blue yellow brown red green"
    hand = f"{bulls} {bulls}"
    state = position(hands=(hand, ""), rows=rows, pawns=(2, 3), deck="red", passes=2)
    drawn = play(state, BO.replace("attack 1", "attack 2"), "power").state
    assert (drawn.passes, drawn.turn.phase) == (3, Phase.PRESS)
    again = play(drawn, f"press {bulls}").state
    assert again.turn.phase is Phase.PRESS  # not asked


def test_fb_24_bo_is_asked_when_the_deck_is_empty_but_not_finished() -> None:
    state = before_bo(deck="", passes=1)
    step = play(state, BO, "power")
    assert sum(step.state.players[0].hand) == 1
    assert step.state.passes == 1  # FB-66: rebuilt from what was just paid, without a count


def test_fb_25_bo_draws_the_top_card_of_the_deck() -> None:
    step = play(before_bo(deck="green red"), BO, "power")
    assert step.state.players[0].hand == qi("green")
    assert step.state.reserve == qi("blue yellow brown")
    assert step.state.deck == (Qi.RED,)
    assert Drew(Seat(0), 1) in step.events
    assert step.revealed


def test_fb_26_the_colonel_discards_one_random_card_of_each_opponent() -> None:
    state = before_colonel("4 blue", "green")
    step = play(state, COLONEL, "power")
    assert [sum(player.hand) for player in step.state.players] == [0, 3, 0]
    assert step.state.discards == qi("5 red blue green")
    told = [event for event in step.events if isinstance(event, Discarded)]
    assert told == [Discarded(Seat(1), Qi.BLUE), Discarded(Seat(2), Qi.GREEN)]
    assert step.revealed


def lost_by_the_second(asked: State) -> Counter[Qi]:
    """The kinds that the power takes from the second seat, over 300 chances."""
    found = Counter[Qi]()
    before = asked.players[1].hand
    for number in range(300):
        after = play(replace(asked, chance=Chance(seed_from("power", number))), "power").state
        found.update(kind for kind in Qi if after.players[1].hand[kind] < before[kind])
    return found


@pytest.mark.parametrize(
    ("state", "line"),
    [(before_colonel("3 blue green"), COLONEL), (before_general("3 blue green"), GENERAL)],
    ids=["colonel", "general"],
)
def test_fb_26_and_27_every_card_of_the_hand_is_equally_likely(state: State, line: str) -> None:
    lost = lost_by_the_second(play(state, line).state)
    assert lost[Qi.BLUE] + lost[Qi.GREEN] == 300
    assert 195 <= lost[Qi.BLUE] <= 255  # three cards of four


def test_fb_27_the_general_brings_a_card_of_each_opponent_into_the_hand() -> None:
    step = play(before_general("4 blue", "", "green"), GENERAL, "power")
    assert [player.hand for player in step.state.players] == [qi("blue green"), qi("3 blue"), EMPTY, EMPTY]
    assert step.state.discards == qi("7 red")


def test_fb_27_only_thief_and_victim_see_the_stolen_card() -> None:
    step = play(before_general("4 blue", "green"), GENERAL, "power")
    told = [event for event in step.events if isinstance(event, Stole | StoleCard | LostCard)]
    assert told == [
        Stole(Seat(0), Seat(1)),
        StoleCard(Seat(1), Qi.BLUE, audience=Seat(0)),
        LostCard(Seat(0), Qi.BLUE, audience=Seat(1)),
        Stole(Seat(0), Seat(2)),
        StoleCard(Seat(2), Qi.GREEN, audience=Seat(0)),
        LostCard(Seat(0), Qi.GREEN, audience=Seat(2)),
    ]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_fb_38_and_28_opponents_lose_cards_in_turn_order_and_empty_hands_are_passed_over(active: int) -> None:
    state = before_colonel("blue", "", "green", active=active)
    step = play(state, COLONEL, "power")
    order = [event.seat for event in step.events if isinstance(event, Discarded)]
    holders = [seat for seat in range(4) if seat != active and any(state.players[seat].hand)]
    assert order == sorted(holders, key=lambda seat: (seat - active) % 4)


def test_fb_28_one_hand_that_is_not_empty_is_enough_to_ask() -> None:
    assert verbs(play(before_colonel("", "", "blue"), COLONEL).state) == {"power", "decline"}


def test_a_seat_that_has_left_is_no_opponent() -> None:
    state = position(hands=("5 red", "", "blue"), rows="6 . colonel . .", gone=(1,))
    step = play(state, COLONEL, "power")
    assert [event for event in step.events if isinstance(event, Discarded)] == [Discarded(Seat(2), Qi.BLUE)]


def test_fb_29_powers_work_on_the_last_turn() -> None:
    state = position(hands=("7 red", "blue"), general=Qijie.BESIDE, piles=("", "", "xi"), victories=("xi",))
    step = play(state, GENERAL, "power")
    assert step.state.turn.phase is Phase.OVER
    assert step.state.players[0].hand == qi("blue")
    assert step.state.players[0].victory == yens("xi general")


@pytest.mark.parametrize("yen", ["xi", "wu-white", "fortification", "soldier-red"])
def test_the_others_have_no_power(yen: str) -> None:
    state = position(hands=("3 red", "blue"), rows=f"6 . {yen} . .")
    cost = {"xi": 3, "wu-white": 2}.get(yen, 1)
    step = play(state, " ".join(["attack 1", *["red"] * cost]))
    assert step.passed


def test_fb_24_each_capture_with_a_power_asks_anew() -> None:
    rows = "xi xi bo / xi colonel xi / fortification xi xi"
    state = position(hands=("blue 3 red 2 green", "4 blue"), rows=rows)
    first = play(state, "attack 1 blue").state
    assert first.turn.phase is Phase.PRESS
    second = play(first, "press red red red green green").state
    assert (second.turn.phase, second.players[0].victory[-1]) == (Phase.POWER, Yen.COLONEL)
    third = play(second, "power").state
    assert (third.turn.phase, sum(third.players[1].hand)) == (Phase.PRESS, 3)
    assert refusal(third, "power").key == "refused-press"
