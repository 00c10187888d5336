"""Positions built by hand, with tiles of one's own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from engines.chance import seed_from
from engines.core import Action, Seat, Settings, Step, act, start
from engines.springfestival import area as area_module
from engines.springfestival import autopilot, describe, objections, preview, signs, turns
from engines.springfestival import legal as legal_module
from engines.springfestival.actions import Place, Rotate
from engines.springfestival.area import Area, bits_of
from engines.springfestival.data import CARDS, NORTH_WEST, STARTING_TILES, TILES, Colour, Sign, Tile
from engines.springfestival.grid import ORIGIN, SIDES, STEPS, Direction, cell_at
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player, State

USERS_OF_TILES = (area_module, autopilot, describe, legal_module, objections, preview, signs, turns)


@dataclass(frozen=True)
class Workshop:
    """Makes tiles that are in no box, for the time of a test."""

    patch: pytest.MonkeyPatch

    def tile(self, name: str, arrows: str = "", sparks: str = "") -> int:
        """`tile("red 3", arrows="NW N NE", sparks="S")`"""
        colour, explosions = name.split()
        ways = tuple(Direction[word] for word in arrows.split())
        halves = tuple(Direction[word] for word in sparks.split())
        made = Tile(name, Colour[colour.upper()], int(explosions), ways, halves)
        tables = {
            "TILES": made,
            "ARROWS": bits_of(NORTH_WEST + STEPS[way] for way in ways),
            "VALUES": (int(made.colour), 3 + made.explosions),
            "FACING": tuple((STEPS[side], side.opposite) for side in halves),
        }
        number = len(vars(turns)["TILES"])
        for module in USERS_OF_TILES:
            for table, entry in tables.items():
                if hasattr(module, table):
                    self.patch.setattr(module, table, (*getattr(module, table), entry))
        return number


def named(name: str) -> int:
    """The number of a tile in the box."""
    return next(number for number, tile in enumerate(TILES) if tile.name == name)


def card(name: str) -> int:
    return next(number for number, one in enumerate(CARDS) if one.name == name)


NONE: Mapping[tuple[int, int], int] = {}


def area(
    rockets: Mapping[tuple[int, int], int] = NONE, exploded: Mapping[tuple[int, int], int] = NONE
) -> Area:
    """Tiles by column and row, on either face."""
    tiles = {cell_at(*at): tile for at, tile in (*rockets.items(), *exploded.items())}
    values = [0] * 8
    for cell, tile in tiles.items():
        for value in vars(area_module)["VALUES"][tile]:
            values[value] |= 1 << cell
    return Area(
        tuple(sorted(tiles)),
        tuple(tiles[cell] for cell in sorted(tiles)),
        border(tiles),
        bits_of(cell_at(*at) for at in rockets),
        bits_of(cell_at(*at) for at in exploded),
        tuple(values),
    )


def border(cells: Iterable[int]) -> tuple[int, ...]:
    around = {cell + step for cell in cells for step in (STEPS[side] for side in SIDES)}
    return tuple(sorted(around.difference(cells))) or (ORIGIN,)


def cells(*at: tuple[int, int]) -> tuple[int, ...]:
    return tuple(sorted(cell_at(*one) for one in at))


def exploded_cells(area: Area) -> tuple[int, ...]:
    return tuple(cell for cell in area.cells if area.is_exploded(cell))


def new_game(seats: int, options: Settings | None = None, seed: object = 0) -> State:
    return start(SPRINGFESTIVAL, seats, {}, options or {}, seed_from("test", str(seed))).state


def laid_out(seats: int, options: Settings | None = None, seed: object = 0) -> State:
    """Everybody has laid the starting tiles as the bot does; the shop is to be turned."""
    state = new_game(seats, options, seed)
    while state.phase is Phase.LAYING:
        seat = state.waiting[0]
        state = act(SPRINGFESTIVAL, state, seat, autopilot.autopilot(state, seat)).state
    return state


def launching(*players: Player, seed: object = 0, sign: Sign | None = None, height: int = 5) -> State:
    """These players in the middle of a round: who has a tile places it, the others complete or are done."""
    state = laid_out(len(players), seed=seed)
    piles = tuple(pile[:height] for pile in state.centre.piles)
    return replace(
        state,
        phase=Phase.LAUNCHING,
        players=players,
        waiting=tuple(map(Seat, range(len(players)))),
        centre=replace(state.centre, sign=sign, piles=piles),
    )


def census(state: State) -> Mapping[str, int]:
    """What is in the box stays in the game or is known to be lost: every tile and card exactly once."""
    centre = state.centre
    tiles = [tile for pile in centre.piles for tile in pile]
    cards = [one for deck in centre.decks for one in deck]
    for seat, player in enumerate(state.players):
        own = player.area.tiles
        if len(own) < STARTING_TILES and not player.gone:
            tiles += legal_module.unlaid(Seat(seat), player.area)
        tiles += own if player.tile is None else (*own, player.tile)
        cards += (*player.cards, *player.completed)
    return {
        "tiles": bits_of(tiles) | state.lost_tiles,
        "number of tiles": len(tiles) + state.lost_tiles.bit_count(),
        "cards": bits_of(cards) | centre.lost_cards,
        "number of cards": len(cards) + centre.lost_cards.bit_count(),
    }


def do(state: State, seat: int, action: Action) -> Step[State]:
    return act(SPRINGFESTIVAL, state, Seat(seat), action)


def follow(state: State, *played: tuple[int, Action]) -> State:
    for seat, action in played:
        state = do(state, seat, action).state
    return state


def legal(state: State, seat: int) -> Sequence[Action]:
    return SPRINGFESTIVAL.legal(state, Seat(seat))


def skip_round(state: State) -> State:
    """Everybody does what the bot would do."""
    if state.phase is Phase.TURNING:
        state = do(state, state.active, Rotate(0)).state
    while state.phase is Phase.LAUNCHING:
        seat = state.waiting[0]
        state = do(state, seat, SPRINGFESTIVAL.autopilot(state, seat)).state
    return state


def with_example(workshop: Workshop, *cards: str) -> Player:
    """The square of the rulebook's example, all but the tile to be placed on 1,1."""
    return Player(
        area(
            exploded={
                (0, 0): workshop.tile("red 1"),
                (1, 0): workshop.tile("yellow 1"),
                (0, 1): workshop.tile("blue 2"),
            }
        ),
        tuple(map(card, cards)),
        (),
        0,
        workshop.tile("red 3"),
    )


SQUARE = cells((0, 0), (1, 0), (0, 1), (1, 1))
CORNER = Place(cell_at(1, 1))
