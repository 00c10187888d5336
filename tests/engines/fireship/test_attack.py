"""Attacks, Boum, rings, and what out-of-turn cards do to them: FS-26 to FS-42, FS-55, FS-56, FS-60, FS-61."""

import pytest

from engines.core import Action, IllegalAction
from engines.fireship.actions import Attack, Boum, Fortify, Immunity, Invade
from engines.fireship.data import HOME, Boost, Card, Choice, Ending, Island, Source, Trigger, cell
from engines.fireship.power import island_defence, strength
from engines.fireship.state import Captain, Phase, State, acting
from tests.engines.fireship.positions import (
    A1,
    A2,
    BATTLESHIP,
    BLUE,
    BOAT,
    GREEN,
    PLANE,
    RED,
    WHITE,
    YELLOW,
    badges,
    dice,
    fleet,
    kinds,
    legal,
    of_kind,
    play,
    position,
)

PLAIN, PLUS = Boost


def on_red(boost: Boost = PLAIN) -> Attack:
    return Attack(PLANE, cell("C5"), RED, BOAT, cell("C6"), boost)


def facing(red: str = "boat C6, boat home", **more: object) -> State:
    return position({GREEN: "plane C5, boat home", RED: red}, **more)  # type: ignore[arg-type]  # passed on


