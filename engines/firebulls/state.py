"""A position of Fire Bulls, hidden cards included."""

from collections.abc import Sequence
from enum import IntEnum

from engines.chance import Chance
from engines.core import Action, Seat
from engines.firebulls.data import Colour, Counts, Qi, Yen
from engines.values import memo, value, writer


class Phase(IntEnum):
    """What the active seat decides now."""

    OPENING = 0  # gather or attack
    SHIFT = 1  # after a draw: move the pawn?
    POWER = 2  # use the captured card's power?
    PRESS = 3  # attack the next card of the line?
    SACRIFICE = 4  # which earlier card for a Warrior?
    SHED = 5  # which card above the limit?
    OVER = 6


class Qijie(IntEnum):
    """Where General Qi Jie is."""

    HIDDEN = 0
    BESIDE = 1
    WON = 2  # for good, also when he has left the game since (FB-69)


class Ending(IntEnum):
    CONQUEST = 0
    ESCAPE = 1
    ALONE = 2


@value
class Player:
    colour: Colour
    direction: int  # 0: has left
    hand: Counts
    open: Counts  # the part of the hand that everybody has seen
    victory: tuple[Yen, ...] = ()
    escaped: Yen | None = None  # lost at the end of the game
    gone: bool = False


@value
class Fact:
    """Beyond what is open, this viewer knows of a card in that hand."""

    viewer: Seat
    owner: Seat
    card: Qi


@value
class Turn:
    seat: Seat
    phase: Phase = Phase.OPENING
    direction: int = 0  # of the attack; 0: the General, or none
    captures: int = 0
    warriors: int = 0  # used, and not yet paid for
    earlier: int = 0  # cards won before this turn, the first of the victory pile
    gained: Qi | None = None  # the card taken or drawn this turn


@value
class State:
    edition: str
    limit: int  # exhaustions that end the game
    players: tuple[Player, ...]
    turn: Turn
    turns: int
    rows: tuple[Yen | None, ...]  # by Cell
    piles: tuple[tuple[Yen, ...], ...]  # the last card is on top
    general: Qijie
    reserve: Counts
    deck: tuple[Qi, ...]  # the last card is on top
    discards: Counts
    passes: int
    removed: tuple[Yen, ...]
    facts: tuple[Fact, ...]
    ending: Ending | None
    chance: Chance
    choices: Sequence[Action] | None = memo()  # what may be done, while nothing has been done yet


remember = writer(State, "choices")
