"""The best of a game, ten on a page, and the page of whoever asks around them."""

from collections.abc import Sequence
from itertools import pairwise

from bot.inbound.buttons import Top
from bot.show.display_names import printed
from bot.show.messages.pages import leafed
from bot.show.panel import Panel
from bot.show.sentences import Said
from engines.core import AnyRules
from engines.words import Words
from tables.ratings import PROVISIONAL, Placed

ON_A_PAGE, BEFORE = 10, 4  # how many of them stand before whoever asks


def page_of(place: int | None) -> int:
    """Where they stand themselves, else the first."""
    return 0 if place is None else len(_starts(place, place)) - 1


def top(rules: AnyRules, pool: str, found: Sequence[Placed], person: int, said: Said, control: Top) -> Panel:
    title = said(f"top-{pool}", game=Words(said.locale, rules).format("game-name"))
    lines = [_line(one, said, mine=one.person == person) for one in found]
    starts = _starts(place_of(found, person), len(lines))
    parts = [lines[first:last] for first, last in pairwise((*starts, len(lines)))]
    pages = ["\n".join((title, *part)) for part in parts]
    return leafed(pages or [f"{title}\n{said('top-nobody', least=PROVISIONAL)}"], said, control)


def place_of(found: Sequence[Placed], person: int) -> int | None:
    return next((one.place for one in found if one.person == person), None)


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
