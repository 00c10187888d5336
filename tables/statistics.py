"""What games that have ended say of a person, of a game and of a server, and nothing of one that runs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil, fsum
from statistics import median_low

from db import finished, people, ratings
from db.finished import WIN, Guest, Rated, Sat, Tally
from db.ratings import ALL_TIME
from tables.context import Tx
from tables.finished import PEOPLE, SECOND
from tables.ratings import POOLS
from tables.refusals import TableRefused
from tables.skill import Skill

MOST = 500  # games of a person that are counted, the newest; of a server in a month
TIMED = 200  # of these, of which the time of every choice is read; and points of a rating
KEY = 2  # words of a first choice that make it the same: what, and the first of its particulars


@dataclass(frozen=True, slots=True)
class Share:
    """Of so many games so many won, where so many were to be expected."""

    games: int
    won: float
    expected: float | None


@dataclass(frozen=True, slots=True)
class Point:
    at: int
    rating: int
    doubt: int


@dataclass(frozen=True, slots=True)
class Opening:
    text: str  # an action that began so, in notation
    games: int
    won: float


@dataclass(frozen=True, slots=True)
class Records:
    peak: int | None  # of the rating
    streak: int  # games won one after the other
    points: int
    quickest: int | None  # turns of a game won
    closest: int | None  # points ahead in a game won


@dataclass(frozen=True, slots=True)
class PersonFigures:
    person: int
    name: str
    rules: str  # the game that is shown
    pool: str  # of which the rating is
    rating: Point | None
    rated: int  # games in that pool
    curve: Sequence[Point]
    games: Mapping[str, Share]  # among people, of each game they have played so
    by_players: Mapping[int, Share]
    by_seat: Mapping[int, Share]
    hours: Mapping[int, int]  # seconds, at the median, by the hour of their day
    seconds: int | None
    openings: Sequence[Opening]
    records: Records
    apart: Mapping[str, Share]  # what is not counted above
    newest: int | None  # if there were more games than are counted


@dataclass(frozen=True, slots=True)
class Spread:
    low: int  # a quarter of the games have less
    middle: int
    high: int


@dataclass(frozen=True, slots=True)
class GameFigures:
    rules: str
    games: int  # among people
    seats: Mapping[int, Mapping[int, Share]]  # by the number of players
    options: Mapping[str, Mapping[str, Share]]  # games, and how many of them the first seat has won
    turns: Spread | None
    hours: Spread | None
    gap: Spread | None
    level: int  # games without a gap
    apart: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Standing:
    place: int
    person: int
    name: str
    games: int
    won: float
    expected: float


@dataclass(frozen=True, slots=True)
class ServerFigures:
    since: int
    games: Mapping[str, int]
    people: int
    table: Sequence[Standing]  # who has won most, without those who do not want to be seen
    newest: int | None


def of_person(tx: Tx, viewer: int, person: int, rules: str | None = None) -> PersonFigures:
    """Whoever does not want to be seen is to others as if they had never played."""
    known, by_others = people.get(tx.conn, person), viewer != person
    sat = finished.sat(tx.conn, person, MOST, by_others=by_others) if known.ranked or not by_others else []
    sat = [one for one in sat if one.rules in tx.rules]
    if not sat:
        raise TableRefused("stats-nobody" if by_others else "stats-none")
    shown = rules if rules is not None else _usual(sat)
    among = [one for one in sat if one.kind == PEOPLE]
    mine = [one for one in among if one.rules == shown]
    pool, count, curve = _curve(tx, person, shown)
    thought = finished.thought(tx.conn, person, [one.game for one in mine[:TIMED]])
    return PersonFigures(
        person=person,
        name=known.name,
        rules=shown,
        pool=pool,
        rating=curve[-1] if curve else None,
        rated=count,
        curve=curve,
        games={key: _share(one for one in among if one.rules == key) for key in _order(among)},
        by_players=_by(mine, [one.players for one in mine]),
        by_seat=_by(mine, [one.seat for one in mine]),
        hours=_medians(thought),
        seconds=median_low([seconds for _, seconds in thought]) if thought else None,
        openings=_openings(mine),
        records=_records(mine, curve),
        apart=_apart(one for one in sat if one.rules == shown and one.kind != PEOPLE),
        newest=MOST if len(sat) == MOST else None,
    )


def of_game(tx: Tx, rules: str) -> GameFigures:
    counts = finished.counts(tx.conn, rules)
    kinds = _summed(one for one in counts if one.topic == "kind")
    games = kinds.pop(PEOPLE, Share(0, 0, None)).games
    if not games:
        raise TableRefused("stats-no-game", game=rules)
    seats = dict[int, dict[int, Share]]()
    for one in sorted(_about("seat", counts), key=lambda one: (one.players, int(one.value))):
        share = Share(one.games, one.won / WIN, one.games / one.players)
        seats.setdefault(one.players, {})[int(one.value)] = share
    options = dict[str, Mapping[str, Share]]()
    for topic in dict.fromkeys(one.topic for one in counts if one.topic.startswith("option:")):
        options[topic.removeprefix("option:")] = _summed(_about(topic, counts))
    gaps = _numbers(_about("gap", counts))
    return GameFigures(
        rules=rules,
        games=games,
        seats=seats,
        options=options,
        turns=_spread(_numbers(_about("turns", counts))),
        hours=_spread(_numbers(_about("hours", counts))),
        gap=_spread(gaps),
        level=gaps[0],
        apart={kind: one.games for kind, one in kinds.items()},
    )


def of_server(tx: Tx, viewer: int, guild: int) -> ServerFigures:
    """Of this month."""
    since = month_of(tx.now)
    found = finished.guests(tx.conn, guild, PEOPLE, since, MOST)
    games = {one.game: one.rules for one in found if one.rules in tx.rules}
    seen = [one for one in found if one.game in games and (one.ranked is not False or one.person == viewer)]
    counted = Counter(games.values())
    return ServerFigures(
        since=since,
        games={key: counted[key] for key in tx.rules if counted[key]},
        people=len({one.person for one in found if one.game in games}),
        table=standings(seen),
        newest=MOST if len(games) == MOST else None,
    )


def month_of(at: int) -> int:
    """The instant at which its month began, UTC."""
    day = datetime.fromtimestamp(at / SECOND, UTC)
    return int(datetime(day.year, day.month, 1, tzinfo=UTC).timestamp()) * SECOND


def key_of(first: str) -> str:
    """What makes two first choices the same."""
    return " ".join(first.split()[:KEY])


def _usual(sat: Sequence[Sat]) -> str:
    """The game they have played most often with others; else most often at all."""
    return _order([one for one in sat if one.kind == PEOPLE] or sat)[0]


def _order(sat: Sequence[Sat]) -> list[str]:
    """Games, the most played first."""
    counted = Counter(one.rules for one in sat)
    return sorted(counted, key=lambda key: (-counted[key], key))


def _share(sat: Iterable[Sat]) -> Share:
    all_of = list(sat)
    expected = None if any(one.expected is None for one in all_of) else _expected(all_of)
    return Share(len(all_of), sum(one.won for one in all_of) / WIN, expected)


def _expected(sat: Iterable[Sat | Guest]) -> float:
    return fsum(one.expected or 0.0 for one in sat)


def _by(sat: Sequence[Sat], keys: Sequence[int]) -> Mapping[int, Share]:
    pairs = list(zip(keys, sat, strict=True))
    return {key: _share(one for of, one in pairs if of == key) for key in sorted(set(keys))}


def _apart(sat: Iterable[Sat]) -> Mapping[str, Share]:
    all_of = list(sat)
    kinds = sorted({one.kind for one in all_of})
    return {kind: _share(one for one in all_of if one.kind == kind) for kind in kinds}


def _curve(tx: Tx, person: int, rules: str) -> tuple[str, int, Sequence[Point]]:
    """Of the pool in which they have more rated games."""
    counts = {
        one.pool: one.games
        for one in ratings.of_person(tx.conn, person)
        if one.rules == rules and one.season == ALL_TIME
    }
    pool = max(POOLS, key=lambda one: counts.get(one, 0))
    found = finished.rated(tx.conn, person, rules, pool, TIMED)
    return pool, counts.get(pool, 0), [_point(one) for one in found]


def _point(one: Rated) -> Point:
    return Point(one.at, *Skill(one.mean, one.doubt).shown)


def _medians(thought: Sequence[tuple[int, int]]) -> Mapping[int, int]:
    found = dict[int, list[int]]()
    for hour, took in thought:
        found.setdefault(hour, []).append(took)
    return {hour: median_low(found[hour]) for hour in sorted(found)}


def _openings(sat: Sequence[Sat]) -> Sequence[Opening]:
    """The most frequent first; of equals, what was played last."""
    found = dict[str, list[Sat]]()
    for one in sat:
        if one.first is not None:
            found.setdefault(key_of(one.first), []).append(one)
    order = sorted(found.values(), key=len, reverse=True)
    return [Opening(of[0].first or "", len(of), sum(one.won for one in of) / WIN) for of in order]


def _records(sat: Sequence[Sat], curve: Sequence[Point]) -> Records:
    """The newest game comes first."""
    streak = longest = 0
    for one in sat:
        streak = streak + 1 if one.won else 0
        longest = max(longest, streak)
    alone = [one for one in sat if one.won == WIN]
    return Records(
        peak=max((one.rating for one in curve), default=None),
        streak=longest,
        points=max((one.points for one in sat), default=0),
        quickest=min((one.turns for one in alone), default=None),
        closest=min((one.gap for one in alone), default=None),
    )


def _about(topic: str, counts: Sequence[Tally]) -> Sequence[Tally]:
    return [one for one in counts if one.topic == topic]


def _summed(counts: Iterable[Tally]) -> dict[str, Share]:
    """Over all numbers of players."""
    games, won = Counter[str](), Counter[str]()
    for one in counts:
        games[one.value] += one.games
        won[one.value] += one.won
    return {value: Share(games[value], won[value] / WIN, None) for value in games}


def _numbers(counts: Sequence[Tally]) -> Counter[int]:
    found = Counter[int]()
    for one in counts:
        found[int(one.value)] += one.games
    return found


def _spread(counts: Counter[int]) -> Spread | None:
    total = counts.total()
    return Spread(*(_quantile(counts, ceil(total * part / 4)) for part in (1, 2, 3))) if total else None


def _quantile(counts: Counter[int], nth: int) -> int:
    """The nth of them in order."""
    for value in sorted(counts):
        nth -= counts[value]
        if nth <= 0:
            return value
    raise AssertionError("there are as many as there are")


def standings(seen: Sequence[Guest]) -> Sequence[Standing]:
    """Who has won most, in the fewest games; equals share a place."""
    sat = dict[int, list[Guest]]()
    for one in seen:
        sat.setdefault(one.person, []).append(one)
    rows = [(sum(one.won for one in of), len(of), person) for person, of in sat.items()]
    rows.sort(key=lambda row: (-row[0], row[1], row[2]))
    places = dict[tuple[int, int], int]()
    for place, (won, games, _) in enumerate(rows, 1):
        places.setdefault((won, games), place)
    return [
        Standing(places[won, games], person, sat[person][-1].name, games, won / WIN, _expected(sat[person]))
        for won, games, person in rows
    ]
