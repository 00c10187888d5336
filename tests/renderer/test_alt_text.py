"""Alt text leads with what matters to its reader, and never loses it."""

import pytest

from engines import GAMES
from engines.core import Seat
from engines.words import LOCALES, Words
from renderer import alt_text
from renderer.positions import position

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
