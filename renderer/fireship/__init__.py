"""The pictures of Fireship."""

from engines.fireship.view import View
from renderer.core import Renderer
from renderer.fireship.board import draw_chart
from renderer.fireship.crop import draw_crop
from renderer.fireship.final import draw_final
from renderer.fireship.legend import LEGEND
from renderer.fireship.lobby import LOBBY
from renderer.fireship.marks import place
from renderer.fireship.private import draw_hand, hand_height
from renderer.fireship.seats import draw_panels, panels_height
from renderer.look import Look
from renderer.raster.canvas import Canvas
from renderer.signs import figures

__all__ = ["RENDERER"]


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is None and look.front is not None and (look.closer or look.room is not None):
        return draw_crop(look.after or view, look)
    if look.outcome is not None:
        return draw_final(view, look, look.outcome)
    if look.front is not None:
        canvas = draw_chart(view, look, hand_height(view, look.front, look))
        draw_hand(canvas, view, look.front, look)
    else:
        canvas = draw_chart(view, look, panels_height(view, look))
        draw_panels(canvas, view, look)
    return canvas


RENDERER = Renderer(
    "fireship",
    View,
    paint,
    LOBBY,
    legend=LEGEND,
    place=place,
    signs=lambda _, places: figures(places),
    first=(
        ("position-turn", "position-over"),
        ("position-dice", "position-fast", "position-time-over"),
        ("position-hand", "position-orders"),
        (
            *("position-seat", "position-out", "position-pawns", "position-fog", "position-deep-hole"),
            *("position-badges", "position-immune"),
        ),
        ("position-island",),
        ("position-white-islands",),
    ),
    colour=lambda view, seat: str(view.table.colours[seat].name).lower(),
)
