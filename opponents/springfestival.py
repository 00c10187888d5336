"""Spring Festival, as a computer sees it: Sparks, compositions at hand or near, and the grand finale."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import fsum
from typing import Final

from engines.core import Action, Seat
from engines.springfestival.actions import Complete, Done, Lay, Place
from engines.springfestival.area import (
    Area,
    any_fits,
    bouquets,
    chain,
    fits,
    is_complete,
    launch,
    lay,
    turned_back,
)
from engines.springfestival.data import (
    CARDS,
    MAJORITY,
    PERFECT_BOUQUET,
    PILES,
    PLACES,
    ROUNDS,
    STARTING_SETS,
)
from engines.springfestival.events import (
    Bouquet,
    ColoursCompleted,
    Launched,
    PatternCompleted,
    PatternDrawn,
    PerfectBouquet,
    Turned,
)
from engines.springfestival.scoring import outcome as outcome_of
from engines.springfestival.scoring import rivals_with_less
from engines.springfestival.signs import sign_points
from engines.springfestival.state import Phase, Player, State
from opponents.dice import Dice
from opponents.mind import GONE, Arm, Scored, prospects, shares
from opponents.search import Effort, Question
from opponents.springfestival_area import area_after, asked_for, exploded_after, laid
from opponents.taste import Taste

EFFORTS: Mapping[str, Effort] = {"flame": Effort(120, 4, 8, 4), "blaze": Effort(960, 4, 10, 4)}
TELLING = (PerfectBouquet, Bouquet, PatternCompleted, ColoursCompleted, Launched, Turned, PatternDrawn)

SPARK: Final = 1.25  # a point, and the race for the most Applause
BURNING: Final = 0.3  # a tile on its Explosion side, for compositions to come
MATCHED: Final = 0.5  # one of the two tiles that a card asks for, on its Explosion side
BOUQUET: Final = 0.55  # a tile more that would explode in the finale as the area lies now
GROWN: Final = 0.5  # a tile more in the area
DENIED: Final = 0.3  # of what the tile would have been worth to a rival
LOST: Final = 0.8  # the same in a look ahead, shared out among the rivals
SIGN: Final = 0.7  # of the sign's points as the area lies now
LEAN: Final = 0.3  # points that somebody gives up for a cell they like, at most


class Springfestival(Scored[State]):
    def scores(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        player = state.players[seat]
        match state.phase:
            case Phase.LAUNCHING if player.tile is not None:
                return _placements(state, player, player.tile, legal)
            case Phase.LAUNCHING:
                return [_completed(player, action) for action in legal]
            case Phase.TURNING:
                return _rotations(state, seat)
            case Phase.LAYING:
                return [_laid(player.area, seat, action) for action in legal]
            case _:
                return _finales(player.area)

    def leaning(self, taste: Taste, action: Action) -> float:
        """Where an area grows; not what it is worth in the end."""
        return LEAN * taste.of(str(action.cell)) if isinstance(action, Place | Lay) else 0.0

    def arms(self, state: State, seat: Seat, legal: Sequence[Action], dice: Dice) -> Sequence[Arm]:
        """The finale is solved already."""
        arms = super().arms(state, seat, legal, dice)
        return arms[:1] if state.phase in (Phase.FINALE, Phase.LAYING) else arms

    def estimate(self, state: State) -> Sequence[float]:
        outcome = outcome_of(state)
        if outcome is not None:
            return shares(outcome.ranks)
        worths = [
            GONE if player.gone else _prospect(state, Seat(at)) for at, player in enumerate(state.players)
        ]
        return prospects(worths, 1.5 + 0.5 * state.centre.height)

    def clock(self, state: State) -> int:
        return ROUNDS - state.centre.height


MIND = Springfestival()


def alone(asked: Question, state: State, arm: Arm, dice: Dice) -> float:
    """This seat's points after some rounds: what others do changes no more than which tiles come."""
    seat, turns = asked.seat, asked.effort.turns
    after: State = asked.rules.apply(state, seat, arm.first).state
    stopped = isinstance(arm.first, Done)
    denied = _denied(after, seat) if state.phase is Phase.TURNING else 0.0
    turning = (seat - state.active - 1) % len(state.players)  # rounds until it turns the shop
    points = _Course(after, seat, turning).points(turns, stopped, dice)
    return points - LOST * denied / (len(state.players) - 1)


