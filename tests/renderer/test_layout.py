"""Every text stands in its room, large enough, and nothing lies on it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from renderer import Lobby, Look, draw_lobby, encode, paint, paint_table
from renderer.canvas import Canvas
from renderer.closer import Span
from renderer.sprite import Box, holds, meet
from tests.renderer.cases import LONG_NAMES, NAMES, SAMPLES, TABLES, Table, looks

NUMBERED = 25  # places that get a number at most
SMALLEST = 42  # 14 px when 1200 are shown as 400
EACH = SAMPLES // 3


def flaws(canvas: Canvas) -> list[str]:
    """What is wrong with a picture's texts, in words."""
    written = [label for label in canvas.labels if label.text.strip()]
    whole = (0, 0, canvas.image.width, canvas.image.height)
    found = [f"{one.text!r} leaves its room" for one in written if not holds(one.room, one.box)]
    found += [f"{one.text!r} leaves the picture" for one in written if not holds(whole, one.box)]
    found += [f"{one.text!r} is too small" for one in written if one.size < SMALLEST]
    found += [f"{one.text!r} is covered" for one in canvas.sprite().footprint.covered()]
    found += [
        f"{one.text!r} lies on {other.text!r}"
        for one, other in combinations(written, 2)
        if meet(one.box, other.box)
    ]
    return found


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_positions_are_laid_out_without_a_flaw(table: Table, names: tuple[str, ...]) -> None:
    for view, look in looks(table, EACH // 2, names):
        canvas = paint(view, look)
        assert flaws(canvas) == []
        assert max(canvas.image.size) >= 1200


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
        for place in list(look.targets)[:2]:
            canvas = paint(view, replace(look, targets={place: 1}, chosen=place))
            assert flaws(canvas) == []
            assert canvas.marks


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_closer_shows_every_target_large_enough_for_a_small_phone(table: Table) -> None:
    for view, look in looks(table, 48, NAMES):
        if look.targets:
            few = dict(list(look.targets.items())[:NUMBERED])
            canvas = paint(view, replace(look, targets=few, closer=True))
            near = canvas.finished()
            assert flaws(canvas) == []
            assert len(canvas.marks) >= len(few)
            assert all(is_whole(canvas, mark) for mark in canvas.marks)
            assert min(bottom - top - 2 for _, top, _, bottom in canvas.marks) * 320 / near.width >= 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_closer_cuts_no_text(table: Table) -> None:
    for view, look in looks(table, 48, LONG_NAMES):
        for place in list(look.targets)[:3]:
            canvas = paint(view, replace(look, targets={place: 1}, closer=True))
            shown = [label for label in canvas.labels if is_whole(canvas, label.box)]
            assert [label for label in canvas.labels if is_shown(canvas, label.box)] == shown
            assert "1" in [label.text for label in shown]


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
