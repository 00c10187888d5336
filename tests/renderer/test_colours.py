"""Colours are told apart by everybody, and what is written on them can be read."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engines.core import Seat
from renderer import EDGE, GOLD, RENDERERS, accent, draw
from renderer.colours import PAINTS, TARGET, YELLOW_TEXT, Paint
from renderer.raster.palette import MOST, Palette, rgb
from renderer.sheet import GROUNDS
from tests.renderer.cases import NAMES, TABLES, Table, looks
from tests.renderer.vision import VISIONS, ciede2000, contrast, seen

PALETTES = {game: renderer.lobby.palette for game, renderer in RENDERERS.items()}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pair", list(combinations(PAINTS, 2)), ids="-".join)
def test_any_two_colours_are_told_apart(pair: tuple[str, str], vision: str) -> None:
    one, other = (seen(PAINTS[colour].fill, vision) for colour in pair)
    assert ciede2000(one, other) >= 20


def test_the_distance_agrees_with_published_pairs() -> None:
    """From the data of Sharma, Wu and Dalal 2005."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


@pytest.mark.parametrize("paint", list(PAINTS.values()), ids=list(PAINTS))
def test_symbols_and_letters_stand_out_on_every_colour(paint: Paint) -> None:
    assert contrast(paint.fill, paint.on) >= 3


def test_yellow_letters_on_light_cards_can_be_read() -> None:
    assert contrast(YELLOW_TEXT, PAINTS["white"].fill) >= 4.5


@pytest.mark.parametrize("colour", PAINTS)
def test_targets_are_no_colour_of_a_player(colour: str) -> None:
    assert ciede2000(seen(TARGET, "normal"), seen(PAINTS[colour].fill, "normal")) >= 20


@pytest.mark.parametrize("palette", list(PALETTES.values()), ids=list(PALETTES))
def test_what_is_drawn_with_is_shown_exactly(palette: Palette) -> None:
    base = palette.base
    drawn = Image.new("RGB", (len(base), 1))
    drawn.putdata([rgb(colour) for colour in base])
    assert list(palette.reduced(drawn).tobytes()) == list(range(len(base)))
    assert len(palette.colours) <= MOST


@pytest.mark.parametrize("page", [*GROUNDS.values(), "#1A1A1E", "#000000", "#FBFBFB"])
@pytest.mark.parametrize("game", RENDERERS)
def test_a_picture_ends_visibly_on_dark_and_on_light_pages(game: str, page: str) -> None:
    assert contrast(RENDERERS[game].lobby.edge, page) >= 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_edge_runs_around_every_picture(table: Table) -> None:
    edge = rgb(RENDERERS[table.rules.key].lobby.edge)
    for view, look in looks(table, 16, NAMES):
        for closer in (False, True):
            image = draw(view, replace(look, closer=closer)).convert("RGB")
            width, height = image.size
            beams = (0, 0, width, EDGE), (0, height - EDGE, width, height)
            posts = (0, 0, EDGE, height), (width - EDGE, 0, width, height)
            assert all(
                colour == edge
                for side in (*beams, *posts)
                for _, colour in image.crop(side).getcolors() or ()
            )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_message_has_the_colour_of_the_seat_that_acts_and_gold_where_seats_have_none(table: Table) -> None:
    picks = table.rules.picks
    for view, _ in looks(table, 4, NAMES):
        shown = [f"#{accent(view, Seat(seat)):06X}" for seat in range(table.seats)]
        chosen = table.rules.picked(view)[picks[0].key] if picks else ()
        assert shown == ([PAINTS[one].fill for one in chosen] or [GOLD] * table.seats)
        assert f"#{accent(view, None):06X}" == GOLD
    assert f"#{accent(object(), Seat(0)):06X}" == GOLD  # of a game without pictures
