"""What the bot does about memory: once before it begins, and again and again."""

import ctypes
import gc
import sys

ARENA_MAX = -8  # as malloc.h names it
YOUNG = 20_000  # objects made and not yet gone, before somebody looks for rings among them


def tune() -> None:
    _one_heap()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(YOUNG, 10, 10)


def give_back() -> None:
    """Drawing and packing leave holes between what is kept: some 20 MB that glibc would never give back."""
    _allocator("malloc_trim", 0)


def _one_heap() -> None:
    """What one thread gives back, another can use: glibc keeps a heap for each, 35 MB more after some dozen
    pictures."""
    _allocator("mallopt", ARENA_MAX, 1)


def _allocator(name: str, *arguments: int) -> None:
    """Other C libraries than glibc lack these."""
    if sys.platform == "linux":
        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*arguments)
