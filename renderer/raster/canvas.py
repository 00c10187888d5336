"""A picture being put together: sprites and letters on a ground, with a note of where each text stands. It is
painted band by band, and only where somebody wants to see it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from renderer.raster.crop import Span, assembled
from renderer.raster.lettering import Fitted, Style, lettered
from renderer.raster.palette import Palette
from renderer.raster.sprite import LABEL, Box, Footprint, Label, Sprite, meet, shifted
from renderer.raster.stretching import Fill, parts

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

ANCHORS = {"m": 0.5, "l": 0.0, "r": 1.0}
OBJECTS, STROKE = 2000, 300  # bytes of Python for a canvas, and for everything that was put on it
LINE = 40  # from one line of a broken name to the next

Size: TypeAlias = tuple[int, int]


class Stroke(NamedTuple):
    """Pixels, or one colour, in a rectangle."""

    key: tuple[int, ...]  # the same for the same paint in the same place
    paint: "ImagingCore | int"
    mask: "ImagingCore | None"
    box: Box

    def on(self, pixels: "ImagingCore", left: int, top: int) -> None:
        """On a part of the picture that begins there. Pillow's own `paste` takes three times as long around
        the same work, and a board has hundreds."""
        box = shifted(self.box, -left, -top)
        if self.mask is None:
            pixels.paste(self.paint, box)
        else:
            pixels.paste(self.paint, box, self.mask)

    def moved(self, x: int, y: int) -> "Stroke":
        number, *_ = self.key
        box = shifted(self.box, x, y)
        return Stroke((number, *box[: len(self.key) - 1]), self.paint, self.mask, box)


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows of a picture, as what is painted there one above the other."""

    width: int
    top: int
    bottom: int
    strokes: Sequence[Stroke]

    @property
    def key(self) -> tuple[object, ...]:
        return (self.width, self.top, self.bottom, *(stroke.key for stroke in self.strokes))

    def painted(self) -> Image.Image:
        image = Image.new("P", (self.width, self.bottom - self.top))
        for stroke in self.strokes:
            stroke.on(image.im, 0, self.top)
        return image

    def rows(self, sheet: Image.Image | None = None) -> bytes:
        """As a file has them: each after a zero, which says that its pixels are stored as they are. A sheet
        that is high enough can be painted on again and again."""
        height = self.bottom - self.top
        sheet = sheet or Image.new("P", (self.width + 1, height))
        pixels = sheet.im
        pixels.paste(0, (0, 0, *sheet.size))
        for stroke in self.strokes:
            stroke.on(pixels, -1, self.top)
        pixels.paste(0, (0, 0, 1, height))
        return sheet.tobytes()[: height * (self.width + 1)]


