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
from engines.fireship.aims import Aim, aim_of
from engines.fireship.attack import least_die
from engines.fireship.data import (
    HOME,
    ISLAND_POWER,
    PAWN_POWER,
    SPECIALS,
    Badge,
    Choice,
    Colour,
    Island,
    Pawn,
    Source,
    name_of,
)
from engines.fireship.legal import has_choices
from engines.fireship.moves import moved
from engines.fireship.power import island_defence, strength
from engines.fireship.state import Phase, is_gone, replaced, without_pawn
from engines.fireship.turns import shows_whether_it_goes_on
from engines.fireship.view import View
from engines.notation import member_name

T = TypeVar("T")

ATTACK, RISK, PAWN, ROLL = 3200, 2450, 1700, 100  # an island with 4–6, with 5–6, a pawn, what begins a turn
SURE = 200  # a pawn with 4–6
USE, FORTIFY, WHITE_BOAT = 960, 400, 60


def preview(view: View, action: Play) -> Preview:
    """Never promises less than happens: what it says neither to reveal nor to pass does not."""
    match action:
        case Roll():
            return Preview(reveals=True, worth=ROLL)
        case Fog(source):
            return Preview(reveals=source is Source.CARD)
        case Updraft(source, start):
            short = say("preview-updraft", start=name_of(start))
            return Preview(reveals=source is Source.CARD, place=name_of(start), short=short)
        case GulfStream(pawn, start):
            short = say("preview-gulf-stream", pawn=pawn, start=name_of(start))
            return Preview(place=name_of(start), short=short)
        case Move():
            return _move(view, action)
        case Boum():
            return _boum(view, action)
        case Attack():
            return _attack(view, action)
        case Invade():
            return _invade(view, action)
        case Special(cell):
            return _special(view, cell)
        case Fortify():
            return _fortify(view, action)
        case Immunity(choice):
            return _immunity(view, choice)
        case Lose(pawn, start):
            return _lose(view, pawn, start)
        case End():
            return _end(view)
        case Arm() | Disarm():
            return Preview(group="orders", worth=-1)


def _ending(view: View) -> Phrase | None:
    """What is lost with the turn."""
    points = view.turn.points if view.turn.phase is Phase.SAIL else 0
    return say("preview-points-lost", points=points) if points else None


def _end(view: View) -> Preview:
    points = view.turn.points
    return Preview(
        reveals=shows_whether_it_goes_on(view),
        passes=True,
        label=say("preview-end", points=points),
        short=say("preview-end-button"),
        loses=_ending(view),
    )


def _special(view: View, cell: int) -> Preview:
    kind = SPECIALS[cell]
    return Preview(
        reveals=True,
        passes=True,
        label=say("preview-use", special=kind, cell=name_of(cell)),
        consequence=say(f"preview-{kind.name.lower()}"),
        worth=USE,
        loses=_ending(view),
        place=name_of(cell),
    )


def _fortify(view: View, action: Fortify) -> Preview:
    island = action.island
    power = ISLAND_POWER[view.open.rings[island] + 1]
    first, second = name_of(action.first), name_of(action.second)
    return Preview(
        reveals=shows_whether_it_goes_on(view),
        passes=True,
        label=say("preview-ring-of", side=side(island), first=first, second=second),
        short=say("preview-ring", side=side(island), power=power),
        consequence=say("preview-fortify", power=power),
        worth=FORTIFY,
        loses=_ending(view),
        place=member_name(island),
        group="fortify",
        goal=member_name(island),
    )


def _lose(view: View, pawn: Pawn, start: int) -> Preview:
    """Of two, rather the one that has got less far."""
    return Preview(
        reveals=shows_whether_it_goes_on(view),
        passes=True,
        worth=-PAWN_POWER[pawn] - 2 * (start != HOME),
        loses=say("preview-pawn-lost", pawn=pawn, place=name_of(start)),
        place="" if start == HOME else name_of(start),
        short=say("preview-lose", pawn=pawn, start=name_of(start)),
    )


def _move(view: View, action: Move) -> Preview:
    seat, colour = view.active, view.table.colours[view.active]
    fleets, turn, _ = moved(view, seat, action)
    after = View(
        view.viewer, view.table, turn, fleets, view.open, view.held, view.deck, view.discards, view.hand
    )
    passes = not turn.points and not has_choices(after, seat)
    paid = view.turn.points - turn.points
    aim = aim_of(view, after, colour, action, paid)
    kind = member_name(action.pawn)
    return Preview(
        reveals=passes and shows_whether_it_goes_on(view),
        passes=passes,
        label=say("preview-sail", pawn=action.pawn, start=name_of(action.start), to=name_of(action.to)),
        consequence=_consequence(aim, turn.points),
        worth=aim.worth,
        aside=say("preview-cost", cost=paid),
        place=name_of(action.to),
        group=f"{kind}/{aim.kind}",
        goal=aim.goal,
        short=_called(action, aim, paid),
    )


