"""The home squares: what waits there of each kind of pawn."""

from engines.fireship.data import (
    HOME,
    Colour,
    Pawn,
)
from engines.fireship.view import View
from renderer.colours import PAINTS
from renderer.fireship.islands import colour_name
from renderer.fireship.layout import CELL, HOME_SQUARES
from renderer.fireship.shapes import silhouette
from renderer.fireship.theme import (
    FADED,
    NAVY,
    PALETTE,
    SEA,
    SHORE,
)
from renderer.look import Look
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, Style
from renderer.raster.sprite import Sprite
from renderer.symbols import own_symbol, symbol

COLUMNS = (25, 62, 99)  # boats, planes, battleships


def draw_home(canvas: Canvas, view: View, corner: Colour, look: Look) -> None:
    left, top, _, _ = HOME_SQUARES[corner]
    seat = view.table.seats[corner]
    if seat is None:
        canvas.paste(_free_home(colour_name(corner)), left, top)
        return
    counts = tuple(view.fleets[corner][kind].count(HOME) for kind in Pawn)
    canvas.paste(_home_square(colour_name(corner), counts, look.letter(colour_name(corner))), left, top)


@PARTS.kept
def _free_home(colour: str) -> Sprite:
    """Nobody's: only the corner's symbol."""
    brush = Brush(PALETTE, 2 * CELL, 2 * CELL, SEA)
    brush.plate(2, 2, 120, 120, 18, SHORE)
    symbol(brush, colour, (CELL, CELL), 26, SEA, SHORE)
    return brush.sprite()


@PARTS.kept
def _home_square(colour: str, counts: tuple[int, ...], letter: str) -> Sprite:
    paint = PAINTS[colour]
    brush = Brush(PALETTE, 2 * CELL, 2 * CELL, SEA)
    brush.plate(2, 2, 120, 120, 18, NAVY).plate(5, 5, 114, 114, 15, paint.fill)
    brush.plate(5, 5, 114, 42, 15, paint.shade).plate(5, 30, 114, 17, 0, paint.shade)
    own_symbol(brush, colour, (40, 26), 15)
    inks = [paint.on if count else FADED[colour] for count in counts]
    for kind, x, ink in zip(Pawn, COLUMNS, inks, strict=True):
        silhouette(brush, kind, ink, (x, 65), 30)
    canvas = Canvas(PALETTE, brush.sprite())
    for count, x, ink in zip(counts, COLUMNS, inks, strict=True):
        canvas.write(str(count), x, 99, Style(_face(count), 44, ink, paint.fill))
    canvas.write(letter, 82, 26, Style(NAMES, 42, paint.on, paint.shade))
    return canvas.sprite()


def _face(count: int) -> str:
    return NAMES if count < 10 else "barlow-condensed"
