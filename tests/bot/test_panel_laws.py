"""Laws of the turn panel over whole games: every seat count, language and random position."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from benchmarks.presses import after, offered
from bot.inbound.buttons import Ask, Undo
from bot.show import phone
from bot.show.composer import Composition, Decision, compose
from bot.show.composer.offers import BEYOND
from bot.show.panel import Select
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, checked_options
from engines.log import Beginning, Play, playout
from engines.words import LOCALES
from renderer import Look, paint
from tests.bot.panels import actions_of, breaches, choosing, decision_at, in_words, reached
from tests.renderer.flaws import flaws
from tests.sizes import QUICK, seeds

PANELS = 12  # of a position, those nearest to the first
DRAWN, LINES = 4, 5
DEEPEST = 160  # actions
MEMOS = ("", "✎ Ben keeps blue.", "✎ " + "A thought about who wants what, and why. " * 12)
Met = list[tuple[Decision, list[Composition]]]


TABLES = [(rules, seats, locale) for rules in GAMES for seats in rules.seats for locale in LOCALES]


@pytest.fixture(scope="module", params=TABLES, ids=[f"{it[0].key}-{it[1]}-{it[2]}" for it in TABLES])
def met(request: pytest.FixtureRequest) -> Met:
    """Positions of whole games, with the panels that one comes to first."""
    return list(some(*request.param))


def some(rules: AnyRules, seats: int, locale: str) -> Iterator[tuple[Decision, list[Composition]]]:
    for number in seeds("panels")[:: 3 if QUICK else 1]:
        seed = seed_from(f"panels {rules.key} {seats} {locale}", number)
        beginning = Beginning(rules, seats, {}, checked_options(rules, seats, {}), seed)
        play = before_the_end(beginning, seed, 1 + (37 * number + 13 * seats) % DEEPEST)
        for seat in rules.to_act(play.state)[:1]:
            decision = decision_at(play, seat, locale)
            yield decision, reached(decision, compose, PANELS)[1]


def before_the_end(beginning: Beginning, seed: bytes, depth: int) -> Play:
    """Where somebody has to act."""
    play = playout(beginning, seed, depth)
    return play if play.rules.to_act(play.state) else before_the_end(beginning, seed, depth // 2)


def wrong_heights(found: Met) -> list[float]:
    """What is on no screen; and what is not on one between header and input, if that is too much."""
    heights = [panel.height(panel.room) for _, panels in found for panel in panels]
    high = [one for one in heights if one > 700]
    return [one for one in heights if one > 844] or (high if len(high) > 0.05 * len(heights) else [])


def long_headlines(found: Met) -> list[str]:
    """What is asked takes one line; two at most, and seldom."""
    asked = [one for _, panels in found for panel in panels for one in panel.texts if one.startswith("**")]
    long = [one for one in asked if phone.lines(one.split("\n")[0]) > 1]
    return long if len(long) > max(3, 0.1 * len(asked)) or any(phone.lines(one) > 2 for one in long) else []


def long_texts(found: Met) -> list[tuple[str, ...]]:
    """They take five lines at most."""
    texts = [panel.texts for _, panels in found for panel in panels]
    return [some for some in texts if sum(map(phone.lines, some)) > LINES]


def wrong_colours(decision: Decision, panel: Composition) -> list[str]:
    """A label and the law that it breaks."""
    found = list[str]()
    for one in choosing(panel):
        asked = panel.asked in actions_of(decision, one)
        found += [f"{one.label}: {law}" for law in breaches(decision, one, asked=asked)]
    return found


def red_beside(panel: Composition) -> list[str]:
    """Rows in which red stands beside anything else."""
    rows = [{one.style for one in row} for row in panel.rows if isinstance(row, tuple)]
    return [str(row) for row in rows if "danger" in row and len(row) > 1]


def doubled(panel: Composition) -> list[str]:
    """Marks, places and labels that are there twice; more than Discord takes."""
    signs = Counter(mark.sign for mark in panel.marks)
    places = Counter(mark.place for mark in panel.marks)
    labels = Counter(one.label for row in panel.rows if isinstance(row, tuple) for one in row)
    found = [one for counted in (signs, places, labels) for one, count in counted.items() if count > 1]
    lists = [row for row in panel.rows if isinstance(row, Select)]
    too_many = labels.total() > 25 or len(lists) > 1 or any(len(one.options) > 25 for one in lists)
    wide = [one for one in labels if phone.button(one) > phone.WIDTH]
    return [*found, *wide, *(["too many"] if too_many else [])]


def unmarked(panel: Composition) -> list[str]:
    """Full marks whose sign no button begins with, or more than one."""
    labels = [one.label for one in choosing(panel)]
    full = [mark.sign for mark in panel.marks if not mark.faint]
    return [sign for sign in full if sum(one.startswith(f"{sign} ") for one in labels) > 1]


def impossible(decision: Decision, panel: Composition) -> list[str]:
    """What leads nowhere, or no further; and two ways back."""
    found = [str(press) for press in offered(panel) if not decision.remaining(after(decision, press))]
    last = panel.rows[-1]
    assert isinstance(last, tuple)
    back = [one.label for one in last if isinstance(one.control, Ask | Undo)]
    return [*found, *(back if len(back) > 1 else [])]


def at_a_loss(decision: Decision, panel: Composition) -> list[str]:
    """Blue ones that cost more than they bring, though something else is there."""
    blue = [one for one in choosing(panel) if one.style == "main"]
    bad = [one.label for one in blue if decision.preview(actions_of(decision, one)[0]).worth < 0]
    return bad if len(bad) < len(list(choosing(panel))) else []


def forgotten(decision: Decision, panels: list[Composition]) -> list[str]:
    """What the first panel leads to by no press."""
    there = {one for press in offered(panels[0]) for one in decision.remaining(after(decision, press))}
    return [str(one) for one in decision.legal if one not in there]


def test_every_panel_of_whole_games_fits_a_screen(met: Met) -> None:
    assert (wrong_heights(met), long_headlines(met), long_texts(met)) == ([], [], [])


def test_colours_say_one_thing_each_in_whole_games(met: Met) -> None:
    for decision, panels in met:
        for panel in panels:
            assert (wrong_colours(decision, panel), red_beside(panel)) == ([], [])


def test_marks_labels_and_lists_of_whole_games_are_unique_and_within_limits(met: Met) -> None:
    for _, panels in met:
        for panel in panels:
            assert (doubled(panel), unmarked(panel)) == ([], [])


def not_drawn(decision: Decision, panel: Composition) -> list[str]:
    """Buttons' marks that are nowhere on the picture, and texts on it that cannot be read."""
    viewer = decision.view.viewer  # type: ignore[attr-defined]  # every game's view has one
    look = Look(decision.words, viewer, panel.marks, around=panel.around, room=panel.room, asked=panel.asked)
    canvas = paint(decision.view, look)
    written = {label.text for label in canvas.labels}
    signs = [one.sign for one in panel.marks if not one.faint and not one.sign.startswith("→")]
    return [*(sign for sign in signs if sign not in written), *flaws(canvas)]


