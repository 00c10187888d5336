"""What all the others must agree to: each question is answered once, and its message says how it ended."""

from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest

from db import outbox
from db.rows import Row
from engines import GAMES
from engines.core import Seat
from engines.firebulls.rules import FIREBULLS
from engines.log import Undo
from tables.asking import MOST_ASKED, SILENCE
from tables.pace import HOUR
from tables.service import Tables
from tests.bot.playing import guard, kindle, refused
from tests.bot.seated import ANA, BEN, CHLOE, DARIO, ELSA, Clock, opened, press, running, told
from tests.engines.embers.rules import EMBERS

PERSONS = (ANA, BEN, CHLOE, DARIO, ELSA)


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = await opened(tmp_path, clock, (EMBERS, *GAMES))
    yield made
    await made.db.close()


async def outcome(tables: Tables) -> list[tuple[str, Seat]]:
    """What the questions' messages are to say now, and whose name."""
    found: list[tuple[str, Seat]] = []

    def taken(row: Row) -> None:
        if row.kind == "answered":
            found.append((row.payload["how"], Seat(row.payload["seat"])))

    while rows := await tables.db.tx(lambda conn: outbox.claim(conn, "test", tables.now(), 1, 50)):
        for row in rows:
            taken(row)
            await tables.db.tx(lambda conn, row=row: outbox.sent(conn, row.id, row.id, 0))  # type: ignore[misc]
    return found


# undo


async def asked(tables: Tables, seats: int = 2) -> int:
    game = await running(tables, seats)
    await tables.act(press(ANA), game, None, kindle)
    assert await tables.undo(press(ANA), game) is None
    return game


async def test_a_question_about_an_undo_ends_in_one_of_four_ways_and_says_so(
    tables: Tables, clock: Clock
) -> None:
    game = await asked(tables)
    await tables.answer(press(BEN), game, 1, agrees=True)
    assert await outcome(tables) == [("undo-done", Seat(0))]
    await tables.act(press(ANA), game, None, kindle)
    await tables.undo(press(ANA), game)
    await tables.answer(press(BEN), game, 2, agrees=False)
    assert await outcome(tables) == [("undo-refused", Seat(1))]
    await tables.act(press(BEN), game, None, kindle)
    await tables.undo(press(BEN), game)
    await tables.act(press(ANA), game, None, kindle)
    assert await outcome(tables) == [("undo-overtaken", Seat(1))]
    await tables.undo(press(ANA), game)
    clock.now += SILENCE - 1
    assert (await tables.sweep(), await outcome(tables)) == (0, [])
    clock.now += 1
    await tables.sweep()
    assert await outcome(tables) == [("undo-silence", Seat(0))]


async def test_asking_again_asks_nobody_while_it_is_open_and_is_refused_after_a_no(tables: Tables) -> None:
    game = await asked(tables)
    await told(tables)
    assert await tables.undo(press(ANA), game) is None
    assert await told(tables) == []
    await tables.answer(press(BEN), game, 1, agrees=False)
    assert await refused(tables.undo(press(ANA), game)) == "refused-undo-stays"


async def test_silence_is_a_no_too(tables: Tables, clock: Clock) -> None:
    game = await asked(tables)
    clock.now += SILENCE
    await tables.sweep()
    assert await refused(tables.undo(press(ANA), game)) == "refused-undo-stays"


async def test_after_the_next_turn_one_may_ask_again(tables: Tables) -> None:
    game = await asked(tables, 3)
    for person in (BEN, CHLOE, ANA):
        await tables.act(press(person), game, None, kindle)
    await told(tables)
    assert await tables.undo(press(ANA), game) is None
    assert await told(tables) == ["asked"]


