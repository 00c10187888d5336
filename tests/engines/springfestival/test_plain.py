"""The engine's bits against a plain reading of the rules, with columns, rows and dictionaries."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypeAlias, cast

import pytest

from engines.chance import seed_from
from engines.log import Beginning, playout
from engines.springfestival.area import (
    Area,
    any_fits,
    bouquets,
    exploding,
    fits,
    full_sparks,
    launch,
    progress,
)
from engines.springfestival.data import CARDS, TILES, Card, Kind, Tile
from engines.springfestival.grid import Direction, cell_at, column, row
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import State

Place: TypeAlias = tuple[int, int]
WAYS = {
    Direction.N: (0, -1), Direction.NE: (1, -1), Direction.E: (1, 0), Direction.SE: (1, 1),
    Direction.S: (0, 1), Direction.SW: (-1, 1), Direction.W: (-1, 0), Direction.NW: (-1, -1),
}  # fmt: skip


def positions(seed: int) -> Iterator[tuple[State, Area]]:
    """Areas of a random game, each with the position it comes from."""
    beginning = Beginning(SPRINGFESTIVAL, 4, {}, {}, seed_from("plain", seed))
    for number, moment in enumerate(playout(beginning, beginning.seed).moments()):
        state = cast(State, moment.step.state)
        yield state, state.players[number % 4].area


def plainly(area: Area) -> dict[Place, Tile]:
    return {(column(cell), row(cell)): TILES[tile] for cell, tile in zip(area.cells, area.tiles, strict=True)}


def next_to(place: Place, way: Direction) -> Place:
    return place[0] + WAYS[way][0], place[1] + WAYS[way][1]


def asked(card: Card, tile: Tile) -> bool:
    return tile.colour is card.colour if card.kind is Kind.COLOUR else tile.explosions == card.explosions


def rotations(card: Card) -> Iterator[Mapping[Place, str]]:
    marks = {(x, y): mark for y, line in enumerate(card.figure.rows) for x, mark in enumerate(line)}
    for _ in range(4):
        yield {place: mark for place, mark in marks.items() if mark != "."}
        marks = {(-y, x): mark for (x, y), mark in marks.items()}


def matches(card: Card, tiles: Mapping[Place, Tile], exploded: set[Place]) -> Iterator[list[Place]]:
    """For every rotation in every place: the cells where it is matched."""
    columns, rows = ([place[part] for place in exploded] for part in (0, 1))
    corners = product(range(min(columns) - 3, max(columns) + 4), range(min(rows) - 3, max(rows) + 4))
    for marks, (x, y) in product(rotations(card), tuple(corners)):
        there = {(x + dx, y + dy): mark for (dx, dy), mark in marks.items()}
        yield [
            place
            for place, mark in there.items()
            if place in exploded and (mark == "*" or asked(card, tiles[place]))
        ]


@pytest.mark.parametrize("seed", range(2))
def test_compositions_fit_where_a_search_of_the_plane_finds_them(seed: int) -> None:
    found = 0
    for number, (_, area) in enumerate(positions(seed)):
        if number % 12 or not area.exploded:
            continue
        tiles = plainly(area)
        exploded = {place for place in tiles if area.is_exploded(cell_at(*place))}
        for at, card in enumerate(CARDS):
            all_matches = list(matches(card, tiles, exploded))
            size = len(card.turns[0].cells)
            complete = {
                tuple(sorted(cell_at(*one) for one in match)) for match in all_matches if len(match) == size
            }
            assert fits(area, at) == tuple(sorted(complete))
            assert any_fits(area, (at,)) is bool(complete)
            assert progress(area, at) == max(map(len, all_matches))
            found += len(complete)
    assert found > 10


def spread(tiles: Mapping[Place, Tile], rockets: set[Place], start: Place) -> set[Place]:
    """Flips one tile, then whatever its arrows point at, each in its turn."""
    flipped, waiting = {start}, [start]
    while waiting:
        place = waiting.pop(0)
        for arrow in tiles[place].arrows:
            there = next_to(place, arrow)
            if there in rockets and there not in flipped:
                flipped.add(there)
                waiting.append(there)
    return flipped


def half_sparks_met(tiles: Mapping[Place, Tile], place: Place) -> int:
    return sum(
        (there := next_to(place, side)) in tiles and side.opposite in tiles[there].half_sparks
        for side in tiles[place].half_sparks
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_launch_does_what_the_rules_say_tile_by_tile(seed: int) -> None:
    launches = 0
    for state, area in positions(seed):
        if not area.cells:
            continue
        new = state.centre.piles[0][0] if state.centre.height else 0
        for cell in (*area.free[:3], *area.cells[:3]):
            place, tiles = (column(cell), row(cell)), plainly(area)
            rockets = {one for one in tiles if not area.is_exploded(cell_at(*one))} - {place}
            replaced = tiles.get(place)
            tiles[place] = TILES[new]
            flipped = spread(tiles, rockets, place)
            launched = launch(area, cell, new)
            assert plainly(launched.area) == tiles
            assert {one for one in tiles if not launched.area.is_exploded(cell_at(*one))} == rockets - flipped
            assert (launched.chain, launched.sparks) == (len(flipped), half_sparks_met(tiles, place))
            turned = {(column(one), row(one)) for one in exploding(area, cell, launched.area)}
            assert turned == flipped
            assert (launched.replaced is None) is (replaced is None)
            launches += 1
    assert launches > 300


@pytest.mark.parametrize("seed", range(2))
def test_bouquets_and_full_sparks_are_those_of_the_rules(seed: int) -> None:
    for _, area in positions(seed):
        tiles = plainly(area)
        chains = tuple(len(spread(tiles, set(tiles), (column(cell), row(cell)))) for cell in area.cells)
        assert bouquets(area) == chains
        assert 2 * len(full_sparks(area)) == sum(half_sparks_met(tiles, place) for place in tiles)
