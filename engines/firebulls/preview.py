"""What a menu may say of a choice before it is made; from the view alone."""

from dataclasses import replace

from engines.core import Phrase, Preview, say
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
from engines.firebulls.attack import bonus_for, power_has_use, reach
from engines.firebulls.data import (
    FACES,
    HAND_LIMIT,
    LINES,
    Colour,
    Counts,
    Qi,
    Yen,
    cards_phrase,
    kinds_phrases,
    one_phrase,
)
from engines.firebulls.ending import owes_a_choice
from engines.firebulls.prices import letters_phrase, paid_phrase, price_of_warriors, ways_to_pay, worth_of
from engines.firebulls.setup import counted
from engines.firebulls.view import Phase, View
from engines.notation import member_name
from engines.values import value

BESIDE_THE_ROWS = len(LINES) + 1  # the General has no direction: the number after the last
POINT = 10  # of worth: any card that wins points goes before gathering
DRAWING, GATHERING = 9, 1  # a take is worth the more, the more of its kind one holds
NO_POINTS = 5  # a Fortification only clears the way
LOSS = -1  # the Warriors' price is more than is won: possible, and never suggested


def preview(view: View, action: Choice) -> Preview:
    """Never promises less than happens: what it says neither to reveal nor to pass does not."""
    match action:
        case Take(card):
            return _take(view, card)
        case Draw():
            short, consequence = say("short-draw"), say("preview-draw", deck=_deck_after(view))
            return Preview(reveals=True, consequence=consequence, worth=DRAWING, short=short)
        case Shift(direction):
            facing = _facing(view, direction)
            return _standing(view, direction, say("short-shift", direction=direction, facing=facing))
        case Stay():
            own = view.seats[view.active].direction
            return replace(_standing(view, own, say("short-stay", facing=_facing(view, own))), place="")
        case Attack(direction, payment):
            return _capture(view, _nearest(view, direction), payment, direction, "target")
        case Press(payment):
            return _capture(view, _nearest(view, view.direction), payment, view.direction, "next")
        case General(payment):
            return _capture(view, Yen.GENERAL, payment, 0, "target")
        case Stop():
            return _stop(view)
        case Power():
            rank = FACES[view.captured].rank.name.lower() if _power_is_asked(view, view.captured) else "none"
            consequence = say(f"preview-power-{rank}")
            return Preview(
                reveals=True,
                passes=_passes_here(view),
                consequence=consequence,
                worth=POINT,
                short=say("short-power"),
            )
        case Decline():
            loses = say("loses-power", card=view.captured)
            return Preview(_ends_here(view), _passes_here(view), loses=loses, short=say("short-decline"))
        case Sacrifice(card):
            passes = not _owes_a_choice(view, view.warriors - 1, card)
            return _giving_up(view, card, passes=passes)
        case Shed(card):
            return _shed(view, card)


def _take(view: View, card: Qi) -> Preview:
    assert view.hand is not None
    return Preview(
        reveals=True,
        passes=_within_limit(view, 1),
        consequence=_deck_after(view),
        worth=min(GATHERING + view.hand[card] + (card is Qi.WARRIOR), DRAWING - 1),
        short=say("short-take", what=_what(card)),
    )


def _what(card: Qi) -> Qi | Colour:
    """A bull by its colour alone."""
    return card if card is Qi.WARRIOR else Colour(card)


def _standing(view: View, direction: int, short: Phrase) -> Preview:
    """Where the pawn will stand, and which card it will face; the better, the more that can be paid there."""
    assert view.hand is not None
    yen = view.target(direction)
    paid = yen is not None and sum(ways_to_pay(yen, view.hand)) > 0
    return Preview(
        passes=_within_limit(view),
        worth=1 + (FACES[yen].points if yen is not None and paid else 0),
        place=f"direction {direction}",
        number=direction,
        short=short,
    )


def _facing(view: View, direction: int) -> Phrase:
    yen = view.target(direction)
    return say("facing-none") if yen is None else one_phrase(yen)


