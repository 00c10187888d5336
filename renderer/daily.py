"""The card of a deal of the day: a fire in the night, how one has done, and the days that were played."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from renderer.raster.brush import Brush
from renderer.raster.canvas import Canvas, row
from renderer.raster.lettering import NAMES, Style, fitted, width
from renderer.raster.palette import Palette, mixed
from renderer.raster.sprite import Sprite

WIDTH, HEIGHT, LEFT, ROOM = 1200, 630, 602, 570
NIGHT, NEAR, MIDDLE, CORE, GROUND = "#1C171B", "#241A1B", "#32201C", "#55281A", "#131014"
PLATE, COLD, EMBER = "#342B33", "#211C21", "#443840"
RED, ORANGE, YELLOW, PALE = "#B9341E", "#F26A1E", "#FFC440", "#FFE9A0"
LOG, BARK, RING = "#6B4836", "#3F2A20", "#C69A62"
CREAM, GOLD, SAND = "#F7EBD0", "#FFC23C", "#D8C5A4"
FLAMES = (  # around (0, 0) at their foot, 200 high
    ("M 0 -200 C 12 -150 72 -110 70 -48 C 68 -14 40 0 0 0 C -40 0 -70 -14 -70 -52 C -70 -82 -52 -96 -44 -126"
     " C -34 -108 -30 -100 -24 -92 C -16 -128 -14 -166 0 -200 Z"),
    ("M 4 -150 C 8 -112 52 -86 52 -40 C 52 -12 30 0 0 0 C -32 0 -52 -12 -52 -42 C -52 -64 -38 -74 -34 -96"
     " C -26 -84 -22 -78 -18 -70 C -8 -96 -6 -124 4 -150 Z"),
    "M 2 -104 C 8 -76 34 -62 34 -30 C 34 -8 18 0 0 0 C -20 0 -34 -10 -34 -30 C -34 -52 -8 -72 2 -104 Z",
    "M 0 -60 C 4 -44 18 -36 18 -18 C 18 -4 8 0 0 0 C -10 0 -18 -6 -18 -18 C -18 -32 -4 -42 0 -60 Z",
)  # fmt: skip
TREE = "M 0 -210 L 34 -120 L 20 -120 L 52 -56 L 32 -56 L 68 0 H -68 L -32 -56 L -52 -56 L -20 -120 H -34"
SPARKS = (
    (208, 42, 4),
    (172, 80, 9),
    (247, 137, 10),
    (192, 132, 9),
    (192, 188, 9),
    (382, 116, 5),
    (296, 60, 5),
)
_INKS = (RED, ORANGE, YELLOW, PALE, CREAM, GOLD, SAND, LOG, BARK, RING)
_GROUNDS = (NIGHT, NEAR, MIDDLE, CORE, GROUND, PLATE, COLD, EMBER)
PALETTE = Palette(
    (*_GROUNDS, *_INKS),
    [
        mixed(ground, ink, share)
        for ground, ink in (*product((NIGHT, PLATE), (CREAM, GOLD, SAND, RED)), (CORE, RED), (RED, ORANGE))
        for share in (0.25, 0.5, 0.75)
    ],
)


@dataclass(frozen=True, slots=True)
class Card:
    """All in the reader's language; nothing of the deal stands here."""

    key: str  # of the game
    title: str
    game: str  # its name
    large: str  # a number
    unit: str  # behind it
    told: str
    streak: int
    played: Sequence[bool]  # the oldest day first


