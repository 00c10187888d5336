"""What is told of a game, to everyone or to one seat."""

from engines.core import Event, Seat
from engines.firebulls.data import Cards, Colour, OneYen, Qi, Yen
from engines.values import value


@value
class Placed(Event):
    """A seat got its colour and its pawn a direction."""

    seat: Seat
    colour: Colour
    direction: int


@value
class Began(Event):
    seat: Seat


@value
class Dealt(Event):
    """Private: the first hand."""

    cards: Cards


@value
class Took(Event):
    seat: Seat
    card: Qi


@value
class Refilled(Event):
    """A card from the deck came into the Reserve."""

    card: Qi


@value
class Drew(Event):
    """Cards from the deck came into a hand; none when deck and discards were empty."""

    seat: Seat
    cards: int


@value
class Got(Event):
    """Private: the card that came into the hand."""

    card: Qi


@value
class Exhausted(Event):
    """The deck ran out for the nth time."""

    passes: int
    limit: int


@value
class Shifted(Event):
    seat: Seat
    direction: int


@value
class Yielded(Event):
    """The pawn that stood there changed places."""

    seat: Seat
    direction: int


@value
class Stayed(Event):
    seat: Seat


@value
class Attacked(Event):
    seat: Seat
    direction: int


@value
class Captured(Event):
    seat: Seat
    card: OneYen
    payment: Cards


@value
class Declined(Event):
    seat: Seat
    card: Yen


@value
class Discarded(Event):
    """The Colonel's power: a random card of an opponent, seen by all."""

    seat: Seat
    card: Qi


@value
class Stole(Event):
    """The General's power: a random card of an opponent, not shown."""

    seat: Seat
    victim: Seat


@value
class StoleCard(Event):
    """Private, for the thief."""

    victim: Seat
    card: Qi


@value
class LostCard(Event):
    """Private, for the victim."""

    thief: Seat
    card: Qi


@value
class Stopped(Event):
    seat: Seat
    captures: int


@value
class Sacrificed(Event):
    """The price of a Warrior: the card leaves the game."""

    seat: Seat
    card: OneYen


@value
class Returned(Event):
    """A card above the hand limit went to the Reserve."""

    seat: Seat
    card: Qi


@value
class Advanced(Event):
    """New cards came into the rows."""

    cards: tuple[Yen, ...]


@value
class Appeared(Event):
    """General Qi Jie was drawn and stands beside the rows."""


@value
class Left(Event):
    seat: Seat


@value
class Escaped(Event):
    """The army got away: a seat's highest card is lost."""

    seat: Seat
    card: OneYen


@value
class Conquered(Event):
    """Two piles empty and the General won: the game is over."""


@value
class Alone(Event):
    """All the others have left: the game is over."""

    seat: Seat


EVENTS = (
    Placed, Began, Dealt, Took, Refilled, Drew, Got, Exhausted, Shifted, Yielded, Stayed, Attacked, Captured,
    Declined, Discarded, Stole, StoleCard, LostCard, Stopped, Sacrificed, Returned, Advanced, Appeared, Left,
    Escaped, Conquered, Alone,
)  # fmt: skip
