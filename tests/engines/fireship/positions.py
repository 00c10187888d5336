"""Positions built by hand, as the board is described: `position({GREEN: "boat D4, plane home"})`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from itertools import count
from typing import Any

from engines.chance import Chance, seed_from
from engines.core import Action, AnyRules, Event, Seat, Step, act, start
from engines.fireship.actions import Play
from engines.fireship.data import (
    DECK,
    DIE,
    ROLLS,
    WHEEL,
    Badge,
    Card,
    Colour,
    Island,
    Pawn,
    Sector,
    Trigger,
    cell,
    place,
)
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import Captain, Fleet, Hand, Phase, State, Tag, Turn, seat_of_turn
from engines.fireship.tags import tags_at_start

RULES: AnyRules = FIRESHIP

GREEN, BLUE, RED, YELLOW, WHITE = Colour
BOAT, PLANE, BATTLESHIP = Pawn
A1, B1, A2, B2, A3, B3, A4, B4, C = Island
CORNERS = ("green", "blue", "red", "yellow")
CIRCLES = "boat G6, boat I2, boat L7, boat P9, boat K12, boat I16, boat F11, boat B9, boat I7"


def fleet(text: str) -> Fleet:
    places: dict[Pawn, list[int]] = {pawn: [] for pawn in Pawn}
    for word in filter(None, text.split(", ")):
        name, where = word.split()
        places[Pawn[name.upper()]].append(place(where))
    boats, planes, battleships = (tuple(sorted(places[pawn])) for pawn in Pawn)
    return boats, planes, battleships


def beginning(seats: int = 4, corners: tuple[str, ...] = CORNERS, **options: int | str) -> State:
    """Green begins; the circle of the centre is I7; twelve rounds and no extra turn."""
    for number in count():
        picks = {"corner": corners[:seats]}
        state: State = start(RULES, seats, picks, options, seed_from("test", number)).state
        if state.table.order[0] == 0 and state.table.circles[C] == cell("I7"):
            return altered(state, last_turn=state.table.rounds * seats)
    raise AssertionError


def altered(state: State, **what: Any) -> State:
    """Another flag, hand, ending …: what is meant is told by its name."""
    open_, hidden = ({one.name for one in fields(part)} & what.keys() for part in (state.open, state.hidden))
    return replace(
        state,
        open=replace(state.open, **{name: what[name] for name in open_}),
        hidden=replace(state.hidden, **{name: what[name] for name in hidden}),
        **{name: what[name] for name in what.keys() - open_ - hidden},
    )


def position(
    fleets: Mapping[Colour, str],
    islands: Mapping[Island, Colour | tuple[Colour, int]] = {},
    *,
    seats: int = 4,
    phase: Phase = Phase.SAIL,
    points: int = 0,
    hands: Mapping[Colour, tuple[Card, ...]] = {},
    armed: Mapping[Colour, tuple[Trigger, ...]] = {},
    captains: Mapping[Colour, Captain] = {},
    number: int = 1,
    tagged: bool = False,
    **options: int | str,
) -> State:
    """Green to act; seats are in the order of the corners (two seats: green and red)."""
    state = beginning(seats, ("green", "red") if seats == 2 else CORNERS, **options)
    colours = state.table.colours
    owners = {island: one if isinstance(one, tuple) else (one, 0) for island, one in islands.items()}
    kept = [hands.get(colour, ()) for colour in colours]
    deck = tuple(
        number - sum(hand.count(card) for hand in kept) for card, number in zip(Card, DECK, strict=True)
    )
    others = {colour: "boat home" if colour in colours else "" for colour in Colour} | {WHITE: CIRCLES}
    green = fleet(fleets.get(GREEN, "boat home"))
    return altered(
        state,
        turn=Turn(
            number,
            seat_of_turn(state.table, number),
            phase,
            (),
            points,
            tags_at_start(green) if tagged else (),
            None,
        ),
        fleets=tuple(fleet(fleets.get(colour, others[colour])) for colour in Colour),
        flags=tuple(owners.get(island, (WHITE, 0))[0] for island in Island),
        rings=tuple(owners.get(island, (WHITE, 0))[1] for island in Island),
        captains=tuple(captains.get(colour, Captain()) for colour in colours),
        hands=tuple(
            Hand(tuple(sorted(hand)), armed.get(colour, (Trigger.ATTACK,)))
            for colour, hand in zip(colours, kept, strict=True)
        ),
        deck=deck,
    )


def drawing(state: State, *draws: tuple[int, Callable[[int], bool]]) -> State:
    """The same with a chance whose next draws, of so many each, please."""
    for number in count():
        first = chance = Chance(seed_from("draws", number))
        for size, pleases in draws:
            drawn, chance = chance.draw(size)
            if not pleases(drawn):
                break
        else:
            return replace(state, chance=first)
    raise AssertionError


def dice(state: State, *faces: int) -> State:
    return drawing(state, *((len(DIE), lambda drawn, face=face: DIE[drawn] == face) for face in faces))


def rolling(state: State, *faces: int) -> State:
    rolls = ROLLS[state.table.dice]
    return drawing(state, (len(rolls), lambda drawn: rolls[drawn] == faces))


def spinning(state: State, *sectors: Sector) -> State:
    kinds = [sector for sector in Sector for _ in range(WHEEL[sector])]
    return drawing(state, *((len(kinds), lambda drawn, one=one: kinds[drawn] is one) for one in sectors))


def next_card(state: State, card: Card) -> State:
    """Only this card is left in the deck, all the others lie in the discards."""
    deck = tuple(int(kind is card) for kind in Card)
    gone = tuple(map(sum, zip(state.hidden.discards, state.hidden.deck, strict=True)))
    return altered(state, deck=deck, discards=tuple(a - b for a, b in zip(gone, deck, strict=True)))


def play(state: State, *actions: Play, seat: int = 0) -> Step[State]:
    """Through the one door, all by one seat; the events are those of all."""
    events: list[Event] = []
    step = Step(state, ())
    for action in actions:
        step = act(RULES, step.state, Seat(seat), action)
        events += step.events
    return replace(step, events=tuple(events))


def legal(state: State, seat: int = 0) -> tuple[Action, ...]:
    return tuple(FIRESHIP.legal(state, Seat(seat)))


def of_kind(state: State, kind: type[Action], seat: int = 0) -> list[Action]:
    return [action for action in legal(state, seat) if isinstance(action, kind)]


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def badges(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(badge.name.lower(), 0) for badge in Badge)


def tag(pawn: Pawn, where: str, origin: str = "home", *, fast: bool = False) -> Tag:
    return Tag(pawn, place(where), place(origin), fast)
