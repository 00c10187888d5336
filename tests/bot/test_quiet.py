"""Quiet hours on a person's own clock, through every night in which clocks are changed."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.quiet import MINUTE, heard, quiet
from db.people import Person

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
HOURS = ((22 * 60, 7 * 60), (0, 2 * 60 + 30), (2 * 60 + 30, 2 * 60), (9 * 60, 17 * 60 + 45))


def silent(person: Person, at: int) -> bool:
    """The same question, asked of the clock's face."""
    face = datetime.fromtimestamp(at / 1000, ZoneInfo(person.zone or "UTC")).time()
    assert person.quiet_from is not None
    assert person.quiet_until is not None
    since, until = (time(*divmod(one, 60)) for one in (person.quiet_from, person.quiet_until))
    return since <= face < until if since < until else face >= since or face < until


def changes(zone: str) -> list[int]:
    """The hours in which its clocks are changed."""
    known = ZoneInfo(zone)
    hours = [
        datetime.fromtimestamp(FIRST / 1000, UTC) + timedelta(hours=one) for one in range(MONTHS * 31 * 24)
    ]
    offsets = [one.astimezone(known).utcoffset() for one in hours]
    pairs = zip(hours, offsets, offsets[1:], strict=False)
    return [int(hour.timestamp()) * 1000 for hour, before, after in pairs if before != after]


def check(person: Person, at: int) -> None:
    """`heard` is the first minute that is not silent."""
    assert quiet(person, at) == silent(person, at)
    found = heard(person, at)
    if not silent(person, at):
        assert found == at
        return
    minutes = range(at - at % MINUTE, at + 50 * 60 * MINUTE, MINUTE)
    assert found == next(one for one in minutes if one >= at and not silent(person, one))


def test_the_zones_are_thirty_with_clocks_that_change_and_odd_offsets() -> None:
    assert len(set(ZONES)) == 30
    assert sum(len(changes(zone)) >= 3 for zone in ZONES) > 15


@pytest.mark.parametrize("zone", ZONES)
def test_whenever_clocks_are_changed_a_reminder_comes_in_the_first_minute_that_is_not_quiet(
    zone: str,
) -> None:
    for hour in (*changes(zone), FIRST):
        for since, until in HOURS:
            person = Person(1, zone=zone, quiet_from=since, quiet_until=until)
            for hours in range(-12, 4, 3):
                check(person, hour + hours * 60 * MINUTE + 31 * MINUTE + 7)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(ZONES),
    st.integers(FIRST, LAST),
    st.integers(0, 1439),
    st.integers(0, 1439),
)
def test_at_any_instant_in_any_zone(zone: str, at: int, since: int, until: int) -> None:
    if since != until:
        check(Person(1, zone=zone, quiet_from=since, quiet_until=until), at)


def test_without_quiet_hours_everything_is_heard_at_once() -> None:
    assert heard(Person(1, zone="Asia/Tokyo"), FIRST) == FIRST


def test_without_a_zone_hours_are_those_of_utc() -> None:
    person = Person(1, quiet_from=0, quiet_until=60)
    assert (quiet(person, FIRST), quiet(person, FIRST + 60 * MINUTE)) == (True, False)
