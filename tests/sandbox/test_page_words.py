"""The page's own words: all in one table a language, the same sentences in each."""

import ast
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sandbox.people import forms, hands, side
from sandbox.people.refusals import WORDS, No, table
from sandbox.server import WEB
from tests.sandbox.page_sources import said, scripts, sentences, tables, texts

LANGUAGES = ("en", "fr", "it")
SPOKEN = ("alt", "aria-label", "placeholder", "title")


def places(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", sentence))


def known() -> set[str]:
    return {key.partition(".")[0] for key in table("en")}


class Shell(HTMLParser):
    """The texts that index.html has of its own, beside what it says to who has no JavaScript."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.keys: list[str] = []
        self._inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside.append(tag)
        self.found += [value or "" for name, value in attrs if name in SPOKEN]
        self.keys += [value or "" for name, value in attrs if name in ("data-words", "data-label")]

    def handle_endtag(self, tag: str) -> None:
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not {"noscript", "title"} & set(self._inside):
            self.found += re.findall(r"[^\W\d_]{2,}", data)


def shell() -> Shell:
    read = Shell()
    read.feed((WEB / "index.html").read_text(encoding="utf-8"))
    return read


def keys_raised(source: str) -> Iterator[str]:
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "No":
            yield from (str(it.value) for it in ast.walk(call.args[0]) if isinstance(it, ast.Constant))


def test_there_is_a_table_for_each_language() -> None:
    assert tuple(tables()) == LANGUAGES
    assert tables()["en"].parent == WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_sentences_with_the_same_places(language: str) -> None:
    mine, english = json.loads(tables()[language].read_text(encoding="utf-8")), table("en")
    assert list(mine) == list(english)
    for key, sentence in mine.items():
        assert sentence == sentence.strip() != "", key
        assert places(sentence) == places(english[key]), key


def test_french_says_vous_as_the_bot_does() -> None:
    familiar = r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|t’\w+|(?i:réessaie|choisis|appuie|tape|fais|écris))\b"
    assert [key for key, sentence in table("fr").items() if re.search(familiar, sentence)] == []


def test_french_marks_do_not_begin_a_line() -> None:
    assert [key for key, sentence in table("fr").items() if re.search(r" [:;?!]", sentence)] == []


def test_no_script_has_a_sentence_of_its_own() -> None:
    assert {name: found for name, script in scripts().items() if (found := sentences(script))} == {}


@pytest.mark.parametrize(
    "spoiled",
    [
        'complain("Too many files.");', 'h("p", {}, "Submit")', "tell(`Sending /${words}…`);",
        'h("b", { title: "Dark or light" })', 'x = may ? say("send") : "Send it";',
    ],
)  # fmt: skip
def test_a_sentence_that_stands_in_a_script_would_be_found(spoiled: str) -> None:
    assert len(sentences(spoiled)) == 1


def test_the_shell_of_the_page_has_no_words_of_its_own() -> None:
    assert shell().found == []


def test_every_sentence_that_is_said_is_there_and_is_given_what_it_wants() -> None:
    for name, script in scripts().items():
        for keys, call in said(script):
            assert set(keys) <= known() | {"count", "name"}, (name, call)
            wanted = {
                place
                for key in keys
                for one in (key, f"{key}.other")
                for place in places(table("en").get(one, ""))
            }
            given = set(re.findall(r"\w+", call.split("{", 1)[-1])) if wanted else set()
            assert wanted <= given, (name, call)
    assert set(shell().keys) <= known()
    for module in (forms, hands, side):
        assert set(keys_raised(Path(module.__file__ or "").read_text(encoding="utf-8"))) <= known()


def test_every_sentence_of_the_tables_is_said_somewhere() -> None:
    written = {text for script in scripts().values() for _, text in texts(script)} | set(shell().keys)
    for module in (forms, hands, side):
        written |= set(keys_raised(Path(module.__file__ or "").read_text(encoding="utf-8")))
    by_number = re.compile(r"option-\d+|refused(-\d+)?|no-answer")
    assert [key for key in known() if key not in written and not by_number.fullmatch(key)] == []


def test_a_refusal_calls_an_option_as_its_reader_does() -> None:
    option = {"name": "seats", "name_localizations": {"fr": "places"}}
    no = No("option-range", name=option, low=2, high=4)
    assert str(no) == "seats must be from 2 to 4."
    assert no.told("fr") == "places doit aller de 2 à 4."
    assert no.told("it") == "seats deve andare da 2 a 4."
    assert no.told("de") == str(no)
