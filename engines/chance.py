"""Chance that can be replayed and proved: a 256-bit seed and a position in its keyed BLAKE2b stream."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from hashlib import blake2b, sha256
from hmac import compare_digest
from itertools import count, islice
from struct import Struct
from typing import TypeVar

from engines.values import value

T = TypeVar("T")

SEED_BYTES = 32
WORDS_PER_BLOCK = 8
WORDS = Struct(f">{WORDS_PER_BLOCK}Q")
WORD_VALUES = 1 << 64


@lru_cache(maxsize=256)
def _block(seed: bytes, number: int) -> tuple[int, ...]:
    """Eight words of 64 bits; a pure function of its arguments, so remembering it changes nothing."""
    return WORDS.unpack(blake2b(number.to_bytes(16, "big"), key=seed).digest())


def _draw(seed: bytes, position: int, n: int) -> tuple[int, int]:
    """A number and the next position; words beyond the last whole multiple of n are passed over."""
    assert n > 0
    limit = WORD_VALUES - WORD_VALUES % n
    while True:
        word = _block(seed, position // WORDS_PER_BLOCK)[position % WORDS_PER_BLOCK]
        position += 1
        if word < limit:
            return word % n, position


@value
class Chance:
    """Drawing gives the result and the chance that follows it; the same chance always draws the same."""

    seed: bytes = field(repr=False)
    position: int = 0

    def draw(self, n: int) -> tuple[int, "Chance"]:
        """One of 0 … n − 1, equally likely."""
        drawn, position = _draw(self.seed, self.position, n)
        return drawn, Chance(self.seed, position)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Chance"]:
        """Fisher–Yates, from the end."""
        shuffled, position = list(items), self.position
        for last in range(len(shuffled) - 1, 0, -1):
            other, position = _draw(self.seed, position, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled), Chance(self.seed, position)

    def sample(self, items: Sequence[T], k: int) -> tuple[tuple[T, ...], "Chance"]:
        """The first k of a shuffle."""
        shuffled, chance = self.shuffle(items)
        return tuple(islice(shuffled, k)), chance


def words(seed: bytes) -> Iterator[int]:
    """The stream's 64-bit words without end: for players who choose at random, not for games."""
    for number in count():
        yield from _block(seed, number)


def seed_from(*parts: str | int | bytes) -> bytes:
    """A 256-bit seed from what is given, each part told apart from its neighbours by its length."""
    digest = blake2b(digest_size=SEED_BYTES, person=b"fireside-seed")
    for part in parts:
        raw = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(raw).to_bytes(8, "big") + raw)
    return digest.digest()


def commitment(server_seed: bytes) -> str:
    """What is posted before anybody joins; it binds the server to its seed without showing it."""
    return sha256(server_seed).hexdigest()


def mix(server_seed: bytes, contributions: Sequence[str]) -> bytes:
    """The game's seed: the server's secret and what the players brought, in seat order."""
    return seed_from("mix", server_seed, *contributions)


def honours(server_seed: bytes, promised: str) -> bool:
    """Whether a revealed server seed is the one that was promised."""
    return compare_digest(commitment(server_seed), promised.lower())
