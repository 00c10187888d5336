"""A person's settings and data."""

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.impatience import Impatience
from bot.tables.shelf import Press
from db import people, privacy
from db.database import Connection


class Persons(Impatience):
    async def settings(
        self, press: Press, *, language: str | None, dm: bool | None, auto: bool
    ) -> people.Person:
        """What they have chosen, after these changes; None changes nothing."""

        def work(conn: Connection) -> people.Person:
            people.seen(conn, press.person, press.name, self.now())
            if language is not None or auto:
                people.change(conn, press.person, locale=language)
            if dm is not None:
                people.change(conn, press.person, dm=dm, dm_closed_at=None)
            return people.get(conn, press.person)

        return await self.db.tx(work)

    async def data_of(self, person: int) -> Mapping[str, object]:
        return await self.db.read(lambda conn: privacy.export(conn, person))

    async def forget(self, press: Press) -> None:
        """Running games are left by the canon's rule, then nothing of the person remains."""
        for table in await self.of(press.person):
            if table.state == "running":
                key = f"forget:{table.id}:{press.key}"
                await self.leave(replace(press, key=key, guild=table.guild), table.id)
        await self.db.tx(lambda conn: privacy.forget(conn, press.person))
        await self.db.compact()
