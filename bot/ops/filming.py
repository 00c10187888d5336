"""Films of games that are over: asked for, claimed, made in a process of its own beside everything else, and
told."""

import asyncio
import contextlib
import json
import os
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import structlog

from bot.ops.metrics import Metrics
from bot.ops.worker_pool import NICE, child
from bot.show import table_words
from db.errors import NotSaved
from engines.export import export
from tables import films
from tables.model import Table
from tables.refusals import Unreadable
from tables.service import Tables
from tables.timers import FilmWanted

LONGEST = 30  # seconds for one film
FILM = (
    *(sys.executable, "-m", "renderer", "film", "/dev/stdin"),
    *("--within", str(LONGEST), "-o", "/dev/stdout"),
)
KEPT = 4  # films that wait to be sent
IDLE, PAUSE = 5.0, 1.0  # seconds between looks; after a fault of ours

log = structlog.get_logger()


class Failed(Exception):  # noqa: N818 — it says what happened
    """The process has ended without a film."""


class Films:
    """One is made at a time; the process that makes it has the log and names, no token and no database."""

    def __init__(self, tables: Tables, metrics: Metrics, command: Sequence[str] = FILM) -> None:
        self.wanted = asyncio.Event()
        self._tables = tables
        self._metrics = metrics
        self._command = command
        self._alone = asyncio.Semaphore(1)
        self._kept = OrderedDict[int, bytes]()

    async def of(self, table: Table) -> bytes | None:
        """None: it could not be made."""
        async with self._alone:
            found = self._kept.get(table.id) or await self._made(table)
            if found is not None:
                self._kept[table.id] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return found

    def sent(self, game: int) -> None:
        """It need not be kept any more."""
        self._kept.pop(game, None)

    async def _made(self, table: Table) -> bytes | None:
        given = await self._tables.secrets(table)
        question = await asyncio.to_thread(lambda: json.dumps(_document(table, *given)).encode())
        began = time.monotonic()
        try:
            film = await self._told(question)
        except (OSError, TimeoutError, Failed) as broken:
            log.error("a film was not made", game=table.id, error=type(broken).__name__, why=str(broken))
            return None
        self._metrics.film.observe(time.monotonic() - began)
        return film

    async def _told(self, question: bytes) -> bytes:
        """OSError, TimeoutError, Failed."""
        process = await child(self._command)
        try:
            with contextlib.suppress(OSError):  # it has ended already, which is told below
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            async with asyncio.timeout(LONGEST):
                film, _ = await process.communicate(question)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise Failed(f"exit code {process.returncode}")
        return film


class Filming:
    """Looks for films that somebody has asked for; told of those that were asked for here."""

    def __init__(self, tables: Tables, made: Films) -> None:
        self._tables = tables
        self._films = made

    async def run(self) -> None:
        await self._tables.tx(films.left)
        while True:
            self._films.wanted.clear()
            wait = await self._look()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._films.wanted.wait()

    async def _look(self) -> float:
        """Makes what is wanted now; when to look again, in seconds."""
        try:
            while (at := await self._tables.read(films.next_due)) is not None and at <= self._tables.now():
                for film in await self._tables.tx(films.claim, self._tables.db.process):
                    await self._make(film)
        except NotSaved as full:
            log.error("films not read", error=type(full).__name__)
            return PAUSE
        except Exception:
            log.exception("a film failed", code=secrets.token_hex(4))
            return PAUSE
        return IDLE

    async def _make(self, film: FilmWanted) -> None:
        try:
            found = await self._films.of(await self._tables.get(film.game))
        except Unreadable:
            found = None
        await self._tables.tx(films.given_up if found is None else films.made, film)


def _document(table: Table, secret: bytes, given: Sequence[str]) -> Mapping[str, object]:
    """The log, and who is called how in it."""
    exported = export(table.running, secret, given, table.computers, table.caretaken)
    return {**exported, "names": table_words.names(table), "locale": table.locale}
