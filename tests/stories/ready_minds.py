"""Processes in which computers think, forked from the bot itself: their imports would outlast their lives.
For its worker pool they are what it starts otherwise: lines in, lines out. They ponder, so that they can be
killed while they do, and what they think costs the machine little."""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from bot.ops.worker_pool import LONGEST_ANSWER
from opponents import __main__ as opponents

PONDERED = 0.015  # seconds before an answer
MOST_FILES = 4096  # that a bot has open


@dataclass(frozen=True)
class Mind:
    pid: int
    stdin: asyncio.StreamWriter
    stdout: asyncio.StreamReader

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> None:
        """Nobody is told how it ended: the fork server ignores its children."""
        self.stdin.close()


async def born(_command: Sequence[str]) -> Mind:
    ours, theirs = socket.socketpair()
    number = os.fork()
    if number == 0:
        _think(theirs)
    theirs.close()
    reader, writer = await asyncio.open_connection(sock=ours, limit=LONGEST_ANSWER)
    return Mind(number, writer, reader)


def _think(lines: socket.socket) -> NoReturn:
    """Of the bot it keeps nothing: neither its lines to the gateway nor its files."""
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(lines.fileno(), 0)
        os.dup2(lines.fileno(), 1)
        os.closerange(3, MOST_FILES)
        sys.stdin, sys.stdout = open(0), open(1, "w")  # noqa: SIM115  # for good
        opponents.answer = _pondered
        opponents.main(["serve"])
    finally:
        os._exit(0)


_answer = opponents.answer


def _pondered(line: str) -> Mapping[str, Any]:
    time.sleep(PONDERED)
    return _answer(line)
