"""Timers as they are kept: each kind gives itself back, and so do the rows of versions before."""

from collections.abc import Iterable
from dataclasses import replace
from typing import get_args

import pytest

from db import timers as rows
from db import waits
from db.database import Connection
from db.timers import Due
from engines.core import Seat
from tables import timers
from tables.pace import HOUR, PACES
from tables.service import Tables
from tables.timers import (
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
from tests.bot.seated import ANA, Clock, press, running

ONE = Seat(1)
EVERY: tuple[Timer, ...] = (
    UndoQuestion(key="asked:5:2", due_at=9, game=5, seat=ONE, number=2, entry=17),
    PaceQuestion(key="asked:5:3", due_at=9, game=5, seat=ONE, number=3, pace="fast"),
    LobbyWarning(key="warn:5", due_at=9, game=5),
    LobbyEnd(key="expire:5", due_at=9, game=5),
    TimeLimit(key="time:5", due_at=9, game=5),
    Drowsy(key="drowsy:5:9", due_at=9, game=5),
    timers.overdue(5, ONE, 11, since=7, number=3, at=9),
    replace(timers.overdue(5, ONE, None, since=7, number=1, at=9), away=(7, 8)),
    Snooze(key="snooze:5:1:9", due_at=9, game=5, seat=ONE, person=11),
    Back(key="back:11:7", due_at=9, person=11),
    Departure(key="departure:5:1", due_at=9, game=5, seat=ONE),
    CaretakerNews(key="news:5:1:9", due_at=9, game=5, seat=ONE, person=11, told=3),
    Deserted(key="deserted:5:9", due_at=9, game=5),
    ServerForgotten(key="forgotten:7:3", due_at=9, server=7, left_at=3),
    Removal(key="removal:act:3", due_at=9, game=5, seat=ONE),
    DealOver(key="deal:5", due_at=9, game=5),
    ClosedForGood(key="closed:3", due_at=9, closed=5),
    Weekly(key="weekly:7:9", due_at=9, server=7, until=9),
    WelcomeEnd(key="welcomed:7", due_at=9, server=7, channel=70),
    FilmWanted(key="film:5", due_at=9, game=5, asked_at=7),
    Achievements(key="achieved:5", due_at=9, game=5, tells=True),
    StoryWanted(key="story:5", due_at=9, game=5),
    FilmWanted(key="film:5:hands", due_at=9, game=5, asked_at=7, hands=True),
    Think(key="think:5:1:7:3", due_at=9, game=5, seat=ONE, public=7, decision=3),
)


def kept_before(game: int, since: int, number: int = 1, away: list[int] | None = None) -> Due:
    """As 410ffae planned a reminder."""
    key = f"overdue:{game}:{since}:0:{number}"
    due_at = since + PACES["daily"]
    return Due(key=key, kind="overdue", due_at=due_at, game=game, seat=0, person=ANA, payload=away)


@pytest.mark.parametrize("timer", EVERY, ids=lambda one: one.kind)
def test_each_kind_gives_itself_back(timer: Timer) -> None:
    assert timers.read(timers.row(timer)) == timer


def test_no_kind_is_forgotten_here() -> None:
    assert {type(one) for one in EVERY} == set(get_args(Timer)) == set(timers.TIMERS.values())


def test_what_is_in_the_columns_is_not_kept_twice() -> None:
    assert timers.row(EVERY[0]).payload == {"number": 2, "entry": 17}
    assert timers.row(EVERY[2]).payload is None


@pytest.mark.parametrize("away", [None, (100, 200)])
def test_a_reminder_of_the_version_before_is_read_from_its_key(away: tuple[int, int] | None) -> None:
    old = kept_before(5, 77, 3, list(away) if away else None)
    assert timers.read(old) == Overdue(
        key=old.key, due_at=old.due_at, game=5, seat=Seat(0), person=ANA, since=77, number=3, away=away
    )


@pytest.mark.parametrize(
    ("kind", "payload", "expected"),
    [
        ("undo", {"number": 2, "entry": 17}, EVERY[0]),
        ("pace", {"number": 3, "pace": "fast"}, EVERY[1]),
        ("snooze", None, EVERY[8]),
        ("back", None, EVERY[9]),
    ],
)
def test_the_others_are_spelled_as_before(kind: str, payload: object, expected: Timer) -> None:
    assert timers.read(replace(timers.row(expected), kind=kind, payload=payload)) == expected


def test_a_kind_of_tomorrow_is_no_timer() -> None:
    with pytest.raises(ValueError, match="of-tomorrow"):
        timers.read(Due(key="k", kind="of-tomorrow", due_at=1))


async def planned(tables: Tables, game: int) -> list[Overdue]:
    found = await tables.read(timers.of_game, game)
    return [one for one in found if isinstance(one, Overdue)]


async def replaced(tables: Tables, old: Iterable[Due]) -> None:
    """The clock of the first seat, as the version before planned it."""

    def work(conn: Connection) -> None:
        for due in old:
            rows.cancel(conn, due.game or 0, due.seat, ["overdue"])
            rows.plan(conn, [due])

    await tables.db.tx(work)


async def test_a_reminder_of_the_version_before_comes_due_and_plans_the_next(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables)
    (first,) = await planned(tables, game)
    old = kept_before(game, first.since)
    assert (old.key, old.due_at) == (first.key, first.due_at), "both would plan the same row"
    await replaced(tables, [old])
    clock.now += PACES["daily"]
    await tables.sweep()
    (second,) = await planned(tables, game)
    assert (second.since, second.number) == (first.since, 2)
    assert [one.reminded for one in (await tables.get(game)).sitters] == [1, 0]


async def test_a_clock_of_the_version_before_that_stands_still_runs_again(
    tables: Tables, clock: Clock
) -> None:
    game = await running(tables)
    (first,) = await planned(tables, game)
    until = clock.now + 10 * HOUR
    await tables.db.tx(lambda conn: waits.spend(conn, game, 0, 10 * HOUR))
    old = kept_before(game, first.since, away=[clock.now, until])
    await replaced(tables, [replace(old, due_at=old.due_at + 10 * HOUR)])
    clock.now += 4 * HOUR
    await tables.away(press(ANA), None)
    (running_again,) = await planned(tables, game)
    assert running_again == replace(first, due_at=first.due_at + 4 * HOUR)
    used = await tables.db.read(lambda conn: waits.leave_used(conn, ANA))
    assert used == {game: 4 * HOUR}
