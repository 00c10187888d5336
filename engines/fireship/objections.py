"""Why something cannot be done now, and what can be done instead; from the view alone."""

from engines.core import Phrase, Who, say
from engines.fireship.actions import (
    Arm,
    Attack,
    Boum,
    Disarm,
    Fog,
    Fortify,
    GulfStream,
    Immunity,
    Invade,
    Lose,
    Move,
    Play,
    Roll,
    Special,
    Updraft,
)
from engines.fireship.data import (
    HOME,
    MOST_RINGS,
    ROOM,
    SPECIALS,
    Badge,
    Boost,
    Card,
    Colour,
    Pawn,
    Source,
    Trigger,
    name_of,
)
from engines.fireship.data import Special as Kind
from engines.fireship.legal import is_fresh
from engines.fireship.moves import PAWNS, price
from engines.fireship.power import island_defence, strength
from engines.fireship.sea import ALONG, COAST, NEARBY
from engines.fireship.state import Phase, in_fog, on_cell, under_deep_hole
from engines.fireship.view import View

START_VERBS = (Roll, Fog, Updraft, GulfStream)


def objection(view: View, action: Play) -> Phrase:
    if isinstance(action, Arm | Disarm):
        return _no_order(view, action)
    if not view.mine:
        return say("refused-out-of-turn", seat=Who(view.active))
    phase = view.turn.phase
    if phase is Phase.SKULL:
        return say("refused-skull")
    if phase is not Phase.START and phase is not Phase.SAIL:
        return say("refused-lose", pawn=Pawn.BOAT if phase is Phase.LOSE_BOAT else Pawn.PLANE)
    if isinstance(action, START_VERBS) and phase is Phase.SAIL:
        return _after_roll(view)
    if phase is Phase.START and not isinstance(action, START_VERBS):
        return say("refused-roll-first")
    return _no_choice(view, action)


def _after_roll(view: View) -> Phrase:
    return say("refused-after-roll", fortification="on" if view.table.fortification else "off")


def _no_choice(view: View, action: Play) -> Phrase:
    match action:
        case Fog(source):
            return (
                say("refused-in-fog") if view.open.captains[view.active].fog else _not_held(source, Card.FOG)
            )
        case Updraft(source, start):
            return _no_start_card(view, Pawn.PLANE, start) or _not_held(source, Card.UPDRAFT)
        case GulfStream(pawn, start):
            return _no_gulf_stream(view, pawn, start)
        case Move():
            return _no_move(view, action)
        case Attack():
            return _no_attack(view, action)
        case Invade():
            return _no_invasion(view, action)
        case Special(cell):
            return _no_special(view, cell)
        case Fortify():
            return _no_ring(view, action)
        case Boum():
            return _no_boum(view, action)
        case Lose() | Immunity():
            return say("refused-nothing-to-lose")
        case _:
            return _after_roll(view)


def _no_order(view: View, action: Arm | Disarm) -> Phrase:
    assert view.hand is not None
    card = Card.PLUS_ONE if action.trigger is Trigger.DEFENCE else Card.NON
    if card not in view.hand.cards:
        return say("refused-not-held", card=card)
    armed = action.trigger in view.hand.triggers
    return say("refused-armed" if armed else "refused-disarmed", trigger=action.trigger)


def _not_held(source: Source, card: Card) -> Phrase:
    return say("refused-not-held" if source is Source.CARD else "refused-no-badge", card=card)


def _holds(view: View, source: Source, card: Card, badge: Badge) -> bool:
    assert view.hand is not None
    if source is Source.CARD:
        return card in view.hand.cards
    return view.open.captains[view.active].badges[badge] > 0


def _colour(view: View) -> Colour:
    return view.table.colours[view.active]


def _no_pawn(view: View, pawn: Pawn, start: int) -> Phrase | None:
    places = view.fleets[_colour(view)][pawn]
    if start in places:
        return None
    if not places:
        return say("refused-no-such-pawn", pawn=pawn)
    there = tuple(say("spelled-home") if one == HOME else name_of(one) for one in places)
    return say("refused-no-pawn", pawn=pawn, start=name_of(start), places=there)


def _no_start_card(view: View, pawn: Pawn, start: int) -> Phrase | None:
    fast = any(tag.fast and tag.pawn == pawn and tag.place == start for tag in view.turn.tags)
    return _no_pawn(view, pawn, start) or (say("refused-fast", start=name_of(start)) if fast else None)


