"""PNG files of palette pictures: bands that were packed before are not packed again."""

from struct import pack
from zlib import DEFLATED

from PIL import Image
from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BAND = 48  # rows packed together, whatever stands above them
LEVELS = (5, 6, 9)  # the later ones take longer: only for a picture that would be too large
LIMIT = 98_000
REMEMBERED = 4096  # bands, of some 2 kB
LAST_BLOCK = b"\x03\x00"

_packed: dict[tuple[int, ...], bytes] = {}  # a memory only: forgetting changes no byte


def encode(image: Image.Image) -> bytes:
    """Nothing but size, palette and pixels: no date, no program, no text."""
    palette = image.getpalette("RGB")
    assert palette is not None
    header = pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", _pixels(image)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))))


def _pixels(image: Image.Image) -> bytes:
    rows = scanlines(image)
    size = BAND * (image.width + 1)
    split = [rows[start : start + size] for start in range(0, len(rows), size)]
    for level in LEVELS:
        bands = [_band(band, level) for band in split]
        if sum(map(len, bands)) <= LIMIT:
            break
    return b"".join((b"\x78\x01", *bands, LAST_BLOCK, pack(">I", zlib_ng.adler32(rows))))


def scanlines(image: Image.Image) -> bytes:
    """Each row after a zero, which says that its pixels are stored as they are."""
    framed = Image.new("P", (image.width + 1, image.height))
    framed.paste(image, (1, 0))
    return framed.tobytes()


def _band(rows: bytes, level: int) -> bytes:
    key = level, len(rows), zlib_ng.crc32(rows), zlib_ng.adler32(rows)
    found = _packed.get(key)
    if found is None:
        found = _packed[key] = deflated(rows, level)
        if len(_packed) > REMEMBERED:
            _packed.pop(next(iter(_packed)))
    return found


def deflated(rows: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)


def forget() -> None:
    """For measuring: as if nothing had been packed yet."""
    _packed.clear()
