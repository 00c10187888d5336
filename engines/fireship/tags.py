"""Pawns that differ from their twins for a turn: those that may not use their cell, and the fast ones."""

from itertools import chain

from engines.fireship.data import HOME, SPECIALS, Pawn
from engines.fireship.state import Fleet, Tag


def tags_at_start(fleet: Fleet) -> tuple[Tag, ...]:
    """The pawns that may not use the special cell they stand on.  # FS-45"""
    if SPECIALS.keys().isdisjoint(chain(*fleet)):
        return ()
    return tuple(
        Tag(pawn, place, place, fast=False) for pawn in Pawn for place in fleet[pawn] if place in SPECIALS
    )


def tags_after(tags: tuple[Tag, ...], pawn: Pawn, start: int, to: int) -> tuple[Tag, ...]:
    """Of twins the fast one moves first, then the one that may not use the cell."""
    twins = _twins(tags, pawn, start)
    if not twins:
        return tags
    mover = max(twins, key=lambda tag: (tag.fast, tag.origin == start))
    return (*_without(tags, mover), Tag(pawn, to, mover.origin, mover.fast))


def tags_with_fast(tags: tuple[Tag, ...], pawn: Pawn, place: int, pawns: int) -> tuple[Tag, ...]:
    """Of twins one that keeps all its uses becomes fast.  # FS-54, FS-57"""
    twins = _twins(tags, pawn, place)
    if len(twins) < pawns:
        return (*tags, Tag(pawn, place, HOME, fast=True))
    slow = next(tag for tag in twins if not tag.fast)
    return (*_without(tags, slow), Tag(pawn, place, slow.origin, fast=True))


def tags_without(tags: tuple[Tag, ...], pawn: Pawn, place: int, pawns_left: int) -> tuple[Tag, ...]:
    """Of twins the least useful one was destroyed."""
    twins = _twins(tags, pawn, place)
    slow = [tag for tag in twins if not tag.fast]
    if slow:
        return _without(tags, slow[0])
    return _without(tags, twins[0]) if len(twins) > pawns_left else tags


def _twins(tags: tuple[Tag, ...], pawn: Pawn, place: int) -> list[Tag]:
    return [tag for tag in tags if tag.pawn == pawn and tag.place == place]


def _without(tags: tuple[Tag, ...], lost: Tag) -> tuple[Tag, ...]:
    at = tags.index(lost)
    return tags[:at] + tags[at + 1 :]
