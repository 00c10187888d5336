"""Writers that are there at once: each is forked from a process that has imported all it needs, and begins
when strace has it."""

import asyncio
import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.db import writer

ANYBODY, BY = ctypes.c_ulong(-1), 0x59616D61  # PR_SET_PTRACER_ANY, PR_SET_PTRACER


@dataclass(frozen=True)
class Ended:
    returncode: int
    stdout: str
    stderr: str


@dataclass(frozen=True)
class Writers:
    server: subprocess.Popen[str]

    def run(self, strace: Sequence[str], path: Path, moves: int, how: str = "") -> Ended:
        """`strace`: as `tracing.traced` says it."""
        assert self.server.stdin is not None
        assert self.server.stdout is not None
        self.server.stdin.write(json.dumps([[*strace], str(path), moves, how]) + "\n")
        self.server.stdin.flush()
        return Ended(*json.loads(self.server.stdout.readline()))


@contextmanager
def writers() -> Iterator[Writers]:
    command = [sys.executable, "-m", "tests.db.writers"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield Writers(server)
        finally:
            server.kill()


def serve() -> None:
    for line in sys.stdin:
        strace, path, moves, how = json.loads(line)
        sys.stdout.write(json.dumps(one(strace, Path(path), moves, how)) + "\n")
        sys.stdout.flush()


def one(strace: list[str], path: Path, moves: int, how: str) -> tuple[int, str, str]:
    gate, begin = os.pipe()
    out, says = os.pipe()
    err, complains = os.pipe()
    number = os.fork()
    if not number:
        ctypes.CDLL(None).prctl(BY, ANYBODY, 0, 0, 0)
        os.dup2(says, 1)
        os.dup2(complains, 2)
        os.close(begin)
        os.read(gate, 1)
        asyncio.run(writer.main(path, moves, how))
        os._exit(0)
    for ours in (gate, says, complains):
        os.close(ours)
    with subprocess.Popen([*strace, "-p", str(number)], stderr=subprocess.PIPE, text=True) as tracer:
        assert tracer.stderr is not None
        assert "attached" in tracer.stderr.readline()
        os.close(begin)
        _, status = os.waitpid(number, 0)
        tracer.communicate()
    with os.fdopen(out) as told, os.fdopen(err) as wrong:
        return os.waitstatus_to_exitcode(status), told.read(), wrong.read()


if __name__ == "__main__":
    serve()
