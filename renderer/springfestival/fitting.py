"""Where a composition is nearest to complete: which of its cells the tableau has already."""

from collections import Counter
from functools import cache, lru_cache

from engines.springfestival.area import Area
from engines.springfestival.data import CARDS, Turn
from engines.springfestival.grid import WIDTH

Spot = tuple[int, int]  # column and row on the card
Cells = dict[Spot, bool]  # whether the value is asked there


def _cells(turn: Turn) -> Cells:
    """From steps through a grid to columns and rows from 0."""
    found = [
        (step - WIDTH * round(step / WIDTH), round(step / WIDTH), step in turn.values) for step in turn.cells
    ]
    left = min(x for x, _, _ in found)
    return {(x - left, y): asked for x, y, asked in found}


@cache
def laid_flat(card: int) -> Cells:
    """Laid so that it is three wide and two high at most."""
    turns = [_cells(turn) for turn in CARDS[card].turns]
    return min(
        turns, key=lambda cells: (max(y for _, y in cells), -max(x for x, _ in cells), sorted(cells.items()))
    )


@cache
def _turns(card: int) -> tuple[tuple[tuple[Spot, int, bool], ...], ...]:
    """The card as it is shown in its four rotations: each cell of it with its step through the grid."""
    rotated = [(spot, spot, asked) for spot, asked in laid_flat(card).items()]
    turns = []
    for _ in range(4):
        turns.append(tuple((spot, y * WIDTH + x, asked) for spot, (x, y), asked in rotated))
        rotated = [(spot, (-y, x), asked) for spot, (x, y), asked in rotated]
    return tuple(turns)


def found_on(area: Area, card: int) -> frozenset[Spot]:
    return _found(area.exploded, area.exploded & area.values[CARDS[card].value], card)


@lru_cache(maxsize=1024)
def _found(exploded: int, showing: int, card: int) -> frozenset[Spot]:
    best = frozenset[Spot]()
    for turn in _turns(card):
        starts = Counter(
            cell - step for _, step, asked in turn for cell in _cells_of(showing if asked else exploded)
        )
        start, count = max(starts.items(), key=lambda item: (item[1], -item[0]), default=(0, 0))
        if count > len(best):
            lit = ((spot, start + step, showing if asked else exploded) for spot, step, asked in turn)
            best = frozenset(spot for spot, cell, mask in lit if cell >= 0 and mask >> cell & 1)
    return best


@lru_cache(maxsize=64)
def _cells_of(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)
