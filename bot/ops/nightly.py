"""What is done once a night: every game checked, a copy made, what is long settled forgotten."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import structlog

import engines.log
from bot.ops.health import NIGHT
from bot.ops.logs import kind
from db import acts, backup, check, notes, outbox, privacy, processes, replay, timers
from db.database import Connection, Database
from db.errors import BadCopy
from engines import GAMES
from engines.core import AnyRules
from engines.log import Beginning, Entry
from tables.pace import DAY, HOUR

NIGHT_HOURS = range(2, 5)  # UTC
SINCE, MADE_UP_FOR = 12 * HOUR, 36 * HOUR  # once in a night; also by day, if a night was missed
LOOK = 600.0  # seconds between two looks at the hour
SETTLED = 30 * DAY  # after which messages, reminders and heartbeats are forgotten
AUDITED = 90 * DAY  # the same for what those who keep order have done
OLDEST = 30 * DAY  # of copies: what somebody had deleted is in none for longer
BATCH = 500  # numbers or rows in one transaction: a few milliseconds

Recorded: TypeAlias = tuple[Beginning, Sequence[Entry]]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Report:
    games: int
    problems: tuple[str, ...]  # of games, a sentence each
    copy: Path | None  # none: PostgreSQL, or none was wanted, or it was not good
    expired: int
    pruned: int


async def every_night(
    db: Database,
    now: Callable[[], int],
    folder: Path | None,
    keep: int,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """For as long as the process lives, whether or not Discord is there."""
    began = now()
    while True:
        try:
            last = (await db.read(lambda conn: notes.get(conn, NIGHT)) or {}).get("checked_at", began)
            if is_due(last, now()) and await _mine(db):
                await the_night(db, now(), folder, keep)
        except Exception:
            log.exception("the night failed")
        await sleep(LOOK)


def is_due(last: int, now: int) -> bool:
    since = now - last
    return since > MADE_UP_FOR or (since > SINCE and now % DAY // HOUR in NIGHT_HOURS)


async def _mine(db: Database) -> bool:
    """One process does it, for as long as it lives."""

    def claim(conn: Connection) -> bool:
        night = notes.get(conn, NIGHT) or {}
        owner = night.get("owner")
        mine = owner == db.process or owner not in processes.living(conn)
        if mine:
            notes.put(conn, NIGHT, night | {"owner": db.process})
        return mine

    return await db.tx(claim)


async def the_night(
    db: Database,
    now: int,
    folder: Path | None = None,
    keep: int = 14,
    rules: Sequence[AnyRules] = GAMES,
) -> Report:
    """Games go on meanwhile. No `folder`: beside the database; no `keep`: no copies."""
    games, problems = await _checked(db, rules)
    await _note(db, checked_at=now, problems=len(problems))
    folder = (folder or db.backups) if db.backups and keep else None
    copy = await _copied(db, folder, now) if folder else None
    expired = len(backup.expire(folder, name_of(now - OLDEST), keep)) if folder else 0
    pruned = await _pruned(db, now)
    await _compacted(db)
    log.info("night", games=games, problems=len(problems), expired=expired, pruned=pruned)
    return Report(games, problems, copy, expired, pruned)


async def _checked(db: Database, rules: Sequence[AnyRules]) -> tuple[int, tuple[str, ...]]:
    """One after the other: read in a transaction, played again beside it."""
    games, last, problems = 0, 0, list[str]()
    while numbers := await db.read(lambda conn: check.started(conn, last, BATCH)):  # noqa: B023
        for number in numbers:
            problem = await _different(db, number, rules)
            if problem is not None:
                error = kind(problem) if isinstance(problem, Exception) else "DealDiffers"
                log.error("a stored game differs", game=number, error=error)
                problems.append(f"game {number}: {problem}")
        games, last = games + len(numbers), numbers[-1]
    ghosts = await db.read(check.ghosts)
    for ghost in ghosts:
        log.error("a game waits for nobody", what=ghost)
    return games, (*problems, *ghosts)


async def _different(db: Database, number: int, rules: Sequence[AnyRules]) -> Exception | str | None:
    try:
        recorded = await db.read(lambda conn: replay.whole(conn, number, rules))
        with replay.reading(number):
            play = await asyncio.to_thread(engines.log.replay, *recorded)
        return await db.read(lambda conn: check.result_differs(conn, number, play))
    except check.DIFFERENT as problem:
        return problem.why if isinstance(problem, replay.CannotRead) else problem


async def _copied(db: Database, folder: Path, now: int) -> Path | None:
    """Under a name of its own, so that it takes no other's place."""
    to = folder / name_of(now)
    try:
        await db.backup(to)
    except BadCopy as bad:
        log.error("no good copy tonight", exc_info=bad)
        return None
    await _note(db, backed_up_at=now)
    return to


async def _pruned(db: Database, now: int) -> int:
    """In small steps, so that a move never waits for all of it."""
    pruned = 0
    kept_for = ((outbox.thin, DAY), (outbox.prune, SETTLED), (timers.prune, SETTLED), (acts.prune, AUDITED))
    for forget, kept in kept_for:
        while some := await _some(db, forget, now - kept):
            pruned += some
    await db.tx(lambda conn: acts.lift(conn, now))
    await db.tx(lambda conn: timers.fade(conn, now - SETTLED))
    return pruned


async def _compacted(db: Database) -> None:
    """Once for all who were forgotten since the last time: everybody waits while it is done."""
    forgotten = await db.read(privacy.forgotten)
    if forgotten:
        await db.compact()
        await db.tx(lambda conn: privacy.compacted(conn, forgotten))


async def _some(db: Database, forget: Callable[[Connection, int, int], int], before: int) -> int:
    return await db.tx(lambda conn: forget(conn, before, BATCH))


async def _note(db: Database, **changes: int) -> None:
    """For whoever watches, also after a restart."""

    def work(conn: Connection) -> None:
        notes.put(conn, NIGHT, (notes.get(conn, NIGHT) or {}) | changes)

    await db.tx(work)


def name_of(at: int) -> str:
    """A copy's: sorted by name they are sorted by age."""
    return f"{backup.NIGHTLY}{datetime.fromtimestamp(at / 1000, tz=UTC):%Y-%m-%dT%H%M%SZ}.db"
