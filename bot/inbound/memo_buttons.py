"""One's private note about a game: its button, and the form in which it is written."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Back: TypeAlias = Literal["", "h"]  # to one's turn, to one's hand


@dataclass(frozen=True, slots=True)
class Memo:
    game: int
    back: Back = ""


@dataclass(frozen=True, slots=True)
class MemoWritten:
    game: int
    back: Back = ""
