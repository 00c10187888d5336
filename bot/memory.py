"""One heap for all threads: what one of them gives back, another can use."""

import ctypes
import sys

ARENA_MAX = -8  # as malloc.h names it


def one_heap() -> None:
    """glibc keeps one for each thread that draws or writes: 35 MB more after some dozen pictures."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
        if mallopt is not None:
            mallopt(ARENA_MAX, 1)
