"""A closed SQLite file carries the sum of its bytes, where SQLite keeps a number for whoever uses it: a bit
that turned on the disk shows, in whatever row it is. While the file is open it has none."""

import os
from pathlib import Path
from zlib import crc32

from sqlalchemy import Connection

from db import disk

AT, LENGTH = 60, 4  # `user_version` in the header
PIECE = 1 << 20


def put(path: Path) -> None:
    """Nobody writes to it from now on until it is opened again."""
    with path.open("r+b") as file:
        os.pwrite(file.fileno(), _sum(path), AT)
    disk.sync(path)


def take_off(conn: Connection) -> None:
    if conn.exec_driver_sql("PRAGMA user_version").scalar():
        conn.exec_driver_sql("PRAGMA user_version = 0")


def broken(path: Path) -> bool:
    """Something has changed since; a file without a seal, or not whole without its journal, tells nothing."""
    with path.open("rb") as file:
        sealed = os.pread(file.fileno(), LENGTH, AT)
    return any(sealed) and sealed != _sum(path)


def _sum(path: Path) -> bytes:
    """As if it had no seal; never nothing."""
    with path.open("rb") as file:
        head = file.read(PIECE)
        value = crc32(head[:AT] + bytes(LENGTH) + head[AT + LENGTH :])
        while piece := file.read(PIECE):
            value = crc32(piece, value)
    return (value or 1).to_bytes(LENGTH, "big")
