"""`make play`: sandbox and bot together, Ctrl-C, and the same evening once more."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.people.client import People
from tests.stories.evening import PATIENCE, open_lobby
from tests.stories.process import ROOT


@asynccontextmanager
async def played(folder: Path, port: str = "0") -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The process, and the first thing it says."""
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.play", "--port", port),
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert started.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            yield started, (await started.stdout.readline()).decode()
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGINT)
            await started.communicate()


def address(told: str) -> str:
    found = re.match(r"Fireside is open at (http://127\.0\.0\.1:\d+)/ — ", told)
    assert found is not None, told
    return found[1]


async def connected(people: People) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (await people.info())["sessions"]:
            pass


async def test_ctrl_c_stops_both_and_what_was_begun_goes_on_the_next_time(tmp_path: Path) -> None:
    async with played(tmp_path) as (started, told), People(address(told)) as people:
        await connected(people)
        lobby = await open_lobby(await people.person("Ana"), "firebulls", seats=2)
        started.send_signal(signal.SIGINT)
        _, complained = await started.communicate()
        assert (started.returncode, complained) == (0, b"")
    async with played(tmp_path) as (_, told), People(address(told)) as people:
        await connected(people)
        bo = await people.person("Bo")
        await bo.go("games").press("Join", on=bo.messages[lobby.channel][lobby.id])
        await bo.sees_channel("Fire Bulls 1")


async def test_if_its_port_is_taken_it_says_how_to_have_another(tmp_path: Path) -> None:
    async with played(tmp_path) as (_, told):
        port = address(told).rpartition(":")[2]
        other = tmp_path / "other"
        other.mkdir()
        async with played(other, port) as (second, nothing):
            _, complained = await second.communicate()
    assert (second.returncode, nothing) == (1, "")
    *_, last = complained.decode().splitlines()
    assert last.endswith("if something else has its port: make play PORT=8788")
    assert "Traceback" not in complained.decode()


async def test_the_same_evening_is_opened_once(tmp_path: Path) -> None:
    """A second sandbox would save its world over that of the first."""
    async with played(tmp_path), played(tmp_path) as (second, nothing):
        _, complained = await second.communicate()
    assert (second.returncode, nothing) == (1, "")
    assert "is in use: this world is open already." in complained.decode()
    assert "Traceback" not in complained.decode()
