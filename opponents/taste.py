"""What a computer likes: small leanings that last a game, so that not everybody of its level plays alike."""

from engines.chance import seed_from
from engines.values import value

MIDDLE = 1 << 31


@value
class Taste:
    """All that is known of it: a seed."""

    seed: bytes

    def of(self, what: str) -> float:
        """From −1 to just below 1; the same thing is liked as much for the whole game."""
        drawn = seed_from("liked", self.seed, what)
        return int.from_bytes(drawn[:4], "big") / MIDDLE - 1
