"""What a process leaves to the others on its database, and what it takes over when one of them has died."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ops import sharing
from bot.ops.sharing import Sharing
from bot.outbound.throttle import Throttle
from db.outbox import Message
from tables import deliveries
from tables.context import Tx
from tables.service import Tables
from tests.bot.seated import Clock, Told, database
from tests.patience import PATIENCE

ALL = 45


class Neighbours:
    """Those who live, and the time, as the test says."""

    def __init__(self, tables: Tables) -> None:
        self.living: list[str] = []
        self.now = 0.0
        self.throttle = Throttle(ALL)
        self.tables = tables
        self.sharing = Sharing(tables, self.throttle, lambda: self.now)

    async def see(self) -> tuple[str, ...]:
        return tuple(self.living)


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Neighbours]:
    made = Neighbours(Tables(await database(tmp_path), Clock()))
    monkeypatch.setattr(made.sharing, "_living", made.see)
    yield made
    await made.tables.db.close()


async def test_who_is_alone_has_all_from_the_beginning(there: Neighbours) -> None:
    await there.sharing.begin()
    assert there.throttle.places == ALL


async def test_a_newcomer_asks_for_what_is_nobodys_until_the_others_have_noticed(there: Neighbours) -> None:
    there.living = ["a", "b"]
    await there.sharing.begin()
    assert there.throttle.places == 1
    there.now = sharing.NOTICED
    await there.sharing._look()
    assert there.throttle.places == ALL // 3


async def test_a_line_that_was_cut_is_no_death_and_one_that_stays_away_is(there: Neighbours) -> None:
    tables = there.tables
    await tables.tx(Tx.put, Message(key="k", channel=70, kind="trouble", payload={}))
    await tables.tx(deliveries.claim, "a", 9, (), 0)
    tables.outlet = outlet = Told()
    there.living = ["a"]
    await there.sharing.begin()
    there.living, there.now = [], sharing.GONE
    await there.sharing._look()
    assert (there.sharing.number, outlet.times) == (2, 0)
    there.now += 1
    await there.sharing._look()
    assert (there.sharing.number, there.throttle.places) == (1, ALL)
    assert outlet.times == 1, "what it had under way is told by us"


async def test_of_fewer_places_those_that_are_taken_are_given_back_first() -> None:
    throttle = Throttle(3, 0)
    for _ in range(3):
        await throttle.enter("a")
    throttle.share(1)
    waiting = asyncio.create_task(throttle.enter("a"))
    for _ in range(2):
        throttle.leave()
    await asyncio.sleep(0.01)
    assert not waiting.done()
    throttle.leave()
    await asyncio.wait_for(waiting, PATIENCE)
    throttle.share(2)
    await asyncio.wait_for(throttle.enter("b"), PATIENCE)
