"""People who press while ten films are under way: how much longer they wait for answers than without them."""

import random
import signal
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, update

from benchmarks.beside import Beside, beside
from benchmarks.crowd import PLAYERS, TABLES_OF_ONE, Running, persons
from benchmarks.tables import Room, started
from db import timers
from db.database import open_database
from db.schema import outbox
from engines import GAMES
from sandbox import threads
from sandbox.entities import ChannelType
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables import turn
from tables.context import Tx
from tables.model import NewTable, Press, Table
from tables.service import Tables

PRESSED = next(rules for rules in GAMES if rules.key == "firebulls")
UNDER_WAY = 10
ROUNDS = 2  # of both
TURNED = signal.SIGRTMIN + 1  # all films are wanted, or those that still are no longer


async def films(folder: Path, number: int, seconds: float, players: int = PLAYERS) -> Beside:
    """So many games are over, and in each busy round all of their films are wanted; others press."""
    url = f"sqlite+aiosqlite:///{folder / 'film_queue.db'}"
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        await _over(sandbox, url, number)
        room, mine = Room(sandbox), persons(sandbox, 2 * players // TABLES_OF_ONE + 2)
        seated = await room.seated(url, [PRESSED] * players, mine, notified=0)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        given = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url}
        async with started("benchmarks.watched", sandbox, **given) as bot:
            for table in seated:
                await table.shown()
            await room.quiet()
            return await beside(Running(room, bot, seated), TURNED, ROUNDS, seconds)


async def _over(sandbox: Sandbox, url: str, number: int) -> None:
    """Games of two, played at random to their end, each in a thread of its own; all of it is told."""
    world = sandbox.world
    guild = next(iter(world.tables.guilds.values()))
    channel = next(one for one in world.channels_of(guild.id) if one.name == "games")
    database, keys = await open_database(url), count(1 << 40)
    tables = Tables(database, lambda: time.time_ns() // 1_000_000)
    for at, pair in enumerate(zip(*[iter(persons(sandbox, 2 * number))] * 2, strict=True)):
        for person in pair:
            world.join(guild, person)
        name = {"name": f"film {at + 1}", "type": ChannelType.PUBLIC_THREAD}
        thread = threads.alone(world, channel, pair[0], name).id
        presses = [Press(next(keys), person, "Ana", "en", guild.id) for person in pair]
        rules = GAMES[at % len(GAMES)]
        wish = NewTable(rules, thread, thread, {}, 2, "none", private=False, locale="en")
        table = await tables.open(presses[0], wish)
        await tables.tx(_ended, await tables.join(presses[1], table.id), presses, keys)
    await database.tx(_told)
    await database.close()


def _ended(tx: Tx, table: Table, presses: Sequence[Press], keys: Iterator[int]) -> None:
    """And nobody looks what decided it, or what it has earned."""
    chance = random.Random(table.id)
    while table.state == "running":
        seat = table.waiting[0]
        action = chance.choice(table.rules.legal(table.running.state, seat))
        by = next(one for one in presses if one.person == table.person_on(seat))
        press = Press(next(keys), by.person, by.name, "en", by.guild)
        table = turn.act(tx, press, table.id, None, lambda *_, chosen=action: chosen)
    timers.cancel(tx.conn, table.id)


def _told(conn: Connection) -> None:
    conn.execute(update(outbox).values(state="sent", settled_at=0))
