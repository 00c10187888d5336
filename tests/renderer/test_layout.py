"""Every text stands in its room, large enough, and nothing lies on it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engines.springfestival.grid import STEPS, Direction
from renderer import Lobby, Look, Mark, draw_lobby, encode, paint, paint_table
from renderer.raster.canvas import Canvas
from renderer.raster.crop import Span
from renderer.raster.sprite import Box
from renderer.springfestival.private import page_of
from renderer.springfestival.targets import choices_of
from tests.renderer.cases import FULL, LONG_NAMES, NAMES, SAMPLES, TABLES, Table, looks, suggested
from tests.renderer.flaws import flaws

NUMBERED = 25  # places that get a number at most
EACH = SAMPLES // 3


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_positions_are_laid_out_without_a_flaw(table: Table, names: tuple[str, ...]) -> None:
    for view, look in looks(table, EACH // 2, names):
        canvas = paint(view, look)
        assert flaws(canvas) == []
        assert max(canvas.image.size) >= (1200 if look.front is None else 900)


@pytest.mark.parametrize("table", [one for one in TABLES[::2] if one.rules.picks], ids=str)
def test_a_seat_that_has_chosen_no_colour_bears_none_in_the_lobby(table: Table) -> None:
    """White is a colour, too."""
    look = Look(next(looks(table, 8, NAMES))[1].words)
    lobby = Lobby(table.rules.key, "Fireship", (("Léa", None),), table.rules.seats[0], table.seats, ())
    written = [label.text for label in paint_table(lobby, look).labels]
    assert "?" in written
    assert look.letter("white") not in written


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_picture_of_random_games_is_small_enough(table: Table) -> None:
    for view, look in looks(table, 24, LONG_NAMES):
        assert len(encode(paint(view, look).finished())) <= 100_000


@pytest.mark.parametrize("taken", range(6))
@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_a_lobby_shows_who_sits_and_what_is_free(table: Table, taken: int) -> None:
    picks = table.rules.picks[0].choices if table.rules.picks else (None,) * 5
    names = LONG_NAMES[: min(taken, table.rules.seats[-1])]
    options = ("3 cards from your own direction, 2 from a neighbour, " * 2, "short")
    lobby = Lobby(
        table.rules.key,
        "Spring Festival",
        tuple(zip(names, picks, strict=False)),
        table.rules.seats[0],
        table.rules.seats[-1],
        options,
    )
    look = next(looks(table, 8, NAMES))[1]
    assert flaws(paint_table(lobby, Look(look.words))) == []
    assert len(encode(draw_lobby(lobby, look))) <= 100_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_was_chosen_is_marked_and_covers_nothing(table: Table) -> None:
    for view, look in looks(table, 40, NAMES):
        for mark in on_the_picture(look.marks)[:2]:
            canvas = paint(view, replace(look, marks=(mark,), chosen=mark.place))
            assert flaws(canvas) == []
            assert canvas.marks


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_closer_shows_every_target_large_enough_for_a_small_phone(table: Table) -> None:
    for view, look in looks(table, 48, NAMES):
        if marks := on_the_picture(look.marks):
            canvas = paint(view, replace(look, marks=suggested(marks, NUMBERED), closer=True))
            near = canvas.finished()
            assert flaws(canvas) == []
            assert len(canvas.marks) >= min(FULL, len(marks))
            assert all(is_whole(canvas, mark) for mark in canvas.marks)
            tall = sorted((bottom - top - 2 for _, top, _, bottom in canvas.marks), reverse=True)
            assert min(tall[: min(FULL, len(marks))]) * 320 / near.width >= 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_closer_cuts_no_text(table: Table) -> None:
    for view, look in looks(table, 48, LONG_NAMES):
        for mark in on_the_picture(look.marks)[:3]:
            canvas = paint(view, replace(look, marks=(mark,), closer=True))
            shown = [label for label in canvas.labels if is_whole(canvas, label.box)]
            assert [label for label in canvas.labels if is_shown(canvas, label.box)] == shown
            assert mark.sign.removeprefix("→ ") in [label.text for label in shown]


def on_the_picture(marks: Sequence[Mark]) -> list[Mark]:
    """A card that has been won is on a panel alone."""
    return [mark for mark in marks if not mark.place.startswith("won ")]


def is_whole(canvas: Canvas, box: Box) -> bool:
    """Within one of the parts that are shown."""
    left, top, right, bottom = box
    return any(start <= left and right <= end for start, end in _columns(canvas)) and any(
        start <= top and bottom <= end for start, end in _rows(canvas)
    )


def is_shown(canvas: Canvas, box: Box) -> bool:
    """At least a part of it."""
    left, top, right, bottom = box
    return any(left < end and start < right for start, end in _columns(canvas)) and any(
        top < end and start < bottom for start, end in _rows(canvas)
    )


def _columns(canvas: Canvas) -> Sequence[Span]:
    return canvas.columns or ((0, canvas.image.width),)


def _rows(canvas: Canvas) -> Sequence[Span]:
    return canvas.rows or ((0, canvas.image.height),)


@pytest.mark.parametrize("table", [one for one in TABLES if one.rules.key == "springfestival"], ids=str)
def test_everybodys_total_stands_on_every_picture_of_the_festival(table: Table) -> None:
    for view, look in looks(table, 24, NAMES):
        if look.outcome is None:
            written = [label.text for label in paint(view, look).labels]
            assert all(str(seat.points + seat.applause) in written for seat in view.seats)


@pytest.mark.parametrize("table", [one for one in TABLES if one.rules.key == "springfestival"], ids=str)
def test_tiles_of_ones_own_tableau_touch_and_are_large_on_a_small_phone(table: Table) -> None:
    for view, look in looks(table, 40, NAMES):
        if look.front is not None and look.outcome is None:
            near = replace(look, closer=True)
            page = page_of(view, look.front, near, choices_of(view.seats[look.front].area, near))
            assert page.plot.size * 300 / page.width >= 44
            for cell in view.seats[look.front].area.cells:
                for step in (STEPS[Direction.E], STEPS[Direction.S]):
                    if page.plot.joins(cell, cell + step):
                        (x, y), (across, down) = page.plot.corner(cell), page.plot.corner(cell + step)
                        assert (across - x) + (down - y) == page.plot.size
