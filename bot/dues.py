"""What is due by itself one day: a lobby that nobody starts, a game whose time is over, a thread asleep."""

from collections.abc import Iterator

from bot.table import Table
from db.reminders import Due

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
LOBBY = 7 * DAY  # from its opening; who joins does not prolong it
WARNING = DAY  # before that
DROWSY = 6 * DAY  # without a post; after 7 Discord archives a thread


def of_lobby(game: int, opened_at: int, now: int) -> Iterator[Due]:
    """One that is older than it may be is warned first."""
    end = max(opened_at + LOBBY, now + WARNING)
    yield Due(key=f"warn:{game}", kind="warn", due_at=end - WARNING, game=game)
    yield Due(key=f"expire:{game}", kind="expire", due_at=end, game=game)


def of_game(table: Table, started_at: int, now: int) -> Iterator[Due]:
    yield drowsy(table.id, now + DROWSY)
    limit = table.rules.time_limit(table.options)
    if limit is not None:
        hours, _ = limit
        yield Due(key=f"time:{table.id}", kind="time", due_at=started_at + hours * HOUR, game=table.id)


def drowsy(game: int, at: int) -> Due:
    return Due(key=f"drowsy:{game}:{at}", kind="drowsy", due_at=at, game=game)
