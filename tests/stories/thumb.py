"""A thumb on the page, as on a phone: it taps what is suggested first, and is counted."""

from playwright.async_api import Locator, Page

from bot.inbound.buttons import Turn
from bot.inbound.custom_ids import WIRE, parse
from tests.patience import PATIENCE

PRIVATE = "Only you can see this"
CHANGED = """([old, mark]) => {
    const panels = [...document.querySelectorAll("article")].filter(it => it.textContent.includes(mark));
    const panel = panels.at(-1);
    return panel && !panel.querySelector("[aria-busy], .thinking") && panel.innerHTML !== old;
}"""
STYLED = "all => all.map(it => [it.dataset.customId, it.className])"


class Thumb:
    """Taps on the newest private message."""

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
