"""Much that is still to be told, and how many requests a second it takes."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.show.panel import Picture
from bot.show.pictures import Pictures
from db.database import open_database
from engines import GAMES
from sandbox import threads
from sandbox.cdn import one_color_png
from sandbox.entities import ChannelType
from sandbox.server import Sandbox
from tables.model import NewTable, Press
from tables.service import Tables
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic


async def seated(url: str, sandbox: Sandbox, clock: Clock, tables: int) -> Sequence[int]:
    """Two strangers in a thread of each table; nothing of it was told, because no bot was there."""
    world = sandbox.world
    channel = next(one for one in world.tables.channels.values() if one.name == "games")
    guild = channel.guild_id
    assert guild is not None
    db = await open_database(url)
    try:
        service, made = Tables(db, clock), list[int]()
        for number in range(tables):
            pair = [world.add_user(f"Guest {number}.{at}") for at in range(2)]
            for one in pair:
                world.join(world.guild(guild), one.id)
            thread = threads.alone(
                world, channel, pair[0].id, {"name": "x", "type": ChannelType.PUBLIC_THREAD}
            )
            first, second = (Press(one.id, one.id, one.username, "en", guild) for one in pair)
            for press in (first, second):
                await service.settings(press, dm=False)
            wish = NewTable(
                GAMES[number % 3], thread.id, thread.id, {}, 2, "daily", private=False, locale="en"
            )
            table = await service.open(replace(first, interaction=world.ids.next()), wish)
            made.append((await service.join(replace(second, interaction=world.ids.next()), table.id)).id)
    finally:
        await db.close()
    return made


def paint_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the brush is not what is tried."""
    png = one_color_png(0x3366CC)

    async def drawn(_self: Pictures, _work: object, _what: object, name: str) -> Picture:
        return Picture(png, "A board", name)

    monkeypatch.setattr(Pictures, "_drawn", drawn)


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
