"""What has to be on the disk before it is relied on: contents, and names, which are their folder's."""

import os
from pathlib import Path


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
    folder.mkdir(parents=True, exist_ok=True)
    for one in missing:
        sync(one.parent)
