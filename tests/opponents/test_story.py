"""The story of a game: what is told is clear, holds at ten times the simulations, the same everywhere."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TypeAlias

import pytest

from engines import GAMES
from engines.chance import mix, seed_from
from engines.codec import decode
from engines.core import AnyRules, Leave, Seat
from engines.export import export
from engines.firebulls.actions import Sacrifice
from engines.log import Beginning, Moment, Play, begin, playout
from opponents import story as stories
from opponents.__main__ import main
from opponents.duel import decided
from opponents.levels import TAUGHT
from opponents.story import Budget, Clear, Story, Told, _turns, clearest, of, story
from tests import sizes
from tests.engines.embers.rules import EMBERS

LEVELS = ("ember", "spark")
SECRET, GIVEN = bytes(32), ("ana", "ben")
SMALL = Budget(glances=160, closer=12)


def game(rules: AnyRules, number: int, seats: int = 2, most: int | None = None) -> Play:
    """Of two levels against each other; to its end, or for that many moves."""
    play = begin(Beginning(rules, seats, {}, {}, mix(SECRET, (*GIVEN, str(number)))))
    while (waiting := play.rules.to_act(play.state)) and play.version != most:
        seat = waiting[0]
        chance = seed_from("told", number, play.version)
        level = LEVELS[(seat + number) % len(LEVELS)]
        play = play.act(seat, decided(rules, play.state, seat, level, chance))
    return play


def told(found: Story) -> Iterator[Told]:
    yield from (one for one in (found.decisive, found.best, found.luckiest) if one is not None)


@pytest.fixture
def all_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DECISIVE", "BEST", "LUCKIEST"):
        monkeypatch.setattr(stories, name, Clear(0.0, 0.0))


@pytest.mark.usefixtures("all_is_clear")
@pytest.mark.parametrize("rules", GAMES, ids=lambda one: one.key)
def test_what_is_told_is_an_entry_that_stands_and_all_could_hear(rules: AnyRules) -> None:
    play = game(rules, 1)
    found = story(play, bytes(32), SMALL)
    ends = [one.entry.number for one in [*play.moments()][::-1] if one.entry and one.step.passed]
    assert [*told(found)] != []
    for one in told(found):
        written = play.history()[one.entry - 1]
        assert written.events[one.event].audience is None
        assert (0, *ends)[one.turn - 1] < one.entry
        assert one.turn > len(ends) or one.entry <= ends[one.turn - 1]


def test_the_same_log_has_the_same_story_whoever_looks_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Among them the process that looks for it."""
    play = game(GAMES[-1], 2)
    document = {**export(play, SECRET, (*GIVEN, "2"))}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert main(["story", str(file)]) == 0
    assert decode(Story, json.loads(capsys.readouterr().out)) == of(game(GAMES[-1], 2))


def test_a_file_that_is_no_game_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    for text in ("", "[]", "{}", json.dumps({"fireside": 1, "game": "chess"})):
        file.write_text(text)
        assert main(["story", str(file)]) == 2
        assert capsys.readouterr().out == ""


def test_a_game_that_nobody_was_taught_or_that_goes_on_has_none() -> None:
    assert of(playout(Beginning(EMBERS, 2, {}, {}, bytes(32)), bytes(32))) == Story()
    for most in (0, 20):
        assert of(game(GAMES[1], 3, most=most)) == Story()


def test_who_gives_up_decides_no_turn() -> None:
    """What the table did is no turn of anybody; one has the game before it."""
    play = game(GAMES[1], 3, most=60).act(None, Leave(Seat(0)))
    found = story(play, bytes(32), SMALL)
    assert play.entry is not None
    assert [one for one in told(found) if one.entry == play.entry.number] == []


def test_to_give_up_the_least_is_no_best_move() -> None:
    """A Warrior's price: whatever one gives up is lost."""
    rules = next(one for one in GAMES if one.key == "firebulls")
    reader = stories._Reader(rules, TAUGHT[rules.key], bytes(32), SMALL)
    plays = [game(rules, number, 4) for number in range(2)]
    chosen = [one for play in plays for turn in _turns(play) for one in turn.decisions]
    given_up = [one for one in chosen if one.entry is not None and isinstance(one.entry.action, Sacrifice)]
    assert given_up != []
    assert [reader.ahead(one, 6) for one in given_up] == [()] * len(given_up)


