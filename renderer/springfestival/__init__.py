"""The pictures of Spring Festival."""

from engines.springfestival.view import View
from renderer.core import Renderer
from renderer.look import Look
from renderer.raster.canvas import Canvas
from renderer.springfestival.board import draw_board
from renderer.springfestival.crop import draw_crop, wished
from renderer.springfestival.final import draw_final
from renderer.springfestival.legend import LEGEND
from renderer.springfestival.lobby import LOBBY
from renderer.springfestival.marks import place
from renderer.springfestival.private import draw_private
from renderer.springfestival.targets import signs_of

__all__ = ["RENDERER"]


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is not None:
        return draw_final(view, look, look.outcome)
    if look.front is not None and look.room is not None:
        return draw_crop(view, look.front, look)
    if look.front is not None:
        return draw_private(view, look.front, look)
    return draw_board(view, look)


RENDERER = Renderer(
    "springfestival",
    View,
    paint,
    LOBBY,
    legend=LEGEND,
    place=place,
    signs=signs_of,
    wished=wished,
    first=(
        ("position-laying", "position-turning", "position-launching", "position-finale", "position-over"),
        ("position-waiting",),
        ("position-seat", "position-gone", "position-unlaid", "position-received", "position-laid"),
        ("position-shop",),
        ("position-piles",),
    ),
)
