"""The six colours of players, cards and tiles: the same in all games, told apart by everybody."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paint:
    fill: str
    shade: str  # the dark side
    light: str  # an edge in the light
    on: str  # symbols and letters on it


PAINTS = {
    "blue": Paint("#1C4FCB", "#153A94", "#5C8BF0", "#FFFFFF"),
    "yellow": Paint("#F2BE1F", "#C08A0C", "#FFDD70", "#3A2400"),
    "brown": Paint("#3F2114", "#2B170D", "#7A4C33", "#FFF3DC"),
    "red": Paint("#D8422F", "#9C2A1D", "#F27A66", "#FFFFFF"),
    "green": Paint("#2AA086", "#176B59", "#54C2A8", "#FFFFFF"),
    "white": Paint("#FFF8EA", "#D8CBB0", "#FFFFFF", "#3A2A1C"),
}

TARGET = "#FF2E88"  # what one may choose; used for nothing else
TARGET_INK = "#1A1A1A"
YELLOW_TEXT = "#7A5200"  # on light grounds, where the shade is too pale


def paints(*names: str) -> tuple[str, ...]:
    """Every value of these colours, for a palette."""
    found = (PAINTS[name] for name in names or PAINTS)
    return tuple(value for one in found for value in (one.fill, one.shade, one.light, one.on))
