"""What a person can do wrong with a table: a key and its arguments, never a sentence already said."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engines.core import Argument, Refused


@dataclass(frozen=True, slots=True)
class Label:
    """What a button that all see is called, in the language of its table."""

    key: str
    locale: str


@dataclass(frozen=True, slots=True)
class Computer:
    """What stands for a name where no person sits."""

    level: str
    number: int = 1  # among those of its level at its table


@dataclass(frozen=True, slots=True)
class Away:
    """The name of a person for whom a computer plays at the moment."""

    name: str


Name: TypeAlias = str | Computer | Away  # empty: of somebody whose data is deleted


@dataclass(frozen=True, slots=True)
class Players:
    """By their names."""

    names: Sequence[Name]


Named: TypeAlias = Label | Players


class TableRefused(Refused):
    """Its sentence is the product's, not a game's."""

    def __init__(self, key: str, /, **args: "Argument | Named") -> None:
        super().__init__(key, **{name: one for name, one in args.items() if not isinstance(one, Named)})
        self.named = {name: one for name, one in args.items() if isinstance(one, Named)}


class Unreadable(TableRefused):
    """A game of which the log cannot be played again here; all others can."""

    def __init__(self) -> None:
        super().__init__("unreadable")


class CaretakerPlays(TableRefused):
    """What a person wants to do on a seat that is played for them: they are given it back first."""

    def __init__(self, game: int) -> None:
        super().__init__("caretaker-plays")
        self.game = game
