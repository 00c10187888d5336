"""What comes in from the gateway: a person who presses too fast waits, a text that no field takes is refused,
a malformed event is skipped."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import structlog

from bot.inbound.buttons import MemoWritten
from bot.inbound.custom_ids import parse
from tables.memos import LONGEST_MEMO

REMEMBERED = 10_000  # persons, and interactions
LONGEST_TEXT = 200  # characters of anything typed or chosen: no option and no field but a note takes more

Payload: TypeAlias = Mapping[str, Any]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast one person may press: so many at once, and so many a second for ever."""

    at_once: float = 30.0
    a_second: float = 5.0


@dataclass(slots=True)
class _Allowance:
    left: float
    at: float
    told_at: float = float("-inf")


class FloodGuard:
    """A token bucket for each person, asked before anything is built of the event."""

    def __init__(self, pace: Pace, clock: Callable[[], float], heard: int = REMEMBERED) -> None:
        self._pace = pace
        self._clock = clock
        self._known = OrderedDict[str, _Allowance]()
        self._heard = OrderedDict[str, None]()
        self._most_heard = heard

    def first_seen(self, interaction: str) -> bool:
        """False for an interaction delivered again after RESUME; who has left a table since stays away."""
        known = interaction in self._heard
        self._heard[interaction] = None
        if len(self._heard) > self._most_heard:
            self._heard.popitem(last=False)
        return not known

    def admits(self, person: str) -> bool:
        now, pace = self._clock(), self._pace
        one = self._known.setdefault(person, _Allowance(pace.at_once, now))
        self._known.move_to_end(person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        one.left = min(pace.at_once, one.left + (now - one.at) * pace.a_second) - 1
        one.at = now
        if one.left < 0:
            one.left = max(one.left, -1.0)
            return False
        return True

    def to_be_told(self, person: str) -> bool:
        """Once a second is enough to tell somebody to go slower."""
        one, now = self._known[person], self._clock()
        if now - one.told_at < 1.0:
            return False
        one.told_at = now
        return True


def person_of(interaction: Payload) -> str:
    """Who pressed, in a server or elsewhere."""
    user = (interaction.get("member") or interaction)["user"]
    return str(user["id"])


def too_long(interaction: Payload) -> int | None:
    """How much somebody may write here who writes more; Discord lets 6,000 characters through."""
    data = interaction.get("data")
    longest = max(map(len, _texts(data)), default=0)
    if longest <= LONGEST_TEXT:
        return None
    form = parse(str(data.get("custom_id"))) if isinstance(data, Mapping) else None
    most = LONGEST_MEMO if isinstance(form, MemoWritten) else LONGEST_TEXT
    return most if longest > most else None


def _texts(data: object) -> Iterator[str]:
    """All that the person may have written themselves, however deep it stands."""
    left = [data]
    while left:
        part = left.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, list):
            left += part
        elif isinstance(part, Mapping):
            left += (one for key, one in part.items() if key != "resolved")


def shielded(name: str, read: Callable[[Any], None]) -> Callable[[Any], None]:
    """A payload that the library cannot read must not end the connection."""

    def parsed(data: Any) -> None:
        try:
            read(data)
        except Exception as error:  # whatever the library makes of it
            log.warning("an event could not be read", name=name, error=type(error).__name__)

    return parsed
