"""What somebody's victories have earned."""

from bot.inbound.presses.context import Context
from bot.inbound.replies import ready, show
from bot.show import messages
from tables import achievements


async def listed(at: Context, person: int) -> None:
    earned = await at.tables.read(achievements.of, person, at.person)
    mine = person == at.person
    await show(
        at.interaction, ready(messages.achievements(earned, person, at.games, await at.say(), mine=mine))
    )
