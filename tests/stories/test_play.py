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
from tests.patience import PATIENCE
from tests.stories.bot_process import ROOT
from tests.stories.running_bot import open_lobby


async def begun(folder: Path, port: str = "0") -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.play", "--port", port),
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


@asynccontextmanager
async def played(
    folder: Path, port: str = "0"
) -> AsyncIterator[tuple[asyncio.subprocess.Process, list[str]]]:
    """The process, and what it says until it is open or has ended."""
    started = await begun(folder, port)
    assert started.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            said = [(await started.stdout.readline()).decode()]
            while said[-1] and not said[-1].startswith("Fireside"):
                said.append((await started.stdout.readline()).decode())
        yield started, said
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGINT)
            await started.communicate()


def address(said: list[str]) -> str:
    found = re.match(r"Fireside is open at (http://127\.0\.0\.1:\d+)/ — ", said[-1])
    assert found is not None, said
    return found[1]


async def test_it_says_what_it_does_and_is_open_when_the_bot_is_there(tmp_path: Path) -> None:
    async with played(tmp_path) as (_, said), People(address(said)) as people:
        assert [line.split()[1:3] for line in said[:-1]] == [["the", "sandbox,"], ["the", "bot…"]]
        assert (await people.info())["sessions"]


async def test_ctrl_c_while_it_starts_stops_both(tmp_path: Path) -> None:
    started = await begun(tmp_path)
    assert started.stdout is not None
    await started.stdout.readline()
    started.send_signal(signal.SIGINT)
    _, complained = await started.communicate()
    assert (started.returncode, complained) == (0, b"")


async def test_ctrl_c_stops_both_and_what_was_begun_goes_on_the_next_time(tmp_path: Path) -> None:
    async with played(tmp_path) as (started, told), People(address(told)) as people:
        lobby = await open_lobby(await people.person("Ana"), "firebulls", seats=2)
        started.send_signal(signal.SIGINT)
        _, complained = await started.communicate()
        assert (started.returncode, complained) == (0, b"")
    async with played(tmp_path) as (_, told), People(address(told)) as people:
        ben = await people.person("Ben")
        await ben.go("games").press("Join", on=ben.messages[lobby.channel][lobby.id])
        await ben.sees_channel("Fire Bulls 1 · Ana, Ben")


async def test_if_its_port_is_taken_it_says_how_to_have_another(tmp_path: Path) -> None:
    async with played(tmp_path) as (_, told):
        port = address(told).rpartition(":")[2]
        other = tmp_path / "other"
        other.mkdir()
        async with played(other, port) as (second, said):
            _, complained = await second.communicate()
    assert (second.returncode, said[1:]) == (1, [""])
    *_, last = complained.decode().splitlines()
    assert last.endswith("if something else has its port: make play PORT=8788")
    assert "Traceback" not in complained.decode()


async def test_the_same_evening_is_opened_once(tmp_path: Path) -> None:
    """A second sandbox would save its world over that of the first."""
    async with played(tmp_path), played(tmp_path) as (second, said):
        _, complained = await second.communicate()
    assert (second.returncode, said[1:]) == (1, [""])
    assert "is in use: this world is open already." in complained.decode()
    assert "Traceback" not in complained.decode()
