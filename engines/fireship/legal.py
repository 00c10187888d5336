"""What may be done now, a generator per verb: by the seat whose turn it is, any other, or the table."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TypeAlias

from engines.core import Action, Leave, Seat
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
    Roll,
    Special,
    TimeOver,
    Updraft,
)
from engines.fireship.crowds import COLOURS, Crowd, Others, crowd_after, crowds
from engines.fireship.data import (
    HOME,
    MOST_RINGS,
    SIDE,
    SPECIALS,
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
from engines.fireship.data import Special as Kind
from engines.fireship.moves import PAWNS, Choices, sailings
from engines.fireship.power import island_defence, strength
from engines.fireship.sea import ALONG, BIT, COAST, NEAR, SEA, SPECIAL_CELLS, Cells, cells_of
from engines.fireship.state import (
    Fleet,
    Fleets,
    Hand,
    Phase,
    Position,
    State,
    Tag,
    in_fog,
    is_protected,
    remember,
    under_deep_hole,
)

ISLANDS = tuple(Island)
Boosts: TypeAlias = tuple[Boost, ...]
BOOSTS: Boosts = tuple(Boost)
PLAIN: Boosts = (Boost.PLAIN,)
BOAT, PLANE, BATTLESHIP = PAWNS
NON, BOUM, PLUS_ONE, BOUM_BADGE, DEFENCE = Card.NON, Card.BOUM, Card.PLUS_ONE, Badge.BOUM, Trigger.DEFENCE
START, SAIL = Phase.START, Phase.SAIL
ONLY_ROLL: tuple[Action, ...] = (Roll(),)
NO_HAND = Hand()
NON_TRIGGERS = (Trigger.ATTACK, Trigger.BOUM, Trigger.KRAKEN, Trigger.MISFORTUNE)
ROLL, END = Roll(), End()
ONLY_END: tuple[Action, ...] = (END,)
SPECIAL = {cell: Special(cell) for cell in SPECIALS}
ARM, DISARM = tuple(map(Arm, Trigger)), tuple(map(Disarm, Trigger))
IMMUNITIES = tuple(map(Immunity, Choice))


def legal(state: State, seat: Seat | None) -> Sequence[Action]:
    if seat == state.turn.seat:
        found = state.choices
        return choices_now(state) if found is None else found
    if state.open.ending is not None:
        return ()
    if seat is None:
        return tuple(_of_the_table(state))
    return tuple(standing_orders(state.hidden.hands[seat]))


def _of_the_table(state: State) -> Iterator[Action]:
    for seat, captain in enumerate(state.open.captains):
        if not captain.left:
            yield Leave(Seat(seat))
    if state.table.timed and not state.open.time_over:
        yield TimeOver()


def choices(position: Position, seat: Seat, hand: Hand) -> Sequence[Action]:
    """Of the seat whose turn it is, its standing orders included."""
    phase, colour = position.turn.phase, position.table.colours[seat]
    if phase is SAIL:
        mine, others = crowds(position, colour)
        return _sail(position, seat, hand, colour, mine, others)
    if phase is START:
        if not hand.cards and not any(position.open.captains[seat].badges):
            return ONLY_ROLL
        return (ROLL, *_start_cards(position, seat, hand), *standing_orders(hand))
    if phase is Phase.SKULL:
        return (*IMMUNITIES, *standing_orders(hand))
    pawn = Pawn.BOAT if phase is Phase.LOSE_BOAT else Pawn.PLANE
    return (*_losses(position.fleets[colour], pawn), *standing_orders(hand))


def choices_now(state: State) -> Sequence[Action]:
    """Worked out once: a position is asked when a move leads to it, for the menu, and by the door."""
    found = state.choices
    if found is None:
        seat = state.turn.seat
        found = () if state.open.ending is not None else choices(state, seat, state.hidden.hands[seat])
        remember(state, found)
    return found


def choices_after(state: State, before: Choices, start: int, to: int) -> Sequence[Action]:
    """The same after a move, which changes little."""
    seat = state.turn.seat
    colour, mine = state.table.colours[seat], crowd_after(before.mine, start, to)
    found = _sail(state, seat, state.hidden.hands[seat], colour, mine, before.others)
    remember(state, found)
    return found


def standing_orders(hand: Hand) -> Iterator[Action]:
    """For whoever holds the card, at any time.  # FS-56, FS-60"""
    if NON in hand.cards:
        for trigger in NON_TRIGGERS:
            yield _switch(hand, trigger)
    if PLUS_ONE in hand.cards:
        yield _switch(hand, DEFENCE)


