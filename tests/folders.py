"""Where tests put what they throw away: in memory it waits for no disk, and outlives a process as well."""

import shutil
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 << 30  # bytes


def in_memory() -> Path | None:
    """None where there is not enough of it."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None
