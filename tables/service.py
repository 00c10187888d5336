"""The service: every change is one transaction; no discord here."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from db.acts import Act
from db.database import Database
from db.rows import Changes, Person, Server
from engines import GAMES
from engines.core import AnyRules
from opponents.levels import Level
from tables import (
    acts,
    blocking,
    caretaking,
    hints,
    hosting,
    leaving,
    lobby,
    memos,
    moderating,
    overdue,
    people,
    questions,
    servers,
    store,
    sweep,
    turn,
    undo,
)
from tables.context import GoesFurther, Outlet, Thinkers, Tx
from tables.leaving import Recourse, WaitId
from tables.model import Choose, NewTable, Press, Table
from tables.moderating import Measure
from tables.plays import PlayCache, Replays
from tables.transactions import run

P = ParamSpec("P")
T = TypeVar("T")


class Tables:
    """The verbs, a line each; what one part of the bot alone asks goes to its chapter by `read` and `tx`."""

    def __init__(self, db: Database, now: Callable[[], int], rules: Sequence[AnyRules] = GAMES) -> None:
        self.db = db
        self.now = now
        self.rules: Mapping[str, AnyRules] = {one.key: one for one in rules}
        self.plays = PlayCache()
        self.replays = Replays()
        self.leisure = asyncio.Semaphore(max(1, db.lines // 2))
        self.outlet: Outlet | None = None  # None: what is put waits for whoever claims it
        self.thinkers: Thinkers | None = None  # None: what computers are to think waits likewise

    # looking

    async def get(self, game: int, press: Press | None = None) -> Table:
        return await self.read(store.get, game, press)

    async def of(self, person: int) -> list[Table]:
        return await self.read(store.of, person)

    async def secrets(self, table: Table) -> tuple[bytes, tuple[str, ...]]:
        return await self.read(store.secrets, table)

    # the lobby

    async def open(self, press: Press, wish: NewTable) -> Table:
        return await self.tx(lobby.open_table, press, wish)

    async def join(self, press: Press, game: int) -> Table:
        return await self.tx(lobby.join, press, game)

    async def quit(self, press: Press, game: int) -> Table:
        return await self.tx(lobby.leave, press, game)

    async def pick(self, press: Press, game: int, key: str, choice: str) -> Table:
        return await self.tx(lobby.pick, press, game, key, choice)

    async def invite(self, press: Press, game: int, guests: Sequence[int]) -> Table:
        return await self.tx(lobby.invite, press, game, guests)

    async def add_computer(self, press: Press, game: int, level: Level) -> Table:
        return await self.tx(lobby.add_computer, press, game, level)

    async def take_away(self, press: Press, game: int, level: Level) -> Table:
        return await self.tx(lobby.take_away, press, game, level)

    async def host(self, press: Press, game: int, what: hosting.Change) -> Table:
        return await self.tx(hosting.change, press, game, what)

    async def start(self, press: Press, game: int) -> Table:
        return await self.tx(lobby.start, press, game)

    # the game

    async def act(self, press: Press, game: int, decision: int | None, choose: Choose) -> Table:
        return await self.tx_at([game], turn.act, press, game, decision, choose)

    async def undo(self, press: Press, game: int, decision: int | None = None) -> Table | None:
        return await self.tx_at([game], undo.undo, press, game, decision)

    async def propose_pace(self, press: Press, game: int, pace: str) -> Table | None:
        return await self.tx(questions.propose_pace, press, game, pace)

    async def answer(self, press: Press, game: int, number: int, *, agrees: bool) -> Table | None:
        return await self.tx(questions.answer, press, game, number, agrees=agrees)

    async def leave(self, press: Press, game: int) -> Table:
        return await self.tx(leaving.leave, press, game)

    async def hint(self, press: Press, game: int) -> tuple[Table, str]:
        return await self.tx(hints.ask, press, game)

    async def write_memo(self, press: Press, game: int, text: str) -> None:
        await self.tx(memos.write, press, game, text)

    async def hand_over(self, press: Press, game: int) -> Table:
        return await self.tx(leaving.hand_over, press, game)

    async def take_back(self, press: Press, game: int) -> Table:
        return await self.tx(caretaking.take_back, press, game)

    async def vote(self, press: Press, game: int, recourse: Recourse, wait: WaitId) -> Table | None:
        return await self.tx(leaving.vote, press, game, recourse, wait)

    # persons

    async def person(self, person: int) -> Person:
        return await self.read(people.get, person)

    async def settings(self, press: Press, **changes: Unpack[Changes]) -> Person:
        return await self.tx(people.change, press, changes)

    async def snooze(self, press: Press) -> int:
        return await self.tx(overdue.snooze, press)

    async def away(self, press: Press, until: int | None) -> Person:
        return await self.tx(overdue.away, press, until)

    async def block(self, press: Press, whom: int, *, blocked: bool) -> Sequence[int]:
        return await self.tx(blocking.change, press, whom, blocked=blocked)

    async def forget(self, press: Press) -> None:
        await self.tx(people.forget, press)
        await self.db.empty_journal()

    # servers

    async def server(self, server: int) -> Server:
        return await self.read(servers.get, server)

    async def set_server(self, press: Press, name: str, value: servers.Value) -> Server:
        return await self.tx(servers.change, press, name, value)

    async def welcome_answered(self, server: int) -> None:
        await self.tx(servers.answered, server)

    # order

    async def moderate(self, press: Press, measure: Measure) -> Act:
        return await self.tx(moderating.take, press, measure)

    async def undo_act(self, press: Press, number: int) -> Act:
        return await self.tx(acts.undo, press, number)

    # what nobody asks for

    async def sweep(self) -> int:
        return await sweep.sweep(self)

    # transactions

    async def tx(self, work: Callable[Concatenate[Tx, P], T], *given: P.args, **named: P.kwargs) -> T:
        """All or nothing; what was put goes on to the outlet, what was replayed is at hand from now on."""
        return await self._done(lambda tx: work(tx, *given, **named))

    async def tx_at(
        self,
        games: Collection[int],
        work: Callable[Concatenate[Tx, P], T],
        *given: P.args,
        **named: P.kwargs,
    ) -> T:
        """The same for what decides by these games alone, and writes nothing of others: where several
        transactions may be under way, nobody waits at other games. None of them: what only claims."""

        def whole(tx: Tx) -> T:
            return work(tx, *given, **named)

        try:
            return await self._done(whole, None if self.db.lines == 1 else games)
        except GoesFurther:
            return await self._done(whole)

    async def _done(self, work: Callable[[Tx], T], games: Collection[int] | None = None) -> T:
        def whole(tx: Tx) -> tuple[T, Callable[[], None], Sequence[int]]:
            done = work(tx)
            return done, self.outlet.take(tx, done) if self.outlet and tx.queues else _nothing, tx.thoughts

        at_games = games is not None
        done, send, thoughts = await run(self, lambda one: self.db.tx(one, games), whole, at_games=at_games)
        send()
        if thoughts and self.thinkers:
            self.thinkers.expect(min(thoughts))
        return done

    async def read(self, work: Callable[Concatenate[Tx, P], T], *given: P.args, **named: P.kwargs) -> T:
        """The same without being able to write; everything read is of one moment."""

        return await run(self, self.db.read, lambda tx: work(tx, *given, **named))


def _nothing() -> None:
    pass
