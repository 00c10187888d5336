"""Every number of the statistics is counted once more, by other means, over many games played at random."""

import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from math import exp, sqrt
from statistics import median_low
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, text

from db import finished as rows
from db import people as known
from db.database import Database
from db.finished import WIN, Guest
from engines import GAMES
from engines.core import Seat
from engines.log import Beginning, begin
from tables import finished, people, statistics
from tables.__main__ import counted_again
from tables.model import Press
from tables.refusals import TableRefused
from tables.service import Tables
from tables.skill import DRIFT, NOISE, Skill, after
from tables.statistics import GameFigures, Opening, PersonFigures, Point, ServerFigures, Share
from tests import sizes
from tests.bot.seated import ANA, BEN, GUILD, RULES, Clock, press, running
from tests.engines.embers.rules import EMBERS
from tests.tables.ended_games import COMPUTER, CROWD, ELSEWHERE, Ended, Wish, play_all, shares, wishes

WEEK = 7 * 24 * 60 * 60 * 1000
HOUR = 60 * 60 * 1000
OTHERS = 12  # of which the real games are played, so that their logs are met, too
STRANGER = 999


def near(number: float) -> Any:
    """Sums may be made in another order."""
    return pytest.approx(number)


def many(count: int, chance: random.Random, since: int) -> list[Wish]:
    """Mostly of the small game."""
    real = wishes(chance, GAMES, OTHERS, since)
    small = wishes(chance, (EMBERS,), count, real[-1].began)
    return [*real, *small]


@pytest.fixture
def zones() -> dict[int, str]:
    return {CROWD[0]: "Asia/Kathmandu", CROWD[1]: "America/New_York"}


@pytest.fixture
async def tables(kept: Database, clock: Clock, zones: dict[int, str]) -> Tables:
    made = Tables(kept, clock, RULES)
    for person, zone in zones.items():
        await kept.tx(lambda conn, person=person: known.seen(conn, person, f"Player {person}", clock.now))  # type: ignore[misc]
        await kept.tx(lambda conn, person=person, zone=zone: known.change(conn, person, zone=zone))  # type: ignore[misc]
    return made


async def history(tables: Tables, clock: Clock, count: int) -> list[Ended]:
    chance = random.Random(count)
    ended = await play_all(tables, many(count, chance, clock.now), chance)
    clock.now = max(one.at for one in ended)
    return ended


@pytest.mark.endurance
@pytest.mark.parametrize("count", [sizes.size("finished games")])
async def test_every_number_is_that_of_an_independent_count(
    tables: Tables, clock: Clock, zones: dict[int, str], count: int
) -> None:
    ended = await history(tables, clock, count)
    expected, ratings = rated(ended)
    for person in CROWD:
        for viewer in (person, STRANGER):
            for rules in RULES:
                await is_person(tables, viewer, person, rules.key, ended, expected, ratings, zones)
    for rules in RULES:
        await is_game(tables, rules.key, ended)
    for guild in (GUILD, ELSEWHERE):
        await is_server(tables, clock, guild, ended, expected)


def rated(ended: Sequence[Ended]) -> tuple[dict[int, list[float]], dict[tuple[int, str, str], list[Point]]]:
    """What was expected of each seat, and the ratings, from the results in the order of the ends."""
    skills = dict[tuple[int, str, str], Skill]()
    met = defaultdict[frozenset[int], list[int]](list)
    expected, curves = dict[int, list[float]](), defaultdict[tuple[int, str, str], list[Point]](list)
    for one in sorted(ended, key=lambda one: (one.at, one.number)):
        if one.kind != "people":
            continue
        pool = "two" if len(one.persons) == 2 else "more"
        keys = [(person, one.rules.key, pool) for person in one.persons]
        before = [skills.get(key, Skill()) for key in keys]
        scale = sqrt(sum(each.doubt**2 + DRIFT**2 + NOISE**2 for each in before))
        odds = [exp(each.mean / scale) for each in before]
        expected[one.number] = [each / sum(odds) for each in odds]
        pairs = [frozenset({a, b}) for a in one.persons for b in one.persons if a < b]
        often = any(sum(at >= one.at - WEEK for at in met[pair]) >= 3 for pair in pairs)
        if one.unrated or often:
            continue
        for pair in pairs:
            met[pair].append(one.at)
        for key, new in zip(keys, after(before, one.ranks), strict=True):
            skills[key] = new
            curves[key].append(Point(one.at, round(1500 + 40 * (new.mean - 25)), round(40 * new.doubt)))
    return expected, curves


