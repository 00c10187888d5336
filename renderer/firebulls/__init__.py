"""The pictures of Fire Bulls."""

from engines.firebulls.view import View
from renderer.canvas import Canvas
from renderer.firebulls.board import draw_board
from renderer.firebulls.final import draw_scores, scores_height
from renderer.firebulls.layout import MARGIN, SEATS_TOP
from renderer.firebulls.lobby import LOBBY
from renderer.firebulls.seats import draw_panel, draw_rows, panel_height, rows_height
from renderer.look import Look

__all__ = ["FIRST_SENTENCES", "LOBBY", "paint"]

FIRST_SENTENCES = (
    ("position-turn", "position-over"),
    ("position-hand", "position-gained"),
    ("position-seat",),
    ("position-general",),
    ("position-reserve",),
    ("position-line",),
    ("position-deck",),
)


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is not None:
        canvas = draw_board(view, look, SEATS_TOP + scores_height(view, look) - 4 + MARGIN)
        draw_scores(canvas, view, look, look.outcome)
    elif look.front is None:
        canvas = draw_board(view, look, SEATS_TOP + rows_height(view, look) - 4 + MARGIN)
        draw_rows(canvas, view, look)
    else:
        seat = view.seats[look.front]
        canvas = draw_board(view, look, SEATS_TOP + panel_height(look, seat) + MARGIN)
        draw_panel(canvas, view, seat, look)
    return canvas
