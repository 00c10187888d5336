"""Names, letters and numbers: five fonts, whole pixels, five levels of coverage."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from unicodedata import category, normalize

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from renderer.raster.cache import PARTS, WHOLES
from renderer.raster.palette import Palette
from renderer.raster.sprite import OBJECTS, Box, numbered

FONTS = Path(__file__).parent / "fonts"
NAMES = "barlow-semi-condensed"
NARROW = "barlow-condensed"
SHORT = 4  # a number at most
GEAR, ROUND = "⚙", "O"  # no font has the first; it is drawn where the second would stand
SMALLEST = 42  # a third of it on a phone that shows the picture 400 px wide


@dataclass(frozen=True, slots=True)
class Style:
    font: str
    size: int
    ink: str
    ground: str  # what the letters lie on
    halo: str | None = None
    halo_width: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Lettering:
    """Letters as pixels; the offsets lead from a point on their middle line to the top left corner."""

    pixels: Image.Image
    mask: Image.Image
    width: int
    left: int
    top: int
    inked: Box
    number: int = field(default_factory=numbered)

    @property
    def weight(self) -> int:
        return OBJECTS + 2 * self.pixels.width * self.pixels.height


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, name: str, size: int) -> int:
    return round(font(name, size).getlength(measured(text)))


def lettered(palette: Palette, text: str, style: Style) -> Lettering:
    """Numbers and letters stand on every board, names on those of one table."""
    return _shared(palette, text, style) if len(text) < SHORT else _own(palette, text, style)


def _drawn(palette: Palette, text: str, style: Style) -> Lettering:
    face = font(style.font, style.size)
    rise = -face.getbbox("H", anchor="ls")[1] / 2
    box = face.getbbox(measured(text), anchor="ls", stroke_width=style.halo_width)
    left, top = int(box[0]) - 1, int(box[1]) - 1
    size = max(1, int(box[2]) - left + 2), max(1, int(box[3]) - top + 2)
    pixels, mask = _inked(palette, text, style, face, (-left, -top), size)
    inked = mask.getbbox() or (0, 0, 0, 0)
    return Lettering(pixels, mask, round(face.getlength(measured(text))), left, round(top + rise), inked)


_shared, _own = PARTS.kept(_drawn), WHOLES.kept(_drawn)


def _inked(
    palette: Palette,
    text: str,
    style: Style,
    face: ImageFont.FreeTypeFont,
    at: tuple[int, int],
    size: tuple[int, int],
) -> tuple[Image.Image, Image.Image]:
    ground = style.halo or style.ground
    letters = _coverage(text, face, at, size, 0)
    pixels = _numbers(letters, palette.ramp(style.ink, ground))
    if style.halo is None:
        return pixels, letters.point([0] * 32 + [255] * 224, mode="1")
    around = _coverage(text, face, at, size, style.halo_width)
    rim = _numbers(around, palette.ramp(style.halo, style.ground))
    rim.paste(pixels, (0, 0), letters.point([0] * 32 + [255] * 224, mode="1"))
    return rim, around.point([0] * 32 + [255] * 224, mode="1")


def _coverage(
    text: str, face: ImageFont.FreeTypeFont, at: tuple[int, int], size: tuple[int, int], stroke: int
) -> Image.Image:
    image = Image.new("L", size)
    before = ""
    for part in re.split(f"({GEAR})", text):
        x = at[0] + (face.getlength(before) if before else 0)
        if part == GEAR:
            _draw_gear(image, face, (x, at[1]), stroke)
        elif part:
            ImageDraw.Draw(image).text(
                (x, at[1]), part, fill=255, font=face, anchor="ls", stroke_width=stroke
            )
        before += measured(part)
    return image


def measured(text: str) -> str:
    """What takes as much room."""
    return text.replace(GEAR, ROUND)


def _draw_gear(
    image: Image.Image, face: ImageFont.FreeTypeFont, at: tuple[float, float], stroke: int
) -> None:
    """Where the round letter would stand: eight teeth and a hole, four times as large first."""
    left, top, right, bottom = face.getbbox(ROUND, anchor="ls")
    radius, fine = (bottom - top) / 2 + stroke, 4
    middle = fine * (radius + 1)
    large = Image.new("L", (round(2 * middle),) * 2)
    outer, inner, hole = (
        fine * radius,
        fine * radius * 0.74,
        max(0.0, fine * ((bottom - top) * 0.17 - stroke)),
    )
    rim = [(outer if step % 4 in (0, 1) else inner, (step - 0.5) * pi / 16) for step in range(32)]
    brush = ImageDraw.Draw(large)
    brush.polygon([(middle + far * cos(turn), middle + far * sin(turn)) for far, turn in rim], fill=255)
    brush.ellipse((middle - hole, middle - hole, middle + hole, middle + hole), fill=0)
    small = large.resize((round(2 * middle / fine),) * 2, Image.Resampling.BOX)
    corner = at[0] + (left + right) / 2 - middle / fine, at[1] + (top + bottom) / 2 - middle / fine
    image.paste(255, (round(corner[0]), round(corner[1])), small)


def _numbers(coverage: Image.Image, ramp: bytes) -> Image.Image:
    return Image.frombytes("P", coverage.size, coverage.tobytes().translate(ramp))


@dataclass(frozen=True, slots=True)
class Fitted:
    """A name broken into lines that fit, all in one font and size."""

    lines: tuple[str, ...]
    font: str
    size: int


@lru_cache(maxsize=1024)
def fitted(name: str, room: int, size: int = 46) -> Fitted:
    """One line, or the fewest lines in which the whole name fits; never a cut, never smaller than legible."""
    text = legible(name)
    for face in (NAMES, NARROW):
        if width(text, face, size) <= room:
            return Fitted((text,), face, size)
    for face in (NAMES, NARROW):
        broken = _halved(text, room, face)
        if broken is not None:
            return Fitted(broken, face, SMALLEST)
    return Fitted(_filled(text, room), NARROW, SMALLEST)


@lru_cache(maxsize=1024)
def legible(name: str) -> str:
    """Scripts that the fonts lack are written in Latin letters, other signs not at all; a dash when nothing
    is left. What may not be parted stays so."""
    held = (" ".join(_known(part).split()) for part in re.split("[\u00a0\u202f]", name))
    return "\u00a0".join(held).strip() or "–"


def _known(text: str) -> str:
    return "".join(one if _is_known(one) else _latin(one) for one in normalize("NFKC", text))


def _latin(letter: str) -> str:
    """About as it is spoken."""
    return anyascii(letter) if category(letter)[0] in "LM" else ""


@lru_cache(maxsize=4096)
def _is_known(letter: str) -> bool:
    if letter.isspace() or letter == GEAR:
        return True
    masks = [bytes(font(NAMES, 20).getmask(one)) for one in (letter, "\uffff")]
    return letter.isprintable() and masks[0] != masks[1]


def _halved(text: str, room: int, face: str) -> tuple[str, ...] | None:
    """Two lines, split at the space where they are most equal."""
    words = text.split(" ")
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lengths = {split: max(width(half, face, SMALLEST) for half in split) for split in splits}
    best = min(splits, key=lengths.__getitem__, default=None)
    return best if best is not None and lengths[best] <= room else None


def _filled(text: str, room: int) -> tuple[str, ...]:
    """As many lines as it takes."""
    lines: list[str] = []
    for glue, piece in _pieces(text, room):
        joined = lines[-1] + glue + piece if lines else ""
        if joined and width(joined, NARROW, SMALLEST) <= room:
            lines[-1] = joined
        else:
            lines.append(piece)
    return tuple(lines)


def _pieces(text: str, room: int) -> Iterator[tuple[str, str]]:
    """Broken at spaces and hyphens, a part that is longer than a line anywhere."""
    for word in text.split(" "):
        for number, part in enumerate(filter(None, re.split("(?<=-)", word))):
            first, *rest = _broken(part, room)
            yield ("" if number else " "), first
            yield from (("", piece) for piece in rest)


def _broken(word: str, room: int) -> list[str]:
    """Whole, if it fits; else in the fewest parts, of about as many letters each."""
    pieces = [word]
    while len(pieces) < len(word) and any(width(one, NARROW, SMALLEST) > room for one in pieces):
        cuts = [len(word) * at // (len(pieces) + 1) for at in range(len(pieces) + 2)]
        *parts, last = (word[one:other] for one, other in pairwise(cuts))
        pieces = [*(f"{part}-" for part in parts), last]
    return pieces
