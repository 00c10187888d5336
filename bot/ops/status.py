"""How the bot is, for everybody who asks: of this process, this server, and no person."""

import tomllib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.ops.health import Health
from db import games
from tables.pace import HOUR

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
ANSWERS_KEPT = 20_000  # answers; in a busier hour the newest speak for it


class Answer(NamedTuple):
    at: int
    seconds: float


class AnswerTimes:
    """How long first answers took in the last hour, by Discord's clock."""

    def __init__(self) -> None:
        self._known = deque[Answer](maxlen=ANSWERS_KEPT)

    def note(self, at: int, seconds: float) -> None:
        self._known.append(Answer(at, seconds))

    def within(self, now: int) -> tuple[float, float] | None:
        """Within which half of them came, and 95 of 100; None: nobody has asked for anything."""
        lately = sorted(one.seconds for one in self._known if one.at > now - HOUR)
        if not lately:
            return None
        return lately[len(lately) // 2], lately[len(lately) * 95 // 100]


@dataclass(frozen=True, slots=True)
class Status:
    well: bool
    answers: tuple[float, float] | None
    tables: Mapping[str, int] | None  # of the server; none: in direct messages, or nobody knows
    since: int
    shard: int
    shards: int
    version: str  # empty: of a copy that does not say


class StatusReport:
    def __init__(self, health: Health, times: AnswerTimes, now: Callable[[], int]) -> None:
        self._health, self._times, self._now = health, times, now
        self._since, self._version = now(), version()

    async def of(self, server: int | None) -> Status:
        """Nothing is raised: whoever asks wants to know just that."""
        well = not await self._health.wrong()
        shards = self._health.shards
        of = 1 if shards is None else shards.of
        return Status(
            well=well,
            answers=self._times.within(self._now()),
            tables=await self._tables(server) if well and server is not None else None,
            since=self._since,
            shard=0 if server is None else (server >> 22) % of,
            shards=of,
            version=self._version,
        )

    async def _tables(self, server: int) -> Mapping[str, int]:
        return await self._health.db.read(lambda conn: games.tally(conn, server))


@cache
def version() -> str:
    if not PROJECT.exists():
        return ""
    with PROJECT.open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])
