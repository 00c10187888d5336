"""Somebody who only follows what the page says: from the first page to a move against computers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.show import welcome
from bot.show.sentences import said
from engines import GAMES
from engines.words import Words
from sandbox.people.refusals import say
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings
from tests.patience import ANSWER_WITHIN
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.running_bot import Bot

pytestmark = needs_chromium

AT_ONCE = ".button.primary, .button.success"  # blue does it, green is the natural next step
PRESSES = "addEventListener('click', () => (window.presses = (window.presses ?? 0) + 1), true)"


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


async def counted(page: Page) -> None:
    await page.add_init_script(PRESSES)


@pytest.fixture
async def page(browser: Browser, sandbox: Sandbox, bot: Bot, language: str) -> AsyncIterator[Page]:
    """As a newcomer opens it: nobody in particular, nowhere in particular, in a browser of their language."""
    opened = Screens(browser, sandbox.address)
    yield await opened.open(None, None, PHONE, ready="#notice-title", reads=language, prepare=counted)
    assert opened.errors == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "fireship"),
        ("en", "firebulls"),
        ("en", "springfestival"),
        ("fr", "fireship"),
        ("it", "firebulls"),
    ],
)
async def test_three_presses_lead_to_the_first_move_against_computers(
    page: Page, language: str, line: str
) -> None:
    rules = next(rules for rules in GAMES if rules.key == line)
    name, words = Words(language, rules, ()).format("game-name"), said(language)
    who, _ = welcome.GUESTS[language]
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await keep(page, f"first-{language}-{line}-0-page", "story")
    await page.get_by_role("button", name=f"{name}: {words('welcome-alone')}").tap()
    theirs = words("board-to-act", names=who).removesuffix(".")
    board = page.get_by_role("article").filter(has_text=theirs)  # or the computer begins
    turn = board.get_by_role("button", name=words("turn-button"))
    await expect(turn).to_be_in_viewport()
    await keep(page, f"first-{language}-{line}-1-board", "story")
    await turn.tap()
    panel = page.get_by_role("article").filter(has_text=say(language, "only-you", {})).last
    picture, choice = panel.get_by_role("img"), panel.locator(AT_ONCE).first
    await expect(choice).to_be_in_viewport()
    before = await picture.get_attribute("alt") or ""
    await keep(page, f"first-{language}-{line}-2-choices", "story")
    await choice.tap()
    await expect(picture).not_to_have_attribute("alt", before)
    await keep(page, f"first-{language}-{line}-3-moved", "story")
    assert await page.evaluate("presses") == 3
