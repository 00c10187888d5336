"""A panel's picture is as high as there is room for, and shows whatever one of its buttons chooses."""

from dataclasses import replace

import pytest

from engines.core import Seat
from engines.firebulls.data import Cell
from engines.firebulls.state import Phase
from engines.fireship.actions import Invade
from engines.fireship.data import Boost, Colour, Island, Pawn, cell
from renderer import Look, Mark, paint, signs
from renderer.firebulls.cards import won_place
from renderer.firebulls.theme import PANEL
from renderer.fireship import crop as chart
from renderer.fireship.layout import CELL
from renderer.placing import PHONE
from renderer.positions import look_at, position, rules_of
from renderer.raster.sprite import holds
from renderer.springfestival.crop import SIZES
from renderer.springfestival.private import WIDTH
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


def test_cells_and_tiles_are_large_enough_for_a_thumb() -> None:
    assert PHONE * CELL >= 32 * chart.WIDE
    assert min(SIZES) * PHONE >= 44 * WIDTH


def shore(marks: tuple[Mark, ...], **more: object) -> list[str]:
    """What is written on a crop around three boats of the first seat at the south island."""
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 2, "shore", 0), Seat(0))
    colour = view.table.colours[0]
    fleets = tuple(
        ((cell("J16"), cell("J17"), cell("K16")), (), ()) if one is colour else ((), (), ()) for one in Colour
    )
    active = replace(view, fleets=fleets, turn=replace(view.turn, seat=Seat(0)))
    shown: Look = replace(look, marks=marks, room=240, **more)  # type: ignore[arg-type]  # any of its fields
    return [label.text for label in paint(active, shown).labels]


def test_an_attack_is_asked_about_with_its_powers_and_odds() -> None:
    mark = (Mark("south", "1"),)
    asked = Invade(Pawn.BOAT, cell("J16"), Island.SOUTH, Boost.PLAIN)
    written, plain = shore(mark, asked=asked), shore(mark)
    assert "3 : 2" in written
    assert written.count("1") == plain.count("1") + 3
    assert "3 : 2" not in plain


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
    assert marks[0].sign == "2"
    assert {"1", "2", "3"} <= {label.text for label in crop.labels if label.size != 44}
    assert won_place(1, PANEL).footprint in [piece for piece, *_ in board.pieces]


def test_what_i_have_at_an_island_stands_beside_what_it_takes() -> None:
    written = shore(())
    assert "2" in written  # what the neutral island takes, its white boat away
    assert "3" in written
