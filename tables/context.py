"""What a function inside a transaction is given, and what it leaves to be done after the commit."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from db import outbox
from db.database import Connection
from db.outbox import Message
from engines.core import AnyRules
from engines.log import Play
from tables.plays import PlayCache


class GoesFurther(Exception):  # noqa: N818 — it says what is so
    """Than the games that it was begun for: it is begun again as if alone."""


@dataclass(frozen=True, slots=True)
class Tx:
    """One transaction, at one instant; what is noted here counts only once it is committed."""

    conn: Connection
    now: int
    rules: Mapping[str, AnyRules]
    plays: PlayCache
    noted: dict[int, Play] = field(default_factory=dict)  # games as this transaction has found or left them
    queues: set[int] = field(default_factory=set)  # of the outbox, in which something may be sent now
    thoughts: list[int] = field(default_factory=list)  # when a computer's planned move may be thought
    at_games: bool = False  # beside others at other games, of which it may neither read nor write anything

    def goes_further(self) -> None:
        """What follows decides by more than one game, or writes what all share."""
        if self.at_games:
            raise GoesFurther

    def put(self, *messages: Message) -> None:
        """Into the outbox."""
        outbox.put(self.conn, messages, self.now)
        self.queues.update(one.channel for one in messages)

    def play(self, game: int) -> Play | None:
        """Its position at hand, perhaps not the newest."""
        return self.noted.get(game) or self.plays.get(game)

    def note(self, game: int, play: Play) -> Play:
        """To be at hand from the commit on."""
        self.noted[game] = play
        return play


class Thinkers(Protocol):
    """Who thinks for computers: told of every transaction that has planned such a thought."""

    def expect(self, at: int) -> None:
        """After the commit: something to be thought from that instant on."""


class Outlet(Protocol):
    """Where rows of the outbox go on: told of every transaction that has put some."""

    def take(self, tx: Tx, left: object) -> Callable[[], None]:
        """Inside the transaction: claims what may be sent, and reads what that is made from, as far as it is
        not what the work has left. What it returns is called after the commit, and begins to send."""
