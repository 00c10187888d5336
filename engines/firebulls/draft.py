"""The position while one action is worked out, and what hands on the table do to it; nobody keeps it."""

from dataclasses import fields

from engines.core import Event, Seat, Step
from engines.firebulls.data import KINDS, NONE, Counts, Qi
from engines.firebulls.events import Drew, Exhausted, Got
from engines.firebulls.state import Fact, Phase, Player, State, Turn, remember

NEXT = {seats: tuple(Seat((at + 1) % seats) for at in range(seats)) for seats in range(1, 6)}


def plus(counts: Counts, kind: Qi) -> Counts:
    more = list(counts)
    more[kind] += 1
    return tuple(more)


def minus(counts: Counts, kind: Qi) -> Counts:
    less = list(counts)
    less[kind] -= 1
    return tuple(less)


def cards(counts: Counts) -> tuple[Qi, ...]:
    return tuple([kind for kind in KINDS for _ in range(counts[kind])])


class Draft:
    """`State`, unfrozen: the rules change it, `step` freezes it again."""

    __slots__ = (*(one.name for one in fields(State) if one.init), "events", "passed", "revealed")

    def __init__(self, state: State) -> None:
        remember(state, None)  # only where a game stands is a list kept
        self.players = list(state.players)
        self.edition, self.limit = state.edition, state.limit
        self.turn, self.turns = state.turn, state.turns
        self.rows, self.piles, self.general = state.rows, state.piles, state.general
        self.reserve, self.deck, self.discards = state.reserve, state.deck, state.discards
        self.passes, self.removed, self.facts = state.passes, state.removed, state.facts
        self.ending, self.chance = state.ending, state.chance
        self.events: list[Event] = []
        self.revealed = self.passed = False

    def step(self) -> Step[State]:
        state = State(
            self.edition,
            self.limit,
            tuple(self.players),
            self.turn,
            self.turns,
            self.rows,
            self.piles,
            self.general,
            self.reserve,
            self.deck,
            self.discards,
            self.passes,
            self.removed,
            self.facts,
            self.ending,
            self.chance,
        )
        return Step(state, tuple(self.events), self.revealed, self.passed)

    @property
    def finished(self) -> bool:
        """The deck has run out for the last time."""
        return self.passes >= self.limit

    def opponents(self, seat: Seat) -> list[Seat]:
        """Those still in, in turn order from the next seat on.  # FB-38"""
        others = (*range(seat + 1, len(self.players)), *range(seat))
        return [Seat(other) for other in others if not self.players[other].gone]

    def next_seat(self, seat: Seat) -> Seat:
        players = self.players
        following = seat
        while True:
            following = NEXT[len(players)][following]
            if not players[following].gone:
                return following

    def phase(self, phase: Phase, gained: Qi | None = None) -> None:
        turn = self.turn
        self.turn = Turn(
            turn.seat,
            phase,
            turn.direction,
            turn.captures,
            turn.warriors,
            turn.earlier,
            turn.gained if gained is None else gained,
        )

    # hands

    def put(self, seat: Seat, hand: Counts, seen: Counts) -> None:
        player = self.players[seat]
        self.players[seat] = Player(
            player.colour, player.direction, hand, seen, player.victory, player.escaped, player.gone
        )

    def gain_open(self, seat: Seat, card: Qi) -> None:
        """A card everybody has seen comes into the hand."""
        player = self.players[seat]
        self.put(seat, plus(player.hand, card), plus(player.open, card))

    def gain_hidden(self, seat: Seat, card: Qi) -> None:
        player = self.players[seat]
        self.put(seat, plus(player.hand, card), player.open)

    def lose_open(self, seat: Seat, card: Qi) -> None:
        """Everybody sees the card go: what was known of that kind is one less."""
        player = self.players[seat]
        seen = minus(player.open, card) if player.open[card] else player.open
        self.put(seat, minus(player.hand, card), seen)
        if self.facts and not player.open[card]:
            self.forget(seat, card)

    def lose_hidden(self, seat: Seat, card: Qi, thief: Seat) -> None:
        """Only thief and owner know which; for the others any kind may be one less. Happens once a game."""
        player = self.players[seat]
        kept = (kind for kind in KINDS if player.open[kind] and kind is not card)
        self.facts += tuple(Fact(thief, seat, kind) for kind in kept)
        seen = tuple(max(0, count - 1) for count in player.open)
        self.put(seat, minus(player.hand, card), seen)

    def forget(self, owner: Seat, card: Qi) -> None:
        """One card of this kind has left the hand: each viewer knows of one less."""
        kept, done = [], list[Seat]()
        for fact in self.facts:
            if fact.owner == owner and fact.card is card and fact.viewer not in done:
                done.append(fact.viewer)
            else:
                kept.append(fact)
        self.facts = tuple(kept)

    # the deck

    def draw(self) -> Qi | None:
        """The top card. FB-65: the last one ends a pass; FB-66: deck and discards both empty do too."""
        if not self.deck:
            if self.finished:
                return None
            if not any(self.discards):
                self.exhaust()
                return None
            self.reshuffle()
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.revealed = True
        if not self.deck:
            self.exhaust()
            if not self.finished and any(self.discards):
                self.reshuffle()
        return card

    def exhaust(self) -> None:
        self.passes += 1

    def reshuffle(self) -> None:
        self.deck, self.chance = self.chance.shuffle(cards(self.discards))
        self.discards = NONE

    def draw_to_hand(self, seat: Seat, wanted: int = 1) -> Qi | None:
        """Up to that many cards from the deck; the last one drawn."""
        before = self.passes
        drawn: list[Qi] = []
        while len(drawn) < wanted and (card := self.draw()) is not None:
            self.gain_hidden(seat, card)
            drawn.append(card)
        self.events.append(Drew(seat, len(drawn)))
        self.events.extend(Got(card, audience=seat) for card in drawn)
        self.tell_exhaustion(before)
        return drawn[-1] if drawn else None

    def tell_exhaustion(self, before: int) -> None:
        if self.passes > before:
            self.events.append(Exhausted(self.passes, self.limit))
