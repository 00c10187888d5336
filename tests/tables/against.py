"""Tables of one person and computers, and whoever thinks for them without a process of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.core import Action, AnyRules, Seat
from engines.firebulls.rules import FIREBULLS
from engines.springfestival.rules import SPRINGFESTIVAL
from opponents.__main__ import answer as answer_line
from tables import lobby
from tables.model import Table
from tables.service import Tables
from tables.thinking import claim, question
from tables.timers import Think
from tables.turn import decide
from tests.bot.seated import ANA, THREAD, press, wish

ONE = Seat(1)


async def against(tables: Tables, *levels: str, rules: AnyRules = SPRINGFESTIVAL) -> Table:
    """Ana alone with computers, from the command on."""
    asked = replace(wish(rules, 1 + len(levels)), computers=levels)
    table = await tables.open(press(ANA), asked)
    await tables.tx(lobby.thread_made, table.id, THREAD + table.id)
    return await tables.get(table.id)


@dataclass(frozen=True)
class Thought:
    think: Think
    question: str


async def claimed(tables: Tables, most: int) -> Sequence[Thought]:
    """As a bot does it, one after the other."""
    found = list[Thought]()
    for think in await tables.tx(claim, tables.db.process, most):
        asked = await tables.tx(question, think)
        found += [] if asked is None else [Thought(think, asked)]
    return found


def answered(thought: Thought) -> str:
    """As a worker does."""
    return str(answer_line(thought.question)["move"])


async def thinking(tables: Tables) -> int:
    """All that is due is thought and done; how many moves that were."""
    count = 0
    while found := await claimed(tables, 1):
        for thought in found:
            assert await tables.tx(decide, thought.think, answered(thought)) is None
            count += 1
    return count


async def usual(tables: Tables, game: int, person: int = ANA) -> Table:
    """What is played for who is late, so that every game ends."""

    def choose(table: Table, seat: Seat) -> Action:
        action: Action = table.rules.autopilot(table.running.state, seat)
        return action

    return await tables.act(press(person), game, None, choose)


async def waits_for_computer(tables: Tables) -> int:
    """Ana's turn has passed to the computer."""
    table = await against(tables, "ember", rules=FIREBULLS)
    await thinking(tables)
    table = await tables.get(table.id)
    while ONE not in table.waiting:
        table = await usual(tables, table.id)
    return table.id
