"""The signs of the chart, named on the position of a lesson."""

from renderer.fireship.theme import NAVY, PALETTE, PAPER
from renderer.legend import Legend, Sign

LEGEND = Legend(
    task=6,
    around=("F2", "I1", "north", "north-west"),
    signs=(
        Sign("own", 92, 300),
        Sign("island", 470, 160),
        Sign("guard", 415, 140),
        Sign("pawns", 90, 225),
        Sign("mystery", 220, 102),
        Sign("battleship", 415, 45),
        Sign("wheel", 290, 452),
    ),
    palette=PALETTE,
    ink=NAVY,
    ground=PAPER,
    chapters={
        1: ("own", "island"),
        2: ("island", "guard", "pawns", "mystery", "battleship", "wheel"),
        5: ("own", "island", "guard", "pawns"),
        6: ("own",),
        7: ("mystery", "battleship", "wheel"),
    },
)
