"""Each with a game that earns it, and one that just misses it."""

from dataclasses import replace

import pytest

from engines.core import Event, Seat
from engines.deeds import Past
from engines.springfestival.achievements import (
    CHAIN,
    COMPOSITIONS,
    chain,
    encore,
    ovation,
    perfect,
    programme,
)
from engines.springfestival.events import ColoursCompleted, Launched, PatternCompleted, PerfectBouquet
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Player
from tests.engines.pasts import also, earned, past


@pytest.mark.parametrize(
    ("name", "number", "seat"), [("ovation", 0, 1), ("encore", 29, 1), ("perfect", 66, 0), ("chain", 1653, 1)]
)
def test_it_is_earned(name: str, number: int, seat: int) -> None:
    assert (name, Seat(seat)) in earned(SPRINGFESTIVAL, number)


def player(game: Past, seat: Seat, **changes: object) -> Past:
    players: list[Player] = list(game.state.players)
    players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]  # by the fields
    return replace(game, state=replace(game.state, players=tuple(players)))


def test_a_second_perfect_finale_misses_it() -> None:
    game = past(SPRINGFESTIVAL, 66)
    assert not perfect(also(game, PerfectBouquet(Seat(1), 3)), Seat(0))
    assert not perfect(game, Seat(1))


def test_eight_tiles_are_one_too_few() -> None:
    game, seat = past(SPRINGFESTIVAL, 1653), Seat(1)
    turns = [tuple(_shorter(one) for one in turn) for turn in game.turns]
    assert chain(game, seat)
    assert not chain(replace(game, turns=tuple(turns)), seat)


def _shorter(one: Event) -> Event:
    return replace(one, chain=CHAIN - 1) if isinstance(one, Launched) and one.chain >= CHAIN else one


def test_two_compositions_after_a_launch_are_one_too_few() -> None:
    game, seat = past(SPRINGFESTIVAL, 29), Seat(1)
    events = [one for turn in game.turns for one in turn]
    runs, at = list[int](), 0
    for one in events:
        if isinstance(one, Launched) and one.seat == seat:
            runs, at = [*runs, at], 0
        elif isinstance(one, ColoursCompleted | PatternCompleted) and one.seat == seat:
            at += 1
    assert max([*runs, at]) == 3
    mine = (ColoursCompleted, PatternCompleted)
    kept = [one for one in events if not (isinstance(one, mine) and one.seat == seat)]
    three = [one for one in events if isinstance(one, mine) and one.seat == seat][:3]
    assert encore(replace(game, turns=((*kept, *three),)), seat)
    assert not encore(replace(game, turns=((*kept, *three[:2]),)), seat)
    launch = next(one for one in events if isinstance(one, Launched) and one.seat == seat)
    assert not encore(replace(game, turns=((*kept, *three[:2], launch, three[2]),)), seat)


def test_ten_compositions_are_a_programme_and_nine_are_none() -> None:
    game, seat = past(SPRINGFESTIVAL, 0), Seat(0)
    for count in (COMPOSITIONS, COMPOSITIONS - 1):
        assert programme(player(game, seat, completed=tuple(range(count))), seat) is (count >= COMPOSITIONS)


def test_as_much_applause_as_somebody_else_is_no_ovation() -> None:
    game, seat = past(SPRINGFESTIVAL, 0), Seat(1)
    most = game.state.players[seat].applause
    assert ovation(game, seat)
    assert not ovation(player(game, Seat(0), applause=most), seat)
