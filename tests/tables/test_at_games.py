"""What goes side by side at different games neither sees nor changes anything of another: the same evening
with and without neighbours leaves the same rows."""

import random
import sqlite3
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, RowMapping, select

from db import notes, schema
from db.database import T, Work
from engines.core import Action, AnyRules, Refused, Seat
from tables import deliveries, lobby, ratings, sweep, thinking, turn
from tables.context import Tx
from tables.deliveries import BoardShown, Sent
from tables.live_messages import Shown
from tables.model import Table
from tables.pace import DAY, GAP, HOUR
from tables.posts import Board
from tables.service import Tables
from tests.bot.memory import Memory
from tests.bot.seated import ANA, BEN, RULES, THREAD, Clock, press, reminded, running, wish
from tests.engines.embers.rules import EMBERS

GAME = 1
ACTS = 40
OF_ITSELF = {"id", "nonce", "epoch"}  # of a row of the outbox, by the order in which all came
Rows = Mapping[str, list[tuple[Any, ...]]]


class Shared(Memory):
    """As if others wrote at the same time; what is begun for games may change those alone."""

    lines = 10

    def __init__(self, like: Memory | None = None) -> None:
        super().__init__()
        self.begun_for, self.begun_alone = list[Collection[int]](), 0
        if like is not None:
            with like._engine.connect() as there, self._engine.connect() as here:
                _raw(here).deserialize(_raw(there).serialize())

    async def tx(self, work: Work[T], at: Collection[int] | None = None) -> T:
        if at is None:
            self.begun_alone += 1
            return await super().tx(work)
        self.begun_for.append(at)
        before = await self.read(lambda conn: rows(conn, but=at))
        done = await super().tx(work)
        after = await self.read(lambda conn: rows(conn, but=at))
        assert not at or {name: one for name, one in before.items() if one != after[name]} == {}
        return done


def rows(conn: Connection, *, of: Collection[int] = (), but: Collection[int] = ()) -> Rows:
    """Of these games; or all but theirs."""
    found = dict[str, list[tuple[Any, ...]]]()
    for table in schema.metadata.sorted_tables:
        shown = [one for one in table.c if table.name != "outbox" or one.name not in OF_ITSELF]
        every = conn.execute(select(*shown)).mappings().all()
        mine = (one for one in every if (_game(table.name, one) in (of or but)) is bool(of))
        found[table.name] = sorted((tuple(one.values()) for one in mine), key=repr)
    return found


def _game(table: str, row: RowMapping) -> int | None:
    if table == "games":
        return int(row["id"])
    if table == "notes":
        about, _, number = str(row["name"]).partition(":")
        return int(number) if about in ("shown", "late") else None
    return row.get("game")


def _raw(conn: Connection) -> sqlite3.Connection:
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


async def neighbours(tables: Tables, rules: AnyRules) -> None:
    """Tables of the same persons, in whatever state."""
    await tables.open(press(ANA), wish(rules))
    for late in (0, 3):
        table = await tables.open(press(ANA), wish(rules))
        table = await tables.join(press(BEN), table.id)
        await tables.tx(lobby.thread_made, table.id, THREAD + table.id)
        for seat in table.waiting:
            await reminded(tables, table.id, seat, late)
    left = await tables.open(press(BEN), wish(rules))
    await tables.join(press(ANA), left.id)
    await tables.leave(press(ANA), left.id)


