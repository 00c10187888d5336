"""Hours and days as people type them, on their own clock."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from db.rows import Person
from tables.hours import local, zone_of
from tables.pace import DAY, HOUR
from tables.refusals import TableRefused

FARTHEST = 366 * DAY
MORNING = 8  # the hour at which a day begins that was named without one

OFF = ("off", "no", "non", "none", "-")
BACK = ("back", "retour", "ritorno", *OFF)
UNITS: Mapping[str, int] = {
    **dict.fromkeys(("h", "hour", "hours", "heure", "heures", "ora", "ore"), HOUR),
    **dict.fromkeys(("d", "day", "days", "j", "jour", "jours", "g", "giorno", "giorni"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "sem", "semaine", "semaines"), 7 * DAY),
    **dict.fromkeys(("s", "sett", "settimana", "settimane"), 7 * DAY),
}

# of what is typed each run of blanks is one blank by then: no two repeats without an end stand side by side
_CLOCK = re.compile(r"(\d{1,2})(?: ?[:.h] ?(\d{2}))? ?h? ?(am|pm)?", re.ASCII)
_SPANS = re.compile(r"(?:\d{1,4} ?[a-z]{1,10} ?)+", re.ASCII)
_SPAN = re.compile(r"(\d{1,4}) ?([a-z]+)", re.ASCII)
_DATE = re.compile(
    r"(?:(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})|(?P<d2>\d{1,2})[./](?P<m2>\d{1,2})(?:[./](?P<y2>\d{4})?)?)"
    r"(?:[ ,t]{1,3}(?P<clock>[^ ,t].*))?",
    re.ASCII,
)


def minute_of_day(text: str) -> int | None:
    """`22:30`, `22h30`, `7`, `10 pm`; None: switched off."""
    typed = _plain(text)
    if typed in OFF:
        return None
    minute = _minute(typed)
    if minute is None:
        raise TableRefused("no-hour", hour=text[:50])
    return minute


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def shown(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def until(text: str, person: Person, now: int) -> int | None:
    """`3d`, `1w 2d`, `24.12.`, `2026-12-24 18:00`; None: they are back."""
    typed = _plain(text)
    if not typed or typed in BACK:
        return None
    found = _after(typed, now) if _SPANS.fullmatch(typed) else _on(typed, person, now)
    if found is None:
        raise TableRefused("no-day", day=text[:50])
    if found <= now:
        raise TableRefused("past-day")
    if found > now + FARTHEST:
        raise TableRefused("far-day")
    return found


def _after(typed: str, now: int) -> int | None:
    spans = [(int(count), UNITS.get(unit)) for count, unit in _SPAN.findall(typed)]
    known = [count * unit for count, unit in spans if unit is not None]
    return now + sum(known) if len(known) == len(spans) else None


def _on(typed: str, person: Person, now: int) -> int | None:
    """A date without a year is the next one; without an hour, that morning."""
    found = _DATE.fullmatch(typed)
    if found is None:
        return None
    minute = _minute(found["clock"]) if found["clock"] else MORNING * 60
    if minute is None:
        return None
    today = local(person, now)
    day, month = int(found["d"] or found["d2"]), int(found["m"] or found["m2"])
    named = found["y"] or found["y2"]
    years = (int(named),) if named else (today.year, today.year + 1)
    instants = [at for year in years if (at := _instant(person, year, month, day, minute)) is not None]
    return next((at for at in instants if at > now), instants[-1] if instants else None)


def _instant(person: Person, year: int, month: int, day: int, minute: int) -> int | None:
    try:
        start = datetime(year, month, day, tzinfo=zone_of(person))
    except ValueError:
        return None
    at = (start + timedelta(minutes=minute)).astimezone(UTC)
    return int(at.timestamp()) * 1000


def _minute(typed: str) -> int | None:
    found = _CLOCK.fullmatch(typed)
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half is not None and not 1 <= hour <= 12:
        return None
    hour = hour % 12 + (12 if half == "pm" else 0) if half else hour
    return (hour * 60 + minute) % 1440 if hour < 24 + (minute == 0) and minute < 60 else None