class Canvas:
    def __init__(self, palette: Palette, ground: Sprite | None = None, size: Size = (0, 0)) -> None:
        """On a sprite, or on nothing yet."""
        self.palette = palette
        self.size = size if ground is None else ground.pixels.size
        self.mask = ground.mask if ground else None
        self.pieces = list(ground.footprint.pieces) if ground else []
        self._strokes: list[Stroke] = []
        self._texts: list[tuple[Sequence[Label], int, int]] = []  # of each part, and where that lies
        self._written = 0
        if ground is not None:
            self._put(ground.number, ground.pixels, None, 0, 0)
            self._note(ground.footprint.labels, 0, 0)
        self.marks: list[Box] = []  # what may be chosen, or was
        self.columns: Sequence[Span] = ()  # the parts that are shown; () for all
        self.rows: Sequence[Span] = ()

    @classmethod
    def plain(cls, palette: Palette, width: int, height: int, colour: str) -> "Canvas":
        canvas = cls(palette, size=(width, height))
        canvas.fill(0, 0, width, height, colour)
        return canvas

    @property
    def labels(self) -> list[Label]:
        """Every text; only who looks for one asks."""
        return [label.moved(left, top) for labels, left, top in self._texts for label in labels]

    @property
    def image(self) -> Image.Image:
        """The whole of it."""
        return Band(self.size[0], 0, self.size[1], self._strokes).painted()

    def bands(self, height: int) -> Iterator[Band]:
        """From top to bottom, the last one perhaps lower."""
        width, end = self.size
        tops = range(0, end, height)
        parts: list[list[Stroke]] = [[] for _ in tops]
        for stroke in self._strokes:
            _, top, _, bottom = stroke.box
            for part in parts[max(0, top) // height : max(0, bottom + height - 1) // height]:
                part.append(stroke)
        for top, part in zip(tops, parts, strict=True):
            yield Band(width, top, min(top + height, end), part)

    @property
    def weight(self) -> int:
        return OBJECTS + STROKE * (len(self._strokes) + len(self.pieces)) + LABEL * self._written

    def moved(self, x: int, y: int) -> "Canvas":
        """The same, to be laid on another one there."""
        whole = Canvas(self.palette, size=self.size)
        whole._strokes = [stroke.moved(x, y) for stroke in self._strokes]
        whole._texts = [(labels, left + x, top + y) for labels, left, top in self._texts]
        whole._written = self._written
        whole.pieces = [(piece, left + x, top + y, before) for piece, left, top, before in self.pieces]
        return whole

    def lay(self, part: "Canvas") -> None:
        """All that was put on that one, where it stands."""
        self._strokes += part._strokes
        self._texts += part._texts
        self.pieces += [
            (piece, left, top, before + self._written) for piece, left, top, before in part.pieces
        ]
        self._written += part._written

    def part(self, box: Box) -> "Canvas":
        """What lies in a box, as a picture of its own; what the edge cuts goes on beyond it."""
        left, top, right, bottom = box
        part = Canvas(self.palette, size=(right - left, bottom - top))
        part._strokes = [stroke.moved(-left, -top) for stroke in self._strokes if meet(stroke.box, box)]
        labels = self.labels
        kept = [number for number, label in enumerate(labels) if meet(label.box, box)]
        part._texts = [((labels[number].moved(-left, -top),), 0, 0) for number in kept]
        part._written = len(kept)
        part.pieces = [
            (piece, x - left, y - top, bisect_left(kept, before))
            for piece, x, y, before in self.pieces
            if meet((x, y, x + piece.width, y + piece.height), box)
        ]
        return part

    def _put(self, number: int, pixels: Image.Image, mask: Image.Image | None, left: int, top: int) -> None:
        box = left, top, left + pixels.width, top + pixels.height
        covered = None if mask is None else mask.im
        self._strokes.append(Stroke((number, left, top), pixels.im, covered, box))

    def _fill(self, number: int, box: Box) -> None:
        self._strokes.append(Stroke((number, *box), number, None, box))

    def _note(self, labels: Sequence[Label], left: int, top: int) -> None:
        self._texts.append((labels, left, top))
        self._written += len(labels)

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """With its top left corner there."""
        left, top = round(x), round(y)
        self._put(sprite.number, sprite.pixels, sprite.mask, left, top)
        footprint = sprite.footprint
        self.pieces.append((footprint, left, top, self._written))
        self._note(footprint.labels, left, top)

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """A plain rectangle, below everything that is written."""
        assert not self._written
        self._fill(self.palette.number(colour), (x, y, x + width, y + height))

    def plate(self, small: Sprite, x: int, y: int, width: int, height: int, column: int, row: int) -> None:
        """A small drawing made larger: its corners as they are, one row and one column of it repeated."""
        for part in parts(small, width, height, column, row):
            if isinstance(part, Fill):
                self._fill(part.number, shifted(part.box, x, y))
            else:
                sprite = part.sprite
                self._put(sprite.number, sprite.pixels, None, x + part.left, y + part.top)
        self.pieces.append((Footprint(width, height, None, (), ()), x, y, self._written))

    def frame(self, thick: int, colour: str) -> None:
        """Along its edges, above everything."""
        width, height = self.size
        for box in (
            (0, 0, width, thick),
            (0, height - thick, width, height),
            (0, 0, thick, height),
            (width - thick, 0, width, height),
        ):
            self._fill(self.palette.number(colour), box)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """With its centre there."""
        self.paste(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def mark(self, sprite: Sprite, x: float, y: float) -> None:
        self.stamp(sprite, x, y)
        left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self.marks.append((left, top, left + sprite.width, top + sprite.height))

    def write(
        self, text: str, x: float, y: float, style: Style, anchor: str = "m", room: Box | None = None
    ) -> int:
        """With the middle of its capitals at y; gives where it ends."""
        letters = lettered(self.palette, text, style)
        start = round(x - letters.width * ANCHORS[anchor])
        left, top = start + letters.left, round(y) + letters.top
        self._put(letters.number, letters.pixels, letters.mask, left, top)
        box = shifted(letters.inked, left, top)
        self._note((Label(text, box, room or (0, 0, *self.size), style.size),), 0, 0)
        return start + letters.width

    def write_name(self, name: Fitted, x: float, y: float, ink: str, ground: str, room: Box) -> None:
        """Its lines around y."""
        first = y - LINE * (len(name.lines) - 1) / 2
        for number, line in enumerate(name.lines):
            style = Style(name.font, name.size, ink, ground)
            self.write(line, x, first + LINE * number, style, "l", room)

    def sprite(self) -> Sprite:
        return Sprite(self.image, self.mask, tuple(self.labels), tuple(self.pieces))

    def near(self) -> "Canvas":
        """Only the parts that are shown."""
        if not self.columns and not self.rows:
            return self
        columns, rows = self.columns or ((0, self.size[0]),), self.rows or ((0, self.size[1]),)
        return Canvas(self.palette, Sprite(assembled(self.image, columns, rows)))

    def finished(self) -> Image.Image:
        whole = self.near().image
        whole.putpalette(self.palette.table)
        return whole


def row(count: int, middle: float, pitch: float) -> Sequence[float]:
    """Centres of so many things side by side."""
    return [middle + (number - (count - 1) / 2) * pitch for number in range(count)]