async def test_one_question_about_an_undo_at_a_time(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.act(press(ANA), game, None, kindle)
    await tables.act(press(BEN), game, None, kindle)
    await tables.undo(press(BEN), game)
    assert await refused(tables.undo(press(ANA), game)) == "refused-others-ask"


async def test_a_secret_order_overtakes_no_question_and_goes_with_what_is_taken_back(tables: Tables) -> None:
    game = await asked(tables, 3)
    await told(tables)
    await tables.act(press(CHLOE), game, None, guard)
    await tables.act(press(ANA), game, None, guard)
    assert await told(tables) == []
    await tables.answer(press(BEN), game, 1, agrees=True)
    table = await tables.answer(press(CHLOE), game, 1, agrees=True)
    assert table is not None
    assert [one.guarded for one in table.running.state.players] == [False, False, True]  # type: ignore[attr-defined]
    assert table.waiting == (Seat(0),)
    assert [entry.action for entry in table.running.entries[-2:]] == [
        Undo(3, (Seat(1), Seat(2))),
        Undo(1, (Seat(1), Seat(2))),
    ]


async def test_an_undo_of_an_undone_turn_asks_about_the_turn_before(tables: Tables) -> None:
    game = await asked(tables)
    await tables.answer(press(BEN), game, 1, agrees=True)
    assert await refused(tables.undo(press(ANA), game)) == "refused-undo-nothing"


# pace


async def pace_of(tables: Tables, game: int) -> str:
    return (await tables.get(game)).pace


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_the_pace_changes_when_all_the_others_agree(tables: Tables, clock: Clock, seats: int) -> None:
    game = await running(tables, seats, FIREBULLS)
    await tables.propose_pace(press(BEN), game, "fast")
    others = [person for person in PERSONS[:seats] if person != BEN]
    clock.now += 1_000
    for person in others:
        assert await pace_of(tables, game) == "daily"
        table = await tables.answer(press(person), game, 1, agrees=True)
        assert (table is None) == (person != others[-1])
    assert table is not None
    assert (table.pace, table.state, table.running.version) == ("fast", "running", 0)
    assert [one.since for one in table.sitters if one.seat in table.waiting] == [clock.now]
    assert await outcome(tables) == [("pace-done", Seat(1))]


async def test_one_no_keeps_the_pace(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.propose_pace(press(ANA), game, "none")
    await tables.answer(press(BEN), game, 1, agrees=False)
    assert await refused(tables.answer(press(CHLOE), game, 1, agrees=True)) == "refused-nobody-asked"
    assert await pace_of(tables, game) == "daily"
    assert await outcome(tables) == [("pace-refused", Seat(1))]


async def test_twelve_hours_of_silence_keep_the_pace(tables: Tables, clock: Clock) -> None:
    game = await running(tables, 2)
    await tables.propose_pace(press(ANA), game, "live")
    clock.now += SILENCE
    assert await refused(tables.answer(press(BEN), game, 1, agrees=True)) == "refused-nobody-asked"
    await tables.sweep()
    assert (await pace_of(tables, game), await outcome(tables)) == ("daily", [("pace-silence", Seat(0))])


async def test_a_newer_proposal_takes_the_place_of_the_older(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.propose_pace(press(ANA), game, "live")
    await tables.answer(press(BEN), game, 1, agrees=True)
    await tables.propose_pace(press(CHLOE), game, "slow")
    assert await outcome(tables) == [("pace-replaced", Seat(0))]
    assert await refused(tables.answer(press(CHLOE), game, 1, agrees=True)) == "refused-nobody-asked"
    assert await tables.answer(press(BEN), game, 2, agrees=True) is None, (
        "who agreed to the older must agree anew"
    )
    assert await tables.answer(press(ANA), game, 2, agrees=True) is not None
    assert await pace_of(tables, game) == "slow"


async def test_moves_do_not_overtake_a_proposal_and_the_end_of_the_game_does(tables: Tables) -> None:
    game = await running(tables, 2)
    await tables.propose_pace(press(ANA), game, "live")
    await tables.act(press(ANA), game, None, kindle)
    assert await outcome(tables) == []
    await tables.leave(press(BEN), game)
    assert await outcome(tables) == [("pace-overtaken", Seat(0))]


async def test_who_leaves_need_not_agree_and_asks_nobody_any_more(tables: Tables) -> None:
    game = await running(tables, 3)
    await tables.propose_pace(press(ANA), game, "live")
    await tables.answer(press(BEN), game, 1, agrees=True)
    assert (await tables.leave(press(CHLOE), game)).pace == "live"
    await outcome(tables)
    await tables.propose_pace(press(ANA), game, "slow")
    await tables.leave(press(ANA), game)
    assert await outcome(tables) == [("pace-overtaken", Seat(0))]


async def test_who_asks_does_not_answer_and_the_same_pace_is_no_proposal(tables: Tables) -> None:
    game = await running(tables, 2)
    assert await refused(tables.propose_pace(press(ANA), game, "daily")) == "refused-same-pace"
    await tables.propose_pace(press(ANA), game, "fast")
    await tables.propose_pace(press(ANA), game, "fast")
    assert (await told(tables)).count("asked") == 1
    assert await refused(tables.answer(press(ANA), game, 1, agrees=True)) == "refused-own-undo"
    assert await refused(tables.propose_pace(press(CHLOE), game, "live")) == "refused-not-seated"


async def test_who_keeps_proposing_another_pace_is_told_to_wait(tables: Tables, clock: Clock) -> None:
    """Each is a message in the thread; what waits there would grow without end."""
    game = await running(tables, 2)
    paces = cycle(("fast", "slow"))
    for _ in range(MOST_ASKED):
        await tables.propose_pace(press(ANA), game, next(paces))
    assert (await told(tables)).count("asked") == MOST_ASKED
    assert await refused(tables.propose_pace(press(ANA), game, next(paces))) == "refused-asked-often"
    assert await told(tables) == [], "the question that is open stays"
    assert await tables.answer(press(BEN), game, MOST_ASKED, agrees=True) is not None
    clock.now += HOUR + 1
    assert await tables.propose_pace(press(ANA), game, "live") is None


async def test_two_kinds_of_questions_stand_side_by_side(tables: Tables) -> None:
    game = await asked(tables)
    await tables.propose_pace(press(BEN), game, "fast")
    await tables.answer(press(BEN), game, 1, agrees=True)
    assert await outcome(tables) == [("undo-done", Seat(0))]
    await tables.answer(press(ANA), game, 2, agrees=True)
    assert await pace_of(tables, game) == "fast"
