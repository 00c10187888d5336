"""Whole games, from the command that opens the table to the final picture."""

from typing import Any

import pytest

from bot.show.sentences import said
from engines import GAMES
from sandbox.people.client import People, Person
from tests.stories.playing import Way, by_commands, by_composer, by_notation, opened, ways, whole_game
from tests.stories.running_bot import Bot, Gathering, gather

SHORT: dict[str, dict[str, Any]] = {
    "firebulls": {"length": "short"},
    "fireship": {"rounds": 5},
    "springfestival": {},
}
WAYS: tuple[Way, ...] = (by_composer, by_commands, by_notation)
EVERY = [(one.key, seats, way) for one in GAMES for seats in one.seats for way in WAYS]
NAMED = [f"{line} {seats} {way.__name__}" for line, seats, way in EVERY]


@pytest.fixture
async def five(people: People, ana: Person, ben: Person, chloe: Person, dario: Person) -> tuple[Person, ...]:
    """As many as ever sit at a table; three languages among them."""
    hearth = next(id_ for id_, guild in ana.guilds.items() if guild["name"] == "The Hearth")
    return ana, ben, chloe, dario, await people.newcomer("Eve", [hearth])


async def ended_well(game: Gathering) -> None:
    """The last post has the picture, the points, the way to another game, and to the seed."""
    table, last = await game.table(), (await game.posts())[-1]
    assert last.pictures
    assert last.pictures[0].alt
    assert all(person.name in last.text for person in game.persons)
    seed, _ = await game.bot.tables.secrets(table)
    assert seed.hex() not in last.text
    assert {said("en")(f"{key}-button") for key in ("rematch", "scores", "verify")} <= {*last.buttons}
    told = await opened(game.persons[0], said("en")("verify-button"), on=last)
    assert seed.hex() in told.text


@pytest.mark.parametrize(("line", "seats", "way"), EVERY, ids=NAMED)
async def test_every_game_is_played_by_any_number_in_every_way(
    bot: Bot, people: People, five: tuple[Person, ...], line: str, seats: int, way: Way
) -> None:
    game = await gather(bot, people, line, *five[:seats], pace="none", **SHORT[line])
    await whole_game(game, way, seed=7)
    await ended_well(game)


@pytest.mark.parametrize("line", ["fireship", "springfestival"])
async def test_four_play_in_three_languages_each_in_another_way(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, dario: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben, chloe, dario, pace="none", **SHORT[line])
    await whole_game(game, ways(by_composer, by_notation, by_commands), seed=11)
    await ended_well(game)
