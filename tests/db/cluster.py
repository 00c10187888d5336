"""A PostgreSQL of the tests' own, on loopback, in a temporary folder."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text

from db.database import Connection, Database, open_database
from db.schema import metadata
from tests.folders import in_memory

SMALL = "-c max_wal_size=128MB"
COUNTERS = "SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL"
WHY_NOT = "PostgreSQL is not installed: its repositories are not tested here (Debian: postgresql)"


@dataclass(frozen=True)
class Cluster:
    binaries: Path
    folder: Path
    port: int

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        return f"postgresql+asyncpg://postgres@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -p {self.port} {SMALL}"
        self.control("-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, how: str) -> None:
        self.control("-w", "-m", how, "stop")

    def control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def run(self, program: str, *arguments: str) -> None:
        """As somebody who is not root: PostgreSQL insists."""
        user = "postgres" if os.geteuid() == 0 else None
        command = [str(self.binaries / program), *arguments]
        subprocess.run(command, check=True, user=user, cwd=self.folder, stdout=subprocess.DEVNULL)


def binaries() -> Path | None:
    """The newest that is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max((path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")), default=None)


@contextmanager
def running(programs: Path) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="fireside-pg-", dir=in_memory()))
    cluster = Cluster(programs, folder, free_port())
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        cluster.run(
            "initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"
        )
        cluster.start()
        yield cluster
        cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)


async def cleared(url: str) -> Database:
    """As after its migrations, which take it a third of a second; what nobody has used is left alone."""
    database = await open_database(url)
    await database.tx(_clear)
    return database


def _clear(conn: Connection) -> None:
    named = " UNION ALL ".join(f"SELECT '{one}' WHERE EXISTS (SELECT FROM {one})" for one in metadata.tables)
    used = {name for (name,) in conn.execute(text(named))}
    for table in reversed(metadata.sorted_tables):
        if table.name in used:
            conn.execute(table.delete())
    for (counter,) in conn.execute(text(COUNTERS)).all():
        conn.execute(text(f"ALTER SEQUENCE {counter} RESTART"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