def _consequence(aim: Aim, points: int) -> Phrase:
    if aim.island is None or not aim.have:
        return say("preview-left", points=points)
    return say("preview-gathers", island=aim.island, have=aim.have, need=aim.need, points=points)


def _called(action: Move, aim: Aim, cost: int) -> Phrase:
    """By what it is for."""
    pawn, to = action.pawn, name_of(action.to)
    if aim.island is not None:
        where = side(aim.island)
        if aim.far:
            return say("preview-towards-island", pawn=pawn, towards=towards(aim.island), cost=cost)
        return say("preview-to-island", pawn=pawn, side=where, have=aim.have, need=aim.need, cost=cost)
    if aim.kind == "special":
        return say("preview-to-special", pawn=pawn, special=SPECIALS[action.to], cell=to, cost=cost)
    if aim.kind == "pawn":
        return say("preview-to-pawn", pawn=pawn, cell=aim.goal, have=aim.have, need=aim.need, cost=cost)
    return say("preview-to-cell", pawn=pawn, cell=to, cost=cost)


def side(island: Island) -> Phrase:
    """Of the chart, where an island lies."""
    return say(f"side-{member_name(island)}")


def towards(island: Island) -> Phrase:
    return say(f"towards-{member_name(island)}")


def _boum(view: View, action: Boum) -> Preview:
    victim = view.table.seats[action.colour]
    passes = any(_may_end(after, victim, view.active) for after in _after_boum(view, action))
    return Preview(
        reveals=action.source is Source.CARD or victim not in (None, view.active) or passes,
        passes=passes,
        loses=say("preview-pawn-lost", pawn=Pawn.BOAT, place=name_of(action.cell))
        if victim == view.active
        else None,
        place=name_of(action.cell),
        short=say("preview-destroy", colour=action.colour, cell=name_of(action.cell)),
        group="boum",
        goal=f"{action.colour} {action.cell}",
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
    attack = _power(view, action)
    defence = strength(view, action.colour, action.cell)
    cell, start, boost = name_of(action.cell), name_of(action.start), int(action.boost)
    colour, target = action.colour, action.target
    worth = WHITE_BOAT if action.colour is Colour.WHITE else PAWN + 20 * PAWN_POWER[action.target]
    return Preview(
        reveals=True,
        passes=True,
        label=say(
            "preview-target",
            colour=colour,
            target=target,
            cell=cell,
            start=start,
            boost=boost,
            attack=attack,
            defence=defence,
        ),
        consequence=_odds(attack, defence),
        worth=worth + SURE * (attack > defence) - boost,
        aside=say("preview-odds", least=least_die(attack, defence)),
        loses=_ending(view),
        place=cell,
        group="attack",
        goal=f"{action.colour} {action.target} {cell}",
        short=say("preview-strike", colour=colour, target=target, cell=cell, attack=attack, defence=defence),
    )


def _invade(view: View, action: Invade) -> Preview:
    attack, defence = _power(view, action), island_defence(view, action.island)
    start, boost, where = name_of(action.start), int(action.boost), side(action.island)
    return Preview(
        reveals=True,
        passes=True,
        label=say("preview-shore", side=where, start=start, boost=boost, attack=attack, defence=defence),
        consequence=_odds(attack, defence),
        worth=(ATTACK if attack > defence else RISK) + ISLAND_POWER[view.open.rings[action.island]] - boost,
        aside=say("preview-odds", least=least_die(attack, defence)),
        loses=_ending(view),
        place=member_name(action.island),
        group="attack",
        goal=member_name(action.island),
        short=say("preview-conquer", island=action.island, attack=attack, defence=defence),
    )


def _power(view: View, action: Attack | Invade) -> int:
    return strength(view, view.table.colours[view.active], action.start) + action.boost


def _odds(attack: int, defence: int) -> Phrase:
    return say("preview-attack", attack=attack, defence=defence, least=least_die(attack, defence))


def _immunity(view: View, choice: Choice) -> Preview:
    uses = choice is Choice.USE
    assault = view.turn.assault
    if assault is None:
        lost = None if uses else say("preview-plane-lost")
        told = say("preview-plane-kept") if uses else lost
        return Preview(reveals=True, passes=True, consequence=told, loses=lost, worth=ROLL * uses)
    if uses:
        odds = _odds(assault.attack, assault.defence)
        return Preview(reveals=True, passes=True, consequence=odds, worth=ROLL)
    lost = say("preview-attack-lost")
    reveals = shows_whether_it_goes_on(view)
    return Preview(reveals=reveals, passes=True, consequence=lost, loses=lost)
