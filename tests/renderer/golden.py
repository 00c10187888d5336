"""Ten pictures of each game as they should look: `python -m tests.renderer.golden` takes them anew."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from PIL import Image

from engines.codec import decode, encode
from engines.core import AnyRules, Seat
from engines.words import LOCALES
from renderer import RENDERERS, draw, draw_legend
from renderer.charts import draw_page
from renderer.charts.samples import PAGES
from renderer.positions import look_at, position, rules_of
from tests.renderer.cases import NAMES, suggested

FOLDER = Path(__file__).parent / "golden"
STEPS = (0, 3, 9, 20, 33, 47, 60, 90, 140, 5000)
SIZE = (24, 32)
ANYWHERE, OVERALL = 24, 1.5  # of 255; a moved pawn or a changed colour is more
FLAT = 24  # of 255: how far a part of a picture may be from how it looked
PANELS, ROOM, LISTED = (3, 7), 240, 20  # which of them are of a panel


@dataclass(frozen=True)
class Golden:
    state: Any
    viewer: Seat | None
    thumbnail: bytes


def thumbnail(rules: AnyRules, state: Any, viewer: Seat | None, number: int) -> bytes:
    """The average colours of the parts of a picture."""
    view, look = look_at(rules, state, viewer, NAMES)
    if number in PANELS:
        look = replace(look, marks=suggested(look.marks, LISTED), room=ROOM)
    return draw(view, look).convert("RGB").resize(SIZE, Image.Resampling.BOX).tobytes()


def read(game: str) -> list[Golden]:
    rules = rules_of(game)
    rows = json.loads((FOLDER / f"{game}.json").read_text())
    return [
        Golden(decode(rules.state, row["state"]), row["viewer"], bytes.fromhex(row["thumbnail"]))
        for row in rows
    ]


def taken(game: str) -> Iterator[dict[str, object]]:
    rules = rules_of(game)
    for number, (steps, seats) in enumerate(zip(STEPS, islice(cycle(rules.seats), 10), strict=True)):
        state = position(rules, seats, number, steps)
        viewer = None if number % 2 == 0 else Seat(number % seats)
        picture = thumbnail(rules, state, viewer, number)
        yield {"viewer": viewer, "state": encode(state), "thumbnail": picture.hex()}


def legend_thumbnail(game: str, locale: str) -> bytes:
    """The same of the picture that names the signs."""
    png, _ = draw_legend(rules_of(game), locale)
    return Image.open(BytesIO(png)).convert("RGB").resize(SIZE, Image.Resampling.BOX).tobytes()


def page_thumbnail(name: str) -> bytes:
    """The same of a page of statistics."""
    return draw_page(PAGES[name]).convert("RGB").resize(SIZE, Image.Resampling.BOX).tobytes()


def legends() -> dict[str, bytes]:
    rows = json.loads((FOLDER / "legends.json").read_text())
    return {named: bytes.fromhex(row) for named, row in rows.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    named = {f"{game} {locale}": legend_thumbnail(game, locale) for game in RENDERERS for locale in LOCALES}
    kept = {name: one.hex() for name, one in named.items()}
    (FOLDER / "legends.json").write_text(json.dumps(kept, indent=0) + "\n")
    pages = {name: page_thumbnail(name).hex() for name in PAGES}
    (FOLDER / "charts.json").write_text(json.dumps(pages, indent=0) + "\n")
    for game in RENDERERS:
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in taken(game))
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n")