def _denied(state: State, seat: Seat) -> float:
    """What the tiles that the others have received are worth to them."""
    more = state.centre.height > 0
    return fsum(
        max(_grown(player.area, player.cards, player.tile, more).values())
        for at, player in enumerate(state.players)
        if at != seat and player.tile is not None
    )


class _Course:
    """One seat's rounds, played at a glance."""

    def __init__(self, state: State, seat: Seat, turning: int) -> None:
        player, self.centre = state.players[seat], state.centre
        self.area, self.cards, self.tile = player.area, player.cards, player.tile
        self.won = SPARK * player.applause + sum(CARDS[card].points for card in player.completed)
        self.decks = [iter(deck) for deck in state.centre.decks]
        self.turning, self.seats = turning, len(state.players)

    def points(self, turns: int, stopped: bool, dice: Dice) -> float:
        height = self.centre.height
        if self.tile is not None:
            self.launch(self.tile, more=height > 0)
        if not stopped:
            self.complete()
        for turn in range(min(turns, height)):
            tops, more = [pile[turn] for pile in self.centre.piles], turn + 1 < height
            self.launch(self.received(tops, turn, dice, more=more), more=more)
            self.complete()
        sign = self.centre.sign
        self.won += sign_points(sign, self.area) if sign is not None else 0
        if turns >= height:
            return self.won + _bouquet(self.area)
        return self.won + _promise(self.area, self.cards)

    def received(self, tops: Sequence[int], turn: int, dice: Dice, *, more: bool) -> int:
        """Who turns the shop has the better one of two."""
        one, other = tops[dice.below(PILES)], tops[dice.below(PILES)]
        if turn % self.seats != self.turning:
            return one
        return max(one, other, key=lambda tile: max(_grown(self.area, self.cards, tile, more).values()))

    def launch(self, tile: int, *, more: bool) -> None:
        worths = _grown(self.area, self.cards, tile, more)
        done = launch(self.area, max(worths, key=worths.__getitem__), tile)
        self.area, self.won = done.area, self.won + SPARK * done.sparks

    def complete(self) -> None:
        """The dearest first; the next card of its kind is drawn."""
        while any_fits(self.area, self.cards):
            card = max((one for one in self.cards if fits(self.area, one)), key=lambda one: CARDS[one].points)
            self.area = turned_back(self.area, fits(self.area, card)[0])
            drawn = next(self.decks[CARDS[card].kind], None)
            self.cards = tuple(
                [new for one in self.cards if (new := drawn if one == card else one) is not None]
            )
            self.won += CARDS[card].points


def _promise(area: Area, cards: Sequence[int]) -> float:
    """Of an area between two rounds."""
    return _lying(area, cards, more=True) + GROWN * len(area.tiles) + BOUQUET * _bouquet(area)


def _prospect(state: State, seat: Seat) -> float:
    player = state.players[seat]
    worth = float(player.applause + MAJORITY * rivals_with_less(state.players, seat))
    worth += sum(CARDS[card].points for card in player.completed)
    left = state.centre.height / ROUNDS
    worth += _lying(player.area, player.cards, more=left > 0)
    worth += (0.6 + 0.4 * (1 - left)) * _bouquet(player.area)
    if state.centre.sign is not None:
        worth += SIGN * sign_points(state.centre.sign, player.area)
    return worth


@lru_cache(maxsize=1 << 10)
def _bouquet(area: Area) -> int:
    """Of the best finale as the area lies now: what a longer chain has reached begins no longer one."""
    cells, tiles, everywhere = area.cells, area.tiles, area.rockets | area.exploded
    longest = reached = 0
    for cell in cells:
        if not reached >> cell & 1:
            burnt = chain(cells, tiles, everywhere, cell)
            longest, reached = max(longest, burnt.bit_count()), reached | burnt
    return longest + PERFECT_BOUQUET * (longest == len(tiles))


def _lying(area: Area, cards: Sequence[int], *, more: bool) -> float:
    """What the tiles that lie on their Explosion side promise, if more rounds are to come."""
    if not more:
        return 0.0
    exploded, values, worth = area.exploded, area.values, BURNING * area.exploded.bit_count()
    for card in cards:
        worth += MATCHED * min(2, (values[CARDS[card].value] & exploded).bit_count())
    return worth