def _no_gulf_stream(view: View, pawn: Pawn, start: int) -> Phrase:
    if pawn is Pawn.PLANE:
        return say("refused-gulf-stream-plane")
    if not view.open.captains[view.active].badges[Badge.GULF_STREAM]:
        return say("refused-no-gulf-stream")
    return _no_start_card(view, pawn, start) or say("refused-no-gulf-stream")


def _no_move(view: View, action: Move) -> Phrase:
    missing = _no_pawn(view, action.pawn, action.start)
    if missing is not None:
        return missing
    to = name_of(action.to)
    if action.start == action.to:
        return say("refused-stay", to=to)
    if on_cell(view, action.to) >= ROOM:
        return say("refused-full", to=to)
    paid, points = price(view.turn, _colour(view), action)
    return say("refused-too-far", to=to, cost=paid, points=points)


def _no_attacker(view: View, pawn: Pawn, start: int, boost: Boost) -> Phrase | None:
    assert view.hand is not None
    if boost is Boost.PLUS_ONE and Card.PLUS_ONE not in view.hand.cards:
        return say("refused-not-held", card=Card.PLUS_ONE)
    return _no_pawn(view, pawn, start)


def _no_attack(view: View, action: Attack) -> Phrase:
    missing = _no_attacker(view, action.pawn, action.start, action.boost)
    if missing is not None:
        return missing
    cell = name_of(action.cell)
    if action.colour is _colour(view):
        return say("refused-own")
    if action.cell not in view.fleets[action.colour][action.target]:
        return say("refused-no-target", colour=action.colour, pawn=action.target, cell=cell)
    if action.cell not in NEARBY[action.start]:
        return say("refused-not-near", start=name_of(action.start), cell=cell)
    if in_fog(view, action.colour):
        return say("refused-fog", colour=action.colour)
    if under_deep_hole(view, action.colour):
        return say("refused-deep-hole", colour=action.colour)
    return _too_weak(view, action.start, action.boost, strength(view, action.colour, action.cell))


def _no_invasion(view: View, action: Invade) -> Phrase:
    missing = _no_attacker(view, action.pawn, action.start, action.boost)
    if missing is not None:
        return missing
    owner = view.open.flags[action.island]
    if owner is _colour(view):
        return say("refused-own")
    if action.start == HOME or COAST[action.start] is not action.island:
        return say("refused-not-at-island", start=name_of(action.start), island=action.island)
    if in_fog(view, owner):
        return say("refused-fog", colour=owner)
    return _too_weak(view, action.start, action.boost, island_defence(view, action.island))


def _too_weak(view: View, start: int, boost: Boost, defence: int) -> Phrase:
    attack = strength(view, _colour(view), start) + boost
    return say("refused-too-weak", attack=attack, defence=defence)


def _no_special(view: View, cell: int) -> Phrase:
    kind, name = SPECIALS.get(cell), name_of(cell)
    if kind is None:
        return say("refused-not-special", cell=name)
    pawns = (Pawn.PLANE,) if kind is Kind.BATTLESHIP else PAWNS
    fleet = view.fleets[_colour(view)]
    if not any(cell in fleet[pawn] for pawn in pawns):
        return say("refused-no-plane-there" if kind is Kind.BATTLESHIP else "refused-nobody-there", cell=name)
    assert not any(is_fresh(view, _colour(view), pawn, cell) for pawn in pawns)
    return say("refused-began-there", cell=name)


def _no_ring(view: View, action: Fortify) -> Phrase:
    island = action.island
    if not view.table.fortification:
        return say("refused-no-fortification")
    if view.open.flags[island] is not _colour(view):
        return say("refused-not-yours", island=island)
    if view.open.rings[island] == MOST_RINGS:
        return say("refused-most-rings", island=island)
    boats = [name_of(cell) for cell in view.fleets[_colour(view)][Pawn.BOAT] if cell in ALONG[island]]
    return say("refused-no-boats", island=island, boats=tuple(boats))


def _no_boum(view: View, action: Boum) -> Phrase:
    if not _holds(view, action.source, Card.BOUM, Badge.BOUM):
        return _not_held(action.source, Card.BOUM)
    if under_deep_hole(view, action.colour):
        return say("refused-deep-hole", colour=action.colour)
    cell = name_of(action.cell)
    return say("refused-no-target", colour=action.colour, pawn=Pawn.BOAT, cell=cell)
