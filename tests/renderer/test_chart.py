"""Fireship's chart says whose an island is, what it takes, and what was rolled last."""

from dataclasses import replace

from engines.core import Seat
from engines.fireship.data import Colour, Island
from engines.fireship.events import Rolled
from engines.fireship.power import island_defence
from renderer import draw, paint
from renderer.colours import PAINTS
from renderer.fireship.islands import BEACH
from renderer.fireship.layout import ISLANDS
from renderer.positions import look_at, position, rules_of
from renderer.raster.palette import rgb
from renderer.raster.sprite import holds
from tests.renderer.cases import NAMES, TABLES, looks

FIRESHIP = [table for table in TABLES if table.rules.key == "fireship"]


def test_the_number_of_an_island_is_what_it_takes_to_conquer_it_now() -> None:
    for table in FIRESHIP:
        for view, look in looks(table, 24, NAMES):
            if look.outcome is not None:
                continue
            labels = paint(view, replace(look, marks=())).labels
            for island in Island:
                inside = [label.text for label in labels if holds(ISLANDS[island], label.box)]
                assert str(island_defence(view, island)) in inside


def test_an_owned_island_has_the_colour_of_its_owner_up_to_the_beach() -> None:
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 4, "chart", 0), None, NAMES)
    left, top, right, bottom = ISLANDS[Island.EAST]
    for colour in (Colour.RED, Colour.BLUE):
        flags = tuple(colour if island is Island.EAST else Colour.WHITE for island in Island)
        picture = draw(replace(view, open=replace(view.open, flags=flags)), look).convert("RGB")
        fill = rgb(PAINTS[colour.name.lower()].fill)
        for x in (left + BEACH + 6, right - BEACH - 7):
            assert picture.getpixel((x, (top + bottom) // 2 - 30)) == fill


def test_the_last_roll_stays_until_the_next() -> None:
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 4, "chart", 0), None, NAMES)
    assert not view.turn.dice
    plain = [label.text for label in paint(view, look).labels]
    rolled = replace(look, happened=(Rolled(Seat(2), (6, 6, 6), 18),))
    written = [label.text for label in paint(view, rolled).labels]
    assert "18" in written
    assert "18" not in plain
