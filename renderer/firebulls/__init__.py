"""The pictures of Fire Bulls."""

from engines.firebulls.view import View
from renderer.core import Renderer
from renderer.firebulls.board import draw_board
from renderer.firebulls.crop import draw_crop
from renderer.firebulls.final import draw_final
from renderer.firebulls.layout import MARGIN, SEATS_TOP
from renderer.firebulls.legend import LEGEND
from renderer.firebulls.lobby import LOBBY
from renderer.firebulls.marks import place, signs_of
from renderer.firebulls.private import draw_panel, panel_height
from renderer.firebulls.seats import draw_rows, rows_height
from renderer.look import Look
from renderer.raster.canvas import Canvas

__all__ = ["RENDERER"]


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is not None:
        canvas = draw_final(view, look, look.outcome)
    elif look.front is not None and look.room is not None:
        canvas = draw_crop(view, look.front, look)
    elif look.front is None:
        canvas = draw_board(view, look, SEATS_TOP + rows_height(view, look) - 4 + MARGIN)
        draw_rows(canvas, view, look)
    else:
        seat = view.seats[look.front]
        canvas = draw_board(view, look, SEATS_TOP + panel_height(look, seat) + MARGIN)
        draw_panel(canvas, view, seat, look)
    return canvas


RENDERER = Renderer(
    "firebulls",
    View,
    paint,
    LOBBY,
    legend=LEGEND,
    place=place,
    signs=signs_of,
    first=(
        (
            *("position-turn", "position-over"),
            *("position-attack", "position-attack-general", "position-warriors"),
        ),
        ("position-hand", "position-gained"),
        ("position-line-own", "position-line-near"),
        ("position-general",),
        ("position-reserve",),
        ("position-seat",),
        ("position-line",),
        ("position-deck",),
    ),
    colour=lambda view, seat: str(view.seats[seat].colour.name).lower(),
)
