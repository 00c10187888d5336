"""A person's clock on the wall: their zone, and the hours in which they want to hear nothing."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from db.rows import Person

MINUTE = 60_000  # milliseconds
MINUTES_OF_DAY = 24 * 60


def zone_of(person: Person) -> ZoneInfo:
    return ZoneInfo(person.zone or "UTC")


def local(person: Person, at: int) -> datetime:
    """What their clock shows."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(person))


def quiet(person: Person, at: int) -> bool:
    if person.quiet_from is None or person.quiet_until is None:
        return False
    since = (_minute(person, at) - person.quiet_from) % MINUTES_OF_DAY
    return since < (person.quiet_until - person.quiet_from) % MINUTES_OF_DAY


def next_audible(person: Person, at: int) -> int:
    """Earliest instant from `at` on outside their quiet hours."""
    if not quiet(person, at):
        return at
    assert person.quiet_until is not None
    left = (person.quiet_until - _minute(person, at)) % MINUTES_OF_DAY
    start = at - at % MINUTE
    end = start + left * MINUTE
    if local(person, start).utcoffset() == local(person, end).utcoffset():
        return end
    end = start
    while quiet(person, end):  # a night in which the clocks are changed
        end += MINUTE
    return end


def _minute(person: Person, at: int) -> int:
    """Of their day."""
    shown = local(person, at)
    return shown.hour * 60 + shown.minute
