"""Deleted data is in no file any more, and the others play on; what one takes home is only one’s own."""

import json
import random
from pathlib import Path

import pytest

from bot.said import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.evening import Bot, Gathering, gather, open_lobby
from tests.stories.playing import by_notation

NAME = "Wilhelmina"


async def wilhelmina(people: People, ana: Person) -> Person:
    hearth = next(id_ for id_, guild in ana.guilds.items() if guild["name"] == "The Hearth")
    return (await people.newcomer(NAME, [hearth])).go("games")


async def played(game: Gathering, moves: int) -> None:
    chance = random.Random(2)
    for _ in range(moves):
        await by_notation(game, await game.acting(), chance)


async def pressed(person: Person, *keys: str) -> Shown:
    shown = await person.slash("/settings")
    for key in keys:
        assert isinstance(shown, Shown)
        await person.press(said("en")(key), on=shown)
        shown = await person.sees_changed(shown)
    assert isinstance(shown, Shown)
    return shown


def traces(of: Person, folder: Path) -> list[str]:
    """Where the name or the number of a person stands, however it is written."""
    number = of.id.to_bytes(8, "big")
    written = (NAME.encode(), str(of.id).encode(), number)
    return [
        file.name
        for file in folder.iterdir()
        if file.is_file() and any(w in file.read_bytes() for w in written)
    ]


async def test_nothing_of_a_person_is_left_in_any_file_and_the_others_play_on(
    bot: Bot, people: People, tmp_path: Path, ana: Person, bo: Person
) -> None:
    gone = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, gone, bo)
    await open_lobby(gone, "fireship", seats=3)
    await played(game, 6)
    assert traces(gone, tmp_path), "before, there is something to be found"
    shown = await pressed(gone, "settings-delete", "settings-delete")
    assert shown.text == said("en")("settings-deleted")
    await bot.told()
    assert traces(gone, tmp_path) == []
    assert not [line for line in bot.logs if NAME in str(line)]
    table = await game.table()
    assert table.state == "running"
    assert said("en")("former-player") in table.names
    game.persons = [person for person in game.persons if person is not gone]
    await game.bot.restart()
    while (await game.table()).state == "running" and (await game.table()).running.version < 12:
        seat = (await game.table()).waiting[0]
        await by_notation(game, ana if seat == 0 else bo, random.Random(3))
    assert traces(gone, tmp_path) == []


async def test_what_a_person_takes_home_is_only_their_own(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    other = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, other, bo)
    await played(game, 4)
    shown = await ana.slash("/settings")
    assert isinstance(shown, Shown)
    home = await ana.press(said("en")("settings-export"), on=shown)
    assert isinstance(home, Shown)
    text = (await ana.picture(home)).decode()
    assert json.loads(text)["seats"]
    assert str(ana.id) in text
    for stranger in (NAME, str(other.id), str(bo.id)):
        assert stranger not in text


async def test_whose_data_is_deleted_sits_in_no_lobby_any_more_and_the_others_see_it(
    bot: Bot, people: People, ana: Person
) -> None:
    gone = await wilhelmina(people, ana)
    lobby = await open_lobby(ana, "fireship", seats=3)
    await gone.press("Join", on=lobby)
    await bot.told()
    await pressed(gone, "settings-delete", "settings-delete")
    await bot.told()
    await ana.caught_up()
    standing = ana.messages[lobby.channel][lobby.id]
    assert NAME not in json.dumps(standing.json)
    assert "2 seats are free" in standing.text


@pytest.mark.parametrize("earlier", [False, True], ids=["sitting", "left"])
async def test_whose_data_is_deleted_is_named_no_more_where_a_game_stands(
    bot: Bot, people: People, ana: Person, bo: Person, earlier: bool
) -> None:
    """By its lobby and its board, whether they left it by that or before."""
    gone = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, gone, bo)
    table = await game.table()
    if earlier:
        await gone.slash("/leave")
        await gone.press(said("en")("leave-sure"))
        await game.settled()
    await pressed(gone, "settings-delete", "settings-delete")
    board = (await game.posts())[-1]
    lobby = ana.messages[table.channel][table.lobby_message or 0]
    for shown in (lobby, board):
        assert NAME not in json.dumps(shown.json)
        assert said("en")("former-player") in shown.text


async def test_who_does_not_want_their_data_deleted_after_all_keeps_it(bot: Bot, ana: Person) -> None:
    await open_lobby(ana, "fireship", seats=3)
    shown = await pressed(ana, "settings-delete")
    await ana.press("✖ Close", on=shown)
    assert (await ana.sees_changed(shown)).text == "Nothing has changed."
    assert [one.names for one in await bot.tables.of(ana.id)] == [("Ana",)]
