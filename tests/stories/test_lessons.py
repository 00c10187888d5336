"""A first game, a press at a time, seen by one person alone and counted nowhere."""

from collections.abc import Sequence

import pytest

from bot.show.sentences import said
from engines import GAMES
from engines.core import AnyRules
from engines.words import Words
from sandbox.people.client import Person
from sandbox.people.shown import Shown, as_message
from tests.engines.embers.rules import EMBERS
from tests.stories.playing import asked
from tests.stories.running_bot import Bot

GREEN = 3  # as Discord counts its styles
ASKED = 3  # tasks at most of which the press is asked once more, because something would be lost
say = said("en")

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
def rules() -> Sequence[AnyRules]:
    return (*GAMES, EMBERS)


def green(shown: Shown) -> str:
    (one,) = [it["custom_id"] for it in shown.components() if it.get("style") == GREEN]
    return str(one)


async def goes_on(ana: Person, shown: Shown) -> Shown:
    return as_message(await ana.press(green(shown), on=shown))


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_a_lesson_is_private_costs_no_table_and_ends_with_a_game_against_spark(
    bot: Bot, ana: Person, line: str
) -> None:
    shown = await asked(ana, f"/learn {line}")
    first, presses = shown.id, 0
    while say("learn-play", level="Spark") not in shown.buttons:
        assert shown.pictures
        shown, presses = await goes_on(ana, shown), presses + 1
        assert shown.ephemeral
        assert shown.id == first, "one message all the way"
    lesson = next(rules for rules in GAMES if rules.key == line).lesson
    assert lesson is not None
    assert 7 <= len(lesson.tasks) <= 10
    assert presses <= len(lesson.tasks) + ASKED
    assert not await bot.tables.of(ana.id)
    await goes_on(ana, shown)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert (table.rules.key, table.solo) == (line, True)
    assert [one.computer.level for one in table.sitters if one.computer] == ["spark"]


async def test_another_press_is_answered_kindly_and_nothing_is_lost(ana: Person) -> None:
    shown = await asked(ana, "/learn firebulls")
    wrong = as_message(await ana.press("Draw a card", on=shown))
    assert say("learn-wrong", move="Draw a card") in wrong.text
    listed = as_message(await ana.select("Take red", on=wrong))
    assert say("learn-wrong", move="Take a red bull") in listed.text
    assert say("learn-title", game="Fire Bulls", task=2, tasks=8) in (await goes_on(ana, listed)).text


async def test_it_goes_on_after_the_bot_has_been_started_again(bot: Bot, ana: Person) -> None:
    shown = await goes_on(ana, await asked(ana, "/learn fireship"))
    await bot.restart()
    assert say("learn-title", game="Fireship", task=3, tasks=8) in (await goes_on(ana, shown)).text


async def test_it_speaks_the_reader_s_language(ana: Person) -> None:
    await ana.slash("/settings", language="fr")
    shown = await asked(ana, "/learn springfestival")
    assert Words("fr", GAMES[2]).format("lesson-1") in shown.text


async def test_a_game_without_a_lesson_is_learned_by_playing_it(bot: Bot, ana: Person) -> None:
    shown = await asked(ana, "/learn embers")
    assert say("learn-none", game="Embers") in shown.text
    await goes_on(ana, shown)
    await bot.told()
    (table,) = await bot.tables.of(ana.id)
    assert table.rules.key == "embers"


async def test_the_rules_lead_to_it_and_so_does_help(ana: Person) -> None:
    rules = await asked(ana, "/rules fireship")
    shown = as_message(await ana.press(say("learn-button"), on=rules))
    assert say("learn-title", game="Fireship", task=1, tasks=8) in shown.text
    assert "/learn:" in (await asked(ana, "/help")).text
