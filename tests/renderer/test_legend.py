"""The signs of each game are named on a picture, in the reader's language."""

import pytest

from bot.show.rulebook import chapters
from engines.core import AnyRules
from engines.words import LOCALES, Words
from renderer import RENDERERS, draw_legend, is_named, paint
from renderer.legend import look_of, told, view_of, with_names
from renderer.positions import rules_of
from tests.engines.embers.rules import EMBERS
from tests.renderer.golden import FLAT, legend_thumbnail, legends

HEAVIEST = 100_000  # bytes

every_game = pytest.mark.parametrize("game", RENDERERS)
every_language = pytest.mark.parametrize("locale", LOCALES)


def pages(rules: AnyRules, locale: str) -> range:
    return range(len(chapters(rules, locale)) + 1)


@every_game
@every_language
def test_each_page_that_speaks_of_signs_names_them_within_its_picture(game: str, locale: str) -> None:
    rules, legend = rules_of(game), RENDERERS[game].legend
    shown = [page for page in pages(rules, locale) if is_named(rules, page)]
    assert shown == [0, *sorted(legend.chapters)]
    for page in shown:
        look = look_of(rules, legend, locale)
        whole = with_names(paint(view_of(rules, legend), look), legend, page, look.words)
        names = [Words(locale, rules).format(f"legend-{sign.key}") for sign in legend.of(page)]
        written = [label for label in whole.labels if label.text.replace("\N{NO-BREAK SPACE}", " ") in names]
        plain = [name for name in names if "\N{NARROW NO-BREAK SPACE}" not in name]
        assert {one.text for one in written} >= set(plain)
        assert all(left >= 0 and right <= whole.size[0] for left, _, right, _ in (it.box for it in written))
        png, alt = draw_legend(rules, locale, page)
        assert len(png) <= HEAVIEST
        assert alt == told(rules, legend, page, locale)


@every_game
def test_every_sign_is_on_the_first_page_and_in_a_chapter(game: str) -> None:
    legend = RENDERERS[game].legend
    spoken = {key for keys in legend.chapters.values() for key in keys}
    named = [sign.key for sign in legend.signs]
    assert len(set(named)) == len(named)
    assert spoken == set(named)


def test_a_game_without_pictures_names_no_signs() -> None:
    assert not is_named(EMBERS, 0)


@every_game
@every_language
def test_it_looks_as_when_somebody_last_looked(game: str, locale: str) -> None:
    now = legend_thumbnail(game, locale)
    apart = [abs(one - other) for one, other in zip(legends()[f"{game} {locale}"], now, strict=True)]
    assert max(apart) <= FLAT
