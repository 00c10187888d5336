"""The word of welcome."""

from bot.outbound.delivery import Delivery, marker
from bot.show import messages
from bot.show.sentences import said
from db.rows import Row
from tables.posts import Welcome


class WelcomePosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def welcome(self, row: Row, post: Welcome) -> int:
        say = said(post.locale)
        games = tuple(self._to.tables.rules.values())
        picture = await self._to.pictures.welcome(games, say("welcome-alt"))
        panel = messages.welcome(games, say, picture, marker(row.key, row.epoch))
        return await self._to.post(self._to.channel(row.channel), row, panel, silent=True)
