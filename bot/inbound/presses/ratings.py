"""The best of a game."""

from dataclasses import replace

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
    found = await at.tables.read(ratings.best, rules.key, pool)
    control = replace(control, page=messages.page_of(messages.place_of(found, at.person)))
    await show(at.interaction, ready(messages.top(rules, pool, found, at.person, await at.say(), control)))


async def top_page(at: Context, control: Top) -> Panel:
    book, pool = divmod(control.book, len(POOLS))
    if book >= len(at.games):
        raise TableRefused("old")
    rules, found = at.games[book], await at.tables.read(ratings.best, at.games[book].key, POOLS[pool])
    return messages.top(rules, POOLS[pool], found, at.person, await at.say(), control)
