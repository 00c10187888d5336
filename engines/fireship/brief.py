"""What stands above the choices: what is asked, where one stands, what may be done."""

from collections.abc import Sequence

from engines.core import Action, Brief, Phrase, say
from engines.fireship.actions import (
    Attack,
    Boum,
    End,
    Fortify,
    Immunity,
    Invade,
    Lose,
    Move,
    Roll,
    Special,
)
from engines.fireship.aims import can_be_had, course_worth, courses, gathered
from engines.fireship.attack import least_die
from engines.fireship.data import HOME, PAWN_POWER, SPECIALS, Choice, Island, Pawn, name_of
from engines.fireship.power import island_defence, strength
from engines.fireship.preview import preview
from engines.fireship.state import Phase
from engines.fireship.view import View
from engines.notation import member_name


def brief(view: View, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
    if len(chosen) == 1 and len(legal) > 1:
        return _asked(view, legal, chosen[0])
    if not view.mine:
        return Brief(say("brief-orders"), (say("brief-orders-when"),))
    match view.turn.phase:
        case Phase.START:
            return _start(view, legal)
        case Phase.SAIL:
            return _sail(view, chosen)
        case Phase.SKULL:
            return _skull(view)
        case _:
            pawn = Pawn.BOAT if view.waits_for(Phase.LOSE_BOAT) else Pawn.PLANE
            return Brief(say("brief-lose", pawn=pawn), (say("brief-lose-which"),))


def _start(view: View, legal: Sequence[Action]) -> Brief:
    headline = say("brief-roll", round=view.round, rounds=view.table.rounds, dice=view.table.dice)
    cards = (say("brief-cards-first"),) if len(legal) > 1 else ()
    aim = nearest_aim(view)
    stand = () if aim is None else (_aim_told(view, aim),)
    around = () if aim is None else (member_name(aim),)
    return Brief(headline, (*cards, *stand), around, (say("hint-roll"), *HINTS))


HINTS = (say("hint-gather"), say("hint-attack"))


def _sail(view: View, chosen: Sequence[Action]) -> Brief:
    points = view.turn.points
    moves = [one for one in chosen if isinstance(one, Move)]
    if moves and len(moves) == len(chosen):
        return _destination(view, moves)
    attacks = [one for one in chosen if isinstance(one, Invade | Attack)]
    if attacks:
        best = max(attacks, key=lambda one: preview(view, one).worth)
        return _can_attack(view, best, points)
    if chosen and all(isinstance(one, Fortify) for one in chosen):
        return Brief(say("brief-ring-where"), (say("brief-ring-why"),))
    if chosen and all(isinstance(one, Boum) for one in chosen):
        return Brief(say("brief-boum"))
    headline = say("brief-points", round=view.round, rounds=view.table.rounds, points=points)
    aim = nearest_aim(view)
    if aim is None or not points:
        nothing = () if points else (say("brief-no-attack"),)
        return Brief(headline, nothing, (), (say("hint-move"), *HINTS))
    stand = (say("brief-no-attack"), _aim_told(view, aim), say("brief-together"))
    return Brief(headline, stand, (member_name(aim),), (say("hint-move"), *HINTS))


def _destination(view: View, moves: Sequence[Move]) -> Brief:
    """Where does this kind of pawn go?"""
    headline = say("brief-where", pawn=moves[0].pawn, points=view.turn.points)
    starts = {one.start for one in moves}
    around = tuple(name_of(start) for start in starts if start != HOME) if len(starts) == 1 else ()
    best = max((preview(view, one) for one in moves), key=lambda one: one.worth)
    stand = () if best.consequence is None else _gathers(best.consequence)
    return Brief(headline, stand, around, (say("hint-where"), *HINTS))


def _gathers(consequence: Phrase) -> tuple[Phrase, ...]:
    """What the figures on the buttons mean."""
    have, need = consequence.args.get("have"), consequence.args.get("need")
    return () if have is None or need is None else (say("brief-have-need", have=have, need=need),)


def _can_attack(view: View, action: Invade | Attack, points: int) -> Brief:
    attack, defence = _powers(view, action)
    least = least_die(attack, defence)
    headline = say("brief-attack", target=_target(action), attack=attack, defence=defence)
    stand = (
        say("brief-odds", least=least),
        *((say("brief-even"),) if attack == defence and points else ()),
        *((say("brief-left", points=points),) if points else ()),
    )
    start = name_of(action.start)
    place = member_name(action.island) if isinstance(action, Invade) else name_of(action.cell)
    return Brief(headline, stand, (start, place), (say("hint-move"), *HINTS))


def _powers(view: View, action: Invade | Attack) -> tuple[int, int]:
    attack = strength(view, view.table.colours[view.active], action.start) + action.boost
    if isinstance(action, Invade):
        return attack, island_defence(view, action.island)
    return attack, strength(view, action.colour, action.cell)


def _target(action: Invade | Attack) -> Phrase:
    if isinstance(action, Invade):
        return say("brief-the-island", island=action.island)
    return say("brief-the-pawn", colour=action.colour, target=action.target, cell=name_of(action.cell))


def _attacked(action: Invade | Attack) -> Phrase:
    """The same, within a sentence."""
    if isinstance(action, Invade):
        return say("brief-at-island", island=action.island)
    return say("brief-at-pawn", colour=action.colour, target=action.target, cell=name_of(action.cell))


def _skull(view: View) -> Brief:
    lost = say("brief-skull-plane" if view.turn.assault is None else "brief-skull-attack")
    return Brief(say("brief-skull"), (lost, say("brief-skull-once")))


def _asked(view: View, legal: Sequence[Action], action: Action) -> Brief:
    told = preview(view, action)  # type: ignore[arg-type]  # it is one of this game's
    consequence = () if told.consequence is None else (told.consequence,)
    loses = () if told.loses is None else (told.loses,)
    match action:
        case End():
            return Brief(say("brief-end", points=view.turn.points), _still(view, legal))
        case Invade() | Attack():
            attack, defence = _powers(view, action)
            stand = (say("brief-odds", least=least_die(attack, defence)), say("brief-fail"), *loses)
            return Brief(say("brief-attack-it", target=_attacked(action)), stand, (name_of(action.start),))
        case Special(cell):
            kind = SPECIALS[cell]
            return Brief(say("brief-use", special=kind, cell=name_of(cell)), (*consequence, *loses))
        case Lose(pawn, start):
            return Brief(say("brief-lose-it", pawn=pawn, start=name_of(start)), loses)
        case Roll():
            return _start(view, [action])
        case Move(pawn=pawn, to=to):
            ends = (say("brief-move-ends"),) if told.passes else ()
            gathers = tuple(say("brief-told", consequence=one) for one in consequence)
            return Brief(say("brief-move", pawn=pawn, to=name_of(to)), (*gathers, *ends, *loses))
        case Fortify(island):
            return Brief(say("brief-fortify", island=island), (*consequence, *loses))
        case Immunity(Choice.KEEP):
            return Brief(say("brief-skull-keep"), (*consequence, *loses) if consequence != loses else loses)
        case _:
            return Brief(
                say("brief-do", action=action), (*consequence, *loses) if consequence != loses else loses
            )


def _still(view: View, legal: Sequence[Action]) -> tuple[Phrase, ...]:
    """The best use of the points that would be lost."""
    moves = [one for one in legal if isinstance(one, Move)]
    best = max((preview(view, one) for one in moves), key=lambda one: one.worth, default=None)
    if best is None or best.worth <= 0 or best.short is None:
        return ()
    return (say("brief-still", move=best.short),)


def nearest_aim(view: View) -> Island | None:
    """The island that is gathered at for the fewest points: the first suggestions lead there."""
    seat = view.active if view.viewer is None else view.viewer
    colour = view.table.colours[seat]
    best = max(courses(view, colour), key=lambda one: course_worth(view, one), default=None)
    if best is not None:
        return best.island
    return next((one for one in Island if can_be_had(view, colour, one)), None)


def _aim_told(view: View, island: Island) -> Phrase:
    """What it takes, what is there, and what each pawn adds."""
    seat = view.active if view.viewer is None else view.viewer
    colour = view.table.colours[seat]
    have, need = gathered(view, colour, island), island_defence(view, island)
    if have:
        return say("brief-aim-begun", island=island, have=have, need=need)
    return say(
        "brief-aim", island=island, need=need, boat=PAWN_POWER[Pawn.BOAT], plane=PAWN_POWER[Pawn.PLANE]
    )
