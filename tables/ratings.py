"""How strong people are: settled when a game ends, worked out again from all of them whenever one likes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import combinations

from db import games, people, ratings
from db.database import Connection
from db.ratings import ALL_TIME, RatedGame, RatedSeat, Rating
from engines.core import Leave, Seat, Without
from engines.log import Play
from tables.context import Tx
from tables.model import Table
from tables.pace import WEEK
from tables.skill import Skill, after

OF_A_PAIR = 3  # rated games in a week
PROVISIONAL = 10  # games
POOLS = ("two", "more")


@dataclass(frozen=True, slots=True)
class Change:
    """What a game has said of somebody, as they are shown it."""

    seat: Seat
    before: int
    now: int
    doubt: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody in the list of the best."""

    place: int
    person: int
    name: str
    rating: int
    doubt: int
    games: int


def settle(tx: Tx, table: Table, play: Play) -> None:
    """Once, in the transaction in which the game ends."""
    outcome, row = play.rules.outcome(play.state), games.get(tx.conn, table.id)
    sitting = [one.person for one in table.sitters]
    if outcome is None or row is None or row.started_at is None:
        return
    if table.unrated or table.levels or None in sitting or _deserted(table, play):
        return
    players = {person: ratings.player_of(tx.conn, person) for person in sorted(filter(None, sitting))}
    who = [players[person] for person in sitting if person is not None]
    if any(ratings.met(tx.conn, *pair, tx.now - WEEK) >= OF_A_PAIR for pair in combinations(who, 2)):
        return
    at = max(
        tx.now, ratings.latest(tx.conn, who) + 1
    )  # after all that is known of them, whatever the clock says
    game = RatedGame(table.id, table.rules.key, POOLS[len(who) > 2], season(row.started_at), at)
    known = {(player, of): ratings.get(tx.conn, player, game, of) for player in who for of in _seasons(game)}
    sat, now = _rated(game, who, outcome.ranks, {key: one for key, one in known.items() if one})
    ratings.add(tx.conn, game, sat)
    for one in sorted(
        now, key=lambda it: (it.player, it.season)
    ):  # in one order, whoever sat where: two ends
        ratings.keep(tx.conn, one)  # at once, told by two processes, wait for each other and never both


def changes(tx: Tx, game: int) -> Sequence[Change]:
    """Of those who want to be seen."""
    found = ratings.seats_of(tx.conn, game)
    persons = ratings.persons(tx.conn, [one.player for one in found])
    known = people.get_all(tx.conn, tuple(persons.values()))
    return [_change(tx, one) for one in found if one.player in persons and known[persons[one.player]].ranked]


def best(tx: Tx, rules: str, pool: str, first: int, most: int) -> Sequence[Placed]:
    """Of all time, without those who have hardly begun: so many, behind so many others."""
    found = ratings.ranked(tx.conn, rules, pool, PROVISIONAL, first, most)
    return [
        Placed(place, person, name, *Skill(one.mean, one.doubt).shown, one.games)
        for place, (person, name, one) in enumerate(found, first + 1)
    ]


def standing(tx: Tx, rules: str, pool: str, person: int) -> tuple[int, int | None]:
    """How many are listed there, and at which place somebody stands."""
    count, before = ratings.standing(tx.conn, rules, pool, PROVISIONAL, person)
    return count, None if before is None else before + 1


def again(conn: Connection) -> tuple[Sequence[Rating], Sequence[RatedSeat]]:
    """All ratings and all changes, from who played and who won alone."""
    known = dict[tuple[int, str, str, str], Rating]()
    every = list[RatedSeat]()
    for game, sat in ratings.every(conn):
        who = [one.player for one in sat]
        before = {
            (player, of): known[player, game.rules, game.pool, of]
            for player in who
            for of in _seasons(game)
            if (player, game.rules, game.pool, of) in known
        }
        rated, now = _rated(game, who, [one.rank for one in sat], before)
        known |= {(one.player, one.rules, one.pool, one.season): one for one in now}
        every += rated
    return list(known.values()), every


def season(at: int) -> str:
    """The quarter of that instant."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def _rated(
    game: RatedGame, who: Sequence[int], ranks: Sequence[int], known: Mapping[tuple[int, str], Rating]
) -> tuple[list[RatedSeat], list[Rating]]:
    """The seats with what the game said of them, and what is known of each player from then on."""
    now, sat = list[Rating](), list[RatedSeat]()
    for of in _seasons(game):
        mine = [known.get((player, of)) for player in who]
        before = [Skill(one.mean, one.doubt) if one else Skill() for one in mine]
        new = after(before, ranks)
        played = [one.games + 1 if one else 1 for one in mine]
        now += [
            Rating(player, game.rules, game.pool, of, skill.mean, skill.doubt, count)
            for player, skill, count in zip(who, new, played, strict=True)
        ]
        if of == ALL_TIME:
            sat = [
                RatedSeat(game.game, seat, player, ranks[seat], was.mean, was.doubt, skill.mean, skill.doubt)
                for seat, (player, was, skill) in enumerate(zip(who, before, new, strict=True))
            ]
    return sat, now


def _seasons(game: RatedGame) -> tuple[str, str]:
    return ALL_TIME, game.season


def _deserted(table: Table, play: Play) -> bool:
    """Whether most have left: then nobody has won by playing."""
    last = play.entry.action if play.entry is not None else None
    left = sum(one.left for one in table.sitters) + isinstance(last, Leave | Without)
    return 2 * left > len(table.sitters)


def _change(tx: Tx, one: RatedSeat) -> Change:
    (before, _), (now, doubt) = (
        Skill(one.mean_before, one.doubt_before).shown,
        Skill(one.mean, one.doubt).shown,
    )
    return Change(Seat(one.seat), before, now, doubt, ratings.played(tx.conn, one) < PROVISIONAL)
