"""The signs of a tableau, named on the position of a lesson."""

from renderer.legend import Legend, Sign
from renderer.springfestival.theme import NIGHT, PALETTE, WHITE

LEGEND = Legend(
    task=6,
    signs=(
        Sign("tile", 195, 285),
        Sign("arrow", 540, 290),
        Sign("half", 195, 530),
        Sign("spark", 368, 640),
        Sign("explosion", 545, 150),
        Sign("new", 710, 60),
        Sign("composition", 710, 240),
        Sign("points", 330, 790),
    ),
    palette=PALETTE,
    ink=WHITE,
    ground=NIGHT,
    chapters={
        2: ("tile", "arrow", "half"),
        5: ("new", "arrow", "spark", "explosion"),
        6: ("explosion", "composition"),
        8: ("points",),
    },
)
