"""The part of the chart around the targets, with its coordinates; no island and no home square is cut."""

from collections.abc import Sequence
from itertools import combinations

from engines.fireship.data import SIDE
from renderer.closer import Span
from renderer.fireship.layout import CELL, CHART, FIRST, HOME_SQUARES, ISLANDS, edge

MOST = 12  # cells side by side: a mark of 58 pixels is then at least 20 where 320 are shown
LEAST = 6
REACH = 28  # of a mark, from its middle


def _free_edges() -> tuple[int, ...]:
    """Between columns, or rows, where neither an island nor a home square lies; the chart is symmetrical."""
    across = [(left, right) for left, _, right, _ in (*ISLANDS.values(), *HOME_SQUARES.values())]
    return tuple(
        number for number in range(SIDE + 1) if not any(left < edge(number) < right for left, right in across)
    )


FREE = _free_edges()


def window(marks: Sequence[tuple[float, float]]) -> tuple[Span, Span] | None:
    """Columns and rows, from and to; None where the marks lie too far apart, or there are none."""
    if not marks:
        return None
    columns = _around([x for x, _ in marks], MOST)
    rows = _around([y for _, y in marks], SIDE)
    return (columns, rows) if columns and rows else None


def _around(marks: list[float], most: int) -> Span | None:
    first, last = (min(marks) - REACH - FIRST) / CELL, (max(marks) + REACH - FIRST) / CELL
    fitting = [
        (start, end)
        for start, end in combinations(FREE, 2)
        if start <= first and last <= end and end - start <= most
    ]
    return min(
        fitting, key=lambda one: (one[1] - one[0] < 6, abs(first + last - sum(one)), one), default=None
    )


def spans(cells: Span) -> tuple[Span, ...]:
    """With the frame and the coordinates on both sides."""
    return (0, FIRST), (edge(cells[0]), edge(cells[1])), (edge(SIDE), CHART)
