"""What the word of welcome offers to everybody in a server that has let the bot in."""

from typing import assert_never

from bot.inbound.buttons import OfWelcome, Open, OpenWhich, Solo, SoloWhich
from bot.inbound.presses import solo
from bot.inbound.presses.context import Context
from bot.inbound.presses.opening import open_table
from bot.inbound.replies import ready, show
from bot.show import messages


async def pressed(at: Context, control: OfWelcome) -> None:
    match control:
        case OpenWhich() | SoloWhich():
            await _which(at, control)
        case Open(book):
            await open_table(at, at.game(book))
        case Solo(book):
            await solo.begin(at, at.game(book))
        case _:
            assert_never(control)


async def _which(at: Context, control: OpenWhich | SoloWhich) -> None:
    kind = Open if isinstance(control, OpenWhich) else Solo
    await show(at.interaction, ready(messages.which_game(at.games, kind, await at.say())))
    if at.interaction.guild_id is not None:
        await at.tables.welcome_answered(at.interaction.guild_id)
