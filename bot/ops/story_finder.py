"""Stories of games that are over: claimed, looked for in a process of its own beside everything else, one at
a time, and kept. Nobody waits for them."""

import asyncio
import json
import secrets
import sys
from collections.abc import Sequence

import structlog

from bot.ops.worker_pool import Failed, told_by
from db.errors import NotSaved
from engines.codec import decode
from engines.export import export
from tables import stories
from tables.refusals import Unreadable
from tables.service import Tables
from tables.stories import Story
from tables.timers import StoryWanted

LONGEST = 80  # seconds for one story, before nothing is told
STORY = (sys.executable, "-m", "opponents", "story", "/dev/stdin", "--within", str(LONGEST))
IDLE, PAUSE = 5.0, 1.0  # seconds between looks; after a fault of ours

log = structlog.get_logger()


class StoryFinder:
    """The process that looks for a story has the log; no token, no names and no database."""

    def __init__(self, tables: Tables, command: Sequence[str] = STORY) -> None:
        self._tables = tables
        self._command = command

    async def run(self) -> None:
        await self._tables.tx(stories.left)
        while True:
            await asyncio.sleep(await self.look())

    async def look(self) -> float:
        """Finds what is wanted now; when to look again, in seconds."""
        try:
            while (at := await self._tables.read(stories.next_due)) is not None and at <= self._tables.now():
                for wanted in await self._tables.tx(stories.claim, self._tables.db.process):
                    await self._find(wanted)
        except NotSaved as full:
            log.error("stories not read", error=type(full).__name__)
            return PAUSE
        except Exception:
            log.exception("a story failed", code=secrets.token_hex(4))
            return PAUSE
        return IDLE

    async def _find(self, wanted: StoryWanted) -> None:
        """What cannot be found is not told."""
        try:
            answer = await told_by(self._command, await self._question(wanted.game), LONGEST)
            await self._tables.tx(stories.found, wanted, decode(Story, json.loads(answer)))
        except Unreadable:
            await self._tables.tx(stories.given_up, wanted)
        except (OSError, TimeoutError, Failed, ValueError) as broken:
            log.error("a story was not found", game=wanted.game, error=type(broken).__name__)
            await self._tables.tx(stories.given_up, wanted)

    async def _question(self, game: int) -> bytes:
        table = await self._tables.get(game)
        given = table.running, *await self._tables.secrets(table)
        return await asyncio.to_thread(lambda: json.dumps(export(*given)).encode())
