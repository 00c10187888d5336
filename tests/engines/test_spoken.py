"""Moves as people say them: in three languages, without accents, as short as they can be told apart."""

from itertools import islice

import pytest

from engines.core import Action, UnknownNotation
from engines.fireship.actions import End, Roll
from engines.spoken import plain, spoken
from engines.words import LOCALES, Words
from tests.engines.cases import CASES, TRIED, Case

LEGAL: tuple[Action, ...] = (Roll(), End())


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "roll the dice"), ("en", "rol"), ("fr", "Lancer les dés"), ("fr", "lancer des"), ("fr", "LAN"),
        ("it", "lancia i dadi"), ("it", "lancia dadi"),
    ],
)  # fmt: skip
def test_a_move_is_found_by_its_name_in_the_readers_language(locale: str, text: str) -> None:
    assert spoken(_words(locale), text, LEGAL) == Roll()


@pytest.mark.parametrize("text", ["", "   ", "!", "fly", "dice", "ro", "roll the boat", "les dés lancer"])
def test_what_names_no_move_names_none(text: str) -> None:
    assert all(spoken(_words(locale), text, LEGAL) is None for locale in LOCALES)


@pytest.mark.parametrize("case", TRIED, ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_move_is_found_by_its_own_sentence_or_several_are_named(case: Case, locale: str) -> None:
    """Of a game's beginning, move after move in another language."""
    words, first = Words(locale, case.rules), LOCALES.index(locale)
    for seed in case.seeds(1):
        for before, seat, action, _ in islice(case.steps(seed), first, 60, len(LOCALES)):
            legal = case.rules.legal(before.state, seat)
            sentence = plain(words.action(action))
            try:
                found = spoken(words, " ".join(sentence), legal)
            except UnknownNotation as refused:
                named = [one for one in refused.phrase.args.values() if isinstance(one, Action)]
                assert [plain(words.action(one)) for one in named] == [sentence, sentence]
            else:
                assert found == action


def test_as_a_whole_every_word_counts() -> None:
    assert spoken(_words("en"), "roll the dice", LEGAL, whole=True) == Roll()
    assert spoken(_words("en"), "roll the", LEGAL, whole=True) is None


def test_of_several_two_are_named() -> None:
    (case, *_) = (one for one in CASES if one.rules.key == "fireship")
    words, step = Words("en", case.rules), case.start(b"0" * 32)
    (seat,) = case.rules.to_act(step.state)
    legal = (*case.rules.legal(step.state, seat), *LEGAL)
    with pytest.raises(UnknownNotation) as refused:
        spoken(words, "roll", (Roll(), *legal, Roll()))
    assert "Roll the dice; Roll the dice" in words.refusal(refused.value)


def _words(locale: str) -> Words:
    (case, *_) = (one for one in CASES if one.rules.key == "fireship")
    return Words(locale, case.rules)
