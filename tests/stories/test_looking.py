"""What a person reads between two moves: boards, rules, the log, the list of games, the file of a game."""

import json
import random
import re
import threading
from typing import Any

import pytest

from bot.inbound import replies
from bot.inbound.presses import looking
from bot.show import recap, table_words
from bot.show.sentences import said
from engines import GAMES
from engines.log import Undo
from engines.notation import write
from engines.words import LOCALES, Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.stories.forging import forged
from tests.stories.playing import asked, by_notation, form_of, opened
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby
from tests.stories.steps import ASKED, turn

COMMANDS = (
    "newgame",
    "play",
    "turn",
    "hand",
    "board",
    "games",
    "undo",
    "concede",
    "leave",
    "rules",
    "verify",
)


async def pressed(person: Person, label: str, panel: Shown) -> Shown:
    await person.press(label, on=panel)
    return await person.sees_changed(panel)


async def test_the_newest_board_tells_the_whole_turn_before_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    await acting.slash("/fireship roll")
    for move in ("move", "end"):
        offered = [one["value"] for one in await acting.complete("/play", "move", move)]
        await acting.slash("/play", move=next(one for one in offered if one.startswith(move)))
        if acting is not await game.acting():
            break
    lines = (await game.posts())[-1].text
    assert re.search(rf"{acting.name} rolls .*{acting.name} moves ", lines, re.DOTALL)
    other = await game.acting()
    await other.slash("/fireship roll")
    lines = (await game.posts())[-1].text
    assert re.search(rf"{acting.name} moves .*{other.name} rolls ", lines, re.DOTALL), "and the turn so far"


