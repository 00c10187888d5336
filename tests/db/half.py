"""A process that opens a database and is killed in the middle of the migration."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from db.sqlite import SQLite


def main(path: Path, step: int) -> None:
    statements = 0

    @event.listens_for(Engine, "before_cursor_execute")
    def counted(conn: Any, cursor: Any, statement: str, *others: Any) -> None:
        nonlocal statements
        statements += statement.lstrip().startswith(("CREATE", "INSERT"))
        if statements == step:
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(SQLite.open(path))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
