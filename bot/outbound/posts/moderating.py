"""What those who keep order have done at a table."""

from bot.outbound.delivery import Delivery, marker
from bot.show import messages
from bot.show.panel import Panel
from bot.show.sentences import said
from db.rows import Row
from tables.posts import Moderated


class ModeratingPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def moderated(self, row: Row, post: Moderated) -> int:
        """A quiet line: nobody is called."""
        table = await self._to.table(row)
        text = messages.moderated(table, post, said(table.locale))
        panel = Panel((text,), marker=marker(row.key, row.epoch))
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)
