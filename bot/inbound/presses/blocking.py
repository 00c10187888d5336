"""With whom one does not want to sit."""

from typing import assert_never

from bot.inbound.buttons import Block, Blocks, BlockWhom, OfBlocking, Unblock
from bot.inbound.presses.context import Context
from bot.inbound.presses.lobby import PERSONS
from bot.inbound.replies import acknowledge, ready, show, turn_over, values
from bot.show import messages
from tables import blocking
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfBlocking) -> None:
    match control:
        case Blocks():
            await listed(at)
        case BlockWhom():
            await _asked(at)
        case Block(person):
            await _change(at, person, blocked=True)
        case Unblock(person):
            await _change(at, person, blocked=False)
        case _:
            assert_never(control)


async def listed(at: Context) -> None:
    blocked = await at.tables.read(blocking.of, at.person)
    await show(at.interaction, ready(messages.blocks(blocked, await at.say())))


async def ask(at: Context, whom: int) -> None:
    """Whether they are sure."""
    if whom == at.person:
        raise TableRefused("block-oneself")
    await show(at.interaction, ready(messages.block_asked(whom, await at.say())))


async def _asked(at: Context) -> None:
    chosen = values(at.interaction)
    if len(chosen) != 1 or not chosen[0].isdecimal() or int(chosen[0]) not in PERSONS:
        raise TableRefused("old")
    if int(chosen[0]) == at.person:
        raise TableRefused("block-oneself")
    await turn_over(at.interaction, ready(messages.block_asked(int(chosen[0]), await at.say())))


async def _change(at: Context, person: int, *, blocked: bool) -> None:
    """Then all whom they have blocked are shown."""
    if person not in PERSONS:
        raise TableRefused("old")
    await acknowledge(at.interaction)
    now = await at.tables.block(at.press, person, blocked=blocked)
    await turn_over(at.interaction, ready(messages.blocks(now, await at.say())))
