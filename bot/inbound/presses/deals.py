"""The deal of the day as one person finds it: to be begun, under way, or over."""

from bot.inbound.presses.context import Context
from bot.show import messages, table_words
from bot.show.panel import Panel
from bot.show.pictures import Shot
from tables import daily
from tables.daily import Result, Today


async def deal_of(at: Context, day: int | None = None) -> Today:
    return await at.tables.tx(daily.look, at.person, day)


async def over_panel(at: Context, day: int) -> Panel:
    """What came of it."""
    today = await deal_of(at, day)
    if today.result is None:  # its day was closed before it was finished
        return messages.daily_offer(today, await at.say())
    return await result_panel(at, today, today.result)


async def result_panel(at: Context, today: Today, result: Result) -> Panel:
    locale, table = await at.locale(), result.table
    outcome = table.rules.outcome(table.running.state)
    assert outcome is not None
    words = table_words.words(table, locale)
    shot = Shot(table.rules, table.view(None), words, outcome=outcome)
    picture = None if result.tried.points is None else await at.pictures.of(shot, "end.png")
    return messages.daily_result(today, result, await at.say(), outcome, picture, at.tables.now())