def test_the_picture_of_a_panel_bears_every_mark_of_its_buttons_and_can_be_read(met: Met) -> None:
    for decision, panels in met:
        for panel in panels[:DRAWN]:
            assert not_drawn(decision, panel) == []


def test_only_what_is_possible_is_offered_in_whole_games_and_all_of_it(met: Met) -> None:
    for decision, panels in met:
        assert (forgotten(decision, panels), at_a_loss(decision, panels[0])) == ([], [])
        for panel in panels:
            assert impossible(decision, panel) == []


def test_a_note_on_top_takes_no_choice_away_and_the_panel_still_fits(met: Met) -> None:
    first = [[compose(decision, memo=memo) for memo in MEMOS] for decision, _ in met]
    for without, short, long in first:
        assert short.texts[0].startswith(MEMOS[1])
        assert long.texts[0].endswith("…")
        for one in (short, long):
            assert one.height(one.room) <= max(phone.SCREEN, without.height(without.room) + phone.LINE)
    heights = [one.height(one.room) for three in first for one in three]
    assert max(heights, default=0.0) <= 844
    assert sum(one <= phone.SCREEN for one in heights) >= 0.95 * len(heights)


SIGNS = re.compile("[\u2300-\u23ff\u2600-\u27bf🀀-🫿↔↩⋯⤺]|^[?]$")  # an arrow to a place is a word there


def test_words_instead_of_signs_fit_a_screen_and_are_as_many_choices(met: Met) -> None:
    worded = [in_words(replace(decision, hint=True)) for decision, _ in met]
    found = [(decision, [compose(decision)]) for decision in worded]
    assert wrong_heights(found) == []
    for decision, (panel,) in found:
        labels = [one.label for row in panel.rows if isinstance(row, tuple) for one in row]
        assert [one for one in (*labels, *panel.texts) if SIGNS.search(one)] == []
        assert [one for one in labels if phone.button(one) > phone.WIDTH] == []
        assert (wrong_colours(decision, panel), red_beside(panel)) == ([], [])
        assert (doubled(panel), unmarked(panel)) == ([], [])
        assert forgotten(decision, [panel]) == []


def test_a_note_is_cut_at_a_word_to_so_many_lines() -> None:
    for memo in (MEMOS[2], "✎ " + "x" * 500, "✎ " + "界" * 500):
        for most in (1, 2, 3):
            cut = phone.shortened(memo, most)
            assert phone.lines(cut) == most
            assert cut.endswith("…")
            assert memo.startswith(cut[:-1])
    assert phone.shortened("✎ brief", 1) == "✎ brief"


def test_of_much_news_the_last_sentences_stay() -> None:
    news = [f"Ben takes a card of the row that lies in the middle, number {at}." for at in range(9)]
    for told in ("\n".join(news), " ".join(news)):
        for most in (2, 3, 4, 5):
            kept = phone.ending(told, most)
            assert phone.lines(kept) in {most - 1, most}
            assert kept.startswith("… Ben")
            assert told.endswith(kept[2:])
    assert phone.ending(news[0], 4) == news[0]
    assert phone.lines(phone.ending("x" * 500, 2)) == 2


@pytest.mark.parametrize("number", [12, 17, 44, 51])
def test_each_part_of_a_long_list_has_a_name_of_its_own(number: int) -> None:
    """Also where a column has one cell only, and its tile and effect are those of another."""
    rules, seed = next(one for one in GAMES if one.key == "springfestival"), seed_from("parts", number)
    beginning = Beginning(rules, 2, {}, checked_options(rules, 2, {}), seed)
    play = before_the_end(beginning, seed, 60 + number)
    panel = compose(decision_at(play, rules.to_act(play.state)[0], "en"), (BEYOND,))
    assert len([*choosing(panel)]) >= 3
    assert doubled(panel) == []
