"""What tests of the page do on it again and again."""

import json
from pathlib import Path

from playwright.async_api import Page, expect

from sandbox.cdn import one_color_png
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox, Settings


def person(sandbox: Sandbox, name: str) -> int:
    return next(it.id for it in sandbox.world.tables.users.values() if it.global_name == name)


async def open_table(page: Page, send: str = "Send command") -> None:
    field = page.locator("#composer")
    await field.fill("/new")
    await field.press("Enter")
    await page.get_by_role("combobox", name="game").press("Enter")
    await page.get_by_role("button", name=send).click()
    await expect(page.get_by_role("img", name="The sea: a boat stands on B2")).to_be_visible()


async def use(page: Page, command: str, send: str = "Send command") -> None:
    await page.locator("#composer").fill(f"/{command}")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name=send).click()


def noticed(folder: Path) -> Sandbox:
    """One that somebody has given a notice: a game to play with a friend, in two languages."""
    (folder / "sea.png").write_bytes(one_color_png(0x3366CC))
    told = {
        "en": notice("The evening begins", "Play with Ben", "A table by the sea"),
        "fr": notice("La soirée commence", "Jouer avec Ben", "Une table au bord de la mer"),
    }
    path = folder / "notice.json"
    path.write_text(json.dumps(told))
    return Sandbox(Settings(mode=Mode.LOOSE, notice=path))


def notice(title: str, label: str, alt: str) -> dict[str, object]:
    button = {"label": label, "as": "Ana", "in": "games", "command": "newgame"}
    card = {"title": "Fireship", "text": "Nine islands.", "picture": "sea.png", "alt": alt}
    more = {"path": [], "values": {"game": "fireship", "seats": 2}}
    return {
        "title": title,
        "sentences": ["All of them are you."],
        "close": "Look around",
        "cards": [card | {"buttons": [button | more]}],
    }
