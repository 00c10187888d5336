"""Threads, channels and permissions go away: the game stays, whoever plays it is told, and it goes on."""

from collections.abc import Callable

import pytest

from bot.show.sentences import said
from engines.core import Action, Seat
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tables.model import Press, Table
from tests.sandbox.api_schema import Traffic
from tests.stories.closing import POST, by_notation_in, closed, paused, turn_in, until, until_held
from tests.stories.playing import answers, opened
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby
from tests.stories.steps import CONTROLS, direct, turn

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
HOUR = 3600
PAUSED = said("en")("composer-paused", link="").split("in ")[0]


@pytest.fixture
def now(sandbox: Sandbox) -> Callable[[], int]:
    return lambda: int(sandbox.world.now() * 1000)


def refused(traffic: Traffic, channel: int) -> int:
    """How often the bot was told no in this channel."""
    mine = [one for one in traffic.requests if f"/channels/{channel}/" in one["path"]]
    return sum(one["status"] == 403 for one in mine)


async def opened_again(game: Gathering) -> None:
    table = await game.table()
    bot_id = game.bot.sandbox.world.bot_id
    await game.people.control("overwrite", channel=table.channel, target=bot_id, deny=0)
    assert await paused(game, False)


async def test_a_board_that_is_too_old_to_be_edited_is_posted_again_and_asks_nobody_twice(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "fireship", ana, ben)
    acting, (old,) = await game.acting(), await game.posts()
    assert old.mentions(acting.id)
    await people.control("faults", kind="refuse", code=30046, where=EDIT, times=1)
    await acting.slash("/fireship roll")
    first, second = await game.posts()
    assert not first.buttons
    assert set(CONTROLS) <= set(second.buttons)
    assert second.pictures
    assert not second.mentions(acting.id)
    moves = await acting.complete("/play", "move")
    await acting.slash("/play", move=moves[0]["value"])
    again = (await game.posts())[1]
    assert again.id == second.id
    assert again.json["edited_timestamp"], "from now on it is the new one that is edited"


