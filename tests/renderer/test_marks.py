"""What happened is marked where it happened, the same for everybody."""

import random
from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from engines.core import Event, Seat
from engines.firebulls.data import Cell, Qi, Yen
from engines.firebulls.events import Attacked, Captured, Refilled, Shifted
from engines.fireship.data import HOME, Boost, Colour, Island, Pawn, cell
from engines.fireship.events import IslandAttacked, Moved, PawnAttacked, PawnLost
from engines.springfestival.area import Area, lay
from engines.springfestival.data import SHOP_TILES, TILES
from engines.springfestival.data import Colour as Tint
from engines.springfestival.events import Bouquet, Launched
from engines.springfestival.grid import Direction, cell_at, column, row
from renderer import draw
from renderer.colours import PAINTS
from renderer.firebulls.layout import MARGIN, RAIL_LEFT, RESERVE, SEATS_TOP, SLOT_TOP, SLOTS, card_middle
from renderer.fireship.layout import cell_middle
from renderer.fireship.marks import corner_of
from renderer.fireship.theme import SEA
from renderer.look import Look
from renderer.positions import look_at, position, rules_of
from renderer.raster.palette import rgb
from renderer.raster.sprite import Box, holds
from renderer.springfestival.corners import corners_for
from renderer.springfestival.marks import trace
from renderer.springfestival.theme import FLARE
from tests.renderer.cases import NAMES, TABLES, Table, looks

START = cell_at(0, 0)
NOWHERE: Box = (0, 0, 0, 0)
A, B, C = Seat(0), Seat(1), Seat(2)


def seen(game: str, steps: int, seats: int = 4) -> tuple[Any, Look]:
    rules = rules_of(game)
    return look_at(rules, position(rules, seats, "happened", steps), None, NAMES)


def changed(game: str, steps: int, *events: Event) -> Box:
    """Where the picture differs from the one without marks."""
    view, look = seen(game, steps)
    plain, marked = (draw(view, replace(look, happened=one)).convert("RGB") for one in ((), events))
    return ImageChops.difference(plain, marked).getbbox() or NOWHERE


def around(at: tuple[float, float], reach: float) -> Box:
    return round(at[0] - reach), round(at[1] - reach), round(at[0] + reach), round(at[1] + reach)


def test_a_move_leaves_its_way_on_the_sea() -> None:
    (x, y), (to_x, _) = cell_middle(cell("D1")), cell_middle(cell("G1"))
    left, top, right, bottom = changed("fireship", 0, Moved(A, Pawn.BOAT, cell("D1"), cell("G1"), 2))
    assert holds((x - 25, y - 25, to_x + 7, y + 25), (left, top, right, bottom))
    assert left < x - 15
    assert right > to_x


def test_of_several_moves_of_a_pawn_only_the_first_start_has_a_ring() -> None:
    way = Moved(A, Pawn.BOAT, cell("D1"), cell("F1"), 2), Moved(A, Pawn.BOAT, cell("F1"), cell("H1"), 0)
    view, look = seen("fireship", 0)
    picture = draw(view, replace(look, happened=way)).convert("RGB")
    first, second = (cell_middle(cell(name)) for name in ("D1", "F1"))
    assert picture.getpixel((first[0], first[1] - 18)) == rgb(PAINTS[view.table.colours[A].name.lower()].fill)
    assert picture.getpixel((second[0], second[1] - 18)) == rgb(SEA)


@pytest.mark.parametrize(
    ("event", "at", "reach"),
    [
        (PawnLost(Colour.RED, Pawn.BOAT, cell("F9")), cell_middle(cell("F9")), 25),
        (
            PawnAttacked(A, Pawn.BOAT, 3, Colour.RED, Pawn.BOAT, cell("J6"), 1, 1, Boost.PLAIN),
            cell_middle(cell("J6")),
            40,
        ),
        (
            IslandAttacked(A, Pawn.BOAT, 3, Island.EAST, Colour.WHITE, 1, 1, Boost.PLAIN),
            corner_of(Island.EAST),
            40,
        ),
    ],
    ids=["lost", "attacked", "island"],
)
def test_a_blow_is_marked_where_it_fell(event: Event, at: tuple[int, int], reach: int) -> None:
    found = changed("fireship", 0, event)
    assert found != NOWHERE
    assert holds(around(at, reach), found)


def test_a_pawn_lost_at_home_leaves_no_mark() -> None:
    assert changed("fireship", 0, PawnLost(Colour.RED, Pawn.BOAT, HOME)) == NOWHERE


def test_the_line_under_attack_burns_from_its_slot_to_its_pile() -> None:
    found = changed("firebulls", 0, Attacked(A, 3))
    assert found != NOWHERE
    assert holds((SLOTS[3] - 12, 136, SLOTS[3] + 12, SLOT_TOP + 4), found)
    assert found[1] < card_middle(Cell.B)[1] < card_middle(Cell.H)[1] < found[3]


