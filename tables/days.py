"""Days of the deal, all in UTC: when one begins and closes, and how many somebody has played in a row."""

from collections.abc import Collection

from tables.pace import DAY

STAYS_OPEN = 1  # days in which a deal that was begun may still be finished
MONDAY = 3  # 1970-01-01 was a Thursday
DAYS_OF_WEEK = 7


def day_of(at: int) -> int:
    return at // DAY


def begins(day: int) -> int:
    return day * DAY


def closes(day: int) -> int:
    """From then on no result counts, and what the deal was made of is no secret."""
    return begins(day + 1 + STAYS_OPEN)


def streak(played: Collection[int], today: int) -> int:
    """Days played in a row up to now, today perhaps not yet. In a week, from Monday on, one that was missed
    does not end it; it does not count either."""
    days, count, missed = frozenset(played), 0, dict[int, int]()
    day = today if today in days else today - 1
    while days and day >= min(days):
        week = (day + MONDAY) // DAYS_OF_WEEK
        if day in days:
            count += 1
        elif missed.setdefault(week, day) != day:
            break
        day -= 1
    return count