def has_choices(position: Position, seat: Seat) -> bool:
    """Whether a seat that sails may have anything to do but to end its turn, as everybody sees it."""
    colour = position.table.colours[seat]
    if position.turn.points and any(position.fleets[colour]):
        return True
    if position.held[seat]:
        return True
    mine, others = crowds(position, colour)
    return bool(_few(position, seat, NO_HAND, colour, mine, others))


def can_attack_from(position: Position, colour: Colour, pawn: Pawn, cell: int) -> bool:
    """Whether this pawn there may attack anything, without a +1."""
    attack, (_, others) = strength(position, colour, cell), crowds(position, colour)
    return any(_assaults(position, colour, pawn, cell, attack, others.foes, PLAIN))


def is_fresh(position: Position, colour: Colour, pawn: Pawn, cell: int) -> bool:
    """Whether a pawn of this kind arrived there this turn.  # FS-45"""
    pawns, turn = position.fleets[colour][pawn].count(cell), position.turn
    if not turn.otherwise:
        return pawns > 0 and pawns > _stale(turn.tags, pawn, cell)
    return any(pawns > _stale(reading.tags, pawn, cell) for reading in turn.readings)


def may_use(position: Position, colour: Colour, pawn: Pawn, cell: int) -> bool:
    """FS-45, and FS-47: a battleship cell is for planes."""
    kind = SPECIALS.get(cell)
    if kind is None or (kind is Kind.BATTLESHIP and pawn is not PLANE):
        return False
    return is_fresh(position, colour, pawn, cell)


def _stale(tags: tuple[Tag, ...], pawn: Pawn, cell: int) -> int:
    """How many began the turn there."""
    stale = 0
    for tag in tags:
        if tag.place == tag.origin == cell and tag.pawn == pawn:
            stale += 1
    return stale


def _sail(
    position: Position, seat: Seat, hand: Hand, colour: Colour, mine: Crowd, others: Others
) -> Sequence[Action]:
    few = _few(position, seat, hand, colour, mine, others)
    few.append(END)
    if hand.cards:
        few += standing_orders(hand)
    if not position.turn.points:
        return tuple(few)
    return sailings(position.turn, position.fleets, colour, tuple(few), mine, others)


def _few(
    position: Position, seat: Seat, hand: Hand, colour: Colour, crowd: Crowd, others: Others
) -> list[Action]:
    """All but the moves and the end of the turn; bit sets rule out at once what is far away."""
    found: list[Action] = []
    mine, _ = crowd
    if mine & others.contact:
        found += _attacks(position, hand, colour, crowd, others)
    if mine & SPECIAL_CELLS:
        found += _specials(position, colour, mine & SPECIAL_CELLS)
    if mine & others.harbours and position.table.fortification:
        found += _fortifications(position, colour)
    if BOUM in hand.cards or position.open.captains[seat].badges[BOUM_BADGE]:
        for source in _sources(position, seat, hand, Card.BOUM, Badge.BOUM):
            found += _boums(position, source)
    return found


def _attacks(position: Position, hand: Hand, colour: Colour, crowd: Crowd, others: Others) -> list[Action]:
    """Of all pawns, each looked at once a turn as long as it stays where it is and as strong as it is."""
    found: list[Action] = []
    mine, twins = crowd
    contact = mine & others.contact
    boosts = BOOSTS if PLUS_ONE in hand.cards else PLAIN
    hopeful = SEA if boosts is BOOSTS else twins | others.weak
    fleet = position.fleets[colour]
    for pawn in PAWNS:
        places, before = fleet[pawn], HOME
        if not places or not (pawn or contact & hopeful or mine & (mine << 1 | mine << SIDE)):
            continue  # a boat far from the weak attacks only beside another: next to it, or one row further
        for start in places:
            bit = BIT[start]
            if contact & bit and start != before:
                before = start
                if pawn or hopeful & bit or NEAR[start] & mine != bit:
                    attack = strength(position, colour, start)
                    known = others.assaults.get((pawn, start, attack))
                    if known is None:
                        known = _assaults(position, colour, pawn, start, attack, others.foes, boosts)
                        others.assaults[pawn, start, attack] = known
                    found += known
    return found


