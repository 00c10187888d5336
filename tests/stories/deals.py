"""Deals of the day in the hands of who presses the best suggestion."""

from bot.inbound.custom_ids import WIRE, parse
from bot.show.sentences import said
from db import deals
from sandbox import components as parts
from sandbox.people.client import Person
from sandbox.people.shown import Shown
from tables.model import Table
from tests.stories.playing import answer, asked
from tests.stories.running_bot import Bot

MONDAY = 20_776  # 2026-11-19 is a Thursday: 20,776 is a Monday
GREEN = 3  # of buttons: the natural next step


def best(panel: Shown) -> tuple[str, str]:
    """The natural next step; else what does something at once, what asks, a list, and whose turn it is."""
    rows = [row["components"] for row in panel.components() if row["type"] == parts.ROW]
    usable = [one for row in rows for one in row if not one.get("disabled")]
    usable.sort(key=lambda one: one.get("style") != GREEN)
    for names in ("do", "ask", "list", "turn"):
        for one in usable:
            control = parse(str(one.get("custom_id", "")))
            if control is not None and WIRE[type(control)] == names:
                return one["custom_id"], one["options"][0]["value"] if one.get("options") else ""
    raise AssertionError(panel.text)


async def looked(person: Person) -> Shown:
    return await asked(person, "/daily")


async def begun(person: Person, locale: str = "en") -> Shown:
    shown = await looked(person)
    await person.press(said(locale)("daily-play-button"), on=shown)
    return await person.sees_changed(shown)


async def goes_on(person: Person, panel: Shown) -> Shown:
    """By what is suggested first."""
    return await answer(person, panel, best(panel))


async def table_of(bot: Bot, person: Person, day: int = MONDAY) -> Table:
    tried = await bot.tables.db.read(lambda conn: deals.of_person(conn, day, person.id))
    assert tried is not None
    return await bot.tables.get(tried.game)
