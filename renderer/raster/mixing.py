"""Chooses a palette's blends: the colours that are missed most between its own."""

from collections import Counter
from collections.abc import Iterable, Iterator

from PIL import Image

from renderer.raster.palette import Rgb, rgb

Oklab = tuple[float, float, float]
BLENDS = 32
LETTERS = 400  # the weight of a letter's edge, of which a sprite has many


class Notebook:
    """Counts the colours that shapes and letters would have, were there no palette."""

    def __init__(self) -> None:
        self.met: Counter[Rgb] = Counter()

    def __call__(self, picture: Image.Image) -> None:
        pixels = LETTERS if picture.size == (1, 1) else 1
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            assert isinstance(colour, tuple)
            self.met[colour[0], colour[1], colour[2]] += count * pixels


def chosen(base: Iterable[str], met: Counter[Rgb], count: int = BLENDS) -> Iterator[str]:
    """The colour that is missed most, again and again: far from the nearest one, and often met."""
    weights = {colour: number**0.5 for colour, number in met.most_common(6000)}
    places = {colour: oklab(colour) for colour in weights}
    gaps = {colour: min(_apart(places[colour], oklab(rgb(one))) for one in base) for colour in weights}
    for _ in range(count):
        worst = max(gaps, key=lambda colour: gaps[colour] * weights[colour])
        yield "#{:02X}{:02X}{:02X}".format(*worst)
        for colour, gap in gaps.items():
            gaps[colour] = min(gap, _apart(places[colour], places[worst]))


def oklab(colour: Rgb) -> Oklab:
    red, green, blue = (_linear(part / 255) for part in colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _apart(one: Oklab, other: Oklab) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
