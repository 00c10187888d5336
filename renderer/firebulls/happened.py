"""Where it happened: whose cards changed, what came into the Reserve, who went where."""

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core import Event, Seat
from engines.firebulls.data import FACES, Qi, Rank
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


@dataclass(frozen=True, slots=True)
class News:
    """What glows in a seat's row."""

    won: tuple[Rank, ...] = ()
    taken: tuple[Qi, ...] = ()  # from the Reserve
    hand: bool = False  # it grew or shrank unseen


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
