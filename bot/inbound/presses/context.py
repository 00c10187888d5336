"""One interaction: who pressed, at which table, on which seat, and in which language they read."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import discord

from bot.inbound.command_mentions import Mentions
from bot.inbound.known_members import KnownMembers
from bot.inbound.live_panels import LivePanels
from bot.inbound.replies import Interaction, values
from bot.ops.filming import Films
from bot.ops.hinting import Hints
from bot.ops.status import StatusReport
from bot.ops.verifier import Verifier
from bot.ops.worker_pool import WorkerPool
from bot.settings import Links
from bot.show.display_names import printed
from bot.show.pictures import Pictures
from bot.show.sentences import Reader, Said, said
from db.rows import Person
from engines.core import AnyRules, Seat, StaleAction
from tables import memos, people, store
from tables.context import Tx
from tables.model import Press, Table, begun, not_seated
from tables.refusals import TableRefused
from tables.service import Tables
from tables.store import check_back


@dataclass(frozen=True, slots=True)
class Context:
    """All that an answer is made from."""

    interaction: Interaction
    tables: Tables
    pictures: Pictures
    verifier: Verifier
    hints: Hints
    live: LivePanels
    films: Films
    members: KnownMembers

    @property
    def press(self) -> Press:
        interaction, user = self.interaction, self.interaction.user
        name = printed(user.display_name) or printed(user.name) or "?"
        where = interaction.guild_id, interaction.channel_id
        return Press(interaction.id, user.id, name, str(interaction.locale), *where)

    @property
    def person(self) -> int:
        return self.interaction.user.id

    async def reader(self) -> Reader:
        """Their own choice, else the language of their Discord."""
        return _as_read(self.interaction, await self.tables.person(self.person))

    async def locale(self) -> str:
        return (await self.reader()).locale

    async def memo(self, game: int) -> str:
        """What they have noted for themselves about that game."""
        return await self.tables.read(memos.of, self.person, game)

    async def say(self) -> Said:
        return said(await self.locale())

    async def public(self) -> Said:
        """In the language of the buttons that all see here; in direct messages they are the reader's own."""
        return said(str(self.interaction.guild_locale or await self.locale()))

    @property
    def games(self) -> Sequence[AnyRules]:
        return tuple(self.tables.rules.values())

    def game(self, book: int) -> AnyRules:
        """By its place in the list of games."""
        if book >= len(self.games):
            raise TableRefused("old")
        return self.games[book]

    def book(self, rules: AnyRules) -> int:
        """The place of a game in that list, whatever the version of its rules."""
        return next(at for at, one in enumerate(self.games) if one.key == rules.key)

    async def table(self, game: int) -> Table:
        """Whoever is away and presses anything is given their seat back first."""
        table = await self.tables.get(game, self.press)
        check_back(table, self.person)
        return table

    async def begun(self, game: int) -> Table:
        return begun(await self.table(game))

    async def seat(self, game: int) -> tuple[Table, Seat]:
        """Who that is comes before the state it is in."""
        return _seated(await self.table(game), self.person)

    async def seen(self, game: int) -> tuple[Table, Seat, Reader, str]:
        """All that their panel is made from, their note included: of one moment, and asked for once."""
        table, person, memo = await self.tables.read(_seen, game, self.press)
        check_back(table, self.person)
        return *_seated(table, self.person), _as_read(self.interaction, person), memo

    def chosen(self, most: int) -> int:
        """The value of a list's option is its index; anything else was never offered."""
        found = values(self.interaction)
        if len(found) != 1 or not found[0].isdecimal() or not 0 <= int(found[0]) < most:
            raise StaleAction("stale")
        return int(found[0])


def place_of(interaction: Interaction) -> tuple[int, int | None]:
    """The channel, and the thread if it came from one: then the table stays there."""
    channel = interaction.channel_id
    assert channel is not None
    return channel, channel if isinstance(interaction.channel, discord.Thread) else None


def _as_read(interaction: Interaction, person: Person) -> Reader:
    return Reader(person.locale or str(interaction.locale), person.worded)


def _seated(table: Table, person: int) -> tuple[Table, Seat]:
    seat = table.seat_of(person)
    if seat is None:
        raise not_seated(table)
    return begun(table), seat


def _seen(tx: Tx, game: int, press: Press) -> tuple[Table, Person, str]:
    table = store.get(tx, game, press)
    return table, people.get(tx, press.person), memos.of(tx, press.person, game)


@dataclass(frozen=True, slots=True)
class Services:
    """What every answer needs, whoever asks."""

    tables: Tables
    pictures: Pictures
    films: Films
    status: StatusReport
    verifier: Verifier = field(default_factory=Verifier)
    links: Links = field(default_factory=Links)
    hints: Hints = field(default_factory=lambda: Hints(WorkerPool(1, time.monotonic)))

    live: LivePanels = field(default_factory=LivePanels)
    members: KnownMembers = field(default_factory=KnownMembers)
    mentions: Mentions = field(default_factory=Mentions)

    def of(self, interaction: Interaction) -> Context:
        doing = self.verifier, self.hints, self.live, self.films, self.members
        return Context(interaction, self.tables, self.pictures, *doing)
