"""Boards, hands and results as pictures and in words, from views alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from engines.firebulls.view import View as FireBullsView
from renderer import firebulls
from renderer.canvas import Canvas
from renderer.lobby import LobbyStyle, paint_lobby
from renderer.look import Lobby, Look
from renderer.png import encode

__all__ = ["RENDERERS", "Lobby", "Look", "Renderer", "draw", "draw_lobby", "encode", "paint"]


@dataclass(frozen=True, slots=True)
class Renderer:
    view: type[Any]
    paint: Callable[[Any, Look], Canvas]  # a board, a private picture or a final one
    lobby: LobbyStyle


RENDERERS = {
    "firebulls": Renderer(FireBullsView, firebulls.paint, firebulls.LOBBY),
}
_BY_VIEW = {renderer.view: renderer for renderer in RENDERERS.values()}


def draw(view: Any, look: Look) -> Image.Image:
    return paint(view, look).finished()


def draw_lobby(lobby: Lobby, look: Look) -> Image.Image:
    return paint_lobby(RENDERERS[lobby.game].lobby, lobby, look).finished()


def paint(view: Any, look: Look) -> Canvas:
    return _BY_VIEW[type(view)].paint(view, look)
