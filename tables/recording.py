"""What every new entry of a log brings about: its row, whom the game waits for now, all that must be told."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from db import games, log, outbox, votes, waits
from db.rows import Person
from engines.export import result
from engines.log import Play
from engines.notation import write
from tables import (
    achievements,
    announcements,
    asking,
    caretaking,
    clocks,
    daily_results,
    finished,
    ratings,
    servers,
    store,
    stories,
    thinking,
    timers,
)
from tables.context import Tx
from tables.model import Table
from tables.posts import Turn, TurnOver
from tables.timers import PaceQuestion, UndoQuestion


def record(tx: Tx, before: Table, plays: Sequence[Play], key: str) -> Table:
    """The new entries, whom the game waits for now, and everything that must be told."""
    for number, play in enumerate(plays):
        log.append(tx.conn, _row(tx, before.id, play, key if number == 0 else f"{key}+{number}"))
    play = tx.note(before.id, plays[-1])
    now, planned = replace(before, play=play), timers.of_game(tx, before.id)
    if play.public != before.running.public:  # what nobody can notice overtakes nothing
        asking.overtake(tx, before, planned, UndoQuestion)
    if play.rules.outcome(play.state) is not None:
        tx.goes_further()  # ratings, statistics, the deal of the day
        asking.overtake(tx, before, planned, PaceQuestion)
        games.end(tx.conn, before.id, tx.now, result(play))
        ratings.settle(tx, before, play)
        finished.keep(tx, before, play)
        daily_results.settle(tx, before, play)
        now = replace(now, state="ended")
        timers.cancel(tx, before.id)
        votes.close(tx.conn, before.id)
        achievements.plan(tx, now)
        planned = ()
    known = store.people_of(tx, now)
    tx.put(*_told(tx, before, now, known))
    if now.state == "ended":
        _tell_result(tx, now)
        stories.plan(tx, now)
    now = clocks.wait(tx, now, known, planned, announcements.begun_by(before, now))
    if now.deserted:
        caretaking.desert(tx, now)
    if now.levels:
        thinking.plan(tx, now, planned)
    if play.public != before.running.public:
        show_late(tx, before, f"entry:{play.public}")
    return now


def _tell_result(tx: Tx, table: Table) -> None:
    """Who was not invited is told nothing of how a private one ended."""
    tx.put(*announcements.over(table))
    channel = None if table.private else servers.get(tx, table.guild).results
    if channel is not None:
        tx.put(announcements.result(table, channel))


def show_late(tx: Tx, table: Table, why: str) -> None:
    """The notice about who lets the others wait too long, as it is now."""
    for seat in (sitter.seat for sitter in table.sitters if sitter.reminded):
        wait = waits.one(tx.conn, table.id, seat)
        if wait is not None:
            tx.put(*announcements.late(wait, why))


def _row(tx: Tx, game: int, play: Play, key: str) -> log.Action:
    entry, step = play.entry, play.now.step
    assert entry is not None
    new = play.now.entry is entry  # not after an undo: then an earlier one stands
    return log.Action(
        game=game,
        seq=entry.number,
        seat=entry.seat,
        text=write(entry.action),
        digest=entry.digest,
        revealed=new and step.revealed,
        passed=new and step.passed,
        key=key,
        result=None,
        at=tx.now,
    )


def _told(tx: Tx, before: Table, now: Table, known: Mapping[int, Person]) -> Iterator[outbox.Message]:
    """A notice is only taken away where there is one."""
    for message in announcements.after(before, now, known):
        takes_away = message.kind == TurnOver.kind
        newest = outbox.newest_kind(tx.conn, str(message.coalesce)) if takes_away else Turn.kind
        if newest not in (None, TurnOver.kind):
            yield message
