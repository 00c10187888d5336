"""The picture and the words of statistics, in every language, from figures of any size."""

import random
import re
from collections.abc import Mapping

import pytest

from bot.show.components_v2 import TEXTS
from bot.show.messages import game_in_words, person_in_words, server_in_words
from bot.show.messages import statistics as told
from bot.show.panels.statistics import game_page, person_page, server_page
from bot.show.sentences import said
from engines import GAMES
from engines.core import AnyRules
from engines.words import LOCALES
from renderer.charts import Page, page_file, paint_page
from tables.statistics import (
    GameFigures,
    Opening,
    PersonFigures,
    Point,
    Records,
    ServerFigures,
    Share,
    Spread,
    Standing,
)
from tests.renderer.flaws import flaws

SEEDS = range(4)
NOT_IN_NUMERALS = re.compile(r"\d\u202f[^:]")  # a blank that their font lacks
THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}\b)")  # the numerals have no other blank
FIRSTS = {
    "fireship": ("move boat home L15", "move plane home D3", "fog card", "no such move"),
    "firebulls": ("take blue", "draw", "attack 3 blue blue", "take warrior"),
    "springfestival": ("lay 1 0,0", "lay 4 0,0", "lay 2 0,0", "lay 3 0,0"),
}
NAMES = ("Ana", "Wolfeschlegelsteinhausenbergerdo", "**Jean-Baptiste** du Pré", "🦊🦊 Ñandú")

every = pytest.mark.parametrize("seed", SEEDS)
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_game = pytest.mark.parametrize("rules", GAMES, ids=[one.key for one in GAMES])


def share(chance: random.Random) -> Share:
    games = chance.choice((1, 2, 3, 40, 1_234))
    won = chance.randint(0, 2 * games) / 2
    return Share(games, won, chance.random() * games)


def person(rules: AnyRules, chance: random.Random) -> PersonFigures:
    curve = [
        Point(1_700_000_000_000 + at * 86_400_000 * 5, chance.randint(900, 2400), chance.randint(40, 330))
        for at in range(chance.choice((0, 1, 3, 60, 200)))
    ]
    hours = {hour: chance.choice((0, 1, 59, 3_600, 400_000)) for hour in chance.sample(range(24), 14)}
    openings = [Opening(text, chance.randint(1, 99), 0.5) for text in FIRSTS[rules.key]]
    return PersonFigures(
        person=1,
        name=chance.choice(NAMES),
        rules=rules.key,
        pool=chance.choice(("two", "more")),
        rating=curve[-1] if curve else None,
        rated=len(curve),
        curve=curve,
        games={one.key: share(chance) for one in GAMES},
        by_players={players: share(chance) for players in rules.seats},
        by_seat={seat: share(chance) for seat in range(rules.seats[-1])},
        hours=hours,
        seconds=chance.choice((None, 0, 44, 100_000)),
        openings=openings,
        records=Records(chance.choice((None, 2_345)), 12, 131, chance.choice((None, 38)), 1),
        apart={kind: share(chance) for kind in ("left", "computers", "solo")},
        newest=chance.choice((None, 500)),
    )


def game(rules: AnyRules, chance: random.Random) -> GameFigures:
    def spread() -> Spread:
        low = chance.randint(0, 300)
        return Spread(low, low * 2, low * 4)

    options = {
        one.key: {str(choice): share(chance) for choice in chance.sample(list(one.choices), 2)}
        for one in rules.options
    }
    most = 1_234 * len(rules.seats)
    return GameFigures(
        rules=rules.key,
        games=most,
        seats={players: {seat: share(chance) for seat in range(players)} for players in rules.seats},
        options=options,
        turns=spread(),
        hours=spread(),
        gap=spread(),
        level=chance.randint(0, most),
        apart={"left": 3, "computers": 45, "solo": 678},
    )


def server(chance: random.Random) -> ServerFigures:
    table = [
        Standing(at, at, chance.choice(NAMES), 20, 20 - at / 2, chance.random() * 20) for at in range(1, 15)
    ]
    return ServerFigures(1_790_000_000_000, {one.key: 12 for one in GAMES}, 99, table, 500)


FREE: Mapping[str, int] = {one.key: 3 for one in GAMES}


