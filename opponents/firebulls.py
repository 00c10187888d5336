"""Fire Bulls, as a computer sees it: points won, cards in hand, and what these could take at once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engines.core import Action, Seat
from engines.firebulls.actions import (
    Attack,
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
from engines.firebulls.attack import bonus_for, reach
from engines.firebulls.data import (
    FACES,
    HAND_LIMIT,
    LINES,
    PAYMENTS,
    SYMBOLS,
    Colour,
    Counts,
    Qi,
    Rank,
    Yen,
    earns_bonus,
)
from engines.firebulls.events import Captured, Conquered, Drew, Escaped, Shifted, Stole, Took
from engines.firebulls.legal import GUARDS, packed
from engines.firebulls.scoring import outcome as outcome_of
from engines.firebulls.scoring import points
from engines.firebulls.state import Player, Qijie, State
from opponents.mind import GONE, Scored, prospects, shares
from opponents.search import Effort

EFFORTS: Mapping[str, Effort] = {"flame": Effort(48, 4, 10), "blaze": Effort(640, 5, 16)}
TELLING = (Conquered, Captured, Escaped, Stole, Shifted, Drew, Took)

BULL: Final = 1.05  # points that a card in hand is worth
WARRIOR: Final = 2.0
WORTH: Final = (BULL,) * 5 + (WARRIOR,)
REACHED: Final = 0.25  # of what a line in reach would give
NEARLY: Final = 0.35  # the same for a line that one more card would open
STEAL: Final = 0.8  # for each card that an opponent loses
PASS: Final = 30  # cards of the deck when the discards become one
HURRY: Final = 10  # cards still to be drawn, per seat, below which a card in hand is worth less

VALUE = tuple(tuple(FACES[yen].points + earns_bonus(yen, colour) for yen in Yen) for colour in Colour)


def fading(state: State) -> float:
    """How much of its worth a card in hand still has, before the game ends."""
    return min(1.0, round(4 * to_come(state) / (HURRY * len(state.players))) / 4)


def to_come(state: State) -> int:
    """About how many cards will be drawn before the game ends."""
    passes = state.limit - state.passes
    return len(state.deck) + (passes - 1) * PASS if passes > 0 else 0


class Firebulls(Scored[State]):
    def scores(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return _Glance(state, seat).scores(legal)

    def estimate(self, state: State) -> Sequence[float]:
        outcome = outcome_of(state)
        if outcome is not None:
            return shares(outcome.ranks)
        fade = fading(state)
        worths = [
            GONE if player.gone else _standing(state, Seat(at), fade)
            for at, player in enumerate(state.players)
        ]
        return prospects(worths, 2.0 + 6.0 * min(1.0, to_come(state) / 75))

    def clock(self, state: State) -> int:
        return state.turns


MIND = Firebulls()


def _standing(state: State, seat: Seat, fade: float) -> float:
    player = state.players[seat]
    worth = float(points(player.victory, player.colour))
    if not fade:
        return worth
    reached = _Glance(state, seat).within_reach(player.hand, player.direction)
    return worth + fade * (_cost(player.hand) + REACHED * reached)


def _line(state: State, way: int) -> tuple[Yen, ...]:
    return tuple([yen for cell in LINES[way] if (yen := state.rows[cell]) is not None])


def _cheapest(player: Player) -> tuple[int, ...]:
    """What Warriors would cost, the cheapest first."""
    values = VALUE[player.colour]
    return tuple(sorted([values[yen] for yen in player.victory])[:4])


@lru_cache(maxsize=1 << 13)
def _gain(
    hand: Counts,
    line: tuple[Yen, ...],
    captures: int,
    limit: int,
    warriors: int,
    earlier: tuple[int, ...],
    colour: Colour,
    fade: float,
) -> float:
    """Of the best way on along a line: stop here, or pay for the next card."""
    stop = (captures - 1) * BULL * fade if captures else 0.0
    if captures >= limit or not line:
        return stop
    return max(stop, _bought(hand, line[0], line[1:], captures, limit, warriors, earlier, colour, fade))


def _bought(
    hand: Counts,
    yen: Yen,
    rest: tuple[Yen, ...],
    captures: int,
    limit: int,
    warriors: int,
    earlier: tuple[int, ...],
    colour: Colour,
    fade: float,
) -> float:
    best, won = 0.0, _won(yen, colour, fade)
    for left, cost, used in _payments(hand, yen):
        gain = won - fade * cost
        if used:
            gain -= sum(earlier[warriors : warriors + used])
        gain += _gain(left, rest, captures + 1, limit, warriors + used, earlier, colour, fade)
        if gain > best:
            best = gain
    return best


@lru_cache(maxsize=1 << 12)
def _payments(hand: Counts, yen: Yen) -> tuple[tuple[Counts, float, int], ...]:
    """What the hand can pay: what is left of it, what that was worth, and how many Warriors were in it."""
    if SYMBOLS[yen] > sum(hand):
        return ()
    held, found = packed(hand) | GUARDS, []
    for price, payment, cost in PRICES[yen] if hand[Qi.WARRIOR] else BULLS_ALONE[yen]:
        if (held - price) & GUARDS == GUARDS:
            left = tuple([have - paid for have, paid in zip(hand, payment, strict=True)])
            found.append((left, cost, payment[Qi.WARRIOR]))
    return tuple(found)


def _won(yen: Yen, colour: Colour, fade: float) -> float:
    return VALUE[colour][yen] + fade * POWER[yen]


def _cost(cards: Counts) -> float:
    """Plain sums of what cards are worth are the same on every machine."""
    return BULL * sum(cards[: Qi.WARRIOR]) + WARRIOR * cards[Qi.WARRIOR]


def _priced(yen: Yen) -> tuple[tuple[int, Counts, float], ...]:
    return tuple([(packed(payment), payment, _cost(payment)) for payment in PAYMENTS[yen]])


POWERS = {Rank.BO: BULL, Rank.COLONEL: STEAL, Rank.GENERAL: BULL + STEAL}
POWER = tuple([POWERS.get(FACES[yen].rank, 0.0) for yen in Yen])


PRICES = tuple(map(_priced, Yen))
BULLS_ALONE = tuple(tuple([one for one in prices if not one[1][Qi.WARRIOR]]) for prices in PRICES)


def _after(hand: Counts, payment: Counts) -> Counts | None:
    left = tuple([held - paid for held, paid in zip(hand, payment, strict=True)])
    return None if min(left) < 0 else left


@lru_cache(maxsize=1 << 12)
def _counted(payment: tuple[Qi, ...]) -> Counts:
    return tuple([payment.count(kind) for kind in Qi])


class _Glance:
    """The choices of one moment, scored."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.player = player = state.players[seat]
        self.fade = fading(state)
        self.lines = {way: _line(state, way) for way in LINES}
        self.cheapest = _cheapest(player)
        self.prospects = dict[tuple[Counts, int], float]()

    def scores(self, legal: Sequence[Action]) -> list[float]:
        return [self.score(action) for action in legal]

    def score(self, action: Action) -> float:
        match action:
            case Attack(direction, payment):
                limit = reach(self.state.edition, self.player.direction)[direction]
                return self.capture(self.lines[direction], payment, 0, limit)
            case General(payment):
                return self.capture((Yen.GENERAL,), payment, 0, 1)
            case Press(payment):
                turn = self.state.turn
                limit = reach(self.state.edition, self.player.direction)[turn.direction]
                return self.capture(self.lines[turn.direction], payment, turn.captures, limit)
            case Stop():
                return bonus_for(self.state.edition, self.state.turn.captures) * BULL * self.fade
            case Take(card):
                return self.with_one_more(card)
            case Draw():
                return self.drawn()
            case Shift(direction):
                return self.prospect(self.player.hand, direction)
            case Stay():
                return self.prospect(self.player.hand, self.player.direction)
            case Sacrifice(card):
                return -VALUE[self.player.colour][card]
            case Shed(card):
                hand = list(self.player.hand)
                hand[card] -= 1
                return self.prospect(tuple(hand), self.player.direction) - WORTH[card]
            case Power():
                return 1.0
            case _:
                return 0.0

    def capture(self, line: tuple[Yen, ...], payment: tuple[Qi, ...], captures: int, limit: int) -> float:
        paid, player = _counted(payment), self.player
        turn = self.state.turn
        left = _after(player.hand, paid)
        assert left is not None
        earlier = self.cheapest if not turn.captures else self.earlier()
        used = turn.warriors + paid[Qi.WARRIOR]
        gain = _won(line[0], player.colour, self.fade) - self.fade * _cost(paid)
        gain -= sum(earlier[turn.warriors : used])
        return gain + _gain(left, line[1:], captures + 1, limit, used, earlier, player.colour, self.fade)

    def earlier(self) -> tuple[int, ...]:
        values = VALUE[self.player.colour]
        won = self.player.victory[: self.state.turn.earlier]
        return tuple(sorted([values[yen] for yen in won])[:4])

    def with_one_more(self, card: Qi) -> float:
        hand = list(self.player.hand)
        hand[card] += 1
        full = sum(hand) > HAND_LIMIT
        worth = 0.0 if full else WORTH[card]
        return (
            self.fade * worth
            + self.prospect(tuple(hand), self.player.direction)
            - self.prospect(self.player.hand, self.player.direction)
        )

    def drawn(self) -> float:
        """A card of any kind, and a step of the pawn if that helps."""
        hand, here = self.player.hand, self.player.direction
        worth = 0.0 if sum(hand) >= HAND_LIMIT else BULL + 0.1
        ways = [self.prospect(hand, way) for way in (here - 1, here, here + 1) if way in LINES]
        return self.fade * worth + max(ways) - self.prospect(hand, here)

    def prospect(self, hand: Counts, direction: int) -> float:
        """What the next turns could take from there: at once, and with one more card."""
        if not self.fade:
            return 0.0
        found = self.prospects.get((hand, direction))
        if found is None:
            found = self.fade * NEARLY * self.within_reach(hand, direction)
            self.prospects[hand, direction] = found
        return found

    def within_reach(self, hand: Counts, direction: int) -> float:
        """The most that an attack would give from there with that hand."""
        best, fade = 0.0, self.fade
        earlier, colour = self.cheapest, self.player.colour
        for way, limit in reach(self.state.edition, direction).items():
            gain = _gain(hand, self.lines[way], 0, limit, 0, earlier, colour, fade)
            if gain > best:
                best = gain
        if self.state.general is Qijie.BESIDE:
            best = max(best, _bought(hand, Yen.GENERAL, (), 0, 1, 0, earlier, colour, fade))
        return best
