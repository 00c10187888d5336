"""What must be true at the end of a run with kills: nothing lost, nothing twice, everything told once."""

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, select

from bot import history
from bot.posts.desk import marker
from bot.said import said
from db import check, schema, seats
from engines.words import Words
from sandbox.entities import Message
from sandbox.wire import Json

T = TypeVar("T")
MORE = re.compile(r"^… (one|\d+) lines? more before")
CALLS = re.compile(r": your turn\.")


def look(path: Path, work: Callable[[Connection], T]) -> T:
    """Into the file of a bot that runs, or that was killed."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True),
        poolclass=NullPool,
    )
    with engine.connect() as conn:
        return work(conn)


def keys(conn: Connection) -> list[str]:
    return list(conn.execute(select(schema.actions.c.key).order_by(schema.actions.c.seq)).scalars())


def pending(conn: Connection) -> int:
    return len(conn.execute(select(schema.outbox.c.id).where(schema.IS_PENDING)).all())


def over(conn: Connection, game: int) -> bool:
    return conn.execute(select(schema.games.c.state).where(schema.games.c.id == game)).scalar() == "ended"


def findings(path: Path, threads: Sequence[Sequence[Message]], seen: set[str]) -> list[str]:
    """In words; empty when all is well. The threads are those of the games 1, 2, …, with what was posted."""
    return look(path, lambda conn: list(_findings(conn, threads, seen)))


def _findings(conn: Connection, threads: Sequence[Sequence[Message]], seen: set[str]) -> Iterator[str]:
    yield from check.stored(conn).problems
    posts = [post for thread in threads for post in thread]
    known = keys(conn)
    yield from (f"{key} was saved, and is lost" for key in sorted(seen - set(known)))
    yield from (f"{key} was done twice" for key, count in Counter(known).items() if count > 1)
    marks = Counter(box["id"] for post in posts for box in post.components if "id" in box)
    yield from (f"{mark} was posted {count} times" for mark, count in marks.items() if count > 1)
    kind, state = schema.outbox.c.kind == "board", schema.outbox.c.state == "sent"
    board = select(schema.outbox.c.key).where(kind, state, schema.outbox.c.message.is_not(None))
    for key in conn.execute(board).scalars():
        if marks[marker(key)] != 1:
            yield f"{key} is posted {marks[marker(key)]} times"
    for game, thread in enumerate(threads, start=1):
        yield from _told(conn, game, thread)


def _told(conn: Connection, game: int, posts: Sequence[Message]) -> Iterator[str]:
    """The posts of the thread, one after the other, are the public history: each line once, in order."""
    play, names = check.load(conn, game), [one.name for one in seats.of(conn, game)]
    expected = history.lines(play, Words("en", play.rules, tuple(names)), said("en"), history.BEFORE, None)
    at, ended = 0, over(conn, game)
    if ended and "win" not in "\n".join(_lines(posts[-1])):
        yield f"the end of game {game} is not told"
    for line in (line for post in (posts[:-1] if ended else posts) for line in _lines(post)):
        if more := MORE.match(line):
            at += 1 if more[1] == "one" else int(more[1])
        elif at < len(expected) and line == expected[at]:
            at += 1
        elif not CALLS.search(line):
            yield f"“{line}” is told where “{expected[at] if at < len(expected) else 'nothing'}” is to be"
            return
    if at < len(expected) and not ended:  # the last post has the scores instead
        yield f"{len(expected) - at} lines of {len(expected)} are not told"


def _lines(post: Message) -> Iterator[str]:
    boxes: list[Json] = [part for part in post.components if "components" in part]
    for box in boxes:
        for part in box["components"]:
            yield from part.get("content", "").splitlines()
