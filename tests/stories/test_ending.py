"""The end: by leaving or by the rules, with scores, a seed that can be checked, a file and another game."""

import asyncio
import json

import pytest

from bot.said import said
from engines import GAMES
from engines.export import verify
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.evening import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.playing import asked
from tests.stories.test_boards import turn


async def leave(person: Person) -> Shown:
    shown = await person.slash("/leave")
    assert isinstance(shown, Shown)
    assert "you leave, you cannot come back, and you will be last. Are you sure?" in shown.text
    await person.press(said("en")("leave-sure"), on=shown)
    return await person.sees_changed(shown)


async def test_who_is_asked_whether_they_leave_reads_which_game_and_may_stay(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    shown = await asked(ana.go("games"), "/leave")
    assert shown.text.startswith("**Fire Bulls**, table 1: if you leave, you cannot come back")
    await ana.press("✖ Close", on=shown)
    assert (await ana.sees_changed(shown)).text == "Nothing has changed."
    assert len((await game.table()).playing) == 2


async def over(bot: Bot, people: People, ana: Person, bo: Person, line: str = "firebulls") -> Gathering:
    """A game of two that ends because one of them leaves."""
    game = await gather(bot, people, line, ana, bo)
    await turn(game)
    await leave(bo)
    await game.settled()
    return game


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_when_one_of_two_leaves_the_game_ends(
    bot: Bot, people: People, ana: Person, bo: Person, line: str
) -> None:
    game = await over(bot, people, ana, bo, line)
    assert (await game.table()).state == "ended"
    last = (await game.posts())[-1]
    assert "**Ana** wins!" in last.text
    assert last.pictures


async def test_the_end_tells_the_last_turn_as_every_board_does(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await over(bot, people, ana, bo)
    told = (await game.posts())[-1].text
    assert "What happened last:\nBo leaves the game.\n" in told


async def test_the_scores_are_told_in_the_order_of_the_places(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    await leave(ana)
    await game.settled()
    text = (await game.posts())[-1].text
    assert text.index("1. Bo") < text.index("2. Ana")


async def test_what_only_breaks_ties_is_told_without_points(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await over(bot, people, ana, bo, "fireship")
    text = (await game.posts())[-1].text
    assert "Power of the islands: 0 (breaks ties) · Power of the pawns: " in text
    assert "(breaks ties):" not in text


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_when_one_of_three_leaves_the_others_play_on(
    bot: Bot, people: People, ana: Person, bo: Person, chloe: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, bo, chloe)
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


async def test_closing_the_question_leaves_nothing(bot: Bot, people: People, ana: Person, bo: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    shown = await bo.slash("/concede")
    assert isinstance(shown, Shown)
    await bo.press("Close", on=shown)
    await bo.sees_changed(shown)
    assert (await game.table()).state == "running"


async def test_the_end_can_be_verified_and_taken_home(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await over(bot, people, ana, bo)
    for shown in (await ana.press("Verify"), await bo.slash("/verify", game=str(game.id))):
        assert isinstance(shown, Shown)
        assert shown.text.startswith("✓")
    shown = await ana.slash("/export", game=str(game.id))
    assert isinstance(shown, Shown)
    document = json.loads(await ana.picture(shown))
    assert verify(GAMES, document).version == (await game.table()).running.version


async def test_nothing_secret_is_told_before_the_end(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    await gather(bot, people, "firebulls", ana, bo)
    shown = await ana.slash("/verify")
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("refused-not-over")


async def test_after_the_end_there_is_neither_a_turn_to_take_nor_a_game_to_leave(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    await over(bot, people, ana, bo)
    assert (await asked(ana, "/turn")).text == said("en")("lobby-ended")
    for line in ("/leave", "/concede"):
        assert (await asked(ana, line)).text == Words("en").format("refused-game-over")


async def test_a_rematch_is_a_new_table_with_the_same_rules(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await over(bot, people, ana, bo, "fireship")
    shown = await ana.press("Rematch")
    assert isinstance(shown, Shown)
    await bot.told()
    channel = (await game.table()).channel
    assert (await ana.sees(said("en")("joined", link=f"<#{channel}>", join="Join", start="Start"))).ephemeral
    ana.go("games")
    lobby = await ana.sees("table 2")
    again = await bot.tables.get(game_of(lobby))
    assert again.options == (await game.table()).options
    await bo.go("games").press("Join", on=lobby)
    await bo.sees_channel("Fireship 2")


async def test_a_rematch_that_several_press_is_one_table_at_which_they_sit(
    bot: Bot, people: People, ana: Person, bo: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo, chloe)
    for person in (ana, bo):
        await leave(person)
    await game.settled()
    final = (await game.posts())[-1]
    await asyncio.gather(*(ana.press("Rematch", on=final) for _ in range(3)))
    await ana.sees(said("en")("refused-seated"))
    await bo.press("Rematch", on=final)
    await bot.told()
    again = await bot.tables.get(game.id + 1)
    assert (again.state, sorted(again.names)) == ("lobby", ["Ana", "Bo"])
    assert [one.id for one in await bot.tables.of(ana.id)] == [again.id]
    await chloe.press("Rematch", on=final)
    await bot.told()
    assert (await bot.tables.get(again.id)).state == "running", "the last seat is taken"
    assert (await chloe.sees(said("fr")("joined-full", link=f"<#{again.channel}>"))).ephemeral


async def test_to_the_rematch_of_a_private_table_all_who_played_are_invited(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(bo, on=lobby)
    await bot.answered()
    await bo.press("Join", on=lobby)
    await bot.told()
    for person in (ana, bo):
        person.go(await person.sees_channel("Fire Bulls 1"))
    await leave(bo)
    await bot.told()
    await ana.press("Rematch")
    await bot.answered()
    await bo.press("Rematch")
    await bo.sees_channel("Fire Bulls 2")


async def test_the_rematch_of_a_game_in_a_thread_is_played_there(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    place = await ana.do("start_thread", channel=str(ana.here), name="Our evening")
    await ana.caught_up()
    await bo.caught_up()
    thread = int(place["id"])
    for person in (ana, bo):
        person.go(thread)
    await ana.slash("/newgame firebulls", seats=2)
    await bo.press("Join", on=await bo.sees("table 1"))
    await bot.told()
    await leave(bo)
    await bot.told()
    await ana.press("Rematch")
    await bo.press("Join", on=await bo.sees("table 2"))
    await bot.told()
    table = await bot.tables.get(2)
    assert (table.state, table.channel, table.thread) == ("running", thread, thread)
    assert (await bo.sees("your turn")).channel == thread


async def test_every_button_ever_posted_still_answers_after_the_end(
    bot: Bot, people: People, ana: Person, bo: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
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
