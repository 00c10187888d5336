"""Where a server wants it, one silent post a week tells what was played; a week without games has none."""

import sys

import pytest
from playwright.async_api import Browser
from sqlalchemy import Connection, update

from bot.show.sentences import said
from db import schema
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from tables.model import Press
from tables.pace import WEEK
from tables.timers import MONDAY
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.ended_games import over
from tests.stories.running_bot import Bot, gather, open_lobby
from tests.stories.screenings import films_of, frames
from tests.stories.steps import leave

say = said("en")


@pytest.fixture(autouse=True)
def _weeks_pass_at_once(expected: set[str]) -> None:
    expected.add("time was lost and given back to the players")


@pytest.fixture(autouse=True)
def _films_in_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("bot.ops.filming", "bot.outbound.posts.weekly"):
        monkeypatch.setattr(f"{path}.LONGEST", PATIENCE)


async def wanted(owner: Person, place: int) -> None:
    shown = as_message(await owner.slash("/server"))
    await owner.select(say("server-weekly"), menu=say("server-which"), on=shown)
    shown = await owner.sees_changed(shown)
    await owner.select(str(place), menu=say("server-choose"), on=shown)
    assert f"**{say('server-weekly')}**: <#{place}>" in (await owner.sees_changed(shown)).text


async def week_ends(bot: Bot, clock: Clock) -> None:
    clock.now += WEEK - (clock.now - MONDAY) % WEEK
    await bot.sweeps()


def posts(person: Person, place: int) -> list[Shown]:
    every = [one for one in person.messages.get(place, {}).values() if not one.ephemeral]
    return [one for one in every if say("weekly-title") in one.text or "La settimana" in one.text]


async def test_games_the_closest_finish_the_winner_and_open_seats_are_told_once_a_week(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person, chloe: Person
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    winner, _ = await over(await gather(bot, people, "firebulls", ana, ben))
    second = await gather(bot, people, "springfestival", ana, ben)
    await over(second)
    ana.go("games")
    await open_lobby(ana, "fireship", seats=3)
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    lines = post.text.splitlines()
    assert lines[:2] == [say("weekly-title"), say("weekly-games", count=2)]
    assert lines[2].startswith("- [Fire Bulls 1](https://discord.com/channels/")
    assert f"**{winner.name}**" in post.text
    assert "🏁 Closest finish: " in post.text
    (film,) = post.pictures
    assert "film.gif" in film.url
    assert film.alt is not None
    assert len(frames(await ana.picture(post))) > 10
    assert "🏆 Most victories: " in post.text
    assert "**Fireship**, table 3: 1 of 3" in post.text
    assert post.json["mentions"] == []
    assert post.json["flags"] & 1 << 12, "silent"
    await bot.restart()
    await bot.sweeps()
    assert len(posts(ana, place)) == 1
    await week_ends(bot, clock)
    assert len(posts(ana, place)) == 1, "nothing was played in the next one"


async def test_nobody_asked_for_it_nobody_gets_it(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    await over(await gather(bot, people, "firebulls", ana, ben))
    place = ana.channel_called("general")
    await week_ends(bot, clock)
    await wanted(ana, place)
    shown = as_message(await ana.slash("/server"))
    await ana.select(say("server-weekly"), menu=say("server-which"), on=shown)
    shown = await ana.sees_changed(shown)
    await ana.press(say("server-reset"), on=shown)
    await ana.sees_changed(shown)
    await over(await gather(bot, people, "firebulls", ana, ben))
    await week_ends(bot, clock)
    assert posts(ana, place) == []


async def test_who_hides_and_who_is_forgotten_is_not_named(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    game = await gather(bot, people, "firebulls", ana, ben)
    await over(game)
    await game.settled()
    await bot.tables.settings(Press(5, ana.id, "Ana", "en"), ranked=False)
    await bot.tables.forget(Press(6, ben.id, "Ben", "en"))
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    assert say("weekly-games", count=1) in post.text
    assert "Ana" not in post.text
    assert "Ben" not in post.text
    assert "🏆" not in post.text


@pytest.mark.parametrize("private", [True, False])
async def test_a_private_game_is_not_told_of(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person, private: bool
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    await over(await gather(bot, people, "firebulls", ana, ben))
    if private:
        await bot.tables.db.tx(hidden)
    await week_ends(bot, clock)
    assert len(posts(ana, place)) == (not private)


def hidden(conn: Connection) -> None:
    conn.execute(update(schema.games).values(private=True))


async def test_after_a_long_silence_only_the_last_week_is_told_of_in_the_servers_language(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    await over(await gather(bot, people, "firebulls", ana, ben))
    clock.now += 2 * WEEK
    await over(await gather(bot, people, "firebulls", ana, ben))
    guild = (await bot.tables.get(1)).guild
    await bot.tables.set_server(Press(5, ana.id, "Ana", "en", guild), "locale", "it")
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    assert post.text.startswith("### La settimana ai tavoli\nÈ finita una partita:")


async def test_a_game_that_somebody_left_is_no_close_finish(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    for _ in range(2):
        game = await gather(bot, people, "firebulls", ana, ben)
        await leave(ben)
        await game.settled()
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    assert "🏁" not in post.text
    assert say("weekly-champion", names="Ana", count=2) in post.text


async def test_the_film_of_who_does_not_want_to_be_seen_is_left_in_its_thread(
    bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    """Whoever reads it there follows a link."""
    place = ana.channel_called("general")
    await wanted(ana, place)
    there = list[str]()
    for _ in range(2):
        game = await gather(bot, people, "firebulls", ana, ben)
        await over(game)
        await game.settled()
        await ana.press(say("film-button"))
        film = await ana.until(lambda: next(iter(films_of(ana)[len(there) :]), None), "its film")
        link = f"https://discord.com/channels/{(await game.table()).guild}/{film.channel}/{film.id}"
        there.append(f"[🎞 Film]({link})")
    await bot.told()
    await bot.tables.settings(Press(5, ben.id, "Ben", "en"), ranked=False)
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    assert "Ben" not in post.text
    assert post.pictures == []
    assert [one for one in there if one in post.text] != []


@pytest.mark.parametrize("expected", [{"a film was not made"}])
async def test_without_its_film_the_week_is_told_all_the_same(
    bot: Bot, people: People, clock: Clock, expected: set[str], ana: Person, ben: Person
) -> None:
    expected.add("time was lost and given back to the players")
    bot.client.filming._films._command = (sys.executable, "-c", "raise SystemExit(1)")
    place = ana.channel_called("general")
    await wanted(ana, place)
    for _ in range(2):
        await over(await gather(bot, people, "firebulls", ana, ben))
    await week_ends(bot, clock)
    (post,) = posts(ana, place)
    assert "🏁" in post.text
    assert post.pictures == []


@needs_chromium
async def test_it_is_read_on_a_phone(
    browser: Browser, bot: Bot, people: People, clock: Clock, ana: Person, ben: Person
) -> None:
    place = ana.channel_called("general")
    await wanted(ana, place)
    await over(await gather(bot, people, "firebulls", ana, ben))
    await over(await gather(bot, people, "springfestival", ana, ben))
    ana.go("games")
    await open_lobby(ana, "fireship", seats=3)
    await week_ends(bot, clock)
    screens = Screens(browser, bot.sandbox.address)
    page = await screens.open(ana.id, place, PHONE)
    await page.get_by_text("The week at the tables").last.scroll_into_view_if_needed()
    await page.wait_for_timeout(300)
    await keep(page, "weekly", of="bot")
    assert screens.errors == []
