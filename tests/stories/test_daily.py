"""The deal of the day, played by who presses the best suggestion, in the panel that only they see."""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.show import phone
from bot.show.panels.daily import deal_card
from bot.show.pictures import Pictures
from bot.show.sentences import said
from db import deals
from opponents import record
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.permissions import Permission
from tables import daily, days, store
from tables.daily import Result
from tables.model import Table
from tables.pace import DAY
from tables.people import data_of
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.conftest import invited
from tests.stories.deals import MONDAY, begun, best, goes_on, looked, table_of
from tests.stories.forging import forged
from tests.stories.playing import answer, answers, asked, form_of
from tests.stories.running_bot import Bot
from tests.stories.steps import direct, leave

MOST = 60  # presses, from the command on


@pytest.fixture
def clock() -> Clock:
    """Just after midnight, on a Monday."""
    made = Clock()
    made.now = MONDAY * DAY + 60_000
    return made


async def finished(person: Person, panel: Shown, locale: str = "en") -> tuple[Shown, int]:
    """And how many presses that took."""
    presses, share = 0, said(locale)("daily-share-button")
    async with asyncio.timeout(PATIENCE * 4):
        while panel.button(share) is None:
            presses += 2 if best(panel)[1] else 1  # a list is opened first
            panel = await goes_on(person, panel)
    return panel, presses


async def played(person: Person, locale: str = "en") -> Shown:
    return (await finished(person, await begun(person, locale), locale))[0]


@pytest.mark.parametrize("day", range(3))
async def test_a_whole_deal_takes_at_most_sixty_presses_and_tells_how_it_went(
    bot: Bot, people: People, clock: Clock, dealt: None, ana: Person, day: int
) -> None:
    clock.now += day * DAY
    panel, presses = await finished(ana, await begun(ana))
    assert presses + 1 <= MOST
    assert "You are the first to have finished this deal." in panel.text
    assert "Streak: **one day**" in panel.text
    assert f"The next deal begins <t:{days.begins(MONDAY + day + 1) // 1000}:R>" in panel.text
    assert panel.pictures
    assert panel.ephemeral
    assert direct(ana) == []


async def test_what_computers_did_stands_in_four_lines_above_what_is_asked(
    bot: Bot, people: People, clock: Clock, dealt: None, ana: Person
) -> None:
    """So that picture and buttons share a phone's screen."""
    panel, told = await begun(ana), list[str]()
    for _ in range(10):
        panel = await goes_on(ana, panel)
        told.append(panel.text.partition("**")[0].strip())
    assert max(map(phone.lines, told)) <= 4
    assert [one for one in told if one.startswith("… ")] != []


@pytest.mark.parametrize("seed", range(3))
async def test_who_presses_anything_at_all_comes_to_the_end_as_well(
    bot: Bot, people: People, clock: Clock, ana: Person, seed: int
) -> None:
    clock.now += seed * DAY
    chance, panel = random.Random(seed), await begun(ana)
    while panel.button("Share") is None:
        offered = answers(panel)
        panel = await (answer(ana, panel, chance.choice(offered)) if offered else goes_on(ana, panel))


