"""Three languages with the same messages, and a message for everything that can be said."""

import ast
import re
from collections.abc import Iterator
from enum import Enum
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
)

from engines.codec import annotations_of, fields_of
from engines.core import AnyRules, Leave, Refused, Seat, Who, say
from engines.firebulls.actions import Attack, Draw
from engines.firebulls.data import Qi, Yen
from engines.firebulls.events import Captured
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP
from engines.log import Undo, kinds
from engines.menu import ask, narrow
from engines.springfestival.actions import Complete
from engines.springfestival.data import CARDS, read_card
from engines.springfestival.grid import read_cells
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.words import (
    LOCALES,
    MissingWordsError,
    Words,
    de,
    folders_of,
    kebab,
    member_key,
    nearest,
    que,
    source,
)
from tests.engines.cases import CASES
from tests.engines.embers.rules import EMBERS, Coal, Lay
from tests.engines.ftl import in_another_mood, key_of, left_over, messages, ones_for_none

GAMES: tuple[AnyRules, ...] = tuple({case.rules.key: case.rules for case in CASES}.values())
PACKAGES = ("engines", *(folders_of(rules)[1] for rules in GAMES))


every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
every_package = pytest.mark.parametrize("package", PACKAGES)


SHOWN = {"springfestival": {"cell", "cells"}}  # on the picture alone: a cell has no name there


def all_messages(rules: AnyRules) -> dict[str, set[str]]:
    return {key: args for package in folders_of(rules) for key, args in messages("en", package).items()}


@every_package
def test_the_three_languages_have_the_same_messages_and_arguments(package: str) -> None:
    english = messages("en", package)
    assert english
    for locale in LOCALES:
        assert messages(locale, package) == english
        assert list(messages(locale, package)) == list(english)


@every_package
def test_no_message_is_written_twice(package: str) -> None:
    for locale in LOCALES:
        keys = [
            entry.id.name
            for entry in FluentParser().parse(source(locale, package)).body
            if isinstance(entry, Message)
        ]
        assert len(keys) == len(set(keys))


@every_package
def test_in_french_nothing_is_never_said_to_be_one(package: str) -> None:
    assert ones_for_none(package) == []


@every_package
@pytest.mark.parametrize("locale", LOCALES)
def test_all_controls_of_a_language_speak_in_one_mood(locale: str, package: str) -> None:
    controls = ("verb-*", "action-*", "choice-*", "preview-target", "preview-shore")
    assert in_another_mood(locale, package, *controls) == []


@every_game
def test_every_event_and_action_has_its_sentence_and_uses_only_its_fields(rules: AnyRules) -> None:
    known = all_messages(rules)
    for event in rules.events:
        assert known[f"event-{kebab(event)}"] <= {name for name, _ in fields_of(event)}
    for action in kinds(rules):
        if action is Undo:
            continue  # told by the bot
        assert known[f"action-{action.verb}"] <= {name for name, _ in fields_of(action)}
        assert known[f"verb-{action.verb}"] == set()
        assert all(known[f"field-{name}"] == set() for name, _ in fields_of(action))


@every_game
def test_every_event_field_is_told(rules: AnyRules) -> None:
    known = all_messages(rules)
    for event in rules.events:
        fields = {name for name, _ in fields_of(event)} - SHOWN.get(rules.key, set())
        assert known[f"event-{kebab(event)}"] == fields


@every_game
def test_every_option_and_pick_has_its_words(rules: AnyRules) -> None:
    known = all_messages(rules)
    for option in rules.options:
        assert f"option-{option.key}" in known
        texts = () if isinstance(option.choices, range) else option.choices
        assert all(f"option-{option.key}-{choice}" in known for choice in texts)
        assert texts or known[f"option-{option.key}-number"] == {"number"}
    for pick in rules.picks:
        assert {f"pick-{pick.key}", *(f"pick-{pick.key}-{choice}" for choice in pick.choices)} <= set(known)
        assert (f"pick-{pick.key}-facing" in known) is bool(pick.facing)
    assert {"game-name", "game-summary"} <= set(known)


def enums_in(hint: Any) -> Iterator[type[Enum]]:
    bare, _, _ = annotations_of(hint)
    if isinstance(bare, type) and issubclass(bare, Enum):
        yield bare
    for inner in get_args(bare):
        if inner is not ...:
            yield from enums_in(inner)


@every_game
def test_every_card_and_colour_that_is_told_has_a_name(rules: AnyRules) -> None:
    known = all_messages(rules)
    for kind in (*rules.events, *rules.actions):
        for _, hint in fields_of(kind):
            for enum in enums_in(hint):
                assert {member_key(member) for member in enum} <= set(known)


