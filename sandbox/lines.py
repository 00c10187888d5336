"""One bot's line to the gateway, and what Discord remembers of it when the line is down."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from aiohttp import web

from sandbox.recorder import Recorder
from sandbox.wire import Json, Value, dumps

(DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK,
 SOUNDS, CHANNEL_INFO) = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 31, 43,
)  # fmt: skip


REMEMBERED: Final = 2_000
LARGE: Final = 1_024  # characters of a payload that is worth compressing


SENDS_A_MINUTE: Final = 120


CLOSES: Final = {
    4000: "Unknown error", 4001: "Unknown opcode", 4002: "Decode error", 4003: "Not authenticated",
    4004: "Authentication failed", 4005: "Already authenticated", 4007: "Invalid seq", 4008: "Rate limited",
    4009: "Session timed out", 4010: "Invalid shard", 4011: "Sharding required", 4012: "Invalid API version",
    4013: "Invalid intent(s)", 4014: "Disallowed intent(s)",
}  # fmt: skip


class Wrapping(Protocol):
    def __call__(self, text: str) -> bytes | str: ...


def plain(text: str) -> str:
    return text


def zlib_payloads(text: str) -> bytes | str:
    """What IDENTIFY's `compress` asks for: the large ones, each for itself."""
    return zlib.compress(text.encode()) if len(text) > LARGE else text


def zlib_stream() -> Wrapping:
    shared = zlib.compressobj()

    def wrap(text: str) -> bytes:
        return shared.compress(text.encode()) + shared.flush(zlib.Z_SYNC_FLUSH)

    return wrap


def zstd_stream() -> Wrapping:
    import zstandard

    shared = zstandard.ZstdCompressor().compressobj()

    def wrap(text: str) -> bytes:
        return shared.compress(text.encode()) + shared.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)

    return wrap


def wrapping(name: str | None) -> Wrapping:
    kinds: dict[str | None, Callable[[], Wrapping]] = {
        None: lambda: plain, "zlib-stream": zlib_stream, "zstd-stream": zstd_stream,
    }  # fmt: skip
    if name not in kinds:
        raise web.HTTPBadRequest(text=f"The sandbox knows no compression {name}.")
    return kinds[name]()


class Session:
    """What Discord remembers of a bot's connection, also while the line is down."""

    def __init__(self, shard: int, shards: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.shards, self.intents = shard, shards, intents
        self.seq = 0
        self.sent: deque[tuple[int, Json]] = deque(maxlen=REMEMBERED)
        self.line: Line | None = None
        self.lost_at: float | None = None

    def covers(self, guild_id: int | None) -> bool:
        if guild_id is None:
            return self.shard == 0
        return (guild_id >> 22) % self.shards == self.shard

    def dispatch(self, name: str, data: Value) -> None:
        self.seq += 1
        frame: Json = {"op": DISPATCH, "s": self.seq, "t": name, "d": data}
        self.sent.append((self.seq, frame))
        if self.line is not None:
            self.line.send(frame)


class Line:
    """One WebSocket. Frames go out in order through a queue, so that telling never waits."""

    def __init__(self, recorder: Recorder, socket: web.WebSocketResponse, wrap: Wrapping) -> None:
        self._recorder = recorder
        self._socket = socket
        self._wrap = wrap
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()
        self.session: Session | None = None
        self.heard_at = asyncio.get_running_loop().time()
        self.acks = True
        self.silent = False
        self.hung_up = False  # by Discord, not by the bot
        self._received: deque[float] = deque()

    def compress_payloads(self) -> None:
        """Beside a compressed stream it has no effect."""
        if self._wrap is plain:
            self._wrap = zlib_payloads

    def send(self, frame: Json) -> None:
        if not self.silent:
            self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        self._queue.put_nowait(code)

    async def drain(self) -> None:
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                self.hung_up = True
                said = CLOSES.get(frame, "").encode()
                await self._socket.close(code=frame, message=said, drain=True)
                return
            await self._write(frame)

    async def _write(self, frame: Json) -> None:
        if self._recorder.wanted:
            self._recorder.gateway("to_bot", frame, self.session.shard if self.session else 0)
        wrapped = self._wrap(dumps(frame))
        try:
            if isinstance(wrapped, str):
                await self._socket.send_str(wrapped)
            else:
                await self._socket.send_bytes(wrapped)
        except ConnectionError:
            self.silent = True

    def too_many(self) -> bool:
        now = asyncio.get_running_loop().time()
        self._received.append(now)
        while self._received[0] < now - 60:
            self._received.popleft()
        return len(self._received) > SENDS_A_MINUTE
