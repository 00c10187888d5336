"""What whoever comes should read first: it goes when one plays, and comes back when asked."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Page, expect

from sandbox.server import Sandbox
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.sandbox.on_page import noticed, person

FIRST = "#notice-title"


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with noticed(tmp_path) as running:
        yield running


async def comes(screens: Screens, sandbox: Sandbox, name: str, games: int) -> Page:
    return await screens.open(person(sandbox, name), games, PHONE, ready=FIRST)


@needs_chromium
async def test_one_press_plays_as_the_person_and_in_the_place_that_it_names(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    general = next(it.id for it in sandbox.world.tables.channels.values() if it.name == "general")
    page = await comes(screens, sandbox, "Ben", general)
    await expect(page.get_by_role("heading", name="The evening begins")).to_be_focused()
    picture = page.get_by_role("img", name="A table by the sea")
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.evaluate("it => it.naturalWidth > 0")
    await keep(page, "notice-phone")
    await page.get_by_role("button", name="Fireship: Play with Ben").tap()
    await expect(page.get_by_role("img", name="The sea: a boat stands on B2")).to_be_visible()
    await expect(page.get_by_role("heading", name="#games")).to_be_visible()
    await expect(page.get_by_role("link", name="Ana")).to_have_attribute("aria-current", "true")
    await expect(page.locator(".above")).to_contain_text("Ana used /newgame")
    await expect(page.locator(FIRST)).not_to_be_visible()


@needs_chromium
async def test_it_stays_away_after_a_reload_and_comes_back_when_asked(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await comes(screens, sandbox, "Ana", games)
    await page.get_by_role("button", name="Look around").tap()
    await page.reload()
    await expect(page.locator("#composer")).to_be_visible()
    await expect(page.locator(FIRST)).not_to_be_visible()
    ask = page.get_by_role("button", name="What this is")
    for expanded in ("true", "false", "true"):
        await ask.tap()
        await expect(ask).to_have_attribute("aria-expanded", expanded)
        await expect(page.locator(FIRST)).to_be_visible(visible=expanded == "true")
    await page.keyboard.press("Escape")
    await expect(page.locator(FIRST)).not_to_be_visible()


@needs_chromium
async def test_it_speaks_the_language_of_who_reads_it(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await comes(screens, sandbox, "Émile", games)
    await expect(page.locator(FIRST)).to_have_text("La soirée commence")
    other = await comes(screens, sandbox, "Fosca", games)
    await expect(other.locator(FIRST)).to_have_text("The evening begins")


@needs_chromium
async def test_who_becomes_another_reads_it_in_their_language_and_sees_who_one_is(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await comes(screens, sandbox, "Ana", games)
    await page.get_by_role("link", name="Émile").tap()
    await expect(page.locator(FIRST)).to_have_text("La soirée commence")
    await expect(page.locator("#notice")).to_have_attribute("lang", "fr")
    await page.reload()
    await expect(page.locator(FIRST)).to_be_visible()
    await expect(page.get_by_role("link", name="Émile")).to_be_in_viewport(ratio=0.99)
    await page.get_by_role("link", name="Fosca").tap()
    await expect(page.locator(FIRST)).to_have_text("The evening begins")
    await expect(page.locator("#notice")).to_have_attribute("lang", "en")


@needs_chromium
async def test_who_goes_to_a_channel_sees_the_channel(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await comes(screens, sandbox, "Ana", games)
    await page.get_by_role("button", name="Servers and channels").tap()
    await page.get_by_role("button", name="general").tap()
    await expect(page.locator("#composer")).to_be_visible()
    await expect(page.locator(FIRST)).not_to_be_visible()


async def test_only_its_own_pictures_are_given_out(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "other.png").write_bytes(b"x")
    async with aiohttp.ClientSession(sandbox.address) as session:
        answers = {
            name: (await session.get(f"/notice/{name}")).status
            for name in ("sea.png", "other.png", "notice.json", "..%2fnotice.json")
        }
    assert answers == {"sea.png": 200, "other.png": 404, "notice.json": 404, "..%2fnotice.json": 404}


async def test_one_that_is_not_there_yet_is_none(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "notice.json").unlink()
    async with aiohttp.ClientSession(sandbox.address) as session:
        assert await (await session.get("/notice")).json() == {}
