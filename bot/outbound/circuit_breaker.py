"""What leaves for Discord: nothing where it wants silence, no more after too much that it refused, and never
too much in one second."""

from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import structlog

from bot.ops.metrics import Metrics
from bot.outbound.throttle import Throttle

BANNED = 11 * 60_000  # milliseconds of silence after Cloudflare has shut us out
WINDOW = 10 * 60_000
LIBRARY_WAITS = 30.0  # seconds for which the library waits by itself when Discord asks it to
REFUSED = 8_000  # requests refused in that window, after which posts wait; at 10,000 we would be shut out

COUNTED = (401, 403, 429)
EVERYWHERE = ""
ANSWERS = ("/interactions/", "/webhooks/")  # what the limit for everything together does not count

log = structlog.get_logger()


class CircuitOpen(aiohttp.ClientError):
    """We do not even ask, for so many seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__("Discord has asked for silence")
        self.retry_after = retry_after


class CircuitBreaker:
    def __init__(
        self, now: Callable[[], int], throttle: Throttle | None = None, metrics: Metrics | None = None
    ) -> None:
        self._now = now
        self._throttle = throttle or Throttle()
        self._metrics = metrics or Metrics()
        self._metrics.circuit_open.set_function(self.is_open)
        self._closes_at = 0
        self._silent_until = dict[str, int]()  # by address, what Discord wants to hear nothing of for long
        self._refused = deque[int]()

    def is_open(self) -> bool:
        """Posts wait; answers to persons still leave when it is only that too much was refused of late."""
        while self._refused and self._refused[0] <= self._now() - WINDOW:
            self._refused.popleft()
        return self._banned_for() > 0 or self._silent_for(EVERYWHERE) > 0 or len(self._refused) >= REFUSED

    def _banned_for(self) -> int:
        """Milliseconds for which nothing may leave."""
        return max(0, self._closes_at - self._now())

    def _silent_for(self, where: str) -> int:
        return max(0, self._silent_until.get(where, 0) - self._now())

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        trace.on_request_start.append(self._leaving)
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._broken)
        return trace

    async def _leaving(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        """In its turn; answers to persons at once."""
        path = request.url.path
        if "/api/" not in path:
            return
        answers = any(one in path for one in ANSWERS)
        self._demand_silence(f"{request.method} {path}", answers=answers)
        if not answers:
            await self._throttle.enter(_channel(path))
            context.place = True
            try:
                self._demand_silence(f"{request.method} {path}", answers=False)  # asked for meanwhile
            except CircuitOpen:
                self._throttle.leave()
                raise

    def _demand_silence(self, where: str, *, answers: bool) -> None:
        everywhere = 0 if answers else self._silent_for(EVERYWHERE)
        wait = max(self._banned_for(), self._silent_for(where), everywhere)
        if wait:
            raise CircuitOpen(wait / 1000)

    async def _broken(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._free_place(context)

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        self._free_place(context)
        status, headers = request.response.status, request.response.headers
        scope = headers.get("X-RateLimit-Scope")
        if status in COUNTED and scope != "shared":
            self._refused.append(self._now())
        if status != 429:
            return
        if scope == "global":
            self._metrics.global_limits.inc()
        if "Via" not in headers and "json" not in request.response.content_type:
            self._closes_at = self._now() + BANNED
            log.error("shut out by Cloudflare: nothing is sent", milliseconds=BANNED)
        elif float(headers.get("Retry-After", 0)) > LIBRARY_WAITS:
            where = EVERYWHERE if scope == "global" else f"{request.method} {request.url.path}"
            self._be_silent(where, float(headers["Retry-After"]))

    def _free_place(self, context: SimpleNamespace) -> None:
        if vars(context).pop("place", False):
            self._throttle.leave()

    def _be_silent(self, where: str, seconds: float) -> None:
        now = self._now()
        self._silent_until = {one: until for one, until in self._silent_until.items() if until > now}
        self._silent_until[where] = now + int(seconds * 1000)


def _channel(path: str) -> str:
    """Whose turn it is: `/api/v10/channels/7/messages` goes out for channel 7."""
    return "/".join(path.split("/")[3:5])
