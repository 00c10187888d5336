"""What leaves for Discord: nothing while it has shut us out, and no more after too much that it refused."""

from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import structlog

SHUT = 11 * 60_000  # milliseconds after Cloudflare has shut us out
WINDOW = 10 * 60_000
REFUSED = 80  # requests refused in that window, after which posts wait; at 10,000 we would be shut out

COUNTED = (401, 403, 429)

log = structlog.get_logger()


class Shut(aiohttp.ClientError):
    """We do not even ask."""


class Door:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opens_at = 0
        self._refused = deque[int]()

    def shut_for(self) -> int:
        """Milliseconds for which nothing may leave."""
        return max(0, self._opens_at - self._now())

    def closed_to_posts(self) -> bool:
        """Answers to persons still leave when it is only that too much was refused of late."""
        while self._refused and self._refused[0] <= self._now() - WINDOW:
            self._refused.popleft()
        return self.shut_for() > 0 or len(self._refused) >= REFUSED

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        trace.on_request_start.append(self._leaving)
        trace.on_request_end.append(self._answered)
        return trace

    async def _leaving(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if self.shut_for() and "/api/" in request.url.path:
            raise Shut("Discord has shut us out")

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = request.response.status, request.response.headers
        if status in COUNTED and headers.get("X-RateLimit-Scope") != "shared":
            self._refused.append(self._now())
        if status == 429 and "Via" not in headers and "json" not in request.response.content_type:
            self._opens_at = self._now() + SHUT
            log.error("shut out by Cloudflare: nothing is sent", milliseconds=SHUT)
