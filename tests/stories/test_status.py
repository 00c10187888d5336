"""Anybody may ask how the bot is; it tells of itself and of this server, and of no person."""

import asyncio

from bot.ops.status import AnswerTimes, version
from bot.settings import Links
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import as_message
from tables.pace import HOUR
from tests.stories.running_bot import Bot, gather, open_lobby


async def test_everybody_reads_in_their_language_that_it_is_well_and_how_many_tables_are_here(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, dario: Person
) -> None:
    await gather(bot, people, "firebulls", ana, ben)
    await open_lobby(ana, "fireship", seats=3)
    for reader in (ben, chloe, dario):
        say = said(reader.me["locale"])
        shown = as_message(await reader.slash("/status"))
        assert shown.ephemeral
        assert f"**Fireside {version()}**" in shown.text
        assert say("status-well") in shown.text
        assert say("status-tables", lobbies=1, running=1) in shown.text
        assert say("status-quiet") not in shown.text
        assert shown.buttons == []
        assert not [name for name in ("Ana", "Ben", str(ana.id)) if name in shown.text]


async def test_what_is_not_well_is_told_without_asking_the_database_and_leads_to_the_host(
    bot: Bot, chloe: Person
) -> None:
    bot.links = Links(support="https://fireside.example/help")
    await bot.restart()
    bot.metrics.stalled_at = asyncio.get_running_loop().time()
    say = said("fr")
    shown = as_message(await chloe.slash("/status"))
    assert say("status-unwell") in shown.text
    assert say("status-well") not in shown.text
    assert shown.buttons == [say("privacy-support")]


def test_half_of_the_answers_and_all_but_a_few_are_told_of_the_last_hour_alone() -> None:
    times = AnswerTimes()
    assert times.within(0) is None
    times.note(0, 99.0)
    for number in range(100):
        times.note(HOUR, number / 100)
    assert times.within(HOUR) == (0.5, 0.95)
    assert times.within(2 * HOUR - 1) == (0.5, 0.95)
    assert times.within(2 * HOUR) is None
