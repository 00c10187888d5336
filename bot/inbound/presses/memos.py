"""What somebody notes for themselves about a game, in a form; then their panel has it on top."""

from typing import assert_never

from discord import TextStyle, ui

from bot.inbound.buttons import Memo, MemoWritten, OfMemos
from bot.inbound.custom_ids import wire
from bot.inbound.presses.context import Context
from bot.inbound.presses.looking import hand_panel
from bot.inbound.presses.turn import turn_panel
from bot.inbound.replies import acknowledge, noted, turn_over, typed
from bot.show.display_names import written
from engines.core import GameOver
from tables.memos import LONGEST_MEMO
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfMemos) -> None:
    with at.live.pressed(at.interaction, control.game):
        match control:
            case Memo():
                await _form(at, control)
            case MemoWritten():
                await _written(at, control)
            case _:
                assert_never(control)


async def _form(at: Context, control: Memo) -> None:
    """With what was noted before."""
    table, _ = await at.seat(control.game)
    if table.state != "running":
        raise GameOver("game-over")
    say, before = await at.say(), await at.memo(table.id)
    if await noted(at.interaction):  # a form is an answer at once, or none
        raise TableRefused("slow")
    form = ui.Modal(title=say("memo-title")[:45], custom_id=wire(MemoWritten(table.id, control.back)))
    field = ui.TextInput[ui.Modal](
        custom_id="text", style=TextStyle.paragraph, default=before, max_length=LONGEST_MEMO, required=False
    )
    form.add_item(ui.Label(text=say("memo-label")[:45], description=say("memo-about")[:100], component=field))
    form.stop()
    await at.interaction.response.send_modal(form)


async def _written(at: Context, control: MemoWritten) -> None:
    await acknowledge(at.interaction, private=at.interaction.message is None)
    await at.tables.write_memo(at.press, control.game, written(typed(at.interaction, "text")))
    table, seat = await at.seat(control.game)
    reader = await at.reader()
    panel = hand_panel if control.back else turn_panel
    await turn_over(at.interaction, panel(at, table, seat, reader))
