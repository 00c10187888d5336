"""What a seat may choose; a turn is several small actions."""

from engines.core import Action
from engines.fireship.data import (
    Boosted,
    Cell,
    Choice,
    Colour,
    Island,
    Pawn,
    Place,
    Source,
    SpecialCell,
    Trigger,
)
from engines.values import value


@value
class Roll(Action):
    """The dice; it closes the start of the turn."""


@value
class Fog(Action):
    """Nobody may attack the player until his next turn."""

    source: Source


@value
class Updraft(Action):
    """A plane goes two cells for a point this turn."""

    source: Source
    start: Place


@value
class GulfStream(Action):
    """A boat or battleship goes two cells for a point this turn."""

    pawn: Pawn
    start: Place


@value
class Move(Action):
    """A pawn goes to a cell, the cheapest way."""

    pawn: Pawn
    start: Place
    to: Cell


@value
class Boum(Action):
    """A boat of any colour is destroyed."""

    source: Source
    colour: Colour
    cell: Cell


@value
class Attack(Action):
    """A pawn attacks a pawn of another colour."""

    pawn: Pawn
    start: Cell
    colour: Colour
    target: Pawn
    cell: Cell
    boost: Boosted


@value
class Invade(Action):
    """A pawn attacks an island of another colour."""

    pawn: Pawn
    start: Cell
    island: Island
    boost: Boosted


@value
class Special(Action):
    """The special cell where a pawn arrived is used."""

    cell: SpecialCell


@value
class Fortify(Action):
    """Two boats become a ring of an island."""

    island: Island
    first: Cell
    second: Cell


@value
class Immunity(Action):
    """« Annule tête de mort » against the skull just thrown: used or kept."""

    choice: Choice


@value
class Lose(Action):
    """Which pawn is lost."""

    pawn: Pawn
    start: Place


@value
class End(Action):
    """The turn ends; points left are lost."""


@value
class Arm(Action):
    """A standing order for a card kept secretly."""

    trigger: Trigger


@value
class Disarm(Action):
    """A standing order is withdrawn."""

    trigger: Trigger


@value
class TimeOver(Action):
    """The table's own action: the game ends with the turn in progress."""


Deed = (
    Fog | Updraft | GulfStream | Boum | Attack | Invade | Special | Fortify | Immunity | Lose | End | Arm
    | Disarm
)  # fmt: skip
Play = Roll | Move | Deed
ACTIONS: tuple[type[Play], ...] = (
    Roll, Fog, Updraft, GulfStream, Move, Boum, Attack, Invade, Special, Fortify, Immunity, Lose, End, Arm,
    Disarm,
)  # fmt: skip
