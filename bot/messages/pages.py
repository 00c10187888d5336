"""A long text, a page at a time."""

from collections.abc import Sequence

from bot.controls import Control
from bot.panels import Button, Panel
from bot.said import Said

PAGE = 3600  # characters of a long text on one page
TURNED = "pc"  # ends the path of a control that turns a page over: back, or to a chapter


def paged(text: str, said: Said, control: Control, page: int) -> Panel:
    return leafed(_pages_of(text), said, control, page)


def leafed(pages: Sequence[str], said: Said, control: Control, page: int) -> Panel:
    """One of these pages; which one stands in the control's decision."""
    at = min(page, len(pages) - 1)
    if len(pages) == 1:
        return Panel((pages[0],))
    about = control.path.rstrip(TURNED)
    buttons = (
        Button(
            said("page-back-button"),
            Control(control.name, control.game, max(0, at - 1), f"{about}p"),
            disabled=at == 0,
        ),
        Button(
            said("page-next-button"),
            Control(control.name, control.game, at + 1, about),
            disabled=at == len(pages) - 1,
        ),
    )
    return Panel((pages[at], said("page", page=at + 1, pages=len(pages))), (buttons,))


def _pages_of(text: str) -> list[str]:
    """Broken between lines."""
    pages = [""]
    for line in text.split("\n"):
        if pages[-1] and len(pages[-1]) + len(line) >= PAGE:
            pages.append("")
        pages[-1] += line[:PAGE] + "\n"
    return [page.strip() or "—" for page in pages]
