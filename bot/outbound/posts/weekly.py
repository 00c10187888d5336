"""The word of the week."""

import asyncio
from contextlib import suppress

from bot.ops.filming import LONGEST, Films
from bot.outbound.delivery import Delivery, marker
from bot.show import messages, table_words
from bot.show.panel import Picture
from bot.show.sentences import said
from db.rows import Row
from tables import weekly
from tables.posts import Weekly
from tables.refusals import Unreadable
from tables.weekly import Week


class WeeklyPosts:
    def __init__(self, to: Delivery, films: Films) -> None:
        self._to = to
        self._films = films

    async def weekly(self, row: Row, post: Weekly) -> int | None:
        """As it is now: who is hidden or gone since is not named; nothing, if nothing is left to tell."""
        week = await self._to.tables.read(weekly.week, post.server, post.until)
        if week is None:
            return None
        film = await self._film(week)
        panel = messages.weekly(week, said(week.locale), marker(row.key, row.epoch), film)
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)

    async def _film(self, week: Week) -> Picture | None:
        """Of the closest finish, if it can be made in time and shows nobody who does not want to be seen."""
        if week.closest is None or not week.closest.seen:
            return None
        made: bytes | None = None
        table = week.closest.table
        with suppress(Unreadable, TimeoutError):
            table = await self._to.tables.get(table.id)
            async with asyncio.timeout(LONGEST):
                made = await self._films.elsewhere(table, week.locale)
        if made is None:
            return None
        alt = messages.film_alt(table, said(week.locale), table_words.words(table, week.locale))
        return Picture(made, alt, "film.gif")
