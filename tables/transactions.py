"""How a function of a chapter is run: whole in a transaction, long logs replayed beside it, persons first."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from contextvars import ContextVar
from typing import Final, Protocol, TypeVar

from db.database import Connection, Work
from db.replay import CannotRead
from engines.core import AnyRules
from engines.log import Play
from tables import store
from tables.context import Tx
from tables.plays import LongReplay, PlayCache, Replays

T = TypeVar("T")

# True in a task for which nobody waits: it lets persons go first
unhurried: Final[ContextVar[bool]] = ContextVar("unhurried", default=False)


class Transactions(Protocol):
    """Several, one after the other."""

    def now(self) -> int: ...
    async def tx(self, work: Callable[[Tx], T]) -> T: ...
    async def read(self, work: Callable[[Tx], T]) -> T: ...


class House(Protocol):
    """What every transaction is given."""

    now: Callable[[], int]
    rules: Mapping[str, AnyRules]
    plays: PlayCache
    replays: Replays
    leisure: asyncio.Semaphore  # lines to the database for what nobody waits for


async def run(
    house: House, way: Callable[[Work[T]], Awaitable[T]], work: Callable[[Tx], T], *, at_games: bool = False
) -> T:
    """Begun again with what was missing, when a long log must be replayed first."""
    replayed = dict[int, Play]()
    while True:
        noted = dict[int, Play]()

        def whole(conn: Connection, noted: dict[int, Play] = noted) -> T:
            noted.clear()
            noted.update(replayed)
            return work(Tx(conn, house.now(), house.rules, house.plays, noted, at_games=at_games))

        try:
            async with _in_turn(house):
                done = await way(whole)
        except LongReplay as long:
            replayed[long.game] = await _replayed(house, long)
            continue
        for game, play in noted.items():
            house.plays.remember(game, play)
        return done


def _in_turn(house: House) -> AbstractAsyncContextManager[None]:
    return house.leisure if unhurried.get() else nullcontext()


async def _replayed(house: House, long: LongReplay) -> Play:
    try:
        play = await house.replays.of(long)
    except CannotRead as problem:
        raise store.unreadable(problem) from problem
    house.plays.remember(long.game, play)
    return play
