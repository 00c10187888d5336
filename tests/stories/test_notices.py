"""A direct message at the start of one's turn, gone when it is stale; or else one mention."""

import random
from dataclasses import replace

import pytest

from bot.show import recap, table_words
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.permissions import Permission
from sandbox.wire import Json
from tables import announcements, store
from tables.people import dm_opened
from tables.posts import Turn
from tests.sandbox.api_schema import Traffic
from tests.stories.playing import answer, answers, by_notation, opened
from tests.stories.running_bot import Bot, gather
from tests.stories.steps import direct, turn

TURN = "It is your turn in **Fire Bulls**"


async def test_whose_turn_begins_gets_their_hand_and_a_button_that_works_there(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()
    notice = await acting.sees_dm(TURN)
    assert notice.pictures[0].alt
    assert f"<#{await game.thread()}>" in notice.text
    panel = await opened(acting)
    assert panel.channel == notice.channel
    assert answers(panel)


async def test_whose_turn_begins_reads_what_happened_since_their_last_one(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    first, other = await game.acting(), await game.waiting()
    await turn(game)
    await turn(game)
    notice = await first.sees_dm(said("en")("recap-title"))
    table = await game.table()
    seat = table.seat_of(first.id)
    assert seat is not None
    words = table_words.words(table, "en")
    since = recap.last_of(table.running, seat)
    heard = recap.lines(table.running, words, said("en"), since, seat)
    assert heard
    assert "\n".join(heard) in notice.text
    assert any(other.name in line for line in heard)


async def test_a_direct_message_is_in_the_language_of_its_reader(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    """Their Discord's, also in an English server, until they choose another."""
    game = await gather(bot, people, "firebulls", chloe, dario)
    acting = await game.acting()
    locale = {chloe: "fr", dario: "it"}[acting]
    link = f"<#{await game.thread()}>"
    await acting.sees_dm(said(locale)("notice-turn", game="Fire Bulls", number=1, link=link))
    await acting.slash("/settings", language="en")
    await turn(game)
    await turn(game)
    await acting.sees_dm(TURN)


async def test_the_channel_for_direct_messages_is_kept_and_opened_once(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    """Also after a restart, when the library remembers none."""
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    await bot.restart()
    await turn(game)
    await game.settled()
    await (await game.acting()).sees_dm(TURN)
    assert sorted(one["request"]["recipient_id"] for one in opened_for(traffic)) == sorted([ana.id, ben.id])


@pytest.mark.parametrize("closed_to_us", [False, True])
async def test_a_channel_for_direct_messages_that_is_no_more_is_opened_anew(
    bot: Bot, people: People, ana: Person, ben: Person, closed_to_us: bool
) -> None:
    """10003 for a number that nothing has, 50001 for a channel that is not ours to read."""
    game = await gather(bot, people, "firebulls", ana, ben)
    waiting, other = await game.waiting(), ana.channel_called("general")
    denied = int(Permission.VIEW_CHANNEL)
    await people.control("overwrite", channel=other, target=bot.sandbox.world.bot_id, deny=denied)
    await bot.tables.tx(dm_opened, waiting.id, other if closed_to_us else 1)
    await turn(game)
    await game.settled()
    notice = await waiting.sees_dm(TURN)
    person = await bot.tables.person(waiting.id)
    assert (person.dm_channel, person.dm_closed_at) == (notice.channel, None)


def opened_for(traffic: Traffic) -> list[Json]:
    return [one for one in traffic.requests if one["route"] == "POST /users/@me/channels"]


async def test_a_whole_turn_can_be_played_in_the_direct_message(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, chance = await game.acting(), random.Random(2)
    notice = await acting.sees_dm(TURN)
    panel = await opened(acting)
    while choices := answers(panel):
        panel = await answer(acting, panel, chance.choice(choices))
    assert await game.acting() is not acting
    await acting.sees_gone(notice)


async def test_the_notice_goes_with_the_turn_and_there_is_never_more_than_one(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(4):
        await turn(game)
        acting = await game.acting()
        for person in game.persons:
            assert len(direct(person)) == (person is acting)


async def test_who_takes_no_direct_messages_is_mentioned_in_the_thread_once_a_turn(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await ana.settings(dms_open=False)
    await ben.settings(dms_open=False)
    game = await gather(bot, people, "firebulls", ana, ben)
    known = 0
    for _ in range(4):
        acting, waiting = await game.acting(), await game.waiting()
        fresh = (await game.posts())[known:]
        assert len([post for post in fresh if post.mentions(acting.id)]) == 1
        assert not any(post.mentions(waiting.id) for post in fresh)
        assert fresh[-1].button("🖐 My hand")
        known += len(fresh)
        await turn(game)
    for passed in (await game.posts())[:-1]:
        assert not passed.button("▶ My turn"), "a call that is over asks nobody"


async def test_a_call_asks_nothing_more_once_its_person_has_acted_though_the_others_have_not(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.settings(dms_open=False)
    game = await gather(bot, people, "springfestival", ana, ben)
    for _ in range(4):
        await by_notation(game, ana, random.Random(1))
    posts = await game.posts()
    (mine,) = (post for post in posts if post.text.startswith(f"<@{ana.id}>"))
    (other,) = (post for post in posts if post.text.startswith(f"<@{ben.id}>"))
    assert mine.buttons == []
    assert other.button("▶ My turn")


async def test_who_wants_no_direct_messages_gets_none(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    assert direct(ana) == direct(ben) == []
    assert (await game.posts())[-1].mentions((await game.acting()).id)


async def test_a_reader_of_french_gets_a_french_notice_of_an_english_table(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    await chloe.slash("/settings", language="fr")
    game = await gather(bot, people, "firebulls", ana, chloe)
    while await game.acting() is not chloe:
        await by_notation(game, await game.acting(), random.Random(1))
    await game.settled()
    (notice,) = direct(chloe)
    words = table_words.words(await game.table(), "fr")
    view = (await game.table()).view((await game.table()).seat_of(chloe.id))
    assert any(words.text(line) in notice.text for line in (await game.table()).rules.describe(view)[1:])


async def test_whoever_stops_these_messages_gets_none_that_waits_to_be_sent(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, table = await game.acting(), await game.table()
    before = await bot.tables.read(store.people_of, table)
    notice = next(one for one in announcements.beginning(table, before) if one.kind == Turn.kind)
    await acting.slash("/settings", dm=False)
    known = [one.id for one in direct(acting)]
    await bot.tables.tx(lambda tx: tx.put(replace(notice, key="put before")))
    await game.settled()
    assert [one.id for one in direct(acting)] == known
