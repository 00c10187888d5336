"""What whoever opened a table changes before it begins; all others are refused at every press."""

from typing import assert_never

from bot.inbound.buttons import Hosting, HostingSet, HostingSetting, OfHosting
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, turn_over, values
from bot.show import messages
from bot.show.messages.hosting import changing
from tables.hosting import check
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfHosting) -> None:
    table, say = check(await at.table(control.game), at.person), await at.say()
    can = changing(table, say)
    match control:
        case Hosting():
            await turn_over(at.interaction, ready(messages.hosting(table, say)))
        case HostingSetting():
            panel = messages.hosting_setting(table, at.chosen(len(can)), say)
            await turn_over(at.interaction, ready(panel))
        case HostingSet(game, setting):
            given = next(iter(values(at.interaction)), "")
            choices = can[setting].choices if setting < len(can) else ()
            chosen = next((one for one in choices if one.value == given), None)
            if chosen is None:
                raise TableRefused("old")
            await acknowledge(at.interaction)
            changed = await at.tables.host(at.press, game, chosen.change)
            await turn_over(at.interaction, ready(messages.hosting(changed, say)))
        case _:
            assert_never(control)
