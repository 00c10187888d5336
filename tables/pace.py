"""How long a table waits for a move before it says so, how often, and how long somebody may be away."""

from collections.abc import Mapping

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
WEEK = 7 * DAY
PACES: Mapping[str, int] = {"live": HOUR // 6, "fast": 4 * HOUR, "daily": 24 * HOUR, "slow": 72 * HOUR}
CHOICES = (*PACES, "none")
REMINDERS = 5  # in one wait
SNOOZE = 3 * HOUR  # at most, and no longer than a turn may take
GAP = HOUR // 12  # without a sign of life that is charged to nobody
BANK = 14 * 24 * HOUR  # of leave in each game


def snooze(pace: str) -> int:
    return min(SNOOZE, PACES.get(pace, SNOOZE))