async def is_person(
    tables: Tables,
    viewer: int,
    person: int,
    rules: str,
    ended: Sequence[Ended],
    expected: dict[int, list[float]],
    ratings: dict[tuple[int, str, str], list[Point]],
    zones: dict[int, str],
) -> None:
    shown = [one for one in ended if person in one.persons]
    if viewer != person:
        shown = [one for one in shown if not one.private and not one.solo]
    shown = sorted(shown, key=lambda one: one.number, reverse=True)[: statistics.MOST]
    if not shown:
        with pytest.raises(TableRefused):
            await tables.read(statistics.of_person, viewer, person, rules)
        return
    of: PersonFigures = await tables.read(statistics.of_person, viewer, person, rules)
    among = [one for one in shown if one.kind == "people"]
    mine = [one for one in among if one.rules.key == rules]

    def won(one: Ended) -> float:
        return shares(one).get(Seat(one.persons.index(person)), 0)

    def share(of: Iterable[Ended]) -> Share:
        all_of = list(of)
        hoped = [expected[one.number][one.persons.index(person)] for one in all_of]
        return Share(len(all_of), near(sum(map(won, all_of))), near(sum(hoped)))

    played = {one.rules.key for one in among}
    assert of.games == {key: share(one for one in among if one.rules.key == key) for key in played}
    by_players = {len(one.persons) for one in mine}
    assert of.by_players == {key: share(one for one in mine if len(one.persons) == key) for key in by_players}
    by_seat = {one.persons.index(person) for one in mine}
    assert of.by_seat == {
        key: share(one for one in mine if one.persons.index(person) == key) for key in by_seat
    }
    assert {kind: (one.games, one.won) for kind, one in of.apart.items()} == {
        kind: (len(some), near(sum(map(won, some))))
        for kind in ("left", "computers", "solo")
        if (some := [one for one in shown if one.rules.key == rules and one.kind == kind])
    }
    is_rating(of, person, rules, ratings)
    is_thinking(of, person, mine[: statistics.TIMED], zones)
    is_opening(of, person, mine)
    is_record(of, mine, person)


def is_rating(
    of: PersonFigures, person: int, rules: str, ratings: dict[tuple[int, str, str], list[Point]]
) -> None:
    curves = {pool: ratings.get((person, rules, pool), []) for pool in ("two", "more")}
    assert of.rated == len(curves[of.pool]) == max(map(len, curves.values()))
    assert list(of.curve) == curves[of.pool][-statistics.TIMED :]
    assert of.rating == (curves[of.pool][-1] if of.rated else None)


