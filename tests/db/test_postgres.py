"""What PostgreSQL adds: a server that goes away, and several processes on one database."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial

import pytest
from sqlalchemy import Connection, text

from db import games, notes, outbox, postgres, processes
from db.database import Database, open_database
from db.errors import BadCopy, CannotOpen, NotSaved
from db.postgres import ALONE, BESIDE_OTHERS, PAUSES, Postgres
from db.rows import Row
from tests.db.cluster import Cluster, free_port
from tests.db.pooler import pooler
from tests.db.rows import ANNA, NOON, lobby, message, opening
from tests.db.tcp_proxy import tcp_proxy
from tests.patience import PATIENCE

SOON = 30  # seconds
TRIES = 50  # until what is spoiled has collided again and again: once is enough most often


async def test_a_server_that_does_not_answer_is_a_named_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PAUSES", (0.0,))
    with pytest.raises(CannotOpen) as refused:
        await open_database(f"postgresql+asyncpg://postgres@127.0.0.1:{free_port()}/postgres")
    assert refused.value.reason == "unreachable"


async def test_a_server_that_promises_too_little_is_refused(postgres: Database, cluster: Cluster) -> None:
    await postgres.tx(lambda conn: conn.execute(text("ALTER ROLE postgres SET synchronous_commit = off")))
    try:
        with pytest.raises(CannotOpen, match="synchronous_commit"):
            await open_database(cluster.url)
    finally:
        await postgres.tx(lambda conn: conn.execute(text("ALTER ROLE postgres RESET ALL")))


async def test_an_old_server_is_refused(
    postgres: Database, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.OLDEST", 99)
    with pytest.raises(CannotOpen, match="needs 99 or newer"):
        await open_database(cluster.url)


async def test_a_pooler_that_shares_lines_among_transactions_is_refused_and_another_is_not(
    postgres: Database, cluster: Cluster
) -> None:
    async with pooler(cluster.port, by_transaction=True) as port:
        with pytest.raises(CannotOpen, match="session mode"):
            await open_database(cluster.url_at(port))
    async with pooler(cluster.port, by_transaction=False) as port:
        database = await open_database(cluster.url_at(port))
        assert await opened(database, "by a pooler")
        await database.close()


async def test_lines_that_a_router_has_forgotten_are_given_up_and_new_ones_made(
    cluster: Cluster, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them at once: who comes later need not find out again."""
    monkeypatch.setattr("db.postgres.SILENT_FOR", 0.5)
    async with tcp_proxy(cluster.port) as line:
        database = await open_database(cluster.url_at(line.port))
        await asyncio.gather(*(opened(database, f"before {number}") for number in range(20)))
        line.forget()
        async with asyncio.timeout(SOON):
            await asyncio.gather(*(opened(database, f"after {number}") for number in range(40)))
        await database.close()
    assert len(await postgres.read(games.unfinished)) == 60


