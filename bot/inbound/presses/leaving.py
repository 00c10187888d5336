"""Leaving a game, and playing it again."""

from dataclasses import replace
from typing import assert_never

from bot.inbound.buttons import Gone, HandOver, Leave, OfLeaving, Rematch
from bot.inbound.presses.context import Context, place_of
from bot.inbound.replies import acknowledge, ready, show, tell, turn_over
from bot.show import messages
from bot.show.panel import Panel
from engines.core import GameOver
from tables.caretaking import CARETAKER
from tables.model import NewTable, Table
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfLeaving) -> None:
    match control:
        case Leave(game):
            await ask(at, game)
        case HandOver(game):
            await _hand_over(at, game)
        case Gone(game):
            await _leave(at, game)
        case Rematch(game):
            await _rematch(at, game)
        case _:
            assert_never(control)


async def ask(at: Context, game: int) -> None:
    """Whether they are sure."""
    table, seat = await at.seat(game)
    if table.state == "ended":
        raise GameOver("game-over")
    await show(at.interaction, ready(messages.leave_asked(table, await at.say(), seat)))


async def _hand_over(at: Context, game: int) -> None:
    await acknowledge(at.interaction)
    await at.tables.hand_over(at.press, game)
    say = await at.say()
    done = say("caretaker-done", level=say(f"level-{CARETAKER}"))
    await turn_over(at.interaction, ready(Panel((done,))))


async def _leave(at: Context, game: int) -> None:
    await acknowledge(at.interaction)
    await at.tables.leave(at.press, game)
    await turn_over(at.interaction, ready(Panel(((await at.say())("leave-done"),))))


async def _rematch(at: Context, game: int) -> None:
    """Where the game was, with those who played it."""
    table = await at.table(game)
    if table.state != "ended":
        raise TableRefused("not-over")
    here, thread = place_of(at.interaction)
    await acknowledge(at.interaction)
    if table.solo:
        again = await at.tables.open(at.press, _again(table, None))
        panel = messages.solo(again, await at.say(), here=here == table.channel)
        await turn_over(at.interaction, ready(panel))
        return
    beside = table.channel if table.thread == table.channel else None  # boards stand in the channel itself
    wish = _again(table, thread or beside if here == table.channel else None)
    again = await at.tables.open(replace(at.press, guild=table.guild), wish)
    await tell(at.interaction, messages.seated(again, await at.say(), wish.thread or wish.channel))


def _again(table: Table, thread: int | None) -> NewTable:
    """The same once more, with those who played it."""
    return NewTable(
        rules=table.rules,
        channel=table.channel,
        thread=thread,
        options=table.options,
        seats=table.size,
        pace=table.pace,
        private=table.private,
        hints=table.hints,
        locale=table.locale,
        rematch_of=table.id,
        guests=[one.person for one in table.sitters if one.person is not None],
        computers=list(table.computers.values()),
        solo=table.solo,
        unrated=table.unrated,
    )
