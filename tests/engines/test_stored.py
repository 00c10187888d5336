"""Games as each version of the rules played them: a change that alters a running game is noticed here first.

Whoever changes the rules on purpose gives them another version and keeps the old ones until their games have
ended; a new pin is for a new version, never for an old one.
"""

from hashlib import blake2b
from itertools import cycle, islice

import pytest

from engines import GAMES
from engines.chance import seed_from
from engines.codec import digest
from tests.engines.cases import CASES

GAMES_EACH = 340  # a thousand of all three
PINNED = {  # the digests of all positions of so many games, on every number of seats and with all options
    ("fireship", 1): "9c36223fbdacb5f7e496c7e0491fb71f",
    ("firebulls", 1): "7363e9635f88eeed6203106a1a031b4a",
    ("springfestival", 1): "6ea0c5c5ec4e0d24d961b74e7df8b4c9",
}


@pytest.mark.parametrize(("key", "version"), PINNED)
def test_stored_games_lead_where_they_always_did(key: str, version: int) -> None:
    of_game = [case for case in CASES if case.rules.key == key]
    positions = blake2b(digest_size=16)
    for number, case in enumerate(islice(cycle(of_game), GAMES_EACH)):
        for _, _, _, after in case.steps(seed_from("stored", number)):
            positions.update(digest(after.state).encode())
    assert (of_game[0].rules.version, positions.hexdigest()) == (version, PINNED[key, version])


def test_every_game_is_stored_as_its_newest_version_plays_it() -> None:
    assert {(rules.key, rules.version) for rules in GAMES} <= set(PINNED)
