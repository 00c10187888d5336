"""Deleting one's data is one step: whatever happens beside it, no game waits for nobody."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from db import seats
from db.database import Connection
from engines.core import Refused
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, Clock, opened, press, running, wish


def ghosts(conn: Connection, games: list[int]) -> list[tuple[int, int]]:
    """Seats of which nobody has got up and on which nobody sits."""
    return [
        (game, one.seat)
        for game in games
        for one in seats.of(conn, game)
        if one.person is None and one.left_at is None
    ]


@pytest.mark.parametrize("before", range(4))
async def test_who_joins_while_their_data_is_deleted_leaves_no_ghost(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    """The press that joins comes first in line before one of the transactions of the deletion."""
    tables = await opened(tmp_path, clock)
    first, second = await running(tables), (await tables.open(press(ANA), wish())).id
    begun, tx = 0, tables.db.tx

    async def interleaved(work: Callable[[Connection], Any], at: Collection[int] | None = None) -> Any:
        nonlocal begun
        begun += 1
        if begun == before + 1:
            monkeypatch.setattr(tables.db, "tx", tx)
            await tables.join(press(BEN), second)
            monkeypatch.setattr(tables.db, "tx", interleaved)
        return await tx(work, at)

    monkeypatch.setattr(tables.db, "tx", interleaved)
    await tables.forget(press(BEN))
    monkeypatch.setattr(tables.db, "tx", tx)
    assert await tables.db.read(lambda conn: ghosts(conn, [first, second])) == []
    await tables.db.close()


async def test_a_deletion_that_fails_changes_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game, lobby = await running(tables), (await tables.open(press(CHLOE), wish())).id

    def fails(_conn: Connection, _person: int) -> None:
        raise Refused("undo-nothing")

    with monkeypatch.context() as broken:
        broken.setattr("db.privacy.forget", fails)
        with pytest.raises(Refused):
            await tables.forget(press(CHLOE))
        with pytest.raises(Refused):
            await tables.forget(press(BEN))
    assert [one.left for one in (await tables.get(game)).sitters] == [False, False]
    assert (await tables.get(lobby)).seat_of(CHLOE) == 0


async def test_a_deletion_leaves_compacting_to_the_night(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the file is written anew everybody waits: no lever for whoever deletes again and again."""
    compacted = list[bool]()

    async def noted() -> None:
        compacted.append(True)

    monkeypatch.setattr(tables.db, "compact", noted)
    await running(tables)
    for _ in range(3):
        await tables.forget(press(BEN))
    assert compacted == []
