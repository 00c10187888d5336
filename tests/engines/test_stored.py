"""Games as each version of the rules played them: a change that alters a running game is noticed here first.

Whoever changes the rules on purpose gives them another version and keeps the old ones until their games have
ended; a new pin is for a new version, never for an old one. `stored` holds logs as that version wrote them,
with orders given in secret, undos, skipped turns and seats that leave.
"""

import json
from dataclasses import replace
from hashlib import blake2b
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from engines import EARLIER, GAMES, rules_of
from engines.chance import seed_from
from engines.codec import digest
from engines.core import Seat
from engines.export import result
from engines.log import Beginning, Entry, begin, kinds
from engines.notation import parse
from tests.engines.cases import CASES
from tests.sizes import QUICK

SOME, ALL = 34, 340  # games of each; a thousand of all three
PINNED = {  # the digests of all positions of so many games, on every number of seats and with all options
    ("fireship", 1): ("f76999fcb24a05db2c42854f2e568cd0", "9c36223fbdacb5f7e496c7e0491fb71f"),
    ("firebulls", 1): ("c89ce7bd1e1e110e66cb6412eba1d8f5", "7363e9635f88eeed6203106a1a031b4a"),
    ("springfestival", 1): ("59b000b85233f175e3b0b4e63b844fcf", "6ea0c5c5ec4e0d24d961b74e7df8b4c9"),
    ("fireship", 2): ("b1ebfc509222b59ac75b3fcb306e15bd", "2afc9e41782233cf485e17bcda802ef9"),
    ("firebulls", 2): ("c89ce7bd1e1e110e66cb6412eba1d8f5", "7363e9635f88eeed6203106a1a031b4a"),
    ("springfestival", 2): ("59b000b85233f175e3b0b4e63b844fcf", "6ea0c5c5ec4e0d24d961b74e7df8b4c9"),
}
LOGS = sorted(Path(__file__).with_name("stored").glob("*.json"))
STORED = [
    pytest.param(game, id=f"{log.stem}-{at}")
    for log in LOGS
    for at, game in enumerate(json.loads(log.read_text()))
]


@pytest.mark.parametrize(("key", "version"), PINNED)
def test_stored_games_lead_where_they_always_did(key: str, version: int) -> None:
    rules = rules_of(key, version)
    assert rules is not None
    of_game = [replace(case, rules=rules) for case in CASES if case.rules.key == key]
    positions = blake2b(digest_size=16)
    pinned = dict(zip((SOME, ALL), PINNED[key, version], strict=True))
    for number, case in enumerate(islice(cycle(of_game), SOME if QUICK else ALL)):
        for _, _, _, after in case.steps(seed_from("stored", number)):
            positions.update(digest(after.state).encode())
        assert pinned.get(number + 1) in (None, positions.hexdigest())


def test_every_game_is_stored_as_its_newest_version_plays_it() -> None:
    assert {(rules.key, rules.version) for rules in (*GAMES, *EARLIER)} == set(PINNED)


@pytest.mark.parametrize("game", STORED)
def test_a_stored_log_is_played_again_exactly(game: Any) -> None:
    rules = rules_of(game["game"], game["rules"])
    assert rules is not None
    seed = bytes.fromhex(game["seed"])
    beginning = Beginning(rules, game["seats"], game["picks"], game["options"], seed)
    play, positions = begin(beginning), blake2b(digest_size=16)
    for number, line in enumerate(game["log"], 1):
        by, _, text = line.partition(" ")
        seat = None if by == "table" else Seat(int(by))
        entry = Entry(number, seat, parse(kinds(rules), text), "")
        play = play.follow(entry)
        assert play.entry is not None
        assert play.entry.action == entry.action
        positions.update(play.entry.digest.encode())
    assert positions.hexdigest() == game["positions"]
    assert result(play) == game["result"]
