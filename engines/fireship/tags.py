"""Pawns that differ from their twins for a turn: those that may not use their cell, and the fast ones."""

from collections.abc import Iterable, Iterator
from itertools import islice
from operator import attrgetter

from engines.fireship.data import HOME, SPECIALS, Pawn
from engines.fireship.state import Fleet, Reading, Tag

PAWNS = tuple(Pawn)
SPECIAL_PLACES = frozenset(SPECIALS)
in_order = attrgetter("pawn", "place", "origin", "fast")


def tags_at_start(fleet: Fleet) -> tuple[Tag, ...]:
    """The pawns that may not use the special cell they stand on.  # FS-45"""
    boats, planes, battleships = fleet
    if SPECIAL_PLACES.isdisjoint((*boats, *planes, *battleships)):
        return ()
    return tuple(
        Tag(pawn, place, place, fast=False) for pawn in PAWNS for place in fleet[pawn] if place in SPECIALS
    )


def readings_after(
    readings: Iterable[Reading], pawn: Pawn, start: int, to: int, pawns: int, steps: int, *, either: bool
) -> tuple[Reading, ...]:
    """After a move of one of so many like pawns; `either`: any of them, as nobody can tell them apart."""
    found: dict[tuple[Tag, ...], int] = {}
    for reading in readings:
        for tags, fast in islice(_moved(reading.tags, pawn, start, to, pawns), None if either else 1):
            points = reading.points - ((steps + 1) // 2 if fast else steps)
            kept = tuple(sorted(tags, key=in_order)) if either else tags
            if points > found.get(kept, -1):
                found[kept] = points
    return _likeliest_first(found)


def _moved(
    tags: tuple[Tag, ...], pawn: Pawn, start: int, to: int, pawns: int
) -> Iterator[tuple[tuple[Tag, ...], bool]]:
    """The fast one first, then the one that may not use the cell, then one that is like any other."""
    twins = _twins(tags, pawn, start)
    for mover in dict.fromkeys(sorted(twins, key=lambda tag: (tag.fast, tag.origin == start), reverse=True)):
        yield (*_without(tags, mover), Tag(pawn, to, mover.origin, mover.fast)), mover.fast
    if len(twins) < pawns:
        yield tags, False


def tags_with_fast(tags: tuple[Tag, ...], pawn: Pawn, place: int, pawns: int) -> tuple[Tag, ...]:
    """Of twins one that keeps all its uses becomes fast.  # FS-54, FS-57"""
    twins = _twins(tags, pawn, place)
    if len(twins) < pawns:
        return (*tags, Tag(pawn, place, HOME, fast=True))
    slow = next(tag for tag in twins if not tag.fast)
    return (*_without(tags, slow), Tag(pawn, place, slow.origin, fast=True))


def readings_without(
    readings: Iterable[Reading], pawn: Pawn, place: int, pawns_left: int, *, either: bool
) -> tuple[Reading, ...]:
    """After one of the like pawns there was destroyed."""
    found: dict[tuple[Tag, ...], int] = {}
    for reading in readings:
        for tags in islice(_bereft(reading.tags, pawn, place, pawns_left), None if either else 1):
            found[tags] = max(reading.points, found.get(tags, -1))
    return _likeliest_first(found)


def _bereft(tags: tuple[Tag, ...], pawn: Pawn, place: int, pawns_left: int) -> Iterator[tuple[Tag, ...]]:
    """The least useful one first."""
    twins = _twins(tags, pawn, place)
    slow = [tag for tag in twins if not tag.fast]
    for lost in dict.fromkeys(slow):
        yield _without(tags, lost)
    if len(twins) <= pawns_left:
        yield tags
    for lost in dict.fromkeys(tag for tag in twins if tag.fast):
        yield _without(tags, lost)


def _likeliest_first(found: dict[tuple[Tag, ...], int]) -> tuple[Reading, ...]:
    """With the most points first: what costs the least is taken until another reading is needed."""
    readings = [Reading(tags, points) for tags, points in found.items()]
    return tuple(sorted(readings, key=lambda reading: -reading.points))


def _twins(tags: tuple[Tag, ...], pawn: Pawn, place: int) -> list[Tag]:
    return [tag for tag in tags if tag.pawn == pawn and tag.place == place]


def _without(tags: tuple[Tag, ...], lost: Tag) -> tuple[Tag, ...]:
    at = tags.index(lost)
    return tags[:at] + tags[at + 1 :]
