"""A place that is closed to us, and opened again while we are being refused there."""

import pytest

from bot.outbound.remedies import Remedies
from db import outbox
from db.rows import Row
from tables import deliveries, pausing
from tables.deliveries import LEASE
from tables.pace import HOUR
from tables.service import Tables
from tests.bot.seated import CHANNEL, GUILD, THREAD, Clock, running

MISSING_PERMISSIONS = 50013


async def claimed(tables: Tables) -> list[Row]:
    """What may be tried now in the thread."""
    rows = await tables.db.tx(lambda conn: outbox.claim(conn, "bot", tables.now(), LEASE, 50))
    return [row for row in rows if row.channel == THREAD]


async def heard(tables: Tables, by: Remedies | None, opened: bool) -> None:
    """Of a change in the server, by the process that tries or by another, which has the shard."""

    def may_play(channel: int) -> bool:
        return opened and channel == CHANNEL

    if by is None:
        await tables.tx(pausing.retry, GUILD, may_play)
    else:
        by.changed(GUILD, may_play)


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize(
    ("before", "opened", "again"),
    [
        pytest.param(False, True, True, id="let in while it was tried"),
        pytest.param(False, False, False, id="still closed"),
        pytest.param(True, True, False, id="let in before, and refused all the same"),
    ],
)
async def test_who_is_let_in_while_being_refused_tries_again_at_once(
    tables: Tables, clock: Clock, before: bool, opened: bool, again: bool, elsewhere: bool
) -> None:
    game, remedies = await running(tables), Remedies(tables.now)
    here = None if elsewhere else remedies
    if before:
        await heard(tables, here, opened)
        clock.now += 1
    (board,) = await claimed(tables)
    if not before:
        await heard(tables, here, opened)
    clock.now += 300
    await tables.tx(deliveries.settle, board, remedies.refusal(board, MISSING_PERMISSIONS))
    assert (await tables.get(game)).paused is not again
    assert [row.id for row in await claimed(tables)] == [board.id] * again
    clock.now += HOUR
    assert [row.id for row in await claimed(tables)] == [board.id]


def test_of_what_was_heard_of_servers_only_the_newest_is_kept_when_the_rest_is_forgotten(
    clock: Clock,
) -> None:
    remedies = Remedies(clock)

    def before(_channel: int) -> bool:
        return True

    def since(_channel: int) -> bool:
        return True

    for guild, heard in ((GUILD, before), (GUILD + 1, before), (GUILD, since)):
        remedies.changed(guild, heard)
    remedies.forget({GUILD: before, GUILD + 1: before})
    assert remedies._changed == {GUILD: (clock(), since)}
