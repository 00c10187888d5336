"""What a person settles for themselves: the buttons and lists of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Personal: TypeAlias = Literal["language", "zone", "quiet_from", "quiet_until", "dm", "ranking", "words"]
PERSONAL: tuple[Personal, ...] = get_args(Personal)


@dataclass(frozen=True, slots=True)
class MyData:
    pass


@dataclass(frozen=True, slots=True)
class Forget:
    pass


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Forget, and they are sure."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a person has settled."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Which of it is to be changed: a list."""


@dataclass(frozen=True, slots=True)
class SettingSet:
    """It is changed to what was chosen in the list."""

    setting: int  # its place among the personal ones


@dataclass(frozen=True, slots=True)
class StopMessages:
    """No direct message any more."""


@dataclass(frozen=True, slots=True)
class SendMessages:
    """They come again."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """Whom one has blocked."""


@dataclass(frozen=True, slots=True)
class BlockWhom:
    """Whether they are sure about the person in the list."""


@dataclass(frozen=True, slots=True)
class Block:
    person: int


@dataclass(frozen=True, slots=True)
class Unblock:
    person: int
