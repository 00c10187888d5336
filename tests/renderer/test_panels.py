"""A panel's picture is as high as there is room for, and shows whatever one of its buttons chooses."""

from dataclasses import replace
from itertools import permutations, product

import pytest

from engines.core import Seat
from engines.firebulls.data import Cell
from engines.firebulls.state import Phase
from engines.fireship.actions import Invade
from engines.fireship.data import Boost, Colour, Island, Pawn, cell
from engines.springfestival.grid import row, write_cell
from engines.springfestival.state import Phase as Launching
from renderer import Look, Mark, paint, signs, wished
from renderer.firebulls.cards import won_place
from renderer.firebulls.theme import PANEL
from renderer.fireship import crop as chart
from renderer.fireship.assault import power
from renderer.fireship.layout import CELL
from renderer.fireship.theme import PALETTE, SEA
from renderer.marks import ring
from renderer.placing import PHONE
from renderer.positions import look_at, position, rules_of
from renderer.raster.canvas import Canvas
from renderer.raster.sprite import holds
from renderer.springfestival.crop import SIZES
from renderer.springfestival.private import SIDE, WIDTH, tray
from tests.renderer.cases import FULL, LONG_NAMES, TABLES, Table, looks, suggested
from tests.renderer.flaws import flaws

LEAST = 150  # a picture is never lower than it needs
MANY = 40


@pytest.mark.parametrize("room", [300, 230, 150])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_button_finds_its_mark_in_the_room_there_is(table: Table, room: int) -> None:
    for view, look in looks(table, 24, LONG_NAMES):
        if look.front is not None and look.outcome is None:
            canvas = paint(view, replace(look, marks=suggested(look.marks, MANY), room=room))
            width, height = canvas.size
            assert flaws(canvas) == []
            assert height * PHONE <= max(room, LEAST) * width
            assert len(canvas.marks) >= min(FULL, len(look.marks))
            full = {one.sign for one in suggested(look.marks, MANY) if not one.faint}
            drawn = {label.text for label in canvas.labels}
            assert {sign for sign in full if not sign.startswith("→")} <= drawn


def test_cells_and_tiles_are_large_enough_for_a_thumb() -> None:
    assert PHONE * CELL >= 32 * chart.WIDE
    assert min(SIZES) * PHONE >= 44 * WIDTH


def shore(marks: tuple[Mark, ...], **more: object) -> list[str]:
    return [label.text for label in at_the_shore(marks, **more).labels]


def at_the_shore(marks: tuple[Mark, ...], **more: object) -> Canvas:
    """A crop around three boats of the first seat at the south island."""
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 2, "shore", 0), Seat(0))
    colour = view.table.colours[0]
    fleets = tuple(
        ((cell("J16"), cell("J17"), cell("K16")), (), ()) if one is colour else ((), (), ()) for one in Colour
    )
    active = replace(view, fleets=fleets, turn=replace(view.turn, seat=Seat(0)))
    shown: Look = replace(look, marks=marks, room=240, **more)  # type: ignore[arg-type]  # any of its fields
    return paint(active, shown)


def test_an_attack_is_asked_about_with_its_powers_and_odds() -> None:
    mark = (Mark("south", "1"),)
    asked = Invade(Pawn.BOAT, cell("J16"), Island.SOUTH, Boost.PLAIN)
    written, plain = shore(mark, asked=asked), shore(mark)
    assert "3 : 2" in written
    assert written.count("1") == plain.count("1") + 3
    assert "3 : 2" not in plain


def test_a_ring_covers_no_figure_of_what_an_attacker_brings() -> None:
    asked = Invade(Pawn.BOAT, cell("J16"), Island.SOUTH, Boost.PLAIN)
    around = ring(PALETTE, CELL, CELL, SEA, faint=False)
    drawn = [piece for piece, *_ in at_the_shore((), asked=asked, around=("J16",)).pieces]
    rings = [at for at, piece in enumerate(drawn) if piece is around.footprint]
    figures = [at for at, piece in enumerate(drawn) if piece is power(1, "green").footprint]
    assert (len(rings), len(figures)) == (1, 3)
    assert rings[0] < figures[0]


def test_starting_tiles_are_as_large_as_those_on_the_tableau_while_one_is_chosen() -> None:
    rules = rules_of("springfestival")
    for steps in (0, 1, 4):
        view, look = look_at(rules, position(rules, 4, "laying", steps), Seat(0))
        crop = paint(view, replace(look, room=280))
        drawn = [piece for piece, *_ in crop.pieces]
        assert len(view.mine.unlaid) > 1
        for tile in view.mine.unlaid:
            assert tray(tile, SIDE, SIDE + 8).footprint in drawn
        assert written(crop, "/") == len(view.mine.cards)


def test_a_panel_that_asks_where_a_tile_goes_shows_all_compositions_as_high_as_it_wishes() -> None:
    rules, wide = rules_of("springfestival"), 0
    for seats, steps in product((2, 3, 4), range(60, 180, 5)):
        view, look = look_at(rules, position(rules, seats, "wished", steps), Seat(0))
        if view.phase is Launching.LAUNCHING and view.mine.tile is not None:
            crop = paint(view, replace(look, marks=look.marks[:4], room=max(220, wished(view))))
            assert written(crop, "/") == len(view.mine.cards)
            wide += wished(view) > 220
    assert wide


def test_a_tile_that_the_part_shown_leaves_out_has_its_mark_at_the_edge() -> None:
    rules = rules_of("springfestival")
    view, look = look_at(rules, position(rules, 2, "beyond", 42), Seat(0))
    cells = view.mine.area.cells
    assert look.outcome is None
    assert row(max(cells)) - row(min(cells)) > 2
    for first, other in permutations(cells, 2):
        marks = (Mark(write_cell(first), "A"), Mark(write_cell(other), "B"))
        drawn = {label.text for label in paint(view, replace(look, marks=marks, room=220)).labels}
        assert {"A", "B"} <= drawn


def written(canvas: Canvas, what: str) -> int:
    return sum(what in label.text for label in canvas.labels)


def test_what_lies_outside_stands_at_the_edge() -> None:
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 2, "shore", 0), Seat(0))
    near = (Mark("J16", "1"), Mark("K16", "2"), Mark("A4", "3"))
    canvas = paint(view, replace(look, marks=near, room=240))
    left, top, right, bottom = min(canvas.marks)
    assert len(canvas.marks) == 3
    assert left < 2 * (right - left)
    assert holds((0, 0, *canvas.size), (left, top, right, bottom))


def test_a_capture_leaves_its_trace_and_those_that_may_follow_are_numbered() -> None:
    rules = rules_of("firebulls")
    view, look = look_at(rules, position(rules, 4, "trace", 0), Seat(0))
    seat = view.seats[0]
    rows = tuple(None if at is Cell.H else yen for at, yen in zip(Cell, view.rows, strict=True))
    attacking = replace(view, rows=rows, direction=3, captures=1, phase=Phase.PRESS, active=seat.seat)
    marks = (Mark("direction 3", signs(attacking, ["direction 3"])["direction 3"]),)
    crop = paint(attacking, replace(look, marks=marks, room=300))
    board = paint(attacking, replace(look, front=None, marks=()))
    assert marks[0].sign == "→ 3"
    assert {"1", "2", "3"} <= {label.text for label in crop.labels if label.size != 44}
    assert won_place(1, PANEL).footprint in [piece for piece, *_ in board.pieces]


def test_what_i_have_at_an_island_stands_beside_what_it_takes() -> None:
    written = shore(())
    assert "2" in written  # what the neutral island takes, its white boat away
    assert "3" in written
