"""A bot without a library: requests as they are, so that wrong ones can be sent too."""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass

import aiohttp

from sandbox.server import Sandbox
from sandbox.wire import Json, Value


@dataclass(frozen=True, slots=True)
class Said:
    status: int
    body: Value
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def faults(self) -> set[str]:
        """The codes anywhere in the tree of errors."""
        return set(_codes(self.body.get("errors") or {}))


def _codes(tree: Json) -> list[str]:
    here = [it["code"] for it in tree.get("_errors", [])]
    return here + [code for key, inner in tree.items() if key != "_errors" for code in _codes(inner)]


class Caller:
    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def __call__(
        self, method: str, path: str, body: Value = None, *, token: str | None = None, files: Value = None
    ) -> Said:
        given = token if token is not None else self.sandbox.world.application.token
        headers = {"Authorization": f"Bot {given}"}
        data: Value = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, content) in enumerate(files):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        url = f"{self.sandbox.address}/api/v10{path}"
        async with self._session.request(method, url, data=data, headers=headers) as response:
            raw = await response.read()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Said(response.status, json.loads(raw) if is_json else raw.decode(), dict(response.headers))

    # what most tests need

    def channel(self, name: str = "games") -> int:
        return next(it.id for it in self.sandbox.world.tables.channels.values() if it.name == name)

    def guild(self, name: str = "The Hearth") -> int:
        return next(it.id for it in self.sandbox.world.tables.guilds.values() if it.name == name)

    def person(self, name: str = "Ana") -> int:
        return next(it.id for it in self.sandbox.world.tables.users.values() if it.global_name == name)

    async def say(self, body: Json, *, files: Value = None, channel: str = "games") -> Said:
        return await self("POST", f"/channels/{self.channel(channel)}/messages", body, files=files)

    async def said(self, body: Json) -> int:
        answer = await self.say(body)
        assert answer.status == 200, answer.body
        return int(answer.body["id"])
