"""Tables as they are kept, with their positions at hand; who may do what at which."""

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import structlog

from db import games, log, people, replay, seats, seeds
from db.games import Game
from db.rows import Person
from db.seats import Seated
from engines import rules_of
from engines.core import AnyRules, GameOver, Seat, Settings
from engines.log import Play
from tables import days
from tables.context import Tx
from tables.model import Press, Sitter, Table, begun, is_seen, not_seated
from tables.plays import LONG, LongReplay
from tables.refusals import CaretakerPlays, Computer, TableRefused, Unreadable

logger = structlog.get_logger()


def get(tx: Tx, game: int, press: Press | None = None, *, lock: bool = False) -> Table:
    """`press`: who may not see it learns nothing of it, neither its state nor that it is there. `lock`: who
    else wants to change it waits until this transaction is over."""
    row = games.get(tx.conn, game, lock=lock)
    if row is None:
        raise TableRefused("no-game")
    table = _without_play(tx, row, press)
    if press is not None and not is_seen(table, press):
        raise TableRefused("no-game")
    return table if row.started_at is None else replace(table, play=_play(tx, game))


def unplayed(tx: Tx, row: Game) -> Table:
    """Without its positions."""
    return _table(row, rules_for(tx, row), seats.of(tx.conn, row.id))


def seat_of(table: Table, press: Press) -> Seat:
    seat = table.seat_of(press.person)
    if seat is None:
        raise not_seated(table)
    return seat


def playing(tx: Tx, press: Press, game: int) -> tuple[Table, Seat]:
    """To change it: who that is comes before the state it is in."""
    table = get(tx, game, press, lock=True)
    seat = seat_of(table, press)
    check_back(table, press.person)
    if begun(table).state != "running":
        raise GameOver("game-over")
    return table, seat


def check_back(table: Table, person: int) -> None:
    """Refused while a caretaker plays for this person."""
    if table.state == "running" and table.seat_of(person) in table.caretakers:
        raise CaretakerPlays(table.id)


def voting(tx: Tx, press: Press, game: int) -> tuple[Table, Seat]:
    """Who is out of the game sits there still, and decides nothing."""
    table, seat = playing(tx, press, game)
    if seat not in table.asked:
        raise TableRefused("out")
    return table, seat


def in_thread(tx: Tx, thread: int) -> Table | None:
    found = games.in_thread(tx.conn, thread)
    return get(tx, found.id) if found else None


def alone_in(tx: Tx, person: int, channel: int) -> Table | None:
    """Where they play alone, in direct messages; one that cannot be read is not in the way of the others."""
    found = games.alone_in(tx.conn, person, channel)
    return next(iter(readable(tx, [found.id]).values()), None) if found else None


def of(tx: Tx, person: int) -> list[Table]:
    """Unfinished tables: first those that wait for this person."""
    mine = readable(tx, [game.id for game in games.unfinished_of(tx.conn, person)])
    return sorted(mine.values(), key=lambda table: table.seat_of(person) not in table.waiting)


def readable(tx: Tx, numbers: Iterable[int]) -> Mapping[int, Table]:
    """Those of them that can be read, in that order."""
    found = dict[int, Table]()
    for game in numbers:
        with contextlib.suppress(Unreadable):
            found[game] = get(tx, game)
    return found


def next_of(tx: Tx, person: int, but: int) -> int | None:
    """The other table that has waited longest for this person."""
    return games.longest_waiting(tx.conn, person, but)


def people_of(tx: Tx, table: Table) -> Mapping[int, Person]:
    """Who sits there, and who sat."""
    known = people.of_game(tx.conn, table.id)
    persons = (one.person for one in table.sitters if one.person is not None)
    return {person: known.get(person, Person(person)) for person in persons}


