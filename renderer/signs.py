"""Under which sign a place is chosen: the button bears it, and the picture. One sign, one place."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like figures


def figures(places: Sequence[str]) -> Mapping[str, str]:
    return {place: str(number) for number, place in enumerate(places, 1)}


def letters() -> Iterator[str]:
    """Where the things themselves bear figures; after the last one AA, AB …"""
    yield from LETTERS
    yield from map("".join, product(LETTERS, repeat=2))
