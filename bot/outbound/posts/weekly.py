"""The word of the week."""

from bot.outbound.delivery import Delivery, marker
from bot.show import messages
from bot.show.sentences import said
from db.rows import Row
from tables import weekly
from tables.posts import Weekly


class WeeklyPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def weekly(self, row: Row, post: Weekly) -> int | None:
        """As it is now: who is hidden or gone since is not named; nothing, if nothing is left to tell."""
        week = await self._to.tables.read(weekly.week, post.server, post.until)
        if week is None:
            return None
        panel = messages.weekly(week, said(week.locale), marker(row.key, row.epoch))
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)
