"""What somebody shows of a deal of the day, by their own press."""

from bot.outbound.delivery import Delivery, marker
from bot.show.panels.daily import deal_card
from bot.show.sentences import said
from db.rows import Row
from tables import daily
from tables.posts import DealCard


class DealPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def card(self, row: Row, post: DealCard) -> int | None:
        """Nothing, if it is nobody's any more."""
        shown = await self._to.tables.tx(daily.shown, post.game)
        if shown is None:
            return None
        mark = marker(row.key, row.epoch)
        panel = await deal_card(*shown, said(post.locale), self._to.pictures, mark)
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)