async def test_a_past_board_leads_to_the_one_before_and_the_one_after(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(3):
        await turn(game)
    panel = await asked(ana, "/board 1")
    assert said("en")("past-turn", turn=1, turns=3) in panel.text
    first = panel.pictures[0].alt
    await bot.restart()
    panel = await pressed(ana, "Turn 2 ▶", panel)
    assert said("en")("past-turn", turn=2, turns=3) in panel.text
    assert panel.pictures[0].alt != first
    panel = await pressed(ana, "◀ Turn 1", panel)
    assert panel.pictures[0].alt == first
    panel = await pressed(ana, "◀ Turn 0", panel)
    assert said("en")("past-beginning", turns=3) in panel.text


async def test_the_replay_tells_the_moves_of_each_turn_in_words(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, chloe)
    for _ in range(2):
        await turn(game)
    table = await game.table()
    play, words = table.running, table_words.words(table, "fr")
    first, second = (moment.entry.number for moment in recap.ended(play) if moment.entry)
    told = {
        turn: recap.lines(play, words, said("fr"), since, None, until)
        for turn, since, until in ((0, recap.BEFORE, 0), (1, 0, first), (2, first, second))
    }
    assert all(told.values())
    for turn_, lines in told.items():
        panel = await asked(chloe, f"/plateau {turn_}")
        assert "\n".join(lines) in panel.text


async def several(bot: Bot, people: People, ana: Person, ben: Person) -> Gathering:
    """Two games of the same persons; they stand where neither is played."""
    await gather(bot, people, "firebulls", ana, ben)
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = {await game.acting(), await Gathering(bot, people, 1, (ana, ben)).acting()}
    if len(acting) == 2:
        await turn(game)
    for person in (ana, ben):
        person.go("games")
    return game


@pytest.mark.parametrize(
    ("line", "shows"),
    [
        ("/turn", "⋯"),
        ("/hand", "Your hand"),
        ("/board", "Turn "),
        ("/board 0", "The beginning"),
        ("/leave", "if you leave"),
        ("/verify", "The game is not over yet"),
    ],
)
async def test_who_plays_several_games_presses_the_one_that_is_meant(
    bot: Bot, people: People, ana: Person, ben: Person, line: str, shows: str
) -> None:
    game = await several(bot, people, ana, ben)
    which = await asked(await game.acting(), line)
    assert which.text.startswith(said("en")("refused-which-game"))
    assert which.buttons == ["Fire Bulls 1", "Fire Bulls 2"]
    shown = await chosen(await game.acting(), "Fire Bulls 2", which)
    assert shows in "\n".join((shown.text, *shown.buttons))


async def chosen(person: Person, label: str, which: Shown) -> Shown:
    """A new message, or what the question has become."""
    answer = await person.press(label, on=which)
    if isinstance(answer, Shown) and answer.id != which.id:
        return answer
    return await person.sees_changed(which)


async def test_an_undo_by_that_button_takes_back_the_last_action_of_that_game(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await several(bot, people, ana, ben)
    acting = await game.acting()
    await by_notation(game, acting.go(await game.thread()), random.Random(5))
    which = await asked(acting.go("games"), "/undo")
    told = (await chosen(acting, "Fire Bulls 2", which)).text
    assert told.startswith((said("en")("composer-undone"), said("en")("undo-waits")))
    await bot.told()
    table = await game.table()
    taken_back = table.running.entry and isinstance(table.running.entry.action, Undo)
    assert taken_back or [post for post in await game.posts() if ASKED in post.text]


async def test_a_turn_that_was_not_yet_is_refused_with_the_last_one(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, chloe)
    assert (await asked(chloe, "/board 1")).text == said("fr")("refused-no-such-turn", most=0)
    await turn(game)
    assert (await asked(chloe, "/board 2")).text == said("fr")("refused-no-such-turn", most=1)


async def test_a_past_board_shows_nothing_private(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    for line in ("/board 0", "/board 1"):
        assert "Your hand" not in (await asked(ana, line)).text
        assert "Your hand" not in (await asked(ana, line, text=True)).text


async def test_a_past_board_in_words_stays_in_the_past_on_every_page(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    first = (await asked(ana, "/board 0", text=True)).text.splitlines()
    assert first[0] == "The beginning; no turn has ended yet."
    for person in (ana, ben):
        for _ in range(4):
            await by_notation(game, person, random.Random(1))
    panel = await opened(await game.acting())
    now = await forged(sandbox, await game.acting(), panel, f"v1:words:{game.id}:0:")
    past = (await asked(ana, "/board 0", text=True)).text
    assert past.splitlines()[1:] == first[1:]
    assert first[1] not in now
    for page in ("t0", "t0p"):
        told = await forged(sandbox, await game.acting(), panel, f"v1:words:{game.id}:0:{page}")
        assert told == past


async def test_a_past_board_tells_in_words_too_which_turn_it_follows(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    assert (await asked(ana, "/board 1", text=True)).text.startswith("After turn 1 of 1.\nTurn 2. ")
    told = (await asked(chloe, "/board 0", text=True, game="1")).text
    assert told.startswith("Le début, avant le tour 1 sur 1.\nTour 1. ")


async def test_the_board_in_words_is_what_the_button_for_it_tells(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """So that a second page goes on where the first one ended."""
    game = await gather(bot, people, "firebulls", ana, ben)
    words = await ana.press("In words", on=await more(ana))
    assert isinstance(words, Shown)
    assert (await asked(ana, "/board", text=True)).text == words.text
    ben.go(await game.thread())
    assert (await asked(ben, "/board", text=True)).text != words.text, "each knows their own hand"


async def test_the_log_has_the_number_of_each_turn(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(2):
        await turn(game)
    log = await ana.press("Full log", on=await more(ana))
    assert isinstance(log, Shown)
    assert [said("en")("log-turn", turn=number) in log.text for number in (1, 2, 3)] == [True, True, False]


async def more(person: Person) -> Shown:
    shown = await person.press("⋯ More")
    assert isinstance(shown, Shown)
    return shown


async def test_a_chapter_of_the_rules_is_chosen_by_its_name(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    await gather(bot, people, "fireship", ana, chloe)
    panel = await asked(chloe, "/rules", game="fireship")
    for title in ("4. Se déplacer", "7. Les cases spéciales"):
        await chloe.select(title, on=panel)
        panel = await chloe.sees_changed(panel)
        assert f"### {title.partition(' ')[2]}" in panel.text
        await bot.restart()
    panel = await pressed(chloe, said("fr")("page-next-button"), panel)
    assert "### Cartes et badges" in panel.text


async def test_the_hand_of_who_is_on_turn_leads_to_the_turn(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, waiting = await game.acting(), await game.waiting()
    assert (await opened(waiting, "🖐 My hand")).buttons == ["✎ My note"]
    hand = await opened(acting, "🖐 My hand")
    shown = await acting.press("▶ My turn", on=hand)
    assert isinstance(shown, Shown)
    assert "Your turn" in shown.text


async def test_the_list_of_colours_says_who_has_which(bot: Bot, ana: Person, chloe: Person) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=3)
    mine = await ana.press("Colour", on=lobby)
    assert isinstance(mine, Shown)
    await ana.select("Red", on=mine)
    assert "Red" in (await ana.sees_changed(mine)).text
    await chloe.press("Join", on=lobby)
    theirs = await chloe.press("Colour", on=lobby)
    assert isinstance(theirs, Shown)
    described = {one["label"]: one.get("description") for one in theirs.menus[0]["options"]}
    assert described["Rouge"] == said("fr")("lobby-taken", name="Ana")
    assert not described["Bleu"]


async def test_the_lobby_is_told_to_who_cannot_see_it(bot: Bot, ana: Person) -> None:
    alt = (await open_lobby(ana, "firebulls", seats=3)).pictures[0].alt or ""
    assert "Fire Bulls, table 1" in alt
    assert "Ana" in alt


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_a_running_game_is_exported_as_its_asker_knows_it(
    bot: Bot, people: People, ana: Person, chloe: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, chloe)
    chance = random.Random(5)
    for _ in range(5):
        await by_notation(game, await game.acting(), chance)
    for person in (ana, chloe, ben.go(await game.thread())):
        file = await downloaded(person, await asked(person, "/export"))
        table = await game.table()
        seat = table.seat_of(person.id)
        assert file["seen_by"] == seat
        mine = [entry for entry in table.running.entries if entry.seat == seat and seat is not None]
        assert len([one for one in file["log"] if "do" in one]) == len(mine)
        words = table_words.words(table, person.me["locale"])
        view = table.view(seat)
        assert file["position"] == [words.text(phrase) for phrase in table.rules.describe(view)]
        assert "server_seed" not in file


@pytest.mark.parametrize("patience", [replies.PROMISED_AFTER, 0.0], ids=["at once", "promised first"])
async def test_work_on_a_log_holds_up_nobody(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    beside_the_loop, so_far = list[bool](), vars(looking)["so_far"]

    def watched(*given: Any) -> Any:
        beside_the_loop.append(threading.current_thread() is not threading.main_thread())
        return so_far(*given)

    monkeypatch.setattr(looking, "so_far", watched)
    game = await gather(bot, people, "springfestival", ana, ben)
    monkeypatch.setattr(replies, "PROMISED_AFTER", patience)
    file = await downloaded(ana, await asked(ana.go(await game.thread()), "/export"))
    assert file["seen_by"] == 0
    assert beside_the_loop == [True]


async def downloaded(person: Person, message: Shown) -> dict[str, Any]:
    text = await person.picture(message)
    file: dict[str, Any] = json.loads(text)
    return file


async def test_the_form_says_how_a_move_is_written(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()
    form = await form_of(acting, await opened(acting))
    assert form.title == said("en")("composer-typed")
    assert form.components[0]["label"] == said("en")("composer-move")
    assert "take " in form.components[0]["description"] or "draw" in form.components[0]["description"]


async def test_what_is_missing_is_named_as_discord_names_it(
    bot: Bot, people: People, sandbox: Sandbox, chloe: Person
) -> None:
    denied = int(Permission.ATTACH_FILES | Permission.CREATE_PRIVATE_THREADS)
    where = chloe.channel_called("games")
    await people.control("overwrite", channel=where, target=sandbox.world.bot_id, deny=denied)
    told = (await asked(chloe, "/newgame firebulls")).text
    assert said("fr")("permission-attach-files") in told
    assert said("fr")("permission-create-private-threads") not in told
    told = (await asked(chloe, "/newgame firebulls", private=True)).text
    assert said("fr")("permission-create-private-threads") in told


async def test_games_that_wait_come_first_and_lead_from_one_to_the_next(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    games: list[Gathering] = []
    for _ in range(3):
        games.append(await gather(bot, people, "firebulls", ana, ben))
    waiting = [game.id for game in games if await game.acting() is ana]
    shown = await asked(ana, "/games")
    lines = [line for line in shown.text.splitlines() if line.startswith("Fire Bulls, table")]
    assert len(lines) == 3
    assert ["your turn" in line for line in lines] == [True] * len(waiting) + [False] * (3 - len(waiting))
    assert [label for label in shown.buttons if "Fire Bulls" in label] == [
        f"▶ Fire Bulls {id_}" for id_ in waiting
    ]


async def test_after_a_turn_the_next_game_that_waits_is_one_press_away(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    first, second = [await gather(bot, people, "springfestival", ana, ben) for _ in range(2)]
    ana.go(await second.thread())
    for left in (3, 2, 1, 0):
        moves = await ana.complete("/play", "move")
        done = await asked(ana, "/play", move=moves[0]["value"])
        assert (done.button("Next game ▶") is None) == bool(left)
    shown = await ana.press("Next game ▶", on=done)
    assert isinstance(shown, Shown)
    assert "lays four starting tiles" in shown.text
    assert (await first.table()).waiting == (0, 1)


async def test_moves_are_offered_in_the_readers_language_and_found_by_it(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", chloe, dario)
    if await game.acting() is dario:
        await turn(game)
    offered = {one["value"]: one["name"] for one in await chloe.complete("/play", "move", "Piocher")}
    assert offered == {"draw": "draw — Piocher une carte"}
    words = table_words.words(await game.table(), "fr")
    cards = await chloe.complete("/firebulls take", "card", "")
    assert cards
    assert all(one["name"] == f"{one['value']} — {words.format('qi-' + one['value'])}" for one in cards)
    moves = await chloe.complete("/play", "move", "take")
    assert {one["value"] for one in moves} == {f"take {one['value']}" for one in cards}


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_every_private_picture_has_words_for_who_cannot_see_it(
    bot: Bot, people: People, ana: Person, chloe: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, chloe)
    acting = await game.acting()
    mine = acting.me["locale"][:2]
    shown = [await opened(acting), await asked(acting, "/board"), await asked(acting, "/board 0")]
    shown.append(await opened(acting, said(mine)("closer-button"), on=await more(acting)))
    if (await game.table()).rules.secrets:
        shown.append(await asked(acting, "/hand"))
    for panel in shown:
        assert [len(one.alt or "") > 100 and len(one.alt or "") <= 1024 for one in panel.pictures] == [True]


async def test_help_names_every_game_the_rules_and_what_the_pictures_mean(bot: Bot, chloe: Person) -> None:
    told = (await asked(chloe, "/help")).text
    for rules in GAMES:
        words = Words("fr", rules)
        assert f"**{words.format('game-name')}** — {words.format('game-summary')}" in told
        assert re.search(rf"</newgame {rules.key}:\d+>", told)
    order = ("help", "help-colours", "help-legend")
    places = [told.index(said("fr")(key)) for key in order] + [told.index("**Équité**")]
    assert places == sorted(places)
    moves = sum(len(rules.actions) for rules in GAMES)
    assert f"Personne n’a besoin des {moves} commandes de coups" in told


async def test_commands_in_help_have_the_numbers_by_which_discord_knows_them(
    bot: Bot, sandbox: Sandbox, chloe: Person
) -> None:
    """And its names, for who reads French, too: by others it finds nothing. Also after a restart, when
    nothing about the commands has changed."""
    for _ in range(2):
        known = {one.body["name"]: one.id for one in sandbox.world.tables.commands.values()}
        told = (await asked(chloe, "/help")).text
        named = dict(re.findall(r"</([^: ]+)[^:]*:(\d+)>", told))
        assert {
            "newgame",
            "solo",
            "turn",
            "hand",
            "games",
            "rules",
            "settings",
            "away",
            "play",
            "verify",
        } <= set(named)
        assert all(int(number) == known[name] for name, number in named.items())
        await bot.restart()


async def test_the_rules_that_are_meant_need_not_be_named(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    """In a thread its game's, elsewhere those of the only game that one plays; else a button for each."""
    game = await gather(bot, people, "firebulls", ana, ben)
    assert (await asked(ana.go("games"), "/rules")).text.startswith("### Fire Bulls\n")
    await open_lobby(ana, "fireship", seats=3)
    assert (await asked(ana.go(await game.thread()), "/rules", topic="3")).text.startswith("### The cards")
    which = await asked(ana.go("games"), "/rules", topic="rings")
    assert which.text.startswith("The rules of which game?")
    assert which.buttons == ["Fireship", "Fire Bulls", "Spring Festival"]
    await ana.press("Fireship", on=which)
    assert (await ana.sees_changed(which)).text.startswith("### Rings\n")
    assert (await asked(chloe.go("games"), "/rules")).text.startswith("Les règles de quel jeu\u202f?")
    offered = await ana.go(await game.thread()).complete("/rules", "topic", "gather")
    assert "Your turn: gather forces" in [one["name"] for one in offered]


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_named_as_the_menu_names_them(locale: str) -> None:
    say = said(locale)
    buttons = {"join": "Join", "start": "Start", "turn": "▶ My turn"}
    told = say("help", **buttons) + say("notice-games", count=0) + say("refused-no-game") + say("refused-old")
    assert f"/{say('command-newgame')}" in told
    english = set(COMMANDS) - {say(f"command-{name}") for name in COMMANDS}
    assert [name for name in english if re.search(rf"/{name}\b", told)] == []


async def test_completion_of_a_move_offers_every_verb_before_a_second_of_any(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    assert "roll" in [one["value"] for one in await acting.complete("/play", "move", "rol")]
    await acting.slash("/fireship roll")
    table = await game.table()
    (seat,) = table.waiting
    verbs = {action.verb for action in table.rules.legal(table.running.state, seat)}
    offered = [one["value"] for one in await acting.complete("/play", "move")]
    assert {one.split()[0] for one in offered[: len(verbs)]} == verbs
    pawns = {
        write(one).split()[1] for one in table.rules.legal(table.running.state, seat) if one.verb == "move"
    }
    moved = [one for one in offered if one.startswith("move ")]
    assert len({one.split()[1] for one in moved[: len(pawns)]}) == min(len(pawns), len(moved))


async def test_a_move_is_typed_in_the_language_of_its_reader(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    game = await gather(bot, people, "fireship", chloe, dario)
    acting = await game.acting()
    typed = {chloe: "lancer les des", dario: "lancia i dadi"}[acting]
    await acting.slash("/play", move=typed)
    await game.settled()
    assert [write(entry.action) for entry in (await game.table()).running.entries] == ["roll"]
