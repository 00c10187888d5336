"""A direct message at the start of one's turn, gone when it is stale; or else one mention."""

import random

from bot.said import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.evening import Bot, gather
from tests.stories.playing import answer, answers, by_notation, opened
from tests.stories.test_boards import turn

TURN = "It is your turn in **Fire Bulls**"


def direct(person: Person) -> list[Shown]:
    private = [id_ for id_, channel in person.channels.items() if channel["type"] == 1]
    return [message for id_ in private for message in person.messages.get(id_, {}).values()]


async def test_whose_turn_begins_gets_their_hand_and_a_button_that_works_there(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    acting = await game.acting()
    notice = await acting.sees_dm(TURN)
    assert notice.pictures[0].alt
    assert f"<#{await game.thread()}>" in notice.text
    panel = await opened(acting)
    assert panel.channel == notice.channel
    assert answers(panel)


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


async def test_a_whole_turn_can_be_played_in_the_direct_message(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    acting, chance = await game.acting(), random.Random(2)
    notice = await acting.sees_dm(TURN)
    panel = await opened(acting)
    while choices := answers(panel):
        panel = await answer(acting, panel, chance.choice(choices))
    assert await game.acting() is not acting
    await acting.sees_gone(notice)


async def test_the_notice_goes_with_the_turn_and_there_is_never_more_than_one(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    for _ in range(4):
        await turn(game)
        acting = await game.acting()
        for person in game.persons:
            assert len(direct(person)) == (person is acting)


async def test_who_takes_no_direct_messages_is_mentioned_in_the_thread_once_a_turn(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    await ana.settings(dms_open=False)
    await bo.settings(dms_open=False)
    game = await gather(bot, people, "firebulls", ana, bo)
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
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    for person in (ana, bo):
        await person.settings(dms_open=False)
    game = await gather(bot, people, "springfestival", ana, bo)
    for _ in range(4):
        await by_notation(game, ana, random.Random(1))
    posts = await game.posts()
    (mine,) = (post for post in posts if post.text.startswith(f"<@{ana.id}>"))
    (other,) = (post for post in posts if post.text.startswith(f"<@{bo.id}>"))
    assert mine.buttons == []
    assert other.button("▶ My turn")


async def test_who_wants_no_direct_messages_gets_none(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    for person in (ana, bo):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, bo)
    await turn(game)
    assert direct(ana) == direct(bo) == []
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
    words = (await game.table()).words("fr")
    view = (await game.table()).view((await game.table()).seat_of(chloe.id))
    assert any(words.text(line) in notice.text for line in (await game.table()).rules.describe(view)[1:])