async def test_a_bot_that_would_have_to_wait_for_an_old_board_posts_a_new_one(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbound.posts.board.EDITED_WITHIN", 0.1)
    game = await gather(bot, people, "fireship", ana, ben)
    await people.control("clock", seconds=HOUR + 60)
    await people.control(
        "faults", kind="limit", seconds=20, where=EDIT
    )  # 30046 comes as a 429 with a time to wait
    await (await game.acting()).slash("/fireship roll")
    assert len(await game.posts()) == 2


async def test_a_board_that_was_deleted_in_the_middle_of_a_turn_is_posted_again(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    (board,) = await game.posts()
    await ana.do("delete", channel=str(board.channel), message=str(board.id))
    await (await game.acting()).slash("/fireship roll")
    (again,) = await game.posts()
    assert set(CONTROLS) <= set(again.buttons)


async def test_a_message_that_is_always_deleted_is_posted_once_more_and_then_left(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await people.control("faults", kind="refuse", code=10008, where=POST)
    before = len(traffic.requests)
    await turn(game)
    await game.settled()
    thread = await game.thread()
    posts = [one for one in traffic.requests[before:] if one["path"].endswith(f"{thread}/messages")]
    assert len(posts) == 2


async def test_a_thread_that_was_deleted_is_replaced_and_the_game_goes_on_in_the_new_one(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    old = await game.thread()
    await people.control("remove", channel=old)
    acting = await game.acting()
    await by_notation_in(game, acting, "games")
    await bot.told()
    new = await game.thread()
    assert new != old
    (board,) = await game.posts()
    assert board.channel == new
    assert board.button("▶ My turn")
    for person in game.persons:
        person.go(new)
    await turn(game)
    assert (await game.posts())[-1].channel == new
    threads = [one for one in traffic.requests if one["path"].endswith("/threads")]
    assert len(threads) == 2
    assert not (await game.table()).paused


async def test_when_the_channel_is_deleted_both_are_told_and_can_go_on_in_private(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    table = await game.table()
    await people.control("remove", channel=await game.thread())
    await people.control("remove", channel=table.channel)
    for number in range(1, 6):
        shown = await by_notation_in(game, await game.acting(), "general")
        await paused(game)
        await game.settled()
        assert (await game.table()).running.version == number
    assert PAUSED in shown.text
    for person in (ana, ben):
        told = [one for one in direct(person) if "I can no longer write" in one.text]
        assert len(told) == 1
        panel = await opened(person.go(told[0].channel))
        assert bool(answers(panel)) == (person is await game.acting())
    posts = [one for one in traffic.requests if one["method"] == "POST" and one["status"] == 404]
    assert len(posts) <= 3


@pytest.mark.parametrize("deny", [Permission.SEND_MESSAGES_IN_THREADS, Permission.VIEW_CHANNEL])
async def test_without_permission_the_game_waits_and_goes_on_when_it_is_given_back(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person, deny: Permission
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await bot.told()
    before = await game.posts()
    thread = await closed(game, int(deny))
    where = "general" if deny is Permission.VIEW_CHANNEL else thread
    for _ in range(6):
        await turn_in(game, where)
        await paused(game)
    await bot.told()
    assert refused(traffic, thread) <= 3
    for person in (ana, ben):
        assert len([one for one in direct(person) if "I can no longer write" in one.text]) == 1
    told = await by_notation_in(game, await game.acting(), where)
    assert PAUSED in told.text
    await opened_again(game)
    posts = await game.posts()
    assert len(before) < len(posts) <= len(before) + 2
    assert posts[-1].button("▶ My turn")
    assert f"**{(await game.acting()).name}**" in posts[-1].text


async def test_a_game_in_a_thread_that_was_there_before_waits_and_goes_on_in_the_same_way(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    place = await ana.do("start_thread", channel=str(ana.here), name="Our evening")
    games, thread = ana.channel_called("games"), int(place["id"])
    for person in (ana, ben):
        await person.caught_up()
        person.go(thread)
    await ana.slash("/newgame firebulls", seats=2)
    await ben.press("Join", on=await ben.sees("table 1"))
    await bot.told()
    game = Gathering(bot, people, 1, (ana, ben))
    denied = {"channel": games, "target": bot.sandbox.world.bot_id}
    await people.control("overwrite", **denied, deny=int(Permission.SEND_MESSAGES_IN_THREADS))
    for _ in range(6):
        await turn_in(game, "general")
    assert await paused(game)
    await people.control("overwrite", **denied, deny=0)
    assert await paused(game, False)
    await game.settled()
    last = (await game.posts(ben))[-1]
    assert last.button("▶ My turn")
    assert f"**{(await game.acting()).name}**" in last.text


async def test_a_thread_that_is_locked_is_played_on_in_private_until_it_is_opened(
    bot: Bot, people: People, traffic: Traffic, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    state = sandbox.world.channel(await game.thread()).thread
    assert state is not None
    state.locked = state.archived = True
    told = await by_notation_in(game, await game.acting(), "general")
    assert await paused(game)
    assert told.text
    assert refused(traffic, await game.thread()) <= 3
    state.locked = False
    guild = (await game.table()).guild
    await people.control("outage", guild=guild, available=True)
    assert await paused(game, False)
    await game.settled()


async def test_who_has_left_the_server_still_finds_their_game_by_direct_message(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, waiting = await game.acting(), await game.waiting()
    notice = await acting.sees_dm("It is your turn")
    await people.control("kick", guild=(await game.table()).guild, person=acting.id)
    panel = await opened(acting.go(notice.channel))
    assert answers(panel)
    await acting.press(answers(panel)[0][0], on=panel)
    await acting.sees_changed(panel)
    shown = await waiting.press("⏪ Recap")
    assert isinstance(shown, Shown)


async def test_while_it_waits_a_closed_place_is_tried_once_an_hour(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    thread = await closed(game, int(Permission.SEND_MESSAGES_IN_THREADS))
    await turn_in(game, "general")
    await paused(game)
    for hour in range(1, 4):
        assert refused(traffic, thread) == 2 * hour, "with its picture, and in words"
        await until_held(bot)
        await people.control("clock", seconds=HOUR + 1)
        bot.client.publisher.wake()
        await until(lambda hour=hour: refused(traffic, thread) == 2 * hour + 2, people)  # type: ignore[misc]  # bound now


async def test_without_the_permission_to_attach_files_the_board_comes_in_words(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await closed(game, int(Permission.ATTACH_FILES))
    await turn(game)
    last = (await game.posts())[-1]
    assert not last.pictures
    assert len(last.text) > 100
    assert last.button("▶ My turn")
    assert not (await game.table()).paused


async def test_a_picture_that_is_too_large_for_discord_is_told_in_words(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await people.control("file_limit", guild=(await game.table()).guild, bytes=1000)
    await turn(game)
    last = (await game.posts())[-1]
    assert not last.pictures
    assert len(last.text) > 100
    panel = await (await game.acting()).press("▶ My turn")
    assert isinstance(panel, Shown)
    assert not panel.pictures
    assert "nearest card first" in panel.text
    assert panel.button("⋯")


async def test_thrown_out_and_invited_again_the_bot_goes_on_where_it_was(
    bot: Bot, people: People, traffic: Traffic, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, guild = await game.acting(), (await game.table()).guild
    member = sandbox.world.guild(guild).members[sandbox.world.bot_id]
    await people.control("kick", guild=guild, person=sandbox.world.bot_id)
    await bot.tables.act(_press(acting, guild), game.id, None, _first)
    bot.client.publisher.wake()
    assert await paused(game)
    await people.control("join", guild=guild, person=sandbox.world.bot_id)
    sandbox.world.guild(guild).members[sandbox.world.bot_id].roles = list(member.roles)
    await people.control("overwrite", channel=(await game.table()).channel, target=acting.id, deny=0)
    assert await paused(game, False)
    await game.settled()
    assert (await game.posts())[-1].button("▶ My turn")


def _press(person: Person, guild: int) -> Press:
    return Press(1, person.id, person.name, "en", guild)


def _first(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]


async def test_a_post_that_discord_refuses_for_good_keeps_nothing_waiting_and_one_person_is_told_once(
    bot: Bot, people: People, expected: set[str], ana: Person, ben: Person
) -> None:
    expected.add("a post was refused for good")
    await ben.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(2):
        while await game.acting() is not ana:
            await turn(game)
        before = len(await game.posts())
        await people.control("faults", kind="refuse", code=50006, where=POST, times=1)
        await turn(game)
        assert len(await game.posts()) == before
    await turn(game)
    posts = await game.posts()
    assert len(posts) == before + 1
    assert posts[-1].button("▶ My turn")
    told = [one for one in direct(ana) if "could not be posted" in one.text]
    assert len(told) == 1
    assert not [one for one in direct(ben) if "could not be posted" in one.text]


async def test_a_lobby_that_was_deleted_is_posted_again(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    await ben.press("Join", on=lobby)
    await bot.told()
    await ana.do("delete", channel=str(lobby.channel), message=str(lobby.id))
    await ana.go("games").slash("/settings")
    await bot.tables.quit(_press(ben, (await bot.tables.get(1)).guild), 1)
    bot.client.publisher.wake()
    await bot.told()
    again = await ben.sees("table 1")
    assert again.id != lobby.id
    await chloe.press("Join", on=again)
    await chloe.until(lambda: "Chloé" in chloe.messages[again.channel][again.id].text or None, "her name")


async def test_a_server_that_goes_away_for_a_while_takes_no_game_with_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    guild = (await game.table()).guild
    for _ in range(100):
        await people.control("outage", guild=guild, available=False)
        await people.control("outage", guild=guild, available=True)
    await turn(game)
    table = await game.table()
    assert (table.state, table.paused) == ("running", False)
    assert len(await game.posts()) == 2
