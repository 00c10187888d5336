"""A picture being put together: sprites and letters on a ground, with a note of where each text stands."""

from collections.abc import Sequence

from PIL import Image

from renderer.closer import Span, assembled
from renderer.lettering import Fitted, Style, lettered
from renderer.palette import Palette
from renderer.sprite import Box, Label, Sprite, shifted

ANCHORS = {"m": 0.5, "l": 0.0, "r": 1.0}
LINE = 40  # from one line of a broken name to the next


class Canvas:
    def __init__(self, palette: Palette, ground: Sprite, *, fresh: bool = False) -> None:
        """On a copy of its ground, unless nobody else has it."""
        self.palette = palette
        self.image = ground.pixels if fresh else ground.pixels.copy()
        self.mask = ground.mask
        self.labels = list(ground.footprint.labels)
        self.pieces = list(ground.footprint.pieces)
        self.marks: list[Box] = []  # what may be chosen, or was
        self.columns: Sequence[Span] = ()  # the parts that are shown; () for all
        self.rows: Sequence[Span] = ()

    @classmethod
    def plain(cls, palette: Palette, width: int, height: int, colour: str) -> "Canvas":
        return cls(palette, Sprite(Image.new("P", (width, height), palette.number(colour))), fresh=True)

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """With its top left corner there."""
        left, top = round(x), round(y)
        self.image.paste(sprite.pixels, (left, top), sprite.mask)
        footprint = sprite.footprint
        self.pieces.append((footprint, left, top, len(self.labels)))
        self.labels += [label.moved(left, top) for label in footprint.labels]

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """A plain rectangle, below everything that is written."""
        assert not self.labels
        self.image.paste(self.palette.number(colour), (x, y, x + width, y + height))

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
        self.image.paste(letters.pixels, (left, top), letters.mask)
        box = shifted(letters.mask.getbbox() or (0, 0, 0, 0), left, top)
        self.labels.append(Label(text, box, room or (0, 0, *self.image.size), style.size))
        return start + letters.width

    def write_name(self, name: Fitted, x: float, y: float, ink: str, ground: str, room: Box) -> None:
        """Its lines around y."""
        first = y - LINE * (len(name.lines) - 1) / 2
        for number, line in enumerate(name.lines):
            style = Style(name.font, name.size, ink, ground)
            self.write(line, x, first + LINE * number, style, "l", room)

    def sprite(self) -> Sprite:
        return Sprite(self.image, self.mask, tuple(self.labels), tuple(self.pieces))

    def finished(self) -> Image.Image:
        whole = self.image
        if self.columns or self.rows:
            columns, rows = self.columns or ((0, whole.width),), self.rows or ((0, whole.height),)
            whole = assembled(whole, columns, rows)
        whole.putpalette(self.palette.table)
        return whole


def row(count: int, middle: float, pitch: float) -> Sequence[float]:
    """Centres of so many things side by side."""
    return [middle + (number - (count - 1) / 2) * pitch for number in range(count)]
