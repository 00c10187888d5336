"""Embers: lay one of your coals on a free place or kindle a new one; who has laid most heat wins.

Small, but with everything a game can have: hidden hands and deck, an action with more than 60 choices,
a field in two parts, a revealing verb without a field, and a standing order that nobody else may notice.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Annotated, Any

from engines.briefs import plain
from engines.chance import Chance
from engines.codec import Spelling
from engines.core import (
    Action,
    Brief,
    Event,
    Leave,
    Line,
    Option,
    Outcome,
    Phrase,
    Pick,
    Picks,
    Preview,
    Score,
    Seat,
    Settings,
    Step,
    Who,
    say,
)
from engines.values import value

SIDE = 8
HAND = 2


class Coal(IntEnum):
    ASH = 0
    GLOW = 1
    BLAZE = 2


COALS = tuple(coal for coal in Coal for _ in range(8))


def write_place(place: int) -> str:
    return f"{'ABCDEFGH'[place % SIDE]}{place // SIDE + 1}"


def read_place(text: str) -> int:
    column, row = "ABCDEFGH".index(text[:1].upper()), int(text[1:])
    if not 1 <= row <= SIDE:
        raise ValueError(text)
    return (row - 1) * SIDE + column


def parts_of_place(place: int) -> tuple[str, str]:
    return write_place(place)[0], write_place(place)[1:]


Place = Annotated[int, Spelling(write_place, read_place, parts_of_place, "B2")]


@value
class Lay(Action):
    coal: Coal
    place: Place


@value
class Kindle(Action):
    pass


@value
class Guard(Action):
    pass


@value
class Laid(Event):
    seat: Seat
    coal: Coal
    place: Place


@value
class Kindled(Event):
    seat: Seat


@value
class Found(Event):
    """Private."""

    coal: Coal


@value
class Guarded(Event):
    """Private."""


@value
class Gone(Event):
    seat: Seat


@value
class Player:
    hand: tuple[Coal, ...]
    heat: int = 0
    guarded: bool = False
    gone: bool = False


@value
class State:
    players: tuple[Player, ...]
    active: Seat
    board: tuple[Coal | None, ...]
    deck: tuple[Coal, ...]
    left: int  # turns
    chance: Chance
    corners: tuple[str, ...]  # by seat


@value
class View:
    hands: tuple[int, ...]
    heats: tuple[int, ...]
    own: tuple[Coal, ...]
    guarded: bool
    active: Seat
    board: tuple[Coal | None, ...]
    deck: int
    left: int
    viewer: Seat | None
    corners: tuple[str, ...]


class Embers:
    key = "embers"
    version = 1
    seats = range(2, 4)
    options = (Option("turns", range(4, 13), 8, by_seats={3: 9}), Option("cold", ("no", "yes"), "no"))
    picks = (Pick("corner", ("north", "south", "east", "west")),)
    lesson = None
    achievements: Mapping[str, Any] = {}
    secrets = True
    actions: tuple[type[Action], ...] = (Lay, Kindle, Guard)
    table = (Leave,)
    events = (Laid, Kindled, Found, Guarded, Gone)
    state = State

    def new(self, seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[State]:
        coals = COALS[8:] if options["cold"] == "no" else COALS
        deck, chance = Chance(seed).shuffle(coals)
        players = tuple(Player(deck[HAND * at : HAND * (at + 1)]) for at in range(seats))
        free, chance = chance.shuffle([one for one in self.picks[0].choices if one not in picks["corner"]])
        rest = iter(free)
        state = State(
            players,
            Seat(0),
            (None,) * SIDE * SIDE,
            deck[HAND * seats :],
            int(options["turns"]),
            chance,
            tuple(corner or next(rest) for corner in picks["corner"]),
        )
        events = tuple(Found(coal, audience=Seat(at)) for at, one in enumerate(players) for coal in one.hand)
        return Step(state, events, revealed=True)

    def time_limit(self, options: Settings) -> None:
        """It takes as long as it takes."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (state.active,)

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, one in enumerate(state.players) if not one.gone)

    def legal(self, state: State, seat: Seat | None) -> Sequence[Action]:
        if self.outcome(state):
            return ()
        if seat is None:
            return [Leave(Seat(at)) for at, one in enumerate(state.players) if not one.gone]
        guard = [] if state.players[seat].guarded or state.players[seat].gone else [Guard()]
        if seat != state.active:
            return guard
        free = [place for place, coal in enumerate(state.board) if coal is None]
        lays = [Lay(coal, place) for coal in Coal if coal in state.players[seat].hand for place in free]
        return [*lays, Kindle(), *guard] if state.deck else [*lays, *guard]

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        players = list(state.players)
        match action:
            case Leave(leaving):
                players[leaving] = Player((), 0, gone=True)
                deck = state.deck + state.players[leaving].hand
                after = self._turn(state, players, state.board, deck, passing=leaving == state.active)
                return Step(after, (Gone(leaving),), revealed=True, passed=leaving == state.active)
            case Lay(coal, place):
                assert seat is not None
                one = players[seat]
                hand = list(one.hand)
                hand.remove(coal)
                players[seat] = Player(tuple(hand), one.heat + coal, one.guarded)
                board = (*state.board[:place], coal, *state.board[place + 1 :])
                after = self._turn(state, players, board, state.deck, passing=True)
                return Step(after, (Laid(seat, coal, place),), passed=True)
            case Kindle():
                assert seat is not None
                one, found = players[seat], state.deck[-1]
                players[seat] = Player((*one.hand, found), one.heat, one.guarded)
                after = self._turn(state, players, state.board, state.deck[:-1], passing=True)
                return Step(after, (Kindled(seat), Found(found, audience=seat)), revealed=True, passed=True)
            case _:
                assert seat is not None
                one = players[seat]
                players[seat] = Player(one.hand, one.heat, guarded=True)
                after = self._turn(state, players, state.board, state.deck, passing=False)
                return Step(after, (Guarded(audience=seat),))

    def _turn(
        self,
        state: State,
        players: list[Player],
        board: tuple[Coal | None, ...],
        deck: tuple[Coal, ...],
        *,
        passing: bool,
    ) -> State:
        active, left = state.active, state.left
        if passing and not all(one.gone for one in players):
            left -= 1
            active = Seat((active + 1) % len(players))
            while players[active].gone or not (players[active].hand or deck):
                if left <= 0 or not any(one.hand or deck for one in players if not one.gone):
                    left = 0
                    break
                active = Seat((active + 1) % len(players))
        return State(tuple(players), active, board, deck, left, state.chance, state.corners)

    def view(self, state: State, viewer: Seat | None) -> View:
        own = () if viewer is None else state.players[viewer].hand
        return View(
            hands=tuple(len(one.hand) for one in state.players),
            heats=tuple(one.heat for one in state.players),
            own=own,
            guarded=viewer is not None and state.players[viewer].guarded,
            active=state.active,
            board=state.board,
            deck=len(state.deck),
            left=state.left,
            viewer=viewer,
            corners=state.corners,
        )

    def picked(self, view: View) -> Mapping[str, Sequence[str]]:
        return {"corner": view.corners}

    def describe(self, view: View) -> tuple[Phrase, ...]:
        return (
            say("position-turn", seat=Who(view.active), left=view.left, deck=view.deck),
            say("position-heat", heats=tuple(map(str, view.heats))),
            say("position-hand", coals=view.own),
        )

    def preview(self, view: View, action: Action) -> Preview:
        match action:
            case Lay(coal, place):
                heat = say("preview-heat", heat=int(coal))
                return Preview(passes=True, consequence=heat, worth=coal, place=write_place(place))
            case Kindle():
                return Preview(reveals=True, passes=True)
            case _:
                return Preview()

    def brief(self, view: View, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
        return plain(self, view, legal, chosen)

    def objection(self, view: View, action: Action) -> Phrase:
        return say("refused-cold", coals=view.own)

    def outcome(self, state: State) -> Outcome | None:
        playing = [one for one in state.players if not one.gone]
        if state.left > 0 and len(playing) > 1:
            return None
        scores = tuple(
            Score(one.heat, (Line(say("score-heat", heat=one.heat), one.heat),)) for one in state.players
        )
        keys = [(not one.gone, one.heat) for one in state.players]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Outcome(ranks, scores, say("ending-dark"))

    def autopilot(self, state: State, seat: Seat) -> Action:
        return self.legal(state, seat)[0]

    def reseed_hidden(self, state: State, viewer: Seat | None, seed: bytes) -> State:
        others = [at for at in range(len(state.players)) if at != viewer]
        pool, chance = Chance(seed).shuffle(
            sorted([*state.deck, *(coal for at in others for coal in state.players[at].hand)])
        )
        rest, players = list(pool), list(state.players)
        for at in others:
            one = players[at]
            hand = tuple(rest.pop() for _ in one.hand)
            guarded, chance = chance.draw(2)
            players[at] = Player(hand, one.heat, bool(guarded) and not one.gone, one.gone)
        return State(
            tuple(players), state.active, state.board, tuple(rest), state.left, chance, state.corners
        )


def census(state: State) -> Mapping[str, int]:
    laid = [coal for coal in state.board if coal is not None]
    held = [coal for one in state.players for coal in one.hand]
    return {coal.name: [*state.deck, *laid, *held].count(coal) for coal in Coal}


EMBERS = Embers()
