"""What is true of every game of Fire Bulls, over hundreds of them; and how long they are."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, islice
from math import sqrt
from statistics import mean, stdev

import pytest

from engines.firebulls.actions import Attack, General
from engines.firebulls.data import COLUMNS, FACES, HAND_LIMIT, LINES, Yen
from engines.firebulls.events import Exhausted
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Ending, Phase, Qijie
from tests.engines.firebulls.games import (
    EAGER,
    RESTLESS,
    UNIFORM,
    Manner,
    Move,
    begin,
    general_in_reach,
    moves,
    table_of_games,
)
from tests.engines.firebulls.position import legal, qi_cards, yen_cards

MANNERS = pytest.mark.parametrize(  # law after law on its games
    "manner", [UNIFORM, EAGER, RESTLESS], ids=["uniform", "eager", "restless"], scope="module"
)


def turns(game: Iterator[Move]) -> Iterator[list[Move]]:
    """The moves of each turn together."""
    for _, group in groupby(game, lambda move: move[0].turns):
        yield list(group)


@MANNERS
def test_fb_42_at_the_end_of_every_turn_the_reserve_holds_three_or_more(manner: Manner) -> None:
    most = 0
    for name, game in table_of_games(96, manner):
        for *_, step in game:
            if step.passed:
                assert sum(step.state.reserve) >= 3, name
                most = max(most, sum(step.state.reserve))
    assert most > 3


@MANNERS
def test_fb_60_only_gathering_exceeds_eight_cards_and_by_one(manner: Manner) -> None:
    full = 0
    for name, game in table_of_games(96, manner):
        for *_, step in game:
            state = step.state
            for seat, player in enumerate(state.players):
                if sum(player.hand) > HAND_LIMIT and state.ending is not Ending.ALONE:
                    full += 1
                    assert (sum(player.hand), state.turn.seat) == (HAND_LIMIT + 1, seat), name
                    assert state.turn.phase in (Phase.SHIFT, Phase.SHED)
                    assert state.turn.captures == 0
    assert full > 50


@pytest.mark.parametrize("edition", ["french", "italian"])
def test_fb_60_an_attack_leaves_fewer_cards_than_it_began_with(edition: str) -> None:
    attacks = 0
    for seats in (2, 3, 4, 5):
        for number in range(24):
            for turn in turns(moves(begin(seats, number, edition=edition), number, manner=EAGER)):
                before, seat, action, _ = turn[0]
                if isinstance(action, Attack) and seat is not None:
                    after = turn[-1][3].state
                    assert sum(after.players[seat].hand) < sum(before.players[seat].hand)
                    attacks += 1
    assert attacks > 1000


@MANNERS
def test_fb_66_the_counter_rises_once_in_a_turn_at_most_and_never_beyond_the_limit(manner: Manner) -> None:
    for name, game in table_of_games(96, manner):
        for turn in turns(game):
            first, last = turn[0][0], turn[-1][3].state
            assert last.passes - first.passes in (0, 1), name
            assert last.passes <= last.limit
            told = [event for *_, step in turn for event in step.events if isinstance(event, Exhausted)]
            assert [event.passes for event in told] == list(range(first.passes + 1, last.passes + 1))


@MANNERS
def test_cards_are_neither_made_nor_lost(manner: Manner) -> None:
    for name, game in table_of_games(48, manner):
        for *_, step in game:
            assert qi_cards(step.state) == (10, 10, 10, 10, 10, 4), name
            assert yen_cards(step.state) == {yen: FACES[yen].count for yen in Yen}, name


@MANNERS
def test_fb_62_and_63_after_a_turn_columns_are_full_or_their_pile_is_empty(manner: Manner) -> None:
    short = 0
    for name, game in table_of_games(96, manner):
        for *_, step in game:
            if step.passed and step.state.ending is not Ending.ALONE:
                for column, pile in zip(COLUMNS, step.state.piles, strict=True):
                    cards = [step.state.rows[cell] for cell in column]
                    here = [card for card in cards if card is not None]
                    assert cards == [*here, *[None] * (3 - len(here))], name
                    assert len(here) == 3 or not pile
                    short += len(here) < 3
    if manner is EAGER:
        assert short > 0


@MANNERS
def test_fb_36_no_two_pawns_stand_on_one_direction(manner: Manner) -> None:
    for name, game in table_of_games(48, manner):
        for *_, step in game:
            standing = [player.direction for player in step.state.players if not player.gone]
            assert len(set(standing)) == len(standing), name
            assert set(standing) <= set(LINES)


def test_fb_39_a_turn_is_one_action_with_what_belongs_to_it() -> None:
    shapes = Counter[tuple[str, ...]]()
    for _, game in table_of_games(64, EAGER):
        for turn in turns(game):
            verbs = tuple(verb for verb, _ in groupby(action.verb for _, _, action, _ in turn))
            assert verbs[0] in {"take", "draw", "attack", "general"}
            assert not {"take", "draw", "attack", "general"} & set(verbs[1:])
            shapes[verbs] += 1
    assert all(("draw", step) in shapes for step in ("shift", "stay"))
    assert all(("draw", step, "shed") in shapes for step in ("shift", "stay"))


@MANNERS
def test_choices_are_never_empty_never_twice_and_always_the_same(manner: Manner) -> None:
    for name, game in table_of_games(32, manner):
        for state, *_ in game:
            choices = legal(state)
            assert choices, name
            assert len(set(choices)) == len(choices), name
            assert legal(state) == choices


def test_fb_53_going_on_is_asked_exactly_while_a_card_and_a_capture_are_left() -> None:
    for _, game in table_of_games(48, EAGER):
        for state, _, action, step in game:
            if action.verb in {"attack", "press"} and step.state.turn.phase is Phase.PRESS:
                turn = step.state.turn
                own = step.state.players[turn.seat].direction
                most = 3 if turn.direction == own or state.edition == "italian" else 2
                assert turn.captures < most
                assert any(step.state.rows[cell] is not None for cell in LINES[turn.direction])


def test_fb_20_a_price_is_asked_only_where_there_is_something_to_choose() -> None:
    asked = 0
    for name, game in table_of_games(48, EAGER):
        for *_, step in game:
            if step.state.turn.phase is Phase.SACRIFICE:
                asked += 1
                assert len(set(legal(step.state))) > 1, name
    assert asked


def test_fb_57_the_general_is_the_only_capture_of_his_turn() -> None:
    captured = 0
    for seats in (2, 3, 4, 5):
        for number in range(60):
            for turn in turns(islice(moves(general_in_reach(seats, number), number, manner=EAGER), 12)):
                if isinstance(turn[0][2], General):
                    captured += 1
                    assert {action.verb for _, _, action, _ in turn[1:]} <= {"power", "decline", "sacrifice"}
                    before, after = turn[0][0], turn[-1][3].state
                    assert (before.general, after.general) == (Qijie.BESIDE, Qijie.WON)
                    assert (before.rows, before.deck) == (after.rows, after.deck)
    assert captured > 30


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("edition", ["french", "italian"])
def test_fb_68_a_game_ends_exactly_when_one_of_its_two_ends_is_reached(edition: str, length: str) -> None:
    for seats in (2, 3, 4, 5):
        for number in range(12):
            start = begin(seats, number, edition=edition, length=length)
            for *_, step in moves(start, number, manner=EAGER):
                state = step.state
                won = state.piles.count(()) >= 2 and state.general is Qijie.WON
                if step.passed:
                    over = state.passes == state.limit or won
                    assert (state.ending is not None) is over
                else:
                    assert state.ending is None


def test_scores_are_the_sums_of_their_lines_and_ranks_follow_them() -> None:
    for name, game in table_of_games(96, RESTLESS):
        *_, (_, _, _, step) = game
        outcome = FIREBULLS.outcome(step.state)
        assert outcome is not None
        for score in outcome.scores:
            assert score.total == sum(line.points for line in score.lines), name
        assert outcome.winners
        gone = [player.gone for player in step.state.players]
        for one, other in zip(range(len(gone)), range(1, len(gone)), strict=False):
            if not gone[one] and not gone[other]:
                ahead = outcome.scores[one].total > outcome.scores[other].total
                assert not ahead or outcome.ranks[one] < outcome.ranks[other]
            assert gone[one] or not gone[other] or outcome.ranks[one] < outcome.ranks[other]


@pytest.mark.endurance
@pytest.mark.parametrize(
    ("seats", "length", "points"), [(2, 96, 13.5), (3, 92, 7.8), (4, 86, 4.6), (5, 77, 2.6)]
)
def test_fb_76_random_games_are_as_long_and_as_rich_as_the_canon_says(
    seats: int, length: float, points: float
) -> None:
    """Means of 400 games, within five standard errors and the rounding of the canon's figures."""
    lengths, scores, exhausted = list[int](), list[int](), 0
    for number in range(400):
        *_, (_, _, _, step) = moves(begin(seats, number), "random", number)
        outcome = FIREBULLS.outcome(step.state)
        assert outcome is not None
        lengths.append(step.state.turns + 1)
        scores += [score.total for score in outcome.scores]
        exhausted += step.state.passes == step.state.limit
    assert abs(mean(lengths) - length) < 0.5 + 5 * stdev(lengths) / sqrt(400)
    assert abs(mean(scores) - points) < 0.1 + 5 * stdev(scores) / sqrt(400)
    assert exhausted >= 380


def test_fb_76_a_short_game_is_shorter() -> None:
    full, short = (
        mean(sum(1 for _ in moves(begin(3, number, length=length), number)) for number in range(40))
        for length in ("full", "short")
    )
    assert short < 0.9 * full
