"""Two presses keep somebody away; whoever is kept away reads that all seats are taken, and no more."""

import pytest

from bot.show.sentences import said
from sandbox.people.client import Person
from sandbox.people.shown import Shown, as_message
from sandbox.server import Sandbox
from tables import blocking
from tests.stories.forging import forged
from tests.stories.running_bot import Bot, game_of, open_lobby

say = said("en")
FULL = say("refused-full")


async def blocked(by: Person, whom: Person) -> Shown:
    asked = as_message(await by.slash("/block", person=whom))
    assert asked.ephemeral
    assert asked.text.startswith(say("block-sure", name=f"<@{whom.id}>"))
    await by.press(say("block-button"), on=asked)
    return await by.sees_changed(asked)


async def test_two_presses_keep_somebody_away_and_they_hear_that_the_table_is_full(
    bot: Bot, ana: Person, ben: Person
) -> None:
    shown = await blocked(ana, ben)
    assert shown.buttons == [say("block-undo", number=1)]
    lobby = await open_lobby(ana, "firebulls", seats=4)
    await ben.press("Join", on=lobby)
    assert (await ben.sees(FULL)).ephemeral
    theirs = await open_lobby(ben, "firebulls", seats=4)
    await ana.press("Join", on=theirs)
    assert (await ana.sees(FULL)).ephemeral
    for person in (ana, ben):
        assert not [one for one in person.messages.get(person.id, {}).values() if "block" in one.text.lower()]
    assert "block" not in lobby.text.lower()


async def test_settings_list_whom_one_has_blocked_and_one_press_undoes_it(
    bot: Bot, ana: Person, ben: Person
) -> None:
    await blocked(ana, ben)
    settings = as_message(await ana.slash("/settings"))
    shown = as_message(await ana.press(say("settings-blocks"), on=settings))
    assert shown.text.startswith(f"{say('blocks')}\n1. <@{ben.id}>")
    await ana.press(say("block-undo", number=1), on=shown)
    assert (await ana.sees_changed(shown)).text.startswith(say("blocks-none"))
    lobby = await open_lobby(ana, "firebulls", seats=4)
    await ben.press("Join", on=lobby)
    await bot.told()
    assert len((await bot.tables.get(game_of(lobby))).sitters) == 2


async def test_from_the_list_of_all_persons_it_is_asked_too(bot: Bot, ana: Person, ben: Person) -> None:
    shown = as_message(await ana.slash("/block"))
    assert shown.text.startswith(say("blocks-none"))
    await ana.select(ben, menu=say("block-whom"), on=shown)
    asked = await ana.sees_changed(shown)
    await ana.press(say("block-button"), on=asked)
    assert [*await bot.tables.read(blocking.of, ana.id)] == [ben.id]


async def test_oneself_and_bots_are_refused_kindly(bot: Bot, ana: Person) -> None:
    await ana.slash("/block", person=ana)
    await ana.sees(say("refused-block-oneself", **{"command-leave": "leave"}))


@pytest.mark.parametrize("number", ["0", "9223372036854775808"])
async def test_a_number_that_nobody_has_is_refused(
    bot: Bot, sandbox: Sandbox, ana: Person, number: str
) -> None:
    shown = as_message(await ana.slash("/block"))
    assert await forged(sandbox, ana, shown, f"v1:block:0:0:{number}") == say("refused-old")
    assert [*await bot.tables.read(blocking.of, ana.id)] == []
