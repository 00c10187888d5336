"""A thousand tables late at one instant, beside persons who press: do those wait any longer for it?"""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, update

from benchmarks.crowd import PLAYERS, PRESSES, persons, pressed
from benchmarks.figures import Figure, Size, asked
from benchmarks.tables import PATIENCE, Room, Spread, Took, started
from db.database import open_database
from db.schema import outbox
from engines import GAMES
from engines.core import Action
from sandbox import threads
from sandbox.entities import ChannelType
from sandbox.hub import Happening
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables import turn
from tables.context import Tx
from tables.model import Choose, NewTable, Press, Table
from tables.servers import TABLES_PER_SERVER
from tables.service import Tables

LATE = 1_000  # tables, at each of which somebody is reminded, most of them for the first time
PLAYED = 3 * PLAYERS  # tables: some end before the others
MOVES = 12  # of each game that is late: nobody has looked at it for a day
NOTIFIED = 50  # of those who are late get a direct message, too
WITHIN = 1.2


@dataclass(frozen=True, slots=True)
class Waited:
    """What those waited for who pressed before anything was due, and what while it was told."""

    without: Spread
    during: Spread
    told: int  # tables
    seconds: float


class Late:
    """Threads in which somebody is late, until it is told in all of them."""

    def __init__(self, channels: Sequence[int]) -> None:
        self.left = set(channels)
        self.all = asyncio.Event()

    def hear(self, happening: Happening) -> None:
        if happening.name == "MESSAGE_CREATE" and happening.channel_id in self.left:
            self.left.discard(happening.channel_id)
            if not self.left:
                self.all.set()


async def reminders(folder: Path, late: int, played: int, seconds: float) -> Waited:
    url = f"sqlite+aiosqlite:///{folder / 'reminders.db'}"
    async with Sandbox(Settings(mode=Mode.GLOBAL, answer_within=PATIENCE)) as sandbox:
        room, told = Room(sandbox), Late(await _late(url, sandbox, late))
        games = [GAMES[number % len(GAMES)] for number in range(played)]
        tables = await room.seated(url, games, persons(sandbox, max(2, played // 4)), notified=0)
        sandbox.world.hub.subscribe(told.hear)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        environment = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url}
        async with started("benchmarks.watched", sandbox, **environment) as bot:
            for table in tables:
                await table.shown()
            await room.quiet()
            room.took, done = Took(), asyncio.Event()
            pressing = asyncio.create_task(pressed(tables, lambda: not done.is_set()))
            await _measured(room, seconds)
            without, room.took, began = room.took, Took(), time.monotonic()
            bot.send_signal(signal.SIGUSR2)
            async with asyncio.timeout(PATIENCE + late):
                await told.all.wait()
                await _measured(room, 0)
            during, took = room.took, time.monotonic() - began
            done.set()
            await pressing
    return Waited(Spread.of(without.presses), Spread.of(during.presses), late, took)


async def _measured(room: Room, seconds: float) -> None:
    """So long, or until there is something to be counted."""
    await asyncio.sleep(seconds)
    while not room.took.presses:
        await asyncio.sleep(0.1)


async def _late(url: str, sandbox: Sandbox, tables: int) -> list[int]:
    """Games that were left a pace ago; their threads."""
    world = sandbox.world
    db, now, keys = await open_database(url), time.time_ns() // 1_000_000, count(1)
    service, made = Tables(db, lambda: now), list[int]()
    for number in range(tables):
        pair = [world.add_user(f"Sleeper {number}.{at}").id for at in range(2)]
        if number % TABLES_PER_SERVER == 0:
            server = world.add_guild(f"Late from {number}", pair[0])
            channel, guild = (
                world.add_channel(server, "late"),
                server.id,
            )  # it has room for a thousand threads
        for person in pair:
            world.join(server, person)
        name = {"name": f"late {number}", "type": ChannelType.PUBLIC_THREAD}
        thread = threads.alone(world, channel, pair[0], name).id
        presses = [Press(next(keys), person, "Ana", "en", guild) for person in pair]
        for press in presses:
            await service.settings(press, dm=number < NOTIFIED)
        rules = GAMES[number % len(GAMES)]
        wish = NewTable(rules, thread, thread, {}, 2, "daily", private=False, locale="en")
        table = await service.open(presses[0], wish)
        table = await service.join(presses[1], table.id)
        await service.tx(_played, table, presses, keys)
        made.append(thread)
    await db.tx(_told)
    await db.close()
    return made


def _played(tx: Tx, table: Table, presses: Sequence[Press], keys: Iterator[int]) -> None:
    chance = random.Random(table.id)
    for _ in range(MOVES):
        if table.state == "running":
            seat = table.rules.to_act(table.running.state)[0]
            press = next(one for one in presses if one.person == table.person_on(seat))
            act = chance.choice(table.rules.legal(table.running.state, seat))
            press = Press(next(keys), press.person, press.name, "en", press.guild)
            table = turn.act(tx, press, table.id, None, _chosen(act))


def _chosen(action: Action) -> Choose:
    return lambda _table, _seat: action


def _told(conn: Connection) -> None:
    """Long ago."""
    conn.execute(update(outbox).values(state="sent", settled_at=0))


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    late, played, seconds = size.of((LATE, PLAYED, 30), (200, PLAYED, 10), (2, 12, 1))
    with tempfile.TemporaryDirectory() as folder:
        waited = asyncio.run(reminders(Path(folder), late, played, seconds))
    what = f"{PRESSES} presses a second beside {late:,} tables that are reminded"
    for part, during, without in (
        ("p50", waited.during.p50, waited.without.p50),
        ("p99", waited.during.p99, waited.without.p99),
    ):
        within = f"≤ {WITHIN:g} ×"
        yield Figure(
            f"{what}: answered ({part})", during, "ms", "without", without, within, during <= WITHIN * without
        )


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