def said_in(package: str) -> Iterator[tuple[str, set[str]]]:
    """Each `say("key", …)` and refusal in a package's code; `*` where the key has a part that varies."""
    for path in sorted(Path(str(files(package))).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                refusing = node.func.id in REFUSALS
                args = {keyword.arg for keyword in node.keywords if keyword.arg}
                first = node.args[0]
                for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    key = key_of(one)
                    if key and (refusing or node.func.id == "say"):
                        yield f"refused-{key}" if refusing else key, args


REFUSALS = {"Refused", *(kind.__name__ for kind in Refused.__subclasses__())}


@every_game
def test_whatever_the_code_says_has_a_message_with_those_arguments(rules: AnyRules) -> None:
    known = all_messages(rules)
    said = [one for package in folders_of(rules) for one in said_in(package)]
    assert len(said) > 10
    exact = {key for key, _ in said}
    for key, args in said:
        fitting = [one for one in known if one == key or (fnmatchcase(one, key) and one not in exact)]
        assert fitting, key
        assert all(known[one] <= args for one in fitting), key


@every_game
def test_what_a_victory_may_earn_is_five_things_at_most_each_with_its_words(rules: AnyRules) -> None:
    known, names = all_messages(rules), list(rules.achievements)
    assert len(names) <= 5
    assert {f"{what}-{name}" for name in names for what in ("achievement", "achieved")} <= set(known)
    for locale in LOCALES:
        called = [Words(locale, rules).format(f"achievement-{name}") for name in names]
        assert len(set(called)) == len(called)
        assert all(len(one) <= 30 for one in called)


@every_game
def test_no_message_is_left_over(rules: AnyRules) -> None:
    package = folders_of(rules)[1]
    if rules is EMBERS:
        return
    used = [key for key, _ in said_in(package)]
    used += [f"event-{kebab(kind)}" for kind in rules.events]
    used += [f"{what}-{kind.verb}" for kind in (*rules.actions, *rules.table) for what in ("verb", "action")]
    used += [f"field-{name}" for kind in rules.actions for name, _ in fields_of(kind)]
    used += [f"choice-{kind.verb}-{name}" for kind in rules.actions for name, _ in fields_of(kind)]
    used += [f"parameter-{name}" for kind in rules.actions for name, _ in fields_of(kind)]
    used += [f"{what}-{option.key}*" for option in rules.options for what in ("option", "parameter")]
    used += [f"pick-{pick.key}*" for pick in rules.picks]
    used += [
        "game-name",
        "game-summary",
        "letter-*",
        "ending-*",
        "picture-*",
        "group-*",
        "lesson-*",
        "result-*",
        "place-*",
        "spelled-*",
        "legend-*",
    ]
    used += [f"{what}-{name}" for name in rules.achievements for what in ("achievement", "achieved")]
    used += [f"{kebab(enum)}-*" for enum in enums_of(package)]
    assert left_over(package, used) == []


def enums_of(package: str) -> list[type[Enum]]:
    found = []
    for module in ("data", "state", "view"):
        try:
            loaded = __import__(f"{package}.{module}", fromlist=["*"])
        except ModuleNotFoundError:
            continue
        found += [one for one in vars(loaded).values() if isinstance(one, type) and issubclass(one, Enum)]
    return found


# Using them ----------------------------------------------------------------------------------------------


def test_names_cards_and_lists_are_put_into_words() -> None:
    event = Captured(Seat(1), card=Yen.SOLDIER_BLUE, payment=(Qi.BLUE, Qi.BLUE, Qi.WARRIOR))
    words = Words("en", FIREBULLS, ("Ana", "Ben"))
    assert words.event(event) == "Ben captures a Blue Soldier with 2 blue, 1 Warrior."


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert Words("en", FIREBULLS).argument(Who(Seat(3))) == "Seat 3"
    assert Words("fr", FIREBULLS).argument(Who(Seat(3))) == "Place 3"


def test_a_cell_is_told_as_it_is_written() -> None:
    words = Words("en", EMBERS)
    assert words.action(Lay(Coal.ASH, 8)) == "ash on A2"


def test_a_menu_answer_is_called_what_it_settles() -> None:
    words = Words("en", FIREBULLS)
    payments = [(Qi.RED,) * count for count in range(1, 10)]
    legal = (Draw(), *(Attack(way, payment) for way in (1, 2) for payment in payments))
    assert [words.choice(choice) for choice in ask(legal)] == [
        "Draw a card",
        "Attack from direction 1",
        "Attack from direction 2",
    ]
    assert [words.choice(choice) for choice in narrow(legal, (1,))][:2] == ["1 red", "2 red"]
    words = Words("en", EMBERS)
    lays = [Lay(coal, place) for coal in Coal for place in range(64)]
    assert [words.choice(choice) for choice in ask(lays)] == ["ash", "glow", "blaze"]
    assert words.choice(narrow(lays, (0,))[2]) == "C"
    assert words.choice(narrow(lays, (0, 2))[3]) == "C4"


def test_an_empty_list_is_nothing_and_order_is_kept() -> None:
    words = Words("en", FIREBULLS)
    assert words.argument(()) == "nothing"
    assert words.argument((Qi.RED, Qi.BLUE, Qi.BLUE, Qi.RED)) == "red bull, 2 × blue bull, red bull"


def test_one_left_is_told_as_one_in_italian() -> None:
    tiles, sea = Words("it", SPRINGFESTIVAL), Words("it", FIRESHIP)
    assert "te ne resta 1 da posare" in tiles.format("refused-lay-first", {"left": 1})
    assert "te ne restano 3 da posare" in tiles.format("refused-lay-first", {"left": 3})
    assert "te ne resta 1;" in sea.format("refused-too-far", {"to": "C5", "cost": 4, "points": 1})
    assert "te ne restano 0;" in sea.format("refused-too-far", {"to": "C5", "cost": 4, "points": 0})


def test_what_has_commas_within_is_listed_apart() -> None:
    words = Words("fr", SPRINGFESTIVAL)
    action = Complete(read_card("C-J4-yellow"), read_cells("-3,-1 -2,-1 -1,-1 -1,0"))
    assert (
        words.action(action)
        == "Réaliser\u202f: J de quatre, jaune, 5 points en -3,-1\u202f; -2,-1\u202f; -1,-1\u202f; -1,0"
    )


def test_a_card_that_is_written_short_is_told_in_full() -> None:
    for locale in LOCALES:
        words = Words(locale, SPRINGFESTIVAL)
        for number, card in enumerate(CARDS):
            assert card.name not in words.action(Complete(number, ()))


def test_actions_and_phrases_may_be_arguments() -> None:
    words = Words("it", FIREBULLS, ("Ana",))
    assert words.text(say("action-leave", seat=Who(Seat(0)))) == words.argument(Leave(Seat(0)))
    assert words.argument(Leave(Seat(0)))


def test_a_missing_message_or_argument_is_our_mistake() -> None:
    words = Words("en", FIREBULLS)
    with pytest.raises(MissingWordsError):
        words.text(say("no-such-thing"))
    with pytest.raises(MissingWordsError):
        words.text(say("action-leave"))


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("fr-CA", "fr"), ("it_CH", "it"), ("en-GB", "en"), ("pt-BR", "en")]
)
def test_readers_get_the_nearest_language(locale: str, language: str) -> None:
    assert nearest(locale) == language


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rulebooks_own_terms_are_used(locale: str) -> None:
    terms = {
        "en": ("Warrior", "Reserve", "Fortification"),
        "fr": ("Guerrier", "Réserve", "Pioche", "Pile de Victoire", "Fortification"),
        "it": ("Guerriero", "Vice-Generale", "Palizzata", "toro"),
    }
    text = source(locale, "engines.firebulls")
    assert [term for term in terms[locale] if term not in text] == []