def _placements(state: State, player: Player, tile: int, legal: Sequence[Action]) -> list[float]:
    sign = state.centre.sign
    known = _launched(player.area, player.cards, tile, state.centre.height > 0)
    scores = []
    for action in legal:
        assert isinstance(action, Place)
        score = known[action.cell]
        if sign is not None:
            score += SIGN * sign_points(sign, launch(player.area, action.cell, tile).area)
        scores.append(score)
    return scores


@lru_cache(maxsize=1 << 9)
def _launched(area: Area, cards: tuple[int, ...], tile: int, more: bool) -> Mapping[int, float]:
    """The worth of each cell for that tile."""
    replacing = {cell: _launch(area, cards, tile, cell, more=more) for cell in area.cells}
    return {**_grown(area, cards, tile, more), **replacing}


@lru_cache(maxsize=1 << 10)
def _grown(area: Area, cards: tuple[int, ...], tile: int, more: bool) -> Mapping[int, float]:
    """The same for the cells that are free: a look ahead replaces nothing."""
    asked = asked_for(area, cards, tile)
    worths = {}
    for done in laid(area, tile):
        exploded, lying, fitting = 0, BURNING * done.exploded.bit_count(), False
        for known, cells, mine, card in asked:
            shown = (known & done.exploded).bit_count()
            lying += MATCHED * min(2, shown)
            if shown > 1 and not fitting:
                exploded = exploded or exploded_after(area, done)
                showing = (cells | 1 << done.cell if mine else cells) & exploded
                fitting = is_complete(card, showing, exploded)
        worth = SPARK * done.sparks + GROWN
        if fitting:
            worth += _compositions(area_after(area, tile, done.cell, exploded), cards)
        worths[done.cell] = worth + (lying if more else 0.0) + BOUQUET * done.bouquet
    return worths


def _launch(area: Area, cards: tuple[int, ...], tile: int, cell: int, *, more: bool) -> float:
    done = launch(area, cell, tile)
    after = done.area
    worth = SPARK * done.sparks + (GROWN if done.replaced is None else 0.0)
    worth += _compositions(after, cards) + _lying(after, cards, more=more)
    return worth + BOUQUET * _bouquet(after)


def _compositions(area: Area, cards: tuple[int, ...]) -> float:
    """What can be completed one after the other, the dearest first."""
    won = 0.0
    while any_fits(area, cards):
        card = max((card for card in cards if fits(area, card)), key=lambda card: CARDS[card].points)
        won += CARDS[card].points
        area = turned_back(area, fits(area, card)[0])
        cards = tuple(one for one in cards if one != card)
    return won


def _completed(player: Player, action: Action) -> float:
    match action:
        case Complete(card, cells):
            area = turned_back(player.area, cells)
            rest = tuple(one for one in player.cards if one != card)
            return CARDS[card].points + _compositions(area, rest) + _lying(area, rest, more=True)
        case _:
            assert isinstance(action, Done)
            return _lying(player.area, player.cards, more=True)


def _rotations(state: State, seat: Seat) -> list[float]:
    """Own gain, and a part of what others are denied."""
    centre, players = state.centre, state.players
    tops = [pile[0] for pile in centre.piles]
    more = centre.height > 1
    scores = []
    for quarters in range(4):
        offset, score = (centre.offset + quarters) % 4, 0.0
        for at, (place, player) in enumerate(zip(PLACES[len(players)], players, strict=True)):
            if player.gone:
                continue
            best = max(_grown(player.area, player.cards, tops[(place - offset) % 4], more).values())
            score += best if at == seat else -DENIED * best
        scores.append(score)
    return scores


def _laid(area: Area, seat: Seat, action: Action) -> float:
    """Tiles that light each other."""
    assert isinstance(action, Lay)
    after = lay(area, action.cell, STARTING_SETS[seat][action.explosions - 1])
    return max(
        (chain(after.cells, after.tiles, after.rockets, cell).bit_count() for cell in after.cells), default=0
    )


def _finales(area: Area) -> list[float]:
    return [float(length) for length in bouquets(area)]
