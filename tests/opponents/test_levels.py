"""What each level plays, fixed: a change of it is noticed before anybody plays against it."""

from hashlib import blake2b

import pytest

from engines import GAMES
from engines.core import AnyRules
from engines.notation import write
from opponents.duel import RANDOM, duel
from opponents.levels import LEVELS, teaching
from opponents.mind import Previews
from tests.engines.embers.rules import EMBERS
from tests.opponents.games import played

WHOLE = 10_000
OPENING = 14  # moves, of which some lead only up to the game
BEGINNINGS = {"spark": WHOLE, "ember": WHOLE, "flame": 8, "blaze": 1}  # moves that are looked at
PLAYED = {
    "fireship": {
        "spark": "33e69fc797ee1eed",
        "ember": "183753adec9e54d5",
        "flame": "d3f54cf79ca750c9",
        "blaze": "8edd7bec676c6d05",
    },
    "firebulls": {
        "spark": "677f8be83af96b08",
        "ember": "5aa2efc1efc94c4d",
        "flame": "0fccfd8722ee615f",
        "blaze": "089a7b1025a7bd58",
    },
    "springfestival": {
        "spark": "302f7b4fa72225c7",
        "ember": "ae3cf070a131d59c",
        "flame": "aca914188de51357",
        "blaze": "2ab497e3b633637a",
    },
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_a_level_plays_on_any_machine_as_it_did_here(rules: AnyRules, level: str) -> None:
    assert fingerprint(rules, level) == PLAYED[rules.key][level]


def fingerprint(rules: AnyRules, level: str) -> str:
    entries = played(rules, (level, level), OPENING + BEGINNINGS[level], opening=OPENING).entries
    return blake2b("\n".join(write(one.action) for one in entries).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_each_level_beats_the_one_below_in_fixed_games(rules: AnyRules) -> None:
    """A glance; claims of strength are the ladder's."""
    assert duel(rules, (RANDOM, "spark"), 2, range(4), "tripwire", {})["spark"].share >= 0.75
    assert duel(rules, ("spark", "ember"), 2, range(8), "tripwire", {})["ember"].share >= 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_nobody_has_taught_is_played_by_its_previews(level: str) -> None:
    assert isinstance(teaching(EMBERS).mind, Previews)
    play = played(EMBERS, (level, level), BEGINNINGS[level])
    assert play.version == BEGINNINGS[level] or not play.rules.to_act(play.state)
