"""PNG files of palette pictures: bands that were packed before are not packed again."""

from struct import pack
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

BANDS = Shelf(4_000_000)


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
    strips = [(top, min(top + BAND, image.height)) for top in range(0, image.height, BAND)]
    for level in LEVELS:
        check, bands = 1, list[bytes]()
        for top, bottom in strips:
            rows = scanlines(image, top, bottom)
            bands.append(_band(rows, level))
            check = zlib_ng.adler32(rows, check)
        if sum(map(len, bands)) <= LIMIT:
            break
    return b"".join((b"\x78\x01", *bands, LAST_BLOCK, pack(">I", check)))


def scanlines(image: Image.Image, top: int, bottom: int) -> bytes:
    """Each row after a zero, which says that its pixels are stored as they are."""
    return image.crop((-1, top, image.width, bottom)).tobytes()


def _band(rows: bytes, level: int) -> bytes:
    key = level, len(rows), zlib_ng.crc32(rows), zlib_ng.adler32(rows)
    found: bytes | None = BANDS.find(key)
    if found is None:
        found = deflated(rows, level)
        BANDS.put(key, found, OBJECTS + len(found))
    return found


def deflated(rows: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)


def forget() -> None:
    """For measuring: as if nothing had been packed yet."""
    BANDS.clear()
