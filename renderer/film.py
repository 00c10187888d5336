"""A whole game as one animated picture: each board that stood in its thread, and the end."""

from collections.abc import Sequence
from typing import Any, TypeVar

from PIL import Image

from engines.log import Moment, Play, last_turn
from engines.words import Words
from renderer import EDGE, draw, paint
from renderer.look import Look
from renderer.raster.gif import moving

A_TURN, THE_END = 700, 4000  # milliseconds
MOST = 120  # boards; of a longer game some are left out
LARGEST = 8_000_000  # bytes

T = TypeVar("T")


def film(play: Play, words: Words) -> bytes:
    """A GIF: what every client of Discord plays."""
    moments = chosen(turns(play), MOST)
    made = _filmed(play, words, moments)
    while len(made) > LARGEST and len(moments) > 1:
        moments = chosen(moments, len(moments) * 9 * LARGEST // (10 * len(made)))
        made = _filmed(play, words, moments)
    return made


def turns(play: Play) -> list[Moment]:
    """The beginning, the end of each turn that stands, and the end."""
    every = [*play.moments()][::-1]
    return [one for one in every if one.entry is None or one.step.passed or one is play.now]


def chosen(every: Sequence[T], most: int) -> list[T]:
    """So many of them at most, evenly; the last always, and the first if there is room for both."""
    if len(every) <= most:
        return list(every)
    if most < 2:
        return list(every[-1:])
    return [every[number * (len(every) - 1) // (most - 1)] for number in range(most)]


def shown(play: Play, words: Words, moment: Moment) -> tuple[Any, Look]:
    """As all saw it then."""
    rules, state = play.rules, moment.step.state
    look = Look(words, happened=last_turn(moment), outcome=rules.outcome(state))
    return rules.view(state, None), look


def _filmed(play: Play, words: Words, moments: Sequence[Moment]) -> bytes:
    looks = [shown(play, words, one) for one in moments]
    canvases = [paint(*one) for one in looks]
    size = max(one.size[0] for one in canvases), max(one.size[1] for one in canvases)
    pauses = [A_TURN] * (len(looks) - 1) + [THE_END]
    ground = Image.new("P", size, draw(*looks[0]).getpixel((EDGE, EDGE)))
    frames = ((_amid(draw(*one), ground), pause) for one, pause in zip(looks, pauses, strict=True))
    return moving(frames, size, canvases[0].palette.table)


def _amid(board: Image.Image, ground: Image.Image) -> Image.Image:
    """In the middle, on the ground of the first one."""
    if board.size == ground.size:
        return board
    whole = ground.copy()
    whole.paste(board, ((ground.width - board.width) // 2, (ground.height - board.height) // 2))
    return whole
