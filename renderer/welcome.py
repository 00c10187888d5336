"""A small board of each game, side by side: what there is to play, at one look."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO

from PIL import Image

from engines.core import AnyRules
from engines.log import last_turn
from renderer import draw
from renderer.positions import look_at, played

HEIGHT, GAP = 420, 12
STEPS, SEED = 60, "welcome"


@cache
def welcome(games: Sequence[AnyRules]) -> bytes:
    """Drawn once; games are given as a tuple."""
    boards = [_board(rules) for rules in games]
    width = sum(one.width for one in boards) + GAP * (len(boards) - 1)
    page = Image.new("RGBA", (width, HEIGHT))
    left = 0
    for one in boards:
        page.paste(one, (left, 0))
        left += one.width + GAP
    file = BytesIO()
    page.quantize(128, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _board(rules: AnyRules) -> Image.Image:
    play = played(rules, rules.seats[-1], SEED, STEPS)
    board = draw(*look_at(rules, play.state, None, happened=last_turn(play.now))).convert("RGBA")
    return board.resize((round(board.width * HEIGHT / board.height), HEIGHT), Image.Resampling.LANCZOS)
