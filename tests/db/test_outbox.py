"""What is to be told: in order, once, coalesced where only the newest counts."""

import asyncio
from functools import partial
from hashlib import blake2b

from db import games, outbox, processes
from db.database import Database
from db.rows import Row
from tests.db.rows import ANNA, BEN, CHANNEL, HOUR, MINUTE, NOON, lobby, message, running

OTHER = CHANNEL + 1


async def claimed(
    database: Database, now: int = NOON, owner: str = "bot", limit: int = 100
) -> tuple[Row, ...]:
    return await database.tx(lambda conn: outbox.claim(conn, owner, now, MINUTE, limit))


async def put(database: Database, *messages: outbox.Message, at: int = NOON) -> None:
    await database.tx(lambda conn: outbox.put(conn, messages, at))


async def test_a_row_says_what_where_and_to_whom(database: Database) -> None:
    told = message("hand", game=None, audience=ANNA, payload={"game": 7, "seat": 1})
    await put(database, told)
    (row,) = await claimed(database)
    assert (row.key, row.channel, row.audience, row.payload) == ("hand", CHANNEL, ANNA, told.payload)
    assert row.nonce == blake2b(b"hand").hexdigest()[:24]


async def test_the_same_key_is_put_once(database: Database) -> None:
    await put(database, message("a"), message("a", payload="other"))
    await put(database, message("a"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.sent(conn, row.id, 5, NOON))
    await put(database, message("a"))
    assert await claimed(database) == ()


async def test_each_channel_has_one_under_way_in_its_order(database: Database) -> None:
    await put(database, message("a"), message("b"), message("c", OTHER), message("d"))
    first = await claimed(database)
    assert [row.key for row in first] == ["a", "c"]
    assert await claimed(database) == ()
    await database.tx(lambda conn: outbox.sent(conn, first[0].id, 5, NOON))
    assert [row.key for row in await claimed(database)] == ["b"]


async def test_a_failed_row_is_tried_later_and_its_channel_waits(database: Database) -> None:
    await put(database, message("a"), message("b"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.later(conn, row.id, NOON + HOUR))
    assert await claimed(database, NOON + HOUR - 1) == ()
    (again,) = await claimed(database, NOON + HOUR)
    assert (again.key, again.nonce, again.attempts) == ("a", row.nonce, 2)


async def test_a_lease_runs_out_and_a_restart_does_not_wait_for_it(database: Database) -> None:
    await put(database, message("a"), message("b", OTHER))
    await claimed(database, owner="one")
    assert await claimed(database, NOON + MINUTE - 1, "two") == ()
    await database.tx(lambda conn: outbox.release(conn, ["two"]))
    assert len(await claimed(database, NOON + 1, "two")) == 2
    assert len(await claimed(database, NOON + 1 + MINUTE, "one")) == 2


async def test_a_restart_does_not_hurry_what_waits(database: Database) -> None:
    await put(database, message("a"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.later(conn, row.id, NOON + HOUR))
    await database.tx(lambda conn: outbox.release(conn, processes.living(conn)))
    assert await claimed(database, NOON + HOUR - 1) == ()


async def test_what_waits_can_be_hurried_and_what_is_under_way_is_not_begun_twice(database: Database) -> None:
    game = await database.tx(lambda conn: lobby(conn, ANNA))
    await put(database, message("a", game=game), message("b", OTHER, game=game))
    (waits, _) = await claimed(database)
    await database.tx(lambda conn: outbox.later(conn, waits.id, NOON + HOUR))
    await database.tx(lambda conn: outbox.hurry(conn, [game]))
    assert [row.key for row in await claimed(database)] == ["a"]


async def test_a_poisoned_row_is_dead_and_the_next_follows(database: Database) -> None:
    await put(database, message("a"), message("b"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.dead(conn, row.id, "50035", NOON))
    assert [one.key for one in await claimed(database)] == ["b"]
    found = await database.read(lambda conn: outbox.by_key(conn, "a"))
    assert found is not None
    assert (found.state, found.reason) == ("dead", "50035")


async def test_what_was_delivered_keeps_its_message_and_not_its_words(database: Database) -> None:
    await put(database, message("a"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.sent(conn, row.id, 55, NOON))
    await database.tx(lambda conn: outbox.gone(conn, row.id, NOON))
    found = await database.read(lambda conn: outbox.by_key(conn, "a"))
    assert found is not None
    assert (found.state, found.message, found.payload) == ("deleted", 55, {})


async def test_fifty_boards_at_once_are_one_and_no_fact_is_dropped(database: Database) -> None:
    for turn in range(50):
        board = message(f"board-{turn}", coalesce="board:1", payload={"version": turn})
        await put(database, message(f"fact-{turn}"), board)
    told = []
    while rows := await claimed(database):
        for row in rows:
            told.append(row.key)
            await database.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, NOON))  # type: ignore[misc]
    assert told == [*(f"fact-{turn}" for turn in range(50)), "board-49"]


async def test_a_board_that_may_be_on_its_way_is_not_replaced(database: Database) -> None:
    await put(database, message("board-1", coalesce="board"))
    (row,) = await claimed(database)
    await put(database, message("board-2", coalesce="board"))
    await database.tx(lambda conn: outbox.later(conn, row.id, NOON))
    assert [one.key for one in await claimed(database)] == ["board-1"]


async def test_a_notice_whose_turn_is_over_before_it_was_sent_is_never_sent(database: Database) -> None:
    await put(
        database, message("notice", coalesce="notice:1:0"), message("other", OTHER, coalesce="notice:1:0")
    )
    await put(database, message("over", coalesce="notice:1:0"))
    assert [one.key for one in await claimed(database)] == ["other", "over"]


async def test_what_tells_all_of_another_word_replaces_what_waits_under_it(database: Database) -> None:
    await put(database, message("edit-1", coalesce="edit"), message("edit-2", OTHER, coalesce="edit"))
    await put(database, message("board", coalesce="board", replaces="edit"))
    assert [one.key for one in await claimed(database)] == ["edit-2", "board"]
    await put(database, message("edit-3", coalesce="edit"))
    assert await claimed(database) == ()  # behind the board


async def test_boards_put_together_are_one(database: Database) -> None:
    await put(database, *(message(f"board-{one}", coalesce="board") for one in range(3)), message("fact"))
    assert [one.key for one in await claimed(database)] == ["board-2"]


async def test_the_newest_message_of_a_word_is_found(database: Database) -> None:
    for number in (1, 2, 3):
        await put(database, message(f"board-{number}", coalesce="board"))
        if number < 3:
            (row,) = await claimed(database)
            await database.tx(lambda conn, row=row, at=number: outbox.sent(conn, row.id, at, NOON))  # type: ignore[misc]
    found = await database.read(lambda conn: outbox.newest_sent(conn, "board"))
    assert found is not None
    assert found.message == 2
    last = await database.read(lambda conn: outbox.newest(conn, "board"))
    assert last is not None
    assert last.key == "board-3"
    assert await database.read(lambda conn: outbox.newest_and_sent(conn, "board")) == (last, found)
    assert await database.read(lambda conn: outbox.newest_and_sent(conn, "other")) == (None, None)
    await put(database, message("gone", kind="gone", coalesce="board"))
    assert await database.read(lambda conn: outbox.newest_kind(conn, "board")) == "gone"
    assert await database.read(lambda conn: outbox.newest_kind(conn, "other")) is None


async def test_what_waits_for_a_channel_that_is_no_more_is_not_sent(database: Database) -> None:
    await put(database, message("a"), message("b"), message("c", OTHER))
    (first, _) = await claimed(database)
    await database.tx(lambda conn: outbox.sent(conn, first.id, 5, NOON))
    await database.tx(lambda conn: outbox.abandon(conn, CHANNEL, NOON + 1))
    states = [await database.read(lambda conn, key=key: outbox.by_key(conn, key)) for key in "abc"]  # type: ignore[misc]
    assert [one and (one.state, one.settled_at) for one in states] == [
        ("sent", NOON), ("superseded", NOON + 1), ("pending", None),
    ]  # fmt: skip
    assert [one and one.payload for one in states[:2]] == [{}, {}]


async def test_a_clock_that_goes_back_takes_what_waits_with_it_and_one_that_goes_on_does_not(
    database: Database,
) -> None:
    await put(database, message("a"))
    (row,) = await claimed(database)
    await database.tx(lambda conn: outbox.later(conn, row.id, NOON + MINUTE))
    await database.tx(lambda conn: outbox.shift(conn, HOUR, NOON))
    assert await claimed(database, NOON + MINUTE - 1) == ()
    await database.tx(lambda conn: outbox.shift(conn, -HOUR, NOON))
    assert await claimed(database, NOON + MINUTE - HOUR - 1) == ()
    assert [one.key for one in await claimed(database, NOON + MINUTE - HOUR)] == ["a"]


async def test_two_publishers_never_have_the_same_row(database: Database) -> None:
    await put(database, *(message(f"m{one}", one) for one in range(1, 41)))
    several = await asyncio.gather(*(claimed(database, owner=f"p{one}", limit=10) for one in range(8)))
    keys = [row.key for rows in several for row in rows]
    rest = [row.key for row in await claimed(database)]
    assert sorted(keys + rest) == sorted(f"m{one}" for one in range(1, 41))


async def test_health_counts_and_old_rows_of_finished_games_are_pruned(database: Database) -> None:
    game = await database.tx(lambda conn: lobby(conn, ANNA))
    await put(database, message("kept", game=game), message("over", OTHER), at=NOON)
    for row in await claimed(database):
        await database.tx(lambda conn, row=row: outbox.sent(conn, row.id, 1, NOON))  # type: ignore[misc]
    await put(database, message("waits"), at=NOON + 5)
    assert await database.read(outbox.health) == outbox.Health(pending=1, dead=0, oldest_at=NOON + 5)
    assert await database.tx(lambda conn: outbox.prune(conn, NOON + 1)) == 1
    assert await database.read(lambda conn: outbox.by_key(conn, "over")) is None
    assert await database.read(lambda conn: outbox.by_key(conn, "kept")) is not None


async def test_what_stands_in_discord_is_known_for_the_day_a_name_must_go(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: games.end(conn, game, NOON, {}))
    await put(database, message("first", game=game, coalesce="board:1"), at=NOON)
    await settle_all(database)
    await put(database, message("second", game=game, coalesce="board:1"), at=NOON)
    await put(database, message("hand", ANNA, game=game, coalesce="turn:1", audience=ANNA), at=NOON)
    await settle_all(database)
    assert await database.tx(lambda conn: outbox.prune(conn, NOON + 1)) == 2
    board = await database.read(lambda conn: outbox.newest_sent(conn, "board:1"))
    assert board is not None
    assert board.key == "second"


async def settle_all(database: Database) -> None:
    for row in await claimed(database):
        await database.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, NOON))  # type: ignore[misc]


async def test_a_game_knows_what_it_asked_and_when_it_last_posted(database: Database) -> None:
    game = await database.tx(lambda conn: lobby(conn, ANNA))
    sent = (("asked", CHANNEL, 5), ("asked", CHANNEL, 6), ("edit", CHANNEL, None), ("board", OTHER, 7))
    for at, (kind, channel, posted) in enumerate(sent):
        await put(database, message(f"{kind}{at}", channel, game=game, kind=kind))
        (row,) = await claimed(database)
        await database.tx(partial(outbox.sent, row=row.id, message=posted, at=NOON + at))
    assert await database.read(lambda conn: outbox.count(conn, game, "asked")) == 2
    assert await database.read(lambda conn: outbox.count(conn, game + 1, "asked")) == 0
    assert await database.read(lambda conn: outbox.last_posted(conn, game, CHANNEL)) == NOON + 1
    assert await database.read(lambda conn: outbox.last_posted(conn, game, 1)) is None


async def test_a_flood_in_one_channel_holds_up_no_other(database: Database) -> None:
    await put(database, *(message(f"flood-{number}") for number in range(1_600)))
    await put(database, message("lobby", OTHER), at=NOON + 1)
    assert [row.key for row in await claimed(database, limit=2)] == ["flood-0", "lobby"]
    assert await claimed(database) == (), "each channel has one under way"


async def test_what_is_set_aside_lets_all_else_in_its_channel_go_first(database: Database) -> None:
    await put(database, message("a"), message("b"), message("c"), message("other", OTHER))
    for key in ("a", "b"):
        (row,) = [one for one in await claimed(database) if one.channel == CHANNEL]
        assert row.key == key
        await database.tx(lambda conn, row=row: outbox.set_aside(conn, row.id, "unreadable", NOON + HOUR))  # type: ignore[misc]
    (row,) = await claimed(database)
    assert row.key == "c"
    assert await claimed(database) == (), "one under way"
    health = await database.read(outbox.health)
    assert health.pending == 2, "what is set aside waits for others"
    await database.tx(lambda conn: outbox.sent(conn, row.id, 1, NOON))
    (again,) = [one for one in await claimed(database, NOON + HOUR) if one.channel == CHANNEL]
    assert (again.key, again.attempts) == ("a", 2)
    await put(database, message("d"))
    (beside,) = await claimed(database, NOON + HOUR)
    assert beside.key == "d", "and is in nobody's way when it is tried again"


async def test_what_a_newer_word_has_passed_is_forgotten_within_a_game_that_goes_on(
    database: Database,
) -> None:
    game = await database.tx(lambda conn: lobby(conn, ANNA, BEN))
    for number in range(5):
        await put(database, message(f"{number}", game=game, coalesce="lobby"), at=NOON + number)
    await put(database, message("nowhere", OTHER, game=game, coalesce="board"))
    await database.tx(lambda conn: outbox.abandon(conn, OTHER, NOON))
    assert await database.tx(lambda conn: outbox.thin(conn, NOON + 4)) == 3
    known = [
        await database.read(lambda conn, key=key: outbox.by_key(conn, key))  # type: ignore[misc]
        for key in ("0", "1", "2", "3", "4", "nowhere")
    ]
    assert [row is not None for row in known] == [False, False, False, True, True, True]
    assert await database.tx(lambda conn: outbox.prune(conn, NOON + HOUR)) == 0