def is_good(page: Page, text: str) -> None:
    canvas = paint_page(page)
    assert flaws(canvas) == []
    assert [label.text for label in canvas.labels if NOT_IN_NUMERALS.search(label.text)] == []
    assert len(page_file(page)) <= 100_000
    assert len(text) <= TEXTS
    assert len(told.told_briefly(text.split("\n"), said("fr"))) <= told.ALT


@every
@every_locale
@every_game
def test_whatever_a_person_has_played_it_is_legible(rules: AnyRules, locale: str, seed: int) -> None:
    say, of = said(locale), person(rules, random.Random(seed))
    (text,) = person_in_words(of, GAMES, say).texts
    page = person_page(of, GAMES, say)
    is_good(page, text)
    assert numbers_of(page) <= numbers(text)


@every
@every_locale
@every_game
def test_whatever_a_game_has_seen_it_is_legible(rules: AnyRules, locale: str, seed: int) -> None:
    say, of = said(locale), game(rules, random.Random(seed))
    (text,) = game_in_words(of, rules, say).texts
    page = game_page(of, rules, say)
    is_good(page, text)
    assert numbers_of(page) <= numbers(text)


@every
@every_locale
def test_whoever_plays_in_a_server_it_is_legible(locale: str, seed: int) -> None:
    say, of = said(locale), server(random.Random(seed))
    (text,) = server_in_words(of, "The Hearth", FREE, GAMES, say).texts
    page = server_page(of, "The Hearth", FREE, GAMES, say)
    is_good(page, text)
    assert numbers_of(page) <= numbers(text)


def numbers_of(page: Page) -> set[str]:
    """All that is written on it but the scales of its axes."""
    written = "\n".join(THOUSANDS.sub("\u00a0", label.text) for label in paint_page(page).labels)
    axes = {str(one) for one in range(0, 4_000, 5)} | {"6", "12", "18"}
    return {one for one in numbers(written) if one not in axes or f" {one}" in page.subtitle}


def numbers(text: str) -> set[str]:
    """As digits alone."""
    return {re.sub(r"\D", "", one) for one in re.findall(r"\d[\d.,\u202f\u00a0]*", text)} - {""}


@every_locale
def test_an_empty_server_says_how_to_begin(locale: str) -> None:
    nothing = ServerFigures(1_790_000_000_000, {}, 0, [], None)
    (text,) = server_in_words(nothing, "The Hearth", {}, GAMES, said(locale)).texts
    assert said(locale)("command-newgame") in text
    is_good(server_page(nothing, "The Hearth", {}, GAMES, said(locale)), text)


def test_a_long_alt_text_ends_with_where_the_rest_is() -> None:
    say = said("en")
    whole = told.told_briefly(["short"], say)
    assert whole.endswith("short")
    cut = told.told_briefly(["x" * 200] * 9, say)
    assert cut.endswith("“In words”.")
    assert len(cut) <= told.ALT


@pytest.mark.parametrize(
    ("number", "shown"), [(2.0, "2 of 12"), (1.5, "1.5 of 12"), (9.99, "10 of 12"), (0.04, "0 of 12")]
)
def test_a_part_of_a_win_has_one_decimal(number: float, shown: str) -> None:
    assert said("en")("stats-won-of", won=told.amount(number), games=12) == shown


@pytest.mark.parametrize(
    ("locale", "number", "shown"),
    [
        ("en", 1, "1 won of 4, 1 expected"),
        ("fr", 0.5, "0,5 gagnée sur 4, 0,5 attendue"),
        ("fr", 1.5, "1,5 gagnée sur 4, 1,5 attendue"),
        ("fr", 2, "2 gagnées sur 4, 2 attendues"),
        ("it", 1, "1 vinta su 4, 1 attesa"),
        ("it", 1.5, "1,5 vinte su 4, 1,5 attese"),
    ],
)
def test_what_was_won_and_expected_agrees_with_its_number(locale: str, number: float, shown: str) -> None:
    whole = said(locale)("stats-line-place", place=1, name="Ana", won=number, games=4, expected=number)
    assert whole.endswith(shown)


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0 s"), (119, "119 s"), (120, "2 min"), (7_199, "120 min"), (7_200, "2 h"), (200_000, "2 d")],
)
def test_a_time_is_told_in_its_largest_unit_of_which_there_are_two(seconds: int, shown: str) -> None:
    assert told.duration(seconds, said("en")) == shown
