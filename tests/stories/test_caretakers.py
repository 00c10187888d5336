"""Somebody is away: a computer plays for them, for all to see, and at one press they have their seat back."""

import asyncio
import random

import pytest

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.pace import DAY, PACES
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.stories.playing import asked, by_notation
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import direct, late, passes, turn

CARETAKER = "⚙ A caretaker plays"
NO_PAUSE = (0, 0)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock stands still while computers wait before they move."""
    monkeypatch.setattr("tables.thinking.PAUSE", NO_PAUSE)


async def reminders(bot: Bot, clock: Clock, times: int) -> None:
    await passes(bot, clock, times * (PACES["live"] + 4 * 60_000))


async def away(game: Gathering, bot: Bot, clock: Clock) -> tuple[Person, Person]:
    """Who acts does not come, and the other lets a caretaker play; it has played its turn."""
    acting, waiting = await game.acting(), await game.waiting()
    await reminders(bot, clock, 2)
    await game.settled()
    (notice,) = await late(game)
    await waiting.press(CARETAKER, on=notice)
    await waiting.sees(said("en")("vote-done"))
    await comes_to(game, waiting)
    return acting, waiting


async def comes_to(game: Gathering, person: Person) -> None:
    async with asyncio.timeout(PATIENCE):
        while (table := await game.table()).seat_of(person.id) not in table.waiting:
            await asyncio.sleep(0.005)
    await game.settled()


async def somebody_is_there(game: Gathering) -> Person:
    """Of whom the table waits, after the caretaker's turn."""
    async with asyncio.timeout(PATIENCE):
        while {*(table := await game.table()).waiting} & table.levels.keys():
            await asyncio.sleep(0.005)
    await game.settled()
    return game.persons[table.waiting[0]]


async def test_after_the_second_reminder_the_other_lets_a_caretaker_play_and_all_see_that_it_does(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "fireship", ana, ben, pace="live")
    acting, waiting = await away(game, bot, clock)
    assert await late(game) == []
    board = (await game.posts())[-1]
    assert f"⚙ Ember plays for {acting.name}, who is away: " in board.text
    assert f"⚙ {acting.name}" in str(board.json["components"])
    assert f"**{waiting.name}**: your turn" in board.text
    assert "⚙ plays for you" not in (await asked(waiting, "/games")).text


@pytest.mark.parametrize("by", ["button", "command", "typed move"])
async def test_whatever_they_press_they_have_their_seat_back_and_that_press_does_nothing_else(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock, by: str
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="live")
    acting, _ = await away(game, bot, clock)
    before = (await game.table()).running.version
    board = (await game.posts(acting))[-1]
    match by:
        case "button":
            shown = await acting.press("▶ My turn", on=board)
        case "command":
            shown = await acting.slash("/hand")
        case _:
            shown = await acting.slash("/play", move="draw")
    assert isinstance(shown, Shown)
    panel = await acting.sees("You have your seat back.")
    assert "While you were away ⚙ Ember played one turn for you." in panel.text
    assert panel.ephemeral
    table = await game.table()
    assert (table.running.version, table.caretakers) == (before, {})
    await game.settled()
    assert f"⚙ {acting.name}" not in str((await game.posts())[-1].json["components"]).replace("who is", "")
    told = await acting.press("⏪ What it did", on=panel)
    assert isinstance(told, Shown)
    assert f"⚙ Ember plays for {acting.name}, who is away: " in told.text
    await turn(game)
    assert await game.acting() is acting


async def test_who_would_leave_lets_a_caretaker_play_instead_and_is_told_once_a_day(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, chloe, pace="slow")
    shown = await asked(ana, "/leave")
    assert "⚙ Ember plays for you until you press anything in this game" in shown.text
    await ana.press("⚙ A caretaker instead", on=shown)
    await ana.sees_changed(shown)
    assert "⚙ plays for you" in (await asked(ana, "/games")).text
    chance = random.Random(1)
    for _ in range(6):
        person = await somebody_is_there(game)
        while game.persons[(await game.table()).waiting[0]] is person:
            await by_notation(game, person, chance)
            await game.settled()
    await passes(bot, clock, DAY + 4 * 60_000)
    told = [one for one in direct(ana) if "⚙ Ember plays for you in" in one.text]
    assert len(told) == 1
    assert "turns so far" in told[0].text
    await ana.go(told[0].channel).press("▶ My turn", on=told[0])
    await ana.sees("You have your seat back.")


async def test_it_is_said_in_french_and_in_italian(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", chloe, dario)
    shown = await asked(chloe, "/leave")
    assert "⚙ Braise joue pour vous jusqu’à" in shown.text
    await chloe.press(said("fr")("caretaker-leave-button"), on=shown)
    await chloe.sees_changed(shown)
    await comes_to(game, dario)
    await chloe.slash("/turn")
    await chloe.sees("Votre place est de nouveau à vous.")
    shown = await asked(dario, "/leave")
    await dario.press(said("it")("caretaker-leave-button"), on=shown)
    await dario.sees_changed(shown)
    await dario.slash("/turn")
    await dario.sees("Il posto è di nuovo tuo.")


async def test_the_game_goes_on_by_itself_after_a_restart(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="live")
    acting, waiting = await away(game, bot, clock)
    await turn(game)
    await bot.restart()
    await comes_to(game, waiting)
    assert (await game.table()).caretakers != {}
    assert acting.name
