"""Parts of a picture: made larger from a small drawing, laid where they stand, never unnoticed on a text."""

import pytest

from renderer.firebulls.theme import GROUND, IVORY, PALETTE, PANEL, WELL
from renderer.raster.brush import Brush
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, Style
from renderer.raster.sprite import Sprite

WIDTH, HEIGHT = 400, 300


def drawn(width: int, height: int) -> Sprite:
    brush = Brush(PALETTE, width, height, GROUND, filled=True)
    return brush.plate(0, 0, width, height, 28, WELL).plate(4, 4, width - 8, height - 8, 24, PANEL).sprite()


def plain() -> Canvas:
    return Canvas.plain(PALETTE, WIDTH, HEIGHT, GROUND)


def same(one: Canvas, other: Canvas) -> bool:
    return one.image.tobytes() == other.image.tobytes()


@pytest.mark.parametrize("size", [(100, 100), (101, 100), (100, 230), (300, 200)])
def test_a_plate_made_larger_is_the_plate_drawn_in_that_size(size: tuple[int, int]) -> None:
    larger, whole = plain(), plain()
    larger.plate(drawn(100, 100), 40, 50, *size, 50, 50)
    whole.paste(drawn(*size), 40, 50)
    assert same(larger, whole)


def test_a_part_laid_somewhere_is_the_part_pasted_there_with_its_texts() -> None:
    part = plain()
    part.plate(drawn(100, 100), 10, 20, 300, 200, 50, 50)
    part.write("Ōtomo", 160, 120, Style(NAMES, 44, IVORY, PANEL))
    laid, pasted = plain(), plain()
    laid.lay(part.moved(30, 40))
    pasted.paste(part.sprite(), 30, 40)
    assert same(laid, pasted)
    assert laid.labels == pasted.labels


def test_a_plate_upon_a_text_is_noticed() -> None:
    canvas = plain()
    canvas.write("Ōtomo", 200, 150, Style(NAMES, 44, IVORY, GROUND))
    before = [*canvas.sprite().footprint.covered()]
    canvas.plate(drawn(100, 100), 20, 20, 360, 260, 50, 50)
    covered = canvas.sprite().footprint.covered()
    assert (before, [label.text for label in covered]) == ([], ["Ōtomo"])
