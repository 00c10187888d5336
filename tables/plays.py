"""Games at hand: replayed once, kept as long as somebody looks at them."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from db import replay
from engines.log import Beginning, Entry, Play
from engines.log import resume as replayed

AT_HAND = 8_000  # entries of logs whose positions are kept at hand, each some 2 kB
HEAVY = 2_000  # entries of a game that would push too many others out
HEAVY_ONES = 2  # of those are kept, beside the others
LONG = 50  # entries that are replayed in the database's thread, where everybody waits: 10 ms


class LongReplay(Exception):  # noqa: N818 — it says what is needed
    """A log that is replayed outside of the transaction; then it begins again."""

    def __init__(self, game: int, beginning: Beginning, entries: Sequence[Entry]) -> None:
        super().__init__(f"game {game}")
        self.game, self.beginning, self.entries = game, beginning, entries


class PlayCache:
    """LRU cache of replayed games, bounded by log entries; only what is committed is put in it."""

    def __init__(self) -> None:
        self._plays: OrderedDict[int, Play] = OrderedDict()
        self._heavy: OrderedDict[int, Play] = OrderedDict()
        self._entries = 0  # of all these plays but the heavy ones

    def get(self, game: int) -> Play | None:
        """Perhaps not its newest position: another process may have gone on."""
        return self._plays.get(game) or self._heavy.get(game)

    def remember(self, game: int, play: Play) -> None:
        self._entries -= _weight(self._plays.pop(game, None))
        self._heavy.pop(game, None)
        if play.version > HEAVY:
            self._heavy[game] = play
            while len(self._heavy) > HEAVY_ONES:
                self._heavy.popitem(last=False)
            return
        self._plays[game] = play
        self._entries += _weight(play)
        while self._entries > AT_HAND and len(self._plays) > 1:
            _, longest_ago = self._plays.popitem(last=False)
            self._entries -= _weight(longest_ago)


class Replays:
    """Long logs, in a thread, one at a time; who asks for the same one waits for the same."""

    def __init__(self) -> None:
        self._under_way = dict[int, asyncio.Task[Play]]()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def of(self, wanted: LongReplay) -> Play:
        """CannotRead, if it leads nowhere."""
        task = self._under_way.get(wanted.game)
        if task is None:
            task = self._under_way[wanted.game] = asyncio.create_task(self._replayed(wanted))
            task.add_done_callback(lambda _: self._under_way.pop(wanted.game, None))
        return await asyncio.shield(task)

    async def _replayed(self, wanted: LongReplay) -> Play:
        async with self._one_at_a_time:
            with replay.reading(wanted.game):
                return await asyncio.to_thread(replayed, wanted.beginning, wanted.entries)


def _weight(play: Play | None) -> int:
    """A beginning counts as well."""
    return 0 if play is None else play.version + 1
