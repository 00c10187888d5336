"""What is asked in the thread, and what came of it: no question keeps buttons that do nothing."""

from dataclasses import replace

from bot import history, messages
from bot.panels import Panel
from bot.posts.desk import Desk, marker
from bot.said import said
from bot.table import Table
from db import outbox
from db.outbox import Row


class AskingPosts(Desk):
    async def asked(self, row: Row) -> int:
        table, number = await self.table(row), int(row.key.rsplit(":", 1)[1])
        question = messages.asked(table, said(table.locale), number, _question(table, row))
        return await self.post(self.channel(row.channel), row, replace(question, marker=marker(row.key)))

    async def answered(self, row: Row) -> None:
        """The question says how it ended."""
        table, asked = await self.table(row), str(row.payload["asked"])
        question = await self.tables.db.read(lambda conn: outbox.by_key(conn, asked))
        if question is None or question.message is None:
            return
        told = messages.answered(said(table.locale), table.names[row.payload["seat"]], row.payload)
        panel = Panel((told,), marker=marker(asked))
        await self.change(row.channel, question.message, panel)


def _question(table: Table, row: Row) -> str:
    """Of a move what everybody saw: what was chosen may be a secret."""
    words, say, name = table.words(table.locale), said(table.locale), table.names[row.payload["seat"]]
    if row.payload["kind"] == "pace":
        return say("asked-pace", name=name, pace=say(f"pace-{row.payload['pace']}"))
    written = table.running.history()[row.payload["entry"] - 1]
    seen = (line.rstrip(".") for line in history.heard(written.events, words, None))
    return say("undo-asked", name=name, what=words.format("listed-apart").join(seen) or "…")
