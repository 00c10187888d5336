"""Whatever people do wrong, they read one kind private sentence of their own, and nothing changes."""

import asyncio
import random
import re
from collections.abc import Sequence
from typing import NoReturn

import discord
import pytest

from bot.show import table_words
from bot.show.sentences import said
from db.errors import NotSaved
from engines.core import Action
from engines.fireship.actions import End
from engines.notation import read, write
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Form, Shown
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.stories.conftest import invited
from tests.stories.forging import forged
from tests.stories.playing import answer, answers, asked, by_notation, opened
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.steps import leave, turn

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FORGED = [
    "v1:do:1:0:",
    "v1:do:1:0:0~aaaa",
    "v1:do:1:999999999:0~aaaa",
    "v1:do:999999:0:0~aaaa",
    "v1:do:999999999999:0:0~aaaa",
    "v1:ask:1:0:0.0.0.0.0.0~0000",
    "v1:ask:1:0:zzz~zzzz",
    "v1:agree:1:77:",
    "v1:agree:1:0:",
    "v1:rulebook:99:0:",
    "v1:rules:1:999999999:",
    "v1:log:1:999999999:p",
    "v1:nothing:1:0:",
    "v1:none:1:0:",
    "v2:do:1:0:",
    "hello",
    "v1:do:1:0:'; DROP TABLE games;--",
    "v1:do:-1:0:",
    "v1:do:１:0:",
]


async def sentence(person: Person, line: str, **values: object) -> str:
    return (await asked(person, line, **values)).text


async def test_who_is_not_on_turn_reads_for_whom_the_table_waits(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, chloe)
    if await game.acting() is chloe:
        await turn(game)
    shown = await opened(chloe)
    assert shown.text.splitlines() == [said("fr")("composer-waiting", names="Ana"), *shown.buttons]
    told = await sentence(chloe, "/play", move="draw")
    assert "Ana" in told
    assert (await game.table()).running.version == len((await game.table()).running.entries)


