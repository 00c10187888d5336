"""A line to a server on this machine that can be cut, whatever is on its way."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

AT_ONCE = struct.pack("ii", 1, 0)  # no farewell: the other end hears of a reset
CHUNK = 1 << 16


@dataclass
class Cable:
    """What is sent to `port` arrives at the server's."""

    to: int
    port: int = 0
    ends: set[asyncio.StreamWriter] = field(default_factory=set)

    async def plugged(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            from_there, to_there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        both = {writer, to_there}
        self.ends |= both
        await asyncio.gather(carry(reader, to_there), carry(from_there, writer))
        self.ends -= both

    def cut(self) -> None:
        for end in self.ends:
            plug: socket.socket = end.get_extra_info("socket")
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            end.transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As long as both ends hold."""
    try:
        while piece := await reader.read(CHUNK):
            writer.write(piece)
            await writer.drain()
    except OSError:
        pass
    writer.close()


@asynccontextmanager
async def cable(to: int) -> AsyncIterator[Cable]:
    made = Cable(to)
    server = await asyncio.start_server(made.plugged, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made
        made.cut()