def secrets(tx: Tx, table: Table) -> tuple[bytes, tuple[str, ...]]:
    """The server's seed and what the players added; only of a game that is over, and of the deal of a day
    once nobody plays it any more."""
    if table.state != "ended":
        raise TableRefused("not-over")
    if table.day is not None and tx.now < days.closes(table.day):
        raise TableRefused("daily-open", until=str(days.closes(table.day) // 1000))
    return seeds.of(tx.conn, table.id), tuple(one.contribution for one in seats.of(tx.conn, table.id))


def _without_play(tx: Tx, row: Game, press: Press | None) -> Table:
    """Of a game that is not here at all, or a row that is spoiled, only who sits there learns that it is."""
    sitting = seats.of(tx.conn, row.id)
    try:
        with replay.reading(row.id):
            return _table(row, rules_for(tx, row), sitting)
    except replay.CannotRead as problem:
        if press is not None and press.person not in {one.person for one in sitting}:
            raise TableRefused("no-game") from problem
        raise unreadable(problem) from problem


def rules_for(tx: Tx, row: Game) -> AnyRules:
    """Of the version by which it began; of the newest if that one is not here, and its log cannot be read."""
    return rules_of(row.rules, row.rules_version, tuple(tx.rules.values())) or tx.rules[row.rules]


def _play(tx: Tx, game: int) -> Play:
    """The position at hand, if it is the newest; else what the log says."""
    known, newest = tx.play(game), log.newest(tx.conn, game)
    if known is None or known.version != newest:
        known = _replayed(tx, game, known, newest)
    return tx.note(game, known)


def _replayed(tx: Tx, game: int, known: Play | None, newest: int) -> Play:
    """What follows the position at hand, or the whole log; of a long one that is left to a thread."""
    try:
        if known is not None and known.version < newest:
            return replay.go_on(tx.conn, game, known)
        if newest <= LONG:
            return replay.resume(tx.conn, game, tuple(tx.rules.values()))
        raise LongReplay(game, *replay.whole(tx.conn, game, tuple(tx.rules.values())))
    except replay.CannotRead as problem:
        raise unreadable(problem) from problem


def unreadable(problem: replay.CannotRead) -> Unreadable:
    """Whatever is wrong with one game stops nobody at another."""
    logger.error("a game cannot be read", game=problem.game, error=type(problem.why).__name__)
    return Unreadable()


def _table(row: Game, rules: AnyRules, sitting: tuple[Seated, ...]) -> Table:
    return Table(
        id=row.id,
        rules=rules,
        state=row.state,
        guild=row.guild,
        channel=row.channel,
        thread=(row.channel or None) if row.solo else row.thread,
        lobby_message=row.lobby_message,
        opener=row.opener,
        size=row.size,
        options=row.options if row.started_at else _as_it_would_start(row, rules),
        pace=row.pace,
        private=row.private,
        locale=row.locale,
        commitment=row.commitment,
        sitters=[_sitter(one, sitting) for one in sitting],
        paused=row.paused_at is not None,
        solo=row.solo,
        unrated=row.unrated,
        hints=row.hints or (row.solo and row.day is None),
        closed=row.closed,
        day=row.day,
    )


def _as_it_would_start(row: Game, rules: AnyRules) -> Settings:
    """What was chosen, and what follows for as many as there are seats."""
    return {one.key: row.options.get(one.key, one.default_for(row.size)) for one in rules.options}


def _sitter(one: Seated, every: Sequence[Seated]) -> Sitter:
    return Sitter(
        Seat(one.seat),
        one.person,
        one.name,
        one.picks,
        one.left_at is not None,
        one.waiting_since,
        one.reminded,
        one.away_used,
        _computer(one, every),
        one.added_by,
        one.caretaker,
        {int(number): level for number, level in (one.caretaken or {}).items()},
        len(one.hinted or ()),
    )


def _computer(one: Seated, every: Sequence[Seated]) -> Computer | None:
    if one.level is None:
        return None
    before = (each for each in every if each.seat <= one.seat)
    return Computer(one.level, sum(each.level == one.level for each in before))
