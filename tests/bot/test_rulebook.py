"""The rulebooks: three languages, short chapters, every move explained, and a search that finds."""

import pytest

from bot.inbound.buttons import Rules
from bot.inbound.custom_ids import wire
from bot.show.panel import Button, Panel, Select
from bot.show.rulebook import Chapter, chapters, find, quick_start, rules_panel
from engines.core import AnyRules
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.words import LOCALES, Words
from tests.engines.embers.rules import EMBERS

GAMES: tuple[AnyRules, ...] = (FIREBULLS, FIRESHIP, SPRINGFESTIVAL)
LONGEST = 1500  # characters of a chapter, to be read on a phone

every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
every_locale = pytest.mark.parametrize("locale", LOCALES)


def typed_in(chapter: Chapter) -> list[str]:
    """What the chapter's small line says that one may type."""
    return [
        part for line in chapter.text.split("\n") if line.startswith("-#") for part in line.split("`")[1::2]
    ]


def buttons(panel: Panel) -> list[Button]:
    return [one for row in panel.rows if isinstance(row, tuple) for one in row]


def titles(found: tuple[Chapter, ...]) -> list[str]:
    return [one.title for one in found]


@every_game
def test_the_three_languages_have_the_same_chapters_in_the_same_order(rules: AnyRules) -> None:
    english, *others = (chapters(rules, locale) for locale in LOCALES)
    assert 7 <= len(english) <= 10
    for other in others:
        assert [typed_in(one) for one in other] == [typed_in(one) for one in english]
        assert [one.text.count("\n") for one in other] == [one.text.count("\n") for one in english]
        assert titles(other) != titles(english)


@every_game
@every_locale
def test_the_rules_begin_with_ten_lines_that_fit_on_a_phone(rules: AnyRules, locale: str) -> None:
    lines = quick_start(rules, locale).split("\n")
    assert len(lines) == 10
    assert all(line.startswith("- ") and line.endswith(".") and len(line) <= 170 for line in lines)
    assert sum(map(len, lines)) <= LONGEST
    first = rules_panel(rules, locale, Rules(1, 0), 0).texts[0]
    assert (
        first.index(lines[0]) < first.index(lines[-1]) < first.index(f"1. {chapters(rules, locale)[0].title}")
    )


@every_game
@every_locale
def test_every_chapter_has_a_title_of_its_own_and_fits_on_a_phone(rules: AnyRules, locale: str) -> None:
    book = chapters(rules, locale)
    assert len(set(titles(book))) == len(book)
    for chapter in book:
        assert 0 < len(chapter.title) <= 60
        assert 0 < len(chapter.text) <= LONGEST


@every_game
@every_locale
def test_every_verb_is_explained_in_one_chapter_which_is_found_first(rules: AnyRules, locale: str) -> None:
    for kind in rules.actions:
        (chapter,) = (one for one in chapters(rules, locale) if kind.verb in typed_in(one))
        assert find(rules, locale, kind.verb)[0] == chapter


@every_game
def test_french_and_italian_marks_are_set_as_in_print(rules: AnyRules) -> None:
    for locale in LOCALES:
        for chapter in chapters(rules, locale):
            assert "'" not in chapter.title + chapter.text
    for chapter in chapters(rules, "fr"):
        assert not any(
            wrong in chapter.title + chapter.text for wrong in (" :", " ;", " ?", " !", "« ", " »")
        )


def test_a_topic_is_found_whatever_its_capitals_and_accents() -> None:
    expected = chapters(SPRINGFESTIVAL, "fr")[3]
    assert expected.title == "Le Magasin"
    assert find(SPRINGFESTIVAL, "fr", "MAGASIN")[0] == expected
    assert find(SPRINGFESTIVAL, "fr", "Étincelles") == find(SPRINGFESTIVAL, "fr", "etincelles") != ()


def test_titles_come_before_texts() -> None:
    found = titles(find(FIREBULLS, "en", "warrior"))
    assert found[0] == "Warriors and powers"
    assert "End of the turn" in found


def test_a_text_that_stresses_it_comes_before_one_that_only_says_it() -> None:
    found = titles(find(FIRESHIP, "fr", "brouillard"))
    assert found[0] == "Cartes et badges"
    assert "Votre tour" in found


@pytest.mark.parametrize("topic", ["+1", "+1 in power"])
def test_a_card_is_found_by_its_name(topic: str) -> None:
    assert "Cards and badges" in titles(find(FIRESHIP, "en", topic))[:2]


def test_several_words_must_all_be_there() -> None:
    assert titles(find(FIRESHIP, "it", "cancella nebbia")) == []
    assert titles(find(FIRESHIP, "it", "nebbia secreto")) == []
    assert "Carte e distintivi" in titles(find(FIRESHIP, "it", "nebbia bum"))


@pytest.mark.parametrize("topic", ["", "   ", "?!", "(", "chess"])
def test_what_nobody_wrote_about_is_not_found(topic: str) -> None:
    assert find(FIRESHIP, "en", topic) == ()


def test_readers_get_the_nearest_language() -> None:
    assert chapters(FIRESHIP, "fr-CA") == chapters(FIRESHIP, "fr")
    assert chapters(FIRESHIP, "pt-BR") == chapters(FIRESHIP, "en")


@every_game
@every_locale
def test_every_page_has_a_list_of_the_chapters_by_name(rules: AnyRules, locale: str) -> None:
    book = chapters(rules, locale)
    text = rules_panel(rules, locale, Rules(7), 0).texts[0]
    assert all(f"{number}. {one.title}" in text for number, one in enumerate(book, 1))
    for page in range(len(book) + 1):
        panel = rules_panel(rules, locale, Rules(7, page), 0)
        jump = panel.rows[page == 0]
        assert isinstance(jump, Select)
        assert [label for label, _ in jump.options] == [
            f"{at}. {one.title}" for at, one in enumerate(book, 1)
        ]
        pressed = [wire(jump.control), *(wire(one.control) for one in buttons(panel) if one.control)]
        assert len(set(pressed)) == len(pressed)


@every_game
def test_a_chapter_stands_on_each_page_after_it(rules: AnyRules) -> None:
    book = chapters(rules, "en")
    for page, chapter in enumerate(book, 1):
        panel = rules_panel(rules, "en", Rules(7, page), 0)
        assert panel.texts[0] == f"### {chapter.title}\n{chapter.text}"
        assert f"{page + 1} of {len(book) + 1}" in panel.texts[1]
        back, on = buttons(panel)
        assert back.control == Rules(7, page - 1, "p")
        assert on.disabled == (page == len(book))


def test_a_page_too_far_is_the_last() -> None:
    last = chapters(FIREBULLS, "it")[-1]
    assert rules_panel(FIREBULLS, "it", Rules(7, 99), 0).texts[0] == f"### {last.title}\n{last.text}"


def test_a_game_without_a_rulebook_tells_its_verbs() -> None:
    assert chapters(EMBERS, "en") == ()
    (text,) = rules_panel(EMBERS, "en", Rules(7), 0).texts
    assert all(Words("en", EMBERS).verb(kind) in text for kind in EMBERS.actions)