def is_thinking(of: PersonFigures, person: int, mine: Sequence[Ended], zones: dict[int, str]) -> None:
    hours = defaultdict[int, list[int]](list)
    zone = ZoneInfo(zones.get(person, "UTC"))
    for one in mine:
        own = [each for each in one.choices if each.seat == one.persons.index(person)]
        for each in own[-finished.THOUGHTS :]:
            hours[datetime.fromtimestamp(each.at / 1000, zone).hour].append(each.waited // 1000)
    assert of.hours == {hour: median_low(took) for hour, took in hours.items()}
    every = [one for took in hours.values() for one in took]
    assert of.seconds == (median_low(every) if every else None)


def is_opening(of: PersonFigures, person: int, mine: Sequence[Ended]) -> None:
    games, wins = Counter[str](), defaultdict[str, float](float)
    for one in mine:
        seat = one.persons.index(person)
        first = next((each.text for each in one.choices if each.seat == seat and not each.only), None)
        if first is not None:
            key = " ".join(first.split(" ")[:2])
            games[key] += 1
            wins[key] += shares(one).get(Seat(seat), 0)
    found: Sequence[Opening] = of.openings
    assert {" ".join(one.text.split(" ")[:2]): (one.games, one.won) for one in found} == {
        key: (games[key], near(wins[key])) for key in games
    }
    assert [one.games for one in found] == sorted(games.values(), reverse=True)


def is_record(of: PersonFigures, mine: Sequence[Ended], person: int) -> None:
    record, best, running_streak = of.records, 0, 0
    alone, points = list[Ended](), [0]
    for one in sorted(mine, key=lambda one: one.number):
        share = shares(one).get(Seat(one.persons.index(person)), 0)
        running_streak = running_streak + 1 if share else 0
        best = max(best, running_streak)
        points.append(one.points[one.persons.index(person)])
        alone += [one] if share == 1 else []
    assert record.streak == best
    assert record.points == max(points)
    assert record.quickest == min((one.turns for one in alone), default=None)
    assert record.closest == min(map(gap, alone), default=None)
    assert record.peak == max((one.rating for one in of.curve), default=None)


def gap(one: Ended) -> int:
    first = list(shares(one))
    if len(first) > 1:
        return 0
    return max(0, one.points[first[0]] - max(p for seat, p in enumerate(one.points) if seat != first[0]))


async def is_game(tables: Tables, rules: str, ended: Sequence[Ended]) -> None:
    every = [one for one in ended if one.rules.key == rules]
    among = [one for one in every if one.kind == "people"]
    if not among:
        with pytest.raises(TableRefused):
            await tables.read(statistics.of_game, rules)
        return
    of: GameFigures = await tables.read(statistics.of_game, rules)
    assert of.games == len(among)
    assert of.apart == Counter(one.kind for one in every if one.kind != "people")
    for players in range(2, 6):
        games = [one for one in among if len(one.persons) == players]
        found = of.seats.get(players, {})
        assert len(found) == (players if games else 0)
        for seat, share in found.items():
            won = sum(shares(one).get(Seat(seat), 0) for one in games)
            assert share == Share(len(games), near(won), near(len(games) / players))
    for key in among[0].options:
        for value in {str(one.options[key]) for one in among}:
            games = [one for one in among if str(one.options[key]) == value]
            won = sum(shares(one).get(Seat(0), 0) for one in games)
            assert of.options[key][value] == Share(len(games), near(won), None)
    turns, gaps = [one.turns for one in among], list(map(gap, among))
    hours = [(one.at - one.began) // HOUR for one in among]
    for spread, values in ((of.turns, turns), (of.gap, gaps)):
        assert spread is not None
        assert (spread.low, spread.middle, spread.high) == quarters(values)
    assert of.hours is not None
    assert of.hours.middle == quarters([one if one < 48 else one // 24 * 24 for one in hours])[1]
    assert of.level == gaps.count(0)


def quarters(values: Sequence[int]) -> tuple[int, int, int]:
    """The least that a quarter, a half, three quarters of them do not exceed."""
    ordered = sorted(values)
    low, middle, high = (
        next(one for one in ordered if 4 * sum(each <= one for each in ordered) >= part * len(ordered))
        for part in (1, 2, 3)
    )
    return low, middle, high


async def is_server(
    tables: Tables, clock: Clock, guild: int, ended: Sequence[Ended], expected: dict[int, list[float]]
) -> None:
    month = datetime.fromtimestamp(clock.now / 1000, UTC).strftime("%Y-%m")
    here = [
        one
        for one in ended
        if one.guild == guild
        and not one.private
        and one.kind == "people"
        and datetime.fromtimestamp(one.at / 1000, UTC).strftime("%Y-%m") == month
    ]
    of: ServerFigures = await tables.read(statistics.of_server, STRANGER, guild)
    here = sorted(here, key=lambda one: (one.at, one.number))[-statistics.MOST :]
    assert of.games == Counter(one.rules.key for one in here)
    assert of.people == len({person for one in here for person in one.persons})
    found = {one.person: one for one in of.table}
    assert len(found) == of.people
    for person, place in found.items():
        games = [one for one in here if person in one.persons]
        won = sum(shares(one).get(Seat(one.persons.index(person)), 0) for one in games)
        hoped = sum(
            expected[one.number][one.persons.index(person)] for one in games if one.number in expected
        )
        assert place.games == len(games)
        assert place.won == near(won)
        assert place.expected == near(hoped)
    ahead = [(-one.won, one.games) for one in of.table]
    assert ahead == sorted(ahead)
    assert [one.place for one in of.table] == [1 + sum(other < mine for other in ahead) for mine in ahead]


async def test_what_was_kept_is_what_sql_counts(tables: Tables, clock: Clock) -> None:
    """From the seats and results of the games themselves."""
    await history(tables, clock, 60)
    asked = """
        SELECT games.rules, seats.seat, COUNT(*) AS games FROM seats JOIN games ON games.id = seats.game
        WHERE games.state = 'ended' AND NOT EXISTS (
            SELECT 1 FROM seats AS other WHERE other.game = games.id
            AND (other.level IS NOT NULL OR other.left_at IS NOT NULL))
        GROUP BY games.rules, seats.seat"""
    found = await tables.db.read(lambda conn: conn.execute(text(asked)).all())
    for rules, seat, games in found:
        of: GameFigures = await tables.read(statistics.of_game, rules)
        assert sum(shares[seat].games for shares in of.seats.values() if seat in shares) == games


async def test_games_that_ended_before_anything_was_kept_are_counted_later(
    tables: Tables, clock: Clock
) -> None:
    """And then all is as if it had been kept at once, to the last row."""
    await history(tables, clock, 30)
    before = await everything(tables)
    for table in ("tallies", "finished_seats", "finished_games"):
        await tables.db.tx(lambda conn, table=table: conn.execute(text(f"DELETE FROM {table}")))  # type: ignore[misc]
    assert await counted_again(tables) == 30 + OTHERS
    assert await everything(tables) == before
    assert await counted_again(tables) == 0


async def everything(tables: Tables) -> list[Any]:
    def rows_of(conn: Connection) -> list[Any]:
        return [
            tuple(row)
            for table, key in (("finished_games", "game"), ("finished_seats", "game, seat"))
            for row in conn.execute(text(f"SELECT * FROM {table} ORDER BY {key}"))
        ] + [
            tuple(row)
            for row in conn.execute(
                text("SELECT rules, topic, value, players, games, won FROM tallies ORDER BY 1, 2, 3, 4")
            )
        ]

    return await tables.db.read(rows_of)


async def test_who_hides_is_nowhere_but_before_their_own_eyes(tables: Tables, clock: Clock) -> None:
    ended = await history(tables, clock, 30)
    shown: ServerFigures = await tables.read(statistics.of_server, STRANGER, GUILD)
    hidden = shown.table[0].person
    await tables.db.tx(lambda conn: known.change(conn, hidden, ranked=False))
    with pytest.raises(TableRefused):
        await tables.read(statistics.of_person, STRANGER, hidden, None)
    assert (await tables.read(statistics.of_person, hidden, hidden, None)).person == hidden
    without: ServerFigures = await tables.read(statistics.of_server, STRANGER, GUILD)
    assert hidden not in {one.person for one in without.table}
    assert (without.games, without.people) == (shown.games, shown.people)
    assert hidden in {one.person for one in (await tables.read(statistics.of_server, hidden, GUILD)).table}
    assert ended


async def test_a_running_game_says_nothing(tables: Tables) -> None:
    """Not even that it is there."""
    await running(tables, 2)
    with pytest.raises(TableRefused):
        await tables.read(statistics.of_person, ANA, ANA, None)
    with pytest.raises(TableRefused):
        await tables.read(statistics.of_game, EMBERS.key)
    of: ServerFigures = await tables.read(statistics.of_server, ANA, GUILD)
    assert (of.games, of.people, of.table) == ({}, 0, [])


async def test_a_deletion_takes_the_person_out_and_leaves_the_game_its_balance(
    tables: Tables, clock: Clock
) -> None:
    ended = await history(tables, clock, 20)
    person = next(one for one in ended if one.kind == "people").persons[0]
    before = {
        one.key: await tables.read(statistics.of_game, one.key)
        for one in RULES
        if any(each.rules is one and each.kind == "people" for each in ended)
    }
    taken = await tables.read(people.data_of, person)
    assert len(taken["finished"]) == sum(person in one.persons for one in ended)  # type: ignore[arg-type]
    await tables.forget(Press(1, person, "Somebody", "en"))
    with pytest.raises(TableRefused):
        await tables.read(statistics.of_person, person, person, None)
    assert {key: await tables.read(statistics.of_game, key) for key in before} == before
    asked = "SELECT COUNT(*) FROM finished_seats JOIN seats USING (game, seat) "
    asked += "WHERE seats.person IS NULL AND seats.level IS NULL AND thought IS NOT NULL"
    assert await tables.db.read(lambda conn: conn.execute(text(asked)).scalar()) == 0


async def test_more_games_than_are_counted_are_said_to_be_more(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = await history(tables, clock, 40)
    person = Counter(person for one in ended for person in one.persons if person != COMPUTER).most_common(1)[
        0
    ][0]
    monkeypatch.setattr(statistics, "MOST", 5)
    of: PersonFigures = await tables.read(statistics.of_person, person, person, None)
    assert of.newest == 5
    assert sum(one.games for one in of.games.values()) + sum(one.games for one in of.apart.values()) <= 5


def test_what_was_taken_back_took_no_time() -> None:
    """A choice that stands lasted from when the game began to wait for it, the undone one included."""
    play = begin(Beginning(EMBERS, 2, {}, {}, bytes(32)))
    seat = play.rules.to_act(play.state)[0]
    once = play.act(seat, play.rules.legal(play.state, seat)[0])
    again = once.undo(seat, (Seat(0), Seat(1)))
    last = again.act(seat, again.rules.legal(again.state, seat)[1])
    moments = [*last.moments()][::-1]
    assert finished.taken(moments, last, {1: 10_000, 2: 20_000, 3: 70_000}, 4_000) == {3: 66_000}
    assert list(finished.first_choices(moments, last)) == [seat]


def test_a_caretakers_game_is_no_game_among_people() -> None:
    """Nor is one with a computer, nor one that most have left."""
    play = begin(Beginning(EMBERS, 2, {}, {}, bytes(32)))

    class Sat:
        solo, levels, caretaken = False, dict[int, str](), dict[int, str]()

    one = Sat()
    assert finished.kind_of(one, play) == "people"  # type: ignore[arg-type]
    one.caretaken = {3: "spark"}
    assert finished.kind_of(one, play) == "computers"  # type: ignore[arg-type]
    one.solo = True
    assert finished.kind_of(one, play) == "solo"  # type: ignore[arg-type]


async def test_a_game_of_two_that_one_leaves_is_won_whenever_it_is_counted(tables: Tables) -> None:
    game = await running(tables, 2)
    await tables.leave(press(BEN), game)
    before = await everything(tables)
    for table in ("tallies", "finished_seats", "finished_games"):
        await tables.db.tx(lambda conn, table=table: conn.execute(text(f"DELETE FROM {table}")))  # type: ignore[misc]
    assert await counted_again(tables) == 1
    assert await everything(tables) == before
    assert (await tables.read(statistics.of_game, EMBERS.key)).games == 1


async def test_a_game_that_ends_is_kept_once(tables: Tables) -> None:
    game = await running(tables, 2)
    await tables.leave(press(BEN), game)
    await tables.tx(finished.keep_late, game)
    of: GameFigures = await tables.read(statistics.of_game, EMBERS.key)
    assert of.games == 1
    assert await tables.db.read(lambda conn: rows.known(conn, game))


def test_a_table_of_the_month_of_thousands_takes_no_longer_than_its_length() -> None:
    """Whoever asks for it again and again keeps nobody waiting; equals share a place."""
    months = [
        [
            Guest(at, "fireship", at % people, "Somebody", True, WIN * (at % 7 == 0), 0.5)
            for at in range(people)
        ]
        for people in (250, 2_500)
    ]
    took = list[float]()
    for found in months:
        began = [time.process_time()]
        for _ in range(3):
            statistics.standings(found)
            began.append(time.process_time())
        took.append(min(after - before for before, after in pairwise(began)))
    assert took[1] < 40 * took[0] + 0.01
    places = Counter(one.place for one in statistics.standings(months[0]))
    assert places == {1: 36, 37: 214}
