"""A whole deal of the day on the page, as on a phone: a thumb that presses what is suggested first."""

import pytest
from playwright.async_api import expect

from sandbox.people.client import People, Person
from tables.pace import DAY
from tests.bot.seated import Clock
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.running_bot import Bot
from tests.stories.thumb import Thumb

pytestmark = needs_chromium

MONDAY = 20_776
MOST = 60  # presses, that of the command's own button included
KEPT = (0, 1, 8)  # presses after which a picture of the page is kept


@pytest.fixture
def clock() -> Clock:
    """Just after midnight, on a Monday."""
    made = Clock()
    made.now = MONDAY * DAY + 60_000
    return made


@pytest.mark.parametrize("day", range(3))
async def test_a_whole_deal_is_played_with_a_thumb_in_at_most_sixty_taps(
    bot: Bot, people: People, screens: Screens, clock: Clock, dealt: None, ana: Person, day: int
) -> None:
    clock.now += day * DAY
    page = await screens.open(ana.id, ana.here, PHONE)
    await page.locator("#composer").fill("/daily")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Send command").click()
    thumb, name = Thumb(page), f"daily-{day + 1}"
    play = thumb.panel.get_by_role("button", name="▶ Play")
    await expect(play).to_be_in_viewport()
    await keep(page, f"{name}-before", "story")
    await thumb.tap(play)
    while (choice := await thumb.best()) is not None:
        if thumb.taps in KEPT:
            await keep(page, f"{name}-after-{thumb.taps}", "story")
        await thumb.tap(choice)
    assert thumb.taps <= MOST
    share = thumb.panel.get_by_role("button", name="Share")
    await expect(share).to_be_visible()
    await page.locator("#messages").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    await keep(page, f"{name}-over", "story")
    await share.tap()
    await expect(page.get_by_role("img", name="Deal of the day")).to_be_visible()
    await page.locator("#messages").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    await keep(page, f"{name}-shared", "story")
