"""A wait that lasts: what the others decide about it, and being left in peace for a while."""

from typing import assert_never

from bot.inbound.buttons import Caretake, OfOverdue, Skip, Snooze, Without
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, tell
from tables.leaving import Recourse, WaitId


async def pressed(at: Context, control: OfOverdue) -> None:
    match control:
        case Skip(game, seat, wait):
            await _vote(at, game, "skip", WaitId(seat, wait))
        case Caretake(game, seat, wait):
            await _vote(at, game, "caretaker", WaitId(seat, wait))
        case Without(game, seat, wait):
            await _vote(at, game, "without", WaitId(seat, wait))
        case Snooze():  # the reminder itself says until when
            await acknowledge(at.interaction)
            await at.tables.snooze(at.press)
        case _:
            assert_never(control)


async def _vote(at: Context, game: int, recourse: Recourse, wait: WaitId) -> None:
    await acknowledge(at.interaction)
    table = await at.tables.vote(at.press, game, recourse, wait)
    await tell(at.interaction, (await at.say())("vote-counted" if table is None else "vote-done"))
