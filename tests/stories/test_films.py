"""A game that is over has its film: one press, in its thread, once; each frame the board that stood there."""

from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.forging import forged
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, gather
from tests.stories.screenings import filmed, films_of, frames, newest, over
from tests.stories.steps import leave, turn

say = said("en")


@pytest.mark.parametrize("line", ["firebulls", "fireship"])
async def test_one_press_after_the_end_the_film_is_in_the_thread(
    bot: Bot, people: People, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    stood = [await newest(game)]
    for _ in range(3):
        await turn(game)
        stood.append(await newest(game))
    await leave(ben)
    stood.append(await newest(game))
    film = frames(await ana.picture(await filmed(ana)))
    assert len(film) == len(stood) == 5
    for frame, picture in zip(film, stood, strict=True):
        with Image.open(BytesIO(picture)) as board:
            left, top = (frame.width - board.width) // 2, (frame.height - board.height) // 2
            part = frame.crop((left, top, left + board.width, top + board.height))
            assert part.tobytes() == board.convert("RGB").tobytes()


async def test_it_is_posted_once_and_whoever_asks_later_is_led_to_it(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await over(bot, people, "firebulls", chloe, ana, ben)
    await leave(ana)
    await game.settled()
    film = await filmed(ana)
    await bot.told()
    await bot.restart()
    told = await chloe.press(say("film-button"))
    assert isinstance(told, Shown)
    assert told.text.startswith("Le film est ici")
    assert told.text.splitlines()[0].endswith(f"/{await game.thread()}/{film.id}")
    assert len(films_of(ana)) == 1


async def test_a_film_that_a_moderator_has_deleted_is_made_again(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await over(bot, people, "firebulls", ana, ben, turns=1)
    film = await filmed(ana)
    await bot.told()
    await ana.do("delete", channel=str(film.channel), message=str(film.id))
    await ana.until(lambda: not films_of(ana) or None, "that it is gone")
    assert (await filmed(ana)).id != film.id


async def test_a_game_that_goes_on_has_no_film(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    board = await asked(ana, "/board 0")
    assert await forged(bot.sandbox, ana, board, f"v1:film:{game.id}:0:") == say("refused-film-later")


@needs_chromium
async def test_it_moves_on_a_phone(
    browser: Browser, bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, "springfestival", ana, ben, turns=2)
    film = await filmed(ana)
    screens = Screens(browser, bot.sandbox.address)
    page = await screens.open(ana.id, await game.thread(), PHONE)
    picture = page.locator("img[src*='film.gif']").last
    await picture.scroll_into_view_if_needed()
    await picture.wait_for()
    assert await picture.evaluate("it => it.decode().then(() => it.naturalWidth)") == 1200
    assert film.pictures[0].alt == await picture.get_attribute("alt")
    await keep(page, "film", of="bot")
    assert screens.errors == []
