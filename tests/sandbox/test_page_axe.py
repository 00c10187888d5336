"""axe-core finds nothing critical and nothing serious on any kind of page."""

import os
import re
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Page, Route, expect

from sandbox.people.refusals import say, table
from sandbox.server import Sandbox
from tests.sandbox.browser import DESKTOP, PHONE, Screens, needs_chromium
from tests.sandbox.example_bot import PIECES
from tests.sandbox.on_page import noticed, open_table, person, use

AXE: Final = find_spec("axe_playwright_python")  # it has axe-core in it
pytestmark = [
    needs_chromium,
    pytest.mark.skipif(
        AXE is None and not os.environ.get("CI"), reason="axe-core is not installed: make setup"
    ),
]
MARK: Final = "¤"
READ: Final = ("French", "Italian")  # as the browser calls what somebody reads
PLACES: Final = re.compile(r"\{\w+\}")
WORD: Final = re.compile(r"[^\W\d_]{2,}")
TEXTS: Final = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out = [];
    while (walker.nextNode()) {
        const { parentElement: of, data } = walker.currentNode;
        if (!of.closest('time, noscript, .server, #locale, #said')) out.push(data);
    }
    const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
    for (const it of document.querySelectorAll('body *:not(time, .edited, article)')) {
        out.push(...spoken.map((name) => it.getAttribute(name) ?? ''));
    }
    return [...out, document.title].filter(Boolean);
}"""
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


KINDS: Final = [
    pytest.param("en-US", DESKTOP, True, id="en-desktop-dark"),
    pytest.param("en-US", DESKTOP, False, id="en-desktop-light"),
    pytest.param("en-US", PHONE, True, id="en-phone-dark"),
    pytest.param("en-US", PHONE, False, id="en-phone-light"),
    pytest.param("fr", PHONE, True, id="fr-phone-dark"),
    pytest.param("it", DESKTOP, False, id="it-desktop-light"),
]


@pytest.mark.parametrize(("locale", "size", "dark"), KINDS)
async def test_axe_finds_nothing_grave_on_any_kind_of_page(
    sandbox: Sandbox, screens: Screens, games: int, *, locale: str, dark: bool, size: tuple[int, int]
) -> None:
    ana = sandbox.world.user(person(sandbox, "Ana"))
    ana.locale = locale
    page = await screens.open(ana.id, games, size, dark=dark)
    await expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    await walk(page, lambda key: say(locale, key, {}), is_sound)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_every_word_of_any_kind_of_page_is_of_the_table_or_of_the_world(
    sandbox: Sandbox, screens: Screens, games: int, size: tuple[int, int]
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, size, prepare=marked)

    async def is_told(page: Page) -> None:
        known = [repr(sandbox.world.tables).replace("\\n", " "), *PIECES, *READ]
        world = set(WORD.findall(" ".join(known)))
        for text in await page.evaluate(TEXTS):
            assert set(WORD.findall(re.sub(f"{MARK}.*?{MARK}", "", text))) <= world, text

    await walk(page, lambda key: f"{MARK}{key}{MARK}", is_told)


async def marked(page: Page) -> None:
    """English, but each sentence is its key between marks."""
    told = {
        key: " ".join([f"{MARK}{key}{MARK}", *PLACES.findall(words)]) for key, words in table("en").items()
    }

    async def tell(route: Route) -> None:
        await route.fulfill(json=told)

    await page.route("**/web/words/en.json", tell)


async def walk(page: Page, say: Callable[[str], str], look: Callable[[Page], Awaitable[None]]) -> None:
    """Past every kind of page that there is."""
    phone = page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    await look(page)  # an empty channel
    await page.locator("#composer").fill("/")
    await expect(page.get_by_role("option", name="/show")).to_be_visible()
    await look(page)  # commands
    await page.locator("#composer").fill("/play")
    await page.keyboard.press("Enter")
    await expect(page.locator(".choices [role=option]")).to_have_count(6)
    await look(page)  # a command that is filled in
    await page.get_by_role("button", name=say("command-cancel")).click()
    await open_table(page, say("command-send"))
    await use(page, "old", say("command-send"))
    await expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    await use(page, "show", say("command-send"))
    await expect(page.get_by_role("combobox", name="Invite")).to_be_visible()
    await page.get_by_role("button", name="▶ My turn").click()
    await expect(page.get_by_text("It is your turn: choose.", exact=True)).to_be_visible()
    await look(page)  # every component, and a panel
    await page.get_by_role("combobox", name="Where to?").click()
    await look(page)  # a menu that is open
    await page.keyboard.press("Escape")
    await page.get_by_role("article").get_by_role("combobox", name=say("more")).first.focus()
    await page.keyboard.press("Enter")
    await look(page)  # what can be done with a message
    await page.keyboard.press("Escape")
    await page.get_by_role("img", name="The sea: a boat stands on B2").click()
    await expect(page.get_by_role("dialog", name=say("picture"))).to_be_visible()
    await look(page)  # a picture
    await page.get_by_role("button", name=say("close")).click()
    await use(page, "fields", say("command-send"))
    await expect(page.get_by_role("dialog")).to_be_visible()
    await look(page)  # a form
    await page.get_by_role("button", name=say("cancel"), exact=True).click()
    if phone:
        await page.get_by_role("button", name=say("panes")).click()
        await look(page)  # the drawer
    await page.get_by_text(say("settings"), exact=True).click()
    await look(page)  # settings, on a phone in the drawer
    await page.get_by_role("button", name=say("direct-messages")).click()
    await look(page)  # direct messages


@pytest.mark.parametrize(("reads", "size", "dark"), KINDS)
async def test_axe_finds_nothing_grave_on_a_notice(
    browser: Browser, tmp_path: Path, *, reads: str, dark: bool, size: tuple[int, int]
) -> None:
    async with noticed(tmp_path) as sandbox:
        opened = Screens(browser, sandbox.address)
        page = await opened.open(None, None, size, dark=dark, ready="#notice-title", reads=reads)
        await is_sound(page)
