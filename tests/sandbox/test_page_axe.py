"""axe-core finds nothing critical and nothing serious on any kind of page."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page, expect

from sandbox.server import Sandbox
from tests.sandbox.browser import DESKTOP, PHONE, Screens, chromium, needs_chromium
from tests.sandbox.on_page import noticed, open_table, person, use

AXE: Final = find_spec("axe_playwright_python")  # it has axe-core in it
pytestmark = [
    needs_chromium,
    pytest.mark.skipif(
        AXE is None and not os.environ.get("CI"), reason="axe-core is not installed: make setup"
    ),
]
GRAVE: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const said = (node) => [...node.any, ...node.all, ...node.none].map((it) => it.message).join(' ');
    return violations.filter((it) => ['critical', 'serious'].includes(it.impact))
        .flatMap((it) => it.nodes.map((node) => `${it.id}: ${node.html} ${said(node)}`));
}"""


def axe() -> str:
    assert AXE is not None
    assert AXE.origin is not None
    return (Path(AXE.origin).parent / "axe.min.js").read_text(encoding="utf-8")


async def is_sound(page: Page) -> None:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(axe())
    assert await page.evaluate(GRAVE) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
async def test_axe_finds_nothing_grave_on_any_kind_of_page(
    sandbox: Sandbox, screens: Screens, games: int, *, dark: bool, size: tuple[int, int]
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, size, dark=dark)
    await is_sound(page)  # an empty channel
    await page.locator("#composer").fill("/")
    await expect(page.get_by_role("option", name="/show")).to_be_visible()
    await is_sound(page)  # commands
    await page.locator("#composer").fill("/play")
    await page.keyboard.press("Enter")
    await expect(page.locator(".choices [role=option]")).to_have_count(6)
    await is_sound(page)  # a command that is filled in
    await page.get_by_role("button", name="Cancel command").click()
    await open_table(page)
    await use(page, "old")
    await expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    await use(page, "show")
    await expect(page.get_by_role("combobox", name="Invite")).to_be_visible()
    await page.get_by_role("button", name="▶ My turn").click()
    await expect(page.get_by_text("It is your turn: choose.", exact=True)).to_be_visible()
    await is_sound(page)  # every component, and a panel
    await page.get_by_role("combobox", name="Where to?").click()
    await is_sound(page)  # a menu that is open
    await page.keyboard.press("Escape")
    await page.get_by_role("article").get_by_role("combobox", name="More").first.focus()
    await page.keyboard.press("Enter")
    await is_sound(page)  # what can be done with a message
    await page.keyboard.press("Escape")
    await page.get_by_role("img", name="The sea: a boat stands on B2").click()
    await expect(page.get_by_role("dialog", name="Picture")).to_be_visible()
    await is_sound(page)  # a picture
    await page.get_by_role("button", name="Close").click()
    await use(page, "fields")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await is_sound(page)  # a form
    await page.get_by_role("button", name="Cancel", exact=True).click()
    if size == PHONE:
        await page.get_by_role("button", name="Servers and channels").click()
    await page.get_by_text("settings").click()
    await is_sound(page)  # settings, on a phone in the drawer
    await page.get_by_role("button", name="Direct messages").click()
    await is_sound(page)  # direct messages


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
async def test_axe_finds_nothing_grave_on_a_notice(
    tmp_path: Path, *, dark: bool, size: tuple[int, int]
) -> None:
    async with noticed(tmp_path) as sandbox, chromium() as browser:
        channel = next(iter(sandbox.world.tables.channels))
        opened = Screens(browser, sandbox.address)
        page = await opened.open(person(sandbox, "Ana"), channel, size, dark=dark, ready="#notice-title")
        await is_sound(page)
