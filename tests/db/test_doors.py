"""Who goes in beside whom, on PostgreSQL: those who keep to games of their own beside others at theirs, and
none of them beside somebody who may write anything."""

import asyncio
import time
from collections import Counter
from collections.abc import Collection
from functools import partial

import asyncpg
import pytest
from sqlalchemy import Connection, text

from db import games, log, notes
from db.database import Database, open_database
from db.postgres import AT_GAMES, SET_ON_CONNECT
from tests.db.cluster import Cluster
from tests.db.rows import ANNA, action, running

SOON = 30  # seconds
LOOKS = 60  # at who else is inside, where nobody may be; else until somebody is
TABLES = 20
TRIES = 50  # until what is spoiled has collided: once is enough most often


class Room:
    """Counts who is inside at once."""

    def __init__(self) -> None:
        self.inside = self.most = 0

    def visit(self, conn: Connection, wanted: int) -> None:
        self.inside += 1
        try:
            for _ in range(LOOKS if wanted == 1 else 100 * LOOKS):
                self.most = max(self.most, self.inside)
                if self.most == wanted > 1:
                    break
                conn.execute(text("SELECT 1"))
        finally:
            self.inside -= 1


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ([1], [2], 2),
        ([1], [1], 1),
        ([1], (), 2),
        ((), (), 2),
        ([1], None, 1),
        ((), None, 1),
        (None, None, 2),
    ],
)
async def test_who_goes_in_beside_whom(
    postgres: Database,
    cluster: Cluster,
    one: Collection[int] | None,
    other: Collection[int] | None,
    together: int,
) -> None:
    neighbour, room = await open_database(cluster.url), Room()
    visit = partial(room.visit, wanted=together)
    await asyncio.gather(postgres.tx(visit, one), neighbour.tx(visit, other))
    await neighbour.close()
    assert room.most == together


@pytest.mark.parametrize("spoiled", [False, True])
async def test_moves_at_different_tables_do_not_fail_each_other(
    postgres: Database, cluster: Cluster, spoiled: bool
) -> None:
    """They share pages of indexes, which is all that PostgreSQL watches."""
    tables = [
        await postgres.tx(lambda conn, at=at: running(conn, ANNA, key=f"open-{at}"))  # type: ignore[misc]
        for at in range(TABLES)
    ]
    begun, neighbour = Counter[int](), await open_database(cluster.url)

    def moved(conn: Connection, game: int, number: int) -> None:
        begun[game] += 1
        assert log.answered(conn, f"move-{game}-{number}") is None
        assert games.get(conn, game, lock=True) is not None
        log.append(conn, action(game, log.newest(conn, game) + 1, key=f"move-{game}-{number}"))

    both = (postgres, neighbour)
    for tries in range(1, TRIES + 1 if spoiled else 2):
        begun.clear()
        await asyncio.gather(
            *(
                both[game % 2].tx(partial(moved, game=game, number=tries), None if spoiled else [game])
                for game in tables
            )
        )
        assert (
            await postgres.read(lambda conn: [log.newest(conn, game) for game in tables]) == [tries] * TABLES
        )
        if max(begun.values()) > 1:
            break
    await neighbour.close()
    assert (max(begun.values()) > 1) is spoiled


async def test_at_one_game_everybody_sees_what_came_before(postgres: Database, cluster: Cluster) -> None:
    neighbour, begun = await open_database(cluster.url), list[int]()

    def one_more(conn: Connection) -> None:
        begun.append(notes.get(conn, "sum:1") or 0)
        notes.put(conn, "sum:1", begun[-1] + 1)

    await asyncio.gather(*(one.tx(one_more, [1]) for _ in range(TABLES) for one in (postgres, neighbour)))
    await neighbour.close()
    assert begun == list(range(2 * TABLES))


async def test_who_has_fallen_silent_at_a_game_keeps_nobody_waiting_for_long(
    postgres: Database, cluster: Cluster
) -> None:
    """Neither who moves at another nor who may write anything."""
    silent = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{cluster.port}/postgres")
    await silent.execute(";".join((*SET_ON_CONNECT, "BEGIN", *AT_GAMES)))
    async with asyncio.timeout(SOON):
        waiting = asyncio.create_task(postgres.tx(_noted))
        for game in range(TABLES):
            await postgres.tx(_noted, [game])
        await waiting
    silent.terminate()


async def test_who_comes_too_late_to_what_they_have_begun_begins_again(
    postgres: Database, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has given them up meanwhile; a process that is late loses nothing."""
    monkeypatch.setattr("db.postgres.SET_ON_CONNECT", ("SET idle_in_transaction_session_timeout = '300ms'",))
    late, begun = await open_database(cluster.url), list[int]()

    def works(conn: Connection) -> None:
        begun.append(notes.get(conn, "sum") or 0)
        if len(begun) == 1:
            time.sleep(1.0)
        _noted(conn)

    for number, at in enumerate((None, [1])):
        begun.clear()
        await late.tx(works, at)
        assert len(begun) > 1
        assert set(begun) == {number}
    await late.close()


def _noted(conn: Connection) -> None:
    notes.put(conn, "sum", 1)


async def test_a_move_is_there_once_however_often_it_is_told(postgres: Database, cluster: Cluster) -> None:
    """By two processes at once: the second finds its key."""
    neighbour, seen = await open_database(cluster.url), Counter[bool]()
    game = await postgres.tx(lambda conn: running(conn, ANNA))

    def moved(conn: Connection) -> None:
        known = log.answered(conn, "move") is not None
        seen[known] += 1
        if not known:
            log.append(conn, action(game, log.newest(conn, game) + 1, key="move"))

    await asyncio.gather(*(one.tx(moved, [game]) for _ in range(3) for one in (postgres, neighbour)))
    await neighbour.close()
    assert seen == {False: 1, True: 5}
