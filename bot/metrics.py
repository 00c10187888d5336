"""Figures for whoever watches the bot: how long things take, how much waits; of no person and no game."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import yarl
from discord.utils import DISCORD_EPOCH
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

EVERY = 0.25  # seconds between two looks at the loop
STALL = 5.0  # seconds of lag that are a stall
QUICK = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Of one process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answer = self._histogram(
            "answer_seconds", "From a press or command to its first answer, by Discord's clock", QUICK
        )
        self.refused = self._counter("answers_refused", "First answers that Discord did not take")
        self.picture = self._histogram("picture_seconds", "Until a picture is there", QUICK)
        self.pictureless = self._counter("pictures_failed", "Pictures for which words had to do")
        self.lag = self._histogram("loop_lag_seconds", "How late the event loop wakes", LAG)
        self.connected = self._gauge("gateway_connected", "1: Discord's gateway is connected")
        self.pending = self._gauge("outbox_pending", "Messages that wait to be sent")
        self.oldest = self._gauge("outbox_oldest_seconds", "Age of the oldest of them")
        self.dead = self._gauge("outbox_dead", "Messages that Discord will never take")
        self.overdue = self._gauge("reminders_overdue", "Reminders and deadlines that are due and not done")
        self.identifies = self._gauge("identifies", "Starts of a session within 24 hours")
        self.tables = self._gauge("tables", "Unfinished tables", "state")
        self.problems = self._gauge("check_problems", "Stored games that differed in the nightly check")
        self.checked = self._gauge("check_timestamp_seconds", "When the last nightly check ended")
        self.backed_up = self._gauge("backup_timestamp_seconds", "When the newest good nightly copy was made")
        self.stalled_at = float("-inf")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def answers(self, now: Callable[[], int]) -> aiohttp.TraceConfig:
        """Measures every first answer where it leaves, whichever handler gives it."""

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            created = _asked_at(request.url)
            if created is None:
                return
            self.answer.observe(max(0, now() - created) / 1000)
            if request.response.status >= 400:
                self.refused.inc()

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(ended)
        return trace

    async def watch(self) -> None:
        """The loop, from inside of it: how much later than asked for it wakes."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(EVERY)
            late = max(0.0, loop.time() - before - EVERY)
            self.lag.observe(late)
            if late >= STALL:
                self.stalled_at = loop.time()

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"fireside_{name}", about, buckets=buckets, registry=self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"fireside_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"fireside_{name}", about, labels, registry=self.registry)


def _asked_at(url: yarl.URL) -> int | None:
    """Milliseconds, when the interaction that this request answers first was made; None: it is another."""
    *_, route, number, _, last = ("", "", "", "", *url.parts)
    if (route, last) != ("interactions", "callback"):
        return None
    return (int(number) >> 22) + DISCORD_EPOCH
