"""Debian's Chromium, driven by Playwright; screenshots are kept in artefacts/."""

import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import pytest
from playwright.async_api import Browser, BrowserContext, Page, Playwright, expect

from tests.patience import PATIENCE

ARTEFACTS: Final = Path(__file__).parents[2] / "artefacts"
CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium")
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
PHONE: Final = (390, 844)
DESKTOP: Final = (1280, 800)
needs_chromium: Final = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"),
    reason="Chromium is not installed: apt-get install chromium",
)


class Chromium:
    """One for all tests of a process; after a crash another one."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser: Browser | None = None

    async def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            launched = self._playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            self._browser = await launched
        return self._browser


class Screens:
    """Pages of one browser; whatever a page logs as an error is a failure of the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.errors: list[str] = []

    async def open(
        self,
        person: int | None,
        channel: int | None,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = True,
        ready: str = "#composer",
        reads: str = "en-US",
        prepare: Callable[[Page], Awaitable[None]] | None = None,
    ) -> Page:
        """`None` is nobody, or nowhere, in particular; `prepare` comes before anything is loaded."""
        phone = size == PHONE
        context: BrowserContext = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light",
            has_touch=phone, is_mobile=phone, reduced_motion="reduce", locale=reads,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda it: self._note(it.text) if it.type == "error" else None)
        if prepare is not None:
            await prepare(page)
        wanted = {"as": person, "channel": channel}
        asked = urlencode({key: value for key, value in wanted.items() if value is not None})
        await page.goto(f"{self._address}/?{asked}")
        await page.wait_for_selector(ready)
        return page

    def _note(self, error: str) -> None:
        if "409" not in error:  # what a person's client refuses is an answer, and Chromium logs it
            self.errors.append(error)


async def keep(page: Page, name: str, of: str = "sandbox") -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTEFACTS / f"{of}-{name}.png")
