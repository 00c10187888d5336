"""A pooler before PostgreSQL: each transaction gets the one line there is, whoever begins it."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
KEY, READY, END = b"K", b"Z", b"X"
OWN_KEY = KEY + struct.pack("!iii", 12, 1, 1)  # it makes up the number by which a client may be cancelled
SSL_PLEASE = 80877103


@dataclass
class Pooler:
    to: int
    by_transaction: bool
    port: int = 0
    lines: list[Streams] = field(default_factory=list)
    welcome: bytes = b""
    free: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def plugged(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            hello = await _hello(reader, writer)
            if not (self.by_transaction and self.lines):
                self.lines.append(await self._line(hello))
            there = self.lines[0 if self.by_transaction else -1]
            writer.write(self.welcome)
            while True:
                asked = await _message(reader)
                async with self.free if self.by_transaction else asyncio.Lock():
                    await self._transaction(asked, (reader, writer), there)
        writer.close()

    async def _line(self, hello: bytes) -> Streams:
        there = await asyncio.open_connection("127.0.0.1", self.to)
        there[1].write(hello)
        self.welcome = b""
        while not self.welcome.endswith(b"I") or b"Z" not in self.welcome[-6:-4]:
            told = await _message(there[0])
            self.welcome += OWN_KEY if told[:1] == KEY else told
        return there

    async def _transaction(self, asked: bytes, here: Streams, there: Streams) -> None:
        """Until the server is idle again."""
        carrying = asyncio.create_task(_carry(here[0], there[1]))
        there[1].write(asked)
        try:
            while (told := await _message(there[0]))[:1] != READY or told[-1:] != b"I":
                here[1].write(told)
            here[1].write(told)
        finally:
            carrying.cancel()
            await asyncio.gather(carrying, return_exceptions=True)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while (asked := await _message(reader))[:1] != END:
        writer.write(asked)


async def _hello(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    while True:
        head = await reader.readexactly(4)
        body = await reader.readexactly(struct.unpack("!i", head)[0] - 4)
        if struct.unpack("!i", body[:4])[0] != SSL_PLEASE:
            return head + body
        writer.write(b"N")


async def _message(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readexactly(5)
    return head + await reader.readexactly(struct.unpack("!i", head[1:])[0] - 4)


@asynccontextmanager
async def pooler(to: int, *, by_transaction: bool) -> AsyncIterator[int]:
    """Its port."""
    made = Pooler(to, by_transaction)
    server = await asyncio.start_server(made.plugged, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        for _, writer in made.lines:
            writer.close()
