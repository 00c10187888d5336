"""A game that cannot be read is alone in it; one that waits for nobody is found."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from db import check, games, privacy, replay
from db.__main__ import main
from db.database import Database
from db.sqlite import SQLite
from tests.db.played import play
from tests.db.rows import ANNA, BEN, NOON, running

SPOILS = {
    "newer rules": "UPDATE games SET rules_version = 99 WHERE id = {}",
    "rules nobody knows": "UPDATE games SET rules = 'poker' WHERE id = {}",
    "a verb nobody knows": "UPDATE actions SET text = 'fly away' WHERE game = {} AND seq = 1",
    "another position": "UPDATE actions SET digest = 'other' WHERE game = {} AND seq = 1",
    "another seed": "UPDATE games SET commitment = 'other' WHERE id = {}",
    "no seed": "DELETE FROM seeds WHERE game = {}",
    "a player too few": "DELETE FROM seats WHERE game = {} AND seat = 1",
    "no players": "DELETE FROM seats WHERE game = {}",
    "options that are none": "UPDATE games SET options = '{{' WHERE id = {}",
    "a list for options": "UPDATE games SET options = '[1]' WHERE id = {}",
}


@pytest.mark.parametrize("spoil", SPOILS)
async def test_whatever_is_wrong_with_one_game_it_is_named_and_the_others_are_read(
    database: Database, spoil: str
) -> None:
    bad, good = [await database.tx(partial(play, most=4, key=f"open-{n}")) for n in range(2)]
    await database.tx(lambda conn: conn.exec_driver_sql(SPOILS[spoil].format(bad)))
    with pytest.raises(replay.CannotRead, match=f"game {bad}: ") as found:
        await database.read(lambda conn: replay.load(conn, bad))
    assert found.value.game == bad
    assert (await database.read(lambda conn: replay.load(conn, good))).version == 4
    assert [game.id for game in await database.read(games.unfinished)] == [bad, good]
    (problem,) = (await database.read(lambda conn: check.stored(conn))).problems
    assert problem == str(found.value)


async def test_games_of_newer_rules_are_told_at_the_start(database: Database) -> None:
    newer, _ = [await database.tx(partial(play, most=1, key=f"open-{n}")) for n in range(2)]
    assert await database.read(replay.unknown) == ()
    await database.tx(lambda conn: conn.exec_driver_sql(SPOILS["newer rules"].format(newer)))
    assert await database.read(replay.unknown) == ((newer, "firebulls 99"),)


async def test_a_seat_where_nobody_sits_and_that_plays_on_is_found(database: Database) -> None:
    def ghost(conn: Connection) -> int:
        number = running(conn, ANNA, BEN)
        privacy.forget(conn, BEN)
        return number

    await database.tx(lambda conn: running(conn, ANNA, BEN, key="open-2"))
    number = await database.tx(ghost)
    (found,) = [one for one in await database.read(check.ghosts) if f"game {number}" in one]
    assert "seat 2" in found
    await database.tx(lambda conn: games.end(conn, number, NOON, {}))
    assert all(f"game {number}" not in one for one in await database.read(check.ghosts))


def test_the_check_of_the_command_line_finds_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_with_a_ghost(path))
    assert main(["--database", f"sqlite:///{path}", "check"]) == 1
    assert "nobody sits on seat 2" in capsys.readouterr().out


async def _with_a_ghost(path: Path) -> None:
    database = await SQLite.open(path)
    await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: privacy.forget(conn, BEN))
    await database.close()
