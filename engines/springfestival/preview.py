"""What a choice would lead to, from the viewer's view alone."""

from functools import lru_cache

from engines.core import Phrase, Preview, Seat, Who, say
from engines.springfestival.actions import Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.area import Area, Launch, any_fits, bouquets, finale, fits, launch, turned_back
from engines.springfestival.data import (
    CARDS,
    PERFECT_BOUQUET,
    STARTING_SETS,
    STARTING_TILES,
    TILES,
    Kind,
    composition_phrase,
)
from engines.springfestival.grid import STEPS, Direction, write_cell, write_cells
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
            return _done(view.mine)
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
        label=say("preview-put", tile=tile_phrase(mine.tile))
        if old is None
        else say("preview-replace", tile=tile_phrase(mine.tile), old=old),
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
        short=say("preview-effect", sparks=done.sparks, chain=done.chain, cards=len(cards)),
    )


def _worth(done: Launch, cards: tuple[int, ...]) -> int:
    return done.sparks + done.chain + sum(CARDS[card].points for card in cards)


def _lay(view: View, action: Lay) -> Preview:
    mine = view.mine
    assert view.viewer is not None
    others = (seat for number, seat in enumerate(view.seats) if number != view.viewer and not seat.gone)
    last = mine.laid == STARTING_TILES - 1
    tile, cell = STARTING_SETS[view.viewer][action.explosions - 1], write_cell(action.cell)
    meets = meetings(mine.area, action.cell, tile)
    return Preview(
        reveals=last and all(seat.laid == STARTING_TILES for seat in others),
        passes=last,
        label=say("preview-put", tile=tile_phrase(tile)),
        consequence=say("preview-last", tile=tile_phrase(tile)) if last else None,
        worth=1 + meets,
        place=cell if mine.laid else "",  # nobody chooses where the first one goes
        group=f"tile-{action.explosions}",
        short=say("short-lay", tile=tile_phrase(tile), meets=meets),
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
        short=None if own is None else say("short-rotate", quarters=action.quarters, tile=tile_phrase(own)),
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
        label=say("preview-composition", card=composition_phrase(action.card)),
        consequence=consequence,
        worth=points,
        place=cells,
        short=card_phrase(action.card),
    )


def card_phrase(number: int) -> Phrase:
    """A composition on a button: its shape, what it asks for, its points."""
    card = CARDS[number]
    shape = say(f"called-{card.shape.name.lower()}")
    if card.kind is Kind.COLOUR:
        return say("short-colours", shape=shape, colour=card.colour, points=card.points)
    return say("short-pattern", shape=shape, explosions=card.explosions, points=card.points)


def _done(mine: SeatView) -> Preview:
    """What is left lying may fit in a later round, if it is not set off or replaced until then."""
    left = max((CARDS[card].points for card in fitting(mine.area, mine.cards)), default=0)
    return Preview(
        passes=True,
        consequence=say("preview-done"),
        loses=say("loses-left", points=left) if left else None,
        short=say("short-done", points=left),
    )


def _finale(area: Area, action: Finale) -> Preview:
    chain, tiles = finale(area, action.cell).exploded.bit_count(), len(area.tiles)
    perfect, most = chain == tiles, longest_chain(area)
    return Preview(
        passes=True,
        label=say("preview-start", tile=tile_phrase(area.tiles[area.cells.index(action.cell)])),
        consequence=say("preview-perfect", tiles=tiles, applause=PERFECT_BOUQUET)
        if perfect
        else say("preview-finale", chain=chain, tiles=tiles),
        worth=chain,
        aside=say("preview-bang", chain=chain),
        place=write_cell(action.cell),
        loses=say("loses-chain", chain=most - chain) if chain < most else None,
        short=say("short-finale", chain=chain, perfect="yes" if perfect else "no"),
    )


@lru_cache(maxsize=64)
def longest_chain(area: Area) -> int:
    return max(bouquets(area))


def meetings(area: Area, cell: int, tile: int) -> int:
    """Arrows between a tile laid there and those around it, either way."""
    met = 0
    for direction in Direction:
        there = area.tile(cell + STEPS[direction])
        if there is not None:
            met += (direction in TILES[tile].arrows) + (direction.opposite in TILES[there].arrows)
    return met
