"""What must be true at the end of a run with kills: nothing lost, nothing twice, everything told once."""

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, NullPool, create_engine, select

from bot.outbound.delivery import marker, turn_mark
from bot.show import recap
from bot.show.sentences import said
from db import check, replay, schema, seats, seeds
from db.epochs import FIRST
from engines.core import Skip
from engines.log import Play, begin
from engines.notation import write
from engines.words import Words
from opponents import record
from sandbox.entities import Message
from sandbox.wire import Json

T = TypeVar("T")
Threads: TypeAlias = Mapping[int, Sequence[Message]]  # by game, what was posted in its thread
WON = re.compile(r"\*\* (wins|win together)\.")
MORE = re.compile(r"^… (one|\d+) lines? more before")
CONTAINER = 17
CALLS = re.compile(r": your turn[.,]| (is|are) playing\.")


def look(path: Path, work: Callable[[Connection], T]) -> T:
    """Into the file of a bot that runs, or that was killed."""
    with _engine(path).connect() as conn:
        return work(conn)


@lru_cache(maxsize=4)
def _engine(path: Path) -> Engine:
    """Made once, for it is asked every few milliseconds; each time the file is opened anew."""
    return create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True),
        poolclass=NullPool,
    )


def keys(conn: Connection) -> list[str]:
    return list(conn.execute(select(schema.actions.c.key).order_by(schema.actions.c.seq)).scalars())


def has(conn: Connection, key: str) -> bool:
    return conn.execute(select(schema.actions.c.seq).where(schema.actions.c.key == key)).first() is not None


def pending(conn: Connection) -> int:
    return len(conn.execute(select(schema.outbox.c.id).where(schema.IS_PENDING)).all())


def over(conn: Connection, game: int) -> bool:
    return conn.execute(select(schema.games.c.state).where(schema.games.c.id == game)).scalar() == "ended"


def thread(conn: Connection, game: int) -> int:
    """That its bot believes in: where a bot is broken, messages that look like its beginning may be many."""
    known: int = conn.execute(select(schema.games.c.thread).where(schema.games.c.id == game)).scalar_one()
    return known


def findings(path: Path, threads: Threads, seen: set[str]) -> list[str]:
    """In words; empty when all is well."""
    return look(path, lambda conn: list(found(conn, threads, seen)))


def found(conn: Connection, threads: Threads, seen: set[str]) -> Iterator[str]:
    yield from check.stored(conn).problems
    posts = [post for thread in threads.values() for post in thread]
    known = keys(conn)
    yield from (f"{key} was saved, and is lost" for key in sorted(seen - set(known)))
    yield from (f"{key} was done twice" for key, count in Counter(known).items() if count > 1)
    marks = Counter(box["id"] for post in posts for box in post.components if "id" in box)
    yield from (f"{mark} was posted {count} times" for mark, count in marks.items() if count > 1)
    kind, state = schema.outbox.c.kind == "board", schema.outbox.c.state == "sent"
    board = select(schema.outbox.c.key).where(kind, state, schema.outbox.c.message.is_not(None))
    for key in conn.execute(board).scalars():
        if marks[marker(key, FIRST)] != 1:
            yield f"{key} is posted {marks[marker(key, FIRST)]} times"
    for game, thread in threads.items():
        with_computers = any(one.level for one in seats.of(conn, game))
        yield from _thought(conn, game) if with_computers else _told(conn, game, thread)


