"""Attachments and avatars by address."""

import struct
import zlib

from aiohttp import web

from sandbox.files import content_type
from sandbox.machine import Machine
from sandbox.wire import is_number
from sandbox.world import World


class Cdn:
    def __init__(self, machine: Machine) -> None:
        self._world: World = machine.world

    async def attachment(self, request: web.Request) -> web.Response:
        name = request.match_info["id"]
        content = self._world.files.get(int(name)) if is_number(name) else None
        if content is None:
            return web.Response(status=404, text="This content is no longer available.")
        kind = content_type(request.match_info["filename"]) or "application/octet-stream"
        shown = kind.partition(";")[0]
        headers = {
            "Content-Type": kind, "Cache-Control": "private, max-age=31536000",
            "Content-Security-Policy": "default-src 'none'; sandbox", "X-Content-Type-Options": "nosniff",
        }  # fmt: skip
        if not shown.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=content, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        colors = (0x5865F2, 0x757E8A, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459E)
        name = request.match_info["name"].removesuffix(".png")
        color = colors[int(name) % 6] if is_number(name) else colors[0]
        return web.Response(body=one_color_png(color), content_type="image/png")


def one_color_png(color: int, side: int = 64) -> bytes:
    pixel = color.to_bytes(3, "big")
    rows = (b"\x00" + pixel * side) * side
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
