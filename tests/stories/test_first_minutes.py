"""Somebody who only follows what the page says: from the first page to a move against computers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.show import welcome
from engines import GAMES
from engines.words import Words
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.patience import ANSWER_WITHIN
from tests.sandbox.browser import PHONE, Screens, chromium, keep, needs_chromium
from tests.stories.running_bot import Bot

pytestmark = needs_chromium

AT_ONCE = ".button.primary, .button.success"  # blue does it, green is the natural next step


@pytest.fixture(scope="module")
def notice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notice")
    welcome.main(folder)
    return folder / welcome.NAME


@pytest.fixture
async def sandbox(notice: Path) -> AsyncIterator[Sandbox]:
    settings = Settings(mode=Mode.LOOSE, answer_within=ANSWER_WITHIN, notice=notice)
    async with Sandbox(settings) as running:
        yield running


@pytest.fixture
async def page(sandbox: Sandbox, bot: Bot) -> AsyncIterator[Page]:
    """As a newcomer opens it: nobody in particular, nowhere in particular."""
    async with chromium() as browser:
        opened = Screens(browser, sandbox.address)
        ana = next(it.id for it in sandbox.world.tables.users.values() if it.global_name == "Ana")
        yield await opened.open(ana, next(iter(sandbox.world.tables.channels)), PHONE, ready="#notice-title")
        assert opened.errors == []


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_three_presses_lead_to_the_first_move_against_computers(page: Page, line: str) -> None:
    rules = next(rules for rules in GAMES if rules.key == line)
    name = Words("en", rules, ()).format("game-name")
    await keep(page, f"first-{line}-0-page", "story")
    await page.get_by_role("button", name=f"{name}: Play against computers").tap()
    board = page.get_by_role("article").filter(has_text="Ana: your turn")  # or the computer begins
    turn = board.get_by_role("button", name="▶ My turn")
    await expect(turn).to_be_in_viewport()
    await keep(page, f"first-{line}-1-board", "story")
    await turn.tap()
    panel = page.get_by_role("article").filter(has_text="Only you can see this").last
    picture, choice = panel.get_by_role("img"), panel.locator(AT_ONCE).first
    await expect(choice).to_be_in_viewport()
    before = await picture.get_attribute("alt") or ""
    await keep(page, f"first-{line}-2-choices", "story")
    await choice.tap()
    await expect(picture).not_to_have_attribute("alt", before)
    await keep(page, f"first-{line}-3-moved", "story")
