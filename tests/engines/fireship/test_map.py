"""The proposed map and components have the properties the canon promises."""

from collections import Counter

import pytest

from engines.fireship.data import (
    BADGES,
    CORNERS,
    DECK,
    HOME,
    HOMES,
    LAND,
    LIMITS,
    SEA_CELLS,
    SIDE,
    SPECIALS,
    WHEEL,
    Card,
    Colour,
    Island,
    Pawn,
    Special,
    cell,
    name_of,
)
from engines.fireship.sea import (
    CIRCLES,
    EXITS,
    MOST_STEPS,
    NEAR,
    REACH,
    SEA,
    SHORES,
    STEPS,
    cells_of,
    route,
    shore_steps,
)
from tests.engines.fireship.positions import A1, A2, A3, A4, B1, B2, B3, B4, BOAT, PLANE, C

SEA_SET = set(SEA_CELLS)


def turned(at: int) -> int:
    """A quarter turn clockwise."""
    row, column = divmod(at, SIDE)
    return column * SIDE + SIDE - 1 - row


def names(bits: int) -> set[str]:
    return {name_of(one) for one in cells_of(bits)}


def test_fs_02_there_are_nine_islands_four_homes_and_224_sea_cells() -> None:
    assert (len(LAND), len(HOMES), len(SEA_CELLS), sum(map(len, LAND))) == (9, 4, 224, 49)


def test_the_sea_is_connected_without_diagonals_and_has_no_dead_end() -> None:
    for corner in CORNERS:
        assert REACH[BOAT][corner][HOME][MOST_STEPS] == SEA
    homes = {one for home in HOMES for one in home}
    for one in SEA_CELLS:
        beside = [
            one - SIDE,
            one + SIDE,
            *([one - 1] if one % SIDE else []),
            *([one + 1] if one % SIDE < 16 else []),
        ]
        assert sum(other in SEA_SET or other in homes for other in beside) >= 2


def test_no_single_cell_cuts_the_sea() -> None:
    for blocked in SEA_CELLS:
        rest = SEA & ~(1 << blocked)
        seen = rest & -rest
        while (more := spread(seen) & rest) != seen:
            seen = more
        assert seen == rest


def spread(bits: int) -> int:
    grown = bits
    for one in cells_of(bits):
        grown |= NEAR[one]
    return grown


def test_no_sea_cell_touches_two_islands_and_no_special_cell_any() -> None:
    assert max(Counter(one for shore in SHORES for one in cells_of(shore)).values()) == 1
    assert not any(shore >> one & 1 for shore in SHORES for one in SPECIALS)


def test_each_circle_touches_its_own_island_and_only_the_centre_has_several() -> None:
    assert [len(circles) for circles in CIRCLES] == [1, 1, 1, 1, 1, 1, 1, 1, 4]
    assert {name_of(one) for one in CIRCLES[C]} == {"I7", "K9", "I11", "G9"}
    firsts = [name_of(CIRCLES[island][0]) for island in (A1, A2, A3, A4, B1, B2, B3, B4)]
    assert firsts == ["G6", "L7", "K12", "F11", "I2", "P9", "I16", "B9"]


def test_a_quarter_turn_changes_nothing() -> None:
    assert {turned(one) for one in SEA_CELLS} == SEA_SET
    assert {turned(one): kind for one, kind in SPECIALS.items()} == SPECIALS
    circles = {one for island in CIRCLES for one in island}
    assert {turned(one) for one in circles} == circles


def test_special_cells_stand_where_the_canon_puts_them() -> None:
    found = {kind: {name_of(one) for one in SPECIALS if SPECIALS[one] is kind} for kind in Special}
    assert found[Special.MYSTERY] == {"F2", "L2", "P6", "P12", "L16", "F16", "B12", "B6"}
    assert found[Special.WHEEL] == {"G7", "K7", "K11", "G11"}
    assert found[Special.BATTLESHIP] == {"I1", "Q9", "I17", "A9"}


