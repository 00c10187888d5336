"""A stored game as its log tells it: the way of every game that is loaded."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from db import games, log, seats, seeds
from db.columns import Spoiled
from engines import GAMES, rules_of
from engines.chance import honours, mix
from engines.core import AnyRules, Seat
from engines.log import Beginning, Diverged, Entry, Play, kinds, replay
from engines.log import go_on as replay_on
from engines.log import resume as resumed
from engines.notation import parse


class CannotRead(Exception):  # noqa: N818 — it says what happened
    """This game cannot be played again, whatever is wrong with it; all others can."""

    def __init__(self, game: int, why: Exception) -> None:
        super().__init__(f"game {game}: {why}")
        self.game, self.why = game, why


@contextmanager
def reading(number: int) -> Iterator[None]:
    """What a spoiled row makes of a replay may be any error at all; what the database says about itself is
    not the game's."""
    try:
        yield
    except (CannotRead, DBAPIError):
        raise
    except Exception as error:
        raise CannotRead(number, error) from error


def load(conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES) -> Play:
    """The game as its log tells it; CannotRead at the first difference."""
    with reading(number):
        return replay(*recorded(conn, number, rules))


def resume(conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES) -> Play:
    """The same for those who wait for its newest position, which alone is compared with its digest."""
    with reading(number):
        return resumed(*recorded(conn, number, rules))


def whole(
    conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES
) -> tuple[Beginning, Sequence[Entry]]:
    """What is replayed where it holds nobody up; CannotRead if it is not even spelled right."""
    with reading(number):
        return recorded(conn, number, rules)


def go_on(conn: Connection, number: int, play: Play) -> Play:
    """From a position that was at hand to the newest."""
    with reading(number):
        return replay_on(play, [entry(play.rules, one) for one in log.entries(conn, number, play.version)])


def unknown(conn: Connection, rules: Sequence[AnyRules] = GAMES) -> tuple[tuple[int, str], ...]:
    """Unfinished games whose rules are not here, with what they are: a newer Fireside began them."""
    return tuple(
        (game, f"{key} {version}")
        for key, version in games.kinds_unfinished(conn)
        if rules_of(key, version, rules) is None
        for game in games.unfinished_by(conn, key, version)
    )


def recorded(
    conn: Connection, number: int, rules: Sequence[AnyRules] = GAMES
) -> tuple[Beginning, Sequence[Entry]]:
    """All that is needed to play it again, where and when that holds nobody up."""
    game = games.get(conn, number)
    assert game is not None
    if isinstance(game.options, Spoiled):
        raise ValueError("its options cannot be read")
    played = rules_of(game.rules, game.rules_version, rules)
    if played is None:
        raise Diverged(0, "the rules", f"{game.rules} {game.rules_version}", "not here")
    server_seed, sitting = seeds.of(conn, number), seats.of(conn, number)
    if not honours(server_seed, game.commitment):
        raise Diverged(0, "the commitment", game.commitment, "of another seed")
    picks = {pick.key: tuple(one.picks.get(pick.key) for one in sitting) for pick in played.picks}
    seed = mix(server_seed, [one.contribution for one in sitting])
    beginning = Beginning(played, len(sitting), picks, game.options, seed)
    return beginning, [entry(played, action) for action in log.entries(conn, number)]


def entry(rules: AnyRules, action: log.Action) -> Entry:
    """A stored line as an entry of the engines' log."""
    seat = None if action.seat is None else Seat(action.seat)
    return Entry(action.seq, seat, parse(kinds(rules), action.text), action.digest)
