"""How much is tried: at every check, more before a release (`make long`), and less by `make quick`."""

import os

FIRST_SEED = os.environ.get("LONG")
QUICK = bool(
    os.environ.get("QUICK")
)  # of every law a tenth of the seeds, of options none and all, of pictures a quarter

SIZES = {  # at every check, before a release
    "computers": (1, 50),  # killed, and their minds, times 50, in two stories
    "crashes": (1, 100),  # of PostgreSQL, times 20
    "cuts": (1, 100),  # of all lines to it, times 20
    "doubled": (20, 50),  # of a hundred presses; as many are followed by earlier ones
    "every disk sync": (3, 1),  # fails in its turn
    "every disk write": (10, 1),
    "moves on a failing disk": (12, 30),
    "films": (1, 100),  # of a game with so many seats, at most
    "finished games": (240, 10_000),  # of which every number of the statistics is counted again
    "interactions": (1, 50),  # times 20,000
    "killed of three": (4, 60),  # processes, some seconds apart
    "kills": (4, 200),  # times 50
    "one panel": (1, 100),  # ten acts at a table of each game
    "outbox": (2_400, 300_000),  # lives of an outbox
    "panels": (6, 120),  # positions of a game with so many seats in a language, times 12 panels
    "power cuts": (1, 67),  # times 300
    "reminders": (60, 10_000),  # lives of three tables
    "replaced": (6, 100),  # processes, while people press
    "secrets": (1, 500),  # times two worlds
    "shuffles": (100_000, 1_000_000),
    "stories": (1, 40),  # games of each, told at ten times the simulations
    "three processes": (1, 1),
    "twins": (6, 2_000),  # times 50 pairs, of each game
    "two bots": (1, 100),  # times 50 kills
    "votes": (300, 100_000),  # games with votes
}


def size(of: str) -> int:
    return SIZES[of][FIRST_SEED is not None]


def seeds(of: str) -> range:
    first = int(FIRST_SEED or 0)
    return range(first, first + size(of))