def refusal(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        play(state, action)  # type: ignore[arg-type]  # any action may be refused
    return refused.value.phrase.key


def test_fs_26_an_attack_ends_the_turn() -> None:
    step = play(dice(facing(), 2), on_red())
    assert step.passed
    assert acting(step.state) == 1


def test_fs_28_a_target_must_be_near() -> None:
    assert refusal(facing("boat C7, boat home"), Attack(PLANE, cell("C5"), RED, BOAT, cell("C7"), PLAIN)) == (
        "refused-not-near"
    )
    same = facing("boat C5, boat home")
    assert Attack(PLANE, cell("C5"), RED, BOAT, cell("C5"), PLAIN) in of_kind(same, Attack)


def test_fs_29_a_diagonal_cell_is_not_near() -> None:
    assert not of_kind(facing("boat D6, boat home"), Attack)


def test_fs_30_no_chains_of_neighbours() -> None:
    state = position({GREEN: "boat C5, boat C4, boat C3, boat D5", RED: "boat C6, boat C7, boat D7"})
    assert strength(state, GREEN, cell("C5")) == 3
    assert strength(state, RED, cell("C6")) == 2


def test_fs_31_an_island_helps_its_colour_on_both_sides() -> None:
    state = position({GREEN: "boat D5, boat home", RED: "boat D4"}, {A1: (GREEN, 1)})
    assert strength(state, GREEN, cell("D5")) == 6
    taken = position({GREEN: "boat D5, boat home", RED: "boat E4"}, {A1: (RED, 2)})
    assert strength(taken, RED, cell("E4")) == 9
    assert strength(taken, GREEN, cell("D5")) == 1


def test_fs_32_a_white_boat_is_defended_by_its_island() -> None:
    state = position({GREEN: "battleship G7, boat home"})
    assert strength(state, WHITE, cell("G6")) == 3
    after = play(dice(state, 4), Attack(BATTLESHIP, cell("G7"), WHITE, BOAT, cell("G6"), PLAIN)).state
    assert cell("G6") not in after.fleets[WHITE][BOAT]
    assert after.open.flags[A1] is WHITE


def test_fs_34_own_pawns_and_islands_are_no_targets() -> None:
    state = position({GREEN: "battleship D5, boat D4"}, {A1: GREEN})
    assert not of_kind(state, Attack)
    assert not of_kind(state, Invade)
    assert refusal(state, Invade(BATTLESHIP, cell("D5"), A1, PLAIN)) == "refused-own"


def test_fs_35_a_weaker_attack_is_illegal() -> None:
    assert refusal(facing("boat C6, plane C7"), on_red()) == "refused-too-weak"
    assert on_red() in of_kind(facing("boat C6, boat C7"), Attack)


def test_fs_37_a_failed_attack_changes_nothing() -> None:
    before = facing()
    after = play(dice(before, 3), on_red()).state
    assert after.fleets == before.fleets


def test_fs_38_the_target_and_all_who_were_counted_are_lost() -> None:
    red = "boat C6, boat C7, boat B6, boat A6, boat E3, boat D7"
    state = position({GREEN: "battleship C5, boat home", RED: red, BLUE: "boat C6, boat home"})
    after = play(dice(state, 5), Attack(BATTLESHIP, cell("C5"), RED, BOAT, cell("C6"), PLAIN)).state
    assert after.fleets[RED] == fleet("boat E3, boat A6, boat D7")
    assert after.fleets[BLUE] == state.fleets[BLUE]


def test_fs_39_a_supporting_island_does_not_change_its_owner() -> None:
    state = position({GREEN: "battleship D5, boat home", RED: "boat D6, boat home"}, {A1: RED})
    after = play(dice(state, 4), Attack(BATTLESHIP, cell("D5"), RED, BOAT, cell("D6"), PLAIN)).state
    assert after.open.flags[A1] is RED
    assert after.fleets[RED] == fleet("boat home")


def test_fs_40_a_full_circle_sends_the_new_boat_home() -> None:
    state = position({GREEN: "battleship D5", BLUE: "boat G6, plane G6", WHITE: ""})
    after = play(dice(state, 6), Invade(BATTLESHIP, cell("D5"), A1, PLAIN)).state
    assert after.fleets[GREEN] == fleet("boat home, battleship D5")
    assert after.open.flags[A1] is GREEN


def test_fs_40_a_circle_freed_by_the_defenders_takes_the_new_boat() -> None:
    state = position(
        {GREEN: "battleship D5, battleship D5", RED: "boat G6, boat G6, boat home", WHITE: ""}, {A1: RED}
    )
    after = play(dice(state, 6), Invade(BATTLESHIP, cell("D5"), A1, PLAIN)).state
    assert after.fleets[GREEN] == fleet("boat G6, battleship D5, battleship D5")
    assert after.fleets[RED] == fleet("boat home")


def test_fs_41_attackers_stay_where_they_are() -> None:
    after = play(dice(facing(), 6), on_red()).state
    assert after.fleets[GREEN] == fleet("plane C5, boat home")


def test_fs_19_pawns_at_home_neither_attack_nor_help_nor_are_targets() -> None:
    state = position({GREEN: "battleship home, boat C1", BLUE: "boat home"})
    assert strength(state, GREEN, cell("C1")) == 1
    assert not of_kind(state, Attack)


def test_fs_55_boum_destroys_any_boat_on_the_sea_and_the_turn_goes_on() -> None:
    state = position(
        {GREEN: "boat C4, plane C5", RED: "boat home, boat P9, plane P8"},
        captains={GREEN: Captain(badges(boum=1))},
        points=3,
    )
    offered = {(one.colour, one.cell) for one in of_kind(state, Boum) if isinstance(one, Boum)}
    assert {(GREEN, cell("C4")), (RED, cell("P9")), (WHITE, cell("G6"))} <= offered
    assert HOME not in {where for _, where in offered}
    assert cell("P8") not in {where for _, where in offered}
    step = play(state, Boum(Source.BADGE, RED, cell("P9")))
    assert step.state.fleets[RED] == fleet("boat home, plane P8")
    assert step.state.open.captains[0].badges == badges()
    assert not step.passed
    assert step.state.turn.points == 3


def test_fs_55_fog_does_not_protect_against_boum_but_deep_hole_does() -> None:
    gift = {GREEN: Captain(badges(boum=1))}
    fog = position({RED: "boat P9, boat home"}, captains={**gift, RED: Captain(fog=True)})
    assert Boum(Source.BADGE, RED, cell("P9")) in legal(fog)
    deep = position({RED: "boat P9, boat home"}, captains={**gift, RED: Captain(deep=True)})
    assert Boum(Source.BADGE, RED, cell("P9")) not in legal(deep)
    assert refusal(deep, Boum(Source.BADGE, RED, cell("P9"))) == "refused-deep-hole"


def test_fs_52_a_card_and_a_badge_do_the_same() -> None:
    state = position({GREEN: "boat C4"}, hands={GREEN: (Card.BOUM,)}, points=2)
    step = play(state, Boum(Source.CARD, WHITE, cell("G6")))
    assert step.state.hidden.hands[0].cards == ()
    assert step.state.hidden.discards[Card.BOUM] == 1
    assert cell("G6") not in step.state.fleets[WHITE][BOAT]


def test_fs_56_a_declared_plus_one_counts_and_is_used_up() -> None:
    state = facing("boat C6, plane C7", hands={GREEN: (Card.PLUS_ONE, Card.PLUS_ONE)})
    assert of_kind(state, Attack) == [on_red(PLUS)]  # 2 + 1 against 3
    step = play(dice(state, 4), on_red(PLUS))
    assert "AttackFailed" in kinds(step.events)  # equal: 5 or 6
    assert step.state.hidden.hands[0].cards == (Card.PLUS_ONE,)
    assert play(dice(state, 5), on_red(PLUS)).state.fleets[RED] == ((), (), ())


def test_fs_56_a_plus_one_is_always_allowed_with_an_attack() -> None:
    state = facing(hands={GREEN: (Card.PLUS_ONE,)})
    assert of_kind(state, Attack) == [on_red(), on_red(PLUS)]


def armed(
    cards: tuple[Card, ...], *triggers: Trigger, red: str = "boat C6, boat home", **more: object
) -> State:
    return facing(red, hands={RED: cards}, armed={RED: triggers}, **more)


def test_fs_56_plus_one_in_defence_stops_an_equal_attack_without_a_die() -> None:
    state = armed((Card.PLUS_ONE,), Trigger.DEFENCE, red="boat C6, boat C7, boat home")
    step = play(state, on_red())
    assert kinds(step.events) == ["PawnAttacked", "Reinforced", "Repelled"]
    assert step.passed
    assert step.state.hidden.hands[2].cards == ()
    assert step.state.hidden.discards[Card.PLUS_ONE] == 1


def test_fs_56_plus_one_in_defence_makes_a_greater_attack_equal() -> None:
    state = armed((Card.PLUS_ONE,), Trigger.DEFENCE)
    assert "AttackFailed" in kinds(play(dice(state, 4), on_red()).events)
    assert "AttackWon" in kinds(play(dice(state, 5), on_red()).events)


def test_fs_56_plus_one_in_defence_is_kept_where_it_changes_nothing() -> None:
    state = position(
        {GREEN: "battleship C5, boat home", RED: "boat C6, boat home"},
        hands={RED: (Card.PLUS_ONE,)},
        armed={RED: (Trigger.DEFENCE,)},
    )
    step = play(dice(state, 4), Attack(BATTLESHIP, cell("C5"), RED, BOAT, cell("C6"), PLAIN))
    assert "AttackWon" in kinds(step.events)
    assert step.state.hidden.hands[2].cards == (Card.PLUS_ONE,)


def test_fs_56_plus_one_in_defence_is_kept_against_an_attack_greater_by_two() -> None:
    state = position(
        {GREEN: "plane C5, boat C4", RED: "boat C6, boat home"},
        hands={RED: (Card.PLUS_ONE,)},
        armed={RED: (Trigger.DEFENCE,)},
    )
    assert play(dice(state, 4), on_red()).state.hidden.hands[2].cards == (Card.PLUS_ONE,)


def test_fs_31_a_lone_boat_with_its_island_attacks_a_plane() -> None:
    state = position({GREEN: "boat D5, boat home", RED: "plane C5, boat home"}, {A1: GREEN})
    assert of_kind(state, Attack) == [Attack(BOAT, cell("D5"), RED, PLANE, cell("C5"), PLAIN)]


def test_fs_31_a_boat_near_its_island_is_no_weak_target() -> None:
    state = position({GREEN: "boat D5, boat home", RED: "boat D6, boat home"}, {A1: RED})
    assert not of_kind(state, Attack)
    assert of_kind(position({GREEN: "boat C5, boat home", RED: "boat C6, boat home"}), Attack)


def test_fs_56_defence_is_compared_after_the_attackers_plus_one() -> None:
    state = facing(
        "boat C6, plane C7, boat home",
        hands={GREEN: (Card.PLUS_ONE,), RED: (Card.PLUS_ONE,)},
        armed={RED: (Trigger.DEFENCE,)},
    )
    assert "Repelled" in kinds(play(state, on_red(PLUS)).events)


def test_fs_56_plus_one_is_not_armed_by_default() -> None:
    state = facing("boat C6, boat C7, boat home", hands={RED: (Card.PLUS_ONE,)})
    step = play(dice(state, 5), on_red())
    assert "AttackWon" in kinds(step.events)
    assert step.state.hidden.hands[2].cards == (Card.PLUS_ONE,)


def test_fs_60_non_cancels_an_attack_before_the_die_by_default() -> None:
    before = facing(hands={RED: (Card.NON,)})
    step = play(before, on_red())
    assert kinds(step.events) == ["PawnAttacked", "SaidNo"]
    assert step.passed
    assert step.state.fleets == before.fleets
    assert step.state.hidden.hands[2].cards == ()
    assert step.state.hidden.discards[Card.NON] == 1


def test_fs_60_non_comes_before_plus_one_which_is_kept_and_one_event_uses_one_card() -> None:
    state = armed(
        (Card.NON, Card.NON, Card.PLUS_ONE),
        Trigger.ATTACK,
        Trigger.DEFENCE,
        red="boat C6, boat C7, boat home",
    )
    after = play(state, on_red()).state
    assert after.hidden.hands[2].cards == (Card.NON, Card.PLUS_ONE)


def test_fs_60_a_declared_plus_one_is_used_up_by_a_non() -> None:
    state = facing(hands={GREEN: (Card.PLUS_ONE,), RED: (Card.NON,)})
    assert play(state, on_red(PLUS)).state.hidden.hands[0].cards == ()


def test_fs_60_non_does_not_answer_an_attack_on_somebody_else() -> None:
    state = facing(hands={BLUE: (Card.NON,), YELLOW: (Card.NON,)})
    assert "SaidNo" not in kinds(play(dice(state, 4), on_red()).events)


def test_fs_60_a_disarmed_non_stays_in_the_hand() -> None:
    state = armed((Card.NON,), Trigger.BOUM)
    step = play(dice(state, 4), on_red())
    assert "SaidNo" not in kinds(step.events)
    assert step.state.hidden.hands[2].cards == (Card.NON,)


def test_fs_60_non_cancels_boum_on_the_own_boat_and_the_turn_goes_on() -> None:
    state = armed((Card.NON,), Trigger.BOUM, captains={GREEN: Captain(badges(boum=2))}, points=2)
    step = play(state, Boum(Source.BADGE, RED, cell("C6")))
    assert step.state.fleets == state.fleets
    assert step.state.open.captains[0].badges == badges(boum=1)
    assert not step.passed


def test_fs_60_non_says_nothing_to_ones_own_boum() -> None:
    state = position(
        {GREEN: "boat C4, boat home"},
        hands={GREEN: (Card.NON,)},
        armed={GREEN: (Trigger.BOUM, Trigger.MISFORTUNE)},
        captains={GREEN: Captain(badges(boum=1))},
        points=2,
    )
    step = play(state, Boum(Source.BADGE, GREEN, cell("C4")))
    assert step.state.fleets[GREEN] == fleet("boat home")


def test_fs_61_the_skull_of_an_attack_is_thrown_again_once() -> None:
    asked = play(dice(facing(), 0, 4), on_red()).state
    assert asked.turn.phase is Phase.SKULL
    step = play(asked, Immunity(Choice.USE))
    assert "AttackWon" in kinds(step.events)
    assert not step.state.open.captains[0].immune
    again = play(play(dice(facing(), 0, 0), on_red()).state, Immunity(Choice.USE))
    assert "AttackFailed" in kinds(again.events)
    assert again.passed


def test_fs_61_the_skull_may_be_accepted_and_without_immunity_it_fails_at_once() -> None:
    asked = play(dice(facing(), 0), on_red()).state
    kept = play(asked, Immunity(Choice.KEEP))
    assert kinds(kept.events) == ["SkullAccepted", "AttackFailed"]
    assert kept.state.open.captains[0].immune
    bare = facing(captains={GREEN: Captain(immune=False)})
    assert play(dice(bare, 0), on_red()).passed


def test_fs_58_nobody_in_fog_is_a_target_and_he_may_attack() -> None:
    fog = facing(captains={RED: Captain(fog=True)})
    assert not of_kind(fog, Attack)
    assert refusal(fog, on_red()) == "refused-fog"
    island = position({GREEN: "battleship D5"}, {A1: RED}, captains={RED: Captain(fog=True)})
    assert refusal(island, Invade(BATTLESHIP, cell("D5"), A1, PLAIN)) == "refused-fog"
    assert of_kind(facing(captains={GREEN: Captain(fog=True)}), Attack) == [on_red()]


def test_fs_59_pawns_under_deep_hole_are_no_targets_and_do_not_defend() -> None:
    state = position(
        {GREEN: "boat D5, plane D4", RED: "boat D6, battleship G6, boat home", WHITE: ""},
        {A1: RED},
        captains={RED: Captain(deep=True)},
    )
    assert not of_kind(state, Attack)
    assert island_defence(state, A1) == 2
    after = play(dice(state, 4), Invade(BOAT, cell("D5"), A1, PLAIN)).state
    assert after.open.flags[A1] is GREEN
    assert after.fleets[RED] == state.fleets[RED]


def test_fs_59_pawns_under_deep_hole_still_fill_their_cell() -> None:
    state = position(
        {GREEN: "battleship D5", RED: "boat G6, plane G6", WHITE: ""}, captains={RED: Captain(deep=True)}
    )
    after = play(dice(state, 4), Invade(BATTLESHIP, cell("D5"), A1, PLAIN)).state
    assert after.fleets[GREEN] == fleet("boat home, battleship D5")


def test_fs_66_any_two_boats_next_to_the_island_make_a_ring() -> None:
    state = position({GREEN: "boat G6, boat D5, boat D5, boat D4, plane E4", WHITE: ""}, {A1: GREEN})
    assert of_kind(state, Fortify) == [
        Fortify(A1, cell("D5"), cell("D5")),
        Fortify(A1, cell("D5"), cell("G6")),
    ]


def test_fs_67_one_ring_and_the_turn_is_over() -> None:
    state = position({GREEN: "boat G6, boat D5, boat D5, boat E4", WHITE: ""}, {A1: GREEN})
    assert play(state, Fortify(A1, cell("D5"), cell("G6"))).passed


def test_fs_69_three_rings_at_most_and_boats_only() -> None:
    full = position({GREEN: "boat G6, boat D5", WHITE: ""}, {A1: (GREEN, 3)})
    assert not of_kind(full, Fortify)
    assert refusal(full, Fortify(A1, cell("D5"), cell("G6"))) == "refused-most-rings"
    assert not of_kind(position({GREEN: "plane D5, battleship D6, boat G6"}, {A1: GREEN}), Fortify)


def test_fs_04_without_the_option_there_are_no_rings() -> None:
    state = position({GREEN: "boat G6, boat D5", WHITE: ""}, {A1: GREEN}, fortification="off")
    assert not of_kind(state, Fortify)


def test_fs_70_rings_go_when_an_island_changes_hands() -> None:
    state = position({GREEN: "battleship D5, battleship D5", RED: "boat home"}, {A1: (RED, 2), A2: (RED, 1)})
    after = play(dice(state, 5), Invade(BATTLESHIP, cell("D5"), A1, PLAIN)).state
    assert (after.open.flags[A1], after.open.rings[A1], after.open.rings[A2]) == (GREEN, 0, 1)


def test_fs_05_nine_islands_win_at_once() -> None:
    state = position(
        {GREEN: "battleship D5", RED: "boat home, boat home"}, dict.fromkeys(Island, GREEN) | {A1: RED}
    )
    after = play(dice(state, 4), Invade(BATTLESHIP, cell("D5"), A1, PLAIN)).state
    assert after.open.ending is Ending.CONQUEST
    assert not legal(after)
