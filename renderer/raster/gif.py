"""GIF files of palette pictures that move: of each only what differs from the one before. Pillow's own writer
keeps all of them: 700 MB for 120 boards, where this one needs two."""

from collections.abc import Iterable, Iterator
from struct import pack

from PIL import GifImagePlugin, Image, ImageChops

from renderer.raster.sprite import Box

COLOURS = 256  # as many as the table of a file has
SAME = COLOURS - 1  # the number that shows what was there before
FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
END = b";"


def moving(pictures: Iterable[tuple[Image.Image, int]], size: tuple[int, int], colours: bytes) -> bytes:
    """Each with its milliseconds, all of one size and one palette; the whole of them is never in memory."""
    assert len(colours) <= 3 * SAME
    header = b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + colours.ljust(3 * COLOURS, b"\0")
    return b"".join((header, FOR_EVER, *_frames(pictures), END))


def _frames(pictures: Iterable[tuple[Image.Image, int]]) -> Iterator[bytes]:
    before: Image.Image | None = None
    for picture, pause in pictures:
        now = Image.frombytes("L", picture.size, picture.tobytes())
        shown, (left, top, _, _) = _news(before, now)
        yield from GifImagePlugin.getdata(shown, (left, top), duration=pause, transparency=SAME, disposal=1)
        before = now


def _news(before: Image.Image | None, now: Image.Image) -> tuple[Image.Image, Box]:
    """What is new, and where; a dot, if nothing is."""
    if before is None:
        return now, (0, 0, *now.size)
    changed = ImageChops.difference(before, now)
    box = changed.getbbox() or (0, 0, 1, 1)
    same = changed.crop(box).point([255] + [0] * 255)
    shown = now.crop(box)
    shown.paste(SAME, mask=same)
    return shown, box
