"""Names are broken, never cut, and what the fonts cannot write is left out."""

import pytest

from renderer.raster.lettering import NAMES as FONT
from renderer.raster.lettering import NARROW, SMALLEST, Style, fitted, legible, lettered, width
from renderer.raster.palette import Palette
from tests.renderer.cases import LONG_NAMES, NAMES

ROOMS = (96, 178, 236, 264, 560, 930)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", [*NAMES, *LONG_NAMES, "Anne-Sophie-Charlotte d’Aubigny-sur-Nère"])
def test_every_letter_of_a_name_is_kept(name: str, room: int) -> None:
    found = fitted(name, room)
    assert found.size >= SMALLEST
    assert all(width(line, found.font, found.size) <= room for line in found.lines)
    letters = "".join(found.lines).replace("-", "").replace(" ", "")
    assert letters == legible(name).replace("-", "").replace(" ", "")


def test_a_double_name_is_broken_at_its_hyphen() -> None:
    assert fitted("Jean-Baptiste", 140).lines == ("Jean-", "Baptiste")


def test_a_word_that_just_fits_is_whole_and_a_longer_one_is_broken_evenly() -> None:
    room = width("Baptiste", NARROW, SMALLEST)
    assert fitted("Jean-Baptiste du Pré", room).lines == ("Jean-", "Baptiste", "du Pré")
    assert fitted("Jean-Baptiste", room - 1).lines == ("Jean-", "Bapt-", "iste")


@pytest.mark.parametrize("held", ["\u00a0", "\u202f"], ids=["wide", "narrow"])
def test_a_line_never_begins_with_a_colon_that_french_keeps_with_its_word(held: str) -> None:
    told = f"Aide au coin placé entre les deux autres{held}: aucune, tous commencent à égalité"
    for room in range(500, 1100, 20):
        lines = fitted(told, room).lines
        assert len(lines) > 1
        assert not [line for line in lines if line.startswith(":")], lines


def test_a_short_name_stays_on_its_line() -> None:
    assert fitted("Léa", 264).lines == ("Léa",)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("🦊🦊 Ñandú", "Ñandú"), ("🦊", "–"), ("  Léa   B ", "Léa B"), ("Ｌéa", "Léa"), ("𝓐na ♥", "Ana"),
        ("Ελένη", "Eleni"), ("Дмитрий", "Dmitriy"), ("さくら", "sakura"), ("김민수", "GimMinSu"),
        ("李明", "LiMing"), ("محمد", "mhmd"), ("नमस्ते", "nmste"),
    ],
)  # fmt: skip
def test_another_script_is_written_in_latin_letters_and_a_sign_left_out(name: str, written: str) -> None:
    assert legible(name) == written


def test_the_gear_of_a_computer_is_drawn_although_no_font_has_it() -> None:
    name = fitted("⚙ Flame", 900)
    assert name.lines == ("⚙ Flame",)
    palette = Palette(("#000000", "#ffffff"))
    style = Style(FONT, 46, "#ffffff", "#000000")
    marked, plain = (lettered(palette, text, style) for text in ("⚙ Flame", "Flame"))
    assert marked.width > plain.width + 20
    gear = marked.mask.crop((0, 0, marked.width - plain.width, marked.mask.height))
    assert gear.convert("L").histogram()[0] < gear.width * gear.height - 150