def _assaults(
    position: Position, colour: Colour, pawn: Pawn, start: int, attack: int, foes: Cells, boosts: Boosts
) -> list[Action]:
    """All that a pawn of this strength may attack from where it is.  # FS-28, FS-35"""
    found: list[Action] = []
    island, greatest = COAST[start], boosts[-1]
    if island is not None and position.open.flags[island] is not colour:
        margin = attack - island_defence(position, island)
        if margin + greatest >= 0 and not in_fog(position, position.open.flags[island]):
            for boost in boosts:
                if margin + boost >= 0:
                    found.append(Invade(pawn, start, island, boost))
    hits = NEAR[start] & foes
    for owner, target, cell in _others_on(hits, position.fleets, colour) if hits else ():
        margin = attack - strength(position, owner, cell)
        if margin + greatest >= 0 and not is_protected(position, owner):
            for boost in boosts:
                if margin + boost >= 0:
                    found.append(Attack(pawn, start, owner, target, cell, boost))
    return found


def _others_on(cells: Cells, fleets: Fleets, colour: Colour) -> list[tuple[Colour, Pawn, int]]:
    """The pawns of other colours there, twins once."""
    found = []
    for cell in cells_of(cells):
        for owner in COLOURS:
            if owner is not colour:
                boats, planes, battleships = fleets[owner]
                if cell in boats:
                    found.append((owner, BOAT, cell))
                if cell in planes:
                    found.append((owner, PLANE, cell))
                if cell in battleships:
                    found.append((owner, BATTLESHIP, cell))
    return found


def _specials(position: Position, colour: Colour, cells: Cells) -> Iterator[Special]:
    """Where a pawn arrived this turn that did not begin it there.  # FS-45, FS-46, FS-47"""
    fleet = position.fleets[colour]
    for cell in cells_of(cells):
        for pawn in PAWNS:
            if cell in fleet[pawn] and may_use(position, colour, pawn, cell):
                yield SPECIAL[cell]
                break


def _fortifications(position: Position, colour: Colour) -> Iterator[Fortify]:
    """Any two own boats next to the island.  # FS-66, FS-69"""
    boats, rings = position.fleets[colour][BOAT], position.open.rings
    for at, flag in enumerate(position.open.flags):
        if flag is colour and rings[at] < MOST_RINGS:
            near = list(filter(ALONG[at].__contains__, boats))
            if len(near) > 1:
                for first, second in combinations_with_replacement(dict.fromkeys(near), 2):
                    if first != second or near.count(first) > 1:
                        yield Fortify(ISLANDS[at], first, second)


def _boums(position: Position, source: Source) -> Iterator[Boum]:
    """Any boat on a sea cell, white and own ones included.  # FS-55"""
    for colour in COLOURS:
        if not under_deep_hole(position, colour):
            for cell in dict.fromkeys(position.fleets[colour][Pawn.BOAT]):
                if cell != HOME:
                    yield Boum(source, colour, cell)


def _start_cards(position: Position, seat: Seat, hand: Hand) -> Iterator[Action]:
    """FS-54, FS-57, FS-58"""
    fleet = position.fleets[position.table.colours[seat]]
    if not position.open.captains[seat].fog:
        for source in _sources(position, seat, hand, Card.FOG, Badge.FOG):
            yield Fog(source)
    for source in _sources(position, seat, hand, Card.UPDRAFT, Badge.UPDRAFT):
        for place in _slow(position, fleet, Pawn.PLANE):
            yield Updraft(source, place)
    if position.open.captains[seat].badges[Badge.GULF_STREAM]:
        for pawn in (Pawn.BOAT, Pawn.BATTLESHIP):
            for place in _slow(position, fleet, pawn):
                yield GulfStream(pawn, place)


def _slow(position: Position, fleet: Fleet, pawn: Pawn) -> Iterator[int]:
    """The places of pawns that are not yet fast."""
    for place in dict.fromkeys(fleet[pawn]):
        fast = sum(tag.fast and tag.pawn == pawn and tag.place == place for tag in position.turn.tags)
        if fleet[pawn].count(place) > fast:
            yield place


def _sources(position: Position, seat: Seat, hand: Hand, card: Card, badge: Badge) -> Iterator[Source]:
    if card in hand.cards:
        yield Source.CARD
    if position.open.captains[seat].badges[badge]:
        yield Source.BADGE


def _losses(fleet: Fleet, pawn: Pawn) -> Iterator[Lose]:
    """FS-49, FS-50: home square included."""
    for place in dict.fromkeys(fleet[pawn]):
        yield Lose(pawn, place)


def _switch(hand: Hand, trigger: Trigger) -> Action:
    return DISARM[trigger] if trigger in hand.triggers else ARM[trigger]
