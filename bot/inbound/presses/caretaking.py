"""A person who was away is there again."""

from dataclasses import replace

from bot.inbound import buttons
from bot.inbound.presses.context import Context
from bot.inbound.presses.turn import turn_panel
from bot.inbound.replies import acknowledge, turn_over
from bot.show import recap
from bot.show.panel import Button, Panel
from bot.show.sentences import said_to
from engines.core import Seat
from tables.caretaking import CARETAKER
from tables.model import Table


async def given_back(at: Context, game: int) -> None:
    """The seat, what was done on it, and what can be done now; nothing else is done by that press."""
    await acknowledge(at.interaction, private=at.interaction.message is None)
    table = await at.tables.take_back(at.press, game)
    seat = table.seat_of(at.person)
    assert seat is not None
    await turn_over(at.interaction, _panel(at, table, seat))


async def _panel(at: Context, table: Table, seat: Seat) -> Panel:
    reader = await at.reader()
    say = said_to(reader)
    since = recap.last_of(table.running, seat, table.caretaken)
    turns = recap.turns_of(table.running, table.sitters[seat].caretaken, since)
    level = CARETAKER
    note = "\n".join((say("caretaker-back"), say("caretaker-did", turns=turns, level=say(f"level-{level}"))))
    panel = await turn_panel(at, table, seat, reader, note)
    if not turns:
        return panel
    return replace(panel, rows=(*panel.rows, (Button(say("caretaker-recap"), buttons.Recap(table.id)),)))
