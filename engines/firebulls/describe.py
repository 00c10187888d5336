"""A position in words, enough to play by."""

from collections.abc import Iterator

from engines.core import Phrase, Who, say
from engines.firebulls.advice import price
from engines.firebulls.data import DIRECTIONS, FACES, LINES, Qi
from engines.firebulls.state import Phase, Qijie
from engines.firebulls.table import cards
from engines.firebulls.view import SeatView, View


def describe(view: View) -> tuple[Phrase, ...]:
    return (*_turn(view), *_lines(view), *_stocks(view), *_seats(view), *_own(view))


def _turn(view: View) -> Iterator[Phrase]:
    if view.phase is Phase.OVER:
        assert view.ending is not None
        yield say("position-over", ending=say(f"ending-{view.ending.name.lower()}"))
    else:
        yield say(
            "position-turn",
            turn=view.turns + 1,
            reader="active" if view.viewer == view.active else "other",
            seat=Who(view.active),
            phase=view.phase,
        )


def _lines(view: View) -> Iterator[Phrase]:
    for direction in DIRECTIONS:
        pawn = next((one.seat for one in view.seats if one.direction == direction), None)
        yield say(
            "position-line",
            direction=direction,
            pawn=say("position-no-pawn") if pawn is None else Who(pawn),
            cards=tuple(
                say("position-card", card=yen, price=price(yen), points=FACES[yen].points)
                for cell in LINES[direction]
                if (yen := view.rows[cell]) is not None
            ),
        )


def _stocks(view: View) -> Iterator[Phrase]:
    yield say("position-piles", first=view.piles[0], second=view.piles[1], third=view.piles[2])
    yield say("position-general", general=view.general, price=price_of_general(view))
    yield say("position-reserve", cards=cards(view.reserve))
    yield say(
        "position-deck", deck=view.deck, discards=sum(view.discards), passes=view.passes, limit=view.limit
    )


def price_of_general(view: View) -> Phrase:
    return say("price-general" if view.general is Qijie.BESIDE else "price-none")


def _seats(view: View) -> Iterator[Phrase]:
    for one in view.seats:
        yield _seat(one)
        if any(one.known) and one.seat != view.viewer:
            yield say("position-known", seat=Who(one.seat), cards=cards(one.known))


def _seat(one: SeatView) -> Phrase:
    if one.gone:
        return say("position-gone", seat=Who(one.seat), colour=one.colour)
    return say(
        "position-seat",
        seat=Who(one.seat),
        colour=one.colour,
        direction=one.direction,
        cards=one.cards,
        victory=tuple(sorted(one.victory)),
        points=one.points,
    )


def _own(view: View) -> Iterator[Phrase]:
    if view.hand is not None:
        yield say("position-hand", cards=cards(view.hand))
        if view.gained is not None:
            yield say("position-gained", card=Qi(view.gained))
