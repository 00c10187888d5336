"""What is to be told of a game that cannot be read holds up nothing else, wherever it would stand."""

import pytest
from sqlalchemy import update

from bot.outbound.publisher import UNREAD_FOR
from db import outbox, schema
from db.outbox import Message
from sandbox.people.client import People, Person
from tables import announcements
from tables.plays import PlayCache
from tables.posts import TurnOver, payload
from tests.bot.seated import Clock
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby
from tests.stories.silence import passes, quiet


@pytest.fixture
def expected() -> set[str]:
    return {"a game cannot be read", "a post was refused for good"}


async def rules_are(bot: Bot, game: int, version: int) -> None:
    mine = schema.games.c.id == game
    await bot.tables.db.tx(
        lambda conn: conn.execute(update(schema.games).where(mine).values(rules_version=version))
    )
    bot.tables.plays = PlayCache()


async def put(game: Gathering, *messages: Message) -> None:
    await game.bot.tables.db.tx(lambda conn: outbox.put(conn, messages, game.bot.now()))
    game.bot.client.publisher.wake()
    await quiet(game)


def over(game: Gathering, person: Person) -> Message:
    told = TurnOver()
    return Message(
        key="over", channel=person.id, kind=told.kind, payload=payload(told), game=game.id, audience=person.id
    )


async def test_what_it_has_to_tell_lets_all_else_in_its_channel_go_first(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    table = await game.table()
    version = table.rules.version
    await rules_are(bot, game.id, 99)
    await put(game, announcements.lobby(game.id, table.channel, "again"), over(game, ben))
    lobby = await open_lobby(ana, "fireship", seats=2)
    assert lobby.button("Join")
    await ben.go("games").press("Join", on=lobby)
    await quiet(game)
    health = await bot.tables.db.read(outbox.health)
    assert (health.pending, health.dead) == (0, 0), "what was set aside waits for others"
    await rules_are(bot, game.id, version)
    clock.now += UNREAD_FOR
    bot.client.publisher.wake()
    await quiet(game)
    rows = [
        await bot.tables.db.read(lambda conn, key=key: outbox.by_key(conn, key))  # type: ignore[misc]
        for key in ("over", announcements.lobby_key(game.id, "again"))
    ]
    assert [row.state for row in rows if row] == ["sent", "sent"], "and it is told when it can be"


async def test_what_discord_refuses_of_it_ends_nothing(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """Its thread is gone: nothing is known of what could follow."""
    game = await gather(bot, people, "firebulls", ana, ben)
    thread = await game.thread()
    await rules_are(bot, game.id, 99)
    await put(game, announcements.awake(game.id, thread + 1, "nowhere"))
    await passes(game, 10)
    lobby = await open_lobby(ana, "fireship", seats=2)
    assert lobby.button("Join")
    row = await bot.tables.db.read(lambda conn: outbox.by_key(conn, "awake:nowhere"))
    assert row is not None
    assert row.state == "dead"
