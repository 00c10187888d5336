"""What a person settles for themselves: language, messages, their hours, and when they are away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import app_commands

from bot import when, zones
from bot.answers import Interaction, show, tell
from bot.commands.signature import Command, command, describe
from bot.controls import Control
from bot.pace import HOUR
from bot.panels import Button, Panel
from bot.presses import Presses
from bot.quiet import local
from bot.said import BotRefused, Said, said
from bot.table import Table
from bot.translator import Name, Text
from db.people import Changes, Person
from engines.words import LOCALES

AUTO = "auto"
OFFERED = 25
SPANS = (1, 2, 3, 7, 14)  # days
LISTED = 20  # games in one message
DAY = 24 * HOUR


def add(tree: app_commands.CommandTree[Any], presses: Presses) -> None:
    tree.add_command(_settings(presses))
    tree.add_command(_away(presses))


def _settings(presses: Presses) -> Command:
    async def asked(interaction: Interaction, **given: Any) -> None:
        me = presses.press(interaction)
        person = await presses.tables.settings(me, **_changes(given))
        say = said(person.locale or me.locale)

        async def panel() -> Panel:
            return _chosen(person, say, presses.tables.now())

        await show(interaction, panel())

    texts = ("language", "zone", "quiet_from", "quiet_until")
    parameters: list[tuple[str, Any, Any]] = [(name, str, "") for name in texts]
    made = command(Name("settings"), Text("describe-settings"), asked, [*parameters, ("dm", bool, None)])
    describe(made, **{name: Text(f"describe-{name}") for name in (*texts, "dm")})
    made._params["language"].choices = [
        app_commands.Choice(name=Text(f"language-{one}"), value=one) for one in (*LOCALES, AUTO)
    ]
    made.autocomplete("zone")(_offer(_zones(presses), presses))
    for name in ("quiet_from", "quiet_until"):
        made.autocomplete(name)(_offer(_hours, presses))
    return made


def _changes(given: dict[str, Any]) -> Changes:
    """Only what was given."""
    changes = Changes()
    if given["language"]:
        changes["locale"] = None if given["language"] == AUTO else given["language"]
    if given["dm"] is not None:
        changes["dm"] = given["dm"]
    if given["zone"]:
        changes["zone"] = zones.zone(given["zone"])
    if given["quiet_from"]:
        changes["quiet_from"] = when.minute_of_day(given["quiet_from"])
    if given["quiet_until"]:
        changes["quiet_until"] = when.minute_of_day(given["quiet_until"])
    if None in (changes.get("quiet_from", 0), changes.get("quiet_until", 0)):
        changes["quiet_from"] = changes["quiet_until"] = None
    return changes


def _chosen(person: Person, say: Said, now: int) -> Panel:
    """All settings, and what may be done with one's data."""
    language = say(f"language-{person.locale}") if person.locale else say("settings-auto")
    switched = say("settings-yes") if person.dm else say("settings-no")
    zone = person.zone or say("settings-no-zone")
    lines = [
        say("settings-now", language=language, dm=switched),
        say("settings-zone", zone=zone, time=f"{local(person, now):%H:%M}"),
        _quiet_line(person, say),
    ]
    if person.away_until is not None and person.away_until > now:
        lines.append(say("away-now", until=_instant(person.away_until)))
    row = (
        Button(say("settings-export"), Control("mydata")),
        Button(say("settings-delete"), Control("forget"), "danger"),
    )
    return Panel(("\n".join(lines),), (row,))


def _quiet_line(person: Person, say: Said) -> str:
    if person.quiet_from is None or person.quiet_until is None:
        return say("settings-loud")
    return say("settings-quiet", since=when.shown(person.quiet_from), until=when.shown(person.quiet_until))


def _instant(at: int) -> str:
    """The day and the hour, and how far away that is, on each reader's own clock."""
    return f"<t:{at // 1000}:F> (<t:{at // 1000}:R>)"


def _away(presses: Presses) -> Command:
    async def asked(interaction: Interaction, until: str = "") -> None:
        me = presses.press(interaction)
        before = await presses.tables.person(me.person)
        now = presses.tables.now()
        back = when.until(until, before, now)
        say = said(before.locale or me.locale)
        if back is None and (before.away_until or 0) <= now:
            await tell(interaction, say("away-not"))
            return
        left = await presses.tables.leave_left(me.person)
        await presses.tables.away(me, back)
        presses.publisher.wake()
        await tell(interaction, say("away-over") if back is None else await _gone(presses, left, back, say))

    made = command(Name("away"), Text("describe-away"), asked, [("until", str, "")])
    describe(made, until=Text("describe-until"))
    made.autocomplete("until")(_offer(_spans(presses), presses))
    return made


async def _gone(presses: Presses, left: Mapping[int, int], back: int, say: Said) -> str:
    """Until when, and how much leave each of their games still allows."""
    shown = list(left.items())[:LISTED]
    lines = [_leave_line(await presses.tables.get(game), ms, say) for game, ms in shown]
    return "\n".join([say("away-now", until=_instant(back)), *lines])


def _leave_line(table: Table, left: int, say: Said) -> str:
    game = table.words(say.locale).format("game-name")
    return say("away-left", game=game, number=table.id, days=left // DAY)


# what is offered while somebody types

Choices = Sequence[tuple[str, str]]  # what is read, and what it means


def _offer(of: Callable[[Person, Said, str], Choices], presses: Presses) -> Any:
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        person = await presses.tables.person(interaction.user.id)
        say = said(person.locale or str(interaction.locale))
        return [
            app_commands.Choice(name=label[:100], value=value)
            for label, value in of(person, say, current)[:OFFERED]
        ]

    return offered


def _zones(presses: Presses) -> Callable[[Person, Said, str], Choices]:
    def offered(_person: Person, _say: Said, current: str) -> Choices:
        """With what the clocks show there."""
        now = presses.tables.now()
        return [
            (f"{name} · {local(Person(0, zone=name), now):%H:%M}", name) for name in zones.offered(current)
        ]

    return offered


def _hours(_person: Person, say: Said, current: str) -> Choices:
    """Whole hours; halves too, once something is typed."""
    typed = current.strip().casefold()
    times = [when.shown(minute) for minute in range(0, 24 * 60, 30 if typed else 60)]
    fitting = [one for one in times if one.startswith(typed) or one.removeprefix("0").startswith(typed)]
    off = say("settings-off")
    return [(off, when.OFF[0])] * off.casefold().startswith(typed) + [(one, one) for one in fitting]


def _spans(presses: Presses) -> Callable[[Person, Said, str], Choices]:
    def offered(person: Person, say: Said, current: str) -> Choices:
        """With the day and the hour that each would mean."""
        now = presses.tables.now()
        typed = [current.strip()] if current.strip() else [f"{days}d" for days in SPANS]
        found = []
        for one in typed:
            try:
                back = when.until(one, person, now)
            except BotRefused:
                return []
            if back is not None:
                label = one if current.strip() else say("away-days", count=int(one[:-1]))
                found.append((f"{label} · {local(person, back):%Y-%m-%d %H:%M}", one))
        away = (person.away_until or 0) > now
        return [(say("away-back"), when.BACK[0])] * away + found

    return offered
