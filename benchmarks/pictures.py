"""A board drawn and encoded after a move, beside chess.svg with cairosvg and beside deflating its pixels."""

import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle
from time import process_time
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
from renderer.charts import draw_page, page_file
from renderer.charts.samples import PAGES, person
from renderer.raster import png

SEATS = 4
MOVES = 60
SVG, PIXELS = "chess.svg + cairosvg", "the same pixels deflated"
FASTER, WITHIN = 25, 3
PAGE, PAGE_FASTER, PAGE_WITHIN, PAGE_TAKES = "statistics", 2, 10, 50.0  # times, parts, ms
LARGEST = 100_000
COLD = 500.0  # ms
TRIES = 10
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
    yield from figures_of_pages(size, svg)


def figures_of_pages(size: Size, svg: Callable[[], int] | None) -> Iterator[Figure]:
    """A page that nobody has drawn before, again and again."""
    image = draw_page(person())
    rows = png.scanlines(image, 0, image.height)
    contenders: dict[str, Callable[[], int]] = {"ours": new_pages(), PIXELS: lambda: packed_once(rows)}
    if svg is not None:
        contenders[SVG] = svg
    measured = rates(contenders, rounds=size.of(7, 3, 1), seconds=size.of(1.0, 0.3, 0.01))
    ours, name = measured["ours"], f"{PAGE}: pages a second"
    if svg is not None:
        value = measured[SVG]
        yield Figure(name, ours, "/s", SVG, value, f"≥ {PAGE_FASTER} ×", ours >= PAGE_FASTER * value)
    value = measured[PIXELS]
    yield Figure(name, ours, "/s", PIXELS, value, f"≥ 1/{PAGE_WITHIN}", ours * PAGE_WITHIN >= value)
    took = milliseconds_of(contenders["ours"])
    yield Figure(f"{PAGE}: CPU for a page", took, "ms", "limit", PAGE_TAKES, "≤ 1", took <= PAGE_TAKES)
    largest = max(len(page_file(page)) for page in PAGES.values())
    yield Figure(f"{PAGE}: largest page", largest, "bytes", "limit", LARGEST, "≤ 1", largest <= LARGEST)


def new_pages() -> Callable[[], int]:
    names = count()

    def show() -> int:
        png.forget()
        page_file(person(f"Giovanni Maria {next(names)}", 150 + next(names) % 50))
        return 1

    return show


def milliseconds_of(show: Callable[[], int]) -> float:
    """Of this process's own time, at the best of some."""
    found = []
    for _ in range(TRIES):
        began = process_time()
        show()
        found.append(process_time() - began)
    return 1000 * min(found)


def packed_once(rows: bytes) -> int:
    packer = zlib_ng.compressobj(png.LEVELS[0], DEFLATED, 15)
    packer.compress(rows)
    packer.flush()
    return 1


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
        return packed_once(next(turns))

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
