"""What is not needed is not in memory: libraries of another database, and holes between what is kept."""

import asyncio
import gc
import platform
import resource
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from bot.ops import malloc, scheduler
from bot.ops.scheduler import Scheduler
from db.database import open_database
from tests.bot.seated import Clock as Time
from tests.bot.seated import opened
from tests.patience import PATIENCE

OPENS = """
import asyncio, sys
import bot.__main__
from db.database import open_database

async def run():
    await (await open_database(sys.argv[1])).close()

asyncio.run(run())
STRANGERS = {"alembic", "mako", "asyncpg", "sqlalchemy.orm", "sqlalchemy.ext.asyncio", "aiohttp.web"}
print(*sorted(STRANGERS & set(sys.modules)))
"""


@pytest.mark.endurance
async def test_a_bot_on_sqlite_loads_nothing_for_migrations_postgresql_or_figures(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'fireside.db'}"
    await (await open_database(url)).close()
    command = [sys.executable, "-W", "ignore", "-c", OPENS, url]
    told = await asyncio.to_thread(subprocess.check_output, command, text=True)
    assert told.strip() == ""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library keeps its own house")
def test_holes_between_what_is_kept_are_given_back() -> None:
    kept = [b"x" * 20_000 for _ in range(4_000)]
    del kept[::2]
    before = resident()
    malloc.give_back()
    assert resident() < before - 20_000_000
    assert len(kept) == 2_000


async def test_it_is_done_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, given = asyncio.get_running_loop(), asyncio.Semaphore(0)
    monkeypatch.setattr(scheduler, "TIDIED", 0.01)
    monkeypatch.setattr(malloc, "give_back", lambda: loop.call_soon_threadsafe(given.release))
    tables = await opened(tmp_path, Time())
    running = Scheduler(tables, "bot")
    running.start()
    async with asyncio.timeout(PATIENCE):
        await given.acquire()
        await given.acquire()
    running.stop()
    await tables.db.close()


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


class Ring:
    """Nothing else holds it, so that only who looks for rings finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.endurance
def test_what_has_settled_is_left_alone_and_let_go_when_something_else_settles() -> None:
    ring = Ring()
    kept, gone = weakref.ref(ring), list[bool]()
    try:
        malloc.settle()
        assert ring not in gc.get_objects()
        del ring
        gc.collect()
        gone.append(kept() is None)
        malloc.settle()
        gone.append(kept() is None)
    finally:
        gc.unfreeze()
    assert gone == [False, True]
