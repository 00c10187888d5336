"""Discord's limits: a bucket per route and major id, fifty requests a second, a ban for the stubborn."""

import hashlib
from collections import deque
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from sandbox.clock import Clock

GLOBAL_A_SECOND: Final = 50
INVALID_IN_TEN_MINUTES: Final = 10_000
OLD_EDITS: Final = (3, 20.0)


class Mode(Enum):
    TIGHT = "tight"  # as Discord's known limits
    GLOBAL = "global"  # of them the fifty a second of all requests together, and no bucket is ever full
    LOOSE = "loose"  # headers are there, nothing is ever reached


@dataclass(frozen=True, slots=True)
class Bucket:
    """So many requests in so many seconds."""

    limit: int
    seconds: float
    name: str = ""  # several routes may share one


ORDINARY: Final = Bucket(5, 5.0)
_LOOSE_LIMIT: Final = 1_000_000


@dataclass(slots=True)
class _Window:
    remaining: int
    ends: float


@dataclass(frozen=True, slots=True)
class Verdict:
    headers: dict[str, str]
    retry_after: float | None = None
    scope: str = "user"
    banned: bool = False


@dataclass(slots=True)
class RateLimits:
    clock: Clock
    mode: Mode = Mode.TIGHT
    _windows: dict[tuple[str, str], _Window] = field(default_factory=dict)
    _hashes: dict[str, str] = field(default_factory=dict)
    _lately: deque[float] = field(default_factory=deque)  # what counted globally, in the last second
    _invalid: deque[float] = field(default_factory=deque)
    banned_until: float = 0.0

    def admit(self, route: str, major: str, bucket: Bucket, *, counts_globally: bool) -> Verdict:
        now = self.clock.now()
        if now < self.banned_until:
            return Verdict({}, self.banned_until - now, banned=True)
        if counts_globally and (wait := self._over_global(now)) is not None:
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", "Via": "1.1 sandbox"}
            return Verdict(headers | {"Retry-After": str(int(wait) + 1)}, wait, "global")
        return self._in_bucket(now, bucket.name or route, major, bucket)

    def _over_global(self, now: float) -> float | None:
        """In any second, wherever it begins: nobody knows where Discord's do."""
        if self.mode is Mode.LOOSE:
            return None
        while self._lately and self._lately[0] <= now - 1.0:
            self._lately.popleft()
        if len(self._lately) >= GLOBAL_A_SECOND:
            return self._lately[0] + 1.0 - now
        self._lately.append(now)
        return None

    def _in_bucket(self, now: float, name: str, major: str, bucket: Bucket) -> Verdict:
        limit = bucket.limit if self.mode is Mode.TIGHT else _LOOSE_LIMIT
        key = (name, major)
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            self._forget_old(now)
            window = self._windows[key] = _Window(limit, now + bucket.seconds)
        left = window.ends - now
        if window.remaining <= 0:
            headers = self._headers(name, limit, 0, window.ends, left)
            headers |= {"X-RateLimit-Scope": "user", "Retry-After": str(int(left) + 1), "Via": "1.1 sandbox"}
            return Verdict(headers, left)
        window.remaining -= 1
        return Verdict(self._headers(name, limit, window.remaining, window.ends, left))

    def _headers(self, name: str, limit: int, remaining: int, ends: float, left: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit), "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{ends:.3f}", "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self._hash(name),
        }  # fmt: skip

    def _hash(self, name: str) -> str:
        if name not in self._hashes:
            self._hashes[name] = hashlib.blake2b(name.encode(), digest_size=16).hexdigest()
        return self._hashes[name]

    def _forget_old(self, now: float) -> None:
        if len(self._windows) > 4096:
            self._windows = {key: it for key, it in self._windows.items() if it.ends > now}

    def old_edit(self, channel_id: int) -> float | None:
        """How long to wait before a message older than an hour may be edited in this channel; None: now."""
        limit, seconds = OLD_EDITS
        if self.mode is not Mode.TIGHT:
            return None
        verdict = self._in_bucket(self.clock.now(), "old-edits", str(channel_id), Bucket(limit, seconds))
        return verdict.retry_after

    def count_invalid(self) -> None:
        """401, 403 and 429 (but not those of a shared bucket) in ten minutes lead to a ban."""
        now = self.clock.now()
        self._invalid.append(now)
        while self._invalid and self._invalid[0] < now - 600:
            self._invalid.popleft()
        if len(self._invalid) >= INVALID_IN_TEN_MINUTES:
            self.banned_until = now + 600
            self._invalid.clear()

    @property
    def invalid(self) -> int:
        since = self.clock.now() - 600
        return sum(at >= since for at in self._invalid)
