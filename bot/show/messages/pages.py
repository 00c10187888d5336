"""A long text, a page at a time."""

from collections.abc import Sequence
from dataclasses import replace

from bot.inbound.buttons import Paged
from bot.show.panel import Button, Panel
from bot.show.sentences import Said

PAGE = 3600  # characters of a long text on one page


def paged(text: str, said: Said, control: Paged) -> Panel:
    return leafed(_pages_of(text), said, control)


def leafed(pages: Sequence[str], said: Said, control: Paged) -> Panel:
    """The page that the control asks for, or the last."""
    at = min(control.page, len(pages) - 1)
    if len(pages) == 1:
        return Panel((pages[0],))
    before = replace(control, page=max(0, at - 1), turned="p")
    after = replace(control, page=at + 1, turned="")
    row = (
        Button(said("page-back-button"), before, disabled=at == 0),
        Button(said("page-next-button"), after, disabled=at == len(pages) - 1),
    )
    return Panel((pages[at], said("page", page=at + 1, pages=len(pages))), (row,))


def _pages_of(text: str) -> list[str]:
    """Broken between lines."""
    pages = [""]
    for line in text.split("\n"):
        if pages[-1] and len(pages[-1]) + len(line) >= PAGE:
            pages.append("")
        pages[-1] += line[:PAGE] + "\n"
    return [page.strip() or "—" for page in pages]