def test_captured_cards_glow_in_the_row_of_whoever_has_them() -> None:
    view, look = seen("firebulls", 0)
    won = (replace(view.seats[0], victory=(Yen.XI,)), *view.seats[1:])
    rows = [SEATS_TOP + 96 * seat for seat in range(2)]
    view = replace(view, seats=won)
    news = Captured(A, Yen.XI, (Qi.BLUE, Qi.BLUE, Qi.BLUE)), Captured(B, Yen.BO, ())
    plain, marked = (draw(view, replace(look, happened=one)).convert("RGB") for one in ((), news))
    found = ImageChops.difference(plain, marked).getbbox() or NOWHERE
    assert found != NOWHERE
    assert holds((MARGIN + 500, rows[0], MARGIN + 600, rows[1]), found)


@pytest.mark.parametrize(
    ("event", "part"),
    [
        (Refilled(Qi.RED), (RAIL_LEFT, RESERVE[0], 1200, RESERVE[0] + RESERVE[1])),
        (Shifted(A, 4), around((SLOTS[4], SLOT_TOP + 71), 75)),
    ],
    ids=["reserve", "slot"],
)
def test_what_came_to_its_place_glows_there(event: Event, part: Box) -> None:
    rules = rules_of("firebulls")
    view, look = look_at(rules, position(rules, 4, "happened", 0), None, NAMES)
    view = replace(view, reserve=(1, 1, 1, 1, 1, 0))
    plain, marked = (draw(view, replace(look, happened=one)).convert("RGB") for one in ((), (event,)))
    found = ImageChops.difference(plain, marked).getbbox() or NOWHERE
    assert found != NOWHERE
    assert holds(part, found)


@pytest.mark.parametrize(
    "event", [Launched(C, Tint.RED, 1, 0, 0, 1, ()), Bouquet(C, 0, 1, 9)], ids=["tile", "finale"]
)
def test_a_tile_that_was_launched_glows(event: Launched | Bouquet) -> None:
    view, look = seen("springfestival", 60)
    area = view.seats[C].area
    alone = replace(area, exploded=1 << area.cells[3])
    seats = tuple(replace(seat, area=alone) if place == C else seat for place, seat in enumerate(view.seats))
    view = replace(view, seats=seats)
    news = (replace(event, cell=area.cells[3]),)
    plain, marked = (draw(view, replace(look, happened=one)).convert("RGB") for one in ((), news))
    left, top, right, bottom = ImageChops.difference(plain, marked).getbbox() or NOWHERE
    assert 72 <= right - left <= 120
    assert abs((right - left) - (bottom - top)) <= 2
    glowing = marked.crop((left, top, right, bottom)).tobytes().count(bytes(rgb(FLARE)))
    assert glowing > 8 * (right - left)


def test_a_chain_is_numbered_in_the_order_in_which_its_tiles_go_off() -> None:
    area = Area()
    arrows = {tile: TILES[tile].arrows for tile in SHOP_TILES}
    first, second, third = (
        next(tile for tile in SHOP_TILES if arrows[tile] == wanted)
        for wanted in ((Direction.E,), (Direction.S,), (Direction.N,))
    )
    cells = cell_at(0, 0), cell_at(1, 0), cell_at(1, 1)
    for at, tile in zip(cells, (first, second, third), strict=True):
        area = lay(area, at, tile)
    found = trace(A, area, [Launched(A, Tint.RED, 1, cells[0], 0, 3, tuple(sorted(cells, reverse=True)))])
    assert found.order == cells
    assert found.numbers == {cells[0]: 1, cells[1]: 2, cells[2]: 3}
    assert [found.arrows(cell) for cell in cells] == [(Direction.E,), (Direction.S,), ()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_marks_tell_nobody_what_not_everybody_may_know(table: Table) -> None:
    secrets: dict[str, Event] = {
        "firebulls": Attacked(A, 3),
        "fireship": Moved(A, Pawn.BOAT, cell("D1"), cell("G1"), 2),
        "springfestival": Launched(A, Tint.RED, 1, START, 0, 1, (START,)),
    }
    for view, look in looks(table, 24, NAMES):
        public = tuple(event for event in look.happened if event.audience is None)
        for seat in (A, B):
            private = replace(secrets[table.rules.key], audience=seat)
            with_secrets = replace(look, happened=(private, *look.happened, private))
            assert draw(view, with_secrets).tobytes() == draw(view, replace(look, happened=public)).tobytes()


@pytest.mark.parametrize("steps", [30, 60, 120])
@pytest.mark.parametrize("seed", range(4))
def test_never_two_marks_stand_on_one_crossing(steps: int, seed: int) -> None:
    """In whatever order they come: there are no fewer crossings than tiles."""
    rules, chance = rules_of("springfestival"), random.Random(seed)
    view: Any = rules.view(position(rules, 4, f"crossings {seed}", steps), None)
    for seat in view.seats:
        cells = chance.sample(seat.area.cells, len(seat.area.cells))
        found = corners_for(seat.area, cells)
        crossings = {(column(cell) + across, row(cell) + down) for cell, (across, down) in found.items()}
        assert len(crossings) == len(cells)
