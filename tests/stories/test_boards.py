"""What stands in the thread: one post a turn, edited within it, and only the newest with buttons."""

import random
import re

import pytest

from bot.show import table_words
from engines.log import last_turn
from renderer import Look, draw, encode
from sandbox.faults import RestFault, RestKind, Rule
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from sandbox.wire import Json
from tests.sandbox.api_schema import Traffic
from tests.stories.playing import asked, by_notation, opened
from tests.stories.running_bot import Bot, gather
from tests.stories.steps import CONTROLS, turn


@pytest.mark.parametrize("line", ["firebulls", "fireship"])
async def test_each_turn_is_one_post_and_only_the_newest_has_buttons(
    bot: Bot, people: People, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    begun = await game.posts()
    assert len(begun) == 1
    for number in range(2, 5):
        await turn(game)
        posts = await game.posts()
        assert len(posts) == number
        *earlier, newest = posts
        assert all(not post.buttons for post in earlier)
        assert set(CONTROLS) <= set(newest.buttons)


async def test_a_common_turn_is_one_post_until_somebody_begins_another(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    await turn(game)
    assert (await game.table()).waiting == (1,)
    assert len(await game.posts()) == 1
    chance = random.Random(3)
    for _ in range(4):
        await by_notation(game, ben, chance)
    assert len(await game.posts()) == 2


async def test_nothing_is_told_twice_in_the_thread(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(2):
        await turn(game)
    begins = f"{table_words.names(await game.table())[(await game.table()).waiting[0]]} begins."
    assert [begins in post.text for post in await game.posts()] == [True, False, False]


async def test_within_a_turn_the_post_is_edited(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    before = (await game.posts())[-1]
    acting = await game.acting()
    await acting.slash("/fireship roll")
    (after,) = await game.posts()
    assert after.id == before.id
    assert after.json["edited_timestamp"] is not None
    assert after.text != before.text


async def test_an_edit_that_keeps_a_picture_says_which_file_it_keeps(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    """Discord looks its name up among the files that the edit names."""
    game = await gather(bot, people, "fireship", ana, ben)
    for _ in range(2):
        await turn(game)
    edits = [one for one in traffic.requests if one["method"] == "PATCH" and "attachment://" in str(one)]
    assert len(edits) > 3
    for edit in edits:
        named = {one["filename"] for one in edit["request"].get("attachments", ())}
        used = set(re.findall(r"attachment://([\w.]+)", str(edit["request"])))
        assert used <= named, edit["request"]
    assert b"fireside_buttons_left_total 0.0" in bot.metrics.text()


async def test_buttons_that_could_not_be_taken_away_are_counted_and_still_harmless(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    fetched = "GET /channels/{channel_id}/messages/{message_id}"
    sandbox.machine.faults.add(Rule(RestFault(RestKind.STATUS, status=503), fetched, times=1))
    await turn(game)
    begun, _ = await game.posts()
    assert b"fireside_buttons_left_total 1.0" in bot.metrics.text()
    assert "Roll the dice" in (await opened(await game.acting(), "My turn", on=begun)).buttons


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_every_board_has_a_picture_and_says_in_words_what_is_on_it(
    bot: Bot, people: People, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    await turn(game)
    for post in await game.posts():
        assert len(post.pictures) == 1, "the picture stays when the buttons go"
        assert post.pictures[0].alt
        assert len(post.pictures[0].alt) <= 1024
        assert (await ana.picture(post)).startswith(b"\x89PNG")


async def test_who_gets_a_direct_message_is_not_notified_twice(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    for post in await game.posts():
        assert not post.mentions(ana.id)
        assert not post.mentions(ben.id)


async def test_whatever_people_are_called_nobody_is_called_and_no_line_is_broken(
    bot: Bot, people: People, traffic: Traffic, ana: Person
) -> None:
    hearth = next(id_ for id_, guild in ana.guilds.items() if guild["name"] == "The Hearth")
    names = ("@everyone **||`", f"<@{ana.id}> # x", "[Join](https://evil.example)", "\u202eenoyreve@")
    others = [(await people.newcomer(name, [hearth])).go("games") for name in names]
    game = await gather(bot, people, "firebulls", ana, *others)
    await turn(game)
    for post in await game.posts():
        assert not post.json["mention_everyone"]
        assert post.json["mentions"] == []
        for markup in ("](", "||", "`", "<@", "\u202e", "://"):
            assert markup not in post.text, post.text
        bold = [line.count("**") % 2 for line in post.text.splitlines()]
        assert not any(bold), post.text
    assert called_at_large(traffic) == []


async def test_who_is_called_otherwise_now_is_so_on_the_next_board_but_not_by_a_direct_message(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting, guild = await game.acting(), (await game.table()).guild
    bot.sandbox.world.guild(guild).members[acting.id].nick = "Barbarossa"
    await acting.slash("/fireship roll")
    assert "Barbarossa rolls" in (await game.posts())[-1].text
    acting.go((await acting.sees_dm("It is your turn")).channel)
    moves = await acting.complete("/play", "move")
    await acting.slash("/play", move=moves[0]["value"])
    board = (await game.posts())[-1].text
    assert "Barbarossa" in board
    assert acting.name not in board


def called_at_large(traffic: Traffic) -> list[Json]:
    """What was sent so that whoever stands in it is notified, and not only who was named for it."""
    bodies = [one["request"] for one in traffic.requests if one["method"] in ("POST", "PATCH", "PUT")]
    messages = [it.get("data", it) for it in bodies if isinstance(it, dict)]
    said = [it for it in messages if it.get("components") or it.get("content")]
    assert len(said) > 5
    return [it for it in said if it.get("allowed_mentions", {}).get("parse") != []]


async def test_the_post_names_who_is_to_act_and_until_when(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    post = (await game.posts())[-1]
    assert f"**{(await game.acting()).name}**: your turn, due <t:" in post.text


async def test_a_board_of_the_past_can_be_seen_again(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    await turn(game)
    for line in ("/board", "/board 0", "/board 1"):
        assert (await asked(ana, line)).pictures
    assert len((await asked(ana, "/board", text=True)).text) > 100


async def test_the_recap_tells_what_happened_since_ones_own_last_action(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    first, second = await game.acting(), await game.waiting()
    await turn(game)
    assert "Nothing has happened since" in (await opened(first, "⏪ Recap")).text
    recap = (await opened(second, "⏪ Recap")).text
    assert first.name in recap
    assert recap.startswith("What has happened so far:\n"), "nothing of their own was before it"


async def test_everything_behind_the_three_dots_opens(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    await turn(game)
    for label in ("Rules", "Full log", "In words", "Closer", "Leave for good"):
        assert (await opened(ana, label, on=await opened(ana, "⋯"))).text


async def test_the_picture_of_a_board_shows_where_it_happened(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """Another picture than that of the same position alone."""
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    table, posted = await game.table(), await ana.picture((await game.posts())[-1])
    view, words = table.view(None), table_words.words(table, table.locale)
    happened = last_turn(table.running.now)
    assert happened
    assert posted == encode(draw(view, Look(words, happened=happened)))
    assert posted != encode(draw(view, Look(words)))
