"""Whoever puts something to be told, the outlet hears of it with the commit; nobody needs to think of it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from inspect import iscoroutinefunction

import pytest
from sqlalchemy import func, select

from db import outbox
from db.outbox import Message
from db.schema import outbox as kept
from engines.core import Refused
from tables import deliveries, leaving, lobby, moderating, sweep
from tables.context import Tx
from tables.deliveries import Sent
from tables.hosting import Repace
from tables.live_messages import Shown
from tables.moderating import Closing
from tables.pace import PACES
from tables.posts import Board
from tables.service import Tables
from tests.bot.playing import guard, kindle
from tests.bot.seated import ANA, BEN, CHLOE, Clock, Told, press, reminded, wish

LOOKING = {"get", "of", "secrets", "person", "server", "read"}
MUTE = {"invite", "settings", "block", "set_server", "welcome_answered", "write_memo"}  # tell nobody
HINTS = {"hint"}  # of a table alone with computers: stories/test_hints


@dataclass
class Evening:
    """A table of three and all that happens to it; after each verb, whether it put something, and whether
    the outlet was told."""

    tables: Tables
    clock: Clock
    outlet: Told

    async def does(self, doing: Awaitable[object]) -> tuple[bool, bool]:
        before, told = await self._put(), self.outlet.times
        await doing
        return await self._put() > before, self.outlet.times > told

    async def _put(self) -> int:
        """The number of the newest row."""
        return await self.tables.db.read(lambda conn: conn.execute(select(func.max(kept.c.id))).scalar() or 0)

    async def all(self) -> Mapping[str, tuple[bool, bool]]:
        tables, found = self.tables, dict[str, tuple[bool, bool]]()
        found["open"] = await self.does(tables.open(press(ANA), wish(seats=3)))
        (game,) = [table.id for table in await tables.of(ANA)]
        found["pick"] = await self.does(tables.pick(press(ANA), game, "hearth", "north"))
        found["invite"] = await self.does(tables.invite(press(ANA), game, [CHLOE]))
        found["join"] = await self.does(tables.join(press(BEN), game))
        found["quit"] = await self.does(tables.quit(press(BEN), game))
        found["add_computer"] = await self.does(tables.add_computer(press(ANA), game, "ember"))
        found["take_away"] = await self.does(tables.take_away(press(ANA), game, "ember"))
        await tables.join(press(BEN), game)
        found["host"] = await self.does(tables.host(press(ANA), game, Repace("slow")))
        found["start"] = await self.does(tables.start(press(ANA), game))
        await tables.tx(lobby.thread_made, game, 700)
        found["act"] = await self.does(tables.act(press(ANA), game, None, kindle))
        found["write_memo"] = await self.does(tables.write_memo(press(ANA), game, "the west"))
        found["undo"] = await self.does(tables.undo(press(ANA), game))
        found["answer"] = await self.does(tables.answer(press(BEN), game, 1, agrees=False))
        found["propose_pace"] = await self.does(tables.propose_pace(press(ANA), game, "fast"))
        await tables.tx(sweep.awake, "bot")
        self.clock.now += PACES["daily"]
        found["sweep"] = await self.does(tables.sweep())
        await tables.tx(sweep.awake, "bot")
        found["snooze"] = await self.does(tables.snooze(press(BEN)))
        found["away"] = await self.does(tables.away(press(BEN), self.clock.now + PACES["slow"]))
        found["block"] = await self.does(tables.block(press(BEN), CHLOE, blocked=True))
        found["set_server"] = await self.does(tables.set_server(press(ANA), "results", 77))
        found["welcome_answered"] = await self.does(tables.welcome_answered(7))
        found["settings"] = await self.does(tables.settings(press(BEN), dm=True))
        rows = await tables.tx(deliveries.claim, "bot", 9, (), 0)
        board = next(row for row in rows if row.kind == Board.kind)
        shown = deliveries.BoardShown(Shown(since=0), passed=(80,))
        settled = tables.tx_at([game], deliveries.settle, board, Sent(81, shown))
        found["tx_at"] = await self.does(settled)
        await reminded(tables, game, 1, 5)
        (late,) = leaving.waits_of(await tables.get(game))
        found["vote"] = await self.does(tables.vote(press(ANA), game, "skip", late))
        other = (await tables.open(press(ANA), wish())).id
        await tables.join(press(BEN), other)
        found["tx"] = await self.does(tables.tx(lobby.thread_made, other, 701))
        found["hand_over"] = await self.does(tables.hand_over(press(BEN), other))
        found["take_back"] = await self.does(tables.take_back(press(BEN), other))
        found["moderate"] = await self.does(tables.moderate(press(CHLOE), Closing(other)))
        (act,) = await tables.read(moderating.newest, 7)
        found["undo_act"] = await self.does(tables.undo_act(press(CHLOE), act.id))
        found["leave"] = await self.does(tables.leave(press(BEN), other))
        found["forget"] = await self.does(tables.forget(press(BEN)))
        return found


@pytest.fixture
def evening(tables: Tables, clock: Clock) -> Evening:
    tables.outlet = outlet = Told()
    return Evening(tables, clock, outlet)


async def test_whatever_is_put_goes_on_to_the_outlet_and_nothing_else_does(evening: Evening) -> None:
    found = await evening.all()
    assert set(found) == {name for name, one in vars(Tables).items() if is_verb(name, one)} - LOOKING - HINTS
    assert {name for name, (put, _) in found.items() if not put} == MUTE
    assert [name for name, (put, told) in found.items() if put != told] == []


def is_verb(name: str, one: object) -> bool:
    return iscoroutinefunction(one) and not name.startswith("_")


async def test_what_is_put_behind_its_back_is_found_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(tx: Tx, *messages: Message) -> None:
        outbox.put(tx.conn, messages, tx.now)

    monkeypatch.setattr(Tx, "put", forgetful)
    found = await evening.all()  # what is settled tells the outlet in any case
    assert all(put != told for name, (put, told) in found.items() if name not in MUTE | {"tx_at"})


async def test_what_is_rolled_back_tells_nobody(evening: Evening) -> None:
    def fails(tx: Tx) -> None:
        tx.put(Message(key="k", channel=70, kind="trouble", payload={}))
        raise Refused("undo-nothing")

    with pytest.raises(Refused):
        await evening.tables.tx(fails)
    assert evening.outlet.times == 0


async def test_a_row_that_is_settled_frees_its_channel_for_the_next(tables: Tables) -> None:
    """Also when nothing is put: what waits behind it may be claimed in the same transaction."""
    await tables.open(press(ANA), wish())
    (row,) = await tables.tx(deliveries.claim, "bot", 9, (), 0)
    tables.outlet = outlet = Told()
    await tables.tx(deliveries.settle, row, Sent(70))
    assert outlet.times == 1


async def test_what_the_outlet_reads_is_of_the_moment_of_the_change(tables: Tables) -> None:
    seen = list[int]()

    class Reads:
        def take(self, tx: Tx, _left: object) -> Callable[[], None]:
            (play,) = tx.noted.values()
            return lambda: seen.append(play.version)

    table = await tables.open(press(ANA), wish())
    await tables.join(press(BEN), table.id)
    tables.outlet = Reads()
    await tables.act(press(ANA), table.id, None, kindle)
    await tables.act(press(ANA), table.id, None, guard)
    await tables.act(press(BEN), table.id, None, kindle)
    assert seen == [1, 3], "a standing order is told to nobody"
