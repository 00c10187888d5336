"""Deleted data is in no file any more, and the others play on; what one takes home is only one’s own."""

import json
import random
from pathlib import Path

import pytest

from bot.settings import Links
from bot.show import table_words
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from tests.stories.playing import by_notation
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby

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


@pytest.mark.parametrize("published", [False, True])
async def test_privacy_tells_what_is_kept_links_to_what_is_published_and_leads_to_ones_data(
    bot: Bot, ana: Person, chloe: Person, published: bool
) -> None:
    if published:
        bot.links = Links("https://fireside.example/privacy", terms="https://fireside.example/terms")
        await bot.restart()
    for reader in (ana, chloe):
        say = said(reader.me["locale"])
        linked = [say("privacy-policy"), say("privacy-terms")] * published
        shown = as_message(await reader.slash("/privacy"))
        assert shown.ephemeral
        assert shown.text.startswith(say("privacy"))
        assert shown.buttons == [*linked, say("settings-export"), say("settings-delete")]
        await reader.press(say("settings-delete"), on=shown)
        assert (await reader.sees_changed(shown)).text.startswith(say("settings-delete-sure"))


async def test_nothing_of_a_person_is_left_in_any_file_and_the_others_play_on(
    bot: Bot, people: People, tmp_path: Path, ana: Person, ben: Person
) -> None:
    gone = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, gone, ben)
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
    assert said("en")("former-player") in table_words.names(table)
    game.persons = [person for person in game.persons if person is not gone]
    await game.bot.restart()
    while (await game.table()).state == "running" and (await game.table()).running.version < 12:
        seat = (await game.table()).waiting[0]
        await by_notation(game, ana if seat == 0 else ben, random.Random(3))
    assert traces(gone, tmp_path) == []


async def test_what_a_person_takes_home_is_only_their_own(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    other = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, other, ben)
    await played(game, 4)
    shown = await ana.slash("/settings")
    assert isinstance(shown, Shown)
    home = await ana.press(said("en")("settings-export"), on=shown)
    assert isinstance(home, Shown)
    text = (await ana.picture(home)).decode()
    assert json.loads(text)["seats"]
    assert str(ana.id) in text
    for stranger in (NAME, str(other.id), str(ben.id)):
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
    bot: Bot, people: People, ana: Person, ben: Person, earlier: bool
) -> None:
    """By its lobby and its board, whether they left it by that or before."""
    gone = await wilhelmina(people, ana)
    game = await gather(bot, people, "firebulls", ana, gone, ben)
    table = await game.table()
    if earlier:
        await gone.slash("/leave")
        await gone.press(said("en")("leave-sure"))
        await game.settled()
    await pressed(gone, "settings-delete", "settings-delete")
    board = (await game.posts())[-1]
    lobby = ana.messages[table.channel][table.lobby_message or 0]
    for shown in (lobby, board):
        assert NAME not in written(shown)
        assert said("en")("former-player") in shown.text
    assert NAME not in titled(game, await game.thread())


def written(shown: Shown) -> str:
    """All of a message but what its thread is called."""
    return json.dumps({key: value for key, value in shown.json.items() if key != "thread"})


def titled(game: Gathering, thread: int) -> str:
    """What a thread is called."""
    return game.bot.sandbox.world.tables.channels[thread].name


async def over(bot: Bot, people: People, ana: Person, gone: Person) -> Gathering:
    """A game in which this person has left the other alone."""
    game = await gather(bot, people, "springfestival", ana, gone)
    await gone.slash("/leave")
    await gone.press(said("en")("leave-sure"))
    await game.settled()
    assert (await game.table()).state == "ended"
    return game


async def test_whose_data_is_deleted_is_named_no_more_where_a_game_is_over(
    bot: Bot, people: People, ana: Person
) -> None:
    """By its lobby and its last board."""
    gone = await wilhelmina(people, ana)
    games = [await over(bot, people, ana, gone) for _ in range(2)]
    lobby = await open_lobby(gone, "fireship", seats=3)
    await gone.press("Leave", on=lobby)
    before = [await shown_of(game, ana) for game in games]
    assert all(NAME in json.dumps(one.json) for pair in before for one in pair)
    threads = [(game, await game.thread()) for game in games]
    assert all(NAME in titled(*one) for one in threads)
    await pressed(gone, "settings-delete", "settings-delete")
    for game in games:
        lobby, board = await shown_of(game, ana)
        assert NAME not in written(lobby) + written(board)
        assert said("en")("former-player") in lobby.text
        assert said("en")("former-player") in board.text
        assert board.button("Rematch")
    assert not any(NAME in titled(*one) for one in threads)


async def shown_of(game: Gathering, person: Person) -> tuple[Shown, Shown]:
    """Its lobby, and what was posted last in its thread."""
    table = await game.table()
    board = (await game.posts(person))[-1]
    return person.messages[table.channel][table.lobby_message or 0], board


@pytest.mark.parametrize("code", [10008, 30046, 50001, 50013])
async def test_a_board_of_a_game_that_is_over_is_not_posted_again(
    bot: Bot, people: People, ana: Person, code: int
) -> None:
    """Whatever Discord says to the edit, and nobody is told of trouble."""
    gone = await wilhelmina(people, ana)
    game = await over(bot, people, ana, gone)
    before = [post.id for post in await game.posts(ana)]
    messages = len(ana.all_messages())
    await people.control("faults", kind="refuse", code=code, where="PATCH /channels")
    await pressed(gone, "settings-delete", "settings-delete")
    await game.settled()
    assert [post.id for post in await game.posts(ana)] == before
    assert len(ana.all_messages()) == messages
    assert not (await game.table()).paused


async def test_who_does_not_want_their_data_deleted_after_all_keeps_it(bot: Bot, ana: Person) -> None:
    await open_lobby(ana, "fireship", seats=3)
    shown = await pressed(ana, "settings-delete")
    await ana.press("✖ Close", on=shown)
    assert (await ana.sees_changed(shown)).text == "Nothing has changed."
    assert [table_words.names(one) for one in await bot.tables.of(ana.id)] == [("Ana",)]
