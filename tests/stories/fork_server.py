"""A process from which bots are forked ready-made, so that one can be killed again and again.

A line of JSON on standard input is a bot, its number the answer. `spoiled` names what is broken in it.
"""

import asyncio
import json
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from sqlalchemy.ext.asyncio import create_async_engine

from bot.__main__ import now
from bot.inbound import replies
from bot.inbound.client import Fireside
from bot.inbound.replies import Interaction
from bot.inbound.shards import Range
from bot.inbound.translator import tree_digest
from bot.ops import worker_pool
from bot.ops.discord_address import point_at
from bot.outbound import publisher
from bot.outbound.delivery import Delivery, marker
from bot.show import table_words
from bot.show.panel import Panel
from bot.show.pictures import Pictures
from db import outbox, postgres, timers
from db.database import Connection, open_database
from db.epochs import FIRST
from db.rows import Row
from opponents import record
from tables import leaving, store, thinking, turn
from tables.context import Tx
from tables.model import Choose, Press, Table
from tables.service import Tables
from tables.thinking import Failure
from tables.timers import Think
from tests.patience import unhurried
from tests.stories import ready_minds
from tests.stories.running_bot import UNHURRIED

_post, _act, _claim = Delivery.posted, Tables.act, outbox.claim
_claim_timers = timers.claim


async def _with_any_nonce(
    self: Delivery, channel: Any, row: Row, panel: Panel, **more: Any
) -> discord.Message:
    return await _post(self, channel, replace(row, nonce=secrets.token_hex(12)), panel, **more)


async def _find_nothing(_self: Delivery, _channel: Any, _row: Row) -> None:
    return None


def _settled_before_it_is_sent(conn: Connection, *given: Any) -> tuple[Row, ...]:
    rows = _claim(conn, *given)
    for row in rows:
        outbox.sent(conn, row.id, None, now())
    return rows


async def _told_before_it_is_saved(
    self: Tables, press: Press, game: int, decision: int | None, choose: Choose
) -> Table:
    table = await self.get(game)
    seat = table.seat_of(press.person)
    if seat is not None and table.thread is not None:
        play = table.running.act(seat, choose(table, seat))
        assert play.entry is not None
        words = table_words.words(table, table.locale)
        lines = [words.event(event) for event in play.now.step.events if event.audience is None]
        box: Any = discord.ui.Container(
            discord.ui.TextDisplay("\n".join(lines) or "—"), id=marker(f"early:{play.version}", FIRST)
        )
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(box)
        view.stop()
        assert CLIENT is not None
        await CLIENT.get_partial_messageable(table.thread).send(view=view)
        await asyncio.sleep(0.05)
    return await _act(self, press, game, decision, choose)


async def _leave_it_to_the_other(_interaction: Interaction) -> bool:
    return False


def _taken_and_left(conn: Connection, owner: str, now: int, *given: Any, **more: Any) -> tuple[Row, ...]:
    rows = _claim(conn, owner, now, *given, **more)
    for row in rows:
        if row.attempts == 1:
            outbox.later(conn, row.id, now)
    return rows


def _tell_both() -> None:
    """Who is late is kept from doing harm by the nonce alone, so that goes too."""
    outbox.claim = _taken_and_left
    Delivery.posted = _with_any_nonce  # type: ignore[method-assign]  # spoiled


def _anything_goes(conn: Connection) -> None:
    pass


def _commit_in_memory() -> None:
    off = {"server_settings": {"synchronous_commit": "off"}}
    engine = create_async_engine
    postgres._check_settings = _anything_goes
    postgres.create_async_engine = lambda url, **more: engine(url, **{**more, "connect_args": off})  # type: ignore[attr-defined]  # spoiled


def _taken_before_it_is_thought(conn: Connection, kind: str, *given: Any) -> tuple[timers.Due, ...]:
    found = _claim_timers(conn, kind, *given)
    for due in found:
        timers.finish(conn, due.key, now())
    return found


def _claimed_by_nobody(
    conn: Connection, kind: str, owner: str, now: int, *given: Any
) -> tuple[timers.Due, ...]:
    found = _claim_timers(conn, kind, owner, now, *given)
    for due in found:
        timers.change(conn, replace(due, due_at=now))
    return found


def _decided_without_a_look(tx: Tx, think: Think, move: str | None) -> Failure | None:
    table = store.get(tx, think.game, lock=True)
    timers.finish(tx.conn, think.key, tx.now)
    play, failure = thinking.decided(table.running, think.seat, move)
    leaving.record(tx, table, [play], f"think:{secrets.token_hex(8)}")
    return failure


def _think_both() -> None:
    """What keeps a second thought from being done goes, and what keeps it from being thought."""
    timers.claim = _claimed_by_nobody  # type: ignore[assignment]  # it is called in order
    turn.decide = _decided_without_a_look


SPOIL: Mapping[str, Callable[[], None]] = {
    "nothing": lambda: None,
    "no stable nonce": lambda: setattr(Delivery, "posted", _with_any_nonce),
    "no look for the marker": lambda: setattr(Delivery, "lost", _find_nothing),
    "no outbox": lambda: setattr(outbox, "claim", _settled_before_it_is_sent),
    "left to the other": lambda: setattr(replies, "_hangs", _leave_it_to_the_other),
    "told by both": _tell_both,
    "confirmed in memory": _commit_in_memory,
    "asked once": lambda: setattr(postgres, "_worth_another", lambda _error: False),
    "taken before it is thought": lambda: setattr(timers, "claim", _taken_before_it_is_thought),
    "thought by both": _think_both,
    "another chance": lambda: setattr(record, "chance_of", lambda *_: secrets.token_bytes(32)),
    "told before it is saved": lambda: setattr(Tables, "act", _told_before_it_is_saved),
}
CLIENT: Fireside | None = None


async def live(url: str, api: str, token: str, shards: Sequence[int] | None) -> None:
    global CLIENT
    await point_at(api, token)
    forgetful = replace(
        UNHURRIED, heard=0, shards=Range(*shards) if shards else None
    )  # so that only the keys keep what is told twice from being done twice
    client = CLIENT = Fireside(Tables(await open_database(url), now), Pictures(), limits=forgetful)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    running = asyncio.create_task(client.start(token))
    await asyncio.wait({running, asyncio.create_task(ended.wait())}, return_when=asyncio.FIRST_COMPLETED)
    await client.close()
    await running


async def warm() -> None:
    """What every bot works out when it begins is known before the first one is forked."""
    with tempfile.TemporaryDirectory() as folder:
        db = await open_database(f"sqlite+aiosqlite:///{folder}/warm.db")
        await tree_digest(Fireside(Tables(db, now), Pictures()).tree)
        await db.close()


def main() -> None:
    asyncio.run(warm())
    unhurried()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    publisher.FIRST_PAUSE = 20  # milliseconds: a lost answer is asked for again soon
    thinking.PAUSE = (0, 20)  # milliseconds: nobody looks on
    worker_pool.NICE = 0  # to whom? everybody here waits for what they think
    worker_pool.GIVES_WAY = 0.0  # likewise
    worker_pool.child = ready_minds.born  # type: ignore[assignment]  # as far as the pool knows it
    for line in sys.stdin:
        wish = json.loads(line)
        number = os.fork()
        if number == 0:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            SPOIL[wish.pop("spoiled")]()
            asyncio.run(live(**wish))
            os._exit(0)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
