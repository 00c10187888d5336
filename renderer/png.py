"""PNG files of palette pictures: bands that were packed before are not packed again."""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from struct import pack
from typing import TypeAlias
from zlib import DEFLATED

from PIL import Image
from zlib_ng import zlib_ng

from renderer.shelf import Shelf

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BAND = 48  # rows packed together, whatever stands above them
LEVELS = (5, 6, 9)  # the later ones take longer: only for a picture that would be too large
LIMIT = 98_000
LONGER_SIDE = 1200  # at least, of a picture that is made smaller
LAST_BLOCK = b"\x03\x00"
OBJECTS = 400  # bytes of Python around a band

Key: TypeAlias = tuple[int, int, int, int]  # level, length and two checksums of the rows

BANDS = Shelf(4_000_000)
BESIDE = ThreadPoolExecutor(1, thread_name_prefix="packing")  # deflating leaves the interpreter to others


def encode(image: Image.Image) -> bytes:
    """Nothing but size, palette and pixels: no date, no program, no text."""
    palette = image.getpalette("RGB")
    assert palette is not None
    packed = _pixels(image)
    while len(packed) > LIMIT and max(image.size) >= 1.5 * LONGER_SIDE:
        image = _smaller(image)
        packed = _pixels(image)
    header = pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))))


def _smaller(image: Image.Image) -> Image.Image:
    """Two thirds of it: a very tall board has pixels to spare on any screen."""
    size = image.width * 2 // 3, image.height * 2 // 3
    small = image.convert("RGB").resize(size, Image.Resampling.BOX)
    return small.quantize(palette=image, dither=Image.Dither.NONE)


def _pixels(image: Image.Image) -> bytes:
    strips = range(0, image.height, BAND)
    rows = [scanlines(image, top, min(top + BAND, image.height)) for top in strips]
    check = 1
    for one in rows:
        check = zlib_ng.adler32(one, check)
    for level in LEVELS:
        bands = _bands(rows, level)
        if sum(map(len, bands)) <= LIMIT:
            break
    return b"".join((b"\x78\x01", *bands, LAST_BLOCK, pack(">I", check)))


def scanlines(image: Image.Image, top: int, bottom: int) -> bytes:
    """Each row after a zero, which says that its pixels are stored as they are."""
    return image.crop((-1, top, image.width, bottom)).tobytes()


def _bands(every: Sequence[bytes], level: int) -> list[bytes]:
    """Those that were packed before, and half of the others packed by a second thread."""
    keys = [(level, len(rows), zlib_ng.crc32(rows), zlib_ng.adler32(rows)) for rows in every]
    found = {key: BANDS.find(key) for key in keys}
    fresh = {key: rows for key, rows in zip(keys, every, strict=True) if found[key] is None}
    mine, others = list(fresh)[::2], list(fresh)[1::2]
    beside = BESIDE.submit(_packed, others, fresh) if others else None
    packed = _packed(mine, fresh) | (beside.result() if beside else {})
    for key, band in packed.items():
        BANDS.put(key, band, OBJECTS + len(band))
    return [packed.get(key) or found[key] for key in keys]


def _packed(keys: Iterable[Key], rows: Mapping[Key, bytes]) -> dict[Key, bytes]:
    return {key: deflated(rows[key], key[0]) for key in keys}


def deflated(rows: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)


def forget() -> None:
    """For measuring: as if nothing had been packed yet."""
    BANDS.clear()
