"""What stands on a server's settings, and on the word of welcome to it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Server:
    """All that is settled there."""


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """Which of them is to be changed."""


@dataclass(frozen=True, slots=True)
class ServerSet:
    """To what, as chosen in the list."""

    setting: int  # its place among them


@dataclass(frozen=True, slots=True)
class ServerReset:
    """As usual again."""

    setting: int


@dataclass(frozen=True, slots=True)
class OpenWhich:
    """Which game a table is opened for."""


@dataclass(frozen=True, slots=True)
class Open:
    book: int  # the place of the game in the list of games


@dataclass(frozen=True, slots=True)
class SoloWhich:
    """Which game is played alone."""


@dataclass(frozen=True, slots=True)
class Solo:
    book: int
