"""The best of a game, ten on a page."""

from collections.abc import Sequence

from bot.inbound.buttons import Top
from bot.show.display_names import printed
from bot.show.messages.pages import leafed
from bot.show.panel import Panel
from bot.show.sentences import Said
from engines.core import AnyRules
from engines.words import Words
from tables.ratings import PROVISIONAL, Placed

ON_A_PAGE = 10


def page_of(place: int) -> int:
    return (place - 1) // ON_A_PAGE


def top(rules: AnyRules, pool: str, found: Sequence[Placed], person: int, said: Said, control: Top) -> Panel:
    title = said(f"top-{pool}", game=Words(said.locale, rules).format("game-name"))
    lines = [_line(one, said, mine=one.person == person) for one in found]
    parts = [lines[first : first + ON_A_PAGE] for first in range(0, len(lines), ON_A_PAGE)]
    pages = ["\n".join((title, *part)) for part in parts]
    return leafed(pages or [f"{title}\n{said('top-nobody', least=PROVISIONAL)}"], said, control)


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