async def test_before_it_is_begun_it_says_what_is_the_same_and_what_is_not(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    shown = await looked(ana)
    for told in (
        "### Deal of the day 1 · Spring Festival",
        "against one computer of the level Ember",
        "the same start and the same computers, but not the same luck",
        "leaving counts as played, and as last",
        "Promise of this deal",
        "Promise of tomorrow’s deal",
    ):
        assert told in shown.text
    assert shown.buttons == ["▶ Play", "Rules"]
    assert await bot.tables.of(ana.id) == [], "looking begins nothing"
    assert "is the deal of the day" in (await asked(ana, "/help")).text


async def test_it_goes_on_where_it_was_after_a_restart_and_wherever_it_is_asked_for(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    panel = await begun(ana)
    for _ in range(3):
        panel = await answer(ana, panel, best(panel))
    before = await table_of(bot, ana)
    await bot.restart()
    await ana.dismiss(panel)
    assert "`/daily`" in (await asked(ana, "/games")).text
    again = await looked(ana)
    assert answers(again) != []
    assert (await table_of(bot, ana)).running.entries[: before.running.version] == before.running.entries
    panel, _ = await finished(ana, again)
    assert "first to have finished" in panel.text
    assert (await looked(ana)).text == panel.text


async def test_one_panel_a_person(bot: Bot, people: People, clock: Clock, ana: Person) -> None:
    first = await begun(ana)
    second = await looked(ana)
    assert second.id != first.id
    assert answers(second) != []


async def test_two_persons_stand_beside_each_other_and_who_left_below(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person, chloe: Person
) -> None:
    await played(ana)
    await played(ben)
    await asked(chloe, "/settings", language="en")
    await begun(chloe)
    await leave(chloe)
    mine, hers = await looked(ana), await looked(chloe)
    told = "Among all who have played this deal: place **1** of 3 so far."
    assert told in mine.text, "the same presses are the same game"
    assert told in (await looked(ben)).text
    assert "it counts as played, and as last" in hers.text
    assert hers.button("Share") is None
    assert hers.button("▶ Play") is None


async def test_a_deal_that_many_have_played_tells_a_share(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    await played(ana)
    game = (await table_of(bot, ana)).id
    await bot.tables.db.tx(lambda conn: others(conn, game, 24))
    text = (await looked(ana)).text
    assert "**75\N{NO-BREAK SPACE}%**: better than 18 of 24 others so far." in text


def others(conn: object, game: int, count: int) -> None:
    """Three of four stand below her."""
    from sqlalchemy import insert, select

    from db import schema

    mine = conn.execute(select(schema.games).where(schema.games.c.id == game)).mappings().one()  # type: ignore[attr-defined]
    for number in range(count):
        row = dict(mine) | {"id": 1_000 + number, "key": f"other:{number}", "state": "ended"}
        conn.execute(insert(schema.games).values(**row))  # type: ignore[attr-defined]
        conn.execute(  # type: ignore[attr-defined]
            insert(schema.tries).values(
                game=row["id"],
                day=MONDAY,
                person=number + 1,
                points=1 if number % 4 else 1_000,
                lead=0,
                ended_at=1,
            )
        )


async def test_she_shares_it_by_her_own_press_and_it_tells_nothing_of_the_deal(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    panel = await played(ana)
    before = len(ben.messages.get(ben.here, {}))
    await bot.told()
    assert len(ben.messages.get(ben.here, {})) == before, "nothing by itself"
    for _ in range(2):
        await ana.press("Share", on=panel)
        await bot.told()
    card = await ben.sees("Deal of the day 1 · Spring Festival")
    assert not card.ephemeral
    assert "**Ana**" in card.text
    assert len([one for one in ben.messages[ben.here].values() if "**Ana** · Deal" in one.text]) == 1
    assert "⬜⬜⬜⬜⬜⬜🔥" in card.text
    table = await table_of(bot, ana)
    assert told_of(table, card.text) == []
    secret = await bot.tables.db.read(lambda conn: deals.secret_of(conn, MONDAY))
    assert secret.hex() not in json.dumps(card.json)
    assert table.commitment not in json.dumps(card.json)


def told_of(table: Table, text: str) -> list[int]:
    """Numbers of the game that stand in the text, but for the number of the deal."""
    outcome = table.rules.outcome(table.running.state)
    assert outcome is not None
    numbers = {int(one) for one in re.findall(r"\d+", text)} - {1}
    return [score.total for score in outcome.scores if score.total in numbers]


async def test_in_direct_messages_and_where_nobody_may_write_there_is_a_text_to_copy(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    panel = await played(await ana.write_to(bot.client.user.id))  # type: ignore[union-attr]
    shown = await ana.press("Share", on=panel)
    assert isinstance(shown, Shown)
    assert shown.ephemeral or shown.channel == ana.here
    assert "```\nFireside · Deal of the day 1 · Spring Festival" in shown.text


async def test_where_the_bot_may_not_write_it_is_for_her_to_copy(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    guild = next(iter(bot.sandbox.world.tables.guilds.values()))
    next(one for one in guild.roles.values() if one.managed).permissions = (
        invited() & ~Permission.SEND_MESSAGES
    )
    everyone = guild.roles[guild.id]
    everyone.permissions &= ~Permission.SEND_MESSAGES
    panel = await played(ana)
    shown = await ana.press("Share", on=panel)
    assert isinstance(shown, Shown)
    assert shown.ephemeral
    assert "for you to copy" in shown.text


@pytest.mark.parametrize("locale", ["fr", "it"])
async def test_who_reads_french_or_italian_plays_in_it(
    bot: Bot, people: People, clock: Clock, dealt: None, chloe: Person, dario: Person, locale: str
) -> None:
    person = chloe if locale == "fr" else dario
    say = said(locale)
    shown = await looked(person)
    assert say("daily-luck") in shown.text
    await person.press(say("daily-play-button"), on=shown)
    panel, presses = await finished(person, await person.sees_changed(shown), locale)
    assert presses < MOST
    assert say("daily-first") in panel.text
    assert say("daily-share-button") in panel.buttons


async def test_begun_before_midnight_it_goes_on_beside_that_of_the_new_day(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    clock.now = days.begins(MONDAY + 1) - 1_000
    await begun(ana)
    clock.now += 2_000
    shown = await looked(ana)
    assert "Deal of the day 2 · Fire Bulls" in shown.text
    assert shown.buttons == ["▶ Play", "Rules", "▶ Yesterday’s deal"]
    await ana.press("▶ Yesterday’s deal", on=shown)
    panel, _ = await finished(ana, await ana.sees_changed(shown))
    assert "Deal of the day 1 · Spring Festival" in panel.text
    assert "first to have finished" in panel.text
    await ana.press("▶ Today’s deal", on=panel)
    panel, _ = await finished(ana, await ana.sees_changed(panel))
    assert "Deal of the day 2 · Fire Bulls" in panel.text
    assert "Streak: **2 days**" in panel.text


async def test_whoever_comes_back_after_its_day_is_closed_finds_it_ended(
    bot: Bot, people: People, clock: Clock, ana: Person
) -> None:
    panel = await begun(ana)
    clock.now = days.closes(MONDAY)
    await bot.sweeps()
    await ana.press(best(panel)[0], on=panel)
    assert (await table_of(bot, ana)).state == "ended"
    assert "Deal of the day 3 · Fireship" in (await looked(ana)).text


async def test_an_old_play_button_begins_nothing(bot: Bot, people: People, clock: Clock, ana: Person) -> None:
    shown = await looked(ana)
    clock.now += DAY
    await ana.press("▶ Play", on=shown)
    await ana.sees("has today’s")
    assert await bot.tables.of(ana.id) == []


async def test_what_is_wrong_is_refused_kindly_and_changes_nothing(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    panel = await begun(ana)
    table = await table_of(bot, ana)
    for line, told in (("/verify", "not over yet"), ("/hint", "no hints"), ("/play", "")):
        shown = await ana.slash(line, **({"move": "castle kingside"} if line == "/play" else {}))
        assert isinstance(shown, Shown)
        assert shown.ephemeral
        assert told in shown.text
    form = await form_of(ana, panel)
    assert isinstance(await ana.submit(form, text="fly to the moon"), Shown | None)
    for wire in (
        f"v1:rematch:{table.id}:0:",
        f"v1:film:{table.id}:0:",
        f"v1:past:{table.id}:0:s1",
        f"v1:dealshare:0:{MONDAY}:",
        f"v1:dealshare:0:{MONDAY + 9}:",
        f"v1:dealplay:0:{MONDAY + 9}:",
        "v1:dealplay:0:0:",
        "v1:dealshare:0:999999999:",
    ):
        await forged(bot.sandbox, ana, panel, wire)
    await forged(bot.sandbox, ben, await looked(ben), f"v1:turn:{table.id}:0:")
    assert (await table_of(bot, ana)).running.version == table.running.version
    assert len(await bot.tables.of(ana.id)) == 1


async def test_deleted_data_leave_nobody_behind(bot: Bot, people: People, clock: Clock, ana: Person) -> None:
    await begun(ana)
    table = await table_of(bot, ana)
    shown = await asked(ana, "/settings")
    shown = await pressed(ana, "Delete my data", shown)
    await pressed(ana, "Delete my data", shown)
    assert (await bot.tables.get(table.id)).state == "ended"
    tried = await bot.tables.db.read(lambda conn: deals.of_game(conn, table.id))
    assert tried is not None
    assert (tried.person, tried.points) == (None, None)
    assert (await bot.tables.read(data_of, ana.id))["tries"] == []


async def pressed(person: Person, label: str, on: Shown) -> Shown:
    shown = await person.press(label, on=on)
    return shown if isinstance(shown, Shown) else await person.sees_changed(on)


async def all_that_can_be_asked(bot: Bot, ana: Person, ben: Person) -> None:
    """By who has played it, and by who has not."""
    panel = await played(ana)
    table = await table_of(bot, ana)
    await ana.press("Share", on=panel)
    for line in ("/verify", "/export", "/board", "/board 0", "/turn", "/hand", "/games", "/daily"):
        for person in (ana, ben):
            given = {} if line in ("/games", "/daily", "/board 0") else {"game": str(table.id)}
            await person.slash(line, **given)
    shown = await looked(ana)
    for wire in ("verify", "export", "film", "log", "more"):
        await forged(bot.sandbox, ana, shown, f"v1:{wire}:{table.id}:0:")
    for seat in range(len(table.sitters)):
        await forged(bot.sandbox, ana, shown, f"v1:past:{table.id}:0:s{seat}")
    await asked(ana, "/settings")
    await bot.tables.read(data_of, ana.id)
    await bot.told()


async def secrets(bot: Bot) -> Sequence[str]:
    """Of the day and of the next, and what the game drew from."""
    both = [
        await bot.tables.db.read(lambda conn, day=day: deals.secret_of(conn, day))  # type: ignore[misc]
        for day in (MONDAY, MONDAY + 1)
    ]
    return [secret.hex() for secret in both]


def left(bot: Bot, traffic: Traffic) -> str:
    told = [json.dumps(one, ensure_ascii=False) for one in (*traffic.requests, *traffic.frames)]
    files = [one.decode("latin-1") for one in bot.sandbox.world.files._held.values()]
    return "\n".join((*told, *files, *(str(line) for line in bot.logs)))


async def test_the_seed_leaves_the_bot_nowhere_before_its_day_is_closed(
    bot: Bot, people: People, clock: Clock, traffic: Traffic, ana: Person, ben: Person
) -> None:
    await all_that_can_be_asked(bot, ana, ben)
    canaries = await secrets(bot)
    mixed = (await table_of(bot, ana)).running.beginning.seed.hex()
    assert [one for one in (*canaries, mixed) if one in left(bot, traffic)] == []
    clock.now = days.closes(MONDAY)
    await looked(ben)
    today, tomorrow = canaries
    assert today in left(bot, traffic)
    assert tomorrow not in left(bot, traffic)
    table = await table_of(bot, ana)
    shown = await asked(ana, "/export", game=str(table.id))
    document = json.loads(await ana.picture(shown))
    play, thought = record.verify(tuple(bot.tables.rules.values()), document)
    assert play.state == table.running.state
    assert thought > 5, "the computers' moves are thought again"
    assert document["server_seed"] == today


async def test_a_seed_that_is_told_too_early_is_found_out(
    bot: Bot,
    people: People,
    clock: Clock,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
) -> None:
    monkeypatch.setattr(store, "days", SimpleNamespace(closes=days.begins))
    await all_that_can_be_asked(bot, ana, ben)
    assert [one for one in await secrets(bot) if one in left(bot, traffic)] != []


async def test_nobody_notices_what_somebody_does_in_their_deal(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    """The same answers, whether she has not begun, is in the midst of it, or has another position."""
    panel: Shown | None = None
    told = list[list[str]]()
    for _ in range(3):
        told.append([(await asked(ben, line)).text for line in ("/daily", "/games", "/status")])
        panel = await begun(ana) if panel is None else await goes_on(ana, panel)
    assert told[0] == told[1] == told[2]


async def test_two_cards_of_different_games_in_one_place_are_the_same(
    bot: Bot, people: People, clock: Clock, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that tells points is found out."""
    await played(ana)
    first, second = await twin_cards(bot, ana)
    assert first == second

    def leaking(result: Result, _said: object) -> str:
        return f"{result.tried.points}"

    monkeypatch.setattr("bot.show.messages.daily.in_short", leaking)
    first, second = await twin_cards(bot, ana)
    assert first != second


async def twin_cards(bot: Bot, ana: Person) -> list[object]:
    """Of what she has done, and of what she could have done as well."""
    shown = await bot.tables.tx(daily.shown, (await table_of(bot, ana)).id)
    assert shown is not None
    today, result, name = shown
    other = replace(result, tried=replace(result.tried, points=(result.tried.points or 0) + 7, lead=-3))
    pictures = Pictures()
    return [await deal_card(today, one, name, said("en"), pictures, 1) for one in (result, other)]
