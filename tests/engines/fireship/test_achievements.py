"""Each with a game that earns it, and one that just misses it."""

from dataclasses import replace

import pytest

from engines.core import Seat
from engines.deeds import Past
from engines.fireship.achievements import MANY, centre, equals, isles, refusal, unsunk
from engines.fireship.data import HOME, Colour, Island, Pawn, Trigger
from engines.fireship.events import AttackWon, PawnLost, SaidNo
from engines.fireship.rules import FIRESHIP
from tests.engines.pasts import also, earned, past, without


@pytest.mark.parametrize(
    ("name", "number", "seat"),
    [("unsunk", 0, 0), ("equals", 13, 1), ("refusal", 13, 1), ("centre", 29, 0)],
)
def test_it_is_earned(name: str, number: int, seat: int) -> None:
    assert (name, Seat(seat)) in earned(FIRESHIP, number)


def colour(game: Past, seat: Seat) -> Colour:
    found: Colour = game.state.table.colours[seat]
    return found


def holding(game: Past, colours: dict[Island, Colour]) -> Past:
    flags = tuple(colours.get(island, Colour.WHITE) for island in Island)
    return replace(game, state=replace(game.state, open=replace(game.state.open, flags=flags)))


def test_one_attack_won_at_equal_strength_is_one_too_few() -> None:
    game, seat = past(FIRESHIP, 13), Seat(1)
    assert not equals(
        without(game, AttackWon, lambda one: isinstance(one, AttackWon) and one.seat == seat, 99), seat
    )
    won = [turn for turn in game.turns if equals(replace(game, turns=(turn, turn)), seat)]
    assert equals(replace(game, turns=tuple(won[:2])), seat)
    assert not equals(replace(game, turns=tuple(won[:1])), seat)


def test_a_boat_that_was_lost_misses_it_and_one_of_somebody_else_does_not() -> None:
    game, seat = past(FIRESHIP, 0), Seat(0)
    assert not unsunk(also(game, PawnLost(colour(game, seat), Pawn.BOAT, HOME)), seat)
    assert unsunk(also(game, PawnLost(colour(game, Seat(1)), Pawn.BOAT, HOME)), seat)


def test_all_islands_but_the_centre_miss_it() -> None:
    game, seat = past(FIRESHIP, 29), Seat(0)
    mine = colour(game, seat)
    assert centre(holding(game, {Island.CENTRE: mine}), seat)
    assert not centre(holding(game, {one: mine for one in Island if one is not Island.CENTRE}), seat)


def test_a_non_to_something_else_turns_no_attack_away() -> None:
    game, seat = past(FIRESHIP, 13), Seat(1)
    without_it = without(game, SaidNo, lambda one: getattr(one, "seat", None) == seat, 99)
    assert not refusal(also(without_it, SaidNo(seat, Trigger.KRAKEN)), seat)
    assert refusal(also(without_it, SaidNo(seat, Trigger.ATTACK)), seat)


def test_five_islands_are_enough_and_four_are_not() -> None:
    game, seat = past(FIRESHIP, 0), Seat(0)
    mine = colour(game, seat)
    for count, enough in ((MANY, True), (MANY - 1, False)):
        assert isles(holding(game, dict.fromkeys(list(Island)[:count], mine)), seat) is enough
