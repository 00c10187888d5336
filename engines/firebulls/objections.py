"""Why something cannot be done now, and what can be done instead; from the view alone."""

from engines.core import Phrase, say
from engines.firebulls.actions import (
    Attack,
    Choice,
    Decline,
    Draw,
    General,
    Power,
    Press,
    Sacrifice,
    Shed,
    Shift,
    Stay,
    Stop,
    Take,
)
from engines.firebulls.attack import reach
from engines.firebulls.data import HAND_LIMIT, NEIGHBOURS, PAYMENTS, Qi, Yen, cards_phrase, kinds_phrases
from engines.firebulls.describe import price
from engines.firebulls.setup import counted
from engines.firebulls.state import Phase, Qijie
from engines.firebulls.view import View

ASKED = {  # what each phase asks for
    Phase.OPENING: (Take, Draw, Attack, General),
    Phase.SHIFT: (Shift, Stay),
    Phase.POWER: (Power, Decline),
    Phase.PRESS: (Press, Stop),
    Phase.SACRIFICE: (Sacrifice,),
    Phase.SHED: (Shed,),
    Phase.OVER: (),
}


def objection(view: View, action: Choice) -> Phrase:
    if not isinstance(action, ASKED[view.phase]):
        return say(f"refused-{view.phase.name.lower()}")
    match action:
        case Take(card):
            return say("refused-not-in-reserve", card=card, reserve=kinds_phrases(view.reserve))
        case Shift():
            own = view.seats[view.active].direction
            return say("refused-too-far", own=own, directions=NEIGHBOURS[own])
        case Attack(direction, payment):
            return _no_attack(view, direction, payment)
        case Press(payment):
            return _no_payment(view, view.target(view.direction), payment)
        case General(payment):
            if view.general is Qijie.BESIDE:
                return _no_payment(view, Yen.GENERAL, payment)
            return say("refused-no-general" if view.general is Qijie.HIDDEN else "refused-general-won")
        case Sacrifice(card):
            earlier = view.seats[view.active].victory[: view.earlier]
            return say("refused-not-won", card=card, cards=tuple(sorted(set(earlier))))
        case Shed(card):
            return say("refused-not-held", card=card, limit=HAND_LIMIT)
        case _:
            return say(f"refused-{view.phase.name.lower()}")


def _no_attack(view: View, direction: int, payment: tuple[Qi, ...]) -> Phrase:
    own = view.seats[view.active].direction
    ways = sorted(reach(view.edition, own))
    if direction not in ways:
        return say("refused-direction", direction=direction, own=own, directions=tuple(ways))
    yen = view.target(direction)
    if yen is None:
        return say("refused-empty-line", direction=direction)
    return _no_payment(view, yen, payment)


def _no_payment(view: View, yen: Yen | None, payment: tuple[Qi, ...]) -> Phrase:
    assert yen is not None
    assert view.hand is not None
    if counted(payment) not in PAYMENTS[yen]:
        return say("refused-price", card=yen, price=price(yen), payment=cards_phrase(payment))
    return say("refused-payment", payment=cards_phrase(payment), hand=kinds_phrases(view.hand))
