"""FS-46: of like pawns on one cell nobody can say which has gone: what either could do stays possible."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

import pytest

from engines.chance import words
from engines.codec import decode, encode
from engines.core import Seat, Step
from engines.fireship.actions import Move, Special
from engines.fireship.data import HOME, ROOM, SEA_CELLS, SPECIALS, Pawn, cell
from engines.fireship.data import Special as Kind
from engines.fireship.events import Moved
from engines.fireship.rules import FIRESHIP, Fireship
from engines.fireship.sea import STEPS
from engines.fireship.state import State, Tag
from engines.fireship.tags import tags_at_start
from tests.engines.fireship.positions import BOAT, GREEN, PLANE, fleet, legal, of_kind, play, position, tag


def test_of_twins_the_other_may_go_back_to_where_one_began() -> None:
    state = position({GREEN: "boat F2, boat F3"}, points=4, tagged=True)
    there = play(state, Move(BOAT, cell("F2"), cell("F3"))).state
    assert of_kind(there, Special) == []
    back = play(there, Move(BOAT, cell("F3"), cell("F2"))).state
    assert of_kind(back, Special) == [Special(cell("F2"))]


def test_a_boat_that_has_no_twin_may_not_step_out_and_back() -> None:
    state = position({GREEN: "boat F2, boat F4"}, points=4, tagged=True)
    there = play(state, Move(BOAT, cell("F2"), cell("F3"))).state
    assert of_kind(play(there, Move(BOAT, cell("F3"), cell("F2"))).state, Special) == []


def fast_above_slow(points: int) -> State:
    """A slow plane began on F2, a fast one has come there."""
    state = position({GREEN: "plane F2, plane F2, boat home"}, points=points)
    tags = (tag(PLANE, "F2", "F2"), tag(PLANE, "F2", fast=True))
    return replace(state, turn=replace(state.turn, tags=tags))


def test_a_slow_plane_leaves_the_cell_to_the_fast_one_that_has_come_there() -> None:
    left = play(fast_above_slow(4), Move(PLANE, cell("F2"), cell("F4"))).state
    assert of_kind(left, Special) == [Special(cell("F2"))]
    assert left.turn.points == 3, "until it shows, the fast one has gone, which costs half"


def test_what_only_the_fast_one_can_pay_shows_that_it_has_gone() -> None:
    left = play(fast_above_slow(2), Move(PLANE, cell("F2"), cell("C3"))).state
    assert left.turn.points == 0
    assert of_kind(left, Special) == []


def test_what_the_slow_one_has_paid_the_fast_one_may_still_fly() -> None:
    left = play(fast_above_slow(4), Move(PLANE, cell("F2"), cell("F4"))).state
    flights = {move.to for move in moves(left) if move.start == cell("F2")}
    assert cell("C3") in flights, "four cells for the two points that are left then"
    assert cell("C4") not in flights


# Against pawns that have names --------------------------------------------------------------------------


@dataclass(frozen=True)
class Named:
    kind: Pawn
    place: int
    origin: int
    fast: bool


Names = frozenset[tuple[tuple[Named, ...], int]]  # what each pawn may be by now, and the points left


def named(state: State, fast: tuple[Pawn, int]) -> Names:
    """At the beginning of a turn, with one pawn of this kind and place that is fast."""
    pawns, left = [], 1
    for kind in Pawn:
        for place in state.fleets[GREEN][kind]:
            quick = bool(left and (kind, place) == fast)
            left -= quick
            pawns.append(Named(kind, place, place if place in SPECIALS else HOME, quick))
    return frozenset({(tuple(pawns), state.turn.points)})


def moves(state: State) -> list[Move]:
    return [move for move in legal(state) if isinstance(move, Move)]


def after(names: Names, move: Move) -> Names:
    found = set()
    for pawns, points in names:
        for at, pawn in enumerate(pawns):
            if (pawn.kind, pawn.place) == (move.pawn, move.start):
                steps = STEPS[move.pawn][GREEN][move.start][move.to]
                left = points - ((steps + 1) // 2 if pawn.fast else steps)
                if left >= 0:
                    found.add(((*pawns[:at], replace(pawn, place=move.to), *pawns[at + 1 :]), left))
    return frozenset(found)


def usable(names: Names) -> set[int]:
    return {
        pawn.place
        for pawns, _ in names
        for pawn in pawns
        if pawn.place in SPECIALS
        and pawn.origin != pawn.place
        and (SPECIALS[pawn.place] is not Kind.BATTLESHIP or pawn.kind is Pawn.PLANE)
    }


def crowded(chance: Iterator[int]) -> tuple[State, tuple[Pawn, int]]:
    """Boats and planes around two special cells, so that twins meet."""
    near = ["F2", "F3", "F4", "E3", "G7", "G6", "F7", "L2"] * ROOM
    text = ", ".join(
        f"{pawn} {near.pop(next(chance) % len(near))}" for pawn in ("boat",) * 3 + ("plane",) * 2
    )
    state = position({GREEN: text}, points=6 + next(chance) % 8, seats=2)
    places = fleet(text)
    kind = Pawn(next(chance) % 2)
    fast = kind, places[kind][next(chance) % len(places[kind])]
    tags = list(tags_at_start(places))
    origin = fast[1] if fast[1] in SPECIALS else HOME
    if origin != HOME:
        tags.remove(Tag(*fast, origin, fast=False))
    tags.append(Tag(*fast, origin, fast=True))
    return replace(state, turn=replace(state.turn, tags=tuple(tags))), fast


@pytest.mark.parametrize("number", range(150))
def test_what_may_be_done_is_what_pawns_with_names_could_do_whichever_went(number: int) -> None:
    chance = words(number.to_bytes(32, "big"))
    state, fast = crowded(chance)
    names = named(state, fast)
    for _ in range(12):
        assert set(moves(state)) == {move for move in all_moves(state) if after(names, move)}
        assert of_kind(state, Special) == [Special(place) for place in sorted(usable(names))]
        assert state.turn.points == max(points for _, points in names)
        assert decode(State, encode(state)) == state
        near = [move for move in moves(state) if STEPS[move.pawn][GREEN][move.start][move.to] < 5]
        meeting = [move for move in near if move.to in SPECIALS or move.to in state.fleets[GREEN][move.pawn]]
        wanted = meeting if meeting and next(chance) % 3 else near
        step = play(state, wanted[next(chance) % len(wanted)]) if wanted else None
        if step is None or step.passed:
            return
        names, state = after(names, told(step)), step.state


def told(step: Step[State]) -> Move:
    (event,) = step.events
    assert isinstance(event, Moved)
    return Move(event.pawn, event.start, event.to)


def all_moves(state: State) -> Iterator[Move]:
    """To wherever there is room, however far it is."""
    crowd = Counter(place for one in state.fleets for places in one for place in places)
    for kind, places in zip(Pawn, state.fleets[GREEN], strict=True):
        for start, to in product(set(places), SEA_CELLS):
            if to != start and crowd[to] < ROOM:
                yield Move(kind, start, to)


def test_games_of_version_1_keep_their_twins() -> None:
    state = position({GREEN: "boat F2, boat F3"}, points=4, tagged=True)
    old = replace(state, table=replace(state.table, version=1))
    rules = Fireship(1)
    there = rules.apply(old, Seat(0), Move(BOAT, cell("F2"), cell("F3"))).state
    back = rules.apply(there, Seat(0), Move(BOAT, cell("F3"), cell("F2"))).state
    assert of_kind(back, Special) == []
    assert legal(back) == tuple(FIRESHIP.legal(back, Seat(0)))
