"""A small picture in numbers of a palette's colours, ready to be pasted."""

from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom


@dataclass(frozen=True, slots=True)
class Label:
    """A text in a picture: where its ink is, and where it may be."""

    text: str
    box: Box
    room: Box
    size: int

    def moved(self, x: int, y: int) -> "Label":
        return Label(self.text, shifted(self.box, x, y), shifted(self.room, x, y), self.size)


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    pixels: Image.Image
    mask: Image.Image | None = None  # None: it fills its box
    labels: tuple[Label, ...] = ()

    @property
    def width(self) -> int:
        return self.pixels.width

    @property
    def height(self) -> int:
        return self.pixels.height


def shifted(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
