"""Who pressed, at which table, on which seat; and the panel that a turn begins and ends with."""

from collections.abc import Awaitable, Callable

from bot import messages, screens
from bot.answers import Interaction, ready, show, turn_over, values
from bot.controls import Control
from bot.names import printed
from bot.panels import Button, Panel
from bot.pictures import Pictures
from bot.publisher import Publisher
from bot.said import BotRefused, Said, said
from bot.table import Table, begun, not_seated
from bot.tables import Press, Tables
from engines.core import Refused, Seat, StaleAction
from engines.words import Words

BEFORE = ("lobby", "expired")  # a game
Handler = Callable[[Interaction, Control], Awaitable[None]]


class Room:
    """What every kind of press needs."""

    def __init__(self, tables: Tables, pictures: Pictures, publisher: Publisher) -> None:
        self.tables = tables
        self.pictures = pictures
        self.publisher = publisher

    def press(self, interaction: Interaction) -> Press:
        user = interaction.user
        name = printed(user.display_name) or printed(user.name) or "?"
        return Press(f"i:{interaction.id}", user.id, name, str(interaction.locale), interaction.guild_id)

    async def locale(self, interaction: Interaction) -> str:
        """The reader's own choice, else that of their Discord."""
        return await self.tables.locale_of(interaction.user.id) or str(interaction.locale)

    async def public(self, interaction: Interaction) -> Said:
        """In the language of the buttons that all see here; in direct messages they are the reader's own."""
        return said(str(interaction.guild_locale or await self.locale(interaction)))

    async def table(self, interaction: Interaction, game: int) -> Table:
        """Seated persons find their game from everywhere; all others only where they can see it."""
        table = await self.tables.get(game)
        if table.seat_of(interaction.user.id) is None and not _is_seen(table, interaction):
            raise BotRefused("no-game")
        return table

    async def seat(self, interaction: Interaction, game: int) -> tuple[Table, Seat]:
        table = await self.table(interaction, game)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise not_seated(table)
        return begun(table), seat

    async def sentence(self, refused: Refused, locale: str, game: int) -> str:
        """A refusal of the rules, with the words and the names of its table."""
        try:
            words = (await self.tables.get(game)).words(locale) if game else Words(locale)
        except BotRefused:  # a table that was never there
            words = Words(locale)
        return words.refusal(refused)

    async def turn_panel(
        self, table: Table, seat: Seat, locale: str, note: str = "", *, done: bool = False
    ) -> Panel:
        """The composer with a note, or whom the table waits for instead."""
        if table.paused:
            note = "\n".join(filter(None, (note, said(locale)("composer-paused", link=table.link))))
        if seat in table.waiting:
            return await screens.composer_panel(table, seat, locale, self.pictures, note=note)
        say = said(locale)
        if table.state == "ended":
            return Panel((say("composer-over" if done else "lobby-ended"),))
        names = table.waits_for(locale)
        told = say("composer-done", names=names) if done else say("composer-waiting", names=names)
        return Panel((note, told), await self._next_row(table, seat, say))

    async def now_panel(self, table: Table, seat: Seat, locale: str) -> Panel:
        """For a button of an earlier moment."""
        note = said(locale)("composer-stale") if seat in table.waiting else ""
        return await self.turn_panel(table, seat, locale, note)

    async def _next_row(self, table: Table, seat: Seat, say: Said) -> tuple[tuple[Button, ...], ...]:
        """Another game that waits for this person."""
        person = table.person_on(seat)
        other = None if person is None else await self.tables.next_of(person, table.id)
        return () if other is None else ((Button(say("next-button"), Control("turn", other), "main"),),)

    async def page(self, interaction: Interaction, control: Control, panel: Panel) -> None:
        """The first page is a new message, the others turn it over."""
        first = control.decision == 0 and not control.path.endswith(tuple(messages.TURNED))
        await (show if first else turn_over)(interaction, ready(panel))


def _is_seen(table: Table, interaction: Interaction) -> bool:
    """A game in its whole server; a private one, once it has begun, in its own thread."""
    if not table.private:
        return interaction.guild_id == table.guild
    return interaction.channel_id == (table.channel if table.state in BEFORE else table.thread)


def index(interaction: Interaction, most: int) -> int:
    """The value of a list's option is its index; anything else was never offered."""
    chosen = values(interaction)
    if len(chosen) != 1 or not chosen[0].isdecimal() or not 0 <= int(chosen[0]) < most:
        raise StaleAction("stale")
    return int(chosen[0])
