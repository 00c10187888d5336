"""Boards, hands and results as pictures with their alt text, from views alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engines.core import AnyRules, Seat
from engines.words import Words
from renderer import firebulls, fireship, springfestival
from renderer.colours import PAINTS
from renderer.core import Renderer
from renderer.daily import RING, Card, paint_card
from renderer.legend import look_of, told, view_of, with_names
from renderer.lobby import paint_lobby
from renderer.look import Lobby, Look, Mark
from renderer.raster import lettering
from renderer.raster.canvas import Canvas
from renderer.raster.png import encode, packed
from renderer.signs import figures
from renderer.text import told_briefly

__all__ = [
    "RENDERERS",
    "Card",
    "Lobby",
    "Look",
    "Mark",
    "Renderer",
    "accent",
    "alt_text",
    "draw",
    "draw_card",
    "draw_legend",
    "draw_lobby",
    "encode",
    "file_of",
    "is_named",
    "paint",
    "paint_table",
    "signs",
    "wished",
]

EDGE = 4  # pixels around every picture
GOLD = "#FFC94A"

RENDERERS = {one.key: one for one in (fireship.RENDERER, firebulls.RENDERER, springfestival.RENDERER)}
_BY_VIEW = {renderer.view: renderer for renderer in RENDERERS.values()}


def draw(view: Any, look: Look) -> Image.Image:
    return _framed(view, look).finished()


def file_of(view: Any, look: Look) -> bytes:
    """The same as a PNG file, painted only where no picture before it was the same."""
    return packed(_framed(view, look))


def paint(view: Any, look: Look) -> Canvas:
    """The picture with notes of where every text stands."""
    return _BY_VIEW[type(view)].paint(view, look)


def fonts() -> int:
    """How many there are; OSError: one cannot be read."""
    names = [one.stem for one in lettering.FONTS.glob("*.ttf")]
    return len([lettering.font(name, lettering.SMALLEST) for name in names])


def draw_lobby(lobby: Lobby, look: Look) -> Image.Image:
    whole = paint_table(lobby, look)
    whole.frame(EDGE, RENDERERS[lobby.game].lobby.edge)
    return whole.finished()


def draw_card(card: Card) -> Image.Image:
    whole = paint_card(card, RENDERERS[card.key].lobby.numerals)
    whole.frame(EDGE, RING)
    return whole.finished()


def _framed(view: Any, look: Look) -> Canvas:
    """Each picture brings its own ground; its edge stands out on dark and on light pages."""
    shown = paint(view, look).near()
    shown.frame(EDGE, _BY_VIEW[type(view)].lobby.edge)
    return shown


def is_named(rules: AnyRules, page: int) -> bool:
    """Whether that page of the rules speaks of signs that a picture can show."""
    renderer = RENDERERS.get(rules.key)
    return renderer is not None and bool(renderer.legend.of(page))


def draw_legend(rules: AnyRules, locale: str, page: int = 0) -> tuple[bytes, str]:
    """A board with the signs named that a page of the rules speaks of, and the same in words."""
    renderer = RENDERERS[rules.key]
    look = look_of(rules, renderer.legend, locale)
    whole = with_names(paint(view_of(rules, renderer.legend), look), renderer.legend, page, look.words)
    whole.frame(EDGE, renderer.lobby.edge)
    return encode(whole.finished()), told(rules, renderer.legend, page, locale)


def paint_table(lobby: Lobby, look: Look) -> Canvas:
    return paint_lobby(RENDERERS[lobby.game].lobby, lobby, look)


def alt_text(rules: AnyRules, view: Any, words: Words, marks: Sequence[Mark] = ()) -> str:
    """Buttons' marks first, each with its place; a printed direction is its own name."""
    renderer = RENDERERS[rules.key]
    shown = [one for one in marks if not one.faint and not one.sign.startswith("→")]
    told = [words.named(one.sign, words.text(renderer.place(view, one.place))) for one in shown]
    return told_briefly(rules.describe(view), words, renderer.first, told)


def signs(view: Any, places: Sequence[str]) -> Mapping[str, str]:
    """What stands on the picture at each of these places and on its button, those of buttons first."""
    renderer, apart = _BY_VIEW.get(type(view)), tuple(dict.fromkeys(places))
    return figures(apart) if renderer is None else renderer.signs(view, apart)


def wished(view: object) -> int:
    """How high a panel's picture should be, where it shows more than what is marked; px of 300."""
    renderer = _BY_VIEW.get(type(view))
    return 0 if renderer is None or renderer.wished is None else renderer.wished(view)


def accent(view: object, seat: Seat | None) -> int:
    """The edge of a message, 0xRRGGBB: the colour of the seat that acts, or gold where it has none."""
    renderer = _BY_VIEW.get(type(view))
    if seat is None or renderer is None or renderer.colour is None:
        return int(GOLD[1:], 16)
    return int(PAINTS[renderer.colour(view, seat)].fill[1:], 16)
