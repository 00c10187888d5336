"""How pawns come together at a shore: the fewest points to a power there, and who comes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engines.fireship.data import HOME, PAWN_POWER, Colour, Island, Pawn
from engines.fireship.sea import SHORES, STEPS, cells_of
from engines.fireship.state import Fleet

PAWNS = tuple(Pawn)
SHORE_CELLS = tuple(tuple(cells_of(shore)) for shore in SHORES)

Coming: TypeAlias = tuple[tuple[Pawn, int], ...]


@lru_cache(maxsize=1 << 12)
def gathering(fleet: Fleet, colour: Colour, island: Island, wanted: int) -> tuple[int, int, Coming] | None:
    """For the shore cell that costs least: the points, the cell, and who would come there, nearest first."""
    pawns = [(STEPS[pawn][colour][at], -PAWN_POWER[pawn], pawn, at) for pawn in PAWNS for at in fleet[pawn]]
    best: tuple[int, int, Coming] | None = None
    for cell in SHORE_CELLS[island]:
        ways = sorted([(steps[cell], minus, pawn, at) for steps, minus, pawn, at in pawns])
        need = power = 0
        for before, (away, minus_power, _, _) in enumerate(ways):
            need += away - 1 if before and away else away
            power -= minus_power
            if best is not None and need >= best[0]:
                break
            if power >= wanted:
                best = need, cell, tuple([(pawn, at) for _, _, pawn, at in ways[: before + 1]])
                break
    return best


def steps_of(colour: Colour, cell: int, coming: Coming) -> Iterator[tuple[Pawn, int, int]]:
    """Who has still to move, and how far from the cell each of them may stop: the first goes into it."""
    led = coming[0][1] == cell
    for pawn, place in coming:
        if led and place != HOME and STEPS[pawn][colour][place][cell] <= 1:
            continue
        yield pawn, place, int(led)
        led = True
