"""A person's settings and data."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Unpack

from bot import announce
from bot.quiet import heard
from bot.said import BotRefused
from bot.tables.impatience import Impatience
from bot.tables.lobby import Lobby
from bot.tables.shelf import Press
from bot.tables.waiting import CLOCKS
from db import games, outbox, people, privacy, reminders
from db.database import Connection

HOURS = {"zone", "quiet_from", "quiet_until"}


class Persons(Lobby, Impatience):
    async def person(self, person: int) -> people.Person:
        return await self.db.read(lambda conn: people.get(conn, person))

    async def settings(self, press: Press, **changes: Unpack[people.Changes]) -> people.Person:
        """What they have chosen, after these changes."""
        if "dm" in changes:
            changes["dm_closed_at"] = None

        def work(conn: Connection) -> people.Person:
            people.seen(conn, press.person, press.name, self.now(), press.locale)
            before = people.get(conn, press.person)
            if changes:
                people.change(conn, press.person, **changes)
            person = people.get(conn, press.person)
            _check_quiet(person)
            if HOURS & changes.keys():
                _hours_changed(conn, before, self.now())
            return person

        return await self.db.tx(work)

    async def data_of(self, person: int) -> Mapping[str, object]:
        return await self.db.read(lambda conn: privacy.export(conn, person))

    async def forget(self, press: Press) -> None:
        """Tables are left, running games by the canon's rule, then nothing of the person remains; the lobbies
        and boards that stand are shown without the name."""
        named = await self.db.read(lambda conn: games.running_with(conn, press.person))
        for table in await self.of(press.person):
            leaving = replace(press, key=f"forget:{table.id}:{press.key}", guild=table.guild)
            await (self.leave if table.state == "running" else self.quit)(leaving, table.id)

        def work(conn: Connection) -> None:
            privacy.forget(conn, press.person)
            for game in named:
                shown = announce.anew(self._load(conn, game), f"forgotten:{press.key}")
                outbox.put(conn, shown, self.now())

        await self.db.tx(work)
        await self.db.compact()


def _hours_changed(conn: Connection, before: people.Person, now: int) -> None:
    """What waits for the end of the quiet hours they had is looked at anew by the next sweep."""
    end = heard(before, now)
    for row in reminders.of_person(conn, before.id) if end > now else ():
        if row.kind in CLOCKS and row.due_at == end:
            reminders.move(conn, row.key, now)


def _check_quiet(person: people.Person) -> None:
    """From when and until when, or not at all."""
    if (person.quiet_from is None) != (person.quiet_until is None):
        raise BotRefused("half-quiet")
    if person.quiet_from is not None and person.quiet_from == person.quiet_until:
        raise BotRefused("always-quiet")
