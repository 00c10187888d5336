"""Quiet hours on a person's own clock, through every night in which clocks are changed."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.rows import Person
from tables.hours import MINUTE, next_audible, quiet
from tests.bot.quiet_hours import FIRST, LAST, MONTHS, ZONES, silent

HOURS = ((22 * 60, 7 * 60), (0, 2 * 60 + 30), (2 * 60 + 30, 2 * 60), (9 * 60, 17 * 60 + 45))


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
    """`next_audible` is the first minute that is not silent."""
    assert quiet(person, at) == silent(person, at)
    found = next_audible(person, at)
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
    assert next_audible(Person(1, zone="Asia/Tokyo"), FIRST) == FIRST


def test_without_a_zone_hours_are_those_of_utc() -> None:
    person = Person(1, quiet_from=0, quiet_until=60)
    assert (quiet(person, FIRST), quiet(person, FIRST + 60 * MINUTE)) == (True, False)
