"""For the container's health check: whether the bot has shown a sign of life of late."""

import sys
import tempfile
import time
from pathlib import Path

SIGN = Path(tempfile.gettempdir()) / "fireside.alive"
EVERY, LATE = 15.0, 60.0  # seconds


def show() -> None:
    SIGN.touch()


def main() -> int:
    return 0 if SIGN.exists() and time.time() - SIGN.stat().st_mtime < LATE else 1


if __name__ == "__main__":
    sys.exit(main())
