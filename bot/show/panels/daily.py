"""The card of a deal of the day, with its picture."""

from bot.show import messages
from bot.show.panel import Panel
from bot.show.pictures import Pictures
from bot.show.sentences import Said
from engines.words import Words
from renderer import Card
from tables.daily import Result, Today


async def deal_card(
    today: Today, result: Result, name: str, said: Said, pictures: Pictures, marker: int
) -> Panel:
    card = card_of(today, result, said)
    alt = messages.daily_alt(today, result, said)
    picture = await pictures.card(card, alt)
    return messages.daily_card(today, result, name, said, picture, marker)


def card_of(today: Today, result: Result, said: Said) -> Card:
    """No seed, no move, no point."""
    game = Words(said.locale, today.rules).format("game-name")
    large, unit, told = messages.daily_figures(result, said)
    return Card(
        key=today.rules.key,
        title=said("daily-title-short", number=today.number),
        game=game,
        large=large,
        unit=unit,
        told=told,
        streak=today.streak,
        played=today.played,
    )
