"""Chance for players, never for games: a fast stream of numbers, the same for the same seed."""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

BITS: Final = (1 << 64) - 1
STRIDE: Final = 0x9E3779B97F4A7C15


class Dice:
    """SplitMix64."""

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = seed & BITS

    @classmethod
    def of(cls, seed: bytes) -> "Dice":
        return cls(int.from_bytes(seed[:8], "big"))

    def word(self) -> int:
        self._at = at = (self._at + STRIDE) & BITS
        at = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & BITS
        at = ((at ^ (at >> 27)) * 0x94D049BB133111EB) & BITS
        return at ^ (at >> 31)

    def below(self, n: int) -> int:
        """One of 0 … n − 1; how far from equally likely is beneath notice."""
        return (self.word() * n) >> 64

    def share(self) -> float:
        """From 0 to just below 1."""
        return self.word() / (BITS + 1)

    def one_of(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
