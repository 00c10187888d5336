"""Boards, hands and results as pictures and in words, from views alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

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
from renderer.png import encode, packed
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
    "file_of",
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
    return _framed(view, look).finished()


def file_of(view: Any, look: Look) -> bytes:
    """The same as a PNG file, painted only where no picture before it was the same."""
    return packed(_framed(view, look))


def paint(view: Any, look: Look) -> Canvas:
    """The picture with notes of where every text stands."""
    return _BY_VIEW[type(view)].paint(view, look)


def draw_lobby(lobby: Lobby, look: Look) -> Image.Image:
    whole = paint_table(lobby, look)
    whole.frame(EDGE, RENDERERS[lobby.game].lobby.edge)
    return whole.finished()


def _framed(view: Any, look: Look) -> Canvas:
    """Each picture brings its own ground; its edge stands out on dark and on light pages."""
    shown = paint(view, look).near()
    shown.frame(EDGE, _BY_VIEW[type(view)].lobby.edge)
    return shown


def paint_table(lobby: Lobby, look: Look) -> Canvas:
    return paint_lobby(RENDERERS[lobby.game].lobby, lobby, look)


def describe(view: Any, words: Words) -> str:
    """As long as it takes: enough to play by."""
    return told(_BY_VIEW[type(view)].describe(view), words)


def alt_text(view: Any, words: Words) -> str:
    renderer = _BY_VIEW[type(view)]
    return told_briefly(renderer.describe(view), words, renderer.first)