class Evening:
    """The same in both houses."""

    def __init__(self, seed: str, clock: Clock, *houses: Tables) -> None:
        self.chance, self.clock, self.houses = random.Random(seed), clock, houses

    async def act(self) -> bool:
        """Whether it goes on."""
        table = await self.houses[0].get(GAME)
        if table.state != "running":
            return False
        self.clock.now += self.chance.randrange(HOUR // 60, DAY // 20)
        seat, number = self.chance.choice(table.waiting), self.chance.randrange(1 << 20)
        undone, tells = self.chance.random() < 0.1, self.chance.random() < 0.5
        person = table.person_on(seat)
        for house in self.houses:
            if person is None:
                await self.thought(house, seat)
            elif undone:
                await self.undone(house, replace(press(person), interaction=number))
            else:
                mine = replace(press(person), interaction=number)
                await house.act(mine, GAME, None, lambda now, seat: some(now, seat, number))
            if tells:
                await self.told(house)
        return True

    async def undone(self, house: Tables, mine: Any) -> None:
        with suppress(Refused):
            await house.undo(mine, GAME)

    async def thought(self, house: Tables, seat: Seat) -> None:
        for think in await house.tx_at((), thinking.claim, "bot", 100):
            if think.game == GAME:
                await house.tx_at([GAME], thinking.question, think)
                await house.tx_at([GAME], turn.decide, think, None)

    async def told(self, house: Tables) -> None:
        """All that waits, also of neighbours."""
        while found := await house.tx_at((), deliveries.claim, "bot", 100, (), 0):
            for row in found:
                shown = BoardShown(Shown(since=1, begun=1, turn=1), (row.channel,))
                sent = Sent(message=row.channel, noted=shown if row.kind == Board.kind else None)
                await house.tx_at(() if row.game is None else [row.game], deliveries.settle, row, sent)


def some(table: Table, seat: Seat, number: int) -> Action:
    legal = table.rules.legal(table.running.state, seat)
    chosen: Action = legal[number % len(legal)]
    return chosen


async def begun(rules: AnyRules, clock: Clock) -> tuple[Tables, Tables]:
    """One house with that game alone, and one with neighbours."""
    alone = Tables(Shared(), clock, RULES)
    if rules is EMBERS:
        assert await running(alone, 3, rules) == GAME
    else:
        opened = await alone.open(press(ANA), wish(rules, 3))
        assert opened.id == GAME
        await alone.add_computer(press(ANA), GAME, "spark")
        await alone.join(press(BEN), GAME)
        await alone.tx(lobby.thread_made, GAME, THREAD)
    for seat in (await alone.get(GAME)).waiting:
        await reminded(alone, GAME, seat, 2)
    assert isinstance(alone.db, Memory)
    beside = Tables(Shared(alone.db), clock, RULES)
    await neighbours(beside, rules)
    return alone, beside


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
async def test_neighbours_change_nothing_and_nothing_of_them_is_changed(
    rules: AnyRules, clock: Clock
) -> None:
    alone, beside = await begun(rules, clock)
    evening = Evening(rules.key, clock, alone, beside)
    for _ in range(ACTS):
        if not await evening.act():
            break
        assert await alone.db.read(_of_game) == await beside.db.read(_of_game)
    assert isinstance(alone.db, Shared)
    assert [GAME] in alone.db.begun_for
    for house in (alone, beside):
        await house.db.close()


def _of_game(conn: Connection) -> Rows:
    return rows(conn, of=[GAME])


@pytest.mark.parametrize("spoiled", [False, True])
async def test_the_end_of_a_game_is_written_as_if_alone(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    """What it changes is of all: ratings, statistics."""
    if spoiled:
        monkeypatch.setattr(Tx, "goes_further", lambda _: None)
    table = await Tables(db := Shared(), clock, RULES).open(press(ANA), wish())
    tables = Tables(db, clock, RULES)
    await tables.join(press(BEN), table.id)
    ended = ratings.settle
    alone = list[bool]()

    def settle(tx: Tx, *given: Any) -> None:
        alone.append(not tx.at_games)
        ended(tx, *given)

    monkeypatch.setattr(ratings, "settle", settle)
    chance = random.Random("to its end")
    while (now := await tables.get(table.id)).state == "running":
        person = now.person_on(now.waiting[0])
        assert person is not None
        number = chance.randrange(1 << 20)
        try:
            await tables.act(press(person), table.id, None, lambda one, seat: some(one, seat, number))  # noqa: B023
        except AssertionError:
            assert spoiled, "only a spoiled house changes what is of all beside others"
            return
    assert alone == [not spoiled]


async def test_whoever_goes_further_has_written_nothing_before(clock: Clock) -> None:
    tables = Tables(Shared(), clock, RULES)
    tried = list[bool]()

    def far(tx: Tx) -> str:
        tried.append(tx.at_games)
        tx.conn.execute(schema.notes.insert().values(name=f"tried:{GAME}", value=len(tried)))
        tx.goes_further()
        return "done"

    assert await tables.tx_at([GAME], far) == "done"
    assert tried == [True, False]
    assert await tables.db.read(lambda conn: notes.get(conn, f"tried:{GAME}")) == 2


async def test_who_lives_tells_it_beside_others_unless_clocks_are_moved(clock: Clock) -> None:
    tables = Tables(shared := Shared(), clock, RULES)
    await tables.tx(sweep.awake, "one")
    before = shared.begun_alone
    clock.now += GAP
    assert await tables.tx_at((), sweep.awake, "two") == 0
    assert shared.begun_alone == before
    clock.now += 2 * GAP
    assert await tables.tx_at((), sweep.awake, "two") == 2 * GAP
    assert shared.begun_alone == before + 1
