"""The disk fails at the nth call, once or from then on: what was confirmed stays, the rest never was."""

import re
import subprocess
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from db.sqlite import SQLite
from tests.db import writer
from tests.db.audit import kept
from tests.db.tracing import KILLED, traced
from tests.db.writer import FAILED, REFUSED
from tests.patience import PATIENCE
from tests.sizes import size

pytestmark = pytest.mark.endurance

INJECTED = re.compile(r"\(INJECTED\)|killed by SIGKILL")
FULL, BROKEN = "error=ENOSPC", "error=EIO"
WRITE, SYNC = "pwrite64", "fdatasync"
EVERY = {WRITE: size("every disk write"), SYNC: size("every disk sync")}
MOVES = size("moves on a failing disk")
LASTING = "+"


@pytest.fixture
async def begun(path: Path) -> Path:
    """The file of a game that waits for its first move."""
    database = await SQLite.open(path)
    await database.tx(writer.begun)
    await database.close()
    return path


@dataclass(frozen=True)
class Evening:
    struck: bool
    said: tuple[str, ...]

    @property
    def confirmed(self) -> list[str]:
        return [one for one in self.said if one.startswith("press")]

    @property
    def refused(self) -> bool:
        return len(self.confirmed) < MOVES or REFUSED in self.said


def evening(strace: str, path: Path, call: str, fault: str, when: str, *spoiled: str) -> Evening:
    """A game on a disk that fails when it says."""
    told = path.with_name("strace")
    command = traced(strace, told, call, f"{call}:{fault}:when={when}")
    command += [sys.executable, "-m", "tests.db.writer", str(path), str(MOVES), *spoiled]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    struck = INJECTED.search(told.read_text()) is not None
    assert ended.stderr == ""
    assert ended.returncode == (-9 if struck and fault == KILLED else 0)
    return Evening(struck, tuple(ended.stdout.splitlines()))


async def findings(path: Path, happened: Evening) -> list[str]:
    """In words; empty when all is well."""
    found = await kept(path, happened.confirmed)
    if REFUSED in happened.said and FAILED not in happened.said and found.keys != happened.confirmed:
        return [*found.problems, "what was refused is saved all the same"]
    return found.problems


def anew(path: Path, good: bytes) -> None:
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()
    path.write_bytes(good)


@pytest.mark.parametrize(
    ("call", "fault", "lasting"),
    [
        (WRITE, FULL, ""),
        (WRITE, FULL, LASTING),
        (WRITE, BROKEN, ""),
        (WRITE, BROKEN, LASTING),
        (WRITE, KILLED, ""),
        (SYNC, BROKEN, ""),
        (SYNC, BROKEN, LASTING),
        (SYNC, KILLED, ""),
    ],
)
async def test_wherever_the_disk_fails_what_was_confirmed_is_there_and_nothing_is_half_done(
    strace: str, begun: Path, call: str, fault: str, lasting: str
) -> None:
    good, refused, found = begun.read_bytes(), 0, list[tuple[int, list[str]]]()
    for nth in count(1, EVERY[call]):
        anew(begun, good)
        happened = evening(strace, begun, call, fault, f"{nth}{lasting}")
        if not happened.struck:
            break
        refused += happened.refused
        found.append((nth, await findings(begun, happened)))
    assert [one for one in found if one[1]] == []
    assert refused > 0


async def test_who_tells_a_move_before_it_is_saved_is_found_out(strace: str, begun: Path) -> None:
    happened = evening(strace, begun, WRITE, BROKEN, "60+", "chosen")
    assert happened.struck
    assert await findings(begun, happened) == ["what was confirmed is lost"]
