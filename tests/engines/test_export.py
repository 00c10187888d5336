"""What the export of a running game tells its asker: what they know, and nothing that others keep secret."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.chance import seed_from
from engines.core import AnyRules, Refused, Seat, checked_options
from engines.export import Document, so_far, verify
from engines.log import Beginning, Play, choose, playout
from engines.notation import write
from engines.words import Words
from tests.engines.cases import CASES
from tests.engines.embers.rules import EMBERS

GAMES = tuple({case.rules.key: case.rules for case in (*CASES,)}.values())
RULES = tuple({rules.key: rules for rules in (*GAMES, EMBERS)}.values())
PROMISE = "promise"
NAMES = ("Ana", "Bo", "Chloé", "Dario", "Eve")
DEPTHS = (0, 3, 7, 16, 40)

every_game = pytest.mark.parametrize("rules", RULES, ids=[rules.key for rules in RULES])


def plays(rules: AnyRules) -> Iterator[Play]:
    seats = rules.seats[0]
    options = checked_options(rules, seats, {})
    for depth in DEPTHS:
        seed = seed_from(f"export {rules.key}", depth)
        play = playout(Beginning(rules, seats, {}, options, seed), seed, depth)
        if rules.outcome(play.state) is None:
            yield play


def viewers(play: Play) -> list[Seat | None]:
    return [None, *map(Seat, range(play.beginning.seats))]


def told(play: Play, viewer: Seat | None) -> Document:
    """As it stands in the file."""
    document: Document = json.loads(json.dumps(so_far(play, viewer, PROMISE, Words("en", play.rules, NAMES))))
    return document


@every_game
def test_another_world_that_the_asker_cannot_tell_apart_has_the_same_export(rules: AnyRules) -> None:
    differed = 0
    for play in plays(rules):
        for viewer in viewers(play):
            other = rules.reseed_hidden(play.state, viewer, seed_from("another world", 1))
            twin = replace(play, now=replace(play.now, step=replace(play.now.step, state=other)))
            assert told(twin, viewer) == told(play, viewer)
            differed += other != play.state
    assert differed


@every_game
def test_what_another_seat_does_unseen_changes_nothing(rules: AnyRules) -> None:
    """Neither a line more, nor a number, nor a digest; the position is what the view shows in any case."""
    for play in plays(rules):
        for seat in range(play.beginning.seats):
            for action in list(rules.legal(play.state, Seat(seat)))[-8:]:
                after = play.act(Seat(seat), action)
                if after.public != play.public:
                    continue
                for viewer in viewers(play):
                    if viewer != seat:
                        seen = rules.view(after.state, viewer) == rules.view(play.state, viewer)
                        position = {} if seen else {"position": told(play, viewer)["position"]}
                        assert {**told(after, viewer), **position} == told(play, viewer)
                assert told(after, Seat(seat)) != told(play, Seat(seat))


@every_game
def test_only_ones_own_choices_are_written_out(rules: AnyRules) -> None:
    for play in plays(rules):
        for viewer in viewers(play):
            lines = told(play, viewer)["log"]
            assert [line["do"] for line in lines if "do" in line] == [
                write(entry.action) for entry in play.entries if viewer is not None and entry.seat == viewer
            ]
            hidden = {
                Words("en", rules, NAMES).event(event)
                for written in play.history()
                for event in written.events
                if event.audience not in (None, viewer)
            }
            assert not hidden & {told for line in lines for told in line["told"]}


@every_game
def test_neither_seed_nor_digest_nor_somebody_elses_hand_is_in_it(rules: AnyRules) -> None:
    for play in plays(rules):
        for viewer in viewers(play):
            text = json.dumps(told(play, viewer))
            assert play.beginning.seed.hex() not in text
            assert not any(entry.digest in text for entry in play.entries)
            assert "server_seed" not in text


@every_game
def test_what_is_taken_back_is_told_as_taken_back(rules: AnyRules) -> None:
    chosen = iter([1 << 40] * 400)
    for play in plays(rules):
        choice = choose(rules, play.state, chosen)
        assert choice is not None
        seat, action = choice
        others = [Seat(one) for one in range(play.beginning.seats) if one != seat]
        undone = play.act(seat, action).undo(seat, others)
        last = told(undone, seat)["log"][-1]
        assert (last["by"], "takes_back" in last) == (seat, True)


@every_game
def test_it_is_no_file_that_could_be_verified(rules: AnyRules) -> None:
    play = next(plays(rules))
    with pytest.raises(Refused):
        verify(RULES, told(play, None))
