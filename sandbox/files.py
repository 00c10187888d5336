"""The bytes of attachments, in a folder when the world is kept in one; and what a picture's head tells."""

import struct
from pathlib import Path

_TYPES = {
    ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif",
    ".webp": "image/webp", ".txt": "text/plain; charset=utf-8", ".json": "application/json; charset=utf-8",
    ".csv": "text/csv; charset=utf-8", ".zip": "application/zip",
}  # fmt: skip


LINGERING = 16  # attachments that are gone


class Files:
    """Old attachments are forgotten when there are too many in memory, as links to Discord's CDN expire. The
    last ones that went can still be had, as from its caches: a client may be in the middle of loading one."""

    def __init__(self, folder: Path | None = None, budget: int = 256 * 1024 * 1024) -> None:
        self._folder = folder
        self._budget = budget
        self._held: dict[int, bytes] = {}
        self._lingering: dict[int, bytes] = {}
        self._bytes = 0
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, attachment_id: int, content: bytes) -> None:
        if self._folder is not None:
            (self._folder / str(attachment_id)).write_bytes(content)
            return
        self._held[attachment_id] = content
        self._bytes += len(content)
        while self._bytes > self._budget and len(self._held) > 1:
            self.drop(next(iter(self._held)))

    def get(self, attachment_id: int) -> bytes | None:
        if self._folder is not None:
            path = self._folder / str(attachment_id)
            if path.exists():
                return path.read_bytes()
        return self._held.get(attachment_id, self._lingering.get(attachment_id))

    def drop(self, attachment_id: int) -> None:
        if (content := self.get(attachment_id)) is None:
            return
        self._lingering[attachment_id] = content
        if len(self._lingering) > LINGERING:
            del self._lingering[next(iter(self._lingering))]
        if self._folder is not None:
            (self._folder / str(attachment_id)).unlink(missing_ok=True)
        elif self._held.pop(attachment_id, None) is not None:
            self._bytes -= len(content)


def content_type(filename: str) -> str | None:
    return _TYPES.get(Path(filename).suffix.lower())


def dimensions(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, JPEG or WebP, read from its first bytes."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:4] == b"GIF8" and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp(content)
    if content[:2] == b"\xff\xd8":
        return _jpeg(content)
    return None


def _webp(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X" and len(content) >= 30:
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if kind == b"VP8L" and len(content) >= 25:
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and len(content) >= 30:
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
