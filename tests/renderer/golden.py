"""Ten pictures of each game as they should look: `python -m tests.renderer.golden` takes them anew."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from PIL import Image

from engines.codec import decode, encode
from engines.core import AnyRules, Seat
from renderer import RENDERERS, draw
from renderer.positions import look_at, position, rules_of
from tests.renderer.cases import NAMES

FOLDER = Path(__file__).parent / "golden"
STEPS = (0, 3, 9, 20, 33, 47, 60, 90, 140, 5000)
SIZE = (24, 32)


@dataclass(frozen=True)
class Golden:
    state: Any
    viewer: Seat | None
    thumbnail: bytes


def thumbnail(rules: AnyRules, state: Any, viewer: Seat | None) -> bytes:
    """The average colours of the parts of a picture."""
    view, look = look_at(rules, state, viewer, NAMES)
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
        picture = thumbnail(rules, state, viewer)
        yield {"viewer": viewer, "state": encode(state), "thumbnail": picture.hex()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in RENDERERS:
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in taken(game))
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n")
