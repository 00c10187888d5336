"""The power goes at any moment: whatever the disk still holds, all that was confirmed is there, once."""

import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random

import pytest

from db import backup
from tests.db.audit import kept
from tests.db.calls import TRACED, Call, calls
from tests.db.power import Disk
from tests.db.tracing import KILLED, traced
from tests.db.writer import CLOSED, COPIED, COPY, FORGOTTEN, STRANGER
from tests.patience import PATIENCE
from tests.sizes import seeds

pytestmark = pytest.mark.endurance

CUTS = 300
ENOUGH = 100  # cuts in which a spoiled bot must have been found out: every fifth does it
FILE = Path("data") / "fireside.db"


@dataclass(frozen=True)
class Run:
    """Of the bot, on what the one before it left."""

    moves: int
    how: str = ""
    killed: int | None = None  # at which sync of the database and its journals


LONG = "a checkpoint"
EVENINGS = {
    "two evenings": [Run(8), Run(8)],
    "a night in between": [Run(8, "night"), Run(4)],
    LONG: [Run(150)],
    "killed before the first page was there": [Run(0, killed=4), Run(8)],
    "killed before the first journal was there": [Run(0, killed=5), Run(8)],
    "killed before a move was there": [Run(8, killed=12), Run(8, "again")],
}
AFTER_A_CUT = {"after a cut": 0, "after another": 1}


@dataclass(frozen=True)
class Evening:
    """What was done to the disk, from what was there at its beginning."""

    name: str
    start: Disk
    calls: list[Call]
    inode: int  # of the database, which the lock names

    @cached_property
    def moments(self) -> list[list[int]]:
        """By what was called, and for which file."""
        found = defaultdict[tuple[object, ...], list[int]](list)
        for number, call in enumerate(self.calls):
            found[type(call), getattr(call, "path", None)].append(number)
        return list(found.values())

    def cut(self, to: Path, chance: Random) -> tuple[int, list[str]]:
        """The number of the last call, and what was said until then.

        Half of the cuts are anywhere, the others after calls of each kind as often: few are of the start.
        """
        anywhere, moments = range(len(self.calls)), chance.choice(self.moments)
        last = chance.choice(chance.choice((anywhere, moments)))
        disk = self.start.after(self.calls[: last + 1])
        disk.root.lay(to, chance)
        file = to / FILE
        lock = file.with_name(f"{file.name}.lock")
        if file.exists() and lock.exists():
            lock.write_text(lock.read_text().replace(str(self.inode), str(file.stat().st_ino)))
        return last, disk.said


def evening(strace: str, folder: Path, name: str, runs: list[Run], said: list[str]) -> Evening:
    start, lines, told = Disk.holding(folder, said), list[str](), folder.with_name("strace")
    for run in runs:
        inject = f"fdatasync:{KILLED}:when={run.killed}" if run.killed else ""
        command = traced(strace, told, TRACED, inject, whole=True)
        command += [sys.executable, "-m", "tests.db.writer", str(folder / FILE), str(run.moves), run.how]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (ended.returncode, ended.stderr) == (-9 if run.killed else 0, "")
        assert CLOSED not in ended.stdout
        lines += told.read_text().splitlines()
    return Evening(name, start, calls(lines, folder), (folder / FILE).stat().st_ino)


@pytest.fixture(scope="module")
def evenings(strace: str, tmp_path_factory: pytest.TempPathFactory) -> list[Evening]:
    def folder() -> Path:
        return tmp_path_factory.mktemp("evening").resolve() / "disk"

    found = dict[str, Evening]()
    for name, runs in EVENINGS.items():
        (empty := folder()).mkdir()
        found[name] = evening(strace, empty, name, runs, [])
    for name, seed in AFTER_A_CUT.items():
        _, said = found[LONG].cut(left := folder(), Random(seed))
        found[name] = evening(strace, left, name, [Run(8, "again")], said)
    return list(found.values())


async def findings(folder: Path, said: list[str]) -> list[str]:
    path = folder / FILE
    confirmed = dict.fromkeys(one for one in said if one.startswith("press"))
    found, copy = (await kept(path, list(confirmed))).problems, backup.folder_of(path) / COPY
    if copy.exists() and (problem := backup.spoiled(copy)):
        found.append(f"the copy: {problem}")
    if COPIED in said and not copy.exists():
        found.append("the copy is lost")
    return found


async def losses(
    evenings: list[Evening], folder: Path, chance: Random, cuts: int
) -> list[tuple[str, int, list[str]]]:
    """The evening, its last call, and what is wrong then."""
    found = list[tuple[str, int, list[str]]]()
    for nth in range(cuts):
        evening = chance.choice(evenings)
        last, said = evening.cut(left := folder / f"{nth}", chance)
        found.append((evening.name, last, await findings(left, said)))
        shutil.rmtree(left)
    return [one for one in found if one[-1]]


@pytest.mark.parametrize("seed", seeds("power cuts"))
async def test_wherever_the_power_goes_what_was_confirmed_is_there(
    evenings: list[Evening], tmp_path: Path, seed: int
) -> None:
    assert await losses(evenings, tmp_path, Random(seed), CUTS) == []


@pytest.mark.parametrize(
    ("spoiled", "problem"),
    [
        ("chosen", "what was confirmed is lost"),
        ("lazy", "what was confirmed is lost"),
        ("careless", "image is malformed"),
    ],
)
async def test_who_tells_a_move_before_it_is_on_the_disk_is_found_out(
    strace: str, tmp_path: Path, spoiled: str, problem: str
) -> None:
    (disk := tmp_path.resolve() / "disk").mkdir()
    spoilt = evening(strace, disk, spoiled, [Run(8, spoiled)], [])
    found = await losses([spoilt], tmp_path, Random(0), ENOUGH)
    assert problem in str(found)


async def test_what_was_deleted_does_not_come_back_with_the_power(strace: str, tmp_path: Path) -> None:
    (disk := tmp_path.resolve() / "disk").mkdir()
    forgetful, seen = evening(strace, disk, FORGOTTEN, [Run(8, FORGOTTEN)], []), set[tuple[bool, bool]]()
    for nth in range(CUTS):
        _, said = forgetful.cut(left := tmp_path / f"{nth}", Random(nth))
        held = [one.read_bytes() for one in left.rglob("*") if one.is_file()]
        seen.add((FORGOTTEN in said, any(STRANGER.encode() in one for one in held)))
        shutil.rmtree(left)
    assert seen == {(False, False), (False, True), (True, False)}
