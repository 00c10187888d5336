"""What a person settles for themselves, and their data: to take away, or to delete."""

import json
from typing import assert_never

import discord

from bot.inbound import typed_dates, typed_zones
from bot.inbound.buttons import (
    PERSONAL,
    Forget,
    Forgotten,
    Keep,
    MyData,
    OfPeople,
    Personal,
    SendMessages,
    Setting,
    Settings,
    SettingSet,
    StopMessages,
)
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, give, ready, turn_over, values
from bot.show import messages
from bot.show.components_v2 import Upload
from bot.show.messages.people import AUTO, NO, SHOWN, YES
from bot.show.panel import Button, Panel
from bot.show.sentences import said
from db.rows import Changes, Person
from engines.words import LOCALES
from tables import people
from tables.hours import MINUTES_OF_DAY
from tables.refusals import TableRefused

NIGHT = 10 * 60  # minutes


async def pressed(at: Context, control: OfPeople) -> None:
    match control:
        case MyData():
            await _my_data(at)
        case Forget():
            await _forget(at)
        case Forgotten():
            await _forgotten(at)
        case Settings():
            now = at.tables.now()
            panel = messages.settings(await at.tables.person(at.person), await at.say(), now)
            await turn_over(at.interaction, ready(panel))
        case Setting():
            name, person = SHOWN[at.chosen(len(SHOWN))], await at.tables.person(at.person)
            panel = messages.setting(person, name, await at.say(), at.tables.now())
            await turn_over(at.interaction, ready(panel))
        case SettingSet(number):
            await _set(at, number)
        case StopMessages():
            await _messages(at, dm=False)
        case SendMessages():
            await _messages(at, dm=True)
        case _:
            assert_never(control)


async def _set(at: Context, number: int) -> None:
    """Then all of them are shown, in the language of now."""
    if number >= len(PERSONAL):
        raise TableRefused("old")
    changes = change(PERSONAL[number], next(iter(values(at.interaction)), ""))
    before = await at.tables.person(at.person)
    await acknowledge(at.interaction)
    person = await at.tables.settings(at.press, **_whole_night(before, changes))
    panel = messages.settings(person, said(person.locale or at.press.locale), at.tables.now())
    await turn_over(at.interaction, ready(panel))


def change(name: Personal, given: str) -> Changes:
    """By what was typed, or chosen in a list; refused where it says nothing."""
    match name:
        case "language" if given in (*LOCALES, AUTO):
            return Changes(locale=None if given == AUTO else given)
        case "zone":
            return Changes(zone=typed_zones.zone(given))
        case "quiet_from" | "quiet_until":
            minute = typed_dates.minute_of_day(given)
            if minute is None:
                return Changes(quiet_from=None, quiet_until=None)
            return Changes(quiet_from=minute) if name == "quiet_from" else Changes(quiet_until=minute)
        case "dm" if given in (YES, NO):
            return Changes(dm=given == YES)
        case "ranking" if given in (YES, NO):
            return Changes(ranked=given == YES)
        case "words" if given in (YES, NO):
            return Changes(worded=given == YES)
        case _:
            raise TableRefused("old")


def _whole_night(before: Person, changes: Changes) -> Changes:
    """Quiet hours of which the beginning or the end alone was chosen are ten."""
    since, until = changes.get("quiet_from"), changes.get("quiet_until")
    if since is not None and before.quiet_until is None:
        return {**changes, "quiet_until": (since + NIGHT) % MINUTES_OF_DAY}
    if until is not None and before.quiet_from is None:
        return {**changes, "quiet_from": (until - NIGHT) % MINUTES_OF_DAY}
    return changes


async def _messages(at: Context, *, dm: bool) -> None:
    """And the way back."""
    say = await at.say()
    await acknowledge(at.interaction)
    await at.tables.settings(at.press, dm=dm)
    if dm:
        await turn_over(at.interaction, ready(Panel((say("messages-sent"),))))
    else:
        again = Button(say("messages-send"), SendMessages())
        await turn_over(at.interaction, ready(Panel((say("messages-stopped"),), ((again,),))))


async def _my_data(at: Context) -> None:
    async def file() -> discord.File:
        text = json.dumps(await at.tables.read(people.data_of, at.person), indent=1, default=str)
        return Upload(text.encode(), "fireside.json")

    await give(at.interaction, file())


async def _forget(at: Context) -> None:
    """Whether they are sure."""
    say = await at.say()
    button = Button(say("settings-delete"), Forgotten(), "danger")
    close = Button(say("composer-close"), Keep())
    await turn_over(at.interaction, ready(Panel((say("settings-delete-sure"),), ((button, close),))))


async def _forgotten(at: Context) -> None:
    say = await at.say()  # of what is known of them until then
    await acknowledge(at.interaction)
    await at.tables.forget(at.press)
    await turn_over(at.interaction, ready(Panel((say("settings-deleted"),))))
