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
THOUGHT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0, 30.0)
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
        self.film = self._histogram("film_seconds", "Until the film of a game is there", THOUGHT)
        self.pictureless = self._counter("pictures_failed", "Pictures for which words had to do")
        self.buttons_left = self._counter(
            "buttons_left", "Messages whose buttons could not be taken away when their moment had passed"
        )
        self.lag = self._histogram("loop_lag_seconds", "How late the event loop wakes", LAG)
        self.connected = self._gauge(
            "gateway_connected", "1: all shards of this process are connected to Discord's gateway"
        )
        self.shard_connected = self._gauge("shard_connected", "1: this shard is connected", "shard")
        self.shard_latency = self._gauge(
            "shard_latency_seconds", "From a heartbeat of this shard to Discord's answer", "shard"
        )
        self.processes = self._gauge("processes", "Processes on this database, this one among them")
        self.servers = self._gauge("servers", "Servers of this shard that the bot is in", "shard")
        self.pending = self._gauge("outbox_pending", "Messages that wait to be sent")
        self.oldest = self._gauge("outbox_oldest_seconds", "Age of the oldest of them")
        self.dead = self._gauge("outbox_dead", "Messages that Discord will never take")
        self.overdue = self._gauge("reminders_overdue", "Reminders and deadlines that are due and not done")
        self.circuit_open = self._gauge(
            "circuit_open", "1: nothing is posted, because Discord wants silence or has refused too much"
        )
        self.global_limits = self._counter(
            "global_limits", "Requests refused by Discord's limit for everything together: a fault of ours"
        )
        self.thinking = self._histogram(
            "thinking_seconds", "A computer's move, from question to answer", THOUGHT
        )
        self.thoughts = self._gauge("thinking_waiting", "Moves of computers that are due and not made")
        self.thoughtless = self._counter(
            "thinking_failed", "Moves of computers for which the time-out action was taken", "failure"
        )
        self.identifies = self._gauge("identifies", "Starts of a session within 24 hours")
        self.tables = self._gauge("tables", "Unfinished tables", "state")
        self.problems = self._gauge("check_problems", "Stored games that differed in the nightly check")
        self.checked = self._gauge("check_timestamp_seconds", "When the last nightly check ended")
        self.backed_up = self._gauge("backup_timestamp_seconds", "When the newest good nightly copy was made")
        self.stalled_at = float("-inf")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def answers(
        self, now: Callable[[], int], note: Callable[[int, float], None] = lambda _at, _seconds: None
    ) -> aiohttp.TraceConfig:
        """Measures every first answer where it leaves, whichever handler gives it."""

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            created = _asked_at(request.url)
            if created is None:
                return
            seconds = max(0, now() - created) / 1000
            self.answer.observe(seconds)
            note(now(), seconds)
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

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"fireside_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"fireside_{name}", about, labels, registry=self.registry)


def _asked_at(url: yarl.URL) -> int | None:
    """Milliseconds, when the interaction that this request answers first was made; None: it is another."""
    *_, route, number, _, last = ("", "", "", "", *url.parts)
    if (route, last) != ("interactions", "callback"):
        return None
    return (int(number) >> 22) + DISCORD_EPOCH
