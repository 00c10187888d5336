"""Films: how large, how long, beside what Pillow makes of the same boards; and whether who plays notices."""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from benchmarks import film_queue
from benchmarks.crowd import PLAYERS
from benchmarks.figures import Figure, Size, asked
from benchmarks.film_queue import UNDER_WAY
from benchmarks.thinking import NOW, House, spent
from bot.ops.filming import Filming, Films
from bot.ops.metrics import Metrics
from db.database import open_database
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, Settings
from engines.log import Beginning, Play, playout
from engines.words import Words
from renderer import draw
from renderer.film import LARGEST, MOST, chosen, film, shown, turns
from tables import films
from tables.service import Tables

NAMES = ("Léa", "Tian Dan", "Jean-Baptiste du Pré", "Ōtomo", "Ana")
LONGEST: Mapping[str, Settings] = {"fireship": {"rounds": 40}, "firebulls": {"edition": "italian"}}
LONG, SLOWER = 10.0, 1.5  # seconds of CPU for a film; times


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    for rules in size.of(GAMES, GAMES, GAMES[1:2]):  # the shortest
        seats = size.of(rules.seats[-1], rules.seats[-1], rules.seats[0])
        play = playout(_beginning(rules, seats), seed_from("films", rules.key))
        words = Words("en", rules, NAMES[:seats])
        for one in chosen(turns(play), MOST):
            draw(*shown(play, words, one))  # what is drawn once is drawn for both
        began = time.process_time()
        ours = film(play, words)
        took = time.process_time() - began
        began = time.process_time()
        pillows = _pillow(play, words)
        theirs = time.process_time() - began
        name = f"{rules.key}: a film of {len(chosen(turns(play), MOST))} boards"
        yield Figure(name, took, "s of CPU", "Pillow alone", theirs, f"≤ {LONG:g} s", took <= LONG)
        largest = f"≤ {LARGEST:,}"
        yield Figure(
            f"{name}, its size", len(ours), "bytes", "Pillow alone", pillows, largest, len(ours) <= LARGEST
        )
    count, moves = size.of((10, 400), (10, 150), (1, 5))
    quiet, busy = asyncio.run(_answered(count, moves))
    name = f"a person's move is saved beside {count} films, 99 of 100"
    met = busy <= SLOWER * quiet
    yield Figure(name, busy, "ms", "the same without them", quiet, f"≤ {SLOWER:g} × without", met)
    yield from _pressed(*size.of((50, 30.0, PLAYERS), (24, 8.0, PLAYERS), (1, 0.5, 2)))


def _pressed(number: int, seconds: float, players: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(film_queue.films(Path(folder), number, seconds, players))
    goal = f"≤ {SLOWER:g} × without"
    for part, busy, quiet in (
        ("p50", found.busy.p50, found.quiet.p50),
        ("p99", found.busy.p99, found.quiet.p99),
    ):
        name = f"a press is acknowledged beside {UNDER_WAY} films that are wanted ({part})"
        yield Figure(name, busy, "ms", "the same without them", quiet, goal, busy <= SLOWER * quiet)
    left, name = min(found.waiting), "films still to be made, at the end"
    yield Figure(name, left, "", "of", number, f"≥ {UNDER_WAY}", left >= UNDER_WAY)


def _beginning(rules: AnyRules, seats: int) -> Beginning:
    return Beginning(rules, seats, {}, LONGEST.get(rules.key, {}), seed_from("films", rules.key))


def _pillow(play: Play, words: Words) -> int:
    """The bytes of the same boards by its own GIF writer."""
    boards = [draw(*shown(play, words, one)) for one in chosen(turns(play), MOST)]
    width, height = max(one.width for one in boards), max(one.height for one in boards)
    first, *others = [Image.Image.crop(one, (0, 0, width, height)) for one in boards]
    file = BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=700, loop=0)
    return len(file.getvalue())


async def _answered(count: int, moves: int) -> tuple[float, float]:
    """Milliseconds at the 99th percentile, without films and while all of them are made."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'films.db'}")
        house = House(Tables(database, lambda: NOW))
        firebulls = next(one for one in GAMES if one.key == "firebulls")
        quiet = await spent(house, firebulls, moves)
        made = Films(house.tables, Metrics())
        for _ in range(count):
            table = await house.ended(firebulls)
            await house.tables.tx(films.ask, house.press(0, table.guild), table.id)
        filming = asyncio.create_task(Filming(house.tables, made).run())
        busy = await spent(house, firebulls, moves)
        filming.cancel()
        await asyncio.gather(filming, return_exceptions=True)
        await database.close()
    return quiet, busy


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
