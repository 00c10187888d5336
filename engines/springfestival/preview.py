"""What a choice would lead to, from the viewer's view alone."""

from functools import lru_cache

from engines.core import Phrase, Preview, Seat, Who, say
from engines.springfestival.actions import Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.area import Area, Launch, any_fits, finale, fits, launch, turned_back
from engines.springfestival.data import (
    CARDS,
    PERFECT_BOUQUET,
    STARTING_SETS,
    STARTING_TILES,
    TILES,
    composition_phrase,
)
from engines.springfestival.grid import write_cell, write_cells
from engines.springfestival.view import SeatView, View


def preview(view: View, action: Choice) -> Preview:
    match action:
        case Place():
            return _place(view.mine, action)
        case Lay():
            return _lay(view, action)
        case Rotate():
            return _rotate(view, action)
        case Complete():
            return _complete(view, action)
        case Done():
            return Preview(passes=True, consequence=say("preview-done"))
        case Finale():
            return _finale(view.mine.area, action)


def fitting(area: Area, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The compositions that could be completed now."""
    return tuple(card for card in cards if fits(area, card))


def tile_phrase(tile: int) -> Phrase:
    return say("position-fire", colour=TILES[tile].colour, explosions=TILES[tile].explosions)


def _place(mine: SeatView, action: Place) -> Preview:
    """Sparks gained, tiles that would explode, compositions that would fit."""
    if mine.tile is None:
        return Preview()
    done = launch(mine.area, action.cell, mine.tile)
    cards = fitting(done.area, mine.cards)
    old = None if done.replaced is None else tile_phrase(done.replaced)
    return Preview(
        passes=not cards,
        label=None if old is None else say("preview-replace", tile=old, cell=write_cell(action.cell)),
        consequence=say(
            "preview-place",
            tile=tile_phrase(mine.tile),
            replaced=old or "none",
            sparks=done.sparks,
            chain=done.chain,
            cards=len(cards),
        ),
        worth=_worth(done, cards),
        aside=say("preview-effect", sparks=done.sparks, chain=done.chain, cards=len(cards)),
        place=write_cell(action.cell),
    )


def _worth(done: Launch, cards: tuple[int, ...]) -> int:
    return done.sparks + done.chain + sum(CARDS[card].points for card in cards)


def _lay(view: View, action: Lay) -> Preview:
    mine = view.mine
    assert view.viewer is not None
    others = (seat for number, seat in enumerate(view.seats) if number != view.viewer and not seat.gone)
    last = mine.laid == STARTING_TILES - 1
    tile, cell = STARTING_SETS[view.viewer][action.explosions - 1], write_cell(action.cell)
    return Preview(
        reveals=last and all(seat.laid == STARTING_TILES for seat in others),
        passes=last,
        label=say("preview-lay", tile=tile_phrase(tile), cell=cell),
        consequence=say("preview-last", tile=tile_phrase(tile)) if last else None,
        place=cell,
    )


def _rotate(view: View, action: Rotate) -> Preview:
    """Who would get which tile; mine is the first to be told."""
    assert view.viewer is not None
    shop = view.shop
    served = {
        Seat(number): shop[(seat.place - action.quarters) % 4]
        for number, seat in enumerate(view.seats)
        if not seat.gone
    }
    got = tuple(
        say("preview-receives", seat=Who(seat), tile=tile_phrase(tile))
        for seat, tile in sorted(served.items(), key=lambda item: item[0] != view.viewer)
        if tile is not None
    )
    own = served[view.viewer]
    return Preview(
        reveals=view.height > 1,
        label=say("action-rotate", quarters=action.quarters),
        consequence=say("preview-rotate", received=got),
        worth=0 if own is None else best_launch(view.mine.area, view.mine.cards, own),
        aside=None if own is None else say("preview-mine", tile=tile_phrase(own)),
    )


@lru_cache(maxsize=64)
def best_launch(area: Area, cards: tuple[int, ...], tile: int) -> int:
    launches = (launch(area, cell, tile) for cell in area.free + area.cells)
    return max(_worth(done, fitting(done.area, cards)) for done in launches)


def _complete(view: View, action: Complete) -> Preview:
    """The card that comes next may fit too, which nobody knows yet: then the turn goes on."""
    mine, card = view.mine, CARDS[action.card]
    draws = view.decks[card.kind] > 0
    rest = tuple(one for one in mine.cards if one != action.card)
    cells = write_cells(action.cells)
    points, tiles = card.points, len(action.cells)
    consequence = (
        say("preview-complete", points=points, tiles=tiles)
        if draws
        else say("preview-complete-last", points=points, tiles=tiles)
    )
    return Preview(
        reveals=draws,
        passes=not any_fits(turned_back(mine.area, action.cells), rest),
        label=say("preview-composition", card=composition_phrase(action.card), cells=cells),
        consequence=consequence,
        worth=points,
        place=cells,
    )


def _finale(area: Area, action: Finale) -> Preview:
    chain, tiles = finale(area, action.cell).exploded.bit_count(), len(area.tiles)
    perfect = chain == tiles
    return Preview(
        passes=True,
        label=say(
            "preview-start",
            tile=tile_phrase(area.tiles[area.cells.index(action.cell)]),
            cell=write_cell(action.cell),
        ),
        consequence=say("preview-perfect", tiles=tiles, applause=PERFECT_BOUQUET)
        if perfect
        else say("preview-finale", chain=chain, tiles=tiles),
        worth=chain,
        aside=say("preview-bang", chain=chain),
        place=write_cell(action.cell),
    )
