"""The story of a game that is over: the turn that decided it, its best move and its luckiest draw, found by
dealt worlds played on from each position; what is not clear is not told. A function of the log alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import fsum, sqrt
from typing import Any, TypeAlias, TypeVar

from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat
from engines.log import Moment, Play
from engines.values import value
from opponents.dice import Dice
from opponents.levels import TAUGHT, Teaching
from opponents.mind import shares
from opponents.search import LONGEST, ODD

K = TypeVar("K")
Samples: TypeAlias = Sequence[float]  # one of each world

OTHERS = 3  # ways to go on with which a move is compared
FINDABLE = 3  # ways to go on at least: to take what is there rather than leave it is no find
FEWEST = 6  # simulations at a glance
AGAIN, AGAIN_TIMES = 8, 3  # looked at again, so many times as often as at a glance
CLOSER = 3  # looked at more closely
DOUBTED = 12  # so closely, too, at most: who was only glanced at, and may be ahead of the first of these


@value
class Budget:
    """Simulations, never seconds: the same story on every machine."""

    glances: int = 1_400  # over all turns, over all moves, and over all draws
    closer: int = 80  # of each that may be told
    times: int = 1  # as often as that

    def at_a_glance(self, positions: int) -> int:
        return self.times * max(FEWEST, min(self.closer, self.glances // max(1, positions)))

    @property
    def close(self) -> int:
        return self.times * self.closer


@value
class Clear:
    """How much, in shares of a victory, and by how many standard errors it must be ahead of all others."""

    least: float
    errors: float


USUAL = Budget()
DECISIVE, BEST, LUCKIEST = Clear(0.08, 4.0), Clear(0.05, 4.0), Clear(0.05, 4.0)


@value
class Told:
    """An entry that made the difference; which of its events tells it."""

    entry: int
    turn: int  # counted from 1
    event: int
    swing: int  # hundredths of a victory


@value
class Story:
    """None: nothing clear."""

    decisive: Told | None = None
    best: Told | None = None
    luckiest: Told | None = None


def of(play: Play) -> Story:
    """With a chance that follows from the game."""
    return story(play, seed_from("story", play.beginning.seed))


def story(play: Play, seed: bytes, budget: Budget = USUAL) -> Story:
    """Nothing of a game that nobody has taught, or that goes on."""
    taught, outcome = TAUGHT.get(play.rules.key), play.rules.outcome(play.state)
    if taught is None or outcome is None:
        return Story()
    turns = _turns(play)
    if not turns:
        return Story()
    reader = _Reader(play.rules, taught, seed, budget)
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    return Story(
        None if winner is None else reader.decisive(turns, winner),
        reader.best([(turn, one) for turn in turns for one in turn.decisions]),
        reader.luckiest([(turn, one) for turn in turns for one in turn.draws]),
    )


@value
class _Turn:
    """What one seat did until it passed; nothing that the table did for somebody."""

    number: int  # that of the board after it
    seat: Seat
    began: Moment
    moments: tuple[Moment, ...]

    @property
    def ends(self) -> tuple[Moment, Moment]:
        return self.began, self.moments[-1]

    @property
    def decisions(self) -> list[Moment]:
        return [one for one in self.moments if _chosen(one)]

    @property
    def draws(self) -> list[Moment]:
        return [one for one in self.moments if one.step.revealed and _chosen(one)]


def _chosen(moment: Moment) -> bool:
    return moment.entry is not None and moment.entry.seat is not None


def _turns(play: Play) -> list[_Turn]:
    """Those that stand; the last may have ended with the game."""
    every = [*play.moments()][::-1]
    ends = [at for at, one in enumerate(every) if at and (one.step.passed or one is play.now)]
    found = []
    for number, (began, end) in enumerate(pairwise((0, *ends)), 1):
        moments = tuple(every[began + 1 : end + 1])
        entry = moments[-1].entry
        if entry is not None and entry.seat is not None and all(map(_chosen, moments)):
            found.append(_Turn(number, entry.seat, every[began], moments))
    return found


class _Reader:
    """The same dealt worlds and the same chance for whatever is compared."""

    def __init__(self, rules: AnyRules, taught: Teaching, seed: bytes, budget: Budget) -> None:
        self._rules, self._mind, self._seed, self._budget = rules, taught.mind, seed, budget
        self._turns, self._telling = taught.ahead, taught.telling

    def decisive(self, turns: Sequence[_Turn], winner: Seat) -> Told | None:
        """The turn by which the winner's prospect rose most; in it, the entry that did."""
        found = self._first([partial(self.rise, *one.ends, winner) for one in turns], 2, DECISIVE)
        if found is None:
            return None
        turn, close = turns[found[0]], self._budget.close
        steps = [self.rise(*pair, winner, close) for pair in pairwise((turn.began, *turn.moments))]
        told = max(range(len(steps)), key=lambda at: (_mean(steps[at]), -at))
        return self._told(turn, turn.moments[told], found[1])

    def best(self, moves: Sequence[tuple[_Turn, Moment]]) -> Told | None:
        """The move that was furthest ahead of what else was worth trying."""
        found = self._first([partial(self.ahead, one) for _, one in moves], 1 + OTHERS, BEST)
        return None if found is None else self._told(*moves[found[0]], found[1])

    def luckiest(self, draws: Sequence[tuple[_Turn, Moment]]) -> Told | None:
        """The draw that was furthest above what it could have been."""
        found = self._first([partial(self.luck, one) for _, one in draws], 2, LUCKIEST)
        return None if found is None else self._told(*draws[found[0]], found[1])

    def _first(
        self, each: Sequence[Callable[[int], Samples]], price: int, clear: Clear
    ) -> tuple[int, float] | None:
        """Which of them is clearly the greatest, and how great. All are glanced at, the best looked at again,
        and the best of these closely; if one is ahead of those, so is whoever it does not surely outdo.
        `price`: simulations for each world."""
        few, close = self._budget.at_a_glance(price * len(each)), self._budget.close
        samples = {at: seen for at, measure in enumerate(each) if (seen := measure(few))}
        closer = samples
        for most, count in ((AGAIN, min(close, AGAIN_TIMES * few)), (CLOSER, close)):
            order = sorted(closer, key=lambda at: (-_mean(samples[at]), at))[:most]
            closer = {at: each[at](count) for at in order}
            samples |= closer
        ahead = clearest(closer, clear)
        if ahead is None:
            return None
        doubted = [at for at in samples if not _outdoes(closer[ahead], samples[at], clear.errors)]
        doubted = sorted(set(doubted) - set(closer), key=lambda at: -_mean(samples[at]))
        closer |= {at: each[at](close) for at in doubted[:DOUBTED]}
        found = clearest(closer, clear, [samples[at] for at in samples if at not in closer])
        return None if found is None else (found, _mean(closer[found]))

    def ahead(self, moment: Moment, count: int) -> Samples:
        """Of what was done, before the best of what else was worth trying; nothing without a choice, or where
        one only gives up the least."""
        state, seat, action = _before(moment)
        legal = self._rules.legal(state, seat)
        if len(legal) < FINDABLE or not self._gains(state, seat, legal):
            return ()
        world = self._world(state, seat, 0)
        arms = self._mind.arms(world, seat, legal, Dice.of(self._seed))
        others = [one for one in dict.fromkeys(arm.first for arm in arms) if one != action][:OTHERS]
        done, ahead = self._after(state, seat, action, count), list[float]()
        for other in others:
            than = _less(done, self._after(state, seat, other, count))
            ahead = min(ahead or than, than, key=_mean)
            if _mean(ahead) < BEST.least:  # of nothing, whatever else there is
                break
        return ahead

    def _gains(self, state: object, seat: Seat, legal: Sequence[Action]) -> bool:
        view = self._rules.view(state, seat)
        return any(self._rules.preview(view, one).worth > 0 for one in legal)

    def luck(self, moment: Moment, count: int) -> Samples:
        """Of what came, before what could have come."""
        state, seat, action = _before(moment)
        came = self._values(moment.step.state, seat, count)[seat]
        return _less(came, self._after(state, seat, action, count))

    def rise(self, before: Moment, after: Moment, seat: Seat, count: int) -> Samples:
        return _less(
            self._values(after.step.state, seat, count)[seat],
            self._values(before.step.state, seat, count)[seat],
        )

    def _after(self, state: object, seat: Seat, action: Action, count: int) -> list[float]:
        """The seat's prospects after that action, in each world."""
        worlds = (self._world(state, seat, at) for at in range(count))
        after = (self._rules.apply(one, seat, action).state for one in worlds)
        return [self._played_on(one, Dice(at * ODD + 1))[seat] for at, one in enumerate(after)]

    def _values(self, state: object, viewer: Seat | None, count: int) -> list[list[float]]:
        """Of each seat, its prospect in each world."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return [[share] * count for share in shares(outcome.ranks)]
        each = (self._played_on(self._world(state, viewer, at), Dice(at * ODD + 1)) for at in range(count))
        return [list(one) for one in zip(*each, strict=True)]

    def _world(self, state: object, viewer: Seat | None, number: int) -> object:
        return self._rules.reseed_hidden(state, viewer, seed_from("story", self._seed, number))

    def _played_on(self, state: Any, dice: Dice) -> Sequence[float]:
        """Each seat's prospect after some turns of everybody's policy."""
        rules, mind = self._rules, self._mind
        end = mind.clock(state) + self._turns * len(rules.playing(state)) // 2
        for _ in range(LONGEST):
            waiting = rules.to_act(state)
            if not waiting or mind.clock(state) >= end:
                break
            seat = waiting[0]
            legal = rules.legal(state, seat)
            action = legal[0] if len(legal) == 1 else mind.policy(state, seat, legal, dice)
            state = rules.apply(state, seat, action).state
        outcome = rules.outcome(state)
        return shares(outcome.ranks) if outcome else mind.estimate(state)

    def _told(self, turn: _Turn, moment: Moment, swing: float) -> Told | None:
        """By the most telling of what all could hear; nothing, if they could hear nothing."""
        assert moment.entry is not None
        events = [*enumerate(moment.step.events)]
        heard = [at for at, event in events if event.audience is None]
        ranked = (at for kind in self._telling for at in heard if type(events[at][1]) is kind)
        event = next(ranked, heard[0] if heard else None)
        if event is None:
            return None
        return Told(moment.entry.number, turn.number, event, round(100 * swing))


def clearest(
    samples: Mapping[K, Sequence[float]], clear: Clear, glanced: Sequence[Sequence[float]] = ()
) -> K | None:
    """The greatest on average, if it is great enough and surely greater than each other; than those, too,
    that were only glanced at."""
    order = sorted(samples, key=lambda key: -_mean(samples[key]))
    if not order or _mean(samples[order[0]]) < clear.least:
        return None
    first = samples[order[0]]
    rivals: Iterable[Sequence[float]] = (samples[key] for key in order[1:])
    is_clear = _exceeds(first, clear.errors) and all(
        _exceeds(_less(first, rival), clear.errors) for rival in rivals
    )
    return order[0] if is_clear and all(_outdoes(first, one, clear.errors) for one in glanced) else None


def _outdoes(samples: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Where there are fewer of the others."""
    return _mean(samples) - _mean(others) > errors * sqrt(_doubt(samples) + _doubt(others))


def _doubt(samples: Sequence[float]) -> float:
    """The square of the mean's standard error."""
    mean = _mean(samples)
    return fsum([(one - mean) ** 2 for one in samples]) / max(1, len(samples) - 1) / len(samples)


def _exceeds(samples: Sequence[float], errors: float) -> bool:
    return _mean(samples) > errors * sqrt(_doubt(samples))


def _mean(samples: Sequence[float]) -> float:
    return fsum(samples) / len(samples)


def _less(samples: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(samples, others, strict=True)]


def _before(moment: Moment) -> tuple[object, Seat, Action]:
    """Where it was chosen, by whom, and what."""
    assert moment.before is not None
    assert moment.entry is not None
    assert moment.entry.seat is not None
    return moment.before.step.state, moment.entry.seat, moment.entry.action
