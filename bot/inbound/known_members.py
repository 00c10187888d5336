"""Who is in a server, and as whom, as Discord said a moment ago: pressing again and again makes us ask it no
more often than that."""

import time
from collections import OrderedDict
from collections.abc import Callable

import discord

HOLDS = 5.0  # seconds in which somebody may be gone and still be taken for a member
MEMBERS_KEPT = 1_000  # persons in servers

Known = tuple[float, discord.Member | None]


class KnownMembers:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: OrderedDict[tuple[int, int], Known] = OrderedDict()

    async def of(self, guild: discord.Guild, person: int) -> discord.Member | None:
        """None: they are not there, or it cannot be learned."""
        key = guild.id, person
        at, member = self._known.pop(key, (float("-inf"), None))
        if self._clock() - at >= HOLDS:
            at, member = self._clock(), await _asked(guild, person)
        self._known[key] = at, member
        while len(self._known) > MEMBERS_KEPT:
            self._known.popitem(last=False)
        return member


async def _asked(guild: discord.Guild, person: int) -> discord.Member | None:
    try:
        return await guild.fetch_member(person)
    except discord.HTTPException:
        return None
