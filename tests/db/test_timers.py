"""What is due: once, at its instant, and not charged for the time nobody was there."""

import asyncio
from collections.abc import Sequence

from db import timers
from db.database import Connection, Database, Work
from tests.db.rows import ANNA, BEN, HOUR, MINUTE, NOON, due, lobby, running


async def plan(database: Database, *dues: timers.Due) -> None:
    await database.tx(lambda conn: timers.plan(conn, dues))


async def take_due(database: Database, now: int, limit: int = 200) -> list[str]:
    def work(conn: Connection) -> list[str]:
        return [one.key for one in timers.due(conn, now, limit) if timers.take(conn, one.key, now)]

    return await database.tx(work)


async def test_what_is_due_is_taken_once_the_earliest_first(database: Database) -> None:
    await plan(database, due("b", NOON + 2), due("a", NOON + 1), due("c", NOON + 3))
    assert await take_due(database, NOON) == []
    assert [one.key for one in await database.read(lambda conn: timers.due(conn, NOON + 2))] == ["a", "b"]
    assert await take_due(database, NOON + 2) == ["a", "b"]
    assert await take_due(database, NOON + 2) == []
    assert await take_due(database, NOON + HOUR, limit=1) == ["c"]


async def test_a_reminder_is_kept_as_it_was_planned(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    planned = due("d", game=game, seat=1, person=BEN, payload={"nth": 2})
    await plan(database, planned)
    assert await database.read(lambda conn: timers.of_game(conn, game)) == (planned,)
    assert await database.read(lambda conn: timers.of_person(conn, BEN)) == (planned,)
    assert await database.tx(lambda conn: timers.take(conn, "d", NOON)) == planned


async def test_taking_one_fails_when_it_was_moved_cancelled_or_taken(database: Database) -> None:
    await plan(database, due("a"))
    assert await database.tx(lambda conn: timers.move(conn, "a", NOON + HOUR))
    assert await database.tx(lambda conn: timers.take(conn, "a", NOON)) is None
    assert await database.tx(lambda conn: timers.take(conn, "a", NOON + HOUR)) is not None
    assert await database.tx(lambda conn: timers.take(conn, "a", NOON + HOUR)) is None
    assert not await database.tx(lambda conn: timers.move(conn, "a", NOON))


async def test_planning_again_moves_what_waits_and_never_revives_what_is_done(database: Database) -> None:
    await plan(database, due("a", NOON))
    await plan(database, due("a", NOON + HOUR))
    assert await take_due(database, NOON) == []
    assert await take_due(database, NOON + HOUR) == ["a"]
    await plan(database, due("a", NOON))
    assert await take_due(database, NOON + HOUR) == []


async def test_cancelling_takes_those_of_a_game_a_seat_or_a_kind(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await plan(
        database,
        due("a", game=game, seat=0),
        due("b", game=game, seat=1),
        due("c", game=game, kind="limit"),
        due("d"),
    )
    await database.tx(lambda conn: timers.cancel(conn, game, seat=0))
    assert [one.key for one in await database.read(lambda conn: timers.of_game(conn, game))] == ["b", "c"]
    await database.tx(lambda conn: timers.cancel(conn, game, kinds=["limit"]))
    assert await take_due(database, NOON) == ["b", "d"]


async def test_six_hours_without_anybody_are_given_back_once(database: Database) -> None:
    await plan(database, due("clock", NOON + HOUR), due("lobby", NOON + HOUR, kind="expiry"))
    await database.tx(lambda conn: timers.beat(conn, "bot", NOON))
    woken = [
        await database.tx(lambda conn: timers.wake(conn, "bot", NOON + 6 * HOUR, 5 * MINUTE, ["turn"]))
        for _ in range(2)
    ]
    assert woken == [6 * HOUR, 0]
    assert await take_due(database, NOON + 6 * HOUR) == ["lobby"]
    assert await take_due(database, NOON + 7 * HOUR) == ["clock"]


async def test_nothing_is_given_back_while_another_process_lives_or_at_the_first_start(
    database: Database,
) -> None:
    assert await database.tx(lambda conn: timers.wake(conn, "one", NOON, MINUTE, ["turn"])) == 0
    await database.tx(lambda conn: timers.beat(conn, "two", NOON + 5 * HOUR))
    late = NOON + 5 * HOUR + 1
    assert await database.tx(lambda conn: timers.wake(conn, "one", late, MINUTE, ["turn"])) == 0


async def test_a_first_start_that_never_swept_gives_the_time_after_it_back(database: Database) -> None:
    await database.tx(lambda conn: timers.first_beat(conn, "one", NOON))
    await plan(database, due("turn", NOON + HOUR))
    await database.tx(lambda conn: timers.first_beat(conn, "two", NOON + 6 * HOUR))
    lost = await database.tx(lambda conn: timers.wake(conn, "two", NOON + 6 * HOUR, MINUTE, ("turn",)))
    assert lost == 6 * HOUR
    assert await database.read(lambda conn: timers.due(conn, NOON + 6 * HOUR)) == ()


async def test_a_seat_that_is_away_has_its_clock_stopped_alone(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await plan(database, due("a", game=game, seat=0), due("b", game=game, seat=1))
    await database.tx(lambda conn: timers.shift(conn, HOUR, ["turn"], game, seat=1))
    assert await take_due(database, NOON) == ["a"]
    assert await database.read(lambda conn: timers.overdue(conn, NOON + HOUR)) == 1


async def test_several_sweepers_do_each_of_five_hundred_deadlines_once(database: Database) -> None:
    await plan(database, *(due(f"d{one}", NOON + one) for one in range(500)))

    async def sweep() -> list[str]:
        found = []
        while keys := await take_due(database, NOON + HOUR, limit=40):
            found += keys
        return found

    swept = [key for keys in await asyncio.gather(*(sweep() for _ in range(4))) for key in keys]
    swept += await sweep()
    assert sorted(swept) == sorted(f"d{one}" for one in range(500))


async def test_what_is_done_is_pruned(database: Database) -> None:
    await plan(database, due("a"), due("b", NOON + HOUR))
    await take_due(database, NOON)
    assert await database.tx(lambda conn: timers.prune(conn, NOON + 1)) == 1
    assert await take_due(database, NOON + HOUR) == ["b"]


async def test_a_row_that_waits_is_dropped_and_one_that_is_done_stays_done(database: Database) -> None:
    await plan(database, due("a"), due("b", NOON + HOUR))
    assert await take_due(database, NOON) == ["a"]
    for key in ("a", "b"):
        await database.tx(lambda conn, key=key: timers.drop(conn, key))  # type: ignore[misc]
    await plan(database, due("a", NOON + 1), due("b", NOON + 1))
    assert await take_due(database, NOON + 1) == ["b"]


async def test_games_for_which_nothing_of_a_kind_waits_are_found(database: Database) -> None:
    lacks = await database.tx(lambda conn: lobby(conn, ANNA, key="open-2"))
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))

    async def lacking() -> Sequence[int]:
        return sorted(await database.read(lambda conn: timers.lacking(conn, "ends", "sleeps")))

    await plan(database, due("a", game=game, kind="ends"), due("b", game=lacks, kind="sleeps"))
    assert await lacking() == [lacks, game]
    await plan(database, due("c", game=game, kind="sleeps"))
    assert await lacking() == [lacks]
    await plan(database, due("d", game=lacks, kind="ends"))
    assert await lacking() == []
    await take_due(database, NOON)
    assert await lacking() == [lacks, game]


async def test_what_takes_long_is_claimed_for_a_lease_and_finished_once(database: Database) -> None:
    def claim(now: int, limit: int = 5, owner: str = "me") -> Work[list[str]]:
        return lambda conn: [one.key for one in timers.claim(conn, "long", owner, now, MINUTE, limit)]

    await plan(database, *(due(key, kind="long", payload={"owner": None}) for key in "abc"), due("other"))
    assert await database.tx(claim(NOON, limit=2)) == ["a", "b"]
    assert await database.tx(claim(NOON)) == ["c"]
    assert await database.tx(claim(NOON + MINUTE - 1)) == []
    assert await database.read(lambda conn: timers.next_due(conn, "long")) == NOON + MINUTE
    assert [await database.tx(lambda conn: timers.finish(conn, "a", NOON)) for _ in range(2)] == [True, False]
    await database.tx(lambda conn: timers.release(conn, "long", ["me"], NOON))
    assert await database.tx(claim(NOON)) == []
    await database.tx(lambda conn: timers.release(conn, "long", ["another"], NOON))
    assert await database.tx(claim(NOON, owner="another")) == ["b", "c"]
    counts = await database.read(
        lambda conn: [
            timers.overdue(conn, NOON + MINUTE, of="long"),
            timers.overdue(conn, NOON + MINUTE, but=("long",)),
        ]
    )
    assert counts == [2, 1]


async def test_several_who_claim_at_once_never_get_the_same(database: Database) -> None:
    await plan(database, *(due(f"{n:02}", kind="long", payload={"owner": None}) for n in range(40)))

    async def claimed(owner: str) -> list[str]:
        found = list[str]()
        while got := await database.tx(lambda conn: timers.claim(conn, "long", owner, NOON, MINUTE, 3)):
            found += [one.key for one in got]
        return found

    every = await asyncio.gather(*(claimed(owner) for owner in ("one", "two", "three")))
    assert sorted(key for keys in every for key in keys) == [f"{n:02}" for n in range(40)]
