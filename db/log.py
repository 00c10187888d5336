"""The save: each game's actions in notation, with what happened only once and what was answered."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select

from db.columns import columns_of
from db.errors import Behind
from db.schema import actions


@dataclass(frozen=True, slots=True)
class Action:
    game: int
    seq: int  # from 1, without a gap
    seat: int | None  # None: the table
    text: str  # notation; an undo is `undo 7 0 2`
    digest: str  # of the position after it
    revealed: bool
    passed: bool
    key: str  # of the interaction, or `deadline:{game}:{turn}`
    result: Any  # what a repeated interaction is answered; no names, no ids
    at: int


ACTION = columns_of(actions, Action)
_NEWEST = select(func.max(actions.c.seq)).where(actions.c.game == bindparam("game"))
_ANSWERED = select(*ACTION).where(actions.c.key == bindparam("key"))
_APPEND = insert(actions)


def append(conn: Connection, action: Action) -> None:
    """Behind, when it does not follow the newest: somebody else was faster."""
    last = newest(conn, action.game)
    if action.seq != last + 1:
        raise Behind(action.game, action.seq, last)
    conn.execute(_APPEND, {name: getattr(action, name) for name in Action.__slots__})


def answered(conn: Connection, key: str) -> Action | None:
    """What this interaction has done already, with its answer."""
    row = conn.execute(_ANSWERED, {"key": key}).first()
    return Action(*row) if row else None


def newest(conn: Connection, game: int) -> int:
    """The number of the last action; 0 before the first."""
    return conn.execute(_NEWEST, {"game": game}).scalar() or 0


def entries(conn: Connection, game: int, after: int = 0) -> tuple[Action, ...]:
    mine = select(*ACTION).where(actions.c.game == game, actions.c.seq > after).order_by(actions.c.seq)
    return tuple(Action(*row) for row in conn.execute(mine))


def entries_of(conn: Connection, games: Iterable[int]) -> dict[int, tuple[Action, ...]]:
    """The logs of several games in one request."""
    logs: dict[int, list[Action]] = {game: [] for game in games}
    several = select(*ACTION).where(actions.c.game.in_(logs)).order_by(actions.c.game, actions.c.seq)
    for row in conn.execute(several):
        logs[row.game].append(Action(*row))
    return {game: tuple(log) for game, log in logs.items()}