def test_fs_18_the_exits_of_each_home() -> None:
    assert [names(exits) for exits in EXITS] == [
        {"C1", "C2", "A3", "B3"},
        {"O1", "O2", "P3", "Q3"},
        {"P15", "Q15", "O16", "O17"},
        {"A15", "B15", "C16", "C17"},
    ]


@pytest.mark.parametrize(
    ("corner", "shores", "circles"),
    [
        (Colour.GREEN, [5, 6, 12, 17, 19, 17, 12, 6, 11], [9, 7, 15, 21, 19, 21, 13, 7, 12]),
        (Colour.BLUE, [12, 6, 5, 6, 12, 17, 19, 17, 11], [13, 7, 9, 7, 15, 21, 19, 21, 12]),
        (Colour.RED, [19, 17, 12, 6, 5, 6, 12, 17, 11], [19, 21, 13, 7, 9, 7, 15, 21, 16]),
        (Colour.YELLOW, [12, 17, 19, 17, 12, 6, 5, 6, 11], [15, 21, 19, 21, 13, 7, 9, 7, 16]),
    ],
)
def test_boats_have_the_distances_of_the_table(corner: Colour, shores: list[int], circles: list[int]) -> None:
    assert [shore_steps(corner, HOME, (island,)) for island in Island] == shores
    assert [STEPS[BOAT][corner][HOME][CIRCLES[island][0]] for island in Island] == circles


def test_all_corners_have_the_same_distances_by_plane_too() -> None:
    for corner in CORNERS:
        near = [min(STEPS[PLANE][corner][HOME][one] for one in cells_of(shore)) for shore in SHORES]
        assert sorted(near) == [5, 6, 6, 11, 11, 11, 16, 16, 17]
        for kind, away in (
            (Special.MYSTERY, [4, 4, 10, 10, 18, 18, 24, 24]),
            (Special.WHEEL, [10, 14, 14, 18]),
        ):
            found = [STEPS[BOAT][corner][HOME][one] for one in SPECIALS if SPECIALS[one] is kind]
            assert sorted(found) == away


def test_distances_are_those_of_a_plain_search() -> None:
    """Bit sets against Dijkstra, cell by cell."""
    for pawn in (BOAT, PLANE):
        for first in SEA_CELLS[::23]:
            searched = search(first, flies=pawn is PLANE)
            assert {to: STEPS[pawn][Colour.GREEN][first][to] for to in SEA_CELLS if to != first} == searched


def search(first: int, *, flies: bool) -> dict[int, int]:
    found, level = {first: 0}, 0
    while len(found) < len(SEA_CELLS):
        level += 1
        for one, points in list(found.items()):
            if points == level - 1:
                found |= {other: level for other in cells_of(NEAR[one]) if other not in found}
            if flies and points == level - 4:
                for shore in SHORES:
                    if shore >> one & 1:
                        found |= {other: level for other in cells_of(shore) if other not in found}
    del found[first]
    return found


def test_a_route_goes_step_by_step_and_costs_what_it_costs() -> None:
    for pawn in (BOAT, PLANE):
        for first in SEA_CELLS[::17]:
            for to in SEA_CELLS[::5]:
                if to != first:
                    way = route(pawn, Colour.GREEN, first, to)
                    costs = [leap(a, b) for a, b in zip((first, *way), way, strict=False)]
                    assert way[-1] == to
                    assert sum(costs) == STEPS[pawn][Colour.GREEN][first][to]


def leap(one: int, other: int) -> int:
    if NEAR[one] >> other & 1:
        return 1
    assert any(shore >> one & 1 and shore >> other & 1 for shore in SHORES)
    return 4


def test_fs_64_components_have_their_numbers() -> None:
    assert (sum(DECK), sum(WHEEL), BADGES * 4, LIMITS) == (51, 16, 24, (15, 3, 2))
    assert DECK[Card.GAIN_BOAT] == 15
    assert {pawn: LIMITS[pawn] for pawn in Pawn}[Pawn.BOAT] == 15


@pytest.mark.parametrize("name", ["", "A1", "E5", "Q18", "R3", "C0", "5C", "C5x", "home2"])
def test_what_is_no_sea_cell_has_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="no sea cell"):
        cell(name)
    assert name_of(cell("c5")) == "C5"
