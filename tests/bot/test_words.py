"""The bot's own sentences: the same in three languages, and one for everything that it says."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from bot.show.sentences import said
from engines.words import LOCALES, source
from tests.engines.ftl import in_another_mood, key_of, left_over, messages, ones_for_none

PACKAGE = "bot.show.words"
SAYING = {"said", "said_to", "say", "Text"}
AHEAD = (
    "pace-*",
    "command-*",
    "describe-*",
    "parameter-*",
    "refused-*",
)  # chosen by a name that only runs tell
LABELS = ("*-button", "*-agree", "*-refuse", "*-sure", "settings-delete", "settings-export", "lobby-join")
NOT_LABELS = ("refused-*", "settings-delete-sure")
PRINTED = {"fr": (" :", " ;", " ?", " !", "« ", " »", "'"), "it": ("'", " :", " ;", " ?", " !"), "en": ("'",)}

every_locale = pytest.mark.parametrize("locale", LOCALES)


def entries(locale: str) -> list[Message]:
    return [one for one in FluentParser().parse(source(locale, PACKAGE)).body if isinstance(one, Message)]


def written(locale: str) -> dict[str, str]:
    """Each message as it stands in the file, after its name."""
    text = source(locale, PACKAGE)
    return {
        one.id.name: text[one.value.span.start : one.value.span.end]
        for one in entries(locale)
        if one.value is not None and one.value.span is not None
    }


def plain(locale: str) -> dict[str, str]:
    """The messages that are text and nothing else."""
    return {
        one.id.name: "".join(str(part.value) for part in one.value.elements if isinstance(part, TextElement))
        for one in entries(locale)
        if isinstance(one.value, Pattern)
        and all(isinstance(part, TextElement) for part in one.value.elements)
    }


def said_in_the_bot() -> Iterator[tuple[str, set[str]]]:
    """Each `said("key", …)`, description and refusal in the code; `*` where the key varies."""
    every = (path for package in ("bot", "tables") for path in Path(str(files(package))).rglob("*.py"))
    for path in sorted(every):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                args = {keyword.arg for keyword in node.keywords if keyword.arg}
                yield from ((key, args) for key in keys_of(node))


def keys_of(node: ast.Call) -> Iterator[str]:
    name = called(node.func)
    of_a_game = name == "Text" and len(node.args) > 1
    if of_a_game or name not in {*SAYING, "TableRefused"}:
        return
    first = node.args[0]
    for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        if isinstance(one, ast.JoinedStr | ast.Constant):
            yield f"refused-{key_of(one)}" if name == "TableRefused" else key_of(one)


def called(function: ast.expr) -> str:
    """`said` for `said(…)`, for `desk.said(…)`, for `said(locale)(…)` and for `(await at.said())(…)`."""
    match function:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name.lower() if name == "Said" else name
        case ast.Call(func=inner) | ast.Await(value=inner):
            return called(inner)
        case _:
            return ""


def test_the_three_languages_have_the_same_messages_in_the_same_order_with_the_same_arguments() -> None:
    english = messages("en", PACKAGE)
    assert english
    for locale in LOCALES:
        assert list(messages(locale, PACKAGE)) == list(english)
        assert messages(locale, PACKAGE) == english


def test_in_french_nothing_is_never_said_to_be_one() -> None:
    assert ones_for_none(PACKAGE) == []


@every_locale
def test_no_message_is_written_twice(locale: str) -> None:
    keys = [one.id.name for one in entries(locale)]
    assert len(keys) == len(set(keys))


def test_whatever_the_bot_says_has_a_message_with_those_arguments() -> None:
    known = messages("en", PACKAGE)
    said = list(said_in_the_bot())
    assert len(said) > 50
    exact = {key for key, _ in said}
    for key, args in said:
        if key == "command-*":
            continue  # where a language has no name for a command, the English one stands
        fitting = [one for one in known if one == key or (fnmatchcase(one, key) and one not in exact)]
        assert fitting, key
        assert all(known[one] <= args for one in fitting), key


def test_no_message_is_left_over() -> None:
    assert left_over(PACKAGE, {*AHEAD, *(key for key, _ in said_in_the_bot())}) == []


@every_locale
def test_labels_and_descriptions_are_as_short_as_discord_wants_them(locale: str) -> None:
    texts = plain(locale)
    labels = [
        key
        for key in texts
        if any(fnmatchcase(key, one) for one in LABELS)
        and not any(fnmatchcase(key, one) for one in NOT_LABELS)
    ]
    descriptions = [key for key in texts if key.startswith("describe-")]
    assert len(labels) > 10
    assert all(len(texts[key]) <= 80 for key in labels), labels
    assert all(len(texts[key]) <= 100 for key in descriptions), descriptions
    assert len(texts["composer-typed"]) <= 45
    assert len(written(locale)["thread-name"]) <= 60


@every_locale
def test_all_controls_speak_in_one_mood(locale: str) -> None:
    controls = (*LABELS, "describe-*", "composer-t*", "pace-choose")
    assert in_another_mood(locale, PACKAGE, *controls) == []


@every_locale
def test_marks_are_set_as_in_print(locale: str) -> None:
    """But for names of parameters, in which Discord allows no other apostrophe than that of a typewriter."""
    for key, text in written(locale).items():
        if not key.startswith("parameter-"):
            assert [wrong for wrong in PRINTED[locale] if wrong in text] == [], key


@every_locale
def test_a_button_that_a_sentence_names_bears_that_name(locale: str) -> None:
    """What all read has it in their own language; in private it is told as it stands on the button."""
    texts = {key: text.strip() for key, text in written(locale).items()}
    assert texts["recap-button"] in texts["board-more"]
    assert texts["lobby-start"] in texts["lobby-closes"]
    told = {
        "joined": ("join", "start"),
        "help-how": ("join", "start", "turn"),
        "composer-closed": ("turn",),
        "refused-join-first": ("join",),
        "refused-not-running": ("start",),
        "refused-own-delay": ("turn",),
    }
    for key, buttons in told.items():
        assert [one for one in buttons if f"{{ ${one} }}" not in texts[key]] == []
        assert [one for one in ("lobby-join", "lobby-start", "turn-button") if texts[one] in texts[key]] == []


def test_french_and_italian_are_translated() -> None:
    english = plain("en")
    for locale in ("fr", "it"):
        same = [key for key, text in plain(locale).items() if text == english[key]]
        alike = ("language-*", "parameter-*", "command-film")
        told = [key for key in same if not any(fnmatchcase(key, one) for one in alike)]
        assert [key for key in told if len(english[key]) > 2] == []


@every_locale
def test_a_sentence_names_commands_as_the_menu_does(locale: str) -> None:
    """By reference, so that a French reader is sent to a command that a French menu has."""
    names = "|".join(text for key, text in plain("en").items() if key.startswith("command-"))
    assert names
    for key, text in written(locale).items():
        assert re.findall(rf"(?<![\w/])/(?:{names})\b", text) == [], key


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tables_number_is_said_as_it_is_typed(locale: str) -> None:
    assert "1234" in said(locale)("thread-name", game="Fireship", number=1234)
