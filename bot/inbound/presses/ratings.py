"""The best of a game."""

from bot.inbound.buttons import Top
from bot.inbound.presses.context import Context
from bot.inbound.replies import ready, show
from bot.show import messages
from bot.show.panel import Panel
from engines.core import AnyRules
from tables import ratings
from tables.ratings import POOLS
from tables.refusals import TableRefused


async def top(at: Context, rules: AnyRules, pool: str) -> None:
    """The ten around them, else the first."""
    control = Top(at.games.index(rules) * len(POOLS) + POOLS.index(pool))
    await show(at.interaction, ready(await _page(at, control, around=True)))


async def top_page(at: Context, control: Top) -> Panel:
    if control.book // len(POOLS) >= len(at.games):
        raise TableRefused("old")
    return await _page(at, control)


async def _page(at: Context, control: Top, *, around: bool = False) -> Panel:
    """No more of the list is read than stands there."""
    book, pool = divmod(control.book, len(POOLS))
    rules = at.games[book]
    count, place = await at.tables.read(ratings.standing, rules.key, POOLS[pool], at.person)
    page = messages.top_page(place, count, None if around else control.page)
    found = await at.tables.read(ratings.best, rules.key, POOLS[pool], page.first, page.most)
    return messages.top(rules, POOLS[pool], found, at.person, await at.say(), control, page)
