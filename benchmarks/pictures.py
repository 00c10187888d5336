"""A board drawn and encoded after a move, beside chess.svg with cairosvg and beside deflating its pixels."""

import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any
from zlib import DEFLATED

from zlib_ng import zlib_ng

from benchmarks.figures import Figure, Size, asked, rates, timed
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, start
from engines.log import wander
from engines.words import Words
from renderer import Look, draw, file_of
from renderer.raster import png

SEATS = 4
MOVES = 60
SVG, PIXELS = "chess.svg + cairosvg", "the same pixels deflated"
FASTER, WITHIN = 25, 3
LARGEST = 100_000
COLD = 500.0  # ms
NAMES = ("Léa", "Tian Dan", "Jean-Baptiste du Pré", "Ōtomo")


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    cold = first_boards()
    yield Figure("first board of all three games", cold, "ms", "limit", COLD, "≤ 1", cold <= COLD)
    svg = chess_board()
    for rules in GAMES:
        views, look = moves_of(rules)
        contenders: dict[str, Callable[[], int]] = {"ours": after_a_move(views, look)}
        contenders[PIXELS] = deflated_alone(views, look)
        if svg is not None:
            contenders[SVG] = svg
        measured = rates(contenders, rounds=size.of(7, 3, 1), seconds=size.of(1.0, 0.3, 0.01))
        ours, name = measured["ours"], f"{rules.key}: boards a second"
        if svg is not None:
            value = measured[SVG]
            yield Figure(name, ours, "/s", SVG, value, f"≥ {FASTER} ×", ours >= FASTER * value)
        value = measured[PIXELS]
        yield Figure(name, ours, "/s", PIXELS, value, f"≥ 1/{WITHIN}", ours * WITHIN >= value)
        largest = max(len(file_of(view, look)) for view in views)
        yield Figure(
            f"{rules.key}: largest board", largest, "bytes", "limit", LARGEST, "≤ 1", largest <= LARGEST
        )


def moves_of(rules: AnyRules) -> tuple[list[Any], Look]:
    """The public views of a random game's actions, one after the other."""
    opening = start(rules, SEATS, {}, {}, seed_from("bench", rules.key))
    steps = wander(rules, opening, seed_from("choices", rules.key))
    views = [rules.view(step.state, None) for _, (_, _, step) in zip(range(MOVES), steps, strict=False)]
    return views, Look(Words("en", rules, NAMES))


def after_a_move(views: list[Any], look: Look) -> Callable[[], int]:
    """Each action of the game in turn, its sprites drawn before, its pixels not packed before."""
    for view in views:
        draw(view, look)
    turns = cycle(views)

    def show() -> int:
        view = next(turns)
        if view is views[0]:
            png.forget()
        file_of(view, look)
        return 1

    return show


def deflated_alone(views: list[Any], look: Look) -> Callable[[], int]:
    drawn = [draw(view, look) for view in views[:8]]
    rows = [png.scanlines(image, 0, image.height) for image in drawn]
    turns = cycle(rows)

    def deflate() -> int:
        packer = zlib_ng.compressobj(png.LEVELS[0], DEFLATED, 15)
        packer.compress(next(turns))
        packer.flush()
        return 1

    return deflate


def chess_board() -> Callable[[], int] | None:
    """None, and a word about it, where the peer cannot run."""
    try:
        import cairosvg  # type: ignore[import-not-found]
        import chess.svg  # type: ignore[import-not-found]
    except (ImportError, OSError) as missing:
        print(f"{SVG} is not measured, it needs libcairo2 from apt: {missing}", file=sys.stderr)
        return None
    board = chess.Board()
    for move in ("e4", "e5", "Nf3", "Nc6", "Bb5"):
        board.push_san(move)

    def show() -> int:
        picture = chess.svg.board(board, lastmove=board.peek())
        cairosvg.svg2png(picture.encode(), output_width=800, output_height=800)
        return 1

    return show


def first_boards() -> float:
    """Milliseconds until the first board of each game is a file, when nothing has been drawn before."""
    games = [(views[0], look) for views, look in map(moves_of, GAMES)]
    return timed(lambda: [file_of(view, look) for view, look in games])


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
