"""A position in words, enough to play by."""

from collections.abc import Iterator

from engines.core import Phrase, Who, say
from engines.firebulls.attack import reach
from engines.firebulls.data import DIRECTIONS, FACES, LINES, Qi, Rank, Yen, kinds_phrases
from engines.firebulls.state import Phase, Qijie
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
        yield from _attack(view)


def _attack(view: View) -> Iterator[Phrase]:
    """What everybody saw of it so far, and what its Warriors will cost.  # FB-59"""
    if view.captures and view.direction:
        yield say("position-attack", direction=view.direction, captures=view.captures)
    elif view.captures:
        yield say("position-attack-general")
    if view.warriors:
        yield say("position-warriors", warriors=view.warriors, owed=min(view.warriors, view.earlier))


def _lines(view: View) -> Iterator[Phrase]:
    """Those that the reader may attack have keys of their own: they come first where room is short."""
    own = 0 if view.viewer is None else view.seats[view.viewer].direction
    near = reach(view.edition, own) if own else {}
    for direction in DIRECTIONS:
        pawn = next((one.seat for one in view.seats if one.direction == direction), None)
        whose = say("position-no-pawn") if pawn is None else Who(pawn)
        cards = tuple(_card(yen) for cell in LINES[direction] if (yen := view.rows[cell]) is not None)
        if direction == own:
            yield say("position-line-own", direction=direction, pawn=whose, cards=cards)
        elif direction in near:
            yield say("position-line-near", direction=direction, pawn=whose, cards=cards)
        else:
            yield say("position-line", direction=direction, pawn=whose, cards=cards)


def _card(yen: Yen) -> Phrase:
    return say("position-card", card=yen, price=price(yen), points=FACES[yen].points)


def _stocks(view: View) -> Iterator[Phrase]:
    yield say("position-piles", first=view.piles[0], second=view.piles[1], third=view.piles[2])
    yield say("position-general", general=view.general, price=price_of_general(view))
    yield say("position-reserve", cards=kinds_phrases(view.reserve))
    yield say("position-deck", deck=view.deck, passes=view.passes, limit=view.limit)
    yield say("position-discards", cards=kinds_phrases(view.discards))
    if view.removed:
        yield say("position-removed", cards=tuple(sorted(view.removed)))


def price(yen: Yen) -> Phrase:
    """What a card costs, in words."""
    face = FACES[yen]
    if face.rank in (Rank.SOLDIER, Rank.WU) and face.colour is not None:
        return say(f"held-{face.colour.name.lower()}", count=len(face.price.colours))
    return say(f"price-{face.rank.name.lower()}")


def price_of_general(view: View) -> Phrase:
    return say("price-general" if view.general is Qijie.BESIDE else "price-none")


def _seats(view: View) -> Iterator[Phrase]:
    for one in sorted(view.seats, key=lambda one: one.seat != view.viewer):
        yield _seat(one)
        if any(one.known) and one.seat != view.viewer:
            yield say("position-known", seat=Who(one.seat), cards=kinds_phrases(one.known))


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
        yield say("position-hand", cards=kinds_phrases(view.hand))
        if view.gained is not None:
            yield say("position-gained", card=Qi(view.gained))
