"""What has to be on the disk before it is relied on: contents, and names, which are their folder's. And whose
they are: their owner's alone, whatever the umask."""

import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def sync(path: Path) -> None:
    """A file or a folder; what is in a folder's files is theirs to sync."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def make(folder: Path) -> None:
    """With those above it; a power cut takes none of them back."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(FOLDER, exist_ok=True)
        one.chmod(FOLDER)
        sync(one.parent)


def own(path: Path) -> None:
    """There from now on, with what it holds; SQLite gives the journals of a file the same mode."""
    path.touch(FILE)
    path.chmod(FILE)
