"""A fixed palette: every pixel of a picture is one of its colours, shapes are smoothed into them."""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from PIL import Image

from renderer.raster.sprite import Sprite

Rgb = tuple[int, int, int]

CLEAR = 255  # where nothing was drawn, before a sprite is smoothed
LEVELS = 4  # quarters of coverage
MOST = 128
STRIP = 64  # rows smoothed at a time: large sheets of colours would stay with the process


def rgb(colour: str) -> Rgb:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    blend = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*blend)


class Palette:
    """Base colours are drawn with; the blends are only met on the edges of shapes and letters."""

    def __init__(self, base: Iterable[str], blends: Iterable[str] = ()) -> None:
        self.base = tuple(dict.fromkeys(base))
        self.colours = tuple(dict.fromkeys((*self.base, *blends)))
        assert len(self.colours) <= MOST, len(self.colours)
        self.watcher: Callable[[Image.Image], None] | None = None  # sees every blend before it is reduced
        self._numbers = {colour: number for number, colour in enumerate(self.colours)}

    def number(self, colour: str) -> int:
        return self._numbers[colour]

    @cached_property
    def table(self) -> bytes:
        return bytes(part for colour in self.colours for part in rgb(colour))

    @cached_property
    def _swatch(self) -> Image.Image:
        swatch = Image.new("P", (1, 1))
        swatch.putpalette(self.table)
        return swatch

    def reduced(self, picture: Image.Image) -> Image.Image:
        """Each pixel the nearest colour, as its number."""
        if self.watcher is not None:
            self.watcher(picture)
        return picture.quantize(palette=self._swatch, dither=Image.Dither.NONE)

    def nearest(self, colour: str) -> int:
        pixel = self.reduced(Image.new("RGB", (1, 1), rgb(colour))).getpixel((0, 0))
        return int(pixel)  # type: ignore[arg-type]  # one band: a number

    def smoothed(self, drawn: Image.Image, ground: str) -> Sprite:
        """Four pixels become one; where nothing was drawn, the edges are blended with the ground."""
        untouched = bytes(768 - 3 - len(self.table))
        drawn.putpalette(self.table + untouched + bytes(rgb(ground)))
        size = drawn.width // 2, drawn.height // 2
        pixels, mask = Image.new("P", size), Image.new("1", size)
        for top in range(0, size[1], STRIP):
            strip = drawn.crop((0, 2 * top, drawn.width, min(drawn.height, 2 * (top + STRIP))))
            pixels.paste(self.reduced(strip.convert("RGB").reduce(2)), (0, top))
            mask.paste(_covered(strip), (0, top))
        return Sprite(pixels, None if mask.getextrema()[0] else mask)

    @lru_cache(maxsize=512)  # noqa: B019 — the palettes live as long as the program
    def ramp(self, ink: str, ground: str) -> bytes:
        """From coverage, 0 to 255, to the number of the blended colour."""
        numbers = [self.nearest(mixed(ground, ink, level / LEVELS)) for level in range(LEVELS + 1)]
        return bytes(numbers[round(cover * LEVELS / 255)] for cover in range(256))


def _covered(drawn: Image.Image) -> Image.Image:
    """Where one of four pixels was touched, or part of one."""
    touched = Image.frombytes("L", drawn.size, drawn.tobytes()).point([255] * CLEAR + [0])
    return touched.reduce(2).point([0] * 32 + [255] * 224, mode="1")
