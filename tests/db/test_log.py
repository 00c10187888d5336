"""The save: numbered without a gap, each cause once, the first answer kept; and what the table votes on."""

import pytest
from sqlalchemy.exc import IntegrityError

from db import log, notes, votes
from db.database import Database
from db.errors import Behind
from tests.db.rows import ANNA, BEN, CLEO, NOON, action, running


async def test_actions_come_back_as_they_were_written_in_their_order(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    written = (
        action(game, 1, seat=1, text="shift 2 -1,0"),
        action(game, 2, seat=None, text="leave 0", result=None, passed=True, revealed=False),
        action(game, 3, text="undo 1 0 1"),
    )
    for one in written:
        await database.tx(lambda conn, one=one: log.append(conn, one))  # type: ignore[misc]
    assert await database.read(lambda conn: log.entries(conn, game)) == written
    assert await database.read(lambda conn: log.entries(conn, game, after=2)) == written[2:]
    assert await database.read(lambda conn: log.entries_of(conn, [game])) == {game: written}
    assert await database.read(lambda conn: log.newest(conn, game)) == 3


@pytest.mark.parametrize("seq", [1, 3])
async def test_an_action_that_does_not_follow_the_newest_is_behind(database: Database, seq: int) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: log.append(conn, action(game, 1)))
    with pytest.raises(Behind) as behind:
        await database.tx(lambda conn: log.append(conn, action(game, seq, key="another")))
    assert behind.value.newest == 1


async def test_a_repeated_interaction_finds_its_first_answer(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN))
    first = action(game, 1, key="press", result={"moved": [2, 3]})
    await database.tx(lambda conn: log.append(conn, first))
    assert await database.read(lambda conn: log.answered(conn, "press")) == first
    assert await database.read(lambda conn: log.answered(conn, "another")) is None


async def test_no_interaction_is_written_twice_not_even_in_another_game(database: Database) -> None:
    one, other = [
        await database.tx(lambda conn, key=key: running(conn, ANNA, key=key))  # type: ignore[misc]
        for key in ("open-1", "open-2")
    ]
    await database.tx(lambda conn: log.append(conn, action(one, 1, key="press")))
    with pytest.raises(IntegrityError):
        await database.tx(lambda conn: log.append(conn, action(other, 1, key="press")))
    assert await database.read(lambda conn: log.newest(conn, other)) == 0


async def test_a_vote_may_change_and_a_decided_topic_is_forgotten(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN, CLEO))
    await database.tx(lambda conn: votes.cast(conn, game, "undo:17", 1, NOON, agrees=False))
    await database.tx(lambda conn: votes.cast(conn, game, "undo:17", 1, NOON, agrees=True))
    await database.tx(lambda conn: votes.cast(conn, game, "undo:17", 2, NOON, agrees=False))
    await database.tx(lambda conn: votes.cast(conn, game, "skip:4", 2, NOON, agrees=True))
    assert await database.read(lambda conn: votes.tally(conn, game, "undo:17")) == {1: True, 2: False}
    await database.tx(lambda conn: votes.close(conn, game, "undo:"))
    assert await database.read(lambda conn: votes.tally(conn, game, "undo:17")) == {}
    assert await database.read(lambda conn: votes.tally(conn, game, "skip:4")) == {2: True}


async def test_a_note_is_kept_and_replaced(database: Database) -> None:
    for value in ({"tree": "a"}, ["b", None]):
        await database.tx(lambda conn, value=value: notes.put(conn, "commands", value))  # type: ignore[misc]
    assert await database.read(lambda conn: notes.get(conn, "commands")) == ["b", None]
    assert await database.read(lambda conn: notes.get(conn, "other")) is None
