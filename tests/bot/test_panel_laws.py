"""Laws of the turn panel over whole games: every seat count, language and random position."""

from collections.abc import Iterator

import pytest

from bot.show import phone
from bot.show.composer import Composition, Decision, compose
from bot.show.panel import Select
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, checked_options
from engines.log import Beginning, playout
from engines.words import LOCALES
from tests.bot.panels import decision_at, reached
from tests.sizes import size

POSITIONS = size("panels")
PANELS = 12  # of a position, those nearest to the first
DEEPEST = 160  # actions
TABLES = [(rules, seats) for rules in GAMES for seats in rules.seats]
NAMES = [f"{rules.key}-{seats}" for rules, seats in TABLES]


MEMOS = ("", "✎ Ben keeps blue.", "✎ " + "A thought about who wants what, and why. " * 12)


def noted(decision: Decision, memo: str) -> Composition:
    """What one is shown first."""
    return compose(decision, memo=memo)


def some(rules: AnyRules, seats: int, locale: str) -> Iterator[tuple[Decision, Composition]]:
    for number in range(POSITIONS):
        seed = seed_from(f"panels {rules.key} {seats} {locale}", number)
        beginning = Beginning(rules, seats, {}, checked_options(rules, seats, {}), seed)
        play = playout(beginning, seed, 1 + (37 * number + 13 * seats) % DEEPEST)
        for seat in rules.to_act(play.state)[:1]:
            decision = decision_at(play, seat, locale)
            for composition in reached(decision, compose, PANELS)[1]:
                yield decision, composition


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_every_panel_of_whole_games_fits_a_screen(rules: AnyRules, seats: int, locale: str) -> None:
    heights = [one.height(one.room) for _, one in some(rules, seats, locale)]
    assert max(heights, default=0.0) <= 844
    assert sum(one <= 700 for one in heights) >= 0.95 * len(heights)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_marks_labels_and_lists_of_whole_games_are_unique_and_within_limits(
    rules: AnyRules, seats: int, locale: str
) -> None:
    for _, composition in some(rules, seats, locale):
        signs = [mark.sign for mark in composition.marks]
        assert len(set(signs)) == len(signs)
        buttons = [one for row in composition.rows if isinstance(row, tuple) for one in row]
        assert len({one.label for one in buttons}) == len(buttons) <= 25
        lists = [row for row in composition.rows if isinstance(row, Select)]
        assert len(lists) <= 1
        assert all(len(one.options) <= 25 for one in lists)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_a_note_on_top_takes_no_choice_away_and_the_panel_still_fits(
    rules: AnyRules, seats: int, locale: str
) -> None:
    decisions = {id(decision): decision for decision, _ in some(rules, seats, locale)}.values()
    first = [[noted(decision, memo) for memo in MEMOS] for decision in decisions]
    for without, short, long in first:
        assert short.texts[0].startswith(MEMOS[1])
        assert long.texts[0].endswith("…")
        for one in (short, long):
            assert one.height(one.room) <= max(phone.SCREEN, without.height(without.room) + phone.LINE)
    heights = [one.height(one.room) for three in first for one in three]
    assert max(heights, default=0.0) <= 844
    assert sum(one <= phone.SCREEN for one in heights) >= 0.95 * len(heights)


def test_a_note_is_cut_at_a_word_to_so_many_lines() -> None:
    for memo in (MEMOS[2], "✎ " + "x" * 500, "✎ " + "界" * 500):
        for most in (1, 2, 3):
            cut = phone.shortened(memo, most)
            assert phone.lines(cut) == most
            assert cut.endswith("…")
            assert memo.startswith(cut[:-1])
    assert phone.shortened("✎ brief", 1) == "✎ brief"
