"""The card of a deal of the day: everything in its place, in all languages, as small as a picture may be."""

import pytest

from bot.show.sentences import said
from engines import GAMES
from engines.words import LOCALES, Words
from renderer import RENDERERS, Card, draw_card, encode
from renderer.daily import HEIGHT, WIDTH, paint_card
from renderer.raster.lettering import SMALLEST

LARGEST = 100_000  # bytes

every_locale = pytest.mark.parametrize("locale", LOCALES)


def cards(locale: str) -> list[Card]:
    say, games = said(locale), [(rules.key, Words(locale, rules).format("game-name")) for rules in GAMES]
    ends = [
        ("100", "%", say("daily-picture-share", below=123_456, others=123_456)),
        ("19", "/ 19", say("daily-picture-place")),
        ("1", "", say("daily-picture-first")),
    ]
    return [
        Card(key, say("daily-title-short", number=12_345), name, *end, streak, (True, False) * 6)
        for key, name in games
        for end in ends
        for streak in (0, 9, 1_234)
    ]


@every_locale
def test_all_that_is_written_fits_and_nothing_covers_anything(locale: str) -> None:
    for card in cards(locale):
        labels = paint_card(card, RENDERERS[card.key].lobby.numerals).labels
        assert {card.title, card.game, card.told} <= {label.text for label in labels}
        for label in labels:
            left, top, right, bottom = label.box
            assert 0 <= left < right <= WIDTH - 8, label
            assert 0 <= top < bottom <= HEIGHT, label
            assert label.size >= SMALLEST
        for one in labels:
            for other in labels:
                assert one is other or apart(one.box, other.box), (one, other)


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@every_locale
def test_it_is_a_small_file(locale: str) -> None:
    assert max(len(encode(draw_card(card))) for card in cards(locale)[:3]) < LARGEST
