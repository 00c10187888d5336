"""What victories have earned: worked out after the end, kept by seat, shown of those who want to be seen."""

import random
from asyncio import to_thread
from pathlib import Path

import pytest
from sqlalchemy import update

from db import achievements as rows
from db import games, notes, schema
from db.database import Database, open_database
from engines.core import AnyRules, Leave, Seat
from engines.springfestival.rules import SPRINGFESTIVAL
from tables import achievements, people, store, turn
from tables.__main__ import main
from tables.context import Tx
from tables.model import Press, Table
from tables.service import Tables
from tests.bot.seated import ANA, BEN, NAMES, RULES, Clock, database, press, running, told
from tests.engines.embers.rules import EMBERS

PERSONS = (ANA, BEN)
EARNED = ("general", "clear")  # by whoever wins


@pytest.fixture(autouse=True)
def _easily_earned(monkeypatch: pytest.MonkeyPatch) -> None:
    feats = {
        "line": lambda *_: False,
        **dict.fromkeys(EARNED, lambda past, seat: seat == past.outcome.winners[0]),
    }
    for rules in (EMBERS, SPRINGFESTIVAL):
        monkeypatch.setattr(type(rules), "achievements", feats)


@pytest.fixture
def house(kept: Database) -> Tables:
    """On either kind of database."""
    return Tables(kept, Clock(), RULES)


def to_the_end(tx: Tx, game: int) -> None:
    chance, number = random.Random(game), 100_000 * game
    while (table := store.get(tx, game)).state == "running":
        seat, number = table.waiting[0], number + 1
        move = chance.choice(table.rules.legal(table.running.state, seat))
        by = Press(number, PERSONS[seat], NAMES[PERSONS[seat]], "en", table.guild)
        turn.act(tx, by, game, None, lambda *_, move=move: move)


async def ended(house: Tables, rules: AnyRules = EMBERS) -> tuple[Table, Seat]:
    """With who has won."""
    game = await running(house, 2, rules)
    await house.tx(to_the_end, game)
    await told(house)
    table = await house.get(game)
    outcome = table.rules.outcome(table.running.state)
    assert outcome is not None
    return table, Seat(outcome.winners[0])


async def settled(house: Tables) -> list[str]:
    """What is told anew."""
    while due := await house.tx(achievements.claim, "test"):
        await house.tx(achievements.settle, due[0])
    return await told(house)


async def changed(house: Tables, game: int, seat: Seat, **columns: object) -> None:
    mine = (schema.seats.c.game == game) & (schema.seats.c.seat == seat)
    await house.db.tx(lambda conn: conn.execute(update(schema.seats).where(mine).values(**columns)))


async def test_after_the_end_who_has_won_has_earned_it_and_the_end_is_shown_anew(house: Tables) -> None:
    table, winner = await ended(house)
    assert await house.read(achievements.shown_of, table.id) == [], "no press waits for it"
    assert await settled(house) == ["edit"]
    assert await house.read(achievements.shown_of, table.id) == [(winner, name) for name in EARNED]
    found = await house.read(achievements.of, PERSONS[winner], ANA)
    assert found == [rows.Earned(EMBERS.key, name, 1, house.now()) for name in sorted(EARNED)]
    assert await house.read(achievements.of, PERSONS[1 - winner], ANA) == []
    assert await house.read(achievements.next_due) is None


async def test_who_hides_shows_nothing_to_others(house: Tables) -> None:
    table, winner = await ended(house)
    await settled(house)
    me, other = PERSONS[winner], PERSONS[1 - winner]
    await house.settings(press(me), ranked=False)
    assert await house.read(achievements.shown_of, table.id) == []
    assert await house.read(achievements.of, me, other) == ()
    assert len(await house.read(achievements.of, me, me)) == len(EARNED)


@pytest.mark.parametrize(
    "columns",
    [{"caretaken": {"3": "ember"}}, {"hinted": [2]}, {"level": "spark"}],
    ids=["caretaker", "hint", "computer"],
)
async def test_what_a_computer_or_a_hint_has_done_earns_nothing(
    house: Tables, columns: dict[str, object]
) -> None:
    table, winner = await ended(house)
    await changed(house, table.id, winner, **columns)
    assert await settled(house) == []
    assert await house.read(achievements.of, PERSONS[winner], PERSONS[winner]) == []


async def test_alone_with_computers_there_is_nothing_to_earn(house: Tables) -> None:
    table, winner = await ended(house)
    await changed(house, table.id, Seat(1 - winner), level="spark", person=None)
    assert await settled(house) == []


async def test_a_game_that_all_others_have_left_earns_nothing(house: Tables) -> None:
    game = await running(house, 2, EMBERS)
    await house.leave(press(BEN), game)
    table = await house.get(game)
    assert isinstance(table.running.now.entry and table.running.now.entry.action, Leave)
    await told(house)
    assert await settled(house) == []


async def test_deleted_data_leave_a_seat_that_is_nobodys(house: Tables) -> None:
    table, winner = await ended(house)
    await settled(house)
    me = PERSONS[winner]
    assert {row["name"] for row in (await house.read(people.data_of, me))["achievements"]} == set(EARNED)  # type: ignore[attr-defined]
    await house.forget(press(me))
    assert await house.read(achievements.shown_of, table.id) == []
    assert await house.read(achievements.of, me, me) == []


async def test_games_of_long_ago_are_looked_through_once_and_tell_nothing(house: Tables) -> None:
    table, _ = await ended(house)
    await settled(house)
    await house.db.tx(lambda conn: rows.replace(conn, table.id, []))
    await house.tx(achievements.plan_missing)
    assert await settled(house) == []
    assert len(await house.read(achievements.shown_of, table.id)) == len(EARNED)
    await house.tx(achievements.plan_missing)
    assert await house.read(achievements.next_due) is None, "not twice"
    await house.db.tx(lambda conn: notes.put(conn, achievements.KNOWN, achievements.VERSION - 1))
    await house.tx(achievements.plan_missing)
    assert await house.read(achievements.next_due) is not None, "unless the feats have changed"


async def test_a_process_that_died_over_it_leaves_it_to_the_next(house: Tables) -> None:
    table, _ = await ended(house)
    assert await house.tx(achievements.claim, "dead")
    assert not await house.tx(achievements.claim, "other"), "while its lease lasts"
    await house.tx(achievements.left)
    assert await settled(house) == ["edit"]
    assert len(await house.read(achievements.shown_of, table.id)) == len(EARNED)


async def test_the_command_works_all_of_it_out_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Tables(await database(tmp_path), Clock(), RULES)
    table, winner = await ended(house, SPRINGFESTIVAL)  # it knows no small game
    await settled(house)
    wrong = [(int(winner), "line"), (1 - winner, "clear")]
    await house.db.tx(lambda conn: rows.replace(conn, table.id, wrong))
    assert await house.db.read(games.ended) == [table.id]
    url = f"sqlite+aiosqlite:///{tmp_path / 'fireside.db'}"
    await house.db.close()

    def again() -> str:
        assert main(["--database", url, "achieve"]) == 0
        return capsys.readouterr().out

    assert await to_thread(again) == "1 games, 1 of them differed\n"
    assert await to_thread(again) == "1 games, 0 of them differed\n"
    reopened = await open_database(url)
    kept = await reopened.read(lambda conn: rows.of_game(conn, table.id))
    await reopened.close()
    assert kept == {(winner, name) for name in EARNED}
