"""Two years of quiet hours, read off the face of a clock."""

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

from db.rows import Person
from tables.hours import MINUTE

ZONES = (
    "UTC",
    "Europe/Paris",
    "Europe/Rome",
    "Europe/London",
    "Europe/Dublin",
    "Europe/Chisinau",
    "Atlantic/Azores",
    "America/New_York",
    "America/Los_Angeles",
    "America/St_Johns",
    "America/Havana",
    "America/Santiago",
    "America/Asuncion",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Africa/Cairo",
    "Asia/Jerusalem",
    "Asia/Beirut",
    "Asia/Tehran",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Australia/Eucla",
    "Pacific/Chatham",
    "Pacific/Apia",
    "Antarctica/Troll",
)
FIRST = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()) * 1000
MONTHS = 24
LAST = FIRST + MONTHS * 31 * 24 * 60 * MINUTE


def silent(person: Person, at: int) -> bool:
    """The same question, asked of the clock's face."""
    face = datetime.fromtimestamp(at / 1000, ZoneInfo(person.zone or "UTC")).time()
    assert person.quiet_from is not None
    assert person.quiet_until is not None
    since, until = (time(*divmod(one, 60)) for one in (person.quiet_from, person.quiet_until))
    return since <= face < until if since < until else face >= since or face < until
