"""Films: asked for, claimed, made in a process of its own beside everything else, and told; those for one
person are made at once."""

import asyncio
import contextlib
import json
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from hashlib import blake2b

import structlog

from bot.ops.metrics import Metrics
from bot.ops.worker_pool import Failed, told_by
from bot.show import table_words
from db.errors import NotSaved
from engines import reel
from engines.core import Seat
from engines.export import Document, export
from engines.log import Moment
from renderer.film import MOST_SINCE, OPEN, chosen
from tables import films
from tables.model import Table
from tables.refusals import Unreadable
from tables.service import Tables
from tables.timers import FilmWanted

LONGEST = 30  # seconds for one film
ORPHANED = 2 * LONGEST  # seconds after which it ends by itself, should nobody be left to end it
FILM = (
    *(sys.executable, "-m", "renderer", "film", "/dev/stdin"),
    *("--within", str(ORPHANED), "-o", "/dev/stdout"),
)
KEPT = 4  # films that wait to be sent
IDLE, PAUSE = 5.0, 1.0  # seconds between looks; after a fault of ours

log = structlog.get_logger()


class Films:
    """One is made at a time; the process that makes it has names, no token and no database: of a game that is
    over the log, of one that goes on what everybody knows."""

    def __init__(self, tables: Tables, metrics: Metrics, command: Sequence[str] = FILM) -> None:
        self.wanted = asyncio.Event()
        self._tables = tables
        self._metrics = metrics
        self._command = command
        self._alone = asyncio.Semaphore(1)
        self._kept = OrderedDict[Hashable, bytes]()  # until they are sent
        self._lately = OrderedDict[Hashable, bytes]()  # shown to somebody alone, who may press twice

    async def of(self, table: Table, *, hands: bool = False) -> bytes | None:
        """For all; None: it could not be made."""
        eyes = {"eyes": OPEN} if hands else {}
        return await self._found(self._kept, (table.id, hands), await self._whole(table, table.locale, eyes))

    def sent(self, game: int, *, hands: bool = False) -> None:
        """It need not be kept any more."""
        self._kept.pop((game, hands), None)

    async def elsewhere(self, table: Table, locale: str) -> bytes | None:
        """For all, in another place than its own."""
        question = await self._whole(table, locale, {})
        return await self._found(self._lately, _digest(question), question)

    async def seen_by(self, table: Table, seat: Seat, locale: str) -> bytes | None:
        """A game that is over, as that seat saw it."""
        question = await self._whole(table, locale, {"eyes": int(seat)})
        return await self._found(self._lately, _digest(question), question)

    async def since(self, table: Table, moments: Sequence[Moment], locale: str) -> bytes | None:
        """What everybody has seen in these moments of a game that goes on."""
        kept = chosen(moments, MOST_SINCE)
        question = await _written(lambda: {**reel.written(table.running, kept), **_named(table, locale)})
        return await self._found(self._lately, _digest(question), question)

    async def _whole(self, table: Table, locale: str, eyes: Document) -> bytes:
        secret, given = await self._tables.secrets(table)
        log = table.running, secret, given, table.computers, table.caretaken
        return await _written(lambda: {**export(*log), **_named(table, locale), **eyes})

    async def _found(
        self, kept: "OrderedDict[Hashable, bytes]", key: Hashable, question: bytes
    ) -> bytes | None:
        """Made once, however many want it."""
        async with self._alone:
            found = kept.get(key) or await self._made(question)
            if found is not None:
                kept[key] = found
            while len(kept) > KEPT:
                kept.popitem(last=False)
            return found

    async def _made(self, question: bytes) -> bytes | None:
        began = time.monotonic()
        try:
            film = await told_by(self._command, question, LONGEST)
        except (OSError, TimeoutError, Failed) as broken:
            log.error("a film was not made", error=type(broken).__name__, why=str(broken))
            return None
        self._metrics.film.observe(time.monotonic() - began)
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
            found = await self._films.of(await self._tables.get(film.game), hands=film.hands)
        except Unreadable:
            found = None
        await self._tables.tx(films.given_up if found is None else films.made, film)


def _named(table: Table, locale: str) -> Document:
    """Who is called how, and in which language."""
    return {"names": table_words.names(table, locale), "locale": locale}


async def _written(document: Callable[[], Document]) -> bytes:
    """Beside the loop: a log may be long."""
    return await asyncio.to_thread(lambda: json.dumps(document()).encode())


def _digest(question: bytes) -> bytes:
    return blake2b(question, digest_size=16).digest()
