"""A process from which bots are hatched ready-made, so that one can be killed again and again.

A line of JSON on standard input is a bot, its number the answer. `spoiled` names what is broken in it.
"""

import asyncio
import json
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import discord
from sqlalchemy.ext.asyncio import create_async_engine

from bot import answers, publisher
from bot.__main__ import now
from bot.address import point_at
from bot.answers import Interaction
from bot.client import Fireside
from bot.panels import Panel
from bot.pictures import Pictures
from bot.posts.desk import Desk, marker
from bot.table import Table
from bot.tables import Choose, Press, Tables
from bot.translator import tree_digest
from db import outbox, postgres
from db.database import Connection, open_database
from db.outbox import Row
from tests.stories.evening import UNHURRIED

_post, _act, _claim = Desk.posted, Tables.act, outbox.claim


async def _with_any_nonce(self: Desk, channel: Any, row: Row, panel: Panel, **more: Any) -> discord.Message:
    return await _post(self, channel, replace(row, nonce=secrets.token_hex(12)), panel, **more)


async def _find_nothing(_self: Desk, _channel: Any, _row: Row) -> None:
    return None


def _settled_before_it_is_sent(conn: Connection, *given: Any) -> tuple[Row, ...]:
    rows = _claim(conn, *given)
    for row in rows:
        outbox.sent(conn, row.id, None, now())
    return rows


async def _told_before_it_is_saved(
    self: Tables, press: Press, game: int, decision: int | None, choose: Choose, tx: Any = None
) -> tuple[Table, bool]:
    table = await self.get(game)
    seat = table.seat_of(press.person)
    if seat is not None and table.thread is not None:
        play = table.running.act(seat, choose(table, seat))
        assert play.entry is not None
        words = table.words(table.locale)
        lines = [words.event(event) for event in play.now.step.events if event.audience is None]
        box: Any = discord.ui.Container(
            discord.ui.TextDisplay("\n".join(lines) or "—"), id=marker(f"early:{play.version}")
        )
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(box)
        view.stop()
        assert CLIENT is not None
        await CLIENT.get_partial_messageable(table.thread).send(view=view)
        await asyncio.sleep(0.05)
    return await _act(self, press, game, decision, choose, tx)


async def _leave_it_to_the_other(_interaction: Interaction) -> bool:
    return False


def _taken_and_left(conn: Connection, owner: str, now: int, lease: int, limit: int) -> tuple[Row, ...]:
    rows = _claim(conn, owner, now, lease, limit)
    for row in rows:
        if row.attempts == 1:
            outbox.later(conn, row.id, now)
    return rows


def _tell_both() -> None:
    """Who is late is kept from doing harm by the nonce alone, so that goes too."""
    outbox.claim = _taken_and_left
    Desk.posted = _with_any_nonce  # type: ignore[method-assign]  # spoiled


def _anything_goes(conn: Connection) -> None:
    pass


def _commit_in_memory() -> None:
    off = {"server_settings": {"synchronous_commit": "off"}}
    engine = create_async_engine
    postgres._check_settings = _anything_goes
    postgres.create_async_engine = lambda url, **more: engine(url, **{**more, "connect_args": off})  # type: ignore[attr-defined]  # spoiled


SPOIL: Mapping[str, Callable[[], None]] = {
    "nothing": lambda: None,
    "no stable nonce": lambda: setattr(Desk, "posted", _with_any_nonce),
    "no look for the marker": lambda: setattr(Desk, "lost", _find_nothing),
    "no outbox": lambda: setattr(outbox, "claim", _settled_before_it_is_sent),
    "left to the other": lambda: setattr(answers, "_hangs", _leave_it_to_the_other),
    "told by both": _tell_both,
    "confirmed in memory": _commit_in_memory,
    "asked once": lambda: setattr(postgres, "_worth_another", lambda _error: False),
    "told before it is saved": lambda: setattr(Tables, "act", _told_before_it_is_saved),
}
CLIENT: Fireside | None = None


async def live(url: str, api: str, token: str) -> None:
    global CLIENT
    await point_at(api, token)
    forgetful = replace(
        UNHURRIED, heard=0
    )  # so that only the keys keep what is told twice from being done twice
    CLIENT = Fireside(Tables(await open_database(url), now), Pictures(), limits=forgetful)
    await CLIENT.start(token)


async def warm() -> None:
    """What every bot works out when it begins is known before the first one is hatched."""
    with tempfile.TemporaryDirectory() as folder:
        db = await open_database(f"sqlite+aiosqlite:///{folder}/warm.db")
        await tree_digest(Fireside(Tables(db, now), Pictures()).tree)
        await db.close()


def main() -> None:
    asyncio.run(warm())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    publisher.FIRST_PAUSE = 20  # milliseconds: a lost answer is asked for again soon
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
