"""A hint: what a computer would do, in words and on the picture, above the choices there are."""

from collections.abc import Sequence

from bot.inbound.buttons import Hint
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, turn_over
from bot.ops.hinting import Advice
from bot.show import panels
from bot.show.composer import Decision, full_label
from bot.show.panel import Panel
from bot.show.panels.turn import HINTED
from bot.show.sentences import said_to
from engines.core import Seat
from engines.notation import read
from renderer import Mark
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
    decision = panels.decision_of(table, seat, reader)
    note = _told(decision, (await panels.composed(decision)).marks, advice)
    hint = _places(decision, advice)
    return await panels.composer_panel(table, seat, reader, at.pictures, note=note, hint=hint)


def _places(decision: Decision, advice: Advice) -> tuple[str, ...]:
    """The best one's, and the next best one's."""
    typed = (advice.best, advice.second)
    actions = (read(decision.rules, one, decision.legal) for one in typed if one is not None)
    return tuple(decision.preview(one).place for one in actions)


def _told(decision: Decision, marks: Sequence[Mark], advice: Advice) -> str:
    """With what the next best would cost, if there is anything else to do."""
    say = decision.said
    told = say("hint-best", move=called(decision, marks, advice.best, HINTED[0]))
    if advice.second is None:
        return told
    second, cost = called(decision, marks, advice.second, HINTED[1]), round(advice.cost)
    if cost < 1:
        return f"{told} {say('hint-equal', move=second)}"
    what = say("hint-points", count=cost) if advice.unit == "points" else say("hint-chance", count=cost)
    return f"{told} {say('hint-second', move=second, cost=what)}"


def called(decision: Decision, marks: Sequence[Mark], typed: str, unmarked: str) -> str:
    """By its mark on the picture, which holds for the whole decision: a cell may have no other name.
    `unmarked`: what a place that no answer marks is marked with."""
    action = read(decision.rules, typed, decision.legal)
    preview = decision.preview(action)
    if preview.label is None or not (preview.place or preview.group):
        return decision.words.action(action)
    if not preview.place:
        return full_label(decision, action)
    sign = next((one.sign for one in marks if one.place == preview.place), unmarked)
    return f"{sign} · {full_label(decision, action)}"
