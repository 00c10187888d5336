"""What a press carries: which control, of which game, for which decision, along which way."""

import re
from dataclasses import dataclass

VERSION = "v1"
LONGEST = 100  # Discord's limit for a custom id

_ID = re.compile(
    VERSION
    + r":(?P<name>[a-z]{1,12}):(?P<game>[0-9]{1,12}):(?P<decision>[0-9]{1,9}):(?P<path>[0-9a-z.~]{0,60})",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Control:
    """Names and cards never stand in it; the seat comes from who pressed, never from here."""

    name: str
    game: int = 0
    decision: int = 0
    path: str = ""

    def __str__(self) -> str:
        text = f"{VERSION}:{self.name}:{self.game}:{self.decision}:{self.path}"
        assert len(text) <= LONGEST, text
        return text


def parse(custom_id: str) -> Control | None:
    """None for what we never sent."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    return Control(found["name"], int(found["game"]), int(found["decision"]), found["path"])
