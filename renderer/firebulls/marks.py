"""Where it happened: whose cards changed, what came into the Reserve, who went where."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engines.core import Event, Phrase, Seat, say
from engines.firebulls.data import FACES, LINES, Cell, Qi, Rank
from engines.firebulls.events import (
    Captured,
    Discarded,
    Drew,
    Refilled,
    Returned,
    Shifted,
    Stole,
    Took,
    Yielded,
)
from engines.firebulls.view import View
from renderer.signs import figures

DIRECTION = "direction "


@dataclass(frozen=True, slots=True)
class News:
    """What glows in a seat's row."""

    won: tuple[Rank, ...] = ()
    taken: tuple[Qi, ...] = ()  # from the Reserve
    hand: bool = False  # it grew or shrank unseen


def signs_of(_: View, places: Sequence[str]) -> Mapping[str, str]:
    """Of a direction what is printed on its slot."""
    directions = {place: f"→ {direction_of(place)}" for place in places if direction_of(place)}
    return {**directions, **figures([place for place in places if place not in directions])}


def direction_of(place: str) -> int:
    return int(place.removeprefix(DIRECTION)) if place.startswith(DIRECTION) else 0


def place(_: View, name: str) -> Phrase:
    if direction := direction_of(name):
        return say("place-direction", direction=direction)
    return say(f"yen-{name.removeprefix('won ')}")


def ahead(view: View, direction: int) -> list[Cell]:
    """The cards of a line, the nearest first."""
    return [cell for cell in LINES[direction] if view.rows[cell] is not None]


def captured(view: View) -> list[Cell]:
    """By the attack in progress, in its order."""
    if not view.direction or not view.captures:
        return []
    line, left = LINES[view.direction], ahead(view, view.direction)
    passed = line[: line.index(left[0])] if left else line
    return list(passed[-view.captures :])


def news_of(seat: Seat, events: Iterable[Event]) -> News:
    won, taken, hand = list[Rank](), list[Qi](), False
    for event in events:
        match event:
            case Captured(seat=who, card=card) if who == seat:
                won.append(FACES[card].rank)
            case Took(seat=who, card=kind) if who == seat:
                taken.append(kind)
            case Drew(seat=who) | Discarded(seat=who) | Stole(victim=who) if who == seat:
                hand = True
    return News(tuple(won), tuple(taken), hand)


def entered_slots(events: Iterable[Event]) -> set[int]:
    return {event.direction for event in events if isinstance(event, Shifted | Yielded)}


def new_in_reserve(events: Iterable[Event]) -> set[Qi]:
    return {event.card for event in events if isinstance(event, Refilled | Returned)}