def paint_card(card: Card, face: str) -> Canvas:
    """`face`: the letters of the game."""
    canvas = Canvas(PALETTE, _scene())
    _line(canvas, card.title, 66, CREAM, ROOM)
    end = _line(canvas, card.game, 133, GOLD, ROOM - (172 if card.streak else 0), face=face)
    if card.streak:
        _badge(canvas, max(end + 20, 1020), card.streak)
    after = canvas.write(card.large, LEFT - 6, 290, Style("sansita", 220, CREAM, NIGHT), "l")
    if card.unit:
        canvas.write(card.unit, after + 22, 322, Style("sansita", 120, GOLD, NIGHT), "l")
    _line(canvas, card.told, 436, SAND, ROOM, 54)
    pitch = 1110 / max(1, len(card.played))
    for x, played in zip(row(len(card.played), WIDTH / 2, pitch), card.played, strict=True):
        canvas.stamp(_day(played=played), x, 560)
    return canvas


def _line(canvas: Canvas, text: str, y: int, ink: str, room: int, size: int = 60, face: str = NAMES) -> int:
    """As large as its room lets it."""
    for smaller in range(size, 41, -2):
        if width(text, face, smaller) <= room:
            return canvas.write(text, LEFT, y, Style(face, smaller, ink, NIGHT), "l")
    line = fitted(text, room, 42)
    return canvas.write(line.lines[0], LEFT, y, Style(line.font, line.size, ink, NIGHT), "l")


def _badge(canvas: Canvas, x: int, count: int) -> None:
    plate = Brush(PALETTE, 156, 78, NIGHT).plate(0, 0, 156, 78, 18, PLATE).sprite()
    canvas.paste(plate, min(x, WIDTH - 180), 96)
    canvas.stamp(_flame(0.28, PLATE), min(x, WIDTH - 180) + 42, 135)
    canvas.write(str(count), min(x, WIDTH - 180) + 104, 137, Style(NAMES, 54, GOLD, PLATE))


@lru_cache(maxsize=4)
def _day(*, played: bool) -> Sprite:
    brush = Brush(PALETTE, 84, 100, GROUND)
    brush.plate(0, 0, 84, 100, 18, PLATE if played else COLD)
    _burning(brush, 42, 92, 0.4, (RED, ORANGE, YELLOW, PALE) if played else (EMBER, PLATE, EMBER, PLATE))
    return brush.sprite()


@lru_cache(maxsize=4)
def _flame(scale: float, ground: str) -> Sprite:
    brush = Brush(PALETTE, round(160 * scale), round(210 * scale), ground)
    _burning(brush, 80 * scale, 205 * scale, scale, (RED, ORANGE, YELLOW, PALE))
    return brush.sprite()


def _burning(brush: Brush, x: float, y: float, scale: float, colours: Sequence[str]) -> None:
    for shape, colour in zip(FLAMES, colours, strict=True):
        brush.fill(shape, colour, (x, y), scale)


@lru_cache(maxsize=1)
def _scene() -> Sprite:
    """What is the same on every card."""
    brush = Brush(PALETTE, WIDTH, HEIGHT, NIGHT, filled=True)
    for radius, colour in ((420, NEAR), (270, MIDDLE), (165, CORE)):
        brush.disc(292, 345, radius, colour)
    brush.disc(200, 945, 470, GROUND).disc(760, 1040, 590, GROUND).plate(0, 485, WIDTH, 145, 0, GROUND)
    for x, foot, scale in ((40, 500, 1.15), (112, 500, 0.95), (560, 500, 1.1), (486, 500, 0.95)):
        brush.fill(TREE, GROUND, (x, foot), scale)
    _burning(brush, 292, 462, 1.42, (RED, ORANGE, YELLOW, PALE))
    for turn in (18, -18):
        brush.fill("M -130 -22 L 130 -22 L 130 22 L -130 22 Z", BARK, (292, 446), 1, turn)
        brush.fill("M -126 -16 L 126 -16 L 126 16 L -126 16 Z", LOG, (292, 446), 1, turn)
    for x in (174, 410):
        brush.disc(x, 484, 24, BARK).disc(x, 484, 20, RING).disc(x, 484, 9, LOG)
    for x, y, radius in SPARKS:
        brush.disc(x, y, radius, YELLOW if radius > 5 else PALE)
    return brush.sprite()
