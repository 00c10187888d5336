"""People who press while hundreds of tables wait for computers: how much longer they wait for answers than
while nobody thinks."""

import signal
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.beside import Beside, beside
from benchmarks.crowd import PLAYERS, TABLES_OF_ONE, Running, persons
from benchmarks.tables import Room, started
from db.database import open_database
from engines import GAMES
from engines.core import Action, Seat
from sandbox.entities import Channel
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tables.model import NewTable, Press, Table
from tables.service import Tables

GAME = next(rules for rules in GAMES if rules.key == "firebulls")
THREE = ("flame",) * 3
ROUNDS = 6  # of both
TURNED = signal.SIGRTMIN  # the minds think, or rest


@dataclass(slots=True)
class Filling:
    """Tables at which three computers are waited for, before the bot is there."""

    tables: Tables
    channel: Channel
    games: list[int] = field(default_factory=list)
    pressed: int = 1 << 40  # no other press has such a number

    def press(self, person: int) -> Press:
        self.pressed += 1
        return Press(self.pressed, person, "Ana", "en", self.channel.guild_id)

    async def table(self, person: int) -> None:
        wish = NewTable(
            rules=GAME,
            channel=self.channel.id,
            thread=None,
            options={},
            seats=4,
            pace="none",
            private=False,
            locale="en",
            computers=THREE,
        )
        table = await self.tables.open(self.press(person), wish)
        while not set(table.waiting) <= set(table.computers):
            await self.tables.act(self.press(person), table.id, None, _usual)
            table = await self.tables.get(table.id)
        self.games.append(table.id)


def _usual(table: Table, seat: Seat) -> Action:
    action: Action = table.rules.autopilot(table.running.state, seat)
    return action


async def queue(folder: Path, number: int, seconds: float, players: int = PLAYERS) -> Beside:
    """So many tables of three computers, and of persons who press; the minds rest and think in turn."""
    url = f"sqlite+aiosqlite:///{folder / 'full_queue.db'}"
    async with Sandbox(Settings(mode=Mode.LOOSE)) as sandbox:
        room, mine = Room(sandbox), persons(sandbox, 2 * players // TABLES_OF_ONE + 2)
        seated = await room.seated(url, [GAME] * players, mine, notified=0)
        await _filled(sandbox, url, number)
        token, api = sandbox.world.application.token, f"{sandbox.address}/api/v10"
        given = {"DISCORD_TOKEN": token, "DISCORD_API": api, "DATABASE_URL": url, "MINDS_REST": "yes"}
        async with started("benchmarks.watched", sandbox, **given) as bot:
            for table in seated:
                await table.shown()
            await room.quiet()
            return await beside(Running(room, bot, seated), TURNED, ROUNDS, seconds)


async def _filled(sandbox: Sandbox, url: str, number: int) -> None:
    guild = next(iter(sandbox.world.tables.guilds.values()))
    channel = next(one for one in sandbox.world.channels_of(guild.id) if one.name == "games")
    database = await open_database(url)
    filling = Filling(Tables(database, lambda: time.time_ns() // 1_000_000), channel)
    for at in range(number):
        if at % TABLES_OF_ONE == 0:
            (person,) = persons(sandbox, 1)
            sandbox.world.join(guild, person)
        await filling.table(person)
    await database.close()
