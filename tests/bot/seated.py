"""Persons at tables, without Discord: the service on a database of its own."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from sqlalchemy import update

from db import outbox, schema
from db.database import Database, open_database
from engines import GAMES
from engines.core import AnyRules, Setting
from tables import lobby
from tables.context import Tx
from tables.model import NewTable, Press
from tables.service import Tables
from tests.engines.embers.rules import EMBERS

RULES = (EMBERS, *GAMES)
GUILD, CHANNEL, THREAD = 7, 70, 700
ANA, BEN, CHLOE, DARIO, ELSA = 11, 12, 13, 14, 15
NAMES = {ANA: "Ana", BEN: "Ben", CHLOE: "Chloé", DARIO: "Dario", ELSA: "Elsa"}

_interactions = count(1_000)


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


def press(person: int, *, guild: int | None = GUILD, interaction: int = 0) -> Press:
    return Press(interaction or next(_interactions), person, NAMES[person], "en", guild, CHANNEL)


class Told:
    """How often the outlet was told that something was put."""

    def __init__(self) -> None:
        self.times = 0

    def take(self, _tx: Tx, _left: object) -> Callable[[], None]:
        return self._count

    def _count(self) -> None:
        self.times += 1


def wish(rules: AnyRules = EMBERS, seats: int = 2, *, private: bool = False, **options: Setting) -> NewTable:
    return NewTable(
        rules=rules,
        channel=CHANNEL,
        thread=None,
        options=options,
        seats=seats,
        pace="daily",
        private=private,
        locale="en",
    )


async def opened(tmp_path: Path, clock: Clock, rules: Sequence[AnyRules] = (EMBERS,)) -> Tables:
    return Tables(await database(tmp_path), clock, rules)


async def database(tmp_path: Path) -> Database:
    return await open_database(f"sqlite+aiosqlite:///{tmp_path / 'fireside.db'}")


async def running(tables: Tables, seats: int = 2, rules: AnyRules = EMBERS, **options: int) -> int:
    """A table at which Ana and Ben (and Chloé, Dario, Elsa) play, its thread made."""
    table = await tables.open(press(ANA), wish(rules, seats, private=False, **options))
    for person in (BEN, CHLOE, DARIO, ELSA)[: seats - 1]:
        table = await tables.join(press(person), table.id)
    await tables.tx(lobby.thread_made, table.id, THREAD)
    return table.id


async def reminded(tables: Tables, game: int, seat: int, times: int) -> None:
    """As if this seat had been reminded so often in its present wait."""
    mine = (schema.seats.c.game == game) & (schema.seats.c.seat == seat)
    await tables.db.tx(lambda conn: conn.execute(update(schema.seats).where(mine).values(reminded=times)))


async def told(tables: Tables) -> list[str]:
    """The kinds of messages that wait to be sent, in order; they are then settled."""
    kinds: list[str] = []
    while rows := await tables.db.tx(lambda conn: outbox.claim(conn, "test", tables.now(), 1, 50)):
        for row in rows:
            kinds.append(row.kind)
            await tables.db.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, tables.now()))  # type: ignore[misc]
    return kinds
