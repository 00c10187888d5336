"""A message that lives: posted anew when there is news, edited when there is less of it, taken away at the
end."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass

import discord

from bot import told
from bot.layout import editing
from bot.panels import Panel
from bot.posts.desk import Desk, Place, marker
from bot.told import Ping, Told
from db.outbox import Row


@dataclass(frozen=True, slots=True)
class Living:
    """What it has to tell now, and how; `muted` are no reason to post it again."""

    name: str
    before: Told
    pings: Mapping[str, Ping]
    panel: Callable[[Collection[str], int], Awaitable[Panel]]  # the news, and the container's id
    muted: Collection[str] = ()
    silent: bool = False

    @property
    def news(self) -> tuple[str, ...]:
        told_of = self.before.pings
        return tuple(
            key for key, ping in self.pings.items() if told_of.get(key) != ping and key not in self.muted
        )


class LivePosts(Desk):
    async def live(self, row: Row, channel: Place, living: Living) -> None:
        if living.news:
            now = await self._anew(row, channel, living)
        elif living.pings:
            now = await self._edited(channel, living)
        else:
            lost = await self.lost(channel, row)
            for message in {living.before.message, lost.id if lost else None}:
                if message is not None:
                    await self.remove(channel, message)
            now = Told()
        if now != living.before:
            await self.settle(lambda conn: told.put(conn, living.name, now))

    async def _anew(self, row: Row, channel: Place, living: Living) -> Told:
        mark = marker(row.key)
        panel = await living.panel(living.news, mark)
        message = await self.post(channel, row, panel, silent=living.silent)
        old = living.before.message
        if old is not None and old != message:
            await self.remove(channel, old)
        told_of = living.before.pings
        heard = {key: ping for key, ping in living.pings.items() if key not in living.muted}
        kept = {key: ping for key, ping in told_of.items() if key in living.pings}
        return Told(message, mark, kept | heard)

    async def _edited(self, channel: Place, living: Living) -> Told:
        """With nobody notified; one that a moderator deleted stays away until there is news."""
        message, mark = living.before.message, living.before.mark
        kept = {key: ping for key, ping in living.before.pings.items() if key in living.pings}
        if message is not None:
            panel = await living.panel((), mark)
            try:
                edit = channel.get_partial_message(message).edit
                await self.awake(channel.id, lambda: edit(**editing(panel)))
            except discord.NotFound:
                message = None
        return Told(message, mark, kept)
