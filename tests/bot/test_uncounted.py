"""What somebody does in secret is not counted either: not in numbers by which messages are known, not in a
file that another takes home."""

import json
from pathlib import Path

from bot.outbound.delivery import marker
from db import outbox
from engines.core import Action, Seat
from tables import lobby, people
from tables.model import Table
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, Clock, opened, press, wish
from tests.engines.embers.rules import Guard, Kindle

Traces = tuple[list[tuple[str, int]], str]


def kindle(_table: Table, _seat: Seat) -> Action:
    return Kindle()


def guard(_table: Table, _seat: Seat) -> Action:
    return Guard()


async def traces(folder: Path, *, secretly: bool) -> Traces:
    """The nonces and marks of all that others than Ben are sent, and Ana's own data."""
    folder.mkdir()
    tables = await opened(folder, Clock())
    table = await tables.open(press(ANA, interaction=1), wish(seats=3))
    for number, person in enumerate((BEN, CHLOE), 2):
        await tables.join(press(person, interaction=number), table.id)
    await tables.tx(lobby.thread_made, table.id, 700)
    if secretly:
        await tables.act(press(BEN, interaction=4), table.id, None, guard)
    await tables.act(press(ANA, interaction=5), table.id, None, kindle)
    await tables.undo(press(ANA, interaction=6), table.id)
    await tables.answer(press(BEN, interaction=7), table.id, 1, agrees=True)
    await tables.answer(press(CHLOE, interaction=8), table.id, 1, agrees=True)
    home = json.dumps(await tables.read(people.data_of, ANA))
    told = await marks(tables)
    await tables.db.close()
    return told, home


async def marks(tables: Tables) -> list[tuple[str, int]]:
    found = []
    while rows := await tables.db.tx(lambda conn: outbox.claim(conn, "test", tables.now(), 1, 50)):
        found += [(row.nonce, marker(row.key, row.epoch)) for row in rows if row.audience != BEN]
        for row in rows:
            await tables.db.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, tables.now()))  # type: ignore[misc]
    return found


async def test_a_secret_order_is_in_no_number_that_others_see(tmp_path: Path) -> None:
    with_order, without = [
        await traces(tmp_path / str(secretly), secretly=secretly) for secretly in (True, False)
    ]
    assert len(without[0]) > 5
    assert with_order[0] == without[0]
    assert with_order[1] == without[1]
