"""A contact sheet: every kind of picture of every game on one page, to look at."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PIL import Image

from engines import GAMES
from engines.core import AnyRules, Seat
from engines.log import Play, last_turn
from engines.scenes import LEARNER, legal, scenes, wanted
from engines.words import Words
from renderer import Lobby, Look, Mark, draw, draw_lobby, encode
from renderer.placing import PHONE
from renderer.positions import NAMES, look_at, played

WIDTH = 400  # as on a phone
GAP = 16
GROUNDS = {"dark": "#313338", "light": "#FFFFFF"}  # of the pages where pictures are shown
STEPS = (6, 70)
BUTTONS = 4
TURN_OF, TASKS = "fireship", 4


def pictures(rules: AnyRules) -> Iterator[tuple[str, Image.Image]]:
    seats, words = rules.seats[-1], Words("en", rules, NAMES)
    picks = rules.picks[0].choices if rules.picks else (None,) * seats
    taken = tuple(zip(NAMES[: seats - 1], picks, strict=False))
    lobby = Lobby(rules.key, words.format("game-name"), taken, rules.seats[0], seats, ("Fireside",))
    yield "lobby", draw_lobby(lobby, Look(words))
    for steps in STEPS:
        play = played(rules, seats, "sheet", steps)
        yield f"board-{steps}", draw(*seen(play, None))
        private = seen(play, rules.to_act(play.state)[0])
        yield f"private-{steps}", draw(*private)
        if private[1].marks:
            near = replace(private[1], marks=_suggested(private[1].marks))
            yield f"closer-{steps}", draw(private[0], replace(near, closer=True))
            yield f"panel-{steps}", draw(private[0], replace(near, room=PHONE))
    yield "two", draw(*seen(played(rules, rules.seats[0], "sheet", 40), Seat(0)))
    yield "final", draw(*seen(played(rules, seats, "sheet", 10_000), None))


def _suggested(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Four buttons and a list."""
    return tuple(replace(mark, faint=at >= BUTTONS) for at, mark in enumerate(marks))


def seen(play: Play, viewer: Seat | None) -> tuple[Any, Look]:
    return look_at(play.rules, play.state, viewer, happened=last_turn(play.now))


def turn() -> Image.Image:
    """A turn of a first game, from the dice to the attack, side by side."""
    rules = next(one for one in GAMES if one.key == TURN_OF)
    assert rules.lesson is not None
    shown = []
    for play, task in zip(scenes(rules, rules.lesson), rules.lesson.tasks[:TASKS], strict=False):
        view, asked = rules.view(play.state, LEARNER), wanted(play, task.press)
        marks = (Mark(rules.preview(view, asked).place, "1"),)
        around = rules.brief(view, legal(play), legal(play)).around
        look = Look(Words("en", rules, NAMES), LEARNER, marks, around=around, room=PHONE)
        shown.append(_as_on_a_phone(draw(view, look)))
    page = Image.new("RGB", (len(shown) * (WIDTH + GAP) - GAP, max(one.height for one in shown)), "#FFFFFF")
    for column, one in enumerate(shown):
        page.paste(one, (column * (WIDTH + GAP), 0))
    return page.quantize(128, dither=Image.Dither.NONE)


def sheet(rows: list[list[Image.Image]], ground: str) -> Image.Image:
    small = [[_as_on_a_phone(image) for image in row] for row in rows]
    heights = [max(image.height for image in row) for row in small]
    width = max(len(row) for row in small) * (WIDTH + GAP) + GAP
    page = Image.new("RGB", (width, sum(heights) + GAP * (len(rows) + 1)), ground)
    top = GAP
    for row, height in zip(small, heights, strict=True):
        for column, image in enumerate(row):
            page.paste(image, (GAP + column * (WIDTH + GAP), top))
        top += height + GAP
    return page


def _as_on_a_phone(image: Image.Image) -> Image.Image:
    size = WIDTH, round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for rules in GAMES:
        drawn = list(pictures(rules))
        for name, image in drawn:
            (folder / f"{rules.key}-{name}.png").write_bytes(encode(image))
        rows.append([image for _, image in drawn])
    turn().save(folder / "turn.png", optimize=True)
    for name, ground in GROUNDS.items():
        sheet(rows, ground).save(folder / f"sheet-{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
