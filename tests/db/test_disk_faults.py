"""The disk fails at the nth call, once or from then on: what was confirmed stays, the rest never was."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from db.sqlite import SQLite
from tests.db import writer
from tests.db.audit import kept
from tests.db.tracing import KILLED, following
from tests.db.writer import FAILED, REFUSED
from tests.db.writers import Writers, writers
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


@pytest.fixture(scope="module")
def at_once() -> Iterator[Writers]:
    with writers() as made:
        yield made


@dataclass(frozen=True)
class Failing:
    """Disks."""

    writers: Writers
    strace: str


@pytest.fixture
def disks(at_once: Writers, strace: str) -> Failing:
    return Failing(at_once, strace)


def evening(disks: Failing, path: Path, call: str, fault: str, when: str, spoiled: str = "") -> Evening:
    """A game on a disk that fails when it says."""
    told = path.with_name("strace")
    tracer = following(disks.strace, told, call, f"{call}:{fault}:when={when}")
    ended = disks.writers.run(tracer, path, MOVES, spoiled)
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
    disks: Failing, begun: Path, call: str, fault: str, lasting: str
) -> None:
    good, refused, found = begun.read_bytes(), 0, list[tuple[int, list[str]]]()
    for nth in count(1, EVERY[call]):
        anew(begun, good)
        happened = evening(disks, begun, call, fault, f"{nth}{lasting}")
        if not happened.struck:
            break
        refused += happened.refused
        found.append((nth, await findings(begun, happened)))
    assert [one for one in found if one[1]] == []
    assert refused > 0


async def test_who_tells_a_move_before_it_is_saved_is_found_out(disks: Failing, begun: Path) -> None:
    happened = evening(disks, begun, WRITE, BROKEN, "60+", "chosen")
    assert happened.struck
    assert await findings(begun, happened) == ["what was confirmed is lost"]
