"""What a menu may say of a choice before it is made, and why another is impossible; from the view alone."""

from engines.core import Phrase, Preview, say
from engines.firebulls.actions import (
    Attack,
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
from engines.firebulls.attack import bonus_for, power_has_use, reach
from engines.firebulls.data import (
    FACES,
    HAND_LIMIT,
    LINES,
    NEIGHBOURS,
    PAYMENTS,
    Qi,
    Rank,
    Yen,
    earns_bonus,
)
from engines.firebulls.ending import owes_a_choice
from engines.firebulls.setup import counted
from engines.firebulls.state import Phase, Qijie
from engines.firebulls.table import cards
from engines.firebulls.view import View

Choice = Take | Draw | Shift | Stay | Attack | Power | Decline | Press | Stop | General | Sacrifice | Shed

OPENING = (Take, Draw, Attack, General)
BESIDE_THE_ROWS = len(LINES) + 1  # the General has no direction: the number after the last
ASKED = {  # what each phase asks for
    Phase.OPENING: OPENING,
    Phase.SHIFT: (Shift, Stay),
    Phase.POWER: (Power, Decline),
    Phase.PRESS: (Press, Stop),
    Phase.SACRIFICE: (Sacrifice,),
    Phase.SHED: (Shed,),
    Phase.OVER: (),
}


def preview(view: View, action: Choice) -> Preview:
    """Never promises less than happens: what it says neither to reveal nor to pass does not."""
    match action:
        case Take(card):
            return _showing(_within_limit(view, 1), _deck_after(view), view.reserve[card])
        case Draw():
            return Preview(reveals=True, consequence=say("preview-draw", deck=_deck_after(view)))
        case Shift(direction):
            return Preview(passes=_within_limit(view), place=f"direction {direction}", number=direction)
        case Stay():
            return Preview(passes=_within_limit(view))
        case Attack(direction, payment):
            return _capture(view, _nearest(view, direction), payment, direction, "target")
        case Press(payment):
            return _capture(view, _nearest(view, view.direction), payment, view.direction, "next")
        case General(payment):
            return _capture(view, Yen.GENERAL, payment, 0, "target")
        case Stop():
            drawn = 0 if view.passes >= view.limit else bonus_for(view.edition, view.captures)
            bonus = say("preview-bonus", cards=drawn)
            return _showing(not _owes_a_choice(view, view.warriors), bonus)
        case Power():
            return _showing(
                _passes_here(view), say(f"preview-power-{FACES[view.captured].rank.name.lower()}")
            )
        case Decline():
            return Preview(_ends_here(view), _passes_here(view))
        case Sacrifice(card):
            passes = not _owes_a_choice(view, view.warriors - 1, card)
            return _giving_up(view, card, passes=passes)
        case Shed():
            return Preview(passes=_within_limit(view, -1))


def _showing(passes: bool, consequence: Phrase, worth: int = 0) -> Preview:
    """Something new will be seen."""
    return Preview(reveals=True, passes=passes, consequence=consequence, worth=worth)


def _giving_up(view: View, card: Yen, *, passes: bool) -> Preview:
    """What a card already won is worth to whom it is lost."""
    worth = FACES[card].points + earns_bonus(card, view.seats[view.active].colour)
    return Preview(
        reveals=passes,
        passes=passes,
        consequence=say("preview-lost", points=worth),
        worth=-FACES[card].points,
        aside=say("preview-loss", points=worth),
    )


def _deck_after(view: View) -> Phrase:
    """Warns when the next card is the last of the deck, or of the discards that become one (FB-66)."""
    left = view.deck or sum(view.discards)
    if left > 1:
        return say("preview-deck", cards=left - 1)
    return say("preview-last-card", passes=view.passes + 1, limit=view.limit)


def _within_limit(view: View, gain: int = 0) -> bool:
    return view.seats[view.active].cards + gain <= HAND_LIMIT


def _nearest(view: View, direction: int) -> Yen:
    yen = view.target(direction)
    assert yen is not None
    return yen


def _capture(view: View, yen: Yen, payment: tuple[Qi, ...], direction: int, what: str) -> Preview:
    assert view.hand is not None
    seat = view.seats[view.active]
    warriors = payment.count(Qi.WARRIOR)
    left = tuple(held - paid for held, paid in zip(view.hand, counted(payment), strict=True))
    worth = FACES[yen].points + earns_bonus(yen, seat.colour)
    lost = min(view.warriors + warriors, view.earlier)
    ends = not _power_is_asked(view, yen) and _line_ends(view, direction, captures=view.captures + 1, ahead=1)
    return Preview(
        reveals=ends,
        passes=ends and not _owes_a_choice(view, view.warriors + warriors),
        label=say(f"preview-{what}", card=yen, payment=payment),
        consequence=say("preview-capture", card=yen, points=worth, lost=lost, kept=cards(left)),
        worth=worth * 10 - warriors,
        aside=say("preview-gain", points=worth) if worth else None,
        place=f"direction {direction}" if direction else "general",
        number=direction or BESIDE_THE_ROWS,
    )


def _power_is_asked(view: View, yen: Yen) -> bool:
    hands = any(one.cards for one in view.seats if one.seat != view.active)
    return power_has_use(FACES[yen].rank, finished=view.passes >= view.limit, opponents_hold=hands)


def _ends_here(view: View) -> bool:
    """Whether the attack ends once the captured card's power is used or lost."""
    return _line_ends(view, view.direction, view.captures, ahead=0)


def _passes_here(view: View) -> bool:
    """The turn waits for the Warriors' price, if there is a choice of it.  # FB-18"""
    return _ends_here(view) and not _owes_a_choice(view, view.warriors)


def _line_ends(view: View, direction: int, captures: int, ahead: int) -> bool:
    """Whether nothing is left to ask for after that many captures, `ahead` of them still in the line."""
    if not direction:
        return True
    left = sum(view.rows[cell] is not None for cell in LINES[direction]) - ahead
    return not left or captures >= reach(view.edition, view.seats[view.active].direction)[direction]


def _owes_a_choice(view: View, warriors: int, gone: Yen | None = None) -> bool:
    earlier = list(view.seats[view.active].victory[: view.earlier])
    if gone is not None:
        earlier.remove(gone)
    return owes_a_choice(earlier, warriors)


def objection(view: View, action: Choice) -> Phrase:
    if not isinstance(action, ASKED[view.phase]):
        return say(f"refused-{view.phase.name.lower()}")
    match action:
        case Take(card):
            return say("refused-not-in-reserve", card=card, reserve=cards(view.reserve))
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
        return say("refused-price", card=yen, price=price(yen), payment=payment)
    return say("refused-payment", payment=payment, hand=cards(view.hand))


def price(yen: Yen) -> Phrase:
    """What a card costs, in words."""
    face = FACES[yen]
    if face.rank in (Rank.SOLDIER, Rank.WU) and face.colour is not None:
        return say("price-colour", count=len(face.price.colours), colour=face.colour)
    return say(f"price-{face.rank.name.lower()}")