def _told(conn: Connection, game: int, thread: Sequence[Message]) -> Iterator[str]:
    """Each board calls to a turn of its own, which it says by a number, and tells what happened since the
    turn of the board before it, up to its own or further; the last one tells all of it, or how the game
    ended, which is told instead of the moves that ended it."""
    play, names = replay.load(conn, game), tuple(one.name for one in seats.of(conn, game))
    words = Words("en", play.rules, names)
    ends = [_beginning(play)]  # how many lines there are up to a version
    for written in play.history():
        heard = [event for event in written.events if event.audience is None]
        ends.append(ends[-1] + len(heard))
    every = recap.lines(play, words, said("en"), recap.BEFORE, None)
    boards = {marker(key, FIRST): int(key.rsplit(":", 1)[1]) for key in _boards(conn, game)}
    posts = [post for post in thread if _mark(post) in boards]
    turns = Counter(map(_turn, posts))
    yield from (
        f"game {game}: {count} boards call to turn {one}" for one, count in turns.items() if count > 1
    )
    begun, told, ended = 0, 0, over(conn, game)
    if ended:
        if not posts or not _tells_the_end(posts[-1]):
            yield f"the end of game {game} is not told"
        posts = [post for post in posts if not _tells_the_end(post)]  # a board that came late tells it too
    for post in posts:
        version = recap.version_at(play, _turn(post))
        if _turn(post) < boards[_mark(post)]:
            yield f"game {game}, version {version}: a board calls to an earlier turn than its own"
        told = begun
        for line in _lines(post):
            if more := MORE.match(line):
                told += 1 if more[1] == "one" else int(more[1])
            elif told < len(every) and line == every[told]:
                told += 1
            elif not CALLS.search(line):
                due = every[told] if told < len(every) else "nothing"
                yield f"game {game}, version {version}: “{line}” is told where “{due}” is to be"
                return
        if told < ends[version]:
            yield f"game {game}, version {version}: {ends[version] - told} lines are not told"
        begun = ends[version]
    if told < len(every) and not ended:
        yield f"game {game}: {len(every) - told} lines of {len(every)} are not told"
    strangers = [post for post in thread if post.components and _mark(post) not in boards]
    yield from (f"game {game}: nobody knows of “{' '.join(_lines(post))}”" for post in strangers)


def _thought(conn: Connection, game: int) -> Iterator[str]:
    """Each move of a computer, a caretaker's too, is the one that its view, its level and its chance lead to,
    and none is a time-out action."""
    play, secret = replay.load(conn, game), seeds.of(conn, game)
    now, sitters = begin(play.beginning), seats.of(conn, game)
    cared_for = {int(entry): level for one in sitters for entry, level in (one.caretaken or {}).items()}
    for entry in play.entries:
        level = cared_for.get(entry.number, entry.seat is not None and sitters[entry.seat].level)
        if entry.seat is not None and level:
            chance = record.chance_of(secret, entry.seat, now.decisions[entry.seat])
            taste = record.taste_of(secret, entry.seat, sitters[entry.seat].contribution)
            move = record.thought(play.rules, now.state, entry.seat, level, chance, taste)
            if move != entry.action:
                yield f"game {game}, entry {entry.number}: {write(entry.action)} instead of {write(move)}"
        if isinstance(entry.action, Skip):
            yield f"game {game}, entry {entry.number}: no move of seat {entry.action.seat} was found"
        now = now.follow(entry)


def _mark(post: Message) -> int:
    return next((box["id"] for box in post.components if box.get("type") == CONTAINER), 0)


def _turn(post: Message) -> int:
    """To which turn a board calls."""
    box = next(box for box in post.components if box.get("type") == CONTAINER)
    return int(box["components"][0]["id"]) - turn_mark(0)


def _tells_the_end(post: Message) -> bool:
    """By who has won: a board that came late, and another after it, has lost its last line."""
    return any("What happened last:" in line or WON.search(line) for line in _lines(post))


def _beginning(play: Play) -> int:
    """How many lines the public is told before the first move."""
    return sum(event.audience is None for event in recap.first_of(play).step.events)


def _boards(conn: Connection, game: int) -> Sequence[str]:
    posted = (schema.outbox.c.kind == "board") & schema.outbox.c.message.is_not(None)
    mine = select(schema.outbox.c.key).where(posted, schema.outbox.c.game == game)
    return conn.execute(mine.order_by(schema.outbox.c.id)).scalars().all()


def _lines(post: Message) -> Iterator[str]:
    boxes: list[Json] = [part for part in post.components if "components" in part]
    for box in boxes:
        for part in box["components"]:
            yield from part.get("content", "").splitlines()
