"""Each with a game that earns it, and one that just misses it."""

from dataclasses import replace

import pytest

from engines.core import Seat
from engines.deeds import Past
from engines.firebulls.achievements import AHEAD, COLOURS, LINE, clear, colours, general, line, unbowed
from engines.firebulls.data import Qi, Yen, earns_bonus
from engines.firebulls.events import Captured, Sacrificed
from engines.firebulls.rules import FIREBULLS
from tests.engines.pasts import ahead, also, earned, past, without


@pytest.mark.parametrize(
    ("name", "number", "seat"),
    [("clear", 0, 0), ("general", 2, 1), ("unbowed", 19, 2), ("line", 57, 2), ("colours", 146, 0)],
)
def test_it_is_earned(name: str, number: int, seat: int) -> None:
    assert (name, Seat(seat)) in earned(FIREBULLS, number)


def test_one_attack_of_three_cards_and_one_of_two_are_too_few() -> None:
    game, seat = past(FIREBULLS, 57), Seat(2)
    attacks = [turn for turn in game.turns if sum(_captured(one, seat) for one in turn) >= LINE]
    assert line(replace(game, turns=tuple(attacks[:2])), seat)
    short = without(replace(game, turns=tuple(attacks[:2])), Captured, lambda one: _captured(one, seat))
    assert not line(short, seat)


def _captured(one: object, seat: Seat) -> bool:
    return isinstance(one, Captured) and one.seat == seat


def test_without_the_general_the_rest_of_the_army_is_not_enough() -> None:
    game = past(FIREBULLS, 2)
    escaped = without(game, Captured, lambda one: isinstance(one, Captured) and one.card is Yen.GENERAL)
    assert not general(escaped, Seat(1))
    assert not general(game, Seat(0)), "somebody else has captured him"


def test_four_cards_of_ones_own_colour_are_one_too_few() -> None:
    game, seat = past(FIREBULLS, 146), Seat(0)
    player = game.state.players[seat]
    own = [one for one in player.victory if earns_bonus(one, player.colour)]
    assert colours(_with(game, seat, own[:COLOURS]), seat)
    others = [one for one in player.victory if one not in own]
    assert not colours(_with(game, seat, [*own[: COLOURS - 1], *others]), seat)


def _with(game: Past, seat: Seat, victory: list[Yen]) -> Past:
    players = list(game.state.players)
    players[seat] = replace(players[seat], victory=tuple(victory))
    return replace(game, state=replace(game.state, players=tuple(players)))


def test_a_card_given_up_for_a_warrior_or_no_warrior_at_all_misses_it() -> None:
    game, seat = past(FIREBULLS, 19), Seat(2)
    assert not unbowed(also(game, Sacrificed(seat, Yen.XI)), seat)
    assert unbowed(also(game, Sacrificed(Seat(0), Yen.XI)), seat)
    alone = without(
        game, Captured, lambda one: _captured(one, seat) and Qi.WARRIOR in getattr(one, "payment", ()), 99
    )
    assert not unbowed(alone, seat)


def test_nine_points_ahead_are_not_ten() -> None:
    game, seat = past(FIREBULLS, 0), Seat(0)
    assert clear(ahead(game, seat, AHEAD), seat)
    assert not clear(ahead(game, seat, AHEAD - 1), seat)
