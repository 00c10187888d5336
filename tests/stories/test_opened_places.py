"""A place is opened again while the bot is at its door, or is replaced: the game goes on at once, once."""

import pytest

from bot.outbound.remedies import Remedies
from db import outbox
from sandbox import payloads
from sandbox.people.client import People, Person
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from sandbox.wire import Json
from tables.pausing import MayPlay
from tests.stories.closing import POST, closed, paused, turn_in, until, until_held
from tests.stories.running_bot import Bot, gather
from tests.stories.steps import turn


async def test_when_the_place_is_opened_while_the_bot_is_being_refused_nobody_waits_an_hour(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, ben)
    place = sandbox.world.channel((await game.table()).channel)

    def opened_meanwhile(line: Json) -> None:
        if line.get("status") == 403:
            sandbox.world.tell("CHANNEL_UPDATE", payloads.channel(sandbox.world, place), place)

    sandbox.machine.recorder.listen(opened_meanwhile)
    await people.control("faults", kind="refuse", code=50013, where=POST, times=2)  # the picture, and words
    await turn(game)
    assert not (await game.table()).paused
    assert (await game.posts())[-1].button("▶ My turn")
    assert len(await game.posts()) == 2


async def test_a_game_goes_on_in_its_thread_as_soon_as_that_is_open_whatever_its_channel_forbids(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """Who lets us write in threads again need not let us begin new ones."""
    game = await gather(bot, people, "firebulls", ana, ben)
    beginning = int(Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES)
    await closed(game, int(Permission.SEND_MESSAGES_IN_THREADS) | beginning)
    await turn_in(game, "general")
    await paused(game)
    await until_held(bot)
    target = {"channel": (await game.table()).channel, "target": bot.sandbox.world.bot_id}
    await people.control("overwrite", **target, deny=beginning)
    assert await paused(game, False)
    assert (await game.posts())[-1].button("▶ My turn")


async def test_while_a_post_is_under_way_it_is_not_begun_again_whatever_else_is_given_back(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await closed(game, int(Permission.SEND_MESSAGES_IN_THREADS))
    await turn_in(game, "general")
    await paused(game)
    await until_held(bot)
    await people.control("faults", kind="slow", seconds=0.5, where=POST, times=1)
    target = {"channel": (await game.table()).channel, "target": bot.sandbox.world.bot_id}
    await people.control("overwrite", **target, deny=0)
    await until(lambda: bot.sandbox.machine.faults.counts["rest:slow"] > 0, people)
    await people.control("overwrite", **target, deny=0)
    assert await paused(game, False)
    await game.settled()
    board = await bot.tables.db.read(lambda conn: outbox.newest_sent(conn, f"board:{game.id}"))
    assert board is not None
    assert board.attempts == 2, "refused once, taken once"
    assert (await game.posts())[-1].button("▶ My turn")


async def test_a_locked_thread_that_is_then_deleted_is_replaced_at_once_and_time_runs_again(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    thread = await game.thread()
    state = sandbox.world.channel(thread).thread
    assert state is not None
    state.locked = state.archived = True
    await turn_in(game, "general")
    await paused(game)
    await until_held(bot)
    await people.control("remove", channel=thread)
    assert await paused(game, False)
    assert await game.thread() != thread
    assert (await game.posts())[-1].button("▶ My turn")


@pytest.mark.parametrize("spoiled", [False, True])
async def test_a_start_keeps_nothing_of_servers_in_which_nothing_waits(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    """Of each of ten thousand it hears at once that it is there."""
    heard, changed = list[int](), Remedies.changed

    def noted(self: Remedies, guild: int, may_play: MayPlay) -> None:
        heard.append(guild)
        changed(self, guild, may_play)

    await gather(bot, people, "firebulls", ana, ben)
    monkeypatch.setattr(Remedies, "changed", noted)
    if spoiled:
        monkeypatch.setattr(Remedies, "forget", lambda *_: None)
    await bot.restart()
    await until(lambda: bool(heard), people)
    async with bot.client.publisher._looking:
        assert bool(bot.client.publisher._remedies._changed) is spoiled