async def test_what_somebody_holds_who_is_heard_no_more_is_free_soon(
    cluster: Cluster, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.SET_ON_CONNECT", ("SET idle_in_transaction_session_timeout = '300ms'",))
    number = await postgres.tx(lambda conn: lobby(conn, ANNA))
    async with tcp_proxy(cluster.port) as line:
        lost = await open_database(cluster.url_at(line.port))
        assert isinstance(lost, Postgres)
        async with lost._engine.connect() as conn:
            await conn.run_sync(lambda held: games.get(held, number, lock=True))
            line.silent = True
            async with asyncio.timeout(SOON):
                await postgres.tx(lambda conn: games.change(conn, number, paused_at=NOON))
            line.cut()
            await conn.invalidate()
        line.silent = False
        await lost.close()


@pytest.mark.endurance
async def test_a_server_that_crashes_loses_nothing_that_was_confirmed(
    postgres: Database, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between two moves and while several are under way; all are there once in the end."""
    monkeypatch.setattr("db.postgres.PAUSES", (*PAUSES, *[0.5] * int(PATIENCE)))  # it may start slowly here
    keys = [f"open-{number}" for number in range(40)]
    moves = [asyncio.ensure_future(opened(postgres, key)) for key in keys[:20]]
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)
    moves += [asyncio.ensure_future(opened(postgres, key)) for key in keys[20:]]
    numbers = await asyncio.gather(*moves)
    there = await postgres.read(games.unfinished)
    assert {game.id: game.key for game in there} == dict(zip(numbers, keys, strict=True))


async def all_counted(databases: Sequence[Database], *, total: str, times: int) -> int:
    """Each adds one to the same sum, all at once; how often the unluckiest was begun."""
    begun = Counter[int]()

    def one_more(conn: Connection, number: int) -> None:
        begun[number] += 1
        notes.put(conn, total, (notes.get(conn, total) or 0) + 1)

    adding = (databases[at % len(databases)].tx(partial(one_more, number=at)) for at in range(times))
    await asyncio.gather(*adding)
    assert await databases[0].read(lambda conn: notes.get(conn, total)) == times
    return max(begun.values())


@pytest.mark.parametrize("spoiled", [False, True])
async def test_whoever_has_collided_is_alone_the_next_time_whatever_process_they_are_of(
    postgres: Database, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    """Moves at different tables collide, too: they share pages of indexes. Beside others they would again."""
    monkeypatch.setattr("db.postgres.PAUSES", (0.0,) * 100)
    patient = (f"SET LOCAL lock_timeout = '{SOON}s'", *ALONE[1:])
    monkeypatch.setattr("db.postgres.ALONE", BESIDE_OTHERS if spoiled else patient)
    other = await open_database(cluster.url)
    for tries in range(1, TRIES + 1 if spoiled else 2):
        if (unluckiest := await all_counted([postgres, other], total=f"sum {tries}", times=40)) > 2:
            break
    await other.close()
    assert (unluckiest > 2) is spoiled


async def test_who_has_fallen_silent_among_those_who_write_keeps_nobody_from_being_alone_for_long(
    cluster: Cluster, postgres: Database
) -> None:
    begun = list[int]()

    def collides_once(conn: Connection) -> None:
        begun.append(notes.get(conn, "sum") or 0)
        if len(begun) == 1:
            conn.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001'; END $$")
        notes.put(conn, "sum", 1)

    silent = await open_database(cluster.url)
    assert isinstance(silent, Postgres)
    async with silent._writing.connect() as held:
        await held.exec_driver_sql(BESIDE_OTHERS[-1])
        async with asyncio.timeout(SOON / 2):
            await postgres.tx(collides_once)
    await silent.close()
    assert begun == [0, 0]


async def opened(database: Database, key: str) -> int:
    return await database.tx(lambda conn: games.open_table(conn, opening(key), NOON))


async def test_a_line_that_falls_silent_is_given_up_and_refused_in_time(
    cluster: Cluster, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.SILENT_FOR", 0.5)
    monkeypatch.setattr("db.postgres.BEGUN_AGAIN_FOR", 1.0)
    async with tcp_proxy(cluster.port) as line:
        database = await open_database(cluster.url_at(line.port))
        await opened(database, "before")
        line.silent = True
        waiting = [asyncio.ensure_future(opened(database, f"while {number}")) for number in range(20)]
        async with asyncio.timeout(SOON):
            answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(one) for one in answers} == {NotSaved}
        line.silent = False
        async with asyncio.timeout(SOON):
            assert await opened(database, "after")
            line.silent = True
            await database.close()
    assert [game.key for game in await postgres.read(games.unfinished)] == ["before", "after"]


async def test_two_processes_start_at_once_on_an_empty_database(postgres: Database, cluster: Cluster) -> None:
    def empty(conn: Connection) -> None:
        conn.execute(text("DROP SCHEMA public CASCADE"))
        conn.execute(text("CREATE SCHEMA public"))

    await postgres.tx(empty)
    both = await asyncio.gather(open_database(cluster.url), open_database(cluster.url))
    for number, database in enumerate(both):
        await database.tx(lambda conn, number=number: notes.put(conn, f"from {number}", number))  # type: ignore[misc]
    assert await both[0].read(lambda conn: notes.get(conn, "from 1")) == 1
    for database in both:
        await database.close()


async def test_two_processes_drain_one_outbox_in_order(postgres: Database, cluster: Cluster) -> None:
    other = await open_database(cluster.url)
    told: list[tuple[int, int]] = []
    messages = [message(f"m{number}", channel=number % 4) for number in range(40)]
    await postgres.tx(lambda conn: outbox.put(conn, messages, NOON))

    async def drain(database: Database, owner: str) -> None:
        while await database.read(lambda conn: outbox.health(conn).pending):
            for row in await database.tx(lambda conn: outbox.claim(conn, owner, NOON, 1000, 2), ()):
                told.append((row.channel, row.id))
                await database.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, NOON), ())  # type: ignore[misc]

    await asyncio.gather(*(drain(one, one.process) for one in (postgres, other) for _ in range(3)))
    await other.close()
    assert len(told) == len(set(told)) == 40
    for channel in range(4):
        ids = [row for where, row in told if where == channel]
        assert ids == sorted(ids)


async def test_who_starts_frees_what_a_dead_process_had_under_way_and_nothing_of_a_living_one(
    postgres: Database, cluster: Cluster
) -> None:
    other = await open_database(cluster.url)
    await postgres.tx(lambda conn: outbox.put(conn, [message("m", channel=1)], NOON))
    (taken,) = await other.tx(lambda conn: outbox.claim(conn, other.process, NOON, 1000, 1))

    async def freed() -> tuple[Row, ...]:
        await postgres.tx(lambda conn: outbox.release(conn, processes.living(conn)))
        return await postgres.tx(lambda conn: outbox.claim(conn, postgres.process, NOON, 1000, 1))

    assert await freed() == ()
    await other.close()
    async with asyncio.timeout(PATIENCE):
        while not (again := await freed()):
            await asyncio.sleep(0.01)  # until the server has noticed
    assert [row.id for row in again] == [taken.id]


async def test_whoever_locks_a_game_keeps_others_from_it(postgres: Database) -> None:
    number = await postgres.tx(lambda conn: lobby(conn, ANNA))
    found = await postgres.tx(lambda conn: games.get(conn, number, lock=True))
    assert found is not None
    assert found.id == number


async def test_its_own_tools_make_its_backups(postgres: Database, cluster: Cluster) -> None:
    with pytest.raises(BadCopy, match="pg_dump"):
        await postgres.backup(cluster.folder / "copy")
    await postgres.empty_journal()
    await postgres.compact()
