"""What a seat may choose; a turn is one gathering or one attack, in small steps."""

from typing import Annotated, TypeAlias

from engines.codec import AnyOrder, Told
from engines.core import Action
from engines.firebulls.data import OneYen, Qi, cards_phrase
from engines.values import value

Payment: TypeAlias = Annotated[tuple[Qi, ...], AnyOrder(), Told(cards_phrase)]


@value
class Take(Action):
    """A card from the Reserve."""

    card: Qi


@value
class Draw(Action):
    """The deck's top card; then `shift` or `stay`."""


@value
class Shift(Action):
    """The pawn goes one direction to the left or to the right."""

    direction: int


@value
class Stay(Action):
    """The pawn stays where it is."""


@value
class Attack(Action):
    """The nearest card of a direction, paid."""

    direction: int
    payment: Payment


@value
class Power(Action):
    """The captured card's power is used."""


@value
class Decline(Action):
    """The captured card's power is lost."""


@value
class Press(Action):
    """The attack goes on: the next card of the line, paid."""

    payment: Payment


@value
class Stop(Action):
    """The attack ends."""


@value
class General(Action):
    """General Qi Jie himself, paid."""

    payment: Payment


@value
class Sacrifice(Action):
    """A card won earlier goes, for a Warrior used."""

    card: OneYen


@value
class Shed(Action):
    """A card above the hand limit goes to the Reserve."""

    card: Qi


ACTIONS = (Take, Draw, Shift, Stay, Attack, Power, Decline, Press, Stop, General, Sacrifice, Shed)
Choice: TypeAlias = (
    Take | Draw | Shift | Stay | Attack | Power | Decline | Press | Stop | General | Sacrifice | Shed
)
