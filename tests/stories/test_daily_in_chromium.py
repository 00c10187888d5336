"""A whole deal of the day on the page, as on a phone: a thumb that presses what is suggested first."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Locator, Page, expect

from bot.inbound.buttons import Turn
from bot.inbound.custom_ids import WIRE, parse
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tables.pace import DAY
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.browser import PHONE, Screens, chromium, keep, needs_chromium
from tests.stories.running_bot import Bot

pytestmark = needs_chromium

MONDAY = 20_776
MOST = 60  # presses, that of the command's own button included
PRIVATE = "Only you can see this"
CHANGED = """([old, mark]) => {
    const panels = [...document.querySelectorAll("article")].filter(it => it.textContent.includes(mark));
    const panel = panels.at(-1);
    return panel && !panel.querySelector("[aria-busy], .thinking") && panel.innerHTML !== old;
}"""
STYLED = "all => all.map(it => [it.dataset.customId, it.className])"
KEPT = (0, 1, 8)  # presses after which a picture of the page is kept


@pytest.fixture
def clock() -> Clock:
    """Just after midnight, on a Monday."""
    made = Clock()
    made.now = MONDAY * DAY + 60_000
    return made


@pytest.fixture
async def screens(sandbox: Sandbox, bot: Bot) -> AsyncIterator[Screens]:
    """At its end no page may have complained."""
    async with chromium() as browser:
        opened = Screens(browser, sandbox.address)
        yield opened
        assert opened.errors == []


class Thumb:
    """Taps on the newest private message, counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("article").filter(has_text=PRIVATE).last

    async def tap(self, control: Locator) -> None:
        before, is_list = await self.panel.inner_html(), await control.get_attribute("role") == "combobox"
        await control.tap()
        self.taps += 1
        if is_list:
            await self.page.get_by_role("option").first.tap()
            self.taps += 1
        await self.page.wait_for_function(CHANGED, arg=[before, PRIVATE], timeout=PATIENCE * 1000)

    async def best(self) -> Locator | None:
        """The natural next step, in green, else what is suggested first; None: there is nothing to choose."""
        controls = self.panel.locator("[data-custom-id]:not([disabled])")
        names = list[str]()
        for wired, style in await controls.evaluate_all(STYLED):
            control = parse(wired)
            name = "" if control is None else WIRE[type(control)]
            names.append("green" if name == "do" and "success" in style else name)
        for wanted in ("green", "do", "ask", "list", WIRE[Turn]):
            if wanted in names:
                return controls.nth(names.index(wanted))
        return None


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
