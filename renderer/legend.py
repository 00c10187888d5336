"""A picture of a first game with its signs named: a number at each, and below it what it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.core import AnyRules
from engines.scenes import LEARNER, scenes
from engines.words import Words
from renderer.look import Look
from renderer.marks import target
from renderer.placing import PHONE
from renderer.raster.brush import Brush
from renderer.raster.canvas import Canvas
from renderer.raster.lettering import NAMES, NARROW, Style, legible, width
from renderer.raster.palette import Palette

NAMED = ("Ana", "Ben")
OF_PHONE = 1 / PHONE  # of the width of a picture, as a phone shows it
PITCH, LETTERS, RADIUS, LEFT = 26, 18, 12, 22  # on a phone


@dataclass(frozen=True, slots=True)
class Sign:
    """Named by the game's message `legend-<key>`; at a point of the picture, beside what it is about."""

    key: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Legend:
    task: int  # of the lesson, from 1: its position is shown
    signs: tuple[Sign, ...]
    palette: Palette
    ink: str
    ground: str
    chapters: Mapping[int, tuple[str, ...]]  # of the rules, from 1, that speak of these signs
    around: tuple[str, ...] = field(default=())  # places that the picture shows

    def of(self, page: int) -> Sequence[Sign]:
        """All of them beside the quick start, page 0; those of a chapter on its own."""
        named = self.chapters.get(page, ()) if page else tuple(one.key for one in self.signs)
        return [one for one in self.signs if one.key in named]


def view_of(rules: AnyRules, legend: Legend) -> Any:
    """Of a game with a lesson."""
    assert rules.lesson is not None
    return rules.view(scenes(rules, rules.lesson)[legend.task - 1].state, LEARNER)


def look_of(rules: AnyRules, legend: Legend, locale: str) -> Look:
    return Look(Words(locale, rules, NAMED), LEARNER, around=legend.around, room=PHONE)


def with_names(board: Canvas, legend: Legend, page: int, words: Words) -> Canvas:
    """The picture, and a line for each sign below it."""
    signs, (wide, tall) = legend.of(page), board.size
    unit = wide * OF_PHONE
    below = round(unit * (PITCH * len(signs) + 8))
    canvas = Canvas(legend.palette, size=(wide, tall + below))
    canvas.lay(board)
    canvas.paste(Brush(legend.palette, wide, below, legend.ground, filled=True).sprite(), 0, tall)
    mark = round(RADIUS * unit), round(LETTERS * unit)
    for number, sign in enumerate(signs, 1):
        disc = target(legend.palette, str(number), legend.ground, *mark)
        canvas.mark(disc, sign.x, sign.y)
        middle = tall + unit * (PITCH * (number - 0.5) + 4)
        canvas.stamp(disc, unit * LEFT / 1.3, middle)
        text = legible(words.format(f"legend-{sign.key}"))
        size, room = mark[1], wide - unit * (2 * LEFT)
        face = NAMES if width(text, NAMES, size) <= room else NARROW
        canvas.write(text, unit * LEFT * 1.6, middle, Style(face, size, legend.ink, legend.ground), "l")
    return canvas


def told(rules: AnyRules, legend: Legend, page: int, locale: str) -> str:
    """Instead of the picture."""
    words = Words(locale, rules)
    names = (words.format(f"legend-{sign.key}") for sign in legend.of(page))
    return "; ".join(f"{number} {name}" for number, name in enumerate(names, 1))
