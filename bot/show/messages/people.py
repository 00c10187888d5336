"""What a person has settled for themselves, and how each of it is changed."""

from collections.abc import Mapping, Sequence

from bot.inbound import buttons, typed_dates, typed_zones
from bot.inbound.buttons import PERSONAL, Personal
from bot.show.panel import Button, Panel, Row, Select
from bot.show.sentences import Said
from db.rows import Person
from engines.words import LOCALES
from tables.hours import local

AUTO = "auto"
YES, NO = "yes", "no"
CHOICES: Mapping[str, Sequence[Personal]] = {  # what is shown in a line, and by which lists it is changed
    "language": ("language",),
    "zone": ("zone",),
    "quiet": ("quiet_from", "quiet_until"),
    "dm": ("dm",),
    "ranking": ("ranking",),
    "words": ("words",),
}
SHOWN = tuple(CHOICES)


def settings(person: Person, said: Said, now: int) -> Panel:
    """All of them, and what may be done with one's data."""
    lines = [*(_line(name, person, said, now) for name in SHOWN), *_away(person, said, now)]
    which = tuple((said(f"setting-{name}"), "") for name in SHOWN)
    row = (Button(said("settings-blocks"), buttons.Blocks()), *of_ones_data(said))
    return Panel(("\n".join(lines),), (Select(buttons.Setting(), said("settings-which"), which), row))


def setting(person: Person, name: str, said: Said, now: int) -> Panel:
    """One of them, with all that it may be."""
    texts = [_line(name, person, said, now)]
    texts += [said("settings-other-zone")] if name == "zone" else []
    lists = (_list(field, said, now) for field in CHOICES[name])
    back = (Button(said("page-back-button"), buttons.Settings()),)
    return Panel(("\n".join(texts),), (*lists, back))


def of_ones_data(said: Said) -> tuple[Button, ...]:
    return (
        Button(said("settings-export"), buttons.MyData()),
        Button(said("settings-delete"), buttons.Forget(), "danger"),
    )


def instant(at: int) -> str:
    """The day and the hour, and how far away that is, on each reader's own clock."""
    return f"<t:{at // 1000}:F> (<t:{at // 1000}:R>)"


def _line(name: str, person: Person, said: Said, now: int) -> str:
    match name:
        case "language":
            language = said(f"language-{person.locale}") if person.locale else said("settings-auto")
            return said("settings-language", language=language)
        case "zone":
            zone = person.zone or said("settings-no-zone")
            return said("settings-zone", zone=zone, time=f"{local(person, now):%H:%M}")
        case "quiet":
            return _quiet(person, said)
        case "dm":
            return said("settings-dm", dm=_switched(said, on=person.dm))
        case "ranking":
            return said("settings-ranking", shown=_switched(said, on=person.ranked))
        case _:
            return said("settings-words", worded=_switched(said, on=person.worded))


def _switched(said: Said, *, on: bool) -> str:
    return said("settings-yes") if on else said("settings-no")


def _quiet(person: Person, said: Said) -> str:
    if person.quiet_from is None or person.quiet_until is None:
        return said("settings-loud")
    since, until = typed_dates.shown(person.quiet_from), typed_dates.shown(person.quiet_until)
    return said("settings-quiet", since=since, until=until)


def _away(person: Person, said: Said, now: int) -> Sequence[str]:
    if person.away_until is None or person.away_until <= now:
        return ()
    return (said("away-now", until=instant(person.away_until)),)


def _list(field: Personal, said: Said, now: int) -> Row:
    shown = _choices(field, said, now)
    options = tuple((label, "") for label, _ in shown)
    values = tuple(value for _, value in shown)
    control = buttons.SettingSet(PERSONAL.index(field))
    return Select(control, said(f"setting-{field.replace('_', '-')}"), options, values=values)


def _choices(field: Personal, said: Said, now: int) -> Sequence[tuple[str, str]]:
    """What is read, and what it means, as it could be typed."""
    match field:
        case "language":
            return [(said(f"language-{one}"), one) for one in (*LOCALES, AUTO)]
        case "zone":
            return [
                (f"{name} · {local(Person(0, zone=name), now):%H:%M}", name)
                for name in typed_zones.offered("")
            ]
        case "quiet_from" | "quiet_until":
            hours = [typed_dates.shown(60 * hour) for hour in range(24)]
            return [(said("settings-off"), typed_dates.OFF[0]), *((one, one) for one in hours)]
        case "dm" | "ranking" | "words":
            return [(said("settings-yes"), YES), (said("settings-no"), NO)]
