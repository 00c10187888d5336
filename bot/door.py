"""What leaves for Discord: nothing where it wants silence, and no more after too much that it refused."""

from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import structlog

SHUT = 11 * 60_000  # milliseconds after Cloudflare has shut us out
WINDOW = 10 * 60_000
PATIENCE = 30.0  # seconds for which the library waits by itself when Discord asks it to
REFUSED = 80  # requests refused in that window, after which posts wait; at 10,000 we would be shut out

COUNTED = (401, 403, 429)
EVERYWHERE = ""
ANSWERS = ("/interactions/", "/webhooks/")  # what the limit for everything together does not count

log = structlog.get_logger()


class Shut(aiohttp.ClientError):
    """We do not even ask, for so many seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__("Discord has asked for silence")
        self.retry_after = retry_after


class Door:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opens_at = 0
        self._silent_until = dict[str, int]()  # by address, what Discord wants to hear nothing of for long
        self._refused = deque[int]()

    def shut_for(self) -> int:
        """Milliseconds for which nothing may leave."""
        return max(0, self._opens_at - self._now())

    def _silent_for(self, where: str) -> int:
        return max(0, self._silent_until.get(where, 0) - self._now())

    def closed_to_posts(self) -> bool:
        """Answers to persons still leave when it is only that too much was refused of late."""
        while self._refused and self._refused[0] <= self._now() - WINDOW:
            self._refused.popleft()
        return self.shut_for() > 0 or self._silent_for(EVERYWHERE) > 0 or len(self._refused) >= REFUSED

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        trace.on_request_start.append(self._leaving)
        trace.on_request_end.append(self._answered)
        return trace

    async def _leaving(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = request.url.path
        if "/api/" not in path:
            return
        answers = any(one in path for one in ANSWERS)
        wait = max(
            self.shut_for(),
            self._silent_for(f"{request.method} {path}"),
            0 if answers else self._silent_for(EVERYWHERE),
        )
        if wait:
            raise Shut(wait / 1000)

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = request.response.status, request.response.headers
        scope = headers.get("X-RateLimit-Scope")
        if status in COUNTED and scope != "shared":
            self._refused.append(self._now())
        if status == 429 and "Via" not in headers and "json" not in request.response.content_type:
            self._opens_at = self._now() + SHUT
            log.error("shut out by Cloudflare: nothing is sent", milliseconds=SHUT)
        elif status == 429 and float(headers.get("Retry-After", 0)) > PATIENCE:
            where = EVERYWHERE if scope == "global" else f"{request.method} {request.url.path}"
            self._be_silent(where, float(headers["Retry-After"]))

    def _be_silent(self, where: str, seconds: float) -> None:
        now = self._now()
        self._silent_until = {one: until for one, until in self._silent_until.items() if until > now}
        self._silent_until[where] = now + int(seconds * 1000)
