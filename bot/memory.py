"""What the bot does about memory, once, before it begins."""

import ctypes
import gc
import sys

ARENA_MAX = -8  # as malloc.h names it
YOUNG = 20_000  # objects made and not yet gone, before somebody looks for rings among them


def tune() -> None:
    _one_heap()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(YOUNG, 10, 10)


def _one_heap() -> None:
    """What one thread gives back, another can use: glibc keeps a heap for each, 35 MB more after some dozen
    pictures."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
        if mallopt is not None:
            mallopt(ARENA_MAX, 1)
