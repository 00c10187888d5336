"""The film of a game, in its thread."""

from bot.ops.filming import Films
from bot.outbound.delivery import Delivery, marker
from bot.show import messages, table_words
from bot.show.panel import Picture
from bot.show.sentences import said
from db.rows import Row
from tables.deliveries import Filmed, Sent
from tables.posts import Film


class FilmPosts:
    def __init__(self, to: Delivery, films: Films) -> None:
        self._to = to
        self._films = films

    async def film(self, row: Row, post: Film) -> Sent:
        """Nothing, if it cannot be made: whoever asks again has it tried again."""
        table = await self._to.table(row)
        made = await self._films.of(table, hands=post.hands)
        if made is None:
            return Sent()
        say, words = said(table.locale), table_words.words(table, table.locale)
        alt = messages.film_alt(table, say, words)
        picture, mark = Picture(made, alt, "film.gif"), marker(row.key, row.epoch)
        panel = messages.film(table, say, picture, mark, hands=post.hands)
        message = await self._to.post(self._to.channel(row.channel), row, panel, silent=True)
        self._films.sent(table.id, hands=post.hands)
        return Sent(message, Filmed(message, post.hands))
