"""Whatever fails, whoever restarts: nothing is lost, nothing is told out of order."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, StaticPool, create_engine, func, select

from db import outbox
from db.rows import Row
from db.schema import metadata
from db.schema import outbox as outbox_rows
from tests.db.rows import MINUTE, NOON, message
from tests.sizes import size

pytestmark = pytest.mark.endurance

CHANNELS = (1, 2, 3)
OWNERS = ("one", "two")
PUT, CLAIM, SENT, FAIL, DEAD, RESTART, WAIT = range(7)
STEPS = st.lists(
    st.tuples(st.integers(PUT, WAIT), st.sampled_from(CHANNELS), st.sampled_from(OWNERS)), max_size=60
)


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as conn:
        metadata.create_all(conn)
    yield engine
    engine.dispose()


@contextmanager
def empty(engine: Engine) -> Iterator[Connection]:
    """For one life, of which nothing stays."""
    with engine.connect() as conn:
        yield conn
        conn.rollback()
        assert conn.scalar(select(func.count()).select_from(outbox_rows)) == 0


class World:
    """The publishers and Discord, as far as the outbox can see them."""

    def __init__(self, conn: Connection) -> None:
        self.conn, self.now = conn, NOON
        self.put: dict[int, list[str]] = {channel: [] for channel in CHANNELS}
        self.told: dict[int, list[str]] = {channel: [] for channel in CHANNELS}
        self.under_way: dict[str, list[Row]] = {owner: [] for owner in OWNERS}

    def step(self, what: int, channel: int, owner: str) -> None:
        if what == PUT:
            key = f"{channel}-{len(self.put[channel])}"
            self.put[channel].append(key)
            outbox.put(self.conn, [message(key, channel)], self.now)
        elif what == CLAIM:
            self.under_way[owner] += outbox.claim(self.conn, owner, self.now, MINUTE, 2)
        elif what == RESTART:
            self.under_way[owner] = []
            outbox.release(self.conn, [one for one in OWNERS if one != owner])
        elif what == WAIT:
            self.now += 2 * MINUTE
            self.under_way = {owner: [] for owner in OWNERS}  # their leases have run out
        elif self.under_way[owner]:
            self.settle(what, self.under_way[owner].pop(0))

    def settle(self, what: int, row: Row) -> None:
        if what == FAIL:
            outbox.later(self.conn, row.id, self.now + MINUTE)
            return
        self.told[row.channel].append(row.key)
        if what == SENT:
            outbox.sent(self.conn, row.id, 1, self.now)
        else:
            outbox.dead(self.conn, row.id, "refused", self.now)

    def drain(self) -> None:
        self.now += 2 * MINUTE
        while rows := outbox.claim(self.conn, "last", self.now, MINUTE, 100):
            for row in rows:
                self.settle(SENT, row)


@settings(max_examples=size("outbox"), deadline=None)
@given(STEPS)
def test_every_channel_hears_everything_once_and_in_order(
    engine: Engine, steps: list[tuple[int, int, str]]
) -> None:
    with empty(engine) as conn:
        world = World(conn)
        for step in steps:
            world.step(*step)
            under_way = [row.channel for rows in world.under_way.values() for row in rows]
            assert len(under_way) == len(set(under_way))
        world.drain()
        assert world.told == world.put
