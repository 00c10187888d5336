"""The moves of computers thought again, by the program that anybody can run: in a process of its own, because
it takes as long as the game thought."""

import asyncio
import json
import os
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import structlog

from bot.ops.worker_pool import NICE, child

VERIFY = (sys.executable, "-m", "opponents", "verify", "/dev/stdin")
WAITED_FOR = 4.0  # seconds for which somebody waits; then they ask again
AT_MOST = 1800.0  # seconds for one game
VERDICTS = 100  # games
DIFFERENT = 1  # the exit code for it

Verdict: TypeAlias = bool | str | None  # the first difference; False: it could not be done; None: not yet

log = structlog.get_logger()


class Verifier:
    """One game at a time; asked again, it knows."""

    def __init__(self, command: Sequence[str] = VERIFY) -> None:
        self._command = command
        self._asked = OrderedDict[int, asyncio.Task[bool | str]]()
        self._alone = asyncio.Semaphore(1)

    async def of(self, game: int, document: Mapping[str, Any]) -> Verdict:
        task = self._asked.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() or task.result() is False)):
            task = self._asked[game] = asyncio.create_task(self._verified(game, document))
            while len(self._asked) > VERDICTS:
                self._asked.popitem(last=False)[1].cancel()
        try:
            return await asyncio.wait_for(asyncio.shield(task), WAITED_FOR)
        except TimeoutError:
            return None

    async def close(self) -> None:
        tasks = [task for task in self._asked.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _verified(self, game: int, document: Mapping[str, Any]) -> bool | str:
        async with self._alone:
            process = await child(self._command)
            try:
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
                text = await asyncio.to_thread(lambda: json.dumps(document).encode())
                async with asyncio.timeout(AT_MOST):
                    told, _ = await process.communicate(text)
            except (OSError, TimeoutError) as broken:
                log.error("computers were not verified", game=game, error=type(broken).__name__)
                return False
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode not in (0, DIFFERENT):
            log.error("computers were not verified", game=game, code=process.returncode)
            return False
        return True if process.returncode == 0 else told.decode().strip().removeprefix("✗ ")
