"""What stands above the choices: what is asked now, where one stands, what may be done."""

from collections.abc import Iterator, Sequence

from engines.core import Action, Brief, Phrase, say
from engines.firebulls.actions import Attack, General, Power, Press, Stop
from engines.firebulls.attack import reach
from engines.firebulls.data import FACES, HAND_LIMIT, Qi, Yen, one_phrase
from engines.firebulls.describe import price
from engines.firebulls.preview import bonus_now, preview
from engines.firebulls.prices import price_of_warriors, ways_to_pay, worth_of
from engines.firebulls.state import Phase
from engines.firebulls.view import View

Deed = Attack | General  # what begins an attack


def brief(view: View, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
    if len(chosen) == 1 and len(legal) > 1:
        return _asked(view, chosen[0])
    match view.phase:
        case Phase.OPENING if 1 < len(chosen) < len(legal):
            return _payment(view, chosen[0])
        case Phase.OPENING:
            return _opening(view, legal)
        case Phase.PRESS:
            return _press(view)
        case Phase.SHIFT:
            return _shift(view)
        case Phase.POWER:
            return _power(view)
        case Phase.SACRIFICE:
            return _sacrifice(view)
        case Phase.SHED:
            over = view.seats[view.active].cards
            return Brief(
                say("brief-shed", cards=over, limit=HAND_LIMIT),
                (say("brief-shed-where"),),
                hints=_hints(view),
            )
        case Phase.OVER:
            return Brief(say("phase-over"))


def _hints(view: View) -> tuple[Phrase, ...]:
    edition = view.edition
    return say("hint-gather"), say("hint-attack", edition=edition), say("hint-win", edition=edition)


def _opening(view: View, legal: Sequence[Action]) -> Brief:
    """Attacks first; where there is none, what the nearest one would cost."""
    attacks = [one for one in legal if isinstance(one, Deed)]
    if not attacks:
        return Brief(say("brief-gather"), tuple(_missing(view)), hints=_hints(view))
    stand = [say("brief-targets", targets=tuple(_targets(view, attacks)))]
    own = view.seats[view.active].direction
    most = reach(view.edition, own)[own]
    if any(isinstance(one, Attack) and one.direction == own for one in attacks):
        stand.append(say("brief-straight", direction=own, most=most))
    return Brief(say("brief-attack-or-gather"), tuple(stand), hints=_hints(view))


def _targets(view: View, attacks: Sequence[Deed]) -> Iterator[Phrase]:
    """Each card once, with the directions that lead to it, the dearest first."""
    ways: dict[Yen, list[int]] = {}
    for one in attacks:
        yen, direction = _target(view, one)
        if direction not in ways.setdefault(yen, []):
            ways[yen].append(direction)
    assert view.hand is not None
    hand = view.hand
    for yen in sorted(ways, key=lambda yen: (-FACES[yen].points, not ways_to_pay(yen, hand)[0])):
        arrows = tuple(say("arrow", direction=direction) for direction in ways[yen] if direction)
        plain, _ = ways_to_pay(yen, hand)
        yield say("brief-target", card=one_phrase(yen), arrows=len(arrows), ways=arrows, plain=plain)


def _target(view: View, one: Deed) -> tuple[Yen, int]:
    if isinstance(one, General):
        return Yen.GENERAL, 0
    yen = view.target(one.direction)
    assert yen is not None
    return yen, one.direction


def _missing(view: View) -> Iterator[Phrase]:
    own = view.seats[view.active].direction
    yen = view.target(own)
    if yen is not None:
        yield say("brief-missing", direction=own, card=one_phrase(yen), price=price(yen))
    yield say("brief-draw-moves")


def _payment(view: View, first: Action) -> Brief:
    """Which cards pay for the target that was chosen."""
    if not isinstance(first, Deed):
        return _opening(view, [first])
    yen, direction = _target(view, first)
    assert view.hand is not None
    headline = say("brief-pay", direction=direction, card=yen, price=price(yen))
    warrior = (_stands_in(view),) if ways_to_pay(yen, view.hand)[1] else ()
    return Brief(headline, warrior, hints=_hints(view))


def _stands_in(view: View) -> Phrase:
    return say("brief-stands-in", earlier=view.earlier, cost=price_of_warriors(view, view.warriors + 1))


def _press(view: View) -> Brief:
    own, direction = view.seats[view.active].direction, view.direction
    most = reach(view.edition, own)[direction]
    way = "straight" if direction == own else "beside"
    headline = say("brief-press", direction=direction, way=way, captures=view.captures, most=most)
    yen = view.target(direction)
    assert yen is not None
    assert view.hand is not None
    worth = worth_of(yen, view.seats[view.active].colour)
    able = "yes" if sum(ways_to_pay(yen, view.hand)) else "no"
    bonus = worth - FACES[yen].points
    stand = [say("brief-next", card=one_phrase(yen), points=FACES[yen].points, bonus=bonus, able=able)]
    if view.warriors and (able == "yes" or preview(view, Stop()).loses is None):
        stand.append(_owed(view))
    stand.append(say("brief-stop", cards=bonus_now(view)))
    return Brief(headline, tuple(stand), hints=_hints(view))


def _owed(view: View) -> Phrase:
    return say("brief-owed", warriors=view.warriors, cards=min(view.warriors, view.earlier))


def _shift(view: View) -> Brief:
    headline = say("brief-shift") if view.gained is None else say("brief-drew", card=Qi(view.gained))
    return Brief(headline, (say("brief-shift-why"),), hints=_hints(view))


def _power(view: View) -> Brief:
    told = preview(view, Power()).consequence
    assert told is not None
    return Brief(say("brief-power", card=view.captured), (told, say("brief-power-now")), hints=_hints(view))


def _sacrifice(view: View) -> Brief:
    headline = say("brief-price", cards=min(view.warriors, view.earlier))
    ends = "yes" if view.warriors == 1 else "no"
    return Brief(headline, (say("brief-price-which"), say("brief-price-ends", ends=ends)), hints=_hints(view))


def _asked(view: View, action: Action) -> Brief:
    """Whether it is done; what follows, and what is lost."""
    told = preview(view, action)  # type: ignore[arg-type]  # it is one of this game's
    lost = told.loses if told.loses != told.consequence else None
    stand = tuple(one for one in (told.consequence, lost) if one is not None)
    if isinstance(action, Press):
        return Brief(say("brief-go-on"), stand, hints=_hints(view))
    return Brief(say("brief-do", what=told.label or action), stand, hints=_hints(view))
