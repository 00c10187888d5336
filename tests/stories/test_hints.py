"""One asks what a computer would do: in words, on the picture, and said at the end."""

import re

import pytest

from bot.show.sentences import said
from engines import GAMES
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.alone import begins, boards, her_turn
from tests.stories.playing import asked, opened
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby
from tests.stories.steps import leave

HINT = "💡"


async def by_its_button(ana: Person, board: Shown) -> Shown:
    panel = await opened(ana, on=board)
    await ana.press(HINT, on=panel)
    return await ana.sees_changed(panel)


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_alone_one_may_always_ask_and_goes_on_in_the_same_panel(
    bot: Bot, people: People, ana: Person, line: str
) -> None:
    game = await begins(bot, people, ana, line, level="spark")
    shown = await by_its_button(ana, (await boards(game))[-1])
    assert "💡 ⚙ Flame would do this: **" in shown.text
    assert HINT not in shown.buttons
    assert re.search("costs about|About as good|\\*\\*\\.$", shown.text.split("💡")[1].splitlines()[0])
    table = await game.table()
    assert (table.sitters[0].hints, table.unrated) == (1, True)
    again = (await asked(ana, "/hint")).text.split("💡")[1].splitlines()[0]
    assert again == shown.text.split("💡")[1].splitlines()[0], "at one decision, one answer"
    assert (await game.table()).sitters[0].hints == 1
    await leave(ana)
    await game.settled()
    assert "💡 Ana asked for a hint once." in (await boards(game))[-1].text


async def test_among_persons_only_where_the_table_allows_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()
    assert HINT not in (await opened(acting)).buttons
    assert "At this table there are no hints" in (await asked(acting, "/hint")).text
    assert not (await game.table()).unrated


async def test_where_it_is_allowed_the_lobby_says_so_and_only_who_acts_may_ask(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, hints=True)
    assert "Hints are allowed (💡)" in lobby.text
    await ben.go("games").press("Join", on=lobby)
    await bot.told()
    game = Gathering(bot, people, 1, (ana, ben))
    thread = await game.thread()
    for person in (ana, ben):
        await person.until(lambda person=person: thread if thread in person.channels else None, "it")  # type: ignore[misc]  # bound now
        person.go(thread)
    acting, waiting = await game.acting(), await game.waiting()
    assert "It is not your turn" in (await asked(waiting, "/hint")).text
    assert not (await game.table()).unrated
    assert "💡 ⚙ Flame would do this" in (await asked(acting, "/hint")).text
    assert (await game.table()).unrated
    assert "💡" not in "".join(one.text for one in await game.posts())


async def test_it_is_said_in_french_and_in_italian(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    for person, name in ((chloe, "Flamme"), (dario, "Fiamma")):
        await asked(person, "/solo springfestival")
        await bot.told()
        (table,) = await bot.tables.of(person.id)
        await her_turn(Gathering(bot, people, table.id, (person,)))
        shown = await asked(person, f"/{said(person.me['locale'])('command-hint')}", game=str(table.id))
        assert f"💡 ⚙ {name}" in shown.text


async def test_when_nobody_finds_one_in_time_the_choices_are_there_all_the_same(
    bot: Bot, people: People, ana: Person, monkeypatch: pytest.MonkeyPatch, expected: set[str]
) -> None:
    expected.add("a hint was not found")
    monkeypatch.setattr("bot.ops.hinting.PATIENCE", 0.0)
    game = await begins(bot, people, ana, "firebulls")
    shown = await by_its_button(ana, (await boards(game))[-1])
    assert "No hint was found in time" in shown.text
    assert len(shown.buttons) > 2
