"""The end: by leaving or by the rules, with scores, a seed that can be checked, a file and another game."""

import asyncio
import json
import re

import pytest
from sqlalchemy import update

from bot.show import table_words
from bot.show.sentences import said
from db import schema
from engines import GAMES
from engines.export import verify
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.playing import asked, opened
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby, open_lobby_here
from tests.stories.steps import leave, turn


async def test_who_is_asked_whether_they_leave_reads_which_game_and_may_stay(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    shown = await asked(ana.go("games"), "/leave")
    assert shown.text.startswith("**Fire Bulls**, table 1: if you leave, you cannot come back")
    await ana.press("✖ Close", on=shown)
    assert (await ana.sees_changed(shown)).text == "Nothing has changed."
    assert len((await game.table()).playing) == 2


async def over(bot: Bot, people: People, ana: Person, ben: Person, line: str = "firebulls") -> Gathering:
    """A game of two that ends because one of them leaves."""
    game = await gather(bot, people, line, ana, ben)
    await turn(game)
    await leave(ben)
    await game.settled()
    return game


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_when_one_of_two_leaves_the_game_ends(
    bot: Bot, people: People, ana: Person, ben: Person, line: str
) -> None:
    game = await over(bot, people, ana, ben, line)
    assert (await game.table()).state == "ended"
    last = (await game.posts())[-1]
    assert re.search(r"Ana.* wins\.", last.text)
    assert last.pictures


async def test_the_end_tells_the_last_turn_as_every_board_does(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, ana, ben)
    told = (await game.posts())[-1].text
    assert "What happened last:\nBen leaves the game.\n" in told


async def test_the_scores_are_told_in_the_order_of_the_places(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await leave(ana)
    await game.settled()
    text = (await game.posts())[-1].text
    assert text.index("1. Ben") < text.index("2. Ana")


async def test_what_only_breaks_ties_is_told_without_points(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, ana, ben, "fireship")
    text = (await opened(ana, "Scores", on=(await game.posts())[-1])).text
    assert "Power of the islands: 0 (breaks ties) · Power of the pawns: " in text
    assert "(breaks ties):" not in text


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_when_one_of_three_leaves_the_others_play_on(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben, chloe)
    leaver = await game.acting()
    if leaver is chloe:
        await turn(game)
        leaver = await game.acting()
    await leave(leaver)
    await game.settled()
    assert (await game.table()).state == "running"
    assert await game.acting() is not leaver
    shown = await leaver.slash("/turn", game=str(game.id))
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("refused-not-seated")
    await turn(game)


async def test_closing_the_question_leaves_nothing(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    shown = await ben.slash("/concede")
    assert isinstance(shown, Shown)
    await ben.press("Close", on=shown)
    await ben.sees_changed(shown)
    assert (await game.table()).state == "running"


async def test_the_end_can_be_verified_and_taken_home(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, ana, ben)
    for shown in (await ana.press("Verify"), await ben.slash("/verify", game=str(game.id))):
        assert isinstance(shown, Shown)
        assert shown.text.startswith("✓")
    shown = await ana.slash("/export", game=str(game.id))
    assert isinstance(shown, Shown)
    document = json.loads(await ana.picture(shown))
    assert verify(GAMES, document).version == (await game.table()).running.version


async def test_a_game_that_began_by_earlier_rules_is_verified_by_these(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    began = update(schema.games).where(schema.games.c.id == game.id).values(rules_version=1)
    await bot.tables.db.tx(lambda conn: conn.execute(began))
    await bot.restart()
    await leave(ben)
    await game.settled()
    assert (await game.table()).rules.version == 1
    assert (await asked(ana, "/verify")).text.startswith("✓")


async def test_nothing_secret_is_told_before_the_end(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await gather(bot, people, "firebulls", ana, ben)
    shown = await ana.slash("/verify")
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("refused-not-over")


async def test_after_the_end_there_is_neither_a_turn_to_take_nor_a_game_to_leave(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await over(bot, people, ana, ben)
    assert (await asked(ana, "/turn")).text == said("en")("lobby-ended")
    for line in ("/leave", "/concede"):
        assert (await asked(ana, line)).text == Words("en").format("refused-game-over")


async def test_a_rematch_is_a_new_table_with_the_same_rules(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, ana, ben, "fireship")
    shown = await ana.press("Rematch")
    assert isinstance(shown, Shown)
    await bot.told()
    channel = (await game.table()).channel
    assert (await ana.sees(said("en")("joined", link=f"<#{channel}>", join="Join", start="Start"))).ephemeral
    ana.go("games")
    lobby = await ana.sees("table 2")
    again = await bot.tables.get(game_of(lobby))
    assert again.options == (await game.table()).options
    await ben.go("games").press("Join", on=lobby)
    await ben.sees_channel("Fireship 2 · Ana, Ben")


async def test_a_rematch_that_several_press_is_one_table_at_which_they_sit(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, chloe)
    for person in (ana, ben):
        await leave(person)
    await game.settled()
    final = (await game.posts())[-1]
    await asyncio.gather(*(ana.press("Rematch", on=final) for _ in range(3)))
    await ana.sees(said("en")("refused-seated"))
    await ben.press("Rematch", on=final)
    await bot.told()
    again = await bot.tables.get(game.id + 1)
    assert (again.state, sorted(table_words.names(again))) == ("lobby", ["Ana", "Ben"])
    assert [one.id for one in await bot.tables.of(ana.id)] == [again.id]
    await chloe.press("Rematch", on=final)
    await bot.told()
    assert (await bot.tables.get(again.id)).state == "running", "the last seat is taken"
    assert (await chloe.sees(said("fr")("joined-full", link=f"<#{again.channel}>"))).ephemeral


async def test_to_the_rematch_of_a_private_table_all_who_played_are_invited(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(ben, on=lobby)
    await bot.answered()
    await ben.press("Join", on=lobby)
    await bot.told()
    for person in (ana, ben):
        person.go(await person.sees_channel("Fire Bulls 1 · Ana, Ben"))
    await leave(ben)
    await bot.told()
    await ana.press("Rematch")
    await bot.answered()
    await ben.press("Rematch")
    await ben.sees_channel("Fire Bulls 2 · Ana, Ben")


async def test_the_rematch_of_a_game_in_a_thread_is_played_there(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    place = await ana.do("start_thread", channel=str(ana.here), name="Our evening")
    await ana.caught_up()
    await ben.caught_up()
    thread = int(place["id"])
    for person in (ana, ben):
        person.go(thread)
    await ana.slash("/newgame firebulls", seats=2)
    await ben.press("Join", on=await ben.sees("table 1"))
    await bot.told()
    await leave(ben)
    await bot.told()
    await ana.press("Rematch")
    await ben.press("Join", on=await ben.sees("table 2"))
    await bot.told()
    table = await bot.tables.get(2)
    assert (table.state, table.channel, table.thread) == ("running", thread, thread)
    assert (await ben.sees("your turn")).channel == thread


async def test_every_button_ever_posted_still_answers_after_the_end(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, other = await game.acting(), await game.waiting()
    panel, hand = await acting.press("▶ My turn"), await other.press("🖐 My hand")
    assert isinstance(panel, Shown)
    assert isinstance(hand, Shown)
    more = await acting.press("⋯")
    assert isinstance(more, Shown)
    await leave(other)
    await game.settled()
    for old in (panel, more):
        for label in old.buttons:
            now = acting.messages[old.channel].get(old.id)
            button = now.button(label) if now else None
            if now and button and not button.get("disabled") and label != "⌨":
                assert await acting.press(label, on=now), label
    await game.settled()
    told = "\n".join(message.text for message in acting.all_messages() if message.ephemeral)
    assert "went wrong" not in told


async def card(game: Gathering, person: Person) -> Shown:
    """The lobby's message, as it is after everything that was said."""
    await game.settled()
    table = await game.table()
    assert table.lobby_message is not None
    return person.messages[table.channel][table.lobby_message]


def title(game: Gathering, thread: int) -> tuple[str, int]:
    """Its name, and after how many minutes it is archived."""
    channel = game.bot.sandbox.world.tables.channels[thread]
    assert channel.thread
    return channel.name, channel.thread.archive_after


async def test_the_card_says_who_has_won_and_the_thread_that_the_game_is_over(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    thread = await game.thread()
    assert title(game, thread) == ("Fire Bulls 1 · Ana, Ben", 10_080)
    await turn(game)
    await leave(ben)
    shown = await card(game, ana)
    assert re.search(r"Ana.* wins\.", shown.text)
    assert re.search(r"1\. Ana.*\n.*2\. Ben", shown.text)
    assert said("en")("lobby-running") not in shown.text
    assert title(game, thread) == ("Finished: Fire Bulls 1 · Ana, Ben", 1_440)


async def test_the_card_of_a_private_table_leads_to_its_thread_and_tells_nobody_else_who_has_won(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(ben, on=lobby)
    await ben.press("Join", on=lobby)
    await bot.told()
    game = Gathering(bot, people, game_of(lobby), (ana, ben))
    link = f"<#{await game.thread()}>"
    assert said("en")("lobby-running-at", link=link) in (await card(game, ana)).text
    for person in (ana, ben):
        person.go(await person.sees_channel("Fire Bulls 1 · Ana, Ben"))
    await leave(ben)
    shown = await card(game, ana)
    assert said("en")("lobby-ended-at", link=link) in shown.text
    assert "wins" not in shown.text


async def test_a_thread_in_which_another_game_begins_is_called_by_that(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, ana, ben)
    thread = await game.thread()
    lobby = await open_lobby_here(ana, "firebulls", seats=2)
    await ben.press("Join", on=lobby)
    await bot.told()
    assert title(game, thread)[0] == "Fire Bulls 2 · Ana, Ben"


async def test_a_thread_that_somebody_else_has_made_keeps_its_name(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    place = await ana.go("games").do("start_thread", channel=str(ana.here), name="Our evening")
    assert isinstance(place, dict)
    thread = int(place["id"])
    await ana.until(lambda: thread if thread in ana.channels else None, "the thread")
    lobby = await open_lobby_here(ana.go(thread), "firebulls", seats=2)
    await ben.until(lambda: thread if thread in ben.channels else None, "the thread")
    await ben.go(thread).press("Join", on=lobby)
    await bot.told()
    game = Gathering(bot, people, game_of(lobby), (ana, ben))
    await leave(ben)
    await game.settled()
    assert (await game.table()).state == "ended"
    assert title(game, thread)[0] == "Our evening"
