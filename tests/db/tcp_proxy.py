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
class TcpProxy:
    """What is sent to `port` arrives at the server's."""

    to: int
    port: int = 0
    ends: set[asyncio.StreamWriter] = field(default_factory=set)
    silent: bool = False  # nothing arrives, and nobody hears why
    deaf: frozenset[asyncio.StreamWriter] = frozenset()  # the ends of lines on which it does not for ever

    async def plugged(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            from_there, to_there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        both = {writer, to_there}
        self.ends |= both
        await asyncio.gather(self.carry(reader, to_there), self.carry(from_there, writer))
        self.ends -= both

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """As long as both ends hold."""
        try:
            while piece := await reader.read(CHUNK):
                if not self.silent and writer not in self.deaf:
                    writer.write(piece)
                    await writer.drain()
        except OSError:
            pass
        writer.close()

    def forget(self) -> None:
        """Lines that are there, as a router does that has forgotten them; new ones are well."""
        self.deaf = frozenset(self.ends)

    def cut(self) -> None:
        for end in [one for one in self.ends if not one.is_closing()]:
            plug: socket.socket = end.get_extra_info("socket")
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            end.transport.abort()


@asynccontextmanager
async def tcp_proxy(to: int) -> AsyncIterator[TcpProxy]:
    made = TcpProxy(to)
    server = await asyncio.start_server(made.plugged, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made
        made.cut()
