"""A small picture in numbers of a palette's colours, ready to be pasted."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias

from PIL import Image

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

OBJECTS, LABEL = 2000, 400  # bytes of Python around pixels and for each text
numbered = count().__next__  # no two pictures have the same number


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
class Footprint:
    """Where something paints and what it says, without its pixels."""

    width: int
    height: int
    mask: Image.Image | None  # None: it fills its box
    labels: tuple[Label, ...]
    pieces: "tuple[Piece, ...]"  # what it was put together from
    weight: int = field(init=False)  # of notes and masks, those of its parts too, which stay when those go

    def __post_init__(self) -> None:
        own = OBJECTS + LABEL * len(self.labels) + (self.width * self.height if self.mask else 0)
        object.__setattr__(self, "weight", own + sum(piece.weight for piece, *_ in self.pieces))

    def covered(self) -> Iterator[Label]:
        """The texts on which something was pasted later, in all of its parts."""
        for piece, left, top, before in self.pieces:
            yield from piece.covered()
            whole = left, top, left + piece.width, top + piece.height
            for label in self.labels[:before]:
                if meet(whole, label.box) and piece.touches(shifted(label.box, -left, -top)):
                    yield label

    def touches(self, box: Box) -> bool:
        """Whether it paints anything there; the box is given from its own corner."""
        inside = max(0, box[0]), max(0, box[1]), min(self.width, box[2]), min(self.height, box[3])
        if inside[0] >= inside[2] or inside[1] >= inside[3]:
            return False
        return self.mask is None or self.mask.crop(inside).getbbox() is not None


Piece: TypeAlias = tuple[Footprint, int, int, int]  # where it was pasted, and after how many labels


class Sprite:
    __slots__ = ("footprint", "number", "pixels", "weight")

    def __init__(
        self,
        pixels: Image.Image,
        mask: Image.Image | None = None,
        labels: tuple[Label, ...] = (),
        pieces: tuple[Piece, ...] = (),
    ) -> None:
        self.number = numbered()
        self.pixels = pixels
        self.footprint = Footprint(pixels.width, pixels.height, mask, labels, pieces)
        self.weight = pixels.width * pixels.height + self.footprint.weight

    def unlabelled(self) -> "Sprite":
        """For what lies below another one of its kind."""
        same = Sprite(self.pixels, self.mask)
        same.number = self.number
        return same

    @property
    def mask(self) -> Image.Image | None:
        return self.footprint.mask

    @property
    def width(self) -> int:
        return self.footprint.width

    @property
    def height(self) -> int:
        return self.footprint.height


def shifted(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def common(one: Box, other: Box) -> Box:
    """What lies in both; beyond its own end if nothing does."""
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def holds(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
