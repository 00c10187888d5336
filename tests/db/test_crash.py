"""A process that writes is killed at random moments: what it had confirmed is there, once."""

import random
import selectors
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db import check, log, outbox
from db.sqlite import SQLite

KILLS = 12
MOVES = 8  # that must be confirmed before the kill, at most
AHEAD = 12  # more are made at most, however late who kills comes: so the game lasts for all kills


def kill_after(path: Path, confirmed: int, extra: float) -> list[str]:
    """What the writer had said was saved when it died, in the middle of whatever it was doing."""
    command = [sys.executable, "-m", "tests.db.writer", str(path), str(confirmed + AHEAD)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(confirmed)]
        with selectors.DefaultSelector() as waiting:  # a moment that is not the end of a line
            waiting.select(extra)
        writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.readlines()
        error = writer.stderr.read() if writer.stderr else ""
    assert not error, error
    return [line.strip() for line in lines if line.endswith("\n")]


@pytest.mark.endurance
async def test_what_was_confirmed_is_there_once_after_every_kill(path: Path) -> None:
    chance = random.Random(7)
    confirmed: list[str] = []
    for _ in range(KILLS):
        confirmed += kill_after(path, chance.randint(1, MOVES), chance.random() / 100)
    database = await SQLite.open(path)
    entries = await database.read(lambda conn: log.entries(conn, 1))
    answers = await database.read(lambda conn: [log.answered(conn, key) for key in confirmed])
    report = await database.read(lambda conn: check.stored(conn))
    told = await database.read(lambda conn: [outbox.by_key(conn, f"told:{one.seq}") for one in entries])
    await database.close()
    keys = [entry.key for entry in entries]
    assert len(keys) == len(set(keys))
    assert [answer and answer.key for answer in answers] == confirmed  # pressed again, each is known
    assert set(confirmed) <= set(keys)
    assert len(keys) - len(confirmed) <= KILLS  # at most the one under way
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert all(
        row is not None and row.payload == {"seq": entry.seq}
        for row, entry in zip(told, entries, strict=True)
    )
    assert report.problems == ()
