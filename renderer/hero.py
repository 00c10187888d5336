"""The band above a final picture: who has won, and why, in a sentence."""

from dataclasses import dataclass

from engines.core import Outcome, Phrase
from renderer.look import Look
from renderer.raster.canvas import LINE, Canvas
from renderer.raster.lettering import Fitted, Style, fitted
from renderer.raster.sprite import Sprite

CROWN, TITLE, REASON = 96, 80, 66  # heights: of the crown, each line of names, the sentence
NAME, SHORTEST = 84, 900  # of a name in one line, and its room
SENTENCE, WIDTH = 1080, 1200


@dataclass(frozen=True, slots=True)
class Hero:
    names: tuple[Fitted, ...]
    reason: Fitted
    crowned: bool

    @property
    def height(self) -> int:
        names = sum(_pitch(name) * len(name.lines) for name in self.names)
        return CROWN * self.crowned + 36 + names + REASON + LINE * (len(self.reason.lines) - 1)


def hero_of(look: Look, outcome: Outcome, reason: Phrase, *, crowned: bool = True) -> Hero:
    names = tuple(fitted(look.name(seat), SHORTEST, NAME) for seat in outcome.winners)
    return Hero(names, fitted(look.words.text(reason), SENTENCE, 46), crowned)


def _pitch(name: Fitted) -> int:
    """From line to line."""
    return TITLE if name.size == NAME else LINE + 6


def write_hero(canvas: Canvas, hero: Hero, crown: Sprite, inks: tuple[str, str], ground: str) -> None:
    """One crown for each winner; inks of the names and of the sentence."""
    if hero.crowned:
        for place in range(len(hero.names)):
            canvas.stamp(crown, WIDTH / 2 + 110 * (place - (len(hero.names) - 1) / 2), 56)
    y: float = CROWN * hero.crowned + 18
    for name in hero.names:
        for line in name.lines:
            middle = y + _pitch(name) / 2
            canvas.write(line, WIDTH / 2, middle, Style(name.font, name.size, inks[0], ground))
            y += _pitch(name)
    for number, line in enumerate(hero.reason.lines):
        style = Style(hero.reason.font, hero.reason.size, inks[1], ground)
        canvas.write(line, WIDTH / 2, y + 32 + LINE * number, style)
