"""One table of what Discord's refusals mean: a code becomes a decision, which the tables are told."""

from collections.abc import Callable, Mapping

from db.rows import Row
from tables.deliveries import LEASE
from tables.model import Table
from tables.pausing import MayPlay, may_go_on
from tables.posts import Moderated, Nameless, Result, Thread, Title, Welcome
from tables.undeliverable import Refusal, Then

DECISIONS: Mapping[int, Then] = {
    10003: Then.NO_PLACE,  # unknown channel
    10008: Then.LOST,  # unknown message
    10013: Then.CLOSED,  # unknown user
    30046: Then.LOST,  # too many edits of an old message
    40003: Then.SLOWER,  # opening direct messages too fast
    50001: Then.HELD,  # missing access: also after we were thrown out
    50007: Then.CLOSED,  # cannot send messages to this user
    50013: Then.HELD,  # missing permissions
    50033: Then.CLOSED,  # invalid recipient
    50278: Then.CLOSED,  # no server in common
    160005: Then.HELD,  # the thread is locked
    160006: Then.HELD,  # too many active threads
}
IN_PRIVATE = {Then.HELD: Then.CLOSED, Then.NO_PLACE: Then.CLOSED}
NEVER: tuple[int, MayPlay] = (0, lambda _channel: False)


def decide(row: Row, code: int) -> Then:
    if row.kind in (Moderated.kind, Nameless.kind, Result.kind, Title.kind, Welcome.kind):
        return Then.LEFT
    then = DECISIONS.get(code, Then.DEAD)
    if row.audience is not None:
        return IN_PRIVATE.get(then, then)
    if then is Then.LOST and row.kind == Thread.kind:
        return Then.MOVED
    return then


class Remedies:
    """A refusal as the tables are told of it, with what was heard of servers meanwhile."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._changed = dict[int, tuple[int, MayPlay]]()  # by server: when we last heard that it did

    def changed(self, guild: int, may_play: MayPlay) -> None:
        """Who is being refused there now is perhaps refused for what is no longer so."""
        now = self._now()
        self._changed.pop(guild, None)
        self._changed[guild] = (now, may_play)
        while self._changed[oldest := next(iter(self._changed))][0] < now - 2 * LEASE:
            del self._changed[oldest]  # no try that was under way then is under way now

    def forget(self, heard: Mapping[int, MayPlay]) -> None:
        """Nothing was being tried in these servers when we heard that; what was heard since stays."""
        for guild, may_play in heard.items():
            if self._changed.get(guild, NEVER)[1] is may_play:
                del self._changed[guild]

    def refusal(self, row: Row, code: int) -> Refusal:
        return Refusal(decide(row, code), code, lambda table: self._let_in_since(row, table))

    def _let_in_since(self, row: Row, table: Table) -> bool:
        """While this try was under way."""
        at, may_play = self._changed.get(table.guild, NEVER)
        return at >= row.not_before - LEASE and may_go_on(table, may_play)
