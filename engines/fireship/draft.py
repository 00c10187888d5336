"""A state being changed by one action, with what is told of it; it never leaves `apply`."""

from dataclasses import replace
from typing import TypeVar

from engines.core import Event, Seat, Step
from engines.fireship.data import BADGES, DIE, HOME, Badge, Card, Colour, Island, Pawn, Trigger
from engines.fireship.events import DieRolled, PawnGained, PawnLost, SaidNo
from engines.fireship.state import (
    Assault,
    Captain,
    Fleet,
    Hand,
    Hidden,
    Open,
    Phase,
    State,
    Turn,
    replaced,
    reserve,
    with_pawn,
    without_pawn,
)

T = TypeVar("T")


class Draft:
    """Everybody's view of it is that of a `Position`."""

    __slots__ = ("chance", "events", "fleets", "hidden", "open", "passed", "revealed", "table", "turn")

    def __init__(self, state: State) -> None:
        self.table, self.turn, self.fleets = state.table, state.turn, state.fleets
        self.open, self.hidden, self.chance = state.open, state.hidden, state.chance
        self.events: list[Event] = []
        self.revealed = self.passed = False

    @property
    def held(self) -> tuple[int, ...]:
        return tuple(len(hand.cards) for hand in self.hidden.hands)

    def step(self) -> Step[State]:
        state = State(self.table, self.turn, self.fleets, self.open, self.hidden, self.chance)
        return Step(state, tuple(self.events), self.revealed, self.passed)

    def tell(self, *events: Event) -> None:
        self.events.extend(events)

    def colour(self, seat: Seat) -> Colour:
        return self.table.colours[seat]

    def fleet(self, seat: Seat) -> Fleet:
        return self.fleets[self.table.colours[seat]]

    def ask(self, phase: Phase, assault: Assault | None = None, spot: int = HOME) -> None:
        """The seat has to decide something before its turn can end."""
        turn = self.turn
        self.turn = Turn(turn.number, turn.seat, phase, turn.dice, turn.points, (), turn.trail, assault, spot)

    def gain(self, colour: Colour, pawn: Pawn, place: int) -> bool:
        """False when the reserve is empty.  # FS-11"""
        fleet = self.fleets[colour]
        if reserve(fleet, pawn) <= 0:
            return False
        self.fleets = replaced(self.fleets, colour, with_pawn(fleet, pawn, place))
        self.tell(PawnGained(colour, pawn, place))
        return True

    def lose(self, colour: Colour, pawn: Pawn, place: int) -> None:
        self.fleets = replaced(self.fleets, colour, without_pawn(self.fleets[colour], pawn, place))
        self.tell(PawnLost(colour, pawn, place))

    def set_captain(self, seat: Seat, captain: Captain) -> None:
        now = self.open
        captains = _with(now.captains, seat, captain)
        self.open = Open(now.flags, now.rings, captains, now.time_over, now.ending)

    def set_island(self, island: Island, colour: Colour, rings: int) -> None:
        now = self.open
        flags, by_island = _with(now.flags, island, colour), _with(now.rings, island, rings)
        self.open = Open(flags, by_island, now.captains, now.time_over, now.ending)

    def set_hand(self, seat: Seat, hand: Hand) -> None:
        now = self.hidden
        self.hidden = Hidden(_with(now.hands, seat, hand), now.deck, now.discards, now.last_turn)

    def keep(self, seat: Seat, card: Card) -> None:
        hand = self.hidden.hands[seat]
        self.set_hand(seat, Hand(tuple(sorted((*hand.cards, card))), hand.triggers))

    def discard(self, card: Card) -> None:
        now = self.hidden
        self.hidden = Hidden(now.hands, now.deck, _changed(now.discards, card, 1), now.last_turn)

    def take_from_deck(self, card: Card) -> None:
        now = self.hidden
        self.hidden = Hidden(now.hands, _changed(now.deck, card, -1), now.discards, now.last_turn)

    def play_card(self, seat: Seat, card: Card) -> None:
        """FS-63: to the discards. Others see a card that was secret."""
        hand = self.hidden.hands[seat]
        at = hand.cards.index(card)
        self.set_hand(seat, Hand(hand.cards[:at] + hand.cards[at + 1 :], hand.triggers))
        self.discard(card)
        self.revealed = True

    def play_badge(self, seat: Seat, badge: Badge) -> None:
        """FS-52: back to the supply."""
        self._change_badges(seat, badge, -1)

    def gain_badge(self, seat: Seat, badge: Badge) -> bool:
        """False when all are in use.  # FS-52"""
        if sum(captain.badges[badge] for captain in self.open.captains) == BADGES:
            return False
        self._change_badges(seat, badge, 1)
        return True

    def roll_die(self, seat: Seat) -> int:
        face, self.chance = self.chance.draw(len(DIE))
        self.tell(DieRolled(seat, DIE[face]))
        self.revealed = True
        return DIE[face]

    def says_no(self, seat: Seat | None, trigger: Trigger) -> bool:
        """Whether an armed Non cancels what is about to happen; it is used.  # FS-60"""
        if seat is None:
            return False
        hand = self.hidden.hands[seat]
        if trigger not in hand.triggers or Card.NON not in hand.cards:
            return False
        self.play_card(seat, Card.NON)
        self.tell(SaidNo(seat, trigger))
        return True

    def _change_badges(self, seat: Seat, badge: Badge, by: int) -> None:
        captain = self.open.captains[seat]
        self.set_captain(seat, replace(captain, badges=_changed(captain.badges, badge, by)))


def _changed(counts: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return _with(counts, kind, counts[kind] + by)


def _with(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    changed = list(row)
    changed[at] = one
    return tuple(changed)
