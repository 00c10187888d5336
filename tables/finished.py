"""What is kept of a game when it ends, so that nobody reads its log again to look at statistics."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

from db import finished, games, log, people
from db.finished import WIN, FinishedGame, FinishedSeat, Tally
from db.games import Game
from engines.core import Leave, Outcome, Seat, Without
from engines.log import Moment, Play
from engines.notation import write
from tables import store
from tables.context import Tx
from tables.hours import local
from tables.model import Table
from tables.pace import DAY, HOUR
from tables.ratings import POOLS
from tables.skill import Skill, chances

Among: TypeAlias = Literal["people", "left", "computers", "solo"]
PEOPLE: Final = "people"  # none but them, to the end
THOUGHTS = 300  # choices of a seat whose times are kept, the newest
SECOND = 1000  # milliseconds


def keep(tx: Tx, table: Table, play: Play) -> None:
    """Once, in the transaction in which the game ends, or later if it ended before anything was kept."""
    outcome, row = play.rules.outcome(play.state), games.get(tx.conn, table.id)
    if outcome is None or row is None or row.started_at is None:
        return
    if finished.known(tx.conn, table.id):
        return
    kind, moments = kind_of(table, play), [*play.moments()][::-1]
    ended = row.ended_at or tx.now
    turns = sum(one.step.passed for one in moments)
    game = FinishedGame(
        table.id, row.rules, row.guild, kind, ended, ended - row.started_at, turns, gap_of(outcome)
    )
    sat = _seats(tx, table, play, moments, outcome, game)
    finished.add(tx.conn, game, sat, sorted(_counted(row, game, sat), key=_key))


def keep_late(tx: Tx, number: int) -> None:
    """Of a game that ended before anything was kept."""
    table = store.get(tx, number)
    keep(tx, table, table.running)


def kind_of(table: Table, play: Play) -> Among:
    """By whom it was played."""
    if table.solo:
        return "solo"
    if table.levels or table.caretaken:
        return "computers"
    return "left" if 2 * len(_leavers(play)) > play.beginning.seats else PEOPLE


def _leavers(play: Play) -> set[Seat]:
    """By the log, which says the same whenever it is asked."""
    actions = [moment.entry.action for moment in play.moments() if moment.entry is not None]
    return {one.seat for one in actions if isinstance(one, Leave | Without)}


def gap_of(outcome: Outcome) -> int:
    """Points between the winner and the best of the others; none where the win is shared."""
    scores = [score.total for score in outcome.scores]
    if len(outcome.winners) != 1:
        return 0
    others = [total for total, rank in zip(scores, outcome.ranks, strict=True) if rank > 1]
    return max(0, scores[outcome.winners[0]] - max(others)) if others else 0


def first_choices(moments: Sequence[Moment], play: Play) -> Mapping[Seat, str]:
    """The first action of each seat that was not the only one it had."""
    found = dict[Seat, str]()
    for before, moment in pairwise(moments):
        entry = moment.entry
        if entry is None or entry.seat is None or entry.seat in found:
            continue
        if len(play.rules.legal(before.step.state, entry.seat)) > 1:
            found[entry.seat] = write(entry.action)
        if len(found) == play.beginning.seats:
            break
    return found


def taken(moments: Sequence[Moment], play: Play, times: Mapping[int, int], began: int) -> Mapping[int, int]:
    """How long each choice that stands took, by the number of its entry: since the game has waited for its
    seat, or since that seat's choice before."""
    found, since = dict[int, int](), dict[Seat, int]()
    for moment in moments:
        entry = moment.entry
        at = began if entry is None else times[entry.number]
        if entry is not None and entry.seat is not None:
            found[entry.number] = at - since.get(entry.seat, at)
        acted = None if entry is None else entry.about
        waited = play.rules.to_act(moment.step.state)
        since = {seat: since[seat] if seat in since and seat != acted else at for seat in waited}
    return found


def _seats(
    tx: Tx, table: Table, play: Play, moments: Sequence[Moment], outcome: Outcome, game: FinishedGame
) -> list[FinishedSeat]:
    among, began = game.kind == PEOPLE, game.at - game.lasted
    first = first_choices(moments, play) if among else {}
    expected = _expected(tx, table, game) if among else {}
    thought = _thought(tx, table, moments, play, began) if among else {}
    part = WIN // len(outcome.winners)
    return [
        FinishedSeat(
            table.id,
            seat,
            score.total,
            part if rank == 1 else 0,
            expected.get(seat),
            first.get(Seat(seat)),
            thought.get(seat),
        )
        for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True))
    ]


def _expected(tx: Tx, table: Table, game: FinishedGame) -> Mapping[int, float]:
    """By the ratings with which they came to it, whether it was rated or not."""
    pool = POOLS[len(table.sitters) > 2]
    skills = list[Skill]()
    for one in table.sitters:
        known = one.person and finished.skill_before(
            tx.conn, one.person, game.rules, pool, game.at, game.game
        )
        skills.append(Skill(*known) if known else Skill())
    return dict(enumerate(chances(skills)))


def _thought(
    tx: Tx, table: Table, moments: Sequence[Moment], play: Play, began: int
) -> Mapping[int, Sequence[tuple[int, int]]]:
    """Hour of their day, and seconds."""
    times = {row.seq: row.at for row in log.entries(tx.conn, table.id)}
    known = people.get_all(tx.conn, tuple(one.person for one in table.sitters if one.person is not None))
    took = taken(moments, play, times, began)
    found = dict[int, list[tuple[int, int]]]()
    for moment in moments:
        entry = moment.entry
        if entry is None or entry.seat is None:
            continue
        person = table.sitters[entry.seat].person
        if person is not None:
            hour = local(known[person], times[entry.number]).hour
            found.setdefault(entry.seat, []).append((hour, took[entry.number] // SECOND))
    return {seat: all_of[-THOUGHTS:] for seat, all_of in found.items()}


def _counted(row: Game, game: FinishedGame, sat: Sequence[FinishedSeat]) -> Iterator[Tally]:
    """One more of each kind, and of what was played among people of each number of players."""
    began = next(one.won for one in sat if one.seat == 0)

    def tally(topic: str, value: Any, won: int = 0) -> Tally:
        return Tally(game.rules, topic, str(value), len(sat), 1, won)

    yield tally("kind", game.kind)
    if game.kind != PEOPLE:
        return
    for one in sat:
        yield tally("seat", one.seat, one.won)
    for key, value in row.options.items():
        yield tally(f"option:{key}", value, began)
    yield tally("turns", game.turns)
    yield tally("hours", hours_of(game.lasted))
    yield tally("gap", game.gap)


def hours_of(lasted: int) -> int:
    """Two days by the hour, then by the day."""
    return lasted // HOUR if lasted < 2 * DAY else lasted // DAY * (DAY // HOUR)


def _key(one: Tally) -> tuple[str, str, int]:
    """Two games that end at once count in the same order, and neither waits for the other in a circle."""
    return one.topic, one.value, one.players