def test_whoever_was_only_glanced_at_is_looked_at_closely_before_nothing_is_told() -> None:
    """One is far ahead; of another, a glance tells too little."""
    chance = random.Random(3)
    ahead, swaying = [chance.gauss(0.5, 0.1) for _ in range(80)], [0.8, -0.8] * 40
    behind = [swaying, *([chance.gauss(0.05, 0.1) for _ in range(80)] for _ in range(4))]
    each = [lambda count, one=one: one[:count] for one in (ahead, *behind)]
    reader = stories._Reader(GAMES[1], TAUGHT["fireship"], bytes(32), Budget(glances=1, closer=80))
    found = reader._first(each, 2, stories.DECISIVE)
    assert found is not None
    assert found[0] == 0


def noise(chance: random.Random, means: Sequence[float], count: int) -> dict[int, list[float]]:
    return {at: [chance.gauss(mean, 0.3) for _ in range(count)] for at, mean in enumerate(means)}


def named(clear: Clear) -> int:
    """How many of 200 in which nothing is ahead have one named."""
    chance = random.Random(5)
    found = [clearest(noise(chance, (0.3, 0.3, 0.3, 0.1), 80), clear) for _ in range(200)]
    return len([one for one in found if one is not None])


def test_where_nothing_is_clear_nothing_is_told() -> None:
    for clear in (stories.DECISIVE, stories.BEST, stories.LUCKIEST):
        assert named(clear) <= 4
    assert named(Clear(0.0, 0.0)) == 200, "what is never in doubt is found out"
    few = noise(random.Random(1), (0.01, 0.0), 1_000_000 // 100)
    assert clearest(few, stories.DECISIVE) is None, "too little to speak of"
    assert clearest({}, stories.DECISIVE) is None
    assert clearest(noise(random.Random(1), (0.6, 0.1), 80), stories.DECISIVE) == 0


SURELY = Clear(0.02, 4.0)  # behind: no more simulations are needed to know it
PARTS = (64, 16, 4, 1)  # of all simulations, for those who may still be ahead

Measured: TypeAlias = tuple[int, int, Callable[[int], stories.Samples]]  # a turn, an entry of it, and how


def is_ahead(named: Measured, others: Sequence[Measured], most: int) -> bool:
    """Of all others: some are surely behind soon, the rest is compared by all simulations."""
    gaps = list[tuple[Measured, list[float]]]()
    for part in PARTS:
        mine, count = named[2](most // part), most // part
        gaps = [(one, [a - b for a, b in zip(mine, one[2](count), strict=True)]) for one in others]
        gaps = [(one, gap) for one, gap in gaps if clearest({0: gap}, SURELY) is None]
        others = [one for one, _ in gaps]
    return all(fmean(gap) > 0 for _, gap in gaps)


def held(play: Play, budget: Budget) -> list[bool]:
    """Of each that is told, whether it is ahead of all other turns' at ten times the simulations."""
    found, outcome = story(play, bytes(32), budget), play.rules.outcome(play.state)
    assert outcome is not None
    reader, turns = stories._Reader(play.rules, TAUGHT[play.rules.key], bytes([7]) * 32, budget), _turns(play)
    rises = [(it.number, 0, partial(reader.rise, *it.ends, outcome.winners[0])) for it in turns]
    moves = [(it.number, one, reader.ahead) for it in turns for one in it.decisions if reader.ahead(one, 1)]
    draws = [(it.number, one, reader.luck) for it in turns for one in it.draws]
    told = (
        (found.decisive, rises),
        (found.best, [(turn, number(one), partial(measure, one)) for turn, one, measure in moves]),
        (found.luckiest, [(turn, number(one), partial(measure, one)) for turn, one, measure in draws]),
    )
    return [
        is_ahead(
            next(it for it in every if it[:2] in {(one.turn, one.entry), (one.turn, 0)}),
            [it for it in every if it[0] != one.turn],
            10 * budget.close,
        )
        for one, every in told
        if one is not None
    ]


def number(moment: Moment) -> int:
    assert moment.entry is not None
    return moment.entry.number


def test_what_is_told_holds_at_ten_times_the_simulations() -> None:
    """In 95 of 100; a small one at every check, all games and numbers of seats before a release."""
    games, budget = (GAMES, stories.USUAL) if sizes.FIRST_SEED else (GAMES[-1:], SMALL)
    for rules in games:
        plays = [game(rules, at, rules.seats[at % len(rules.seats)]) for at in sizes.seeds("stories")]
        every = [one for play in plays for one in held(play, budget)]
        assert sum(every) >= 0.95 * len(every), (rules.key, every)
