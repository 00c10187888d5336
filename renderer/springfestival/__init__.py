"""The pictures of Spring Festival."""

from engines.springfestival.view import View
from renderer.canvas import Canvas
from renderer.look import Look
from renderer.springfestival.board import draw_board
from renderer.springfestival.final import draw_final
from renderer.springfestival.lobby import LOBBY
from renderer.springfestival.private import draw_private

__all__ = ["FIRST_SENTENCES", "LOBBY", "paint"]

FIRST_SENTENCES = (
    ("position-laying", "position-turning", "position-launching", "position-finale", "position-over"),
    ("position-waiting",),
    ("position-seat", "position-gone", "position-unlaid", "position-received", "position-laid"),
    ("position-shop",),
    ("position-piles",),
)


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is not None:
        return draw_final(view, look, look.outcome)
    if look.front is not None:
        return draw_private(view, look.front, look)
    return draw_board(view, look)