@pytest.mark.parametrize(
    ("name", "of", "than"),
    [
        ("Ana", "d’Ana", "qu’Ana"),
        ("Élodie", "d’Élodie", "qu’Élodie"),
        ("Yves", "d’Yves", "qu’Yves"),
        ("Ben", "de Ben", "que Ben"),
        ("Yann", "de Yann", "que Yann"),
        ("⚙ Étincelle", "de ⚙ Étincelle", "que ⚙ Étincelle"),
        ("**Ana**", "d’**Ana**", "qu’**Ana**"),
    ],
)
def test_french_elides_before_a_vowel(name: str, of: str, than: str) -> None:
    assert (de(name), que(name)) == (of, than)
    words = Words("fr", FIREBULLS)
    told = words.format("picture-won", {"points": 9, "ahead": 2, "next": name})
    assert told.endswith(f"2 de plus {than}")


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_says_what_it_counts_at_its_end(rules: AnyRules, locale: str) -> None:
    words = Words(locale, rules)
    totals = [words.format("result-total", {"points": points}) for points in (0, 1, 2)]
    assert [re.findall(r"\d+", one) for one in totals] == [["0"], ["1"], ["2"]]
    assert words.format("result-unit")


def test_islands_are_not_called_points() -> None:
    assert Words("en", FIRESHIP).format("result-total", {"points": 0}) == "0 islands"
    assert Words("fr", FIRESHIP).format("result-total", {"points": 3}) == "3 îles"
    assert Words("it", FIRESHIP).format("result-total", {"points": 1}) == "1 isola"