async def test_an_unknown_move_is_answered_with_an_example(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()
    for move in ("castle kingside", "take", "attack 9 gold", "💥", "a" * 180):
        told = await sentence(acting, "/play", move=move)
        (example,) = re.findall(r"for example:? “(.+?)”", told)
        read((await game.table()).rules, example, await legal(game))
    assert (await game.table()).running.version == 0


async def legal(game: Gathering) -> Sequence[Action]:
    """What may be done by whom the table waits for."""
    table = await game.table()
    return table.rules.legal(table.running.state, table.waiting[0])


async def test_an_impossible_move_is_answered_with_the_reason(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    told = await sentence(await game.acting(), "/play", move="end")
    table = await game.table()
    (seat,) = table.waiting
    why = table.rules.objection(table.view(seat), End())
    assert told == table_words.words(table, "en").text(why)
    assert (await game.table()).running.version == 0


async def test_a_typed_move_works_in_the_composer_too(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await answer(acting, await opened(acting), ("⋯", ""))
    form = await acting.press("⌨", on=panel)
    assert isinstance(form, Form)
    await acting.submit(form, text="roll")
    assert answers(await acting.sees_changed(panel))
    assert (await game.table()).running.version == 1


async def test_a_refused_move_is_told_on_the_panel_that_it_was_typed_on(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await answer(acting, await opened(acting), ("⋯", ""))
    before = len(acting.all_messages())
    form = await acting.press("⌨", on=panel)
    assert isinstance(form, Form)
    await acting.submit(form, text="end")
    now = await acting.sees_changed(panel)
    assert "“end”" in now.text
    assert "roll the dice first" in now.text
    assert answers(now)
    assert len(acting.all_messages()) == before


async def test_a_panel_opened_again_takes_the_place_of_the_one_before(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    old = await opened(acting)
    await acting.press(answers(old)[0][0], on=old)
    await acting.sees_changed(old)
    new = await opened(acting)
    await acting.until(lambda: old.id not in acting.messages[old.channel], "the older panel to go")
    assert answers(new)


async def test_a_button_of_an_earlier_moment_shows_the_choices_of_now(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    old = await opened(acting)
    await acting.slash("/fireship roll")
    assert (await game.table()).running.version == 1
    await acting.press(answers(old)[0][0], on=old)
    now = await acting.sees_changed(old)
    assert said("en")("composer-stale") in now.text
    assert answers(now)
    assert (await game.table()).running.version == 1


async def test_pressed_twice_is_done_once(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    ((custom_id, _),) = answers(panel)
    await asyncio.gather(*(acting.press(custom_id, on=panel) for _ in range(3)))
    await game.settled()
    assert (await game.table()).running.version == 1


async def test_an_interaction_that_discord_delivers_again_is_done_once(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await people.control("faults", side="event", kind="duplicate", where="INTERACTION_CREATE", copies=3)
    chance = random.Random(8)
    for number in range(1, 5):
        await by_notation(game, await game.acting(), chance)
        await game.settled()
        assert (await game.table()).running.version == number


async def test_after_the_end_every_choice_is_refused(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, other = await game.acting(), await game.waiting()
    old = await opened(acting)
    await leave(other)
    before = (await game.table()).running.version
    ended = (said("en")("lobby-ended"), Words("en").format("refused-game-over"))
    for custom_id, _ in answers(old):
        assert await forged(sandbox, acting, old, custom_id) in ended
    told = await sentence(acting, "/play", move="draw")
    assert told
    await game.settled()
    assert (await game.table()).running.version == before
    assert "went wrong" not in "\n".join(message.text for message in acting.all_messages())


@pytest.mark.parametrize("line", ["firebulls", "springfestival"])
async def test_forged_buttons_change_nothing(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    for custom_id in FORGED:
        told = await forged(sandbox, acting, panel, custom_id)
        assert told, custom_id
        assert "went wrong" not in told, custom_id
    assert (await game.table()).running.version == 0


async def test_forged_values_of_lists_change_nothing(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    ways = [custom_id for custom_id, _ in answers(panel)]
    name = ways[0].replace(":do:", ":list:").replace(":ask:", ":list:")
    for values in (["99"], ["-1"], ["x"], ["1" * 100], ["0", "1"], [], ["²"], ["\x00"]):
        for custom_id in (name, *(f"v1:{one}:{game.id}:0:" for one in ("picked", "invite", "paced"))):
            told = await forged(sandbox, acting, panel, custom_id, values)
            assert "went wrong" not in told, (custom_id, values)
    assert (await game.table()).running.version == 0


@pytest.mark.parametrize("number", [2**63, 10**19, 0])
async def test_who_cannot_exist_is_not_invited(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, number: int
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    told = await forged(sandbox, ana, lobby, f"v1:invite:{game_of(lobby)}:0:", [str(number)])
    assert told.startswith("This button is of an older kind")


async def test_for_a_game_that_is_not_theirs_nothing_is_offered_and_nothing_fails(
    bot: Bot, people: People, ana: Person, ben: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    dario.go("salon")
    for number in (str(game.id), "99", "#1", "nonsense", "1" * 90):
        assert await dario.complete("/firebulls take", "card", "", game=number) == []
        assert await dario.complete("/play", "move", "", game=number) == []


async def test_where_several_games_wait_each_move_that_is_offered_names_its_own(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    """In direct messages too."""
    first = await gather(bot, people, "springfestival", ana, ben)
    second = await gather(bot, people, "springfestival", chloe, ana)
    await ana.write_to(int((await people.info())["bot"]["id"]))
    offered = await ana.complete("/play", "move")
    names = [one["name"] for one in offered]
    assert {name.split()[0] for name in names} == {str(first.id), str(second.id)}
    assert all(" — Spring Festival: Lay the " in name for name in names)
    chosen = next(one["value"] for one in offered if one["value"].startswith(f"{second.id} lay "))
    assert isinstance(await ana.slash("/play", move=chosen), Shown)
    assert ((await first.table()).running.version, (await second.table()).running.version) == (0, 1)
    assert await ana.complete("/play", "move", "rotate") == []


async def test_missing_permissions_are_named_and_no_table_is_opened(
    bot: Bot, people: People, sandbox: Sandbox, chloe: Person
) -> None:
    denied = int(Permission.CREATE_PUBLIC_THREADS | Permission.ATTACH_FILES)
    where = chloe.channel_called("games")
    await people.control("overwrite", channel=where, target=sandbox.world.bot_id, deny=denied)
    told = await sentence(chloe, "/newgame firebulls")
    assert told.startswith(said("fr")("refused-permissions", missing="").split(":")[0].strip())
    assert await bot.tables.of(chloe.id) == []


async def test_a_table_that_stays_in_its_thread_needs_nothing_outside_of_it(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("games")
    thread = int((await ana.do("start_thread", channel=str(place), name="Fireside"))["id"])
    denied = int(
        Permission.SEND_MESSAGES | Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS
    )
    await people.control("overwrite", channel=place, target=sandbox.world.bot_id, deny=denied)
    assert "Create Public Threads" in await sentence(ana, "/newgame firebulls", private=True)
    ana.go(thread)
    assert await sentence(ana, "/newgame firebulls", seats=2)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert (table.channel, table.thread) == (thread, thread)
    assert table.lobby_message is not None


async def test_where_only_its_commands_are_the_bot_says_how_it_is_invited(
    bot: Bot, people: People, sandbox: Sandbox, chloe: Person
) -> None:
    there = {"name": "Elsewhere", "owner": chloe.id, "channels": ["hall"]}
    guild = await people.control("guild", **there, with_bot=False, commands=True)
    chloe.go(await chloe.sees_channel("hall"))
    told = await asked(chloe, "/newgame firebulls")
    assert "oauth2/authorize" in told.text
    assert told.ephemeral
    assert f"client_id={bot.client.application_id}" in told.text
    assert f"guild_id={guild['id']}" in told.text
    assert f"permissions={invited()}" in told.text
    assert "Ce serveur" in told.text


async def test_who_plays_nothing_is_told_how_to_begin(bot: Bot, chloe: Person) -> None:
    none = said("fr")("refused-none-here")
    for line in ("/turn", "/hand", "/board", "/undo", "/leave", "/verify", "/export", "/firebulls draw"):
        assert await sentence(chloe, line) == none, line
    assert await sentence(chloe, "/turn", game="9") == said("fr")("refused-no-game")


async def test_a_chapter_is_found_by_its_number_and_a_word_that_no_rule_knows_is_named(
    bot: Bot, chloe: Person
) -> None:
    assert (await sentence(chloe, "/rules", game="fireship", topic="3")).startswith("### Votre tour\n")
    told = await sentence(chloe, "/rules", game="fireship", topic="échecs")
    assert told == said("fr")("refused-no-rules", topic="échecs")


@pytest.mark.parametrize("kind", ["voice", "stage_voice", "forum", "news"])
async def test_where_there_are_no_threads_no_table_is_opened(
    bot: Bot, people: People, monkeypatch: pytest.MonkeyPatch, chloe: Person, kind: str
) -> None:
    """In an announcement channel only a private one lacks its thread."""
    monkeypatch.setattr(discord.TextChannel, "type", discord.ChannelType[kind])
    told = await sentence(chloe, "/newgame firebulls", private=True)
    assert told == said("fr")("refused-wrong-place")
    assert await bot.tables.of(chloe.id) == []
    told = await sentence(chloe, "/newgame firebulls", seats=2)
    sitting = said("fr")("joined", link=f"<#{chloe.here}>", join="Join", start="Start")
    assert told == (sitting if kind == "news" else said("fr")("refused-wrong-place"))


async def test_options_that_do_not_fit_are_refused_with_the_reason(
    bot: Bot, people: People, ana: Person
) -> None:
    told = await sentence(ana, "/newgame fireship", seats=2, compensation="on")
    assert told == Words("en").format("refused-option-seats", {"option": "compensation", "seats": "3"})
    assert await bot.tables.of(ana.id) == []


async def test_a_fault_of_ours_shows_the_code_that_the_log_has_and_loses_nothing(
    bot: Bot, people: People, monkeypatch: pytest.MonkeyPatch, expected: set[str], ana: Person, ben: Person
) -> None:
    expected.add("fault")
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()

    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("tables.turn.log.append", broken)
        told = await sentence(acting, "/play", move=write((await legal(game))[0]))
    (fault,) = [line for line in bot.logs if line["event"] == "fault"]  # type: ignore[index]  # a record
    assert told == said("en")("refused-internal", code=fault["code"])  # type: ignore[index]
    assert (await game.table()).running.version == 0
    await by_notation(game, acting, random.Random(1))
    assert (await game.table()).running.version == 1


async def test_what_could_not_be_saved_is_said_so_and_the_same_button_works_again(
    bot: Bot, people: People, monkeypatch: pytest.MonkeyPatch, expected: set[str], ana: Person, ben: Person
) -> None:
    expected.add("not saved")
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    ((roll, _),) = answers(panel)

    def full(*_: object) -> NoReturn:
        raise NotSaved("SQLITE_FULL")

    async def full_too(*_: object) -> NoReturn:
        full()

    with monkeypatch.context() as patch:
        patch.setattr("tables.turn.log.append", full)
        await acting.press(roll, on=panel)
        first = await acting.sees(said("en")("refused-saving"))
        await acting.dismiss(first)
        patch.setattr(bot.tables.db, "read", full_too)
        await acting.press("▶ My turn")
        await acting.sees(said("en")("refused-saving"))
    assert (await game.table()).running.version == 0
    await acting.press(roll, on=panel)
    await acting.sees_changed(panel)
    assert (await game.table()).running.version == 1


@pytest.mark.parametrize(("answer", "done"), [("refused", False), ("lost", True)])
async def test_who_was_told_that_it_failed_finds_nothing_done_and_a_lost_answer_changes_nothing(
    bot: Bot, people: People, ana: Person, ben: Person, answer: str, done: bool
) -> None:
    """Only Discord’s own word that a press is unknown to it (10062) tells that the person has read so."""
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    ((roll, _),) = answers(panel)
    if answer == "refused":
        await people.control("faults", kind="refuse", status=404, code=10062, where=CALLBACK, times=1)
    else:
        await people.control("faults", kind="reset", where=CALLBACK, times=1)
    pressing = asyncio.create_task(acting.press(roll, on=panel))
    while not bot.sandbox.machine.faults.counts["rest:refuse" if answer == "refused" else "rest:reset"]:
        await asyncio.sleep(0)
    while bot.client._under_way:
        await asyncio.wait(set(bot.client._under_way))
    await people.control("clock", seconds=4)
    await asyncio.gather(pressing, return_exceptions=True)
    await game.settled()
    assert (await game.table()).running.version == done
    if not done:
        await acting.press(roll, on=panel)
        await acting.sees_changed(panel)
        assert (await game.table()).running.version == 1


async def test_two_servers_play_at_once(bot: Bot, people: People, ana: Person, dario: Person) -> None:
    first = await gather(bot, people, "firebulls", ana, dario)
    lobby_channel = ana.channel_called("salon")
    ana.go(lobby_channel)
    await ana.slash("/newgame fireship", seats=2)
    lobby = await dario.go("salon").sees("table 2")
    await dario.press("Rejoindre" if lobby.button("Rejoindre") else "Join", on=lobby)
    await bot.told()
    second = await bot.tables.get(2)
    assert second.guild != (await first.table()).guild
    assert second.locale == "fr"
    shown = await ana.slash("/games")
    assert isinstance(shown, Shown)
    assert "Fire Bulls" in shown.text
    assert "Fireship" in shown.text
