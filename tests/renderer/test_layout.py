"""Every text stands in its room, large enough, and nothing lies on it."""

from dataclasses import replace
from itertools import combinations

import pytest

from renderer import Lobby, Look, draw, draw_lobby, encode, paint, paint_table
from renderer.canvas import Canvas
from renderer.closer import closer
from renderer.colours import TARGET
from renderer.firebulls.theme import GROUND, PALETTE
from renderer.marks import target
from renderer.palette import rgb
from renderer.sprite import holds, meet
from tests.renderer.cases import LONG_NAMES, NAMES, SAMPLES, TABLES, Table, looks

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
    for view, look in looks(table, 24, NAMES):
        canvas = paint(view, look)
        near = draw(view, replace(look, closer=True))
        if near.width < canvas.image.width:
            assert 58 * 320 / near.width >= 20
            assert len(canvas.marks) >= len(look.targets)
        else:
            assert near.tobytes() == canvas.image.tobytes()


def test_closer_cuts_no_target() -> None:
    canvas = Canvas.plain(PALETTE, 1200, 1500, GROUND)
    for x, y in ((700, 200), (1100, 900)):
        canvas.mark(target(PALETTE, 7, GROUND), x, y)
    cut = closer(canvas)
    assert cut.size == (880, 1200)
    magenta = bytes(rgb(TARGET))
    shown, whole = (image.convert("RGB").tobytes().count(magenta) for image in (cut, canvas.image))
    assert shown == whole > 0
