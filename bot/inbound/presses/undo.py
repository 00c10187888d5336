"""Taking back: at once, or by asking the others."""

from bot.inbound.buttons import OfUndo
from bot.inbound.presses.context import Context
from bot.inbound.presses.turn import show_now, turn_panel
from bot.inbound.replies import acknowledge, ready, turn_over
from bot.show.panel import Panel
from bot.show.sentences import said_to
from engines.core import StaleAction


async def pressed(at: Context, control: OfUndo) -> None:
    await acknowledge(at.interaction)
    await take_back(at, control.game, control.decision)


async def take_back(at: Context, game: int, decision: int | None) -> None:
    """Once, however often it is pressed."""
    reader = await at.reader()
    try:
        table = await at.tables.undo(at.press, game, decision)
    except StaleAction:
        await show_now(at, game)
        return
    if table is None:
        await turn_over(at.interaction, ready(Panel((said_to(reader)("undo-waits"),))))
        return
    seat = table.seat_of(at.person)
    assert seat is not None
    await turn_over(at.interaction, turn_panel(at, table, seat, reader, said_to(reader)("composer-undone")))
