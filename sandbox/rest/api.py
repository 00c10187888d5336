"""The door of the REST side: find the route, check who asks and how often, answer, and write it down."""

import asyncio
import hashlib
import json
import socket
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from sandbox import limits
from sandbox.errors import Refusal, invalid_at, refusal
from sandbox.faults import RestFault, RestKind
from sandbox.machine import Machine
from sandbox.multipart import parse, parse_json
from sandbox.ratelimits import Verdict
from sandbox.rest import application, channels, commands, interactions, known, messages
from sandbox.rest.call import Answer, Call, Route
from sandbox.rest.messages import TooManyOldEdits
from sandbox.shapes import STRICT, UNKNOWN
from sandbox.wire import Json, Value, dumps

VERSION: Final = "/api/v10"
_JSON: Final = {"Content-Type": "application/json"}
_BANNED: Final = (
    "<!DOCTYPE html><title>Access denied</title><h1>Error 1015</h1><p>You are being rate limited</p>"
)


Files = dict[int, tuple[str, bytes]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request, and what was asked, for the record."""

    answer: Answer
    verdict: Verdict | None = None
    asked: Value = None
    files: Files = field(default_factory=dict)

    def sent_files(self) -> Json:
        """Files are recorded by name, size and digest."""
        if not self.files:
            return {}
        described = [
            {"filename": name, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            for name, content in self.files.values()
        ]
        return {"files": described}


class Table:
    """Routes by the pieces of their path; a fixed piece wins over a named one."""

    def __init__(self, paths: Iterable[tuple[str, str]]) -> None:
        self._root: Json = {}
        for method, path in paths:
            node = self._root
            for piece in path.strip("/").split("/"):
                node = node.setdefault("{}" if piece.startswith("{") else piece, {})
            node.setdefault("", {})[method] = path

    def find(self, method: str, path: str) -> str | None:
        return self._find(self._root, path.strip("/").split("/"), method)

    def _find(self, node: Json, pieces: list[str], method: str) -> str | None:
        if not pieces:
            return node.get("", {}).get(method)  # type: ignore[no-any-return]  # leaves are strings
        for key in (pieces[0], "{}"):
            if key in node and (found := self._find(node[key], pieces[1:], method)) is not None:
                return found
        return None


class Api:
    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        modules = (messages, channels, interactions, commands, application)
        self.routes = {(it.method, it.path): it for module in modules for it in module.ROUTES}
        self._table = Table(self.routes)
        self._known = Table(known.ROUTES)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        machine = self._machine
        path = request.path.removeprefix(VERSION)
        template = self._table.find(request.method, path)
        route = self.routes[(request.method, template)] if template is not None else None
        fault = machine.faults.on_request(request.method, template or path)
        if fault is not None and (early := await self._before(request, fault)) is not None:
            await self._record_fault(request, fault, early)
            return early
        outcome = await self._outcome(request, path, route)
        limited = outcome.verdict is not None and outcome.verdict.scope == "shared"
        if outcome.answer.status in (401, 403, 429) and not limited:
            machine.limits.count_invalid()
        if machine.recorder.wanted:
            more: Json = {"route": route.key if route else None} | _named(fault) | outcome.sent_files()
            status, answer = outcome.answer.status, outcome.answer.body
            machine.recorder.rest(request.method, request.path_qs, outcome.asked, status, answer, more)
        if fault is not None:
            return await self._after(request, fault, outcome.answer)
        return _response(outcome.answer, outcome.verdict)

    async def _outcome(self, request: web.Request, path: str, route: Route | None) -> "Outcome":
        try:
            body = await request.read()
        except web.HTTPRequestEntityTooLarge:
            return Outcome(_refused(refusal(40005)))
        if route is None:
            return Outcome(self._lost(request.method, path), asked=_shown(body))
        names = _names(route.path, path)
        major = names.get(route.major, "")
        allowed = self._machine.limits.admit(
            route.key, major, route.bucket, counts_globally=route.counts_globally
        )
        if allowed.banned:
            return Outcome(Answer(429, _BANNED), allowed, _shown(body))
        if allowed.retry_after is not None:
            return Outcome(Answer(429, _limited(allowed)), allowed, _shown(body))
        return self._answered(request, route, names, body, allowed)

    def _answered(
        self, request: web.Request, route: Route, names: dict[str, str], body: bytes, allowed: Verdict
    ) -> "Outcome":
        asked: Value = None
        files: Files = {}
        STRICT.set(self._machine.strict)
        try:
            self._demand_token(request, route)
            asked, files = _parsed(request, body)
            _demand_known_query(route, request)
            result = route.handler(Call(self._machine, names, request.query, asked, files))
        except TooManyOldEdits as old:
            late = Answer(429, old.body() | {"retry_after": round(old.wait, 3), "global": False})
            headers = {"Via": "1.1 sandbox", "Retry-After": str(int(old.wait) + 1)}
            return Outcome(late, Verdict(headers), asked, files)
        except Refusal as no:
            self._note(request, no)
            return Outcome(_refused(no), allowed, asked, files)
        return Outcome(_as_answer(result), allowed, asked, files)

    def _note(self, request: web.Request, no: Refusal) -> None:
        if no.status == 501 or "SANDBOX_" in str(no.errors):
            self._machine.complain(f"{request.method} {request.path}: {no.message} {no.errors or ''}")

    def _lost(self, method: str, path: str) -> Answer:
        if self._known.find(method, path) is not None:
            no = limits.not_implemented(f"{method} {path}")
        elif any(self._known.find(other, path) for other in ("GET", "POST", "PUT", "PATCH", "DELETE")):
            no = Refusal(405, 0, f"405: Method Not Allowed: Discord has no {method} {path}")
        else:
            no = Refusal(404, 0, f"404: Not Found: Discord has no {method} {path}")
        self._machine.complain(no.message)
        return _refused(no)

    def _demand_token(self, request: web.Request, route: Route) -> None:
        if route.with_token and request.headers.get("Authorization") != f"Bot {self._token}":
            raise Refusal(401, 0, "401: Unauthorized")

    @property
    def _token(self) -> str:
        return self._machine.world.application.token

    # faults

    async def _before(self, request: web.Request, fault: RestFault) -> web.StreamResponse | None:
        """What strikes instead of an answer."""
        limited = fault.kind is RestKind.LIMIT and fault.scope != "shared"
        if limited or (fault.kind is RestKind.REFUSE and refusal(fault.code).status in (401, 403)):
            self._machine.limits.count_invalid()
        match fault.kind:
            case RestKind.STATUS:
                await request.read()
                return _broken(fault)
            case RestKind.REFUSE:
                await request.read()
                return _response(_refused(refusal(fault.code)), None)
            case RestKind.LIMIT:
                await request.read()
                return _forced_limit(fault)
            case RestKind.CLOSE | RestKind.RESET:
                return _cut(request, reset=fault.kind is RestKind.RESET)
            case RestKind.HANG:
                await asyncio.Event().wait()
            case RestKind.SLOW:
                await asyncio.sleep(fault.seconds)
        return None

    async def _record_fault(self, request: web.Request, fault: RestFault, early: web.StreamResponse) -> None:
        """A request that got no proper answer; status 0 when it got none at all."""
        if not self._machine.recorder.wanted:
            return
        cut = fault.kind in (RestKind.CLOSE, RestKind.RESET)
        asked = None if cut else _shown(await request.read())
        status = 0 if cut else early.status
        more: Json = {"route": None} | _named(fault)
        self._machine.recorder.rest(request.method, request.path_qs, asked, status, None, more)

    async def _after(self, request: web.Request, fault: RestFault, answer: Answer) -> web.StreamResponse:
        """What strikes when all is done."""
        match fault.kind:
            case RestKind.LOST:
                return _broken(fault)
            case RestKind.DROP:
                return _cut(request, reset=True)
            case RestKind.HALF:
                return await _half(request, answer)
        return _response(answer, None)


def _named(fault: RestFault | None) -> Json:
    return {} if fault is None else {"fault": fault.kind.value}


def _names(template: str, path: str) -> dict[str, str]:
    pairs = zip(template.strip("/").split("/"), path.strip("/").split("/"), strict=True)
    return {piece[1:-1]: given for piece, given in pairs if piece.startswith("{")}


def _parsed(request: web.Request, body: bytes) -> tuple[Value, Files]:
    kind = request.headers.get("Content-Type", "")
    if kind.startswith("multipart/form-data"):
        return parse(kind, body)
    return (parse_json(body) if body else None), {}


def _shown(body: bytes) -> Value:
    try:
        return json.loads(body) if body else None
    except ValueError:
        return None


def _demand_known_query(route: Route, request: web.Request) -> None:
    for key in request.query:
        if key not in route.query and STRICT.get():
            said = f'The sandbox knows no parameter "{key}" of {route.key}.'
            raise invalid_at((key,), UNKNOWN, said)


def _as_answer(result: Value) -> Answer:
    if isinstance(result, Answer):
        return result
    return Answer(204) if result is None else Answer(200, result)


def _refused(no: Refusal) -> Answer:
    return Answer(no.status, no.body())


def _limited(verdict: Verdict) -> Json:
    wait = round(verdict.retry_after or 0.0, 3)
    return {
        "message": "You are being rate limited.", "retry_after": wait, "global": verdict.scope == "global",
        "code": 0,
    }  # fmt: skip


def _response(answer: Answer, verdict: Verdict | None) -> web.Response:
    headers = dict(verdict.headers) if verdict else {}
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    if isinstance(answer.body, str):
        return web.Response(status=answer.status, headers=headers, text=answer.body, content_type="text/html")
    return web.Response(status=answer.status, headers=headers | _JSON, body=dumps(answer.body).encode())


def _broken(fault: RestFault) -> web.Response:
    return web.Response(status=fault.status, text="upstream connect error", content_type="text/plain")


def _forced_limit(fault: RestFault) -> web.Response:
    body: Json = {
        "message": "You are being rate limited.", "retry_after": fault.seconds,
        "global": fault.scope == "global", "code": fault.code,
    }  # fmt: skip
    headers = {"Retry-After": str(int(fault.seconds) + 1), "X-RateLimit-Scope": fault.scope}
    if fault.via:
        headers["Via"] = "1.1 sandbox"
    return _response(Answer(429, body), Verdict(headers))


def _cut(request: web.Request, *, reset: bool) -> web.Response:
    transport = request.transport
    if transport is not None:
        if reset and (sock := transport.get_extra_info("socket")) is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        transport.abort()
    return web.Response(status=500)


async def _half(request: web.Request, answer: Answer) -> web.StreamResponse:
    whole = dumps(answer.body).encode() if answer.body is not None else b""
    response = web.StreamResponse(
        status=answer.status, headers=_JSON | {"Content-Length": str(len(whole) + 1)}
    )
    await response.prepare(request)
    await response.write(whole[: len(whole) // 2])
    if request.transport is not None:
        request.transport.abort()
    return response
