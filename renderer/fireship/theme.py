"""Fireship: a paper nautical chart on a navy desk."""

from renderer.colours import paints
from renderer.fireship.blends import BLENDS
from renderer.marks import MARKS
from renderer.raster.palette import Palette

PAPER, PAPER_EDGE, CREAM, WALL = "#F4EAD2", "#DCCBA4", "#FFF8EA", "#FFFDF5"
NAVY, DEEP, STEEL, DESK_LIT, SHADOW = "#10293F", "#1A3B57", "#27506F", "#22485F", "#06131F"
SEA, SHALLOW, SHORE, GRID = "#D3E8E8", "#B2D8DD", "#8FC5CF", "#A9CFD4"
ROSE, ROSE_DARK, ROSE_LIGHT = "#9CC6CD", "#7FB2BD", "#EAF4F2"
LAND, COAST, HILL, HILL_SHADE, WALL_EDGE, NEUTRAL = (
    *("#EBD49A", "#8A6A35", "#DDBC78", "#C9A45C", "#6B5027", "#F8EFD6"),
)
CIRCLE, CIRCLE_PALE, GOLD, PALE_GOLD = "#2E8B57", "#BFE3C6", "#F5C542", "#FFE08A"
MYSTERY, WHEEL, BATTLESHIP = "#6A4A9C", "#A8571F", "#44566A"
MYSTERY_RIM, WHEEL_RIM, BATTLESHIP_RIM = "#9E89BF", "#C6926D", "#8593A0"
FOAM, MIST = "#9FC3D6", "#D9E8EF"
BOUM, GULF_STREAM, FOG, UPDRAFT, NON, PLUS_ONE = (
    *("#B8441F", "#2E7FA8", "#6F7C88", "#5A7F3A", "#7A2438", "#8A6A1F"),
)
SAND, CARD_SHADE = "#C07A2B", "#B8441F"
FADED = {
    "green": "#74C0AE",
    "blue": "#7B9AE2",
    "red": "#E98F84",
    "yellow": "#A5810F",
    "white": "#BDB0A0",
}

NUMERALS = "josefin-sans"

PALETTE = Palette(
    (
        *(PAPER, PAPER_EDGE, CREAM, WALL, NAVY, DEEP, STEEL, DESK_LIT, SHADOW, SEA, SHALLOW, SHORE, GRID),
        *(
            ROSE,
            ROSE_DARK,
            ROSE_LIGHT,
            LAND,
            COAST,
            HILL,
            HILL_SHADE,
            WALL_EDGE,
            NEUTRAL,
            CIRCLE,
            CIRCLE_PALE,
        ),
        *(
            CIRCLE_PALE,
            GOLD,
            PALE_GOLD,
            MYSTERY,
            WHEEL,
            BATTLESHIP,
            MYSTERY_RIM,
            WHEEL_RIM,
            BATTLESHIP_RIM,
            FOAM,
        ),
        *(FOAM, MIST, BOUM, GULF_STREAM, FOG, UPDRAFT, NON, PLUS_ONE, SAND, CARD_SHADE, *FADED.values()),
        *(*paints("blue", "yellow", "red", "green", "white"), *MARKS),
    ),
    BLENDS,
)
