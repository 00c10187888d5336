"""What a press carries, of the deal of the day."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealPlay:
    """The deal of that day is begun, once, or gone on with."""

    day: int


@dataclass(frozen=True, slots=True)
class DealShare:
    """What came of it, for all in this channel, and nothing that tells the deal."""

    day: int
