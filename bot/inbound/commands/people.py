"""What a person settles for themselves: language, messages, their hours, and when they are away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.inbound import typed_dates, typed_zones
from bot.inbound.buttons import PERSONAL
from bot.inbound.commands.signature import CHOICE, Command, command, describe, up_to
from bot.inbound.presses.context import Services
from bot.inbound.presses.people import change
from bot.inbound.replies import Interaction, ready, show, tell
from bot.inbound.translator import Name, Text
from bot.show import messages, table_words
from bot.show.messages.people import AUTO, NO, YES
from bot.show.panel import Button, Panel
from bot.show.sentences import Said, said
from db.rows import Changes, Person
from engines.words import LOCALES
from tables import overdue, store
from tables.hours import local
from tables.model import Table
from tables.pace import DAY
from tables.refusals import TableRefused

SPANS = (1, 2, 3, 7, 14)  # days
GAMES_LISTED = 20  # games in one message
ZONE, HOUR_TYPED, DAY_TYPED = 50, 20, 40  # characters


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_settings(services))
    tree.add_command(_away(services))
    tree.add_command(_privacy(services))


def _settings(services: Services) -> Command:
    async def asked(interaction: Interaction, **given: Any) -> None:
        me = services.of(interaction).press
        person = await services.tables.settings(me, **_changes(given))
        say = said(person.locale or me.locale)

        async def panel() -> Panel:
            return messages.settings(person, say, services.tables.now())

        await show(interaction, panel())

    texts = {"language": CHOICE, "zone": ZONE, "quiet_from": HOUR_TYPED, "quiet_until": HOUR_TYPED}
    parameters: list[tuple[str, Any, Any]] = [(name, up_to(most), "") for name, most in texts.items()]
    made = command(
        Name("settings"),
        Text("describe-settings"),
        asked,
        [*parameters, ("dm", bool, None), ("ranking", bool, None), ("words", bool, None)],
    )
    describe(made, **{name: Text(f"describe-{name}") for name in (*texts, "dm", "ranking", "words")})
    made._params["language"].choices = [
        app_commands.Choice(name=Text(f"language-{one}"), value=one) for one in (*LOCALES, AUTO)
    ]
    made.autocomplete("zone")(_offer(_zones(services), services))
    for name in ("quiet_from", "quiet_until"):
        made.autocomplete(name)(_offer(_hours, services))
    return made


def _changes(given: Mapping[str, Any]) -> Changes:
    """Only what was given; a single word that switches quiet hours off stands for both."""
    changes = Changes()
    for name in PERSONAL:
        typed = given[name]
        if typed not in ("", None):
            word = typed if isinstance(typed, str) else (YES if typed else NO)
            changes |= change(name, word)
    if None in (changes.get("quiet_from", 0), changes.get("quiet_until", 0)):
        changes |= Changes(quiet_from=None, quiet_until=None)
    return changes


def _privacy(services: Services) -> Command:
    async def asked(interaction: Interaction) -> None:
        say = await services.of(interaction).say()
        to = services.links
        addresses = (
            (say("privacy-policy"), to.privacy),
            (say("privacy-terms"), to.terms),
            (say("privacy-support"), to.support),
        )
        links = tuple(Button(label, url=url) for label, url in addresses if url)
        rows = (links, messages.of_ones_data(say)) if links else (messages.of_ones_data(say),)
        await show(interaction, ready(Panel((say("privacy"),), rows)))

    return command(Name("privacy"), Text("describe-privacy"), asked)


def _away(services: Services) -> Command:
    async def asked(interaction: Interaction, until: str = "") -> None:
        me = services.of(interaction).press
        before = await services.tables.person(me.person)
        now = services.tables.now()
        back = typed_dates.until(until, before, now)
        say = said(before.locale or me.locale)
        if back is None and (before.away_until or 0) <= now:
            await tell(interaction, say("away-not"))
            return
        left = await services.tables.read(overdue.leave_left, me.person)
        await services.tables.away(me, back)
        await tell(interaction, say("away-over") if back is None else await _gone(services, left, back, say))

    made = command(Name("away"), Text("describe-away"), asked, [("until", up_to(DAY_TYPED), "")])
    describe(made, until=Text("describe-until"))
    made.autocomplete("until")(_offer(_spans(services), services))
    return made


async def _gone(services: Services, left: Mapping[int, int], back: int, say: Said) -> str:
    """Until when, and how much leave each of their games still allows."""
    tables = await services.tables.read(store.readable, [*left][:GAMES_LISTED])
    lines = [_leave_line(table, left[game], say) for game, table in tables.items()]
    return "\n".join([say("away-now", until=messages.instant(back)), *lines])


def _leave_line(table: Table, left: int, say: Said) -> str:
    game = table_words.words(table, say.locale).format("game-name")
    return say("away-left", game=game, number=table.id, days=(left + DAY // 2) // DAY)


# what is offered while somebody types

Choices = Sequence[tuple[str, str]]  # what is read, and what it means


def _offer(of: Callable[[Person, Said, str], Choices], services: Services) -> Any:
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        person = await services.tables.person(interaction.user.id)
        say = said(person.locale or str(interaction.locale))
        return [
            app_commands.Choice(name=label[:100], value=value)
            for label, value in of(person, say, current)[: typed_zones.OFFERED]
        ]

    return offered


def _zones(services: Services) -> Callable[[Person, Said, str], Choices]:
    def offered(_person: Person, _say: Said, current: str) -> Choices:
        """With what the clocks show there."""
        now = services.tables.now()
        return [
            (f"{name} · {local(Person(0, zone=name), now):%H:%M}", name)
            for name in typed_zones.offered(current)
        ]

    return offered


def _hours(_person: Person, say: Said, current: str) -> Choices:
    """Whole hours; halves too, once something is typed."""
    typed = current.strip().casefold()
    times = [typed_dates.shown(minute) for minute in range(0, 24 * 60, 30 if typed else 60)]
    fitting = [one for one in times if one.startswith(typed) or one.removeprefix("0").startswith(typed)]
    off = say("settings-off")
    return [(off, typed_dates.OFF[0])] * off.casefold().startswith(typed) + [(one, one) for one in fitting]


def _spans(services: Services) -> Callable[[Person, Said, str], Choices]:
    def offered(person: Person, say: Said, current: str) -> Choices:
        """With the day and the hour that each would mean."""
        now = services.tables.now()
        typed = [current.strip()] if current.strip() else [f"{days}d" for days in SPANS]
        found = []
        for one in typed:
            try:
                back = typed_dates.until(one, person, now)
            except TableRefused:
                return []
            if back is not None:
                label = one if current.strip() else say("away-days", count=int(one[:-1]))
                found.append((f"{label} · {local(person, back):%Y-%m-%d %H:%M}", one))
        away = (person.away_until or 0) > now
        return [(say("away-back"), typed_dates.BACK[0])] * away + found

    return offered
