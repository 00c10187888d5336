"""What happens although nobody does anything: a lobby closes, a game's time is over, a thread stays open."""

from bot.show import table_words
from bot.show.sentences import said
from db import timers
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tables.pace import DAY, HOUR
from tests.bot.seated import Clock
from tests.stories.playing import answers, opened
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.steps import turn

CLOSES = "if nobody presses Start, it closes"


async def passes(bot: Bot, clock: Clock, ms: int) -> None:
    """The bot has lived all the while, but only now it looks."""
    await bot.tables.db.tx(lambda conn: timers.beat(conn, "bot", clock.now + ms))
    clock.now += ms
    await bot.tables.sweep()
    bot.client.publisher.wake()
    await bot.told()


async def now(person: Person, message: Shown) -> Shown:
    await person.caught_up()
    return person.messages[message.channel][message.id]


async def warnings(person: Person) -> list[Shown]:
    await person.caught_up()
    return [message for message in person.all_messages() if CLOSES in message.text]


# lobbies


async def test_a_lobby_that_nobody_starts_is_announced_quietly_and_closes(
    bot: Bot, ana: Person, ben: Person, clock: Clock
) -> None:
    closes = clock.now + 7 * DAY
    lobby = await open_lobby(ana, "fireship", seats=4)
    await passes(bot, clock, 5 * DAY)
    await ben.press("Join", on=lobby)
    await passes(bot, clock, DAY + HOUR)
    (warning,) = await warnings(ben)
    assert f"<t:{closes // 1000}:R>" in warning.text
    assert warning.json["message_reference"]["message_id"] == str(lobby.id)
    assert warning.json["flags"] & 1 << 12, "no phone rings"
    assert not warning.mentions(ana.id)
    assert not warning.mentions(ben.id)
    await passes(bot, clock, DAY)
    assert await warnings(ben) == []
    closed = await now(ben, lobby)
    assert said("en")("lobby-expired", game="fireship") in closed.text
    assert "seats are free" not in closed.text
    assert closed.buttons == []
    shown = await ben.slash("/turn", game=str(game_of(lobby)))
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("refused-expired", game="fireship")
    await ana.slash("/newgame fireship", seats=2)


async def test_a_table_that_begins_after_the_warning_takes_it_away(
    bot: Bot, ana: Person, ben: Person, clock: Clock
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2)
    await passes(bot, clock, 6 * DAY + HOUR)
    assert len(await warnings(ana)) == 1
    await ben.press("Join", on=lobby)
    await bot.told()
    assert await warnings(ana) == []
    assert said("en")("lobby-running") in (await now(ana, lobby)).text


# the time of a game


async def test_when_the_time_is_over_the_board_says_so_and_the_turn_in_progress_is_the_last(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    begun = clock.now
    game = await gather(bot, people, "fireship", ana, ben, time_limit=2)
    assert f"The time of this game runs out <t:{(begun + 2 * HOUR) // 1000}:R>" in await board(game)
    await passes(bot, clock, 2 * HOUR + 60_000)
    assert "The time of this game runs out" not in await board(game)
    words = table_words.words(await game.table(), "en")
    called = (await game.table()).running.now.step.events[0]
    assert words.event(called) in await board(game)
    await turn(game)
    final = (await game.posts())[-1]
    assert final.button("Rematch")
    checked = await ana.press("Verify", on=final)
    assert isinstance(checked, Shown)
    assert "✓" in checked.text


async def board(game: Gathering) -> str:
    return next(post.text for post in reversed(await game.posts()) if post.button("▶ My turn"))


# threads


async def test_the_thread_of_a_slow_game_is_never_archived_and_nothing_is_posted_for_it(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock, sandbox: Sandbox
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="none")
    thread, before = await game.thread(), await game.posts()
    for _ in range(16):
        await passes(bot, clock, DAY)
        await people.control("clock", seconds=DAY // 1000)
        assert not await archived(sandbox, thread)
    assert [post.id for post in await game.posts()] == [post.id for post in before]


async def test_in_a_thread_that_somebody_else_has_made_a_message_comes_and_goes(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock, sandbox: Sandbox
) -> None:
    place = await ana.go("games").do("start_thread", channel=str(ana.here), name="Our evening")
    thread = int(place["id"])
    await ben.caught_up()
    state = sandbox.world.channel(thread).thread
    assert state is not None
    state.archive_after = 10_080
    ana.go(thread)
    await ana.slash("/newgame firebulls", seats=2, pace="none")
    lobby = await ana.sees("One seat is free")
    await ben.go(thread).press("Join", on=lobby)
    await bot.told()
    before = {message.id for message in ana.all_messages()}
    for _ in range(16):
        await passes(bot, clock, DAY)
        await people.control("clock", seconds=DAY // 1000)
        assert not await archived(sandbox, thread)
    await ana.caught_up()
    assert {message.id for message in ana.all_messages()} == before


async def test_in_a_thread_that_was_archived_all_the_same_one_plays_on(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock, sandbox: Sandbox
) -> None:
    game = await gather(bot, people, "fireship", ana, ben, pace="none")
    thread = await game.thread()
    await people.control("clock", seconds=8 * DAY // 1000)
    assert await archived(sandbox, thread)
    acting = await game.acting()
    panel = await opened(acting)
    roll = answers(panel)[0]
    await acting.press(roll[0], on=panel)
    assert answers(await acting.sees_changed(panel))
    await game.settled()
    assert not await archived(sandbox, thread), "the board was edited in it"
    assert "rolls" in await board(game)


async def archived(sandbox: Sandbox, thread: int) -> bool:
    state = sandbox.world.channel(thread).thread
    assert state is not None
    return state.archived
