"""Beside the battlefield: the General, the Reserve, the deck and how often it has run out."""

from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Appeared, Drew
from engines.firebulls.view import Qijie, View
from renderer.brush import Brush
from renderer.canvas import Canvas, row
from renderer.colours import PAINTS
from renderer.firebulls.cards import QIJIE_CARD, back, face, qi
from renderer.firebulls.emblems import general
from renderer.firebulls.happened import new_in_reserve
from renderer.firebulls.layout import (
    GENERAL,
    RAIL_LEFT,
    RAIL_WIDTH,
    RESERVE,
    STOCKS,
)
from renderer.firebulls.theme import (
    CINNABAR,
    COLD,
    DARK_BRONZE,
    DEEP_JADE,
    EMBER,
    FLAME,
    INK,
    IVORY,
    JADE,
    KEYLINE,
    NUMERALS,
    PALE_BRONZE,
    PALETTE,
    PANEL,
    QIJIE,
    QIJIE_WELL,
    SHADOW,
    WELL,
    WHITE_FIELD,
)
from renderer.lettering import Style
from renderer.look import Look
from renderer.marks import count
from renderer.shelf import PARTS
from renderer.sprite import Sprite
from renderer.symbols import EMBER as EMBER_SHAPE
from renderer.symbols import FLAME as FLAME_SHAPE

DECK_BACKS = (JADE, JADE, DEEP_JADE)


@PARTS.kept
def _mask() -> Sprite:
    """Where the General will be, or was."""
    brush = Brush(PALETTE, 160, 160, QIJIE_WELL)
    general(brush, (80, 84), 1.3, CINNABAR, QIJIE_WELL, QIJIE)
    return brush.sprite()


def draw_general(canvas: Canvas, view: View, look: Look) -> None:
    if any(isinstance(event, Appeared) for event in look.news):
        canvas.paste(_glow(280, 230), RAIL_LEFT + 12, GENERAL[0] + 12)
    if view.general is Qijie.BESIDE:
        canvas.paste(face(Yen.GENERAL, "", QIJIE_WELL, QIJIE_CARD), RAIL_LEFT + 16, GENERAL[0] + 16)
    else:
        canvas.stamp(_mask(), RAIL_LEFT + RAIL_WIDTH / 2, GENERAL[0] + GENERAL[1] / 2)


@PARTS.kept
def _glow(width: int, height: int) -> Sprite:
    """Behind what is new."""
    brush = Brush(PALETTE, width, height, PANEL).plate(0, 0, width, height, 20, EMBER)
    return brush.plate(2, 2, width - 4, height - 4, 18, FLAME).sprite()


def draw_reserve(canvas: Canvas, view: View, look: Look) -> None:
    """One stack for each kind, with its number: forty cards take the room of six."""
    kinds = [kind for kind in Qi if view.reserve[kind]]
    across = 2 if len(kinds) in (2, 4) else 3
    middle, top = RAIL_LEFT + RAIL_WIDTH / 2, RESERVE[0]
    new = new_in_reserve(look.news)
    lines = [kinds[first : first + across] for first in range(0, len(kinds), across)]
    for line, y in zip(lines, row(len(lines), top + RESERVE[1] / 2, 166), strict=True):
        for kind, x in zip(line, row(len(line), middle, 124 if across == 2 else 98), strict=True):
            if kind in new:
                canvas.stamp(_glow(100, 148), x, y)
            _stack(canvas, kind, view.reserve[kind], look, (x, y))


def _stack(canvas: Canvas, kind: Qi, cards: int, look: Look, at: tuple[float, float]) -> None:
    card, (x, y) = qi(kind, "" if kind is Qi.WARRIOR else look.letter(kind.name.lower()), PANEL), at
    if cards > 1:
        canvas.stamp(card.unlabelled(), x + 4, y - 7)
    canvas.stamp(card, x, y)
    if cards > 1:
        canvas.stamp(count(PALETTE, str(cards), INK, IVORY, SHADOW, IVORY), x + 18, y + 42)


@PARTS.kept
def _deck() -> Sprite:
    brush = Brush(PALETTE, 112, 150, PANEL)
    back(brush, 4, 18, 104, 128, DECK_BACKS)
    return brush.disc(56, 72, 36, DARK_BRONZE).disc(56, 72, 32, DEEP_JADE).sprite()


@PARTS.kept
def _discard(*, empty: bool) -> Sprite:
    brush = Brush(PALETTE, 104, 142, PANEL)
    brush.plate(0, 0, 104, 142, 16, SHADOW).plate(3, 3, 98, 136, 14, WELL)
    brush.frame(10, 10, 84, 122, 10, COLD, 3)
    if not empty:
        brush.plate(10, 8, 84, 126, 12, IVORY).plate(15, 13, 74, 116, 8, WHITE_FIELD)
        for number, colour in enumerate(("blue", "yellow", "brown", "red", "green")):
            x, y = ((34, 40), (70, 40), (52, 66), (34, 92), (70, 92))[number]
            brush.disc(x, y, 12, KEYLINE).disc(x, y, 10, PAINTS[colour].fill)
    return brush.sprite()


@PARTS.kept
def _flames(lit: int, limit: int) -> Sprite:
    """How often the deck has run out, of the times that end the game."""
    brush = Brush(PALETTE, 50 * limit, 56, PANEL)
    for number in range(limit):
        at = (25 + 50 * number, 29)
        outer, inner = (EMBER, FLAME) if number < lit else (COLD, PANEL)
        brush.fill(FLAME_SHAPE, SHADOW, at, 24).fill(FLAME_SHAPE, outer, at, 20)
        brush.fill(EMBER_SHAPE, inner, at, 20)
    return brush.sprite()


def draw_stocks(canvas: Canvas, view: View, look: Look) -> None:
    top, discards = STOCKS[0], sum(view.discards)
    if any(isinstance(event, Drew) for event in look.news):
        canvas.paste(_glow(120, 158), RAIL_LEFT + 14, top + 18)
    canvas.paste(_deck(), RAIL_LEFT + 18, top + 22)
    canvas.write(str(view.deck), RAIL_LEFT + 74, top + 94, Style(NUMERALS, 46, PALE_BRONZE, DEEP_JADE))
    canvas.paste(_discard(empty=not discards), RAIL_LEFT + 166, top + 26)
    canvas.stamp(count(PALETTE, str(discards), INK, IVORY, SHADOW, PANEL), RAIL_LEFT + 250, top + 150)
    canvas.stamp(_flames(view.passes, view.limit), RAIL_LEFT + RAIL_WIDTH / 2, top + 202)
