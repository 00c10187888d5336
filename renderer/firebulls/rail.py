"""Beside the battlefield: the General, the Reserve, the deck and how often it has run out."""

from engines.firebulls.data import Counts, Qi, Yen
from engines.firebulls.events import Appeared, Drew
from engines.firebulls.view import Qijie, View
from renderer.firebulls.cards import QIJIE_CARD, back, face_of, qi
from renderer.firebulls.emblems import general, warrior
from renderer.firebulls.layout import (
    GENERAL,
    RAIL_LEFT,
    RAIL_WIDTH,
    RESERVE,
    STOCKS,
)
from renderer.firebulls.marks import new_in_reserve
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
    WARRIOR,
    WELL,
)
from renderer.look import Look
from renderer.marks import count
from renderer.raster.brush import Brush
from renderer.raster.cache import PARTS
from renderer.raster.canvas import Canvas, row
from renderer.raster.lettering import NARROW, Style, fitted
from renderer.raster.sprite import Sprite
from renderer.symbols import EMBER as EMBER_SHAPE
from renderer.symbols import FLAME as FLAME_SHAPE
from renderer.symbols import gem

LAID = {1: (1, (150, 230)), 2: (2, (134, 206)), 3: (2, (108, 150)), 4: (2, (108, 150))}  # cards of a kind
CHIP, LINE = 38, 46  # of what was discarded, and from one kind to the next
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
        canvas.paste(face_of(Yen.GENERAL, look, QIJIE_WELL, QIJIE_CARD), RAIL_LEFT + 16, GENERAL[0] + 16)
    else:
        x, (top, height) = RAIL_LEFT + RAIL_WIDTH / 2, GENERAL
        canvas.stamp(_mask(), x, top + height / 2 - 22)
        name = fitted(look.words.format("rank-general"), RAIL_WIDTH - 32, 42)
        canvas.write(
            name.lines[0], x, top + height - 34, Style(name.font, name.size, PALE_BRONZE, QIJIE_WELL)
        )


@PARTS.kept
def _glow(width: int, height: int) -> Sprite:
    """Behind what is new."""
    brush = Brush(PALETTE, width, height, PANEL).plate(0, 0, width, height, 20, EMBER)
    return brush.plate(2, 2, width - 4, height - 4, 18, FLAME).sprite()


def draw_reserve(canvas: Canvas, view: View, look: Look) -> None:
    """One stack for each kind, with its number: forty cards take the room of six."""
    kinds = [kind for kind in Qi if view.reserve[kind]]
    across, (wide, tall) = LAID.get(len(kinds), (3, (90, 146)))
    middle, top = RAIL_LEFT + RAIL_WIDTH / 2, RESERVE[0]
    new = new_in_reserve(look.news)
    lines = [kinds[first : first + across] for first in range(0, len(kinds), across)]
    for line, y in zip(lines, row(len(lines), top + 4 + RESERVE[1] / 2, tall + 24), strict=True):
        for kind, x in zip(line, row(len(line), middle, wide + 8), strict=True):
            if kind in new:
                canvas.stamp(_glow(wide + 12, tall + 14), x, y)
            draw_stack(canvas, kind, view.reserve[kind], look, (x, y), (wide, tall))


def draw_stack(
    canvas: Canvas, kind: Qi, cards: int, look: Look, at: tuple[float, float], size: tuple[int, int]
) -> None:
    letter, (x, y), (wide, tall) = "" if kind is Qi.WARRIOR else look.letter(kind.name.lower()), at, size
    card = qi(kind, letter, PANEL, wide, tall)
    if cards > 1:
        canvas.stamp(card.unlabelled(), x + 4, y - 7)
    canvas.stamp(card, x, y)
    if cards > 1:
        disc = count(PALETTE, str(cards), INK, IVORY, SHADOW, IVORY)
        canvas.stamp(disc, x + wide / 2 - 26, y + tall / 2 - 25)


@PARTS.kept
def _deck() -> Sprite:
    brush = Brush(PALETTE, 112, 150, PANEL)
    back(brush, 4, 18, 104, 128, DECK_BACKS)
    return brush.disc(56, 72, 36, DARK_BRONZE).disc(56, 72, 32, DEEP_JADE).sprite()


@PARTS.kept
def _discards(discards: Counts) -> Sprite:
    """Of each kind so many, faded where there is none."""
    brush = Brush(PALETTE, 168, 3 * LINE + 8, PANEL, filled=True)
    brush.plate(0, 0, 168, 3 * LINE + 8, 16, SHADOW).plate(3, 3, 162, 3 * LINE + 2, 14, WELL)
    places = [(26 + 82 * (kind % 2), 28 + LINE * (kind // 2)) for kind in Qi]
    for kind, (x, y) in zip(Qi, places, strict=True):
        if kind is Qi.WARRIOR:
            brush.disc(x, y, 18, WARRIOR).disc(x, y, 16, QIJIE)
            warrior(brush, (x, y), 0.24, WARRIOR, QIJIE)
        else:
            gem(brush, kind.name.lower(), (x, y), 16.5, KEYLINE)
    canvas = Canvas(PALETTE, brush.sprite())
    for (x, y), cards in zip(places, discards, strict=True):
        ink = PALE_BRONZE if cards else COLD
        canvas.write(str(cards), x + 22, y, Style(NARROW, 42, ink, WELL), "l")
    return canvas.sprite()


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
    top = STOCKS[0]
    if any(isinstance(event, Drew) for event in look.news):
        canvas.paste(_glow(120, 158), RAIL_LEFT + 6, top + 10)
    canvas.paste(_deck(), RAIL_LEFT + 10, top + 14)
    canvas.write(str(view.deck), RAIL_LEFT + 66, top + 86, Style(NUMERALS, 46, PALE_BRONZE, DEEP_JADE))
    canvas.paste(_discards(view.discards), RAIL_LEFT + 126, top + 18)
    canvas.stamp(_flames(view.passes, view.limit), RAIL_LEFT + RAIL_WIDTH / 2, top + 206)
