"""A message that lives: posted anew when there is news, edited when there is less of it, taken away at the
end."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass

import discord

from bot.outbound.delivery import Delivery, Place, marker
from bot.show.components_v2 import editing
from bot.show.panel import Panel
from db.rows import Row
from tables import live_messages
from tables.live_messages import Ping, Told


@dataclass(frozen=True, slots=True)
class Living:
    """What it has to tell now, and how; `muted` are no reason to post it again."""

    name: str
    before: Told
    pings: Sequence[Ping]
    panel: Callable[[Collection[int], int], Awaitable[Panel]]  # of whom there is news, and the container's id
    muted: Collection[int] = ()
    silent: bool = False

    @property
    def news(self) -> tuple[int, ...]:
        told = self.before.pings
        return tuple(one.of for one in self.pings if one not in told and one.of not in self.muted)

    @property
    def heard(self) -> tuple[Ping, ...]:
        """When it is posted now; who is muted has heard no more than before."""
        fresh = (one for one in self.pings if one.of not in self.muted)
        return tuple(sorted((*fresh, *(one for one in self.kept if one.of in self.muted))))

    @property
    def kept(self) -> tuple[Ping, ...]:
        """Of what was told before, what is so still."""
        still = {one.of for one in self.pings}
        return tuple(one for one in self.before.pings if one.of in still)


class LivePosts:
    def __init__(self, to: Delivery) -> None:
        self._to = to

    async def live(self, row: Row, channel: Place, living: Living) -> None:
        if living.news:
            now = await self._anew(row, channel, living)
        elif living.pings:
            now = await self._edited(channel, living)
        else:
            lost = await self._to.lost(channel, row)
            for message in {living.before.message, lost.id if lost else None}:
                if message is not None:
                    await self._to.remove(channel, message)
            now = Told()
        if now != living.before:
            await self._to.tables.tx(live_messages.put, living.name, now)

    async def _anew(self, row: Row, channel: Place, living: Living) -> Told:
        mark = marker(row.key, row.epoch)
        panel = await living.panel(living.news, mark)
        message = await self._to.post(channel, row, panel, silent=living.silent)
        old = living.before.message
        if old is not None and old != message:
            await self._to.remove(channel, old)
        return Told(message=message, mark=mark, pings=living.heard)

    async def _edited(self, channel: Place, living: Living) -> Told:
        """With nobody notified; one that a moderator deleted stays away until there is news."""
        message, mark = living.before.message, living.before.mark
        if message is not None:
            panel = await living.panel((), mark)
            try:
                edit = channel.get_partial_message(message).edit
                await self._to.awake(channel.id, lambda: edit(**editing(panel)))
            except discord.NotFound:
                message = None
        return Told(message=message, mark=mark, pings=living.kept)
