"""The same view gives the same bytes, with nothing but the picture in them, whoever else holds secrets."""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from struct import unpack_from

import pytest
from PIL import Image

from engines.chance import Chance, seed_from
from engines.core import Seat
from engines.words import LOCALES, Words
from renderer import alt_text, draw, encode, file_of
from renderer.positions import look_at, position, rules_of
from renderer.raster import png
from renderer.raster.canvas import Band
from renderer.raster.png import SIGNATURE
from tests.renderer.cases import NAMES, TABLES, Table, looks, positions


def chunks(file: bytes) -> list[str]:
    names, at = [], len(SIGNATURE)
    while at < len(file):
        (length,) = unpack_from(">I", file, at)
        names.append(file[at + 4 : at + 8].decode())
        at += length + 12
    return names


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_file_holds_the_picture_and_nothing_else(table: Table) -> None:
    view, look = next(looks(table, 8, NAMES))
    image = draw(view, look)
    file = encode(image)
    assert chunks(file) == ["IHDR", "PLTE", "IDAT", "IEND"]
    with Image.open(BytesIO(file)) as read:
        assert read.info == {}
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_view_gives_the_same_bytes(table: Table) -> None:
    for view, look in looks(table, 8, NAMES):
        before = encode(draw(view, look))
        png.forget()
        assert encode(draw(view, look)) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_painted_in_bands_is_the_whole_picture(table: Table) -> None:
    for number, (view, look) in enumerate(looks(table, 40, NAMES)):
        whole = encode(draw(view, look))
        png.BANDS.clear() if number % 3 else png.forget()
        assert file_of(view, look) == whole


def test_bands_of_the_same_strokes_are_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view, look = next(looks(TABLES[0], 8, NAMES))
    before = file_of(view, look)
    monkeypatch.setattr(Band, "rows", lambda band: pytest.fail(f"painted again: {band.top}"))
    assert file_of(view, look) == before


def test_a_picture_that_would_be_too_large_is_packed_tighter() -> None:
    pixels, _ = Chance(seed_from("noise")).shuffle([number % 12 for number in range(1200 * 300)])
    image = Image.frombytes("P", (1200, 300), bytes(pixels))
    image.putpalette(bytes(36))
    size = png.BAND * 1201
    rows = png.scanlines(image, 0, image.height)
    bands = [rows[at : at + size] for at in range(0, len(rows), size)]
    tight = b"".join(png.deflated(band, png.LEVELS[-1]) for band in bands)
    assert tight in encode(image)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_viewer_cannot_know_changes_no_byte_and_no_word(table: Table) -> None:
    for number, state in enumerate(islice(positions(table, 16), 16)):
        viewer = None if number % 2 else Seat(number % table.seats)
        other = table.rules.reseed_hidden(state, viewer, seed_from("other", number))
        (view, look), (same, as_before) = (look_at(table.rules, one, viewer, NAMES) for one in (state, other))
        assert draw(view, look).tobytes() == draw(same, as_before).tobytes()
        assert alt_text(table.rules, view, look.words) == alt_text(table.rules, same, look.words)
        assert table.rules.describe(view) == table.rules.describe(same)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_alt_text_fits_and_says_only_what_the_long_description_says(table: Table, locale: str) -> None:
    words = Words(locale, table.rules, NAMES)
    for view, _ in looks(table, 12, NAMES):
        brief = alt_text(table.rules, view, words)
        whole = "\n".join((words.format("game-name"), *map(words.text, table.rules.describe(view))))
        assert len(brief) <= 1024
        rest = words.format("rest-in-words")
        assert set(brief.split("\n")) - {rest} <= set(whole.split("\n"))
        assert brief.endswith(f"\n{rest}") or set(brief.split("\n")) == set(whole.split("\n"))
        assert brief.split("\n")[0] == words.format("game-name")
        assert len(brief.split("\n")) >= min(4, len(whole.split("\n")))
        assert set(owned(brief)) <= set(owned(whole))


def owned(text: str) -> Iterator[tuple[str, str]]:
    """Each line that goes on about somebody, with the line that says about whom."""
    about = ""
    for line in text.split("\n"):
        if line.startswith("— "):
            yield about, line
        else:
            about = line


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_fireship_tells_hand_and_pawns_and_only_then_the_islands(locale: str) -> None:
    rules = rules_of("fireship")
    view = rules.view(position(rules, 4, "alt", 60), Seat(1))
    words = Words(locale, rules, ("Ana", "Bo", "Chloé", "Dario"))
    phrases = {words.text(phrase): phrase.key for phrase in rules.describe(view)}
    told = [phrases[line] for line in alt_text(rules, view, words).split("\n")[1:] if line in phrases]
    whole = [phrase.key for phrase in rules.describe(view)]
    assert told[0] == "position-turn"
    assert told.count("position-pawns") == whole.count("position-pawns") >= 8
    assert told.index("position-hand") < told.index("position-seat") < told.index("position-pawns")
    assert "position-island" not in told[: told.index("position-pawns")]
