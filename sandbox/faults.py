"""What can go wrong between a bot and Discord, by seed or on demand."""

import random
from collections import Counter
from dataclasses import asdict, dataclass, field
from enum import Enum

from sandbox.wire import Json


class RestKind(Enum):
    STATUS = "status"  # an HTTP error instead of an answer; nothing was done
    LOST = "lost"  # done, but the answer is an HTTP error
    REFUSE = "refuse"  # a Discord error code; nothing was done
    LIMIT = "limit"  # 429 with `seconds`; `via=False`: without the header that tells Discord from Cloudflare
    CLOSE = "close"  # the socket is closed instead of an answer; nothing was done
    RESET = "reset"  # the same with a TCP reset
    DROP = "drop"  # done, then the socket is reset
    HALF = "half"  # done, half of the answer is sent, then the socket is closed
    SLOW = "slow"  # done after `seconds`
    HANG = "hang"  # nothing is done and nothing is answered


class EventKind(Enum):
    DROP = "drop"
    DUPLICATE = "duplicate"  # the same event `copies` times, each with its own sequence number
    DELAY = "delay"  # after `seconds`, so that later events overtake it
    REPLAY = "replay"  # followed by the last `copies` events once more
    MALFORM = "malform"  # keys are missing


@dataclass(frozen=True, slots=True)
class RestFault:
    kind: RestKind
    status: int = 502
    code: int = 0
    seconds: float = 1.0
    via: bool = True
    scope: str = "user"


@dataclass(frozen=True, slots=True)
class EventFault:
    kind: EventKind
    copies: int = 2
    seconds: float = 0.1


@dataclass(slots=True)
class Rule:
    """A fault, where it strikes and how often. `where` is part of "POST /channels/{channel_id}/messages",
    or of an event's name."""

    fault: RestFault | EventFault
    where: str = ""
    probability: float = 1.0
    times: int | None = None
    after: int = 0  # so many matches go well first
    struck: int = 0

    def strikes(self, subject: str, chance: random.Random) -> bool:
        if self.where not in subject or self.times == 0:
            return False
        if self.after > 0:
            self.after -= 1
            return False
        if self.probability < 1.0 and chance.random() >= self.probability:
            return False
        if self.times is not None:
            self.times -= 1
        self.struck += 1
        return True


@dataclass(slots=True)
class Faults:
    seed: int = 0
    rules: list[Rule] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    _chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.reseed(self.seed)

    def reseed(self, seed: int) -> None:
        self.seed = seed
        self._chance = random.Random(seed)  # noqa: S311 — faults are to be repeated, not kept secret

    def add(self, rule: Rule) -> Rule:
        self.rules.append(rule)
        return rule

    def storm(self, rate: float) -> None:
        """Everything that can go wrong, each at this rate: for long runs against a bot."""
        for kind in (RestKind.STATUS, RestKind.LOST, RestKind.RESET, RestKind.DROP, RestKind.HALF):
            self.add(Rule(RestFault(kind), probability=rate))
        self.add(Rule(RestFault(RestKind.STATUS, status=503), probability=rate))
        self.add(Rule(RestFault(RestKind.LIMIT, seconds=0.5), probability=rate))
        self.add(Rule(RestFault(RestKind.SLOW, seconds=0.5), probability=rate))
        for event in (EventKind.DUPLICATE, EventKind.DELAY, EventKind.REPLAY):
            self.add(Rule(EventFault(event), "INTERACTION_CREATE", probability=rate))

    def clear(self) -> None:
        self.rules.clear()

    def on_request(self, method: str, route: str) -> RestFault | None:
        for rule in self.rules:
            if isinstance(rule.fault, RestFault) and rule.strikes(f"{method} {route}", self._chance):
                self.counts[f"rest:{rule.fault.kind.value}"] += 1
                return rule.fault
        return None

    def on_event(self, name: str) -> EventFault | None:
        for rule in self.rules:
            if isinstance(rule.fault, EventFault) and rule.strikes(name, self._chance):
                self.counts[f"event:{rule.fault.kind.value}"] += 1
                return rule.fault
        return None


def rule_from(body: Json) -> Rule:
    """A rule as the control address takes it; an unknown key or kind is an error that names itself."""
    body = dict(body)
    side = body.pop("side", "rest")
    options = {key: body.pop(key) for key in ("where", "probability", "times", "after") if key in body}
    kind = body.pop("kind")
    if side == "rest":
        return Rule(RestFault(RestKind(kind), **body), **options)
    if side == "event":
        return Rule(EventFault(EventKind(kind), **body), **options)
    raise ValueError(f"side is rest or event, not {side}")


def as_json(rule: Rule) -> Json:
    body: Json = asdict(rule)
    fault = body.pop("fault")
    side = "rest" if isinstance(rule.fault, RestFault) else "event"
    body |= fault | {"kind": rule.fault.kind.value, "side": side}
    return body
