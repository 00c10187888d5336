"""The pictures of Fireship."""

from engines.fireship.view import View
from renderer.canvas import Canvas
from renderer.fireship.board import draw_chart
from renderer.fireship.final import draw_scores, scores_height
from renderer.fireship.hand import draw_hand, hand_height
from renderer.fireship.lobby import LOBBY
from renderer.fireship.panels import draw_panels, panels_height
from renderer.look import Look

__all__ = ["FIRST_SENTENCES", "LOBBY", "paint"]

FIRST_SENTENCES = (
    ("position-turn", "position-over"),
    ("position-dice", "position-fast", "position-time-over"),
    ("position-hand", "position-orders"),
    (
        *("position-seat", "position-out", "position-pawns", "position-fog", "position-deep-hole"),
        *("position-badges", "position-immune"),
    ),
    ("position-island",),
    ("position-white-islands",),
)


def paint(view: View, look: Look) -> Canvas:
    if look.outcome is not None:
        canvas = draw_chart(view, look, scores_height(view, look))
        draw_scores(canvas, view, look, look.outcome)
    elif look.front is not None:
        canvas = draw_chart(view, look, hand_height(view, look.front, look))
        draw_hand(canvas, view, look.front, look)
    else:
        canvas = draw_chart(view, look, panels_height(view, look))
        draw_panels(canvas, view, look)
    return canvas
