"""What is asked in the thread, and what came of it: no question keeps buttons that do nothing."""

from dataclasses import replace

from bot.outbound.delivery import Delivery, marker
from bot.show import messages, recap, table_words
from bot.show.panel import Panel
from bot.show.sentences import said
from db.rows import Row
from tables import deliveries
from tables.model import Table
from tables.posts import Answered, Asked


class AskingPosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def asked(self, row: Row, post: Asked) -> int:
        table = await self._to.table(row)
        question = messages.asked(table, said(table.locale), post.number, _question(table, post))
        return await self._to.post(
            self._to.channel(row.channel), row, replace(question, marker=marker(row.key, row.epoch))
        )

    async def answered(self, row: Row, post: Answered) -> None:
        """The question says how it ended."""
        table = await self._to.table(row)
        question = await self._to.tables.read(deliveries.by_key, post.asked)
        if question is None or question.message is None:
            return
        told = messages.answered(said(table.locale), table_words.names(table)[post.seat], post)
        panel = Panel((told,), marker=marker(post.asked, row.epoch))
        await self._to.change(row.channel, question.message, panel)


def _question(table: Table, post: Asked) -> str:
    """Of a move what everybody saw: what was chosen may be a secret."""
    words, say, name = (
        table_words.words(table, table.locale),
        said(table.locale),
        table_words.names(table)[post.seat],
    )
    if post.pace is not None:
        return say("asked-pace", name=name, pace=say(f"pace-{post.pace}"))
    assert post.entry is not None, "what is asked is one of two things"
    written = table.running.history()[post.entry - 1]
    seen = (line.rstrip(".") for line in recap.heard(written.events, words, None))
    return say("undo-asked", name=name, what=words.format("listed-apart").join(seen) or "…")
