"""A place that is closed to us, and opened again while we are being refused there."""

import pytest

from bot.failures import HOUR, LEASE, Failures
from bot.tables import Tables
from db import outbox
from db.outbox import Row
from tests.bot.seated import CHANNEL, GUILD, THREAD, Clock, running

MISSING_PERMISSIONS = 50013


async def claimed(tables: Tables) -> list[Row]:
    """What may be tried now in the thread."""
    rows = await tables.db.tx(lambda conn: outbox.claim(conn, "bot", tables.now(), LEASE, 50))
    return [row for row in rows if row.channel == THREAD]


@pytest.mark.parametrize(
    ("heard", "opened", "again"),
    [
        pytest.param(200, True, True, id="let in while it was tried"),
        pytest.param(200, False, False, id="still closed"),
        pytest.param(-200, True, False, id="let in before, and refused all the same"),
    ],
)
async def test_who_is_let_in_while_being_refused_tries_again_at_once(
    tables: Tables, clock: Clock, heard: int, opened: bool, again: bool
) -> None:
    game, failures = await running(tables), Failures(tables)
    (board,) = await claimed(tables)
    clock.now += heard
    failures.changed(GUILD, lambda channel: opened and channel == CHANNEL)
    clock.now += 300
    await tables.db.tx(lambda conn: failures.remedy(conn, board, MISSING_PERMISSIONS))
    assert (await tables.get(game)).paused is not again
    assert [row.id for row in await claimed(tables)] == [board.id] * again
    clock.now += HOUR
    assert [row.id for row in await claimed(tables)] == [board.id]
