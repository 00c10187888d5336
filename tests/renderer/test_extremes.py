"""What hardly ever happens is laid out too: full reserves, long lines, crowded shores, rich hands."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core import Seat
from engines.firebulls.data import FACES, YEN_DECK, Qi, Rank, Yen
from engines.firebulls.state import Qijie
from engines.fireship.data import KEPT, Badge, Colour, Island, Trigger
from engines.fireship.sea import SHORES, cells_of
from engines.fireship.state import Captain, Hand
from engines.springfestival.area import Area, lay
from engines.springfestival.data import SHOP_TILES, Sign
from engines.springfestival.grid import cell_at, write_cell
from engines.springfestival.state import Phase
from renderer import encode, paint
from renderer.look import Look, Mark
from renderer.positions import look_at, position, rules_of
from renderer.raster.canvas import Canvas
from tests.renderer.cases import LONG_NAMES
from tests.renderer.flaws import flaws

EVERY_RANK = tuple(next(yen for yen in Yen if FACES[yen].rank is rank) for rank in Rank)


def seen(game: str, seats: int, viewer: int | None = None, steps: int = 0) -> tuple[Any, Look]:
    rules = rules_of(game)
    seat = None if viewer is None else Seat(viewer)
    return look_at(rules, position(rules, seats, "extreme", steps), seat, LONG_NAMES)


def fine(view: Any, look: Look, most: int = 100_000) -> Canvas:
    canvas = paint(view, look)
    assert flaws(canvas) == []
    assert len(encode(canvas.finished())) <= most
    return canvas


def texts(canvas: Canvas) -> list[str]:
    return [label.text for label in canvas.labels]


@pytest.mark.parametrize("reserve", [(8, 8, 8, 8, 8, 0), (7, 7, 7, 7, 8, 4), (40, 0, 0, 0, 0, 0)], ids=str)
def test_forty_cards_in_the_reserve_take_the_room_of_six(reserve: tuple[int, ...]) -> None:
    view, look = seen("firebulls", 5)
    written = texts(fine(replace(view, reserve=reserve), look))
    assert all(str(count) in written for count in reserve if count)


@pytest.mark.parametrize("won", [EVERY_RANK, EVERY_RANK * 3, YEN_DECK], ids=["one", "three", "all"])
@pytest.mark.parametrize("viewer", [None, 0])
def test_every_kind_of_card_may_be_won(viewer: int | None, won: tuple[Yen, ...]) -> None:
    view, look = seen("firebulls", 5, viewer)
    seats = tuple(replace(seat, victory=won, points=199, cards=18) for seat in view.seats)
    fine(replace(view, seats=seats, general=Qijie.WON, deck=0, discards=(9,) * 6), look)


@pytest.mark.parametrize("hand", [(0,) * 6, (1,) * 6, (3, 2, 2, 1, 0, 1), (10, 0, 0, 0, 0, 4)], ids=str)
def test_any_hand_is_shown_whole(hand: tuple[int, ...]) -> None:
    view, look = seen("firebulls", 5, 0)
    seats = (replace(view.seats[0], known=hand, cards=sum(hand)), *view.seats[1:])
    written = texts(fine(replace(view, seats=seats, hand=hand), look))
    assert sum(hand) > 7 or sum(map(written.count, "BYNRG")) >= sum(hand[: Qi.WARRIOR])


def _fleet(cells: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return cells[:3], cells[3:4], cells[4:]


@pytest.mark.parametrize("island", Island)
def test_twenty_pawns_lie_around_an_island(island: Island) -> None:
    view, look = seen("fireship", 4)
    cells = tuple(cell for cell in cells_of(SHORES[island]) for _ in range(2))[:20]
    fleets = tuple(
        (
            cells[5 * colour : 5 * colour + 3],
            cells[5 * colour + 3 : 5 * colour + 4],
            cells[5 * colour + 4 :][:1],
        )
        if colour is not Colour.WHITE
        else ((), (), ())
        for colour in Colour
    )
    islands = replace(view.open, flags=(Colour.RED,) * 9, rings=(3,) * 9)
    canvas = fine(replace(view, fleets=fleets, open=islands), look)
    assert sum(sprite.width in (30, 64) for sprite, *_ in canvas.pieces) >= len(cells) / 2


@pytest.mark.parametrize("copies", [1, 6])
def test_every_card_badge_and_order_has_its_place(copies: int) -> None:
    view, look = seen("fireship", 4, 0, steps=1)
    everything = Captain((copies,) * len(Badge), immune=True, fog=True, deep=True)
    hand = Hand(KEPT * copies, tuple(Trigger))
    turn = replace(view.turn, dice=(6, 6, 6, 6), points=24)
    table = replace(view.table, dice=4, rounds=40)
    captains = replace(view.open, captains=(everything,) * 4)
    full = replace(view, open=captains, hand=hand, turn=turn, table=table, held=(19,) * 4)
    for seat in range(4):
        fine(full, replace(look, front=Seat(seat)))
    fine(full, replace(look, front=None))


def line_of_tiles(count: int, across: int, down: int) -> Area:
    area = Area()
    for number, tile in enumerate(SHOP_TILES[:count]):
        area = lay(area, cell_at(number * across, number * down), tile)
    return area


@pytest.mark.parametrize(("across", "down"), [(1, 0), (0, 1)], ids=["across", "down"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_tiles_in_one_line_are_shown_whole(seats: int, across: int, down: int) -> None:
    view, look = seen("springfestival", seats)
    area = line_of_tiles(16, across, down)
    for long in (1, seats):
        players = tuple(
            replace(seat, area=area if number < long else seat.area, tile=40, points=140, applause=60)
            for number, seat in enumerate(view.seats)
        )
        canvas = fine(replace(view, seats=players, phase=Phase.LAUNCHING), look)
        assert sum(text in "1234" for text in texts(canvas)) >= 16 * long


@pytest.mark.parametrize(("across", "down"), [(1, 0), (0, 1)], ids=["across", "down"])
def test_every_cell_around_sixteen_tiles_bears_its_number(across: int, down: int) -> None:
    view, look = seen("springfestival", 4, 0)
    area = line_of_tiles(16, across, down)
    ends = [cell_at(-across, -down), cell_at(16 * across, 16 * down)]
    sides = [
        cell_at(number * across + side * down, number * down + side * across)
        for number in range(16)
        for side in (-1, 1)
    ]
    marks = [Mark(write_cell(cell), str(at)) for at, cell in enumerate((*ends, *sides, *area.cells), 1)]
    mine = replace(view.seats[0], area=area, tile=3, unlaid=())
    shown = replace(view, seats=(mine, *view.seats[1:]), phase=Phase.LAUNCHING)
    written = texts(fine(shown, replace(look, marks=tuple(marks))))
    assert all(mark.sign in written for mark in marks)


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_has_its_card(sign: Sign) -> None:
    view, look = seen("springfestival", 4)
    fine(replace(view, sign=sign), look)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_without_a_card_is_a_title(seats: int) -> None:
    view, look = seen("fireship", seats, 0)
    view = replace(
        view, hand=Hand((), ()), open=replace(view.open, captains=(Captain(immune=False),) * seats)
    )
    for seat in range(seats):
        assert texts(fine(view, replace(look, front=Seat(seat))))
