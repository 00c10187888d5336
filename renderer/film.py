"""A whole game as one animated picture: each board that stood in its thread, and the end; as all saw it, or
in the eyes of those who played. Of a game that goes on, what all have seen since somebody's turn."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias, TypeVar

from PIL import Image

from engines.core import AnyRules, Seat
from engines.log import Moment, Play, last_turn
from engines.reel import Board
from engines.words import Words
from renderer import EDGE, draw, paint
from renderer.look import Look
from renderer.raster.gif import moving

A_TURN, THE_END = 700, 4000  # milliseconds
MOST = 120  # boards; of a longer game some are left out
MOST_SINCE = 30  # boards of a game that goes on
LARGEST = 8_000_000  # bytes

Whose: TypeAlias = Seat | Literal["open"] | None  # a seat's eyes; all hands open; as all saw it
OPEN: Final = "open"
Shot: TypeAlias = tuple[Any, Look]  # a view, and how it is shown
T = TypeVar("T")


def film(play: Play, words: Words, whose: Whose = None) -> bytes:
    """A GIF: what every client of Discord plays."""
    return _fitting([shown(play, words, one, whose) for one in chosen(turns(play), MOST)])


def reel(rules: AnyRules, boards: Sequence[Board], words: Words) -> bytes:
    """The same of what all have seen of a game that goes on."""
    kept = chosen(boards, MOST_SINCE)
    return _fitting([(rules.view(one.state, None), Look(words, happened=one.happened)) for one in kept])


def _fitting(shots: Sequence[Shot]) -> bytes:
    made = _filmed(shots)
    while len(made) > LARGEST and len(shots) > 1:
        shots = chosen(shots, len(shots) * 9 * LARGEST // (10 * len(made)))
        made = _filmed(shots)
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


def shown(play: Play, words: Words, moment: Moment, whose: Whose = None) -> Shot:
    """As it was seen then: by all, by that seat, or by the one whose turn it was. The end is for all."""
    rules, state = play.rules, moment.step.state
    outcome = rules.outcome(state)
    front = None if outcome is not None else _front(moment) if whose == OPEN else whose
    return rules.view(state, front), Look(words, front, happened=last_turn(moment), outcome=outcome)


def _front(moment: Moment) -> Seat | None:
    """Nobody's at the beginning."""
    return None if moment.entry is None else moment.entry.about


def _filmed(shots: Sequence[Shot]) -> bytes:
    canvases = [paint(*one) for one in shots]
    size = max(one.size[0] for one in canvases), max(one.size[1] for one in canvases)
    pauses = [A_TURN] * (len(shots) - 1) + [THE_END]
    ground = Image.new("P", size, draw(*shots[0]).getpixel((EDGE, EDGE)))
    frames = ((_amid(draw(*one), ground), pause) for one, pause in zip(shots, pauses, strict=True))
    return moving(frames, size, canvases[0].palette.table)


def _amid(board: Image.Image, ground: Image.Image) -> Image.Image:
    """In the middle, on the ground of the first one."""
    if board.size == ground.size:
        return board
    whole = ground.copy()
    whole.paste(board, ((ground.width - board.width) // 2, (ground.height - board.height) // 2))
    return whole
