"""A gateway connection without a library, so that mistakes can be made on it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from sandbox.server import Sandbox
from sandbox.wire import Json, Value
from tests.patience import PATIENCE


class RawGateway:
    """A gateway connection without a library."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.sandbox, self._socket = sandbox, socket

    async def send(self, op: int, data: Value) -> None:
        await self._socket.send_str(json.dumps({"op": op, "d": data}))

    async def raw(self, text: str) -> None:
        await self._socket.send_str(text)

    async def hear(self) -> Json:
        frame: Json = json.loads(await self._socket.receive_str(timeout=PATIENCE))
        return frame

    async def hears(self, name: str) -> Json:
        while (frame := await self.hear())["t"] != name:
            pass
        return frame

    async def identify(self, **more: Value) -> None:
        assert (await self.hear())["op"] == 10
        data = {"token": self.sandbox.world.application.token, "intents": 1, "properties": {}}
        await self.send(2, data | more)

    async def closed_with(self) -> int:
        while (await self._socket.receive(timeout=PATIENCE)).type is not aiohttp.WSMsgType.CLOSE:
            pass
        assert self._socket.close_code is not None
        return self._socket.close_code

    async def receive(self) -> str | bytes:
        """As it comes, compressed or not."""
        frame: str | bytes = (await self._socket.receive(timeout=PATIENCE)).data
        return frame

    async def hang_up(self, code: int = 4000) -> None:
        await self._socket.close(code=code)


@asynccontextmanager
async def raw_gateway(sandbox: Sandbox, query: str = "v=10&encoding=json") -> AsyncIterator[RawGateway]:
    url = f"{sandbox.world.gateway}?{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield RawGateway(sandbox, socket)
