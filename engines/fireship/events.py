"""What is told, to everybody or to one seat alone."""

from engines.core import Event, Seat
from engines.fireship.data import (
    Badge,
    Boosted,
    Card,
    Cell,
    Colour,
    Dice,
    Ending,
    Island,
    Pawn,
    Place,
    Sector,
    Source,
    Trigger,
)
from engines.values import value


@value
class Seated(Event):
    seat: Seat
    colour: Colour


@value
class CircleDrawn(Event):
    island: Island
    cell: Cell


@value
class StartRolled(Event):
    seat: Seat
    total: int


@value
class Compensated(Event):
    seat: Seat


@value
class Began(Event):
    seat: Seat


@value
class Rolled(Event):
    seat: Seat
    dice: Dice
    points: int


@value
class Moved(Event):
    seat: Seat
    pawn: Pawn
    start: Place
    to: Cell
    points: int  # left


@value
class FogRaised(Event):
    seat: Seat
    source: Source


@value
class UpdraftCaught(Event):
    seat: Seat
    source: Source
    start: Place


@value
class GulfStreamCaught(Event):
    seat: Seat
    pawn: Pawn
    start: Place


@value
class BoumPlayed(Event):
    seat: Seat
    source: Source
    colour: Colour
    cell: Cell


@value
class PawnAttacked(Event):
    seat: Seat
    pawn: Pawn
    start: Cell
    colour: Colour
    target: Pawn
    cell: Cell
    attack: int
    defence: int
    boost: Boosted


@value
class IslandAttacked(Event):
    seat: Seat
    pawn: Pawn
    start: Cell
    island: Island
    colour: Colour
    attack: int
    defence: int
    boost: Boosted


@value
class SaidNo(Event):
    """A Non cancelled what was about to happen."""

    seat: Seat
    trigger: Trigger


@value
class Reinforced(Event):
    """A +1 in defence."""

    seat: Seat
    attack: int
    defence: int


@value
class Repelled(Event):
    """The defence became greater than the attack."""

    seat: Seat


@value
class DieRolled(Event):
    seat: Seat
    die: int


@value
class SkullCancelled(Event):
    seat: Seat


@value
class SkullAccepted(Event):
    seat: Seat


@value
class AttackWon(Event):
    seat: Seat


@value
class AttackFailed(Event):
    seat: Seat


@value
class IslandTaken(Event):
    seat: Seat
    island: Island


@value
class PawnLost(Event):
    colour: Colour
    pawn: Pawn
    place: Place


@value
class PawnGained(Event):
    colour: Colour
    pawn: Pawn
    place: Place


@value
class CardDrawn(Event):
    """A card that is played at once."""

    seat: Seat
    card: Card


@value
class CardKept(Event):
    seat: Seat


@value
class CardSeen(Event):
    """For its reader alone."""

    card: Card


@value
class DeckShuffled(Event):
    cards: int


@value
class WheelSpun(Event):
    seat: Seat
    sector: Sector


@value
class BadgeGained(Event):
    seat: Seat
    badge: Badge


@value
class NothingHappened(Event):
    seat: Seat


@value
class KrakenRose(Event):
    seat: Seat
    cell: Cell


@value
class Engulfed(Event):
    """Deep Hole Bermuda."""

    seat: Seat


@value
class TurnSkipped(Event):
    seat: Seat


@value
class Fortified(Event):
    seat: Seat
    island: Island
    power: int


@value
class TurnEnded(Event):
    seat: Seat


@value
class WentOut(Event):
    seat: Seat


@value
class SeatLeft(Event):
    seat: Seat


@value
class IslandFreed(Event):
    island: Island


@value
class TimeCalled(Event):
    seat: Seat


@value
class GameEnded(Event):
    reason: Ending


@value
class Armed(Event):
    trigger: Trigger


@value
class Disarmed(Event):
    trigger: Trigger


EVENTS = (
    Seated, CircleDrawn, StartRolled, Compensated, Began, Rolled, Moved, FogRaised, UpdraftCaught,
    GulfStreamCaught, BoumPlayed, PawnAttacked, IslandAttacked, SaidNo, Reinforced, Repelled, DieRolled,
    SkullCancelled, SkullAccepted, AttackWon, AttackFailed, IslandTaken, PawnLost, PawnGained, CardDrawn,
    CardKept, CardSeen, DeckShuffled, WheelSpun, BadgeGained, NothingHappened, KrakenRose, Engulfed,
    TurnSkipped, Fortified, TurnEnded, WentOut, SeatLeft, IslandFreed, TimeCalled, GameEnded, Armed, Disarmed,
)  # fmt: skip
