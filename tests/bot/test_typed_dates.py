"""Hours, days and zones as people type them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.inbound import typed_dates, typed_zones
from db.rows import Person
from tables.refusals import TableRefused

PARIS = Person(1, zone="Europe/Paris")
NOW = int(datetime(2026, 11, 18, 19, 0, tzinfo=ZoneInfo("Europe/Paris")).timestamp()) * 1000


def refusal(work: object, *given: object) -> str:
    with pytest.raises(TableRefused) as answer:
        work(*given)  # type: ignore[operator]  # whatever is called
    return answer.value.phrase.key


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("22:00", 1320),
        ("22", 1320),
        ("22h", 1320),
        ("22h30", 1350),
        (" 7:05 ", 425),
        ("07.30", 450),
        ("10pm", 1320),
        ("10 PM", 1320),
        ("12am", 0),
        ("12 pm", 720),
        ("0:00", 0),
        ("24:00", 0),
        ("off", None),
        ("Non", None),
        ("no", None),
    ],
)
def test_an_hour_is_read_as_it_is_usually_written(typed: str, minute: int | None) -> None:
    assert typed_dates.minute_of_day(typed) == minute


@pytest.mark.parametrize(
    "typed", ["25", "24:01", "22:60", "13pm", "0am", "noon", "-5", "", "22:5", "१२", "2" * 90]
)
def test_nonsense_is_no_hour(typed: str) -> None:
    assert refusal(typed_dates.minute_of_day, typed) == "refused-no-hour"


@given(st.integers(0, 1439))
def test_an_hour_that_is_shown_can_be_typed(minute: int) -> None:
    assert typed_dates.minute_of_day(typed_dates.shown(minute)) == minute


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("3d", "2026-11-21T19:00+01:00"),
        ("12 h", "2026-11-19T07:00+01:00"),
        ("1w 2d", "2026-11-27T19:00+01:00"),
        ("2 semaines", "2026-12-02T19:00+01:00"),
        ("3j", "2026-11-21T19:00+01:00"),
        ("1 settimana", "2026-11-25T19:00+01:00"),
        ("5 giorni", "2026-11-23T19:00+01:00"),
        ("24.12.", "2026-12-24T08:00+01:00"),
        ("24/12/2026 18h30", "2026-12-24T18:30+01:00"),
        ("2026-12-24 18:00", "2026-12-24T18:00+01:00"),
        ("2026-12-24T18:00", "2026-12-24T18:00+01:00"),
        ("1.2", "2027-02-01T08:00+01:00"),
        ("18.11.", "2027-11-18T08:00+01:00"),
        ("18.11. 19:01", "2026-11-18T19:01+01:00"),
        ("1.7. 12:00", "2027-07-01T12:00+02:00"),
        ("29.2.", None),
    ],
)
def test_a_day_is_read_on_ones_own_clock(typed: str, day: str | None) -> None:
    if day is None:
        assert refusal(typed_dates.until, typed, PARIS, NOW) == "refused-no-day"
    else:
        assert typed_dates.until(typed, PARIS, NOW) == int(datetime.fromisoformat(day).timestamp()) * 1000


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("tomorrow", "no-day"),
        ("5x", "no-day"),
        ("31.2.", "no-day"),
        ("2026-13-01", "no-day"),
        ("24.12. 25:00", "no-day"),
        ("24.12. off", "no-day"),
        ("0d", "past-day"),
        ("18.11.2026", "past-day"),
        ("2020-01-01", "past-day"),
        ("367d", "far-day"),
        ("9999w", "far-day"),
        ("9999-12-31", "far-day"),
        ("0000-01-01", "no-day"),
    ],
)
def test_nonsense_is_no_day(typed: str, key: str) -> None:
    assert refusal(typed_dates.until, typed, PARIS, NOW) == f"refused-{key}"


@pytest.mark.parametrize("typed", ["", "  ", "back", "Retour", "ritorno", "off"])
def test_who_is_back_says_so_or_nothing(typed: str) -> None:
    assert typed_dates.until(typed, PARIS, NOW) is None


@given(st.text(max_size=40))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    for read in (
        typed_dates.minute_of_day,
        typed_zones.zone,
        lambda text: typed_dates.until(text, PARIS, NOW),
    ):
        try:
            read(typed)
        except TableRefused:
            continue


# zones


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Zurich", "Europe/Zurich"),
        ("europe/zurich", "Europe/Zurich"),
        ("zürich", "Europe/Zurich"),
        ("Genève", "Europe/Zurich"),
        ("LYON", "Europe/Paris"),
        ("napoli", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("port au prince", "America/Port-au-Prince"),
        ("kathm", "Asia/Kathmandu"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_a_city_in_it(typed: str, zone: str) -> None:
    assert typed_zones.zone(typed) == zone
    assert zone in typed_zones.offered(typed)


def test_a_zone_that_is_none_or_several_is_refused() -> None:
    assert refusal(typed_zones.zone, "Atlantis") == "refused-no-zone"
    assert refusal(typed_zones.zone, "america") == "refused-which-zone"
    assert refusal(typed_zones.zone, "posix/UTC") == "refused-no-zone"


def test_no_more_is_offered_than_discord_shows_and_all_of_it_is_a_zone() -> None:
    for typed in ("", "a", "america", "o"):
        offered = typed_zones.offered(typed)
        assert 0 < len(offered) <= typed_zones.OFFERED
        assert [typed_zones.zone(one) for one in offered] == offered
    assert set(typed_zones.ALSO) <= set(typed_zones.known())
    assert set(typed_zones.COMMON) <= set(typed_zones.known())


def test_what_many_live_in_is_offered_before_what_few_do() -> None:
    assert typed_zones.offered("lon")[0] == "Europe/London"
