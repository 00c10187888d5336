"""Boards, hands and results as pictures and in words, from views alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from engines.core import Phrase
from engines.firebulls.describe import describe as describe_firebulls
from engines.firebulls.view import View as FireBullsView
from engines.fireship.describe import describe as describe_fireship
from engines.fireship.view import View as FireshipView
from engines.springfestival.describe import describe as describe_springfestival
from engines.springfestival.view import View as SpringFestivalView
from engines.words import Words
from renderer import firebulls, fireship, springfestival
from renderer.canvas import Canvas
from renderer.lobby import LobbyStyle, paint_lobby
from renderer.look import Lobby, Look
from renderer.png import encode
from renderer.text import told, told_briefly

__all__ = [
    "RENDERERS",
    "Lobby",
    "Look",
    "Renderer",
    "alt_text",
    "describe",
    "draw",
    "draw_lobby",
    "encode",
    "paint",
    "paint_table",
]


EDGE = 4  # pixels around every picture


@dataclass(frozen=True, slots=True)
class Renderer:
    view: type[Any]
    paint: Callable[[Any, Look], Canvas]  # a board, a private picture or a final one
    lobby: LobbyStyle
    describe: Callable[[Any], tuple[Phrase, ...]]
    first: tuple[tuple[str, ...], ...]  # keys of what alt text needs most; a group stays together


RENDERERS = {
    "fireship": Renderer(
        FireshipView, fireship.paint, fireship.LOBBY, describe_fireship, fireship.FIRST_SENTENCES
    ),
    "firebulls": Renderer(
        FireBullsView, firebulls.paint, firebulls.LOBBY, describe_firebulls, firebulls.FIRST_SENTENCES
    ),
    "springfestival": Renderer(
        SpringFestivalView,
        springfestival.paint,
        springfestival.LOBBY,
        describe_springfestival,
        springfestival.FIRST_SENTENCES,
    ),
}
_BY_VIEW = {renderer.view: renderer for renderer in RENDERERS.values()}


def draw(view: Any, look: Look) -> Image.Image:
    renderer = _BY_VIEW[type(view)]
    return _framed(renderer.paint(view, look).finished(), renderer.lobby)


def paint(view: Any, look: Look) -> Canvas:
    """The picture with notes of where every text stands."""
    return _BY_VIEW[type(view)].paint(view, look)


def draw_lobby(lobby: Lobby, look: Look) -> Image.Image:
    return _framed(paint_table(lobby, look).finished(), RENDERERS[lobby.game].lobby)


def _framed(image: Image.Image, style: LobbyStyle) -> Image.Image:
    """Each picture brings its own ground; its edge stands out on dark and on light pages."""
    ImageDraw.Draw(image).rectangle(
        (0, 0, image.width - 1, image.height - 1), outline=style.palette.number(style.edge), width=EDGE
    )
    return image


def paint_table(lobby: Lobby, look: Look) -> Canvas:
    return paint_lobby(RENDERERS[lobby.game].lobby, lobby, look)


def describe(view: Any, words: Words) -> str:
    """As long as it takes: enough to play by."""
    return told(_BY_VIEW[type(view)].describe(view), words)


def alt_text(view: Any, words: Words) -> str:
    renderer = _BY_VIEW[type(view)]
    return told_briefly(renderer.describe(view), words, renderer.first)
