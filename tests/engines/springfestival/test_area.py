"""Launching, chains, Sparks and compositions on one area."""

from typing import cast

import pytest

from engines.chance import seed_from
from engines.log import Beginning, playout
from engines.springfestival.area import (
    Area,
    any_fits,
    best_bouquet,
    bouquets,
    fits,
    full_sparks,
    launch,
    lay,
    progress,
    turned_back,
)
from engines.springfestival.data import CARDS
from engines.springfestival.grid import cell_at, column, read_cell, row, write_cell
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import State
from tests.engines.springfestival.positions import Workshop, area, card, cells, exploded_cells


def test_a_cell_is_called_by_its_column_and_row_and_so_typed() -> None:
    assert write_cell(cell_at(2, -1)) == "2,-1"
    assert read_cell("2,-1") == read_cell("+2,−1") == cell_at(2, -1)


@pytest.mark.parametrize("text", ["2", "2,", "a,b", "17,0", "0,-17", "1,2,3"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        read_cell(text)


def laid(*at: tuple[int, int]) -> Area:
    there = Area()
    for number, one in enumerate(at):
        there = lay(there, cell_at(*one), number)
    return there


def test_sf_09_the_first_tile_goes_to_the_middle_and_the_next_beside_it() -> None:
    assert Area().free == cells((0, 0))
    assert laid((0, 0)).free == cells((0, -1), (-1, 0), (1, 0), (0, 1))


def test_sf_20_a_corner_is_no_neighbour() -> None:
    assert laid((0, 0), (1, 0)).free == cells((0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1))


def test_sf_12_the_area_has_no_border() -> None:
    line = laid(*((x, 0) for x in range(16)))
    assert cell_at(16, 0) in line.free
    assert len(line.free) == 34


def test_what_an_area_keeps_agrees_with_its_tiles_in_every_position() -> None:
    for number in range(5):
        beginning = Beginning(SPRINGFESTIVAL, 4, {}, {}, seed_from("agrees", number))
        for moment in playout(beginning, beginning.seed).moments():
            for kept in (player.area for player in cast(State, moment.step.state).players):
                tiles = {(column(cell), row(cell)): kept.tile(cell) or 0 for cell in kept.cells}
                faces: dict[bool, dict[tuple[int, int], int]] = {False: {}, True: {}}
                for at, tile in tiles.items():
                    faces[kept.is_exploded(cell_at(*at))][at] = tile
                assert kept == area(faces[False], faces[True])


def test_sf_t1_a_chain_goes_through_sides_and_corners(workshop: Workshop) -> None:
    before = area(
        {
            (0, 0): workshop.tile("blue 2", "NW SW", "N E"),
            (1, 0): workshop.tile("green 3", "NE E SE", "N"),
            (1, 1): workshop.tile("red 3", "NW N NE", "S"),
        }
    )
    launched = launch(before, cell_at(0, 1), workshop.tile("yellow 1", "E", "W N S"))
    assert (launched.sparks, launched.chain) == (0, 4)
    assert exploded_cells(launched.area) == cells((0, 0), (1, 0), (0, 1), (1, 1))


def test_sf_t2_and_sf_27_an_explosion_tile_stops_the_chain(workshop: Workshop) -> None:
    before = area(
        {(1, 0): workshop.tile("blue 2", "N S", "E W")},
        {(0, 0): workshop.tile("green 3", "NE E SE", "W")},
    )
    launched = launch(before, cell_at(-1, 0), workshop.tile("yellow 1", "E", "N S W"))
    assert launched.chain == 1
    assert exploded_cells(launched.area) == cells((-1, 0), (0, 0))


def test_sf_25_an_arrow_reaches_the_next_cell_only(workshop: Workshop) -> None:
    south = workshop.tile("red 1", "S")
    before = area({(0, 1): south, (1, 1): south, (2, 1): south, (2, 0): south})
    assert launch(before, cell_at(0, 0), workshop.tile("red 1", "E")).chain == 1
    assert launch(before, cell_at(1, 0), workshop.tile("red 1", "E")).chain == 3


def test_sf_26_the_chain_goes_on_from_every_tile_it_reaches(workshop: Workshop) -> None:
    east = workshop.tile("red 1", "E")
    before = area({(x, 0): east for x in range(1, 6)})
    assert launch(before, cell_at(0, 0), east).chain == 6


def test_sf_26_the_chain_follows_all_its_branches(workshop: Workshop) -> None:
    east, south, last = workshop.tile("red 1", "E"), workshop.tile("red 1", "S"), workshop.tile("red 1", "N")
    before = area({(1, 0): east, (2, 0): east, (3, 0): last, (0, 1): south, (0, 2): south, (0, 3): last})
    assert launch(before, cell_at(0, 0), workshop.tile("blue 2", "E S")).chain == 7


def test_sf_26_a_ring_of_arrows_ends(workshop: Workshop) -> None:
    before = area({(1, 0): workshop.tile("red 1", "S"), (1, 1): workshop.tile("red 1", "W")})
    before = lay(before, cell_at(0, 1), workshop.tile("red 1", "N"))
    assert launch(before, cell_at(0, 0), workshop.tile("red 1", "E")).chain == 4


@pytest.mark.parametrize("face", ["rockets", "exploded"])
def test_sf_t5_and_sf_42_a_spark_counts_on_both_faces(workshop: Workshop, face: str) -> None:
    before = area(**{face: {(0, 0): workshop.tile("red 1", "S", "W N E")}})
    launched = launch(before, cell_at(1, 0), workshop.tile("yellow 1", "E", "W N S"))
    assert launched.sparks == 1


def test_sf_29_only_the_launched_tile_earns_sparks(workshop: Workshop) -> None:
    before = area(
        {(1, 0): workshop.tile("red 1", "N", "E"), (2, 0): workshop.tile("red 1", "N", "W")},
    )
    launched = launch(before, cell_at(0, 0), workshop.tile("red 1", "E", "N"))
    assert (launched.chain, launched.sparks) == (2, 0)


def test_a_tile_forms_a_spark_with_each_of_its_neighbours(workshop: Workshop) -> None:
    plus = workshop.tile("red 1", "", "N E S W")
    before = area({(0, -1): plus, (1, 0): plus, (0, 1): plus, (-1, 0): plus, (1, 1): plus})
    assert launch(before, cell_at(0, 0), plus).sparks == 4


def test_sf_t9_and_sf_22_a_replacing_tile_earns_the_spark_again(workshop: Workshop) -> None:
    a, b = workshop.tile("red 1", "N", "E"), workshop.tile("blue 1", "N", "W")
    c = workshop.tile("green 1", "N", "W")
    launched = launch(area({(0, 0): a, (1, 0): b}), cell_at(1, 0), c)
    assert (launched.sparks, launched.replaced) == (1, b)
    assert launched.area.tiles == (a, c)


def test_sf_21_a_tile_on_its_explosion_side_may_be_replaced_and_the_new_one_is_launched(
    workshop: Workshop,
) -> None:
    old, near = workshop.tile("red 1", "N"), workshop.tile("blue 1", "N")
    new = workshop.tile("green 1", "E")
    launched = launch(area({(1, 0): near}, {(0, 0): old}), cell_at(0, 0), new)
    assert (launched.replaced, launched.chain) == (old, 2)
    assert exploded_cells(launched.area) == cells((0, 0), (1, 0))


def example(workshop: Workshop) -> Area:
    """The example of the rulebook."""
    return area(
        exploded={
            (0, 0): workshop.tile("red 1"),
            (1, 0): workshop.tile("yellow 1"),
            (0, 1): workshop.tile("blue 2"),
            (1, 1): workshop.tile("red 3"),
        }
    )


SQUARE = cells((0, 0), (1, 0), (0, 1), (1, 1))


def test_sf_t3_four_tiles_fit_the_composition_and_turn_back(workshop: Workshop) -> None:
    before = example(workshop)
    assert fits(before, card("C-O4-red")) == (SQUARE,)
    after = turned_back(before, SQUARE)
    assert exploded_cells(after) == ()
    assert after.rockets == before.exploded


def test_sf_t4_and_sf_38_a_white_cell_needs_an_explosion_tile(workshop: Workshop) -> None:
    before = turned_back(example(workshop), cells((1, 0)))
    assert fits(before, card("C-O4-red")) == ()
    assert not any_fits(before, (card("C-O4-red"),))


def drawn(workshop: Workshop, *rows: str) -> Area:
    """Explosion tiles: V is a green 2, * a red 1."""
    green, red = workshop.tile("green 2"), workshop.tile("red 1")
    tiles = {
        (x, y): green if mark == "V" else red
        for y, line in enumerate(rows)
        for x, mark in enumerate(line)
        if mark != "."
    }
    return area(exploded=tiles)


def test_sf_t8_and_sf_32_a_mirror_image_does_not_fit(workshop: Workshop) -> None:
    mirrored = drawn(workshop, ".*", ".V", "*V")
    assert CARDS[card("C-L4-green")].figure == "*. / V. / V*"
    assert fits(mirrored, card("C-L4-green")) == ()
    assert fits(drawn(workshop, "*.", "V.", "V*"), card("C-L4-green")) != ()


@pytest.mark.parametrize("rows", [("*.", "V.", "V*"), ("VV*", "*.."), ("*V", ".V", ".*"), ("..*", "*VV")])
def test_sf_32_a_composition_fits_in_each_quarter_turn(workshop: Workshop, rows: tuple[str, ...]) -> None:
    before = drawn(workshop, *rows)
    assert fits(before, card("C-L4-green")) == (before.cells,)


@pytest.mark.parametrize("rows", [("*V", ".V"), ("**", "V."), ("V.", "VV", "*.")])
def test_a_composition_must_be_complete(workshop: Workshop, rows: tuple[str, ...]) -> None:
    assert fits(drawn(workshop, *rows), card("C-L4-green")) == ()


def test_sf_30_other_tiles_may_touch_it(workshop: Workshop) -> None:
    before = drawn(workshop, "****", "*V**", "*V**", "****")
    assert cells((1, 1), (1, 2), (1, 3), (2, 1)) not in fits(before, card("C-L4-green"))
    assert cells((1, 1), (1, 2), (1, 0), (2, 2)) in fits(before, card("C-L4-green"))


def test_a_value_stands_for_a_white_cell_too(workshop: Workshop) -> None:
    before = drawn(workshop, "VV", "VV")
    assert CARDS[card("C-O4-green")].figure == "VV / **"
    assert fits(before, card("C-O4-green")) == (SQUARE,)


def test_sf_39_rotations_on_the_same_cells_are_one_fit(workshop: Workshop) -> None:
    before = drawn(workshop, "VVV", "VVV")
    assert fits(before, card("C-O4-green")) == (
        cells((0, 0), (1, 0), (0, 1), (1, 1)),
        cells((1, 0), (2, 0), (1, 1), (2, 1)),
    )


def test_a_pattern_asks_for_the_number_whatever_the_colour(workshop: Workshop) -> None:
    tiles = {(0, 0): "red 3", (1, 0): "blue 3", (2, 0): "green 1"}
    before = area(exploded={at: workshop.tile(name) for at, name in tiles.items()})
    assert fits(before, card("M-I3-1")) == ()
    assert fits(before, card("M-I3-3")) == (before.cells,)


def test_figures_do_not_wrap_round_the_edge_of_the_area(workshop: Workshop) -> None:
    tiles = {(15, 0): "green 1", (14, 0): "red 1", (-15, 1): "green 1"}
    before = area(exploded={at: workshop.tile(name) for at, name in tiles.items()})
    assert not any(fits(before, number) for number in range(len(CARDS)))


def test_progress_counts_the_cells_matched_where_most_are(workshop: Workshop) -> None:
    before = drawn(workshop, "V.", "V*")
    assert progress(before, card("C-L4-green")) == 3
    assert progress(before, card("C-L4-yellow")) == 1
    assert progress(Area(), card("C-L4-green")) == 0
    assert progress(drawn(workshop, "*.", "V.", "V*"), card("C-L4-green")) == 4


def test_full_sparks_are_pairs_of_cells(workshop: Workshop) -> None:
    plus, none = workshop.tile("red 1", "", "N E S W"), workshop.tile("red 4")
    before = area({(0, 0): plus, (1, 0): plus, (0, 1): plus, (1, 1): none})
    assert full_sparks(before) == (
        (cell_at(0, 0), cell_at(1, 0)),
        (cell_at(0, 0), cell_at(0, 1)),
    )


def test_sf_46_the_best_bouquet_is_the_first_of_the_longest_chains(workshop: Workshop) -> None:
    east, west = workshop.tile("red 1", "E"), workshop.tile("red 1", "W")
    before = area({(0, 0): east, (1, 0): west}, {(2, 0): east, (0, 1): east})
    assert bouquets(before) == (2, 2, 1, 1)
    assert best_bouquet(before) == cell_at(0, 0)
    assert best_bouquet(area({(0, 0): west, (1, 0): west})) == cell_at(1, 0)
