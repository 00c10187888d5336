"""The laws that every game obeys, on every number of seats and with every option."""

import json
import os
import subprocess
import sys
from itertools import islice, product
from typing import Any

import pytest

from engines import menu
from engines.chance import seed_from
from engines.codec import decode, digest, encode, pack, unpack
from engines.core import (
    Action,
    GameOver,
    IllegalAction,
    Leave,
    Refused,
    Seat,
    Skip,
    act,
    checked_options,
    start,
)
from engines.log import Beginning, perft, playout, replay, wander
from engines.notation import read, write
from engines.words import LOCALES, Words
from tests.engines.cases import CASES, TRIED, Case

every_case = pytest.mark.parametrize("case", TRIED, ids=str, scope="module")  # law after law on its games
by_game = pytest.mark.parametrize("case", {case.rules.key: case for case in CASES}.values(), ids=str)

MANY, SOME, FEW = 200, 20, 4  # seeds
REDEALS, POSITIONS = 90, 400  # games at most, and positions by viewer
A_TURN = 20  # entries within which a seat that is skipped has had its turn
LONGEST = 60 * 24  # hours that a game may be limited to


@every_case
def test_games_end_and_whoever_must_act_can(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(MANY):
        last = case.start(seed)
        for before, _, _, after in case.steps(seed):
            assert rules.outcome(before.state) is None
            assert all(rules.legal(before.state, seat) for seat in rules.to_act(before.state))
            last = after
        assert rules.outcome(last.state) is not None


@every_case
def test_what_is_picked_is_had_to_the_end_and_chance_picks_for_the_others(case: Case) -> None:
    rules = case.rules
    wish = {pick.key: (None, pick.choices[-1]) for pick in rules.picks}
    for seed in case.seeds(SOME):
        first = start(rules, case.seats, wish, case.options, seed)
        had = rules.picked(rules.view(first.state, None))
        assert had.keys() == wish.keys()
        for pick in rules.picks:
            assert had[pick.key][1] == pick.choices[-1]
            assert len(had[pick.key]) == len(set(had[pick.key])) == case.seats
            assert set(had[pick.key]) <= set(pick.choices)
        for *_, step in wander(rules, first, seed):
            assert rules.picked(rules.view(step.state, Seat(0))) == had


@every_case
def test_cards_pawns_and_tiles_are_conserved_at_every_step(case: Case) -> None:
    for seed in case.seeds(SOME):
        counted = case.census(case.start(seed).state)
        assert counted
        for _, _, _, after in case.game(seed):
            assert case.census(after.state) == counted


@every_case
def test_legal_actions_are_unique_and_stable_and_written_in_every_way(case: Case) -> None:
    rules, written = case.rules, dict[tuple[bool, Action], None]()
    for seed in case.seeds(SOME):
        for before, *_ in case.game(seed):
            for seat in (*map(Seat, range(case.seats)), None):
                legal = rules.legal(before.state, seat)
                listed = list(legal)
                assert listed == list(rules.legal(before.state, seat))
                assert len(legal) == len(listed) == len(set(listed))
                assert [legal.index(action) for action in listed] == list(range(len(listed)))
                written |= dict.fromkeys((seat is None, action) for action in listed)
    for of_the_table, action in written:  # no position is needed to write one, so each is written once
        kinds = rules.table if of_the_table else rules.actions
        assert unpack(kinds, json.loads(json.dumps(pack(action)))) == action
        assert of_the_table or read(rules, f" {write(action).upper()} ") == action


@every_case
def test_a_position_survives_json(case: Case) -> None:
    for seed in case.seeds(FEW):
        for *_, after in case.game(seed):
            assert decode(case.rules.state, json.loads(json.dumps(encode(after.state)))) == after.state


@every_case
def test_acting_leaves_the_position_before_as_it_was(case: Case) -> None:
    for seed in case.seeds(FEW):
        for before, seat, action, after in case.steps(seed):
            earlier = digest(before.state)
            assert digest(act(case.rules, before.state, seat, action).state) == digest(after.state)
            assert digest(before.state) == earlier


@every_case
def test_the_log_rebuilds_the_game(case: Case) -> None:
    for seed in case.seeds(FEW):
        play = playout(case.beginning(seed), seed)
        again = replay(play.beginning, play.entries)
        assert again.state == play.state
        assert again.decisions == play.decisions
        assert again.entries == play.entries


@every_case
def test_scores_add_up_and_places_follow_from_1(case: Case) -> None:
    for seed in case.seeds(SOME):
        outcome = case.rules.outcome(case.game(seed)[-1][3].state)
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == case.seats
        assert [sum(line.points for line in score.lines) for score in outcome.scores] == [
            score.total for score in outcome.scores
        ]
        for rank in outcome.ranks:
            assert rank == 1 + sum(other < rank for other in outcome.ranks)
        assert outcome.winners


@every_case
def test_autopilot_is_always_legal_and_ends_the_game_alone(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(FEW):
        for before, *_ in case.game(seed):
            for seat in rules.to_act(before.state):
                assert rules.autopilot(before.state, seat) in rules.legal(before.state, seat)
        state: Any = case.start(seed).state
        while seats := rules.to_act(state):
            state = act(rules, state, seats[-1], rules.autopilot(state, seats[-1])).state
        assert rules.outcome(state) is not None


@every_case
def test_a_few_skips_are_a_whole_turn_and_a_game_of_skips_is_in_the_log(case: Case) -> None:
    """However the seats have played before."""
    for number, seed in enumerate(case.seeds(SOME)):
        play = playout(case.beginning(seed), seed, most=7 * number)
        while seats := case.rules.to_act(play.state):
            for _ in range(A_TURN):
                play = play.act(None, Skip(seats[-1]))
                if play.now.step.passed or seats[-1] not in case.rules.to_act(play.state):
                    break
            else:
                pytest.fail("a turn that does not end")
        assert replay(play.beginning, play.entries).state == play.state


@every_case
def test_when_the_time_is_over_the_table_can_end_the_game(case: Case) -> None:
    limit = case.rules.time_limit(checked_options(case.rules, case.seats, case.options))
    state = case.start(next(iter(case.seeds(1)))).state
    ends = [one for one in case.rules.legal(state, None) if not isinstance(one, Leave)]
    assert ends == ([] if limit is None else [limit[1]])
    if limit is not None:
        assert 0 < limit[0] <= LONGEST
        state = act(case.rules, state, None, limit[1]).state
        assert limit[1] not in case.rules.legal(state, None)


@every_case
def test_a_finished_game_accepts_nothing(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(SOME):
        tried, state = set(), case.start(seed).state
        for *_, action, after in case.game(seed):
            tried.add(action)
            state = after.state
        assert rules.to_act(state) == ()
        for seat in (*map(Seat, range(case.seats)), None):
            assert list(rules.legal(state, seat)) == []
        for late, action in product(range(case.seats), islice(tried, 20)):
            with pytest.raises(GameOver):
                act(rules, state, Seat(late), action)
        with pytest.raises(GameOver):
            act(rules, state, None, Leave(Seat(0)))


@every_case
def test_seats_may_leave_at_any_time_and_the_game_still_ends(case: Case) -> None:
    rules = case.rules
    for number, seed in enumerate(case.seeds(SOME)):
        state: Any = case.start(seed).state
        counted = case.census(state)
        for at, (_, _, _, after) in enumerate(case.game(seed)):
            state = after.state
            if at == 3 * number:
                break
        while leaves := rules.legal(state, None):
            state = act(rules, state, None, leaves[number % len(leaves)]).state
            assert case.census(state) == counted
            for _ in range(7):
                for seat in rules.to_act(state)[:1]:
                    state = act(rules, state, seat, rules.autopilot(state, seat)).state
                    assert case.census(state) == counted
        assert rules.outcome(state) is not None


@every_case
def test_every_seat_that_has_not_left_may_leave_once_until_the_game_is_over(case: Case) -> None:
    """Also one that is out of the game; nobody plays who has left."""
    rules = case.rules
    for number, seed in enumerate(case.seeds(SOME)):
        gone: list[Seat] = []
        state: Any = case.start(seed).state
        for at, (_, _, _, after) in enumerate(case.game(seed)):
            state = after.state
            if at == 3 * number:
                break
        while rules.outcome(state) is None:
            staying = [Seat(seat) for seat in range(case.seats) if seat not in gone]
            assert list(rules.legal(state, None))[: len(staying)] == [Leave(seat) for seat in staying]
            assert not any(isinstance(one, Leave) and one.seat in gone for one in rules.legal(state, None))
            assert set(rules.to_act(state)) <= set(rules.playing(state)) <= set(staying)
            gone.append(staying[number % len(staying)])
            state = act(rules, state, None, Leave(gone[-1])).state
        assert rules.playing(state)


@every_case
def test_previews_never_promise_less_than_happens(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(SOME):
        for before, seat, action, after in case.game(seed):
            preview = rules.preview(rules.view(before.state, seat), action)
            assert preview.reveals or not after.revealed
            assert preview.passes or not after.passed


# Hidden information --------------------------------------------------------------------------------------


def known_to(case: Case, state: Any, viewer: Seat | None, number: int) -> object:
    """Everything a viewer can be shown of a position; of many previews some, of the next position others."""
    rules, view = case.rules, case.rules.view(state, viewer)
    told = rules.describe(view)
    if viewer is None:
        return view, told, rules.to_act(state)
    legal = list(rules.legal(state, viewer))
    apart = 1 + len(legal) // 8
    some = legal[number % apart :: apart]
    return view, told, rules.to_act(state), legal, [rules.preview(view, action) for action in some]


@pytest.mark.endurance
@every_case
def test_what_a_viewer_cannot_know_changes_nothing_for_them(case: Case) -> None:
    """At every third position, of each game at others."""
    changed = 0
    for first, seed in enumerate(case.seeds(FEW)):
        for number, (before, *_) in islice(enumerate(case.game(seed)), first % 3, None, 3):
            for viewer in (*map(Seat, range(case.seats)), None):
                other = case.rules.reseed_hidden(before.state, viewer, seed_from(seed, number))
                assert known_to(case, other, viewer, number) == known_to(case, before.state, viewer, number)
                assert case.census(other) == case.census(before.state)
                changed += other != before.state
    assert changed > 0


@pytest.mark.endurance
@pytest.mark.parametrize("case", {(case.rules.key, case.seats): case for case in CASES}.values(), ids=str)
def test_redealing_depends_on_nothing_but_what_the_viewer_knows_and_the_seed(case: Case) -> None:
    """However the hidden things lay before: else whoever is given a redealt position could tell."""
    redeal, tried, other = case.rules.reseed_hidden, 0, 0
    first, second = seed_from("first"), seed_from("second")
    for seed in case.seeds(REDEALS * case.weight):
        for before, *_ in islice(case.steps(seed), 2, None, 3):
            for viewer in (*map(Seat, range(case.seats)), None):
                once = redeal(before.state, viewer, second)
                assert redeal(redeal(before.state, viewer, first), viewer, second) == once
                tried, other = tried + 1, other + (once != redeal(before.state, viewer, first))
        if tried >= POSITIONS:
            break
    assert tried >= POSITIONS
    assert other > tried // 2


@every_case
def test_a_step_that_reveals_nothing_looks_the_same_whatever_is_hidden(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(SOME):
        for before, seat, action, after in case.game(seed):
            if after.revealed:
                continue
            for viewer in (*map(Seat, range(case.seats)), None):
                if viewer == seat:
                    continue
                other = rules.reseed_hidden(before.state, viewer, seed)
                if action in rules.legal(other, seat):
                    twin = act(rules, other, seat, action)
                    assert heard(twin.events, viewer) == heard(after.events, viewer)
                    assert rules.view(twin.state, viewer) == rules.view(after.state, viewer)


def heard(events: Any, viewer: Seat | None) -> list[object]:
    return [event for event in events if event.audience is None or event.audience == viewer]


@every_case
def test_nobody_else_notices_a_standing_order(case: Case) -> None:
    """What a seat may do while the game waits for others is heard by that seat alone."""
    rules = case.rules
    for seed in case.seeds(FEW):
        for before, *_ in case.game(seed):
            state: Any = before.state
            for seat in map(Seat, range(case.seats)):
                if seat in rules.to_act(state):
                    continue
                for action in rules.legal(state, seat):
                    step = act(rules, state, seat, action)
                    assert (step.revealed, step.passed) == (False, False)
                    assert {event.audience for event in step.events} == {seat}
                    for viewer in (*map(Seat, range(case.seats)), None):
                        if viewer != seat:
                            assert rules.view(step.state, viewer) == rules.view(state, viewer)


@every_case
def test_the_seed_is_in_no_view_and_no_event(case: Case) -> None:
    for seed in case.seeds(FEW):
        secret = {repr(seed), seed.hex(), str(int.from_bytes(seed, "big"))}
        for *_, after in case.game(seed):
            for viewer in (*map(Seat, range(case.seats)), None):
                shown = repr((case.rules.view(after.state, viewer), after.events))
                assert not any(one in shown for one in secret)


# Menus and words -----------------------------------------------------------------------------------------


@every_case
def test_the_menu_drops_nothing_and_stays_short(case: Case) -> None:
    rules = case.rules
    for seed in case.seeds(SOME):
        for before, seat, action, _ in islice(case.game(seed), 60):
            legal = rules.legal(before.state, seat)
            found = leaves(legal)
            assert len(found) == len(legal)
            assert set(found) == set(legal)
            chosen = menu.chosen_for(legal, action)
            path = menu.path(rules, legal, chosen)
            assert menu.settled(legal, menu.follow(rules, legal, path)) == action
            assert len(path) <= 52


def leaves(legal: Any) -> list[Any]:
    question = menu.ask(legal)
    assert len(question) <= menu.LISTED
    assert len({choice.label for choice in question}) == len(question)
    assert all(choice.actions for choice in question)
    if not question:
        return list(legal)
    assert len(question) > 1
    return [action for choice in question for action in leaves(choice.actions)]


@every_case
def test_everything_can_be_said_in_every_language(case: Case) -> None:
    rules = case.rules
    spoken = [Words(locale, rules, [f"Player {seat}" for seat in range(case.seats)]) for locale in LOCALES]
    for seed in case.seeds(2):
        for before, seat, action, after in case.game(seed):
            view = rules.view(before.state, seat)
            preview = rules.preview(view, action)
            phrases = [*rules.describe(view), *filter(None, (preview.label, preview.consequence))]
            for words in spoken:
                said = [words.event(event) for event in after.events]
                said += [words.text(phrase) for phrase in phrases]
                said.append(words.action(action))
                assert all(line and "{" not in line for line in said)
        outcome = rules.outcome(after.state)
        assert outcome is not None
        counted = [line.phrase for score in outcome.scores for line in score.lines]
        assert all(words.text(phrase) for words in spoken for phrase in (outcome.ending, *counted))


@every_case
def test_what_is_not_legal_is_refused_with_a_reason_in_words(case: Case) -> None:
    rules = case.rules
    words = Words("en", rules)
    wishes = [action for seed in case.seeds(2) for _, _, action, _ in case.game(seed)][::7]
    for seed in case.seeds(2):
        for before, *_ in islice(case.game(seed), 0, None, 5):
            for seat, wish in product(map(Seat, range(case.seats)), wishes[:40]):
                if wish in rules.legal(before.state, seat):
                    continue
                with pytest.raises(Refused) as refused:
                    act(rules, before.state, seat, wish)
                assert words.refusal(refused.value)
            with pytest.raises(IllegalAction):
                act(rules, before.state, None, wishes[0])


# The same everywhere -------------------------------------------------------------------------------------

PROGRAM = """
from tests.engines.cases import CASES
from engines.codec import digest
from engines.notation import write
for case in CASES:
    for seed in case.seeds(2):
        for before, seat, action, after in case.steps(seed):
            print(seat, write(action), after.events, digest(after.state))
"""


@pytest.mark.endurance
def test_the_same_game_under_any_hash_seed() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0]
    assert told[0] == told[1]


PERFT = {  # on the fewest seats with all defaults, and on the most with everything else
    "fireship": ((1, 223, 18465, 947926), (1, 201, 14517, 672102)),
    "embers": ((130, 16643), (130, 16643)),
    "firebulls": ((4, 14, 53, 184, 639, 2242, 8245), (5, 14, 50, 168, 560, 2175, 8321)),
    "springfestival": ((8, 128, 2304, 40704), (16, 384, 10752, 327168)),
}


@pytest.mark.parametrize("key", PERFT)
def test_perft_is_pinned(key: str) -> None:
    of_game = [case for case in CASES if case.rules.key == key]
    for case, pinned in zip((of_game[0], of_game[-1]), PERFT[key], strict=True):
        state = case.start(seed_from("perft")).state
        assert tuple(perft(case.rules, state, depth) for depth in range(1, len(pinned) + 1)) == pinned


def test_every_game_is_pinned() -> None:
    assert {case.rules.key for case in CASES} == set(PERFT)


@by_game
def test_a_beginning_is_all_a_game_needs(case: Case) -> None:
    seed = seed_from("beginning")
    assert Beginning(case.rules, case.seats, {}, case.options, seed) == case.beginning(seed)
    assert case.start(seed) == case.start(seed)
