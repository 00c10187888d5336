"""Processes that open a database and are killed in the middle of the migration, forked from one that has done
it once: a path and the number of a statement on a line, its exit code the answer."""

import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from db.sqlite import SQLite


async def opened(path: Path) -> None:
    await (await SQLite.open(path)).close()


def main(path: Path, step: int) -> None:
    statements = 0

    @event.listens_for(Engine, "before_cursor_execute")
    def counted(conn: Any, cursor: Any, statement: str, *others: Any) -> None:
        nonlocal statements
        statements += statement.lstrip().startswith(("CREATE", "INSERT"))
        if statements == step:
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(opened(path))


def killed(path: Path, step: int) -> int:
    number = os.fork()
    if not number:
        try:
            main(path, step)
        finally:
            os._exit(0)
    _, status = os.waitpid(number, 0)
    return os.waitstatus_to_exitcode(status)


def serve() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(opened(Path(folder) / "warm.db"))
    for line in sys.stdin:
        path, step = json.loads(line)
        sys.stdout.write(f"{killed(Path(path), step)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
