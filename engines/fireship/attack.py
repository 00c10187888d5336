"""Attacks on pawns and islands, Boum, and rings: what one player does to the sea."""

from dataclasses import replace

from engines.core import Seat
from engines.fireship.actions import Attack, Boum, Fortify, Immunity, Invade
from engines.fireship.data import (
    EQUAL_WINS,
    GREATER_WINS,
    HOME,
    ROOM,
    SKULL,
    Badge,
    Boost,
    Card,
    Choice,
    Colour,
    Island,
    Pawn,
    Source,
    Trigger,
)
from engines.fireship.draft import Draft
from engines.fireship.events import (
    AttackFailed,
    AttackWon,
    BoumPlayed,
    Fortified,
    IslandAttacked,
    IslandTaken,
    PawnAttacked,
    Reinforced,
    Repelled,
    SkullAccepted,
    SkullCancelled,
)
from engines.fireship.power import defenders, island_defence, strength
from engines.fireship.sea import ALONG, NEARBY
from engines.fireship.state import Assault, Phase, island_power, on_cell
from engines.fireship.tags import readings_without
from engines.fireship.turns import end_turn, go_on, settle


def attack(draft: Draft, seat: Seat, action: Attack) -> None:
    """FS-27: the target is one pawn, helped by its neighbours."""
    power = strength(draft, draft.colour(seat), action.start) + action.boost
    defence = strength(draft, action.colour, action.cell)
    draft.tell(
        PawnAttacked(
            seat,
            action.pawn,
            action.start,
            action.colour,
            action.target,
            action.cell,
            power,
            defence,
            action.boost,
        )
    )
    assault = Assault(None, action.colour, action.target, action.cell, power, defence)
    _launch(draft, seat, assault, action.boost)


def invade(draft: Draft, seat: Seat, action: Invade) -> None:
    power = strength(draft, draft.colour(seat), action.start) + action.boost
    defence = island_defence(draft, action.island)
    owner = draft.open.flags[action.island]
    draft.tell(
        IslandAttacked(seat, action.pawn, action.start, action.island, owner, power, defence, action.boost)
    )
    assault = Assault(action.island, owner, action.pawn, action.start, power, defence)
    _launch(draft, seat, assault, action.boost)


def boum(draft: Draft, seat: Seat, action: Boum) -> None:
    """FS-55: it is not the main action; the turn goes on."""
    if action.source is Source.CARD:
        draft.play_card(seat, Card.BOUM)
    else:
        draft.play_badge(seat, Badge.BOUM)
    draft.tell(BoumPlayed(seat, action.source, action.colour, action.cell))
    victim = draft.table.seats[action.colour]
    if victim not in (None, seat):
        draft.revealed = True
        if draft.says_no(victim, Trigger.BOUM):
            go_on(draft, seat)
            return
    draft.lose(action.colour, Pawn.BOAT, action.cell)
    if victim == seat:
        _forget_twin(draft, action)
    settle(draft)
    if draft.open.ending is None:
        if draft.open.captains[seat].out:
            end_turn(draft)
        else:
            go_on(draft, seat)


def fortify(draft: Draft, seat: Seat, action: Fortify) -> None:
    """FS-66, FS-68: the two boats go back to the reserve."""
    colour, island = draft.colour(seat), action.island
    for cell in (action.first, action.second):
        draft.lose(colour, Pawn.BOAT, cell)
    draft.set_island(island, colour, draft.open.rings[island] + 1)
    draft.tell(Fortified(seat, island, island_power(draft, island)))
    end_turn(draft)


def immunity(draft: Draft, seat: Seat, action: Immunity) -> None:
    """The skull of an attack is thrown again, once; that of a battleship cell takes no plane.  # FS-61"""
    turn = draft.turn
    if action.choice is Choice.USE:
        draft.set_captain(seat, replace(draft.open.captains[seat], immune=False))
        draft.tell(SkullCancelled(seat))
        if turn.assault is not None:
            _decide(draft, seat, turn.assault, draft.roll_die(seat))
            return
    else:
        draft.tell(SkullAccepted(seat))
        if turn.assault is not None:
            draft.tell(AttackFailed(seat))
        else:
            draft.lose(draft.colour(seat), Pawn.PLANE, turn.spot)
            settle(draft)
    if draft.open.ending is None:
        end_turn(draft)


def _launch(draft: Draft, seat: Seat, assault: Assault, boost: Boost) -> None:
    """Non, then +1 in defence, then the die.  # FS-60, FS-56"""
    draft.revealed = True
    if boost is Boost.PLUS_ONE:
        draft.play_card(seat, Card.PLUS_ONE)
    defender = draft.table.seats[assault.owner]
    if draft.says_no(defender, Trigger.ATTACK):
        end_turn(draft)
        return
    assault = _reinforced(draft, defender, assault)
    if assault.attack < assault.defence:
        draft.tell(Repelled(seat))
        end_turn(draft)
        return
    die = draft.roll_die(seat)
    if die == SKULL and draft.open.captains[seat].immune:
        draft.ask(Phase.SKULL, assault)
    else:
        _decide(draft, seat, assault, die)


def _reinforced(draft: Draft, defender: Seat | None, assault: Assault) -> Assault:
    """An armed +1 is used only where it changes something.  # FS-56"""
    if defender is None or assault.attack - assault.defence not in (0, 1):
        return assault
    hand = draft.hidden.hands[defender]
    if Trigger.DEFENCE not in hand.triggers or Card.PLUS_ONE not in hand.cards:
        return assault
    draft.play_card(defender, Card.PLUS_ONE)
    draft.tell(Reinforced(defender, assault.attack, assault.defence + 1))
    return Assault(
        assault.island, assault.owner, assault.pawn, assault.cell, assault.attack, assault.defence + 1
    )


def least_die(attack: int, defence: int) -> int:
    """FS-36: how much greater does not matter."""
    return EQUAL_WINS if attack == defence else GREATER_WINS


def _decide(draft: Draft, seat: Seat, assault: Assault, die: int) -> None:
    """FS-37: a failed attack changes nothing. FS-41: attackers do not move."""
    if die < least_die(assault.attack, assault.defence):
        draft.tell(AttackFailed(seat))
    else:
        draft.tell(AttackWon(seat))
        if assault.island is None:
            _sink(draft, assault.owner, NEARBY[assault.cell])
        else:
            _sink(draft, assault.owner, ALONG[assault.island])
            _take(draft, seat, assault.island)
        settle(draft)
    if draft.open.ending is None:
        end_turn(draft)


def _sink(draft: Draft, owner: Colour, cells: frozenset[int]) -> None:
    """The target and all pawns that were counted; a supporting island stays.  # FS-38, FS-39"""
    for pawn, place in defenders(draft, owner, cells):
        draft.lose(owner, pawn, place)


def _take(draft: Draft, seat: Seat, island: Island) -> None:
    """Flag and boat change, all rings go.  # FS-40, FS-70"""
    colour = draft.colour(seat)
    draft.set_island(island, colour, 0)
    draft.tell(IslandTaken(seat, island))
    circle = draft.table.circles[island]
    draft.gain(colour, Pawn.BOAT, circle if on_cell(draft, circle) < ROOM else HOME)


def _forget_twin(draft: Draft, action: Boum) -> None:
    turn, left = draft.turn, draft.fleets[action.colour][Pawn.BOAT].count(action.cell)
    if turn.tags or turn.otherwise:
        either = draft.table.version > 1
        draft.turn = turn.having(readings_without(turn.readings, Pawn.BOAT, action.cell, left, either=either))
