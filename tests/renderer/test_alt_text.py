"""Alt text leads with what matters to its reader, and never loses it."""

import pytest

from bot.show.composer import compose
from engines import GAMES
from engines.core import AnyRules, Seat
from engines.words import LOCALES, Words
from renderer import Mark, alt_text
from renderer.positions import position
from tests.bot.panels import decisions
from tests.sizes import QUICK

NAMES = ("Ana", "Ben", "Chloé", "Dario", "Élodie")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_readers_own_hand_and_directions_are_always_told(seats: int, locale: str) -> None:
    rules = next(one for one in GAMES if one.key == "firebulls")
    words, wanted = (
        Words(locale, rules, NAMES[:seats]),
        ("position-hand", "position-line-own", "position-line-near"),
    )
    for steps in range(0, 90, 9):
        for seat in range(seats):
            view = rules.view(position(rules, seats, f"alt {seats}", steps), Seat(seat))
            brief = alt_text(rules, view, words).split("\n")
            told = [words.text(phrase) for phrase in rules.describe(view) if phrase.key in wanted]
            assert len(told) >= 2
            assert [line for line in told if line not in brief] == []
            assert brief[1] == words.text(rules.describe(view)[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_readers_own_pawns_and_tiles_come_before_those_of_others(locale: str) -> None:
    for rules in GAMES:
        words = Words(locale, rules, NAMES[: rules.seats[-1]])
        for seat in range(rules.seats[-1]):
            view = rules.view(position(rules, rules.seats[-1], "alt", 60), Seat(seat))
            seats = [phrase for phrase in rules.describe(view) if phrase.key == "position-seat"]
            assert words.text(seats[0]).startswith(NAMES[seat])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_alt_text_lists_the_marks_of_buttons_first_each_with_its_place(rules: AnyRules, locale: str) -> None:
    heard = 0
    for decision in decisions(rules, locale):
        marks = compose(decision).marks
        shown = [one for one in marks if not one.faint and not one.sign.startswith("→")]
        lines = alt_text(rules, decision.view, decision.words, marks).split("\n")
        signs = [line.replace("\N{NARROW NO-BREAK SPACE}", "").partition(":")[0] for line in lines]
        assert signs[1 : 1 + len(shown)] == [one.sign for one in shown]
        assert all(len(line.partition(":")[2]) > 1 for line in lines[1 : 1 + len(shown)])
        assert len("\n".join(lines)) <= 1024
        heard += len(shown)
    assert heard > (0 if QUICK else 5) or rules.key == "firebulls"  # there directions are printed


def test_cards_and_captures_of_fire_bulls_are_heard_by_name() -> None:
    rules = next(one for one in GAMES if one.key == "firebulls")
    view = rules.view(position(rules, 2, "alt", 9), Seat(0))
    marks = [
        Mark("won wu-blue", "1"),
        Mark("direction 3", "2"),
        Mark("general", "3"),
        Mark("direction 4", "→ 4"),
    ]
    told = alt_text(rules, view, Words("en", rules, NAMES[:2]), marks).split("\n")
    assert told[1:4] == ["1: Blue Wu", "2: direction 3", "3: General Qi Jie"]
    assert not told[4].startswith("→")


def test_islands_cells_and_home_of_fireship_are_heard_by_name() -> None:
    rules = next(one for one in GAMES if one.key == "fireship")
    view = rules.view(position(rules, 2, "alt", 9), Seat(0))
    marks = [Mark("north-west", "1"), Mark("F2", "2"), Mark("home", "3"), Mark("D4", "4")]
    told = alt_text(rules, view, Words("fr", rules, NAMES[:2]), marks).split("\n")[1:5]
    assert [one.partition(" ")[2] for one in told] == [
        "île du nord-ouest", "la case mystère F2", "votre carré de couleur", "la case D4",
    ]  # fmt: skip
