"""The signs of the table, named on the position of a lesson."""

from renderer.firebulls.theme import GROUND, IVORY, PALETTE
from renderer.legend import Legend, Sign

LEGEND = Legend(
    task=5,
    signs=(
        Sign("points", 695, 40),
        Sign("price", 520, 150),
        Sign("direction", 335, 560),
        Sign("pawn", 545, 560),
        Sign("captured", 690, 395),
        Sign("reserve", 780, 245),
        Sign("won", 790, 693),
        Sign("hand", 215, 790),
    ),
    palette=PALETTE,
    ink=IVORY,
    ground=GROUND,
    chapters={
        2: ("direction", "pawn", "reserve", "hand"),
        3: ("points", "price"),
        4: ("reserve", "pawn", "hand"),
        5: ("direction", "pawn", "captured"),
        8: ("points", "won"),
    },
)
