"""PNG files of palette pictures: bands that were packed before are not packed again."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from struct import pack
from typing import TypeAlias
from zlib import DEFLATED

from PIL import Image
from zlib_ng import zlib_ng

from renderer.raster.cache import Cache
from renderer.raster.canvas import Band, Canvas

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BAND = 48  # rows packed together, whatever stands above them
LEVELS = (5, 6, 9)  # the later ones take longer: only for a picture that would be too large
LIMIT = 99_000
LONGER_SIDE = 1200  # at least, of a picture that is made smaller
LAST_BLOCK = b"\x03\x00"
OBJECTS, STROKE = 400, 120  # bytes of Python around a band, and for each stroke in its key
ADLER = 65521

Sums: TypeAlias = tuple[int, int, int]  # length and two checksums of the rows
Key: TypeAlias = tuple[int, int, int, int]  # the level before them

BANDS = Cache(2_000_000)
PAINTED = Cache(1_000_000)  # what bands of known strokes add up to
BESIDE = ThreadPoolExecutor(1, thread_name_prefix="packing")  # deflating leaves the interpreter to others


@dataclass(frozen=True, slots=True)
class Strip:
    """A band's pixels: what they add up to, and how to have them."""

    sums: Sums
    rows: Callable[[], bytes]

    @classmethod
    def of(cls, rows: bytes) -> "Strip":
        return cls((len(rows), zlib_ng.crc32(rows), zlib_ng.adler32(rows)), lambda: rows)


def encode(image: Image.Image) -> bytes:
    """Nothing but size, palette and pixels: no date, no program, no text."""
    colours = image.getpalette("RGB")
    assert colours is not None
    pixels = _pixels(_strips(image))
    while len(pixels) > LIMIT and _to_spare(image.size):
        image = _smaller(image)
        pixels = _pixels(_strips(image))
    return _file(image.size, bytes(colours), pixels)


def packed(canvas: Canvas) -> bytes:
    """The same of a picture that is not painted yet."""
    pixels = _pixels(_painted(canvas))
    if len(pixels) > LIMIT and _to_spare(canvas.size):
        return encode(canvas.finished())
    return _file(canvas.size, canvas.palette.table, pixels)


def _painted(canvas: Canvas) -> list[Strip]:
    strips, fresh = list[Strip](), dict[Key, bytes]()
    sheet = Image.new("P", (canvas.size[0] + 1, BAND))
    for band in canvas.bands(BAND):
        strips.append(_strip(band, sheet))
        key: Key = (LEVELS[0], *strips[-1].sums)
        if BANDS.find(key) is None:
            fresh[key] = strips[-1].rows()
    _put(_packed(fresh))
    return strips


def _to_spare(size: tuple[int, int]) -> bool:
    return max(size) * 3 >= 4 * LONGER_SIDE


def _file(size: tuple[int, int], colours: bytes, pixels: bytes) -> bytes:
    header = pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", pixels), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))))


def _smaller(image: Image.Image) -> Image.Image:
    """Three quarters of it: a very tall board has pixels to spare on any screen."""
    size = image.width * 3 // 4, image.height * 3 // 4
    small = image.convert("RGB").resize(size, Image.Resampling.BOX)
    return small.quantize(palette=image, dither=Image.Dither.NONE)


def _strips(image: Image.Image) -> list[Strip]:
    tops = range(0, image.height, BAND)
    return [Strip.of(scanlines(image, top, min(top + BAND, image.height))) for top in tops]


def _strip(band: Band, sheet: Image.Image) -> Strip:
    """Painted only if it was not before."""
    key = band.key
    sums = PAINTED.find(key)
    if sums is not None:
        return Strip(sums, band.rows)
    strip = Strip.of(band.rows(sheet))
    PAINTED.put(key, strip.sums, OBJECTS + STROKE * len(band.strokes))
    return strip


def _pixels(strips: Sequence[Strip]) -> bytes:
    for level in LEVELS:
        bands = _bands(strips, level)
        if sum(map(len, bands)) <= LIMIT:
            break
    return b"".join((b"\x78\x01", *bands, LAST_BLOCK, pack(">I", _check(strips))))


def _check(strips: Sequence[Strip]) -> int:
    """Adler's sum of all of them, from the sums of each."""
    low, high = 1, 0
    for strip in strips:
        length, _, own = strip.sums
        high = (high + (own >> 16) + length * (low - 1)) % ADLER
        low = (low + (own & 0xFFFF) - 1) % ADLER
    return high << 16 | low


def scanlines(image: Image.Image, top: int, bottom: int) -> bytes:
    """Each row after a zero, which says that its pixels are stored as they are."""
    return image.crop((-1, top, image.width, bottom)).tobytes()


def _bands(strips: Sequence[Strip], level: int) -> list[bytes]:
    keys: list[Key] = [(level, *strip.sums) for strip in strips]
    found = {key: BANDS.find(key) for key in keys}
    new = _packed({key: strip.rows() for key, strip in zip(keys, strips, strict=True) if found[key] is None})
    _put(new)
    return [new.get(key) or found[key] for key in keys]


def _put(bands: Mapping[Key, bytes]) -> None:
    for key, band in bands.items():
        BANDS.put(key, band, OBJECTS + len(band))


def _packed(rows: Mapping[Key, bytes]) -> Mapping[Key, bytes]:
    """Two threads take one after the other."""
    left, done = deque(rows), dict[Key, bytes]()
    beside = BESIDE.submit(_pack, left, rows, done) if len(left) > 1 else None
    _pack(left, rows, done)
    if beside is not None:
        beside.result()
    return done


def _pack(left: deque[Key], rows: Mapping[Key, bytes], done: dict[Key, bytes]) -> None:
    with suppress(IndexError):
        while True:
            key = left.popleft()
            done[key] = deflated(rows[key], key[0])


def deflated(rows: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)


def forget() -> None:
    """For measuring: as if nothing had been packed yet."""
    BANDS.clear()
    PAINTED.clear()
