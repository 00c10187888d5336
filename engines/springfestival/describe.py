"""The position in words, a sentence a line, enough to play by."""

from collections.abc import Iterator

from engines.core import Phrase, Seat, Who, say
from engines.springfestival.area import Area, full_sparks, progress
from engines.springfestival.data import CARDS, ROUNDS, TILES, Colour, Kind, composition_phrase
from engines.springfestival.grid import STEPS, Direction, write_cell
from engines.springfestival.preview import tile_phrase
from engines.springfestival.state import Phase
from engines.springfestival.view import SeatView, View


def describe(view: View) -> tuple[Phrase, ...]:
    return (*_table(view), *_shop(view), *_seats(view))


def _table(view: View) -> Iterator[Phrase]:
    match view.phase:
        case Phase.LAYING:
            yield say("position-laying", first=Who(view.active))
        case Phase.TURNING:
            yield say(
                "position-turning",
                round=view.round,
                rounds=ROUNDS,
                reader="active" if view.viewer == view.active else "other",
                active=Who(view.active),
            )
        case Phase.LAUNCHING:
            yield say(
                "position-launching",
                round=view.round,
                rounds=ROUNDS,
                active=Who(view.active),
                task=_task(view),
                tile="" if view.viewer is None or view.mine.tile is None else tile_phrase(view.mine.tile),
            )
        case Phase.FINALE:
            yield say("position-finale")
        case Phase.OVER:
            yield from _result(view)
    if view.waiting:
        yield say("position-waiting", seats=tuple(map(Who, view.waiting)))
    if view.sign:
        yield say(f"position-sign-{view.sign}", sign=view.sign)


def _task(view: View) -> str:
    """What is left to do in this round for who reads it."""
    if view.viewer is None or view.viewer not in view.waiting:
        return "wait"
    return "complete" if view.mine.tile is None else "place"


def _result(view: View) -> Iterator[Phrase]:
    assert view.outcome is not None
    yield say("position-over", ending=view.outcome.ending)
    for seat, score in enumerate(view.outcome.scores):
        if not view.seats[seat].gone:
            yield say("position-score", seat=Who(Seat(seat)), points=score.total)


def _shop(view: View) -> Iterator[Phrase]:
    if view.phase > Phase.LAUNCHING:
        return
    owners = {seat.place: Seat(number) for number, seat in enumerate(view.seats) if not seat.gone}
    for place, tile in enumerate(view.shop):
        if tile is None:
            continue
        shown = full_tile_phrase(tile)
        if place in owners:
            yield say("position-shop", place=place + 1, seat=Who(owners[place]), tile=shown)
        else:
            yield say("position-shop-nobody", place=place + 1, tile=shown)
    yield say("position-piles", height=view.height, colours=view.decks[0], patterns=view.decks[1])


def _seats(view: View) -> Iterator[Phrase]:
    """One's own first, the others as they sit."""
    for number in sorted(range(len(view.seats)), key=lambda number: number != view.viewer):
        yield from _seat(view, Who(Seat(number)), view.seats[number])


def _seat(view: View, who: Who, seat: SeatView) -> Iterator[Phrase]:
    if seat.gone:
        yield say("position-gone", seat=who)
        return
    yield say(
        "position-seat", seat=who, applause=seat.applause, cards=len(seat.completed), points=seat.points
    )
    if seat.tile is not None:
        yield say("position-received", seat=who, tile=full_tile_phrase(seat.tile))
    if view.phase is Phase.LAYING:
        yield say("position-laid", seat=who, laid=seat.laid)
    for tile in seat.unlaid:
        yield say("position-unlaid", tile=full_tile_phrase(tile))
    yield from _area(who, seat.area)
    for card in seat.cards:
        yield _composition(who, seat.area, card)


def _area(who: Who, area: Area) -> Iterator[Phrase]:
    """A sentence a tile, in reading order: cells are column, row from 0,0, rows counted downwards."""
    for cell, tile in zip(area.cells, area.tiles, strict=True):
        at, shown, beside = write_cell(cell), full_tile_phrase(tile), neighbours(area, cell)
        if area.is_exploded(cell):
            yield say("position-explosion", seat=who, cell=at, tile=shown, beside=beside)
        else:
            yield say("position-rocket", seat=who, cell=at, tile=shown, beside=beside)
    if pairs := full_sparks(area):
        yield say(
            "position-sparks",
            seat=who,
            sparks=len(pairs),
            pairs=tuple(
                say("position-pair", first=_fire(area, one), second=_fire(area, other))
                for one, other in pairs
            ),
        )


def neighbours(area: Area, cell: int) -> tuple[Phrase, ...]:
    """Its neighbours all around, which arrows may reach."""
    around = ((direction, area.tile(cell + STEPS[direction])) for direction in Direction)
    return tuple(
        say("position-beside", direction=direction, fire=tile_phrase(tile))
        for direction, tile in around
        if tile is not None
    )


def _fire(area: Area, cell: int) -> Phrase:
    tile = area.tile(cell)
    assert tile is not None
    return tile_phrase(tile)


def _composition(who: Who, area: Area, number: int) -> Phrase:
    card = CARDS[number]
    value: Colour | int = card.colour if card.kind is Kind.COLOUR else card.explosions
    return say(
        "position-composition",
        seat=who,
        card=composition_phrase(number),
        layout=say(f"figure-{card.figure.name.lower().replace('_', '-')}", value=value),
        matched=progress(area, number),
        cells=len(card.turns[0].cells),
    )


def full_tile_phrase(tile: int) -> Phrase:
    """With all that its neighbours must know."""
    shown = TILES[tile]
    if not shown.half_sparks:
        return say("position-tile-bare", fire=tile_phrase(tile), arrows=shown.arrows)
    return say("position-tile", fire=tile_phrase(tile), arrows=shown.arrows, sparks=shown.half_sparks)
