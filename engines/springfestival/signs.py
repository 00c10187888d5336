"""The twelve Chinese signs: what each counts in the final area, whatever the tiles' faces."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import TypeAlias

from engines.springfestival.area import Area, full_sparks
from engines.springfestival.data import TILES, Colour, Sign, Tile
from engines.springfestival.grid import CORNERS, SIDES, STEPS, Direction, column, row
from engines.values import value

Tiles: TypeAlias = Mapping[int, Tile]


@value
class Scoring:
    points: int  # for each thing counted
    count: Callable[[Area], int]


def sign_count(sign: Sign, area: Area) -> int:
    return SCORINGS[sign].count(area)


def sign_points(sign: Sign, area: Area) -> int:
    return SCORINGS[sign].points * sign_count(sign, area)


def _goat(area: Area) -> int:
    """Columns with exactly one 1 (SF-50)."""
    return sum(sum(tile.explosions == 1 for tile in line) == 1 for line in _lines(area, column))


def _rooster(area: Area) -> int:
    """3s with a full Spark, each once (SF-51)."""
    sparkling = {cell for pair in full_sparks(area) for cell in pair}
    return sum(tile.explosions == 3 for cell, tile in _tiles(area).items() if cell in sparkling)


def _rabbit(area: Area) -> int:
    """Each side shared by two 2s (SF-52)."""
    tiles = _tiles(area)
    return sum(
        tile.explosions == 2 and other.explosions == 2
        for cell, tile in tiles.items()
        for other in _around(tiles, cell, (Direction.E, Direction.S))
    )


def _dog(area: Area) -> int:
    """4s with a free side, be it a hole's (SF-53)."""
    tiles = _tiles(area)
    return sum(tile.explosions == 4 and _neighbours(tiles, cell) < 4 for cell, tile in tiles.items())


def _snake(area: Area) -> int:
    """Red tiles with tiles on all four sides (SF-54)."""
    tiles = _tiles(area)
    return sum(tile.colour is Colour.RED and _neighbours(tiles, cell) == 4 for cell, tile in tiles.items())


def _tiger(area: Area) -> int:
    """Tiles of the biggest group of blue ones; a group needs two (SF-55)."""
    blue = {cell: tile for cell, tile in _tiles(area).items() if tile.colour is Colour.BLUE}
    biggest = max((_group(blue, cell) for cell in blue), default=0)
    return biggest if biggest > 1 else 0


def _rat(area: Area) -> int:
    """Yellow tiles that touch another by a corner (SF-56)."""
    return _in_company(area, Colour.YELLOW, CORNERS)


def _monkey(area: Area) -> int:
    """Green tiles beside another (SF-56)."""
    return _in_company(area, Colour.GREEN, SIDES)


def _dragon(area: Area) -> int:
    """Full Sparks as they lie now (SF-57)."""
    return len(full_sparks(area))


def _pig(area: Area) -> int:
    """Pairs of arrows that point at each other, corners included (SF-58)."""
    tiles = _tiles(area)
    return sum(
        arrow.opposite in tiles[cell + STEPS[arrow]].arrows
        for cell, tile in tiles.items()
        for arrow in tile.arrows
        if STEPS[arrow] > 0 and cell + STEPS[arrow] in tiles
    )


def _ox(area: Area) -> int:
    """Columns with a 1, a 2, a 3 and a 4 (SF-59)."""
    return sum(len({tile.explosions for tile in line}) == 4 for line in _lines(area, column))


def _horse(area: Area) -> int:
    """Lines with all four colours (SF-59)."""
    return sum(len({tile.colour for tile in line}) == 4 for line in _lines(area, row))


SCORINGS: Mapping[Sign, Scoring] = {
    Sign.GOAT: Scoring(3, _goat),
    Sign.ROOSTER: Scoring(3, _rooster),
    Sign.RABBIT: Scoring(5, _rabbit),
    Sign.DOG: Scoring(3, _dog),
    Sign.SNAKE: Scoring(5, _snake),
    Sign.TIGER: Scoring(3, _tiger),
    Sign.RAT: Scoring(3, _rat),
    Sign.MONKEY: Scoring(2, _monkey),
    Sign.DRAGON: Scoring(2, _dragon),
    Sign.PIG: Scoring(2, _pig),
    Sign.OX: Scoring(5, _ox),
    Sign.HORSE: Scoring(5, _horse),
}


def _tiles(area: Area) -> Tiles:
    return {cell: TILES[tile] for cell, tile in zip(area.cells, area.tiles, strict=True)}


def _lines(area: Area, of: Callable[[int], int]) -> Iterator[list[Tile]]:
    """The tiles with the same column or row, gaps allowed."""
    tiles = _tiles(area)
    for _, cells in groupby(sorted(area.cells, key=of), of):
        yield [tiles[cell] for cell in cells]


def _around(tiles: Tiles, cell: int, directions: tuple[Direction, ...]) -> list[Tile]:
    return [tiles[there] for way in directions if (there := cell + STEPS[way]) in tiles]


def _neighbours(tiles: Tiles, cell: int) -> int:
    return len(_around(tiles, cell, SIDES))


def _in_company(area: Area, colour: Colour, ways: tuple[Direction, ...]) -> int:
    """Tiles of a colour with at least one other of it there: each once, not each pair."""
    tiles = {cell: tile for cell, tile in _tiles(area).items() if tile.colour is colour}
    return sum(bool(_around(tiles, cell, ways)) for cell in tiles)


def _group(tiles: Tiles, cell: int) -> int:
    """How many of these tiles hang together by their sides with the one on this cell."""
    group = [cell]
    for member in group:
        group += (there for side in SIDES if (there := member + STEPS[side]) in tiles and there not in group)
    return len(group)
