"""What is asked of all the others: their answers, and another pace."""

from typing import assert_never

from bot.inbound.buttons import Agree, OfQuestions, Pace, Paced, Refuse
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, show, tell, turn_over
from bot.show import messages
from bot.show.panel import Panel
from tables.pace import CHOICES


async def pressed(at: Context, control: OfQuestions) -> None:
    match control:
        case Agree(game, question):
            await _answer(at, game, question, agrees=True)
        case Refuse(game, question):
            await _answer(at, game, question, agrees=False)
        case Pace(game):
            table, _ = await at.seat(game)
            await show(at.interaction, ready(messages.paces(table, await at.say())))
        case Paced(game):
            await _paced(at, game)
        case _:
            assert_never(control)


async def _answer(at: Context, game: int, question: int, *, agrees: bool) -> None:
    """The question itself says what came of it."""
    await acknowledge(at.interaction)
    table = await at.tables.answer(at.press, game, question, agrees=agrees)
    if table is None:
        await tell(at.interaction, (await at.say())("undo-agreed"))


async def _paced(at: Context, game: int) -> None:
    pace = CHOICES[at.chosen(len(CHOICES))]
    await acknowledge(at.interaction)
    done = await at.tables.propose_pace(at.press, game, pace)
    say = await at.say()
    await turn_over(at.interaction, ready(Panel((say("undo-waits" if done is None else "pace-done"),))))
