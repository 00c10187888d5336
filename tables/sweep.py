"""What is due: each row is taken and done in one transaction, once, whoever else looks at it too."""

from typing import assert_never

import structlog

from db import games
from db import timers as rows
from db.errors import NotSaved
from db.timers import Due
from tables import (
    absent_servers,
    caretaking,
    daily,
    leaving,
    lobby,
    moderating,
    openings,
    overdue,
    pausing,
    questions,
    servers,
    store,
    timers,
    turn,
    weekly,
)
from tables.context import Tx
from tables.pace import GAP
from tables.timers import (
    CLAIMED,
    TIMERS,
    Achievements,
    Back,
    CaretakerNews,
    ClosedForGood,
    DealOver,
    Departure,
    Deserted,
    Drowsy,
    FilmWanted,
    LobbyEnd,
    LobbyWarning,
    Overdue,
    PaceQuestion,
    Removal,
    ServerForgotten,
    Snooze,
    StoryWanted,
    Think,
    TimeLimit,
    Timer,
    UndoQuestion,
    Weekly,
    WelcomeEnd,
)
from tables.transactions import Transactions

AT_ONCE = 10  # rows done in one transaction: whoever presses meanwhile waits for no more
FIXED = frozenset(
    {Back.kind, DealOver.kind, Drowsy.kind, ServerForgotten.kind, Weekly.kind}
)  # what the calendar tells, or Discord, whatever our clock did
SORRY = 3_600_000  # milliseconds until a row that failed is tried again

log = structlog.get_logger()


def do(tx: Tx, timer: Timer) -> None:
    match timer:
        case UndoQuestion() | PaceQuestion():
            questions.unanswered(tx, timer)
        case LobbyWarning():
            lobby.warn(tx, timer)
        case LobbyEnd():
            lobby.expire(tx, timer)
        case TimeLimit():
            turn.time_over(tx, timer)
        case Drowsy():
            pausing.keep_open(tx, timer)
        case Overdue():
            overdue.remind(tx, timer)
        case Snooze():
            overdue.snooze_over(tx, timer)
        case Back():
            overdue.back(tx, timer)
        case Departure() | Removal():
            leaving.departed(tx, timer)
        case DealOver():
            daily.over(tx, timer)
        case CaretakerNews():
            caretaking.tell(tx, timer)
        case Deserted():
            leaving.deserted(tx, timer)
        case ClosedForGood():
            moderating.settle(tx, timer)
        case ServerForgotten():
            absent_servers.forget(tx, timer)
        case Weekly():
            weekly.tell(tx, timer)
        case WelcomeEnd():
            servers.unwelcome(tx, timer)
        case Think() | FilmWanted() | Achievements() | StoryWanted():
            raise AssertionError("what takes long is claimed, not swept")
        case _:
            assert_never(timer)


def awake(tx: Tx, process: str) -> int:
    """This process lives; the milliseconds for which none did, if they were many."""
    kinds = tuple(kind for kind in TIMERS if kind not in FIXED)
    openings.fade(tx)
    daily.promised(tx)
    last = rows.last_beat(tx.conn)
    if last is not None and abs(tx.now - last) > GAP:
        tx.goes_further()  # all clocks are moved
    lost = rows.wake(tx.conn, process, tx.now, GAP, kinds)
    if lost:
        overdue.given_back(tx, tx.now - lost)
    return lost


async def plan_missing(transactions: Transactions) -> None:
    """Tables of an earlier version knew fewer deadlines. They are looked for without writing: whoever reads
    all tables and writes collides with everybody who moves meanwhile."""
    for game in await transactions.read(lambda tx: rows.lacking(tx.conn, LobbyEnd.kind, Drowsy.kind)):
        await transactions.tx(lambda tx, game=game: _plan_missing(tx, game))  # type: ignore[misc]


def _plan_missing(tx: Tx, number: int) -> None:
    """What cannot be read is left alone."""
    game, known = games.get(tx.conn, number), {due.kind for due in rows.of_game(tx.conn, number)}
    if game is not None and game.state == "lobby" and LobbyEnd.kind not in known:
        timers.plan(tx, timers.of_lobby(number, game.opened_at, tx.now))
    elif game is not None and game.state == "running" and Drowsy.kind not in known:
        for table in store.readable(tx, [number]).values():
            planned = timers.of_start(table, game.started_at or game.opened_at, tx.now)
            timers.plan(tx, (timer for timer in planned if timer.kind not in known))


async def sweep(transactions: Transactions) -> int:
    """How much was due when it began: a clock that jumps meanwhile makes nothing due."""
    done, now = 0, transactions.now()
    while found := await transactions.read(lambda tx: rows.due(tx.conn, now, AT_ONCE, but=CLAIMED)):
        try:
            done += await transactions.tx(lambda tx, found=found: _taken(tx, now, *found))  # type: ignore[misc]
        except NotSaved:
            raise  # no row is to blame: the next sweep finds them as they are
        except Exception as error:
            log.warning("due rows are done one by one", count=len(found), error=type(error).__name__)
            for due in found:
                done += await _alone(transactions, now, due)
    return done


def _taken(tx: Tx, now: int, *found: Due) -> int:
    """All or none; what somebody else has taken, or an earlier one of them has cancelled, is left."""
    done = 0
    for due in found:
        taken = rows.take(tx.conn, due.key, now)
        if taken is not None:
            do(tx, timers.read(taken))
            done += 1
    return done


async def _alone(transactions: Transactions, now: int, due: Due) -> int:
    try:
        return await transactions.tx(lambda tx: _taken(tx, now, due))
    except NotSaved:
        raise
    except Exception:
        log.exception("due row failed", key=due.key, kind=due.kind, game=due.game)
        await transactions.tx(lambda tx: rows.move(tx.conn, due.key, tx.now + SORRY))
        return 0
