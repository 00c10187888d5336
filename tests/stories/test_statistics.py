"""`/stats`: what games that have ended say of a person, of a game and of a server, to whom it may be said."""

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import expect

from bot.show.sentences import said
from engines.fireship.rules import FIRESHIP
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from tests.bot.seated import Clock
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories import past_games
from tests.stories.running_bot import Bot, gather, open_lobby
from tests.stories.steps import leave

say = said("en")
NEVER_PLAYED = "None of your games has ended yet"
NOTHING = "There is nothing to show"


async def past(bot: Bot, count: int, *persons: Person, private: bool = False) -> None:
    guild = int(persons[0].channels[persons[0].here]["guild_id"])
    await bot.tables.db.tx(
        lambda conn: past_games.of(conn, guild, persons, count, bot.now(), private=private)
    )


async def drawn(person: Person, shown: Shown) -> Image.Image:
    """The picture, which is read to who cannot see it."""
    (picture,) = shown.pictures
    assert picture.alt
    assert len(picture.alt) <= 1024
    file = await person.picture(shown)
    assert len(file) <= 100_000
    return Image.open(BytesIO(file))


async def in_words(person: Person, shown: Shown) -> str:
    return as_message(await person.press(said(person.me["locale"])("stats-words-button"), on=shown)).text


async def test_who_has_not_finished_a_game_is_told_when_there_will_be_something(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    assert NEVER_PLAYED in as_message(await ana.slash("/stats me")).text
    await gather(bot, people, "firebulls", ana, ben)
    assert NEVER_PLAYED in as_message(await ana.slash("/stats me")).text
    assert NOTHING in as_message(await ana.slash("/stats person", person=ben)).text


async def test_one_game_is_counted_and_too_little_to_be_drawn(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await leave(ben)
    await game.settled()
    shown = as_message(await ana.slash("/stats me"))
    assert shown.ephemeral
    await drawn(ana, shown)
    text = await in_words(ana, shown)
    assert "Fire Bulls: 1 game, 1 won" in text
    assert "Rating, two players: 1,6" in text
    assert "after 1 rated game" in text
    other = as_message(await ana.slash("/stats person", person=ben))
    assert "Fire Bulls: 1 game, 0 won" in await in_words(ana, other)


async def test_two_hundred_games_of_a_person_are_one_picture_and_all_of_its_numbers(
    bot: Bot, ana: Person, ben: Person, chloe: Person, dario: Person
) -> None:
    await past(bot, 200, ana, ben, chloe, dario)
    for reader in (ana, ben, chloe, dario):
        command = "/stats me" if reader is ana else "/stats person"
        shown = as_message(await reader.slash(command, **({} if reader is ana else {"person": ana})))
        image = await drawn(reader, shown)
        assert image.width == 1200
        assert image.height <= 1700
        locale = reader.me["locale"][:2]
        text = await in_words(reader, shown)
        assert "Ana" in text
        unit = Words(locale, FIRESHIP).format("result-unit")
        for key in ("peak", "streak", "points", "quickest", "closest"):
            assert said(locale)(f"stats-{key}", unit=unit) in text


async def test_the_other_games_of_a_person_are_a_press_away(bot: Bot, ana: Person, ben: Person) -> None:
    await past(bot, 40, ana, ben)
    shown = as_message(await ana.slash("/stats me"))
    assert "Ana\nFireship: " in shown.text
    await ana.press("Fire Bulls", on=shown)
    assert "Ana\nFire Bulls: " in (await ana.sees_changed(shown)).text


async def test_who_hides_is_shown_to_themself_alone(bot: Bot, ana: Person, ben: Person) -> None:
    await past(bot, 20, ana, ben)
    await ana.slash("/settings", ranking=False)
    assert NOTHING in as_message(await ben.slash("/stats person", person=ana)).text
    assert "Ana" in await in_words(ana, as_message(await ana.slash("/stats me")))
    table = await in_words(ben, as_message(await ben.slash("/stats server")))
    assert "Ben" in table
    assert "Ana" not in table
    assert "Ana" in await in_words(ana, as_message(await ana.slash("/stats server")))


async def test_private_games_are_told_to_who_sat_there_alone(bot: Bot, ana: Person, ben: Person) -> None:
    await past(bot, 6, ana, ben, private=True)
    assert as_message(await ana.slash("/stats me")).pictures
    assert NOTHING in as_message(await ben.slash("/stats person", person=ana)).text
    assert say("stats-line-nobody", newgame="`/newgame`") in as_message(await ben.slash("/stats server")).text


async def test_in_a_direct_message_there_is_a_person_and_no_server(
    bot: Bot, ana: Person, ben: Person
) -> None:
    await past(bot, 5, ana, ben)
    await ana.write_to(bot.sandbox.world.bot_id)
    assert as_message(await ana.slash("/stats me")).pictures
    assert as_message(await ana.slash("/stats game", game="firebulls")).pictures
    assert "This is about a server" in as_message(await ana.slash("/stats server")).text


async def test_a_server_has_its_table_of_the_month_and_its_open_seats(
    bot: Bot, ana: Person, ben: Person, chloe: Person, clock: Clock
) -> None:
    await past(bot, 12, ana, ben, chloe)
    await open_lobby(ben, "fireship")
    shown = as_message(await ana.slash("/stats server"))
    await drawn(ana, shown)
    text = await in_words(ana, shown)
    assert re.search(r"^1 · \w+: [\d.]+ won of \d+, [\d.]+ expected$", text, re.MULTILINE)
    assert "Open seats now: Fireship: 3" in text


async def test_a_game_has_its_balance(bot: Bot, ana: Person, ben: Person, chloe: Person) -> None:
    await past(bot, 30, ana, ben, chloe)
    shown = as_message(await chloe.slash("/stats game", game="firebulls"))
    await drawn(chloe, shown)
    text = await in_words(chloe, shown)
    assert "2 joueurs" in text
    assert "Tours" in text


@pytest.mark.parametrize("line", ["/stats game", "/stats me"])
async def test_a_game_that_nobody_has_finished_has_nothing_to_tell(bot: Bot, ana: Person, line: str) -> None:
    told = as_message(await ana.slash(line, game="springfestival")).text
    assert ("Nobody has finished" in told) or (NEVER_PLAYED in told)


async def test_a_bot_plays_nothing(bot: Bot, people: People, ana: Person) -> None:
    robot = Person(people, bot.sandbox.world.bot_id, "Fireside")
    shown = as_message(await ana.slash("/stats person", person=robot))
    assert "Bots play no games" in shown.text


@needs_chromium
async def test_on_a_phone_it_is_one_picture_with_a_button_below(
    bot: Bot, screens: Screens, ana: Person, ben: Person, chloe: Person, dario: Person
) -> None:
    await past(bot, 200, ana, ben, chloe, dario)
    page = await screens.open(ana.id, ana.here, PHONE)
    await ana.slash("/stats me")
    picture = page.get_by_role("img", name=re.compile("Statistics as a picture"))
    await expect(picture).to_have_js_property("complete", True)
    await expect(page.get_by_role("button", name="In words")).to_be_visible()
    await keep(page, "stats", "story")
