"""Computers at the table, as people meet them: added, played against, checked."""

import asyncio
import json
import re

import pytest
from sqlalchemy import select

from db import schema
from engines import GAMES
from engines.notation import write
from opponents import record
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.model import Table
from tests.patience import PATIENCE
from tests.stories.alone import OF_ANA, her_turn
from tests.stories.running_bot import Bot, Gathering, game_of, open_lobby
from tests.stories.steps import leave

DAY = 86_400_000


async def alone(bot: Bot, people: People, ana: Person, line: str, **options: object) -> Gathering:
    """From one command on she is in a game."""
    await ana.go("games").slash(f"/newgame {line}", **options)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    game = Gathering(bot, people, table.id, (ana,))
    thread = await game.thread()
    await ana.until(lambda: thread if thread in ana.channels else None, "the thread")
    ana.go(thread)
    return game


async def moves(game: Gathering, ana: Person) -> Table:
    table = await her_turn(game)
    await ana.slash("/play", move=write(table.rules.autopilot(table.running.state, OF_ANA)))
    return await her_turn(game)


async def test_one_command_leads_into_a_whole_game_against_a_computer_that_anybody_can_check(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await alone(bot, people, ana, "springfestival", opponents=1, level="spark")
    table = await her_turn(game)
    while table.state == "running":
        table = await moves(game, ana)
    posts = await game.posts(ana)
    assert "⚙ Spark" in posts[-1].text
    async with asyncio.timeout(PATIENCE):
        while "thought again from what they could see" not in (told := await verified(ana)):
            assert "being thought again" in told
    file = await ana.slash("/export")
    assert isinstance(file, Shown)
    document = json.loads(await ana.picture(file))
    assert document["computers"] == {"1": "spark"}
    assert record.verify(GAMES, document)[1] > 5


async def verified(ana: Person) -> str:
    shown = await ana.slash("/verify")
    assert isinstance(shown, Shown)
    return shown.text


async def test_all_that_computers_do_between_two_turns_is_told_by_one_board_a_turn_a_line(
    bot: Bot, people: People, ana: Person
) -> None:
    game = await alone(bot, people, ana, "firebulls", opponents=3, level="ember")
    table = await her_turn(game)
    while len(boards := await game.posts(ana)) < 3:
        table = await moves(game, ana)
    assert table.state == "running"
    newest = boards[-1].text
    lines, acting, _ = re.split("^(.*your turn, due.*)$", newest, maxsplit=1, flags=re.MULTILINE)
    assert "Ana" in acting
    told = [line for line in lines.splitlines() if line.startswith("⚙")]
    names = [re.match(r"⚙ Ember( \d)?", line)[0] for line in told]  # type: ignore[index]  # it is there
    assert sorted(names) == ["⚙ Ember", "⚙ Ember 2", "⚙ Ember 3"]


async def test_who_sits_in_the_lobby_adds_a_computer_by_its_button_and_takes_it_away(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    shown = await ana.press("+ Computer", on=lobby)
    assert isinstance(shown, Shown)
    assert "⚙ **Flame** looks some turns ahead" in shown.text
    await ana.press("Flame", on=shown)
    await bot.told()
    assert "• ⚙ Flame" in (await ana.sees_changed(lobby)).text
    panel = await ana.press("+ Computer", on=lobby)
    assert isinstance(panel, Shown)
    await ana.press("Without ⚙ Flame", on=panel)
    await bot.told()
    assert not (await bot.tables.get(game_of(lobby))).computers
    refused = await ben.go("games").press("+ Computer", on=lobby)
    assert isinstance(refused, Shown)
    assert "press Join first" in refused.text


async def test_a_lobby_of_one_person_and_a_computer_starts_by_its_button(
    bot: Bot, people: People, ana: Person
) -> None:
    lobby = await open_lobby(ana, "springfestival", seats=4)
    panel = await ana.press("+ Computer", on=lobby)
    assert isinstance(panel, Shown)
    await ana.press("Ember", on=panel)
    await bot.told()
    await ana.press("Start", on=lobby)
    await bot.told()
    assert (await bot.tables.get(game_of(lobby))).state == "running"


async def test_while_a_computer_plays_nobody_is_told_that_it_is_their_turn(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.thinking.PAUSE", (DAY, DAY))
    lobby = await open_lobby(ana, "fireship", seats=3, opponents=1)
    await ben.go("games").press("Join", on=lobby)
    await bot.told()
    game = Gathering(bot, people, game_of(lobby), (ana, ben))
    thread = await game.thread()
    for person in game.persons:
        await person.until(lambda person=person: thread if thread in person.channels else None, "the thread")  # type: ignore[misc]  # bound now
        person.go(thread)
    while (table := await game.table()).waiting[0] not in table.computers:
        seat = table.waiting[0]
        person = next(one for one in game.persons if one.id == table.person_on(seat))
        await person.slash("/play", move=write(table.rules.autopilot(table.running.state, seat)))
    await game.settled()
    board = (await game.posts())[-1].text
    assert "⚙ Ember** is playing." in board
    assert "your turn" not in board


async def test_a_french_table_calls_computers_in_french(bot: Bot, people: People, ana: Person) -> None:
    await ana.go("salon").slash("/newgame firebulls", seats=4, opponents=1, level="blaze")
    await bot.told()
    lobby = await ana.sees("table 1")
    assert "• ⚙ Brasier" in lobby.text
    assert "⚙ Brasier" in str(lobby.json)


async def test_too_many_computers_are_refused(bot: Bot, people: People, ana: Person) -> None:
    shown = await ana.go("games").slash("/newgame firebulls", seats=2, opponents=2)
    assert isinstance(shown, Shown)
    assert "at this table one computer can play" in shown.text


async def test_alone_with_computers_undo_asks_nobody(bot: Bot, people: People, ana: Person) -> None:
    game = await alone(bot, people, ana, "firebulls", opponents=1, level="spark")
    before = await her_turn(game)
    after = await moves(game, ana)
    while after.running.now.entry is None or not any(
        one.seat == 1 for one in after.running.entries[before.running.version :]
    ):
        after = await moves(game, ana)
    shown = await ana.slash("/undo")
    assert isinstance(shown, Shown)
    assert "Taken back" in shown.text
    await her_turn(game)


async def test_who_leaves_computers_leaves_a_game_that_is_over(bot: Bot, people: People, ana: Person) -> None:
    game = await alone(bot, people, ana, "firebulls", opponents=2)
    await her_turn(game)
    await leave(ana)
    await game.settled()
    assert (await game.table()).state == "ended"


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_nobody_else_is_called_or_written_to(bot: Bot, people: People, ana: Person, line: str) -> None:
    game = await alone(bot, people, ana, line, opponents=1, level="spark")
    for _ in range(3):
        await moves(game, ana)
    written = await bot.tables.db.read(
        lambda conn: conn.execute(select(schema.outbox.c.audience)).scalars().all()
    )
    assert {*written} <= {None, ana.id}
    assert await game.posts(ana) != []
