"""Pictures are opened on the page itself, and a phone's page leaves room for what is read."""

import pytest
from playwright.async_api import Page, expect

from sandbox.server import Sandbox
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.sandbox.on_page import open_table, person, use

pytestmark = needs_chromium


async def width(page: Page) -> float:
    shown = page.get_by_role("dialog").get_by_role("img")
    await expect(shown).to_have_js_property("complete", True)
    return float(await shown.evaluate("it => it.getBoundingClientRect().width"))


async def test_a_picture_opens_on_the_page_and_the_arrows_go_on(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    await use(page, "show")
    first = page.get_by_role("link", name="The sea: a boat stands on B2")
    await first.focus()
    await page.keyboard.press("Enter")
    viewer = page.get_by_role("dialog", name="Picture")
    await expect(viewer.get_by_role("img", name="The sea: a boat stands on B2")).to_be_visible()
    await expect(viewer.get_by_role("button", name="Picture before")).to_be_disabled()
    await keep(page, "viewer")
    for alt in ("The board, small", "Left"):
        await page.keyboard.press("ArrowRight")
        await expect(viewer.get_by_role("img", name=alt)).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    await expect(viewer.get_by_role("img", name="The board, small")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(first).to_be_focused()


async def test_a_picture_is_looked_at_closely_with_a_thumb(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    await open_table(page)
    await page.get_by_role("img", name="The sea: a boat stands on B2").tap()
    whole = await width(page)
    assert whole <= PHONE[0]
    viewer = page.get_by_role("dialog", name="Picture")
    await viewer.get_by_role("button", name="Larger").tap()
    assert await width(page) == pytest.approx(1.5 * whole, abs=2)
    await viewer.get_by_role("button", name="Smaller").tap()
    await viewer.get_by_role("img").tap()
    assert await width(page) == pytest.approx(2 * whole, abs=2)
    await keep(page, "viewer-phone")
    await viewer.get_by_role("button", name="Close").tap()
    await expect(viewer).to_have_count(0)
    assert len(page.context.pages) == 1


async def test_a_phones_keyboard_goes_away_after_a_command(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    """It comes up where a field has the focus."""
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    await open_table(page)
    await expect(page.locator("#composer")).to_be_visible()
    await expect(page.locator("input:focus, textarea:focus")).to_have_count(0)


async def test_with_a_keyboard_of_ones_own_one_types_on_after_a_command(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    await expect(page.locator("#composer")).to_be_focused()


async def test_the_drawer_is_closed_by_what_opened_it(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    opener = page.get_by_role("button", name="Servers and channels")
    channels = page.get_by_role("navigation", name="Channels")
    for expanded in ("true", "false", "true"):
        await opener.tap()
        await expect(opener).to_have_attribute("aria-expanded", expanded)
        await expect(channels).to_be_visible(visible=expanded == "true")
    await page.touchscreen.tap(PHONE[0] - 10, 500)
    await expect(channels).not_to_be_visible()
    await expect(opener).to_have_attribute("aria-expanded", "false")


async def test_what_can_be_done_with_a_message_says_whether_it_is_open(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    more = page.get_by_role("article").get_by_role("combobox", name="More")
    for expanded in ("false", "true", "false"):
        await expect(more).to_have_attribute("aria-expanded", expanded)
        await more.click()


async def test_a_message_put_away_stays_away_after_a_reload(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    for _ in range(2):
        await page.get_by_role("button", name="🖐 My hand").click()
        hand = page.get_by_text("Your hand: three lanterns", exact=True)
        await expect(hand).to_be_visible()
        await page.get_by_role("button", name="Dismiss message").click()
        await expect(hand).to_have_count(0)
    await page.reload()
    await expect(page.get_by_role("button", name="🖐 My hand")).to_be_visible()
    await expect(page.get_by_text("Your hand: three lanterns", exact=True)).to_have_count(0)
