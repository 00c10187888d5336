"""What decided a game is told on the card of its end, each moment with a button that shows it."""

import json
import random
import sys
from collections.abc import Sequence

import pytest

from bot.show import table_words
from bot.show.sentences import said
from db import seeds
from engines.codec import encode
from opponents import story as opponents
from opponents.duel import decided
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables import stories
from tables.model import Press
from tables.stories import Story, Told
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import leave, turn

say = said("en")


def program(does: str) -> Sequence[str]:
    return (sys.executable, "-c", f"import os, sys; given = sys.stdin.read(); {does}")


def telling(story: Story) -> Sequence[str]:
    return program(f"print({json.dumps(encode(story))!r})")


async def played(game: Gathering) -> None:
    """To the end, by computers, straight into the table."""
    chance = random.Random(3)
    while (table := await game.table()).state == "running":
        seat = table.waiting[0]
        person, seed = game.persons[seat], chance.randbytes(32)
        press = Press(chance.getrandbits(60), person.id, person.name, "en", table.guild)
        await game.bot.tables.act(
            press,
            game.id,
            None,
            lambda table, seat, seed=seed: decided(table.rules, table.running.state, seat, "ember", seed),  # type: ignore[misc]
        )
    game.bot.client.publisher.wake()
    await game.settled()


async def six_turns(bot: Bot, people: People, line: str, *persons: Person) -> Gathering:
    game = await gather(bot, people, line, *persons)
    for _ in range(stories.FEWEST_TURNS):
        await turn(game)
    await leave(persons[-1])
    await game.settled()
    return game


async def moments(game: Gathering) -> list[Told]:
    """The first thing that all heard of each turn."""
    found, began = list[Told](), 0
    for written in (await game.table()).running.history():
        heard = [at for at, event in enumerate(written.events) if event.audience is None]
        if heard and began == len(found):
            found.append(Told(written.entry.number, len(found) + 1, heard[0], 20))
        began += written.passed
    return found


async def test_the_card_of_the_end_tells_what_decided_it_and_shows_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await six_turns(bot, people, "firebulls", ana, ben)
    first, second, third, *_ = await moments(game)
    bot.client.story_finder._command = telling(Story(decisive=second, best=third, luckiest=first))
    await bot.client.story_finder.look()
    card = await ana.sees("📖")
    table = await game.table()
    words, history = table_words.words(table, "en"), table.running.history()
    for key, one in (("decisive", second), ("best", third), ("luckiest", first)):
        what = words.event(history[one.entry - 1].events[one.event])
        assert say(f"story-{key}", turn=one.turn, what=what) in card.text
    shown = await ben.press(say("see-button", turn=2), on=card)
    assert isinstance(shown, Shown)
    assert shown.ephemeral
    assert "After turn 2 of" in shown.text
    assert (await game.posts())[-1].id == card.id, "it is the card itself"


async def test_one_moment_is_told_once(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await six_turns(bot, people, "fireship", ana, ben)
    one = (await moments(game))[1]
    bot.client.story_finder._command = telling(Story(decisive=one, luckiest=one))
    await bot.client.story_finder.look()
    card = await ana.sees("📖")
    assert "🍀" not in card.text
    assert card.buttons[-1:] == [say("see-button", turn=2)]


async def test_a_whole_game_has_the_story_that_anybody_finds(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """Looked for by the program itself, in a process of its own."""
    bot.client.story_finder._command = (sys.executable, "-m", "opponents", "story", "/dev/stdin")
    game = await gather(bot, people, "springfestival", ana, ben)
    await played(game)
    while await bot.tables.read(stories.next_due) is not None:
        await bot.client.story_finder.look()
        await bot.told()
    table = await game.table()
    found = await bot.tables.read(stories.of, game.id)
    assert found == opponents.of(table.running)
    await game.settled()
    assert ("📖" in (await game.posts())[-1].text) == (found.decisive is not None)
    secret = await bot.tables.db.read(lambda conn: seeds.of(conn, game.id))
    assert secret.hex() not in json.dumps(encode(found))


FAILING = {
    "raises": program("sys.exit(2)"),
    "is killed": program("os.kill(os.getpid(), 9)"),
    "tells nonsense": program("print('once upon a time')"),
    "tells another story": program("print('{}')"),
    "is not there": ("/nowhere/at/all",),
}


@pytest.mark.parametrize("expected", [{"a story was not found"}])
@pytest.mark.parametrize("fails", FAILING)
async def test_a_story_that_cannot_be_found_is_not_told(
    bot: Bot, people: People, ana: Person, ben: Person, fails: str
) -> None:
    bot.client.story_finder._command = FAILING[fails]
    game = await six_turns(bot, people, "firebulls", ana, ben)
    await bot.client.story_finder.look()
    assert await bot.tables.read(stories.next_due) is None
    assert await bot.tables.read(stories.of, game.id) == Story()
    await bot.told()
    assert "📖" not in (await game.posts())[-1].text
