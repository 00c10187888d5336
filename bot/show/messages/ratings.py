"""The best of a game, ten on a page, and the page of whoever asks around them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.inbound.buttons import Top
from bot.show.display_names import printed
from bot.show.messages.pages import leafed
from bot.show.panel import Panel
from bot.show.sentences import Said
from engines.core import AnyRules
from engines.words import Words
from tables.ratings import PROVISIONAL, Placed

ON_A_PAGE, BEFORE = 10, 4  # how many of them stand before whoever asks


@dataclass(frozen=True, slots=True)
class TopPage:
    """Who stands on a page: so many, behind so many others."""

    number: int
    pages: int
    first: int
    most: int


def top_page(place: int | None, count: int, number: int | None) -> TopPage:
    """The page of that number, or the last; without one, that of whoever asks, else the first."""
    starts = _starts(place, count) or [0]
    wanted = number if number is not None else 0 if place is None else len(_starts(place, place)) - 1
    at = min(wanted, len(starts) - 1)
    return TopPage(at, len(starts), starts[at], (*starts, count)[at + 1] - starts[at])


def top(
    rules: AnyRules,
    pool: str,
    found: Sequence[Placed],
    person: int,
    said: Said,
    control: Top,
    page: TopPage,
) -> Panel:
    """The others of its pages are made when somebody turns to them."""
    title = said(f"top-{pool}", game=Words(said.locale, rules).format("game-name"))
    lines = [_line(one, said, mine=one.person == person) for one in found]
    pages = [""] * page.pages
    pages[page.number] = "\n".join((title, *(lines or [said("top-nobody", least=PROVISIONAL)])))
    return leafed(pages, said, replace(control, page=page.number))


def _starts(place: int | None, count: int) -> Sequence[int]:
    """How many stand before each page: the pages lie so that one has whoever asks in its middle."""
    first = max(0, (place or 1) - 1 - BEFORE) % ON_A_PAGE
    return [*([0] if first else []), *range(first, count, ON_A_PAGE)]


def _line(one: Placed, said: Said, *, mine: bool) -> str:
    told = said(
        "top-line",
        place=one.place,
        name=printed(one.name),
        rating=one.rating,
        doubt=one.doubt,
        games=one.games,
    )
    return f"**{told}**" if mine else told
