"""Another pace if all agree, and questions that say how they ended."""

import random

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.pace import HOUR
from tests.bot.seated import Clock
from tests.stories.playing import by_notation
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.steps import passes, undo_asked

FOUR_HOURS = said("en")("pace-fast")


async def proposed(game: Gathering, person: Person, pace: str) -> Shown:
    """By the settings of the table; the question in the thread."""
    before = {post.id for post in await game.posts(person)}
    more = await person.press("⋯")
    assert isinstance(more, Shown)
    choosing = await person.press("Pace…", on=more)
    assert isinstance(choosing, Shown)
    await person.select(pace, on=choosing)
    told = await person.sees_changed(choosing)
    assert told.text == said("en")("undo-waits")
    await person.dismiss(told)
    (question,) = [post for post in await game.posts(person) if post.id not in before]
    return question


async def now(person: Person, message: Shown) -> Shown:
    await person.caught_up()
    return person.messages[message.channel][message.id]


async def test_all_agree_to_another_pace_and_lobby_and_board_tell_it(
    bot: Bot, people: People, ana: Person, ben: Person, dario: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, dario)
    await passes(bot, clock, 60 * 60_000)
    question = await proposed(game, ben, FOUR_HOURS)
    assert "Ben proposes another pace" in question.text
    assert FOUR_HOURS in question.text
    await ana.press("Agree", on=question)
    await ana.sees(said("en")("undo-agreed"))
    await dario.press("Agree", on=question)
    await game.settled()
    answered = await now(ana, question)
    assert answered.text == said("en")("answered-pace", pace=FOUR_HOURS)
    assert answered.buttons == []
    assert (await game.table()).pace == "fast"
    board = next(post for post in await game.posts() if post.button("▶ My turn"))
    assert f"<t:{(clock.now + 4 * 3_600_000) // 1000}:R>" in board.text
    lobby = [message for message in ana.all_messages() if FOUR_HOURS in message.text]
    assert lobby, "the table's first message tells the new pace"


async def test_a_private_table_agrees_in_its_private_thread(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(ben, on=lobby)
    await ben.press("Join", on=lobby)
    game = Gathering(bot, people, game_of(lobby), (ana, ben))
    await bot.told()
    for person in (ana, ben):
        person.go(await person.sees_channel("Fire Bulls 1 · Ana, Ben"))
    question = await proposed(game, ana, said("en")("pace-none"))
    await ben.press("No", on=question)
    await game.settled()
    assert (await now(ana, question)).text == said("en")("answered-pace-refused", name="Ben")
    assert (await game.table()).pace == "daily"


async def test_twelve_hours_of_silence_take_the_buttons_away(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="slow")
    asker, _, undo = await undo_asked(game)
    pace = await proposed(game, asker, FOUR_HOURS)
    await passes(bot, clock, 12 * HOUR - 60_000)
    assert (await now(asker, undo)).buttons, "a minute before"
    await passes(bot, clock, 2 * 60_000)
    await game.settled()
    for question, key in ((undo, "answered-silence"), (pace, "answered-pace-silence")):
        standing = await now(asker, question)
        assert (standing.text, standing.buttons) == (said("en")(key, name=asker.name), [])


async def test_a_newer_proposal_and_the_next_move_overtake_what_was_asked(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    asker, other, undo = await undo_asked(game)
    older = await proposed(game, asker, FOUR_HOURS)
    newer = await proposed(game, other, said("en")("pace-slow"))
    await by_notation(game, other, random.Random(1))
    await game.settled()
    assert (await now(other, undo)).text == said("en")("answered-overtaken", name=asker.name)
    assert (await now(other, older)).text == said("en")("answered-replaced", name=asker.name)
    assert [(await now(other, one)).buttons for one in (undo, older, newer)] == [[], [], ["Agree", "No"]]


async def test_who_got_a_no_does_not_ask_again(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    asker, other, question = await undo_asked(game)
    await other.press("No", on=question)
    await game.settled()
    assert (await now(asker, question)).buttons == []
    shown = await asker.slash("/undo")
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("refused-undo-stays")
