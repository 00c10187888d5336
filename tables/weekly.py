"""What was played in a server in a week: told once, where it wants that."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from db import games, people, servers
from db.games import Game
from db.rows import Person
from engines.core import Seat
from tables import announcements, films, open_tables, store, timers
from tables.context import Tx
from tables.model import Table
from tables.pace import WEEK
from tables.timers import Weekly

NOBODY = 0  # who has blocked no one, and sits nowhere


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game has ended."""

    table: Table  # without its positions
    winners: tuple[Seat, ...]  # those who want to be seen, and computers
    lead: int  # of the first over the next
    of: int  # points of the first
    fought: bool  # nobody has left it
    seen: bool  # all who sat there want to be
    film: int | None  # the message in which it is


@dataclass(frozen=True, slots=True)
class Week:
    locale: str
    finishes: Sequence[Finish]
    closest: Finish | None  # of several
    champions: Sequence[str]  # by their names
    wins: int  # of each of them
    open: Sequence[tuple[Table, int]]


def tell(tx: Tx, due: Weekly) -> None:
    """And plans the next week's; after a long silence, only the last week is told of."""
    server = servers.get(tx.conn, due.server)
    if server.weekly is None:
        return
    coming = timers.weekly(due.server, tx.now)
    timers.plan(tx, [coming])
    last = coming.until - WEEK
    if server.left_at is None and games.ended_in(tx.conn, due.server, last - WEEK, last):
        tx.put(announcements.weekly(due.server, server.weekly, last))


def week(tx: Tx, server: int, until: int) -> Week | None:
    """As it is to be told now; None: nothing was played."""
    rows = games.ended_in(tx.conn, server, until - WEEK, until)
    tables = [(store.unplayed(tx, row), row) for row in rows]
    persons = {one.person for table, _ in tables for one in table.sitters if one.person is not None}
    known = people.get_all(tx.conn, tuple(persons))
    found = [_finish(tx, table, row, known) for table, row in tables]
    finishes = [one for one in found if one is not None]
    if not finishes:
        return None
    close = [one for one in finishes if one.fought and len(one.table.sitters) > 1]
    closest = min(close, key=lambda one: one.lead / max(1, one.of), default=None) if finishes[1:] else None
    champions, wins = _champions(finishes)
    locale = servers.get(tx.conn, server).locale or finishes[-1].table.locale
    waiting = open_tables.waiting(tx, NOBODY, [server])
    return Week(locale, finishes, closest, champions, wins, waiting)


def _finish(tx: Tx, table: Table, row: Game, known: Mapping[int, Person]) -> Finish | None:
    """None: nothing is known of its end."""
    ended = row.result or {}
    ranks, scores = ended.get("ranks", []), sorted(ended.get("scores", []), reverse=True)
    if len(ranks) != len(table.sitters) or not scores:
        return None
    seen = [one.person is None or known[one.person].ranked for one in table.sitters]
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1 and seen[seat])
    lead = scores[0] - scores[1] if len(scores) > 1 and ranks.count(1) == 1 else 0
    fought = not any(one.left for one in table.sitters)
    return Finish(table, winners, lead, scores[0], fought, all(seen), films.posted_in(tx, table.id))


def _champions(finishes: Sequence[Finish]) -> tuple[Sequence[str], int]:
    """Who has won most often among persons, and wants to be seen."""
    won, names = Counter[int](), dict[int, str]()
    for one in finishes:
        persons = [sitter.person for sitter in one.table.sitters if sitter.computer is None]
        for seat in one.winners if len(persons) > 1 else ():
            sitter = one.table.sitters[seat]
            if sitter.person is not None:
                won[sitter.person] += 1
                names[sitter.person] = sitter.name
    most = max(won.values(), default=0)
    return [names[person] for person, count in won.items() if count == most], most
