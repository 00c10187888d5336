"""The film of a game that is over."""

import discord

from bot.inbound.buttons import Film
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, turn_over
from bot.show import messages
from bot.show.panel import Panel
from tables import films
from tables.model import Table


async def pressed(at: Context, control: Film) -> None:
    await acknowledge(at.interaction, private=True)
    table, message = await at.tables.tx(films.ask, at.press, control.game)
    if message is not None and not await _stands(at, table, message):
        table, message = await at.tables.tx(films.lost, at.press, control.game, message)
    if message is None:
        at.films.wanted.set()
    await turn_over(at.interaction, ready(Panel((messages.film_there(table, await at.say(), message),))))


async def _stands(at: Context, table: Table, message: int) -> bool:
    """Only what is surely gone is made again."""
    place = at.interaction.client.get_partial_messageable(table.thread or table.channel)
    try:
        await place.fetch_message(message)
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True
    return True
