"""What a menu may say of a choice before it is made; from the view alone."""

from dataclasses import replace
from typing import TypeVar

from engines.core import Phrase, Preview, Seat, say
from engines.fireship.actions import (
    Arm,
    Attack,
    Boum,
    Disarm,
    End,
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
from engines.fireship.choices import can_attack_from, has_choices, is_fresh
from engines.fireship.combat import least_die
from engines.fireship.data import ISLAND_POWER, PAWN_POWER, SPECIALS, Badge, Choice, Pawn, Source, name_of
from engines.fireship.moves import cost, moved
from engines.fireship.power import island_defence, strength
from engines.fireship.state import is_gone, replaced, without_pawn
from engines.fireship.turns import shows_whether_it_goes_on
from engines.fireship.view import View
from engines.notation import member_name

T = TypeVar("T")

FIRST, NEXT = 2000, 1000  # attacks before special cells before the rest, far before near


def preview(view: View, action: Play) -> Preview:
    """Never promises less than happens: what it says neither to reveal nor to pass does not."""
    match action:
        case Roll():
            return Preview(reveals=True)
        case Fog(source):
            return Preview(reveals=source is Source.CARD)
        case Updraft(source, start):
            return Preview(reveals=source is Source.CARD, place=name_of(start))
        case GulfStream(_, start):
            return Preview(place=name_of(start))
        case Move():
            return _move(view, action)
        case Boum():
            return _boum(view, action)
        case Attack():
            return _attack(view, action)
        case Invade():
            return _invade(view, action)
        case Special(cell):
            consequence = say(f"preview-{SPECIALS[cell].name.lower()}")
            return Preview(reveals=True, passes=True, consequence=consequence, place=name_of(cell))
        case Fortify(island=island):
            power = ISLAND_POWER[view.open.rings[island] + 1]
            return _passing(view, say("preview-fortify", power=power), member_name(island))
        case Immunity(choice):
            return _immunity(view, choice)
        case Lose(_, start):
            return _passing(view, None, name_of(start))
        case End():
            return _passing(view, say("preview-end", points=view.turn.points))
        case Arm() | Disarm():
            return Preview()


def _passing(view: View, consequence: Phrase | None, place: str = "") -> Preview:
    return Preview(reveals=shows_whether_it_goes_on(view), passes=True, consequence=consequence, place=place)


def _move(view: View, action: Move) -> Preview:
    seat, colour = view.active, view.table.colours[view.active]
    fleets, turn, _ = moved(view, seat, action)
    after = replace(view, fleets=fleets, turn=turn)
    passes = not has_choices(after, seat)
    paid = cost(view.turn, colour, action)
    worth = paid
    if can_attack_from(after, colour, action.pawn, action.to):
        worth += FIRST
    elif action.to in SPECIALS and is_fresh(after, colour, action.pawn, action.to):
        worth += NEXT
    return Preview(
        reveals=passes and shows_whether_it_goes_on(view),
        passes=passes,
        label=say("preview-sail", pawn=action.pawn, start=name_of(action.start), to=name_of(action.to)),
        consequence=say("preview-move", cost=paid, points=turn.points),
        worth=worth,
        aside=say("preview-cost", cost=paid),
        place=name_of(action.to),
    )


def _boum(view: View, action: Boum) -> Preview:
    victim = view.table.seats[action.colour]
    passes = any(_may_end(after, victim, view.active) for after in _after_boum(view, action))
    return Preview(
        reveals=action.source is Source.CARD or victim not in (None, view.active) or passes,
        passes=passes,
        place=name_of(action.cell),
    )


def _after_boum(view: View, action: Boum) -> tuple[View, View]:
    """Cancelled, and not."""
    held = view.held[view.active] - (action.source is Source.CARD)
    captain = view.open.captains[view.active]
    if action.source is Source.BADGE:
        left = tuple(count - (kind == Badge.BOUM) for kind, count in enumerate(captain.badges))
        captain = replace(captain, badges=left)
    cancelled = replace(
        view,
        held=_with(view.held, view.active, held),
        open=replace(view.open, captains=_with(view.open.captains, view.active, captain)),
    )
    fleet = without_pawn(view.fleets[action.colour], Pawn.BOAT, action.cell)
    return cancelled, replace(cancelled, fleets=replaced(view.fleets, action.colour, fleet))


def _with(row: tuple[T, ...], seat: Seat, one: T) -> tuple[T, ...]:
    return (*row[:seat], one, *row[seat + 1 :])


def _may_end(after: View, victim: Seat | None, seat: Seat) -> bool:
    return (victim is not None and is_gone(after, victim)) or not has_choices(after, seat)


def _attack(view: View, action: Attack) -> Preview:
    label = say(
        "preview-target",
        colour=action.colour,
        target=action.target,
        cell=name_of(action.cell),
        start=name_of(action.start),
        boost=int(action.boost),
    )
    defence, worth = strength(view, action.colour, action.cell), PAWN_POWER[action.target]
    return _assault(view, action, label, defence, worth, name_of(action.cell))


def _invade(view: View, action: Invade) -> Preview:
    start, boost = name_of(action.start), int(action.boost)
    label = say("preview-shore", island=action.island, start=start, boost=boost)
    worth = NEXT + ISLAND_POWER[view.open.rings[action.island]]
    defence = island_defence(view, action.island)
    return _assault(view, action, label, defence, worth, member_name(action.island))


def _assault(
    view: View, action: Attack | Invade, label: Phrase, defence: int, worth: int, place: str
) -> Preview:
    attack = strength(view, view.table.colours[view.active], action.start) + action.boost
    least = least_die(attack, defence)
    return Preview(
        reveals=True,
        passes=True,
        label=label,
        consequence=say("preview-attack", attack=attack, defence=defence, least=least),
        worth=worth,
        aside=say("preview-odds", least=least),
        place=place,
    )


def _immunity(view: View, choice: Choice) -> Preview:
    if view.turn.assault is None:
        consequence = say("preview-plane-kept" if choice is Choice.USE else "preview-plane-lost")
        return Preview(reveals=True, passes=True, consequence=consequence)
    if choice is Choice.KEEP:
        return _passing(view, say("preview-attack-lost"))
    assault = view.turn.assault
    odds = say(
        "preview-attack",
        attack=assault.attack,
        defence=assault.defence,
        least=least_die(assault.attack, assault.defence),
    )
    return Preview(reveals=True, passes=True, consequence=odds)
