"""A private note a game, on both databases: kept and changed by whoever plays, taken away and forgotten."""

import pytest

from tables import memos, people
from tables.memos import LONGEST_MEMO
from tables.refusals import TableRefused
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, press, running


@pytest.fixture
def tables(anywhere: Tables) -> Tables:
    return anywhere


async def noted(tables: Tables, person: int, game: int, text: str) -> str:
    """What is kept then."""
    await tables.tx(memos.write, press(person), game, text)
    return await tables.read(memos.of, person, game)


async def test_each_has_one_a_game_and_the_newest_counts(tables: Tables) -> None:
    game = await running(tables)
    assert await tables.read(memos.of, ANA, game) == ""
    assert await noted(tables, ANA, game, "red first") == "red first"
    assert await noted(tables, BEN, game, "his own") == "his own"
    assert await noted(tables, ANA, game, "🔥" * LONGEST_MEMO) == "🔥" * LONGEST_MEMO
    assert await noted(tables, ANA, game, "") == ""
    assert await tables.read(memos.of, BEN, game) == "his own"


async def test_who_does_not_play_and_who_writes_too_much_is_refused(tables: Tables) -> None:
    game = await running(tables)
    with pytest.raises(TableRefused, match="not-seated"):
        await noted(tables, CHLOE, game, "I look on")
    with pytest.raises(TableRefused, match="too-long"):
        await noted(tables, ANA, game, "x" * (LONGEST_MEMO + 1))
    assert await tables.read(memos.of, ANA, game) == ""


async def test_it_is_in_ones_data_and_goes_with_it(tables: Tables) -> None:
    game = await running(tables)
    for person in (ANA, BEN):
        await noted(tables, person, game, f"of {person}")
    taken = await tables.read(people.data_of, ANA)
    assert [(row["game"], row["text"]) for row in taken["memos"]] == [(game, f"of {ANA}")]  # type: ignore[attr-defined]
    await tables.forget(press(ANA))
    assert await tables.read(memos.of, ANA, game) == ""
    assert await tables.read(memos.of, BEN, game) == f"of {BEN}"
