"""A hint: what a computer would do, in words and on the picture, above the choices there are."""

from bot.inbound.buttons import Hint
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, turn_over
from bot.ops.hinting import Advice
from bot.show import panels
from bot.show.composer import Decision, compose, full_label
from bot.show.panel import Panel
from bot.show.sentences import Reader, said_to
from engines.core import Seat
from engines.notation import read
from tables.model import Table


async def pressed(at: Context, control: Hint) -> None:
    await acknowledge(at.interaction, private=at.interaction.message is None)
    await ask(at, control.game)


async def command(at: Context, game: int) -> None:
    await acknowledge(at.interaction, private=True)
    await ask(at, game)


async def ask(at: Context, game: int) -> None:
    table, question = await at.tables.hint(at.press, game)
    advice = await at.hints.of(question)
    seat = table.seat_of(at.person)
    assert seat is not None
    await turn_over(at.interaction, _panel(at, table, seat, advice))


async def _panel(at: Context, table: Table, seat: Seat, advice: Advice | None) -> Panel:
    """Of the position that was asked about; what was pressed meanwhile makes its buttons old."""
    reader = await at.reader()
    if advice is None:
        return await panels.composer_panel(
            table, seat, reader, at.pictures, note=said_to(reader)("hint-none")
        )
    legal = table.rules.legal(table.running.state, seat)
    best = read(table.rules, advice.best, legal)
    place = table.rules.preview(table.view(seat), best).place
    note = _told(table, seat, advice, reader)
    return await panels.composer_panel(table, seat, reader, at.pictures, note=note, hinted=place)


def _told(table: Table, seat: Seat, advice: Advice, reader: Reader) -> str:
    """With what the next best would cost, if there is anything else to do."""
    decision = panels.decision_of(table, seat, reader)
    say = decision.said
    told = say("hint-best", move=called(decision, advice.best))
    if advice.second is None:
        return told
    second, cost = called(decision, advice.second), round(advice.cost)
    if cost < 1:
        return f"{told} {say('hint-equal', move=second)}"
    what = say("hint-points", count=cost) if advice.unit == "points" else say("hint-chance", count=cost)
    return f"{told} {say('hint-second', move=second, cost=what)}"


def called(decision: Decision, typed: str) -> str:
    """By its letter, where places have them, which hold for the whole decision: a cell has no other name."""
    action = read(decision.rules, typed, decision.legal)
    place = decision.preview(action).place
    sign = next((one.sign for one in compose(decision).marks if one.place == place), "")
    return f"{sign} · {full_label(decision, action)}" if sign.isalpha() else decision.words.action(action)
