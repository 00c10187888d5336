"""Steps that many stories take, and where they look."""

import random

from bot.show.sentences import said
from sandbox.people.client import Person
from sandbox.people.shown import Shown
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic
from tests.stories.playing import by_notation
from tests.stories.running_bot import Bot, Gathering

CONTROLS = ["▶ My turn", "⏪ Recap", "⋯ More"]
LATE = "⏰ The table waits for"
ASKED = "Do all the others agree?"


async def turn(game: Gathering) -> int:
    """One person's whole turn; how many moves it had."""
    chance, acting = random.Random(3), (await game.table()).waiting
    moves = 0
    while (await game.table()).waiting == acting:
        await by_notation(game, game.persons[acting[0]], chance)
        await game.settled()
        moves += 1
    return moves


def direct(person: Person) -> list[Shown]:
    private = [id_ for id_, channel in person.channels.items() if channel["type"] == 1]
    return [message for id_ in private for message in person.messages.get(id_, {}).values()]


async def passes(bot: Bot, clock: Clock, ms: int) -> None:
    """The bot lives all the while: it sweeps every four minutes, and what it has to say is said."""
    end = clock.now + ms
    while clock.now < end:
        clock.now = min(end, clock.now + 4 * 60_000)
        await bot.sweeps()


async def late(game: Gathering) -> list[Shown]:
    """What stands in the thread about somebody being late."""
    return [post for post in await game.posts() if LATE in post.text]


def markers(traffic: Traffic) -> list[int]:
    """Of every message with a marker that was sent to a channel, in order."""
    sent = [
        one["request"]
        for one in traffic.requests
        if one["route"] == "POST /channels/{channel_id}/messages" and one["status"] == 200
    ]
    return [box["id"] for body in sent for box in body["components"] if "id" in box]


async def undo_asked(game: Gathering) -> tuple[Person, Person, Shown]:
    """Who asks, somebody else, and the question in the thread."""
    asker, other = await game.acting(), await game.waiting()
    await turn(game)
    shown = await asker.slash("/undo")
    assert isinstance(shown, Shown)
    assert shown.text == said(asker.me["locale"])("undo-waits")
    await game.settled()
    return asker, other, await other.sees(ASKED)


async def leave(person: Person) -> Shown:
    shown = await person.slash("/leave")
    assert isinstance(shown, Shown)
    assert "you leave, you cannot come back, and you will be last. Are you sure?" in shown.text
    await person.press(said("en")("leave-sure"), on=shown)
    return await person.sees_changed(shown)
