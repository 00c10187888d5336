"""The special cells and what comes of them: FS-43 to FS-53, FS-59 to FS-65."""

from dataclasses import replace

import pytest

from engines.core import Seat
from engines.fireship.actions import Attack, End, Immunity, Lose, Special
from engines.fireship.data import (
    CORNERS,
    DECK,
    HOME,
    Badge,
    Boost,
    Card,
    Choice,
    Ending,
    Sector,
    Trigger,
    cell,
)
from engines.fireship.events import CardSeen
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import Captain, Phase, State, acting
from tests.engines.fireship.positions import (
    A1,
    BATTLESHIP,
    BLUE,
    BOAT,
    GREEN,
    PLANE,
    RED,
    YELLOW,
    altered,
    badges,
    dice,
    fleet,
    kinds,
    legal,
    next_card,
    of_kind,
    play,
    position,
    spinning,
)

F2, G7, I1 = Special(cell("F2")), Special(cell("G7")), Special(cell("I1"))
NONS = (Card.NON,)


def at_mystery(card: Card, green: str = "boat F2, boat C3, plane home", **more: object) -> State:
    return next_card(position({GREEN: green}, **more), card)  # type: ignore[arg-type]  # passed on


def at_wheel(*sectors: Sector, green: str = "boat G7, boat C3, plane home", **more: object) -> State:
    return spinning(position({GREEN: green}, **more), *sectors)  # type: ignore[arg-type]  # passed on


def test_fs_43_a_special_cell_ends_the_turn() -> None:
    step = play(at_mystery(Card.GAIN_BOAT), F2)
    assert step.passed
    assert acting(step.state) == 1


def test_fs_46_each_of_two_pawns_may_use_the_cell_on_its_own_arrival() -> None:
    enemy = position({GREEN: "boat F2", RED: "boat F2"})
    assert of_kind(enemy, Special) == [F2]


def test_fs_47_only_a_plane_uses_the_battleship_cell() -> None:
    assert not of_kind(position({GREEN: "boat I1, battleship Q9"}), Special)
    assert of_kind(position({GREEN: "plane I1, boat I1"}), Special) == [I1]


