"""Games that people have finished some time ago: only what is kept of them, so a story begins at once."""

import random
from collections.abc import Sequence

from db import finished, games, people, ratings, seats
from db.database import Connection
from db.finished import WIN, FinishedGame, FinishedSeat, Tally
from db.ratings import ALL_TIME, RatedGame, RatedSeat, Rating
from engines import GAMES
from engines.core import options_for
from sandbox.people.client import Person
from tables.pace import DAY, HOUR
from tables.ratings import POOLS, season
from tables.skill import Skill, after, chances
from tests.db.rows import opening

FIRSTS = {
    "firebulls": ("take blue", "draw", "take red", "attack 3 blue blue"),
    "fireship": ("move boat home L15", "move plane home D3"),
    "springfestival": ("lay 1 0,0", "lay 4 0,0", "lay 2 0,0"),
}
AWAKE = (8, 9, 12, 13, 17, 18, 19, 20, 21, 22, 23, 0)


def of(
    conn: Connection,
    guild: int,
    persons: Sequence[Person],
    count: int,
    until: int,
    *,
    private: bool = False,
    apart: float = 2 * DAY,
) -> None:
    """The first of them plays each of these games, against some of the others."""
    chance, names = random.Random(count), [one.key for one in GAMES]
    skills = dict[tuple[int, str, str], Skill]()
    for one in persons:
        if not people.get(conn, one.id).name:
            people.seen(conn, one.id, one.name, until)
    for number in range(count):
        rules = names[min(2, int(chance.paretovariate(1.2)) - 1)]
        at = until - round((count - number) * apart)
        playing = [persons[0], *chance.sample(persons[1:], chance.randint(1, len(persons) - 1))]
        chance.shuffle(playing)
        _one(conn, guild, playing, (rules, at), skills, chance, private=private)


def _one(
    conn: Connection,
    guild: int,
    playing: Sequence[Person],
    what: tuple[str, int],
    skills: dict[tuple[int, str, str], Skill],
    chance: random.Random,
    *,
    private: bool,
) -> None:
    (rules, at), lasted = what, chance.randint(2, 90) * HOUR
    pool = POOLS[len(playing) > 2]
    number = _ended(conn, guild, playing, rules, at, lasted, private=private)
    who = [ratings.player_of(conn, one.id) for one in playing]
    before = [skills.get((player, rules, pool), Skill()) for player in who]
    strong = [chance.gauss(30 if one is playing[0] else 25, 6) for one in playing]
    ranks = [1 + sum(other > mine for other in strong) for mine in strong]
    now, points = after(before, ranks), sorted(chance.sample(range(4, 30), len(playing)), reverse=True)
    ratings.add(
        conn,
        RatedGame(number, rules, pool, season(at), at),
        [
            RatedSeat(number, seat, player, rank, was.mean, was.doubt, new.mean, new.doubt)
            for seat, (player, rank, was, new) in enumerate(zip(who, ranks, before, now, strict=True))
        ],
    )
    for player, new in zip(who, now, strict=True):
        skills[player, rules, pool] = new
        ratings.keep(conn, Rating(player, rules, pool, ALL_TIME, new.mean, new.doubt, 20))
    turns, likely = chance.randint(28, 60), chances(before)
    finished.add(
        conn,
        FinishedGame(number, rules, guild, "people", at, lasted, turns, points[0] - points[1]),
        [
            FinishedSeat(
                number,
                seat,
                points[rank - 1],
                WIN if rank == 1 else 0,
                likely[seat],
                chance.choice(FIRSTS[rules]),
                [(chance.choice(AWAKE), int(chance.paretovariate(0.8) * 12)) for _ in range(20)],
            )
            for seat, rank in enumerate(ranks)
        ],
        _tallies(rules, ranks, turns, points[0] - points[1], lasted // HOUR),
    )


def _ended(
    conn: Connection,
    guild: int,
    playing: Sequence[Person],
    rules: str,
    at: int,
    lasted: int,
    *,
    private: bool,
) -> int:
    game = next(one for one in GAMES if one.key == rules)
    chosen = dict(options_for(game, len(playing), {}))
    number = games.open_table(
        conn,
        opening(f"past-{guild}-{at}-{private}", guild=guild, rules=rules, options=chosen, private=private),
        at - lasted,
    )
    for one in playing:
        seats.join(conn, number, one.id, one.name, f"{number}-{one.id}", at - lasted)
    games.start(conn, number, at - lasted)
    games.end(conn, number, at, None)
    return number


def _tallies(rules: str, ranks: Sequence[int], turns: int, gap: int, hours: int) -> list[Tally]:
    def tally(topic: str, value: object, won: int = 0) -> Tally:
        return Tally(rules, topic, str(value), len(ranks), 1, won)

    seats_of = [tally("seat", seat, WIN * (rank == 1)) for seat, rank in enumerate(ranks)]
    game = next(one for one in GAMES if one.key == rules)
    chosen = [
        tally(f"option:{key}", value, WIN * (ranks[0] == 1))
        for key, value in options_for(game, len(ranks), {}).items()
    ]
    counted = [tally("kind", "people"), tally("turns", turns), tally("gap", gap), tally("hours", hours)]
    return [*seats_of, *chosen, *counted]
