"""Much that is still to be told, and how many requests a second it takes."""

from collections.abc import Sequence

import pytest
from sqlalchemy import update

from bot.show.panel import Picture
from bot.show.pictures import Pictures
from db.database import open_database
from db.schema import outbox
from engines import GAMES
from sandbox import threads
from sandbox.cdn import one_color_png
from sandbox.entities import Channel, ChannelType
from sandbox.server import Sandbox
from tables import lobby, people
from tables.context import Tx
from tables.model import NewTable, Press
from tables.service import Tables
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic


async def seated(url: str, sandbox: Sandbox, clock: Clock, tables: int) -> Sequence[int]:
    """Two strangers in a thread of each table; nothing of it was told, because no bot was there."""
    channel = next(one for one in sandbox.world.tables.channels.values() if one.name == "games")
    return await _seated(url, sandbox, clock, channel, tables)


async def seated_long_ago(url: str, sandbox: Sandbox, clock: Clock, tables: int) -> Sequence[int]:
    """The same in a server of their own, and all of it was told."""
    world = sandbox.world
    owner = world.add_user("Host")
    channel = world.add_channel(world.add_guild("A crowd", owner.id), "crowd")
    return await _seated(url, sandbox, clock, channel, tables, told=True)


async def _seated(
    url: str, sandbox: Sandbox, clock: Clock, channel: Channel, tables: int, *, told: bool = False
) -> Sequence[int]:

    def seat(tx: Tx) -> list[int]:
        return [_table(tx, sandbox, channel, number) for number in range(tables)]

    db = await open_database(url)
    try:
        made = await Tables(db, clock).tx(seat)
        if told:
            await db.tx(lambda conn: conn.execute(update(outbox).values(state="sent", settled_at=0)))
    finally:
        await db.close()
    return made


def paint_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the brush is not what is tried."""
    png = one_color_png(0x3366CC)

    async def drawn(_self: Pictures, _work: object, _what: object, name: str) -> Picture:
        return Picture(png, "A board", name)

    monkeypatch.setattr(Pictures, "_drawn", drawn)


def _table(tx: Tx, sandbox: Sandbox, channel: Channel, number: int) -> int:
    world, guild = sandbox.world, channel.guild_id
    pair = [world.add_user(f"Guest {number}.{at}") for at in range(2)]
    for one in pair:
        world.join(world.guild(guild or 0), one.id)
    thread = threads.alone(world, channel, pair[0].id, {"name": "x", "type": ChannelType.PUBLIC_THREAD})
    first, second = (Press(world.ids.next(), one.id, one.username, "en", guild) for one in pair)
    for press in (first, second):
        people.change(tx, press, {"dm": False})
    wish = NewTable(GAMES[number % 3], thread.id, thread.id, {}, 2, "daily", private=False, locale="en")
    return lobby.join(tx, second, lobby.open_table(tx, first, wish).id).id


def busiest(traffic: Traffic) -> int:
    """The most requests in one second, wherever it begins, by the sandbox's clock."""
    asked = sorted(one["t"] for one in traffic.requests if counts(one["path"]))
    most, first = 0, 0
    for last, at in enumerate(asked):
        while asked[first] <= at - 1.0:
            first += 1
        most = max(most, last - first + 1)
    return most


def counts(path: str) -> bool:
    """Not what persons are answered with, nor where the gateway is before there is a client."""
    return all(one not in path for one in ("/interactions/", "/webhooks/", "/gateway/"))
