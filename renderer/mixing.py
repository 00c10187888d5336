"""A game's `blends.py`, or that of charts: `python -m renderer.mixing firebulls` after a change of looks."""

import sys
from collections.abc import Sequence

from renderer import RENDERERS
from renderer.charts.inks import PALETTE
from renderer.charts.samples import draw_pages
from renderer.positions import draw_samples
from renderer.raster.mixing import Notebook, chosen

CHARTS = "charts"


def mix(game: str) -> str:
    palette = PALETTE if game == CHARTS else RENDERERS[game].lobby.palette
    notebook = palette.watcher = Notebook()
    if game == CHARTS:
        draw_pages()
    else:
        draw_samples(game)
    blends = tuple(chosen(palette.base, notebook.met))
    return (
        f'"""Chosen by `python -m renderer.mixing {game}`: between the base colours."""\n\n{_lines(blends)}'
    )


def _lines(blends: Sequence[str]) -> str:
    rows = (", ".join(f'"{blend}"' for blend in blends[at : at + 9]) for at in range(0, len(blends), 9))
    return "BLENDS: tuple[str, ...] = (\n" + "".join(f"    *({row},),\n" for row in rows) + ")\n"


if __name__ == "__main__":
    sys.stdout.write(mix(sys.argv[1]))
