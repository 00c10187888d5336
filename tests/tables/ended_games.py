"""Games that have ended, played at random over months, with a record of their own of what happened."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from db import games, log, people, replay, seats, seeds
from db.database import Connection
from engines.core import AnyRules, Leave, Seat, Setting, options_for
from engines.export import result
from engines.log import Play, begin
from engines.notation import write
from tables import finished, ratings, store
from tables.context import Tx
from tables.pace import DAY
from tables.service import Tables
from tests.bot.seated import GUILD
from tests.db.rows import SERVER_SEED, opening

ELSEWHERE = GUILD + 1
CROWD = tuple(range(101, 113))
COMPUTER = 0  # stands where a person would
TOGETHER = 10  # in one transaction
LONGEST = 20 * 60 * 1000  # of a choice


@dataclass(frozen=True)
class Chosen:
    seat: int
    at: int
    waited: int
    text: str
    only: bool  # there was nothing else


@dataclass(frozen=True)
class Ended:
    number: int
    rules: AnyRules
    guild: int
    persons: Sequence[int]
    options: dict[str, Setting]
    private: bool
    solo: bool
    unrated: bool
    began: int
    at: int
    ranks: Sequence[int]
    points: Sequence[int]
    turns: int
    left: int
    choices: Sequence[Chosen]

    @property
    def kind(self) -> str:
        if self.solo:
            return "solo"
        if COMPUTER in self.persons:
            return "computers"
        return "left" if self.left * 2 > len(self.persons) else "people"


@dataclass(frozen=True)
class Wish:
    rules: AnyRules
    persons: Sequence[int]
    began: int
    guild: int = GUILD
    private: bool = False
    solo: bool = False
    unrated: bool = False
    leaving: bool = False


async def play_all(tables: Tables, wishes: Sequence[Wish], chance: random.Random) -> list[Ended]:
    """One after the other, so that each is rated by those that have ended before it."""

    found, free = list[Ended](), 0
    for first in range(0, len(wishes), TOGETHER):
        some = wishes[first : first + TOGETHER]
        found += await tables.db.tx(lambda conn: _some(conn, tables, some, chance, free))  # noqa: B023
        free = found[-1].at + 1
    return found


def _some(
    conn: Connection, tables: Tables, wishes: Sequence[Wish], chance: random.Random, free: int
) -> list[Ended]:
    found = list[Ended]()
    for wish in wishes:
        found.append(_played(conn, tables, replace(wish, began=max(wish.began, free)), chance))
        free = found[-1].at + 1
    return found


def wishes(chance: random.Random, rules: Sequence[AnyRules], count: int, since: int) -> list[Wish]:
    """Some months of a crowd's games: in two servers, some in private, alone, or with computers."""
    found, at = list[Wish](), since
    for _ in range(count):
        at += chance.randrange(1, DAY // 3)
        of = chance.choice(rules)
        persons = list(chance.sample(CROWD, chance.choice(of.seats)))
        if computers := chance.random() < 0.2:
            persons[1:] = [COMPUTER] * (len(persons) - 1)
        found.append(
            Wish(
                of,
                persons,
                at,
                chance.choice((GUILD, GUILD, ELSEWHERE)),
                private=chance.random() < 0.2,
                solo=computers and chance.random() < 0.5,
                unrated=chance.random() < 0.1,
                leaving=len(persons) > 2 and not computers and chance.random() < 0.2,
            )
        )
    return found


def _played(conn: Connection, tables: Tables, wish: Wish, chance: random.Random) -> Ended:
    number = _sat_down(conn, wish, chance)
    play = begin(replay.load(conn, number, tuple(tables.rules.values())).beginning)
    now, since, choices, turns, left = wish.began, dict[int, int](), list[Chosen](), 0, 0
    since = dict.fromkeys(play.rules.to_act(play.state), now)
    while play.rules.outcome(play.state) is None:
        now += min(int(chance.paretovariate(0.4) * 1000), LONGEST)
        if wish.leaving and len(play.playing) > 1:
            seat = play.playing[-1]
            play, left = play.act(None, Leave(seat)), left + 1
            if play.rules.outcome(play.state) is None:
                seats.left(conn, number, seat, now)
        else:
            seat = chance.choice(play.rules.to_act(play.state))
            legal = play.rules.legal(play.state, seat)
            action = chance.choice(legal)
            play = play.act(seat, action)
            choices.append(Chosen(seat, now, now - since[seat], write(action), len(legal) == 1))
        turns += play.now.step.passed
        _write_down(conn, number, play, now)
        waited = play.rules.to_act(play.state)
        since = {one: since[one] if one in since and one != seat else now for one in waited}
    _end(conn, tables, number, play, now)
    outcome = play.rules.outcome(play.state)
    assert outcome is not None
    row = games.get(conn, number)
    assert row is not None
    points = [score.total for score in outcome.scores]
    told = wish.guild, wish.persons, dict(row.options), wish.private, wish.solo, wish.unrated, wish.began
    return Ended(number, wish.rules, *told, now, outcome.ranks, points, turns, left, choices)


def _sat_down(conn: Connection, wish: Wish, chance: random.Random) -> int:
    count = len(wish.persons)
    chosen = {
        one.key: chance.choice(one.choices)
        for one in wish.rules.options
        if not isinstance(one.choices, range) and chance.random() < 0.3
    }
    number = games.open_table(
        conn,
        opening(
            f"ended-{wish.began}-{chance.random()}",
            guild=wish.guild,
            rules=wish.rules.key,
            rules_version=wish.rules.version,
            size=count,
            options=dict(options_for(wish.rules, count, chosen)),
            private=wish.private,
            solo=wish.solo,
            unrated=wish.unrated,
        ),
        wish.began,
    )
    seeds.keep(conn, number, SERVER_SEED)
    for at, person in enumerate(wish.persons):
        if person == COMPUTER:
            seats.add_computer(conn, number, "spark", wish.persons[0], f"{number}-{at}", wish.began)
        else:
            people.seen(conn, person, f"Player {person}", wish.began)
            seats.join(conn, number, person, f"Player {person}", f"{number}-{person}", wish.began)
    games.start(conn, number, wish.began)
    return number


def _write_down(conn: Connection, number: int, play: Play, now: int) -> None:
    entry = play.entry
    assert entry is not None
    row = log.Action(
        game=number,
        seq=entry.number,
        seat=entry.seat,
        text=write(entry.action),
        digest=entry.digest,
        revealed=play.now.step.revealed,
        passed=play.now.step.passed,
        key=f"{number}:{entry.number}",
        result=None,
        at=now,
    )
    log.append(conn, row)


def _end(conn: Connection, tables: Tables, number: int, play: Play, now: int) -> None:
    tx = Tx(conn, now, tables.rules, tables.plays)
    tx.note(number, play)
    table = store.get(tx, number)
    games.end(conn, number, now, result(play))
    ratings.settle(tx, table, play)
    finished.keep(tx, table, play)


def shares(one: Ended) -> dict[Seat, float]:
    """Of a win, by the seats that have one."""
    first = [Seat(seat) for seat, rank in enumerate(one.ranks) if rank == 1]
    return dict.fromkeys(first, 1 / len(first))
