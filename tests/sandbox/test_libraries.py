"""Bots made with other libraries than ours are at home in the sandbox: discord.js and hikari."""

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from sandbox.people.client import People
from sandbox.people.shown import as_form, as_message
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.patience import ANSWER_WITHIN, PATIENCE

HERE: Final = Path(__file__).parent / "libraries"
INSTALLED: Final = Path(__file__).parents[2] / ".libraries"
PIP: Final = [
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--require-hashes",
    "--only-binary",
    ":all:",
]
WITH: Final = "import sys, runpy; sys.path.insert(0, sys.argv.pop(1)); runpy.run_path(sys.argv.pop(1))"


def hikari() -> list[str]:
    """Apart from our own environment: it wants an older multidict than we have."""
    lock = HERE / "requirements.txt"
    folder = installed(lock)
    if not (folder / "hikari").exists():
        install(sys.executable, *PIP, "--target", str(folder), "-r", str(lock))
    return [sys.executable, "-c", WITH, str(folder), str(HERE / "hikari_bot.py")]


def discord_js() -> list[str]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        missing("node and npm are not installed: apt-get install nodejs npm")
    folder = installed(HERE / "package-lock.json")
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", "discord_js.mjs"):
        shutil.copy(HERE / name, folder / name)
    if not (folder / "node_modules" / ".package-lock.json").exists():  # npm writes it at the end
        install(str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(folder))
    return [str(node), str(folder / "discord_js.mjs")]


def installed(lock: Path) -> Path:
    """Another folder for another lock file."""
    return INSTALLED / f"{lock.stem}-{hashlib.sha256(lock.read_bytes()).hexdigest()[:12]}"


def install(*command: str) -> None:
    """What the lock file names, by hash."""
    came = subprocess.run(command, capture_output=True, text=True, check=False)
    if came.returncode:
        missing(f"{command[0]} does not give it: {came.stderr}")


def missing(what: str) -> None:
    """CI has everything: there a test that lacks something fails."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(params=[discord_js, hikari], ids=["discord.js", "hikari"])
def command(request: pytest.FixtureRequest) -> list[str]:
    found: list[str] = request.param()
    return found


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """As strict as Discord, and no stricter."""
    async with Sandbox(Settings(mode=Mode.LOOSE, answer_within=ANSWER_WITHIN, strict=False)) as running:
        yield running


class Lines:
    """What the bot prints, a line at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def until(self, wanted: str) -> None:
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                if line.strip() == wanted:
                    return
                if line.startswith("wrong"):
                    raise AssertionError(line + (await self.process.stdout.read(4000)).decode())
        raise AssertionError(f"the bot ended before it was {wanted}")


@asynccontextmanager
async def bot(command: list[str], sandbox: Sandbox) -> AsyncIterator[Lines]:
    process = await asyncio.create_subprocess_exec(
        *command,
        sandbox.address,
        sandbox.world.application.token,
        stdout=PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        lines = Lines(process)
        await lines.until("ready")
        yield lines
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_a_bot_of_another_library_is_at_home(
    command: list[str], sandbox: Sandbox, people: People
) -> None:
    """Commands, files, buttons, menus, forms, completion, followups, direct messages, threads, RESUME."""
    ana = (await people.person("Ana")).go("games")
    async with bot(command, sandbox) as said:
        seated = as_message(await ana.slash("/table"))
        assert [it["filename"] for it in seated.json["attachments"]] == ["log.txt"]
        await ana.select("Ana", on=seated)
        await ana.sees("Ana begins")
        form = as_form(await ana.press("Move", on=seated))
        await ana.submit(form, where="C5")
        await ana.sees("Moved to C5")
        assert [it["value"] for it in await ana.complete("/play", "piece", "bo")] == ["boat"]
        played = as_message(await ana.slash("/play", piece="boat"))
        assert played.text == "Played boat"
        assert (await ana.sees("Between us")).ephemeral
        here = ana.here
        await ana.slash("/whisper")
        await ana.sees_dm("Only between us")
        await ana.go(here).slash("/thread")
        thread = await ana.sees_channel("Game")
        assert sandbox.world.channel(thread).thread.archived  # type: ignore[union-attr]
        await people.control("gateway", do="close", code=4000)
        await said.until("resumed")
        assert as_message(await ana.slash("/play", piece="bull")).text == "Played bull"
    assert sandbox.machine.complaints == []
