"""What is kept from picture to picture is what was used last, and never more than there is room for."""

import gc
from dataclasses import dataclass

from PIL import Image

from renderer import draw, encode
from renderer.raster.cache import PARTS, WHOLES, Cache
from renderer.raster.png import BANDS, PAINTED
from tests.renderer.cases import TABLES, looks

ROOM = 25_000_000  # of the 60 MB that a bot with 500 tables in use may need beyond a bare one


@dataclass(frozen=True)
class Thing:
    weight: int


def test_what_is_asked_for_again_is_not_drawn_again_until_its_room_is_needed() -> None:
    drawn = []

    def draw_thing(name: str) -> Thing:
        drawn.append(name)
        return Thing(10)

    kept = Cache(25).kept(draw_thing)
    for name in ("one", "two", "one", "three", "one", "two"):
        kept(name)
    assert drawn == ["one", "two", "three", "two"]


def test_all_that_is_kept_has_its_room() -> None:
    caches = (PARTS, WHOLES, BANDS, PAINTED)
    assert sum(cache.room for cache in caches) <= ROOM
    for number, table in enumerate(TABLES):
        for view, look in looks(table, 24, [f"Somebody {number} {seat}" for seat in range(5)]):
            encode(draw(view, look))
            assert all(cache.held <= cache.room for cache in caches)
    gc.collect()
    alive = [thing for thing in gc.get_objects() if isinstance(thing, Image.Image)]
    assert len(alive) > 300
    assert sum(image.width * image.height for image in alive) <= PARTS.held + WHOLES.held
