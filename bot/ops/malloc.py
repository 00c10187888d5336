"""What the bot does about memory: before it begins, and again and again."""

import ctypes
import gc
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # as malloc.h names them
KEPT = 4 * 2**20  # bytes at the heap's end that are at hand for the next picture, until `give_back`
LARGE = 2**20  # bytes of a block that goes at once: a sheet on which many sprites are drawn, once
YOUNG = 2_000  # objects made and not yet gone, before all wait while rings are looked for among them: 2 ms
SELDOM = 100  # looks at what is younger for one at all there is


def tune() -> None:
    _one_heap()
    _keep()
    settle()
    gc.set_threshold(YOUNG, 10, SELDOM)


def settle() -> None:
    """What is there by now stays and is not looked through again while anybody waits; what stayed before is,
    once more: perhaps it is a client that is no more."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Drawing and packing leave holes between what is kept: some 20 MB that glibc would never give back."""
    _allocator("malloc_trim", 0)


def _one_heap() -> None:
    """What one thread gives back, another can use: glibc keeps a heap for each, 35 MB more after some dozen
    pictures."""
    _allocator("mallopt", ARENA_MAX, 1)


def _keep() -> None:
    """What a picture has used, the next one uses again: each page that went meanwhile costs it a fault, some
    fifty in all."""
    _allocator("mallopt", TRIM_THRESHOLD, KEPT)
    _allocator("mallopt", MMAP_THRESHOLD, LARGE)


def _allocator(name: str, *arguments: int) -> None:
    """Other C libraries than glibc lack these."""
    if sys.platform == "linux":
        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*arguments)
