"""How much is tried: at every check, and once before a release (`make long`), then with other seeds."""

import os

FIRST_SEED = os.environ.get("LONG")

SIZES = {  # at every check, before a release
    "crashes": (1, 100),  # of PostgreSQL, times 20
    "cuts": (1, 100),  # of all lines to it, times 20
    "doubled": (20, 50),  # of a hundred presses; as many are followed by earlier ones
    "every disk sync": (3, 1),  # fails in its turn
    "every disk write": (10, 1),
    "moves on a failing disk": (12, 30),
    "interactions": (1, 50),  # times 20,000
    "kills": (4, 200),  # times 50
    "outbox": (2_400, 300_000),  # lives of an outbox
    "power cuts": (1, 67),  # times 300
    "reminders": (60, 10_000),  # lives of three tables
    "shuffles": (100_000, 1_000_000),
    "twins": (6, 2_000),  # times 50 pairs, of each game
    "two bots": (1, 100),  # times 50 kills
    "votes": (300, 100_000),  # games with votes
}


def size(of: str) -> int:
    return SIZES[of][FIRST_SEED is not None]


def seeds(of: str) -> range:
    first = int(FIRST_SEED or 0)
    return range(first, first + size(of))
