"""The house's own colours: a camp fire at night."""

from renderer.charts.blends import BLENDS
from renderer.raster.palette import Palette

ASH, COAL, PANEL, RAISED, LINE = "#191418", "#211A1F", "#2A2228", "#372C33", "#4A3B43"
IVORY, SAND, DIM = "#F6EAD0", "#D8C3A0", "#A8937F"
EMBER, FLAME, GLOW, RUST, DEEP_RED = "#F0691F", "#FFC440", "#FFE9A0", "#A8481C", "#B8341C"
BAND, WOOD, CUT_WOOD, SHADOW = "#6B3A22", "#6E4A32", "#C99A63", "#8A5A0A"
TEAL = "#54C2A8"
EDGE = "#8A6F5C"

NUMERALS = "sansita"

PALETTE = Palette(
    (
        *(ASH, COAL, PANEL, RAISED, LINE, IVORY, SAND, DIM, EMBER, FLAME, GLOW, RUST, DEEP_RED),
        *(BAND, WOOD, CUT_WOOD, SHADOW, TEAL, EDGE),
    ),
    BLENDS,
)