@pytest.mark.parametrize(("die", "won"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_fs_47_five_or_six_gives_a_battleship_at_home(die: int, won: int) -> None:
    after = play(dice(position({GREEN: "plane I1"}), die), I1).state
    assert after.fleets[GREEN] == ((), (cell("I1"),), (HOME,) * won)


def test_fs_47_the_last_plane_is_not_protected_there() -> None:
    state = position({GREEN: "plane I1, boat home"}, captains={GREEN: Captain(immune=False)})
    assert play(dice(state, 0), I1).state.fleets[GREEN] == fleet("boat home")


def test_fs_08_losing_the_last_pawn_to_the_skull_puts_out_and_ends_the_turn() -> None:
    asked = play(dice(position({GREEN: "plane I1"}), 0), I1).state
    step = play(asked, Immunity(Choice.KEEP))
    assert step.state.open.captains[0].out == 1
    assert acting(step.state) == 1


def test_fs_48_the_wheel_spins_until_it_shows_something_else() -> None:
    step = play(at_wheel(Sector.SPIN_AGAIN, Sector.SPIN_AGAIN, Sector.GAIN_BOAT), G7)
    assert kinds(step.events).count("WheelSpun") == 3
    assert step.state.fleets[GREEN][BOAT].count(HOME) == 1


@pytest.mark.parametrize(("sector", "pawn"), [(Sector.GAIN_BOAT, BOAT), (Sector.GAIN_PLANE, PLANE)])
def test_the_wheel_gives_a_pawn_at_home(sector: Sector, pawn: int) -> None:
    before = at_wheel(sector)
    after = play(before, G7).state
    assert after.fleets[GREEN][pawn].count(HOME) == before.fleets[GREEN][pawn].count(HOME) + 1


def test_fs_11_a_gain_with_an_empty_reserve_gives_nothing() -> None:
    step = play(at_wheel(Sector.GAIN_PLANE, green="boat G7, plane home, plane C3, plane C4"), G7)
    assert "NothingHappened" in kinds(step.events)
    assert len(step.state.fleets[GREEN][PLANE]) == 3


def test_fs_49_the_player_chooses_which_boat_home_included() -> None:
    asked = play(at_mystery(Card.LOSE_BOAT, "boat F2, boat home, boat home, plane home"), F2)
    assert not asked.passed
    assert legal(asked.state) == (Lose(BOAT, cell("F2")), Lose(BOAT, HOME))
    step = play(asked.state, Lose(BOAT, HOME))
    assert step.state.fleets[GREEN] == fleet("boat F2, boat home, plane home")
    assert step.passed


def test_fs_49_there_is_nothing_to_choose_between_twins() -> None:
    step = play(at_mystery(Card.LOSE_BOAT, "boat F2, boat F2, plane home"), F2)
    assert step.state.fleets[GREEN] == fleet("boat F2, plane home")
    assert step.passed


@pytest.mark.parametrize(
    ("green", "islands", "lost"),
    [
        ("boat F2, boat C3, boat home", {}, "home"),
        ("boat F2, boat Q5, boat C3", {}, "Q5"),  # no island: farthest from home
        ("boat F2, boat Q5, boat A14", {A1: GREEN}, "Q5"),
        ("boat F2, boat H7, boat C5", {A1: GREEN}, "F2"),  # 2 each from A1: first in the order A1, B1 …
    ],
)
def test_fs_49_time_out_gives_up_the_boat_that_is_least_missed(
    green: str, islands: dict[object, object], lost: str
) -> None:
    asked = play(next_card(position({GREEN: green}, islands), Card.LOSE_BOAT), F2).state  # type: ignore[arg-type]  # empty
    chosen = FIRESHIP.autopilot(asked, Seat(0))
    assert chosen == Lose(BOAT, HOME if lost == "home" else cell(lost))


def test_fs_50_two_planes_one_of_them_at_home_may_be_lost() -> None:
    asked = play(at_wheel(Sector.LOSE_PLANE, green="boat G7, plane home, plane C3"), G7).state
    assert asked.turn.phase is Phase.LOSE_PLANE
    assert legal(asked) == (Lose(PLANE, cell("C3")), Lose(PLANE, HOME))


def test_fs_50_the_only_plane_is_kept() -> None:
    step = play(at_mystery(Card.LOSE_PLANE), F2)
    assert step.state.fleets[GREEN][PLANE] == (HOME,)
    assert step.passed


def test_fs_51_the_wheel_may_draw_a_card() -> None:
    state = at_wheel(Sector.DRAW_CARD)
    step = play(next_card(state, Card.FOG), G7)
    assert step.state.hidden.hands[0].cards == (Card.FOG,)


@pytest.mark.parametrize(
    ("sector", "badge"),
    [
        (Sector.BOUM, Badge.BOUM),
        (Sector.GULF_STREAM, Badge.GULF_STREAM),
        (Sector.FOG, Badge.FOG),
        (Sector.UPDRAFT, Badge.UPDRAFT),
    ],
)
def test_fs_52_the_wheel_gives_badges_while_there_are_any(sector: Sector, badge: Badge) -> None:
    after = play(at_wheel(sector), G7).state
    assert after.open.captains[0].badges[badge] == sum(after.open.captains[0].badges) == 1
    all_six = Captain(tuple(6 if one is badge else 0 for one in Badge))
    none_left = play(at_wheel(sector, captains={BLUE: all_six}), G7)
    assert sum(none_left.state.open.captains[0].badges) == 0
    assert "NothingHappened" in kinds(none_left.events)


def test_fs_53_kraken_spares_homes_islands_deep_hole_and_not_fog() -> None:
    state = at_wheel(
        Sector.KRAKEN,
        green="boat G7, boat home",
        captains={RED: Captain(deep=True), BLUE: Captain(fog=True)},
    )
    state = replace(
        state,
        fleets=(
            state.fleets[GREEN],
            fleet("boat G9, boat home"),
            fleet("boat F7"),
            fleet("boat J7"),
            fleet("boat G6"),
        ),
    )
    after = play(state, G7).state
    assert after.fleets == (
        fleet("boat home"),
        fleet("boat home"),
        fleet("boat F7"),
        fleet("boat J7"),
        fleet(""),
    )


def test_fs_60_the_spinners_non_comes_first_and_saves_everybody() -> None:
    state = position(
        {GREEN: "boat G7, boat home", RED: "boat G9"},
        hands={GREEN: NONS, RED: NONS},
        armed={GREEN: (Trigger.MISFORTUNE,), RED: (Trigger.KRAKEN,)},
    )
    step = play(spinning(state, Sector.KRAKEN), G7)
    assert step.state.fleets == state.fleets
    assert [hand.cards for hand in step.state.hidden.hands] == [(), (), NONS, ()]
    assert step.passed


def test_fs_60_then_the_first_clockwise_from_the_spinner_who_would_lose_a_pawn() -> None:
    everybody = {GREEN: (), BLUE: NONS, RED: NONS, YELLOW: NONS}
    state = position(
        {GREEN: "boat home", BLUE: "boat G8, boat home", RED: "boat G7, boat home", YELLOW: "boat Q5"},
        number=3,
        hands=everybody,
        armed=dict.fromkeys(CORNERS, (Trigger.KRAKEN,)),
    )
    step = play(spinning(state, Sector.KRAKEN), G7, seat=2)
    assert [hand.cards for hand in step.state.hidden.hands] == [(), (), NONS, NONS]
    assert step.state.fleets == state.fleets


def test_fs_60_a_kraken_of_ones_own_is_no_kraken_of_another() -> None:
    state = position(
        {GREEN: "boat G7, boat home"}, hands={GREEN: NONS}, armed={GREEN: (Trigger.KRAKEN, Trigger.ATTACK)}
    )
    assert play(spinning(state, Sector.KRAKEN), G7).state.fleets[GREEN] == fleet("boat home")


@pytest.mark.parametrize("card", [Card.LOSE_BOAT, Card.LOSE_PLANE, Card.DEEP_HOLE])
def test_fs_60_non_against_the_own_misfortune(card: Card) -> None:
    state = position(
        {GREEN: "boat F2, boat C3, plane home, plane C4"},
        hands={GREEN: NONS},
        armed={GREEN: (Trigger.MISFORTUNE,)},
    )
    step = play(next_card(state, card), F2)
    assert step.state.fleets == state.fleets
    assert not step.state.open.captains[0].deep
    assert step.state.hidden.hands[0].cards == ()
    assert step.state.hidden.discards[card] == DECK[card]  # drawn, cancelled, used up
    assert step.passed


def test_fs_60_non_is_kept_when_the_misfortune_would_have_no_effect() -> None:
    state = position(
        {GREEN: "boat F2, plane home"}, hands={GREEN: NONS}, armed={GREEN: (Trigger.MISFORTUNE,)}
    )
    assert play(next_card(state, Card.LOSE_PLANE), F2).state.hidden.hands[0].cards == NONS


def test_fs_60_non_does_not_answer_the_die_of_the_battleship_cell() -> None:
    state = position(
        {GREEN: "plane I1, boat home"},
        hands={GREEN: NONS},
        armed={GREEN: (Trigger.MISFORTUNE,)},
        captains={GREEN: Captain(immune=False)},
    )
    after = play(dice(state, 0), I1).state
    assert after.fleets[GREEN] == fleet("boat home")
    assert after.hidden.hands[0].cards == NONS


def test_fs_59_deep_hole_skips_the_next_turn_and_then_lets_go() -> None:
    state = at_mystery(Card.DEEP_HOLE, seats=2, captains={GREEN: Captain(fog=True)})
    engulfed = play(state, F2).state
    assert engulfed.open.captains[0].deep
    assert acting(engulfed) == 1
    skipped = play(replace(engulfed, turn=replace(engulfed.turn, phase=Phase.SAIL)), End(), seat=1)
    assert "TurnSkipped" in kinds(skipped.events)
    assert not skipped.state.open.captains[0].deep
    assert not skipped.state.open.captains[0].fog
    assert (acting(skipped.state), skipped.state.turn.number) == (1, 4)


def test_fs_62_a_kept_card_is_seen_by_its_owner_alone() -> None:
    step = play(at_mystery(Card.NON), F2)
    assert step.state.hidden.hands[0].cards == (Card.NON,)
    told = [event for event in step.events if isinstance(event, CardSeen)]
    assert told == [CardSeen(Card.NON, audience=Seat(0))]
    assert not any(hasattr(event, "card") for event in step.events if event.audience is None)


def test_fs_63_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    state = position({GREEN: "boat F2"})
    empty = altered(state, deck=(0,) * len(Card), discards=tuple(int(card is Card.FOG) for card in Card))
    step = play(empty, F2)
    assert step.state.hidden.hands[0].cards == (Card.FOG,)
    assert sum(step.state.hidden.discards) == sum(step.state.hidden.deck) == 0
    nothing = altered(empty, discards=(0,) * len(Card))
    assert kinds(play(nothing, F2).events) == ["NothingHappened"]


def test_fs_63_cards_and_badges_of_who_is_out_go_back() -> None:
    state = position(
        {GREEN: "battleship C5", RED: "boat C6"},
        hands={RED: (Card.FOG, Card.BOUM)},
        captains={RED: Captain(badges(boum=2))},
    )
    after = play(dice(state, 6), Attack(BATTLESHIP, cell("C5"), RED, BOAT, cell("C6"), Boost.PLAIN)).state
    assert after.hidden.hands[2].cards == ()
    assert (after.hidden.discards[Card.FOG], after.hidden.discards[Card.BOUM]) == (1, 1)
    assert after.open.captains[2] == Captain(immune=False, out=1)


def test_fs_08_kraken_may_end_the_game_and_leave_nobody() -> None:
    state = position({GREEN: "boat G7", RED: "boat G8"}, seats=2)
    after = play(spinning(state, Sector.KRAKEN), G7).state
    assert after.open.ending is Ending.NOBODY
    outcome = FIRESHIP.outcome(after)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_fs_08_the_last_player_left_wins() -> None:
    state = position({GREEN: "boat G7, boat home", RED: "boat G8"}, seats=2)
    after = play(spinning(state, Sector.KRAKEN), G7).state
    assert after.open.ending is Ending.LAST
    outcome = FIRESHIP.outcome(after)
    assert outcome is not None
    assert outcome.winners == (0,)
