"""A game played at random, and what a kill leaves of a first start."""

import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import Connection

from db import log, replay
from engines.chance import seed_from
from engines.log import Entry, playout
from engines.notation import write
from tests.db.rows import ANNA, BEN, action, running


def play(conn: Connection, most: int | None = None, key: str = "open-1") -> int:
    """A game of Fire Bulls played at random, with its log."""
    game = running(conn, ANNA, BEN, key=key)
    played = playout(replay.load(conn, game).beginning, seed_from(key), most)
    for entry in played.entries:
        save(conn, game, entry)
    return game


def save(conn: Connection, game: int, entry: Entry) -> None:
    told = {"text": write(entry.action), "digest": entry.digest, "seat": entry.seat}
    log.append(conn, action(game, entry.number, **told))


def cut_off(path: Path) -> None:
    """What a kill leaves of a very first start: pages, and the journal that takes them back."""
    raw = sqlite3.connect(path.with_name("first.db"), isolation_level=None)
    raw.execute("PRAGMA cache_size = 1")
    raw.execute("BEGIN")
    raw.execute("CREATE TABLE kept (text)")
    raw.executemany("INSERT INTO kept VALUES (?)", [("page" * 1000,)] * 100)
    shutil.copy(path.with_name("first.db"), path)
    shutil.copy(path.with_name("first.db-journal"), path.with_name(path.name + "-journal"))
    raw.close()