def _stop(view: View) -> Preview:
    """With a card in reach, that is what is left; a Warrior's price of which nobody is asked falls now."""
    assert view.hand is not None
    drawn = bonus_now(view)
    yen = _nearest(view, view.direction)
    passes = not _owes_a_choice(view, view.warriors)
    owed = min(view.warriors, view.earlier) if passes else 0
    lost = say("loses-price", cards=owed) if owed else None
    if sum(ways_to_pay(yen, view.hand)):
        left = say("loses-reach", card=one_phrase(yen))
        lost = left if lost is None else say("loses-both", first=left, second=lost)
    return Preview(
        reveals=True,
        passes=passes,
        consequence=say("preview-bonus", cards=drawn),
        worth=drawn,
        loses=lost,
        short=say("short-stop", cards=drawn),
    )


def bonus_now(view: View) -> int:
    """The cards drawn if the attack ended here.  # FB-54, FB-67"""
    return 0 if view.passes >= view.limit else bonus_for(view.edition, view.captures)


def _giving_up(view: View, card: Yen, *, passes: bool) -> Preview:
    """What a card already won is worth to whom it is lost."""
    worth = worth_of(card, view.seats[view.active].colour)
    lost = say("preview-lost", points=worth)
    return Preview(
        reveals=passes,
        passes=passes,
        consequence=lost,
        worth=-worth,
        aside=say("preview-loss", points=worth),
        place=f"won {member_name(card)}",
        loses=lost,
        short=say("short-sacrifice", card=card, points=worth),
    )


def _shed(view: View, card: Qi) -> Preview:
    assert view.hand is not None
    return Preview(
        passes=_within_limit(view, -1),
        worth=GATHERING + HAND_LIMIT - view.hand[card] - (card is Qi.WARRIOR),
        short=say("short-shed", what=_what(card)),
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
    colour = view.seats[view.active].colour
    warriors = view.warriors + payment.count(Qi.WARRIOR)
    worth = worth_of(yen, colour)
    cost = price_of_warriors(view, warriors) - price_of_warriors(view, view.warriors)
    lost = min(warriors, view.earlier)
    ends = not _power_is_asked(view, yen) and _line_ends(view, direction, captures=view.captures + 1, ahead=1)
    passes = ends and not _owes_a_choice(view, warriors)
    left = tuple(held - paid for held, paid in zip(view.hand, counted(payment), strict=True))
    called = _called(view, yen, payment, direction, cost, left)
    gained = (worth * POINT or NO_POINTS) - payment.count(Qi.WARRIOR) - cost
    return Preview(
        reveals=ends,
        passes=passes,
        label=say(f"preview-{what}", card=yen, payment=cards_phrase(payment)),
        consequence=say("preview-capture", card=yen, points=worth, lost=lost, kept=kinds_phrases(left)),
        worth=LOSS if cost > worth and view.phase is Phase.OPENING else gained,
        aside=say("preview-gain", points=worth) if worth else None,
        place=f"direction {direction}" if direction else "general",
        number=direction or BESIDE_THE_ROWS,
        loses=say("loses-price", cards=lost) if passes and lost else None,
        group=called.group,
        heading=called.heading,
        short=called.short,
    )


@value
class _Called:
    """How a payment is offered: alone, or behind an answer for all those of its kind."""

    group: str
    heading: Phrase | None
    short: Phrase


def _called(
    view: View, yen: Yen, payment: tuple[Qi, ...], direction: int, cost: int, left: Counts
) -> _Called:
    """One that takes Bulls alone is pressed at once; of several one chooses, and those with a Warrior stand
    behind an answer of their own."""
    assert view.hand is not None
    plain, mixed = ways_to_pay(yen, view.hand)
    worth = worth_of(yen, view.seats[view.active].colour)
    card, kept = FACES[yen].rank, letters_phrase(left)
    gains = say("short-capture", direction=direction, card=card, points=worth, cost=cost)
    paid = say("short-pay", payment=paid_phrase(payment), kept=kept, cost=cost)
    warrior = payment.count(Qi.WARRIOR) > 0
    if plain + mixed == 1:
        return _Called("", None, gains)
    if plain and warrior:
        heading = (
            say("short-warrior-at", direction=direction, card=card, points=worth, cost=cost)
            if plain == 1
            else say("short-warrior", cost=cost)
        )
        if plain == mixed == 1:
            return _Called("", None, heading)
        return _Called(f"direction-{direction}/warrior", heading, paid)
    if plain == 1:
        return _Called("", None, say("short-keep", gains=gains, kept=kept))
    return _Called(f"direction-{direction}", gains, paid)


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
