"""Before the game: how a table fills, empties, begins, and who may not sit at it."""

import asyncio

import pytest

from bot.show import table_words
from bot.show.sentences import said
from engines.fireship.rules import FIRESHIP
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from sandbox.server import Sandbox
from tables.servers import TABLES_PER_PERSON
from tests.sandbox.api_schema import Traffic
from tests.stories.forging import forged
from tests.stories.running_bot import Bot, game_of, gather, open_lobby


async def now(bot: Bot, person: Person, lobby: Shown) -> Shown:
    """The lobby as it is after everything that was said."""
    await bot.told()
    await person.caught_up()
    return person.messages[lobby.channel][lobby.id]


BLUE, GREY, GREEN = 1, 2, 3  # as Discord counts its styles


async def told(person: Person, sentence: str) -> None:
    """One private sentence."""
    shown = await person.sees(sentence)
    assert shown.ephemeral


async def test_a_lobby_shows_the_seats_the_options_the_promise_and_what_one_can_do(
    bot: Bot, ana: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    promise = (await bot.tables.get(game_of(lobby))).commitment
    assert lobby.pictures[0].alt
    assert promise in lobby.text
    assert "Ana" in lobby.text
    assert "2 seats are free" in lobby.text
    assert lobby.buttons == ["Join", "Leave", "Start", "+ Computer", "Colour", "Rules", "Change…"]
    coloured = {one["label"]: one["style"] for one in lobby.components() if one.get("style", GREY) != GREY}
    assert coloured == {"Join": BLUE, "Start": GREEN}


async def test_what_the_promise_is_stands_in_the_rules_and_what_is_next_above_the_buttons(
    bot: Bot, ana: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    promise = (await bot.tables.get(game_of(lobby))).commitment
    *_, last = [it["content"] for it in lobby.components() if it.get("content")]
    assert last == "2 seats are free. Press **Join**. With 2 players **Start** begins."
    assert "SHA-256" not in lobby.text
    rules = as_message(await ana.press("Rules", on=lobby))
    assert said("en")("lobby-fairness", commitment=promise) in rules.text
    assert rules.pictures
    assert said("en")("learn-button") in rules.text


async def test_before_one_sits_down_one_reads_what_one_will_get_and_how_to_stop_it(
    bot: Bot, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2)
    assert said("en")("lobby-messages") in lobby.text
    for locale in ("en", "fr", "it"):
        say = said(locale)
        assert say("messages-stop").split()[0] in say("lobby-messages")
    await ben.press("Join", on=lobby)
    assert said("en")("lobby-messages") not in (await now(bot, ben, lobby)).text


async def test_chance_is_named_only_while_there_is_something_to_choose_and_then_what_it_chose(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    chance = said("en")("lobby-any")
    lobby = await open_lobby(ana, "firebulls", seats=2)
    assert f"• Ana — {chance}" in lobby.text
    assert lobby.pictures[0].alt == f"Fire Bulls, table 1. At the table: Ana — {chance}."
    await ben.press("Join", on=lobby)
    begun, table = await now(bot, ana, lobby), await bot.tables.get(game_of(lobby))
    assert chance not in begun.text
    for name, colour in zip(
        table_words.names(table), table.rules.picked(table.view(None))["colour"], strict=True
    ):
        told = f"{name} — {table_words.words(table, 'en').format(f'pick-colour-{colour}')}"
        assert f"• {told}" in begun.text.splitlines()
        assert told in (begun.pictures[0].alt or "")
    assert chance not in (await open_lobby(ana, "springfestival", seats=3)).text


async def test_a_lobby_tells_how_many_are_enough_and_whether_one_must_be_invited(
    bot: Bot, ana: Person
) -> None:
    assert (
        "4 seats are free. Press **Join**. With 2 players **Start** begins."
        in (await open_lobby(ana, "firebulls")).text
    )
    pair = (await open_lobby(ana, "firebulls", seats=2, private=True)).text
    assert "One seat is free. Press **Join**; the game begins when all seats are taken." in pair
    assert "By invitation only." in pair.splitlines()


async def test_numbers_that_were_agreed_are_told_in_sentences(bot: Bot, ana: Person) -> None:
    lobby = await open_lobby(ana, "fireship", seats=4, rounds=9)
    told = lobby.text.splitlines()
    assert {"3 dice for moving", "9 rounds (the very last turns are a secret)"} <= set(told)
    assert not any("imit" in line for line in told), "what there is not is not told"


async def test_an_option_is_told_only_where_it_can_be_set(bot: Bot, ana: Person) -> None:
    help_ = "Help for the corner between the two others"
    for seats in (2, 4):
        assert help_ not in (await open_lobby(ana, "fireship", seats=seats)).text
    assert help_ in (await open_lobby(ana, "fireship", seats=3)).text


async def test_who_joins_sits_and_who_leaves_is_gone(bot: Bot, ana: Person, ben: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    await ben.press("Join", on=lobby)
    assert "• Ben" in (await now(bot, ben, lobby)).text
    await ben.press("Leave", on=lobby)
    assert "• Ben" not in (await now(bot, ben, lobby)).text


async def test_a_press_that_discord_tells_again_after_a_broken_line_brings_nobody_back(
    bot: Bot, traffic: Traffic, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    await ben.press("Join", on=lobby)
    await bot.told()
    joined = [one["data"] for one in traffic.frames if one["event"] == "INTERACTION_CREATE"][-1]
    await ben.press("Leave", on=lobby)
    await bot.told()
    bot.client._connection.parsers["INTERACTION_CREATE"](joined)
    await ana.press("Rules", on=lobby)  # which comes after it
    assert "• Ben" not in (await now(bot, ben, lobby)).text
    assert table_words.names(await bot.tables.get(game_of(lobby))) == ("Ana",)


async def test_nobody_sits_down_twice(bot: Bot, ana: Person) -> None:
    await ana.press("Join", on=await open_lobby(ana, "firebulls", seats=3))
    await told(ana, "You sit at this table already.")


async def test_who_does_not_sit_cannot_leave_choose_or_start_and_is_told_how_to_sit_down(
    bot: Bot, ana: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    join_first = said("fr")("refused-join-first", join="Join")
    await chloe.press("Leave", on=lobby)
    await told(chloe, join_first)
    await chloe.press("Start", on=lobby)
    shown = await chloe.press("Colour", on=lobby)
    assert isinstance(shown, Shown)
    assert shown.text == join_first
    assert (await bot.tables.get(game_of(lobby))).state == "lobby"


async def test_whoever_reads_another_language_is_told_the_buttons_as_they_stand_on_the_lobby(
    bot: Bot, ana: Person, dario: Person
) -> None:
    shown = await dario.go("games").slash("/newgame firebulls", seats=3)
    assert isinstance(shown, Shown)
    lobby = await dario.sees("seats are free")
    assert {"Join", "Start"} <= set(lobby.buttons)
    assert "Gli altri premono **Join**; poi premi **Start**." in shown.text
    help_ = await dario.slash("/help")
    assert isinstance(help_, Shown)
    assert "Premi **Join**, poi **Start**; quando è il tuo turno, premi **▶ My turn**" in help_.text


async def test_a_table_that_everybody_leaves_closes(bot: Bot, ana: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.press("Leave", on=lobby)
    shown = await now(bot, ana, lobby)
    assert shown.buttons == []
    assert "Everybody has left, so this table has closed." in shown.text


async def test_one_alone_cannot_start(bot: Bot, ana: Person) -> None:
    await ana.press("Start", on=await open_lobby(ana, "firebulls", seats=3))
    await told(ana, "2 players are needed to start")


async def test_from_the_minimum_on_anybody_seated_may_start(bot: Bot, ana: Person, ben: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=5)
    await ben.press("Join", on=lobby)
    await ben.press("Start", on=lobby)
    await ben.sees_channel("Fire Bulls 1 · Ana, Ben")
    shown = await now(bot, ben, lobby)
    assert shown.buttons == []
    assert (await bot.tables.get(game_of(lobby))).size == 2


async def test_a_full_table_starts_by_itself(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    assert (await game.table()).state == "running"
    assert len(await game.posts()) == 1


async def gather_late(bot: Bot, lobby: Shown, first: Person, second: Person) -> None:
    """Both press at once; who is second still sees the button."""
    await asyncio.gather(first.press("Join", on=lobby), second.press("Join", on=lobby))
    await bot.told()


async def test_a_third_finds_the_table_running(
    bot: Bot, people: People, ana: Person, ben: Person, dario: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2)
    await gather_late(bot, lobby, ben, dario)
    await told(dario, said("it")("refused-already-running"))
    assert table_words.names(await bot.tables.get(game_of(lobby))) == ("Ana", "Ben")


async def test_a_colour_is_chosen_once(bot: Bot, ana: Person, ben: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    await ben.press("Join", on=lobby)
    for person in (ana, ben):
        menu = await person.press("Colour", on=lobby)
        assert isinstance(menu, Shown)
        assert menu.ephemeral
        await person.select(menu.menus[0]["options"][1]["label"], on=menu)
    await told(ben, "Somebody else has this one")
    picks = [dict(one.picks) for one in (await bot.tables.get(game_of(lobby))).sitters]
    assert picks[0]
    assert picks[1] != picks[0]


async def test_a_private_table_is_for_those_who_were_invited(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ben.press("Join", on=lobby)
    await told(ben, "This table is by invitation; ask Ana for one.")
    await ana.select(ben, on=lobby)
    await bot.answered()
    await ben.press("Join", on=lobby)
    thread = await ben.sees_channel("Fire Bulls 1 · Ana, Ben")
    await bot.told()
    await chloe.caught_up()
    assert thread in ana.channels
    assert thread not in chloe.channels
    assert thread not in chloe.messages


async def test_a_private_game_is_found_by_nobody_outside_of_its_thread(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, dario: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    assert isinstance(await dario.press("Rules", on=lobby), Shown), "the invitation is for all to read"
    await ana.select(ben, on=lobby)
    await told(ana, said("en")("lobby-invited", names=f"<@{ben.id}>", link=f"<#{lobby.channel}>"))
    await ben.press("Join", on=lobby)
    await bot.told()
    for line in ("/board", "/export", "/turn", "/verify"):
        shown = await dario.slash(line, game="1")
        assert isinstance(shown, Shown)
        assert shown.text == said("it")("refused-no-game"), line
    for control in ("recap", "log", "words", "closer", "more"):
        assert await forged(sandbox, dario, lobby, f"v1:{control}:1:0:") == said("it")("refused-no-game")
    shown = await ben.slash("/board", game="1")
    assert isinstance(shown, Shown)
    assert shown.pictures


async def test_ten_unfinished_tables_are_enough(bot: Bot, ana: Person) -> None:
    for _ in range(TABLES_PER_PERSON):
        await open_lobby(ana, "springfestival")
    await ana.slash("/newgame springfestival")
    await told(ana, "You have 10 unfinished tables in this server; finish one first.")


async def test_the_rules_can_be_read_in_ones_own_language(bot: Bot, ana: Person, chloe: Person) -> None:
    shown = await chloe.press("Rules", on=await open_lobby(ana, "fireship"))
    assert isinstance(shown, Shown)
    assert shown.ephemeral
    assert "Prenez la mer" in shown.text


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_the_opener_may_leave_too_and_another_may_start(
    bot: Bot, ana: Person, ben: Person, chloe: Person, line: str
) -> None:
    lobby = await open_lobby(ana, line, seats=4)
    for person, control in ((ben, "Join"), (chloe, "Join"), (ana, "Leave"), (ben, "Start")):
        await person.press(control, on=lobby)
        await bot.answered()
    await bot.told()
    table = await bot.tables.get(game_of(lobby))
    assert table_words.names(table) == ("Ben", "Chloé")
    assert table.state == "running"


# what whoever opened a table changes


async def changed(person: Person, shown: Shown, what: str, choice: str) -> Shown:
    await person.select(what, on=shown)
    shown = await person.sees_changed(shown)
    await person.select(choice, on=shown)
    return await person.sees_changed(shown)


async def test_whoever_opened_a_table_changes_seats_pace_and_options_until_it_begins(
    bot: Bot, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "fireship", seats=3)
    say, words = said("en"), Words("en", FIRESHIP)
    panel = await ana.press(say("hosting-button"), on=lobby)
    assert isinstance(panel, Shown)
    assert panel.ephemeral
    for what, choice in (
        (words.format("option-compensation"), words.format("option-compensation-on")),
        (say("hosting-seats"), "4"),
        (say("hosting-pace"), say("pace-live")),
        (words.format("option-dice"), words.format("option-dice-number", {"number": 2})),
    ):
        panel = await changed(ana, panel, what, choice)
    table = await bot.tables.get(game_of(lobby))
    assert (table.size, table.pace, table.options["dice"]) == (4, "live", 2)
    assert table.options["compensation"] == "off", "which is for three alone"
    shown = await now(bot, ben, lobby)
    assert {say("pace-live"), words.format("option-dice-number", {"number": 2})} <= set(
        shown.text.splitlines()
    )
    assert "3 seats are free." in shown.text


async def test_who_does_not_come_is_taken_off_and_may_sit_down_again(
    bot: Bot, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    for person in (ben, chloe):
        await person.press("Join", on=lobby)
    panel = await ana.press(said("en")("hosting-button"), on=lobby)
    assert isinstance(panel, Shown)
    await ana.select(said("en")("hosting-off"), on=panel)
    panel = await ana.sees_changed(panel)
    (menu,) = [one for one in panel.components() if one.get("options")]
    assert [one["label"] for one in menu["options"]] == ["Ben", "Chloé"]
    await ben.press("Leave", on=lobby)  # meanwhile the others move up
    await bot.told()
    await ana.select("Chloé", on=panel)
    await bot.told()
    assert table_words.names(await bot.tables.get(game_of(lobby))) == ("Ana",)
    await chloe.press("Join", on=lobby)
    await bot.told()
    assert table_words.names(await bot.tables.get(game_of(lobby))) == ("Ana", "Chloé")


async def test_nobody_else_changes_a_table_until_whoever_opened_it_has_left(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    for person in (ben, chloe):
        await person.press("Join", on=lobby)
    await ben.press(said("en")("hosting-button"), on=lobby)
    await told(ben, said("en")("refused-only-host", name="Ana"))
    refused = await forged(sandbox, ben, lobby, f"v1:hostset:{game_of(lobby)}:1:", ["5"])
    assert refused == said("en")("refused-only-host", name="Ana")
    forgotten = await forged(sandbox, ana, lobby, f"v1:hostset:{game_of(lobby)}:1:", ["9"])
    assert forgotten == said("en")("refused-old")
    await ana.press("Leave", on=lobby)
    await bot.told()
    panel = await ben.press(said("en")("hosting-button"), on=lobby)
    assert isinstance(panel, Shown)
    await changed(ben, panel, said("en")("hosting-seats"), "5")
    assert (await bot.tables.get(game_of(lobby))).size == 5
    await ben.press("Start", on=lobby)
    await bot.told()
    assert (await bot.tables.get(game_of(lobby))).state == "running"
    late = await forged(sandbox, ben, lobby, f"v1:hostset:{game_of(lobby)}:1:", ["4"])
    assert late == said("en")("refused-already-running")
