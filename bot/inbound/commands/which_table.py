"""Which game is meant: the thread's, the only one that waits, or the one that was named."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import app_commands

from bot.inbound.buttons import Control, Turn
from bot.inbound.commands.signature import Command, command, describe, up_to
from bot.inbound.presses.context import Context, Services
from bot.inbound.replies import Interaction, ready, show
from bot.inbound.translator import Name, Text
from bot.show import messages, table_words
from engines.core import AnyRules, Seat
from tables import store
from tables.model import Table
from tables.refusals import TableRefused
from tables.store import check_back

DIGITS = 12  # digits of a table's number


OfGame = Callable[[Context, int], Awaitable[None]]
Of = Callable[[Table, Seat], Control]  # the button that does at a table what a command does


class WhichGameError(TableRefused):
    """Several could be meant: each has its button."""

    def __init__(self, tables: Sequence[Table], of: Of) -> None:
        super().__init__("which-game")
        self.tables, self.of = tables, of


async def ask_which(at: Context, asked: WhichGameError) -> None:
    say = await at.say()
    seated = ((table, table.seat_of(at.person)) for table in asked.tables)
    offered = [(table, asked.of(table, seat)) for table, seat in seated if seat is not None]
    await show(at.interaction, ready(messages.which_table(offered, at.person, say)))


def about_a_game(name: str, services: Services, work: OfGame, of: Of, *, asks: bool = False) -> Command:
    """A command that does what a button of the table does. `asks`: that one game alone waits for somebody
    does not mean that it is the one."""

    async def asked(interaction: Interaction, game: str = "") -> None:
        table = await game_here(interaction, services, game, of=of, asks=asks)
        assert table is not None
        await work(services.of(interaction), table.id)

    made = command(Name(name), Text(f"describe-{name}"), asked, [("game", up_to(), "")])
    describe(made, game=Text("describe-game"))
    made.autocomplete("game")(game_choices(services))
    return made


async def game_here(
    interaction: Interaction,
    services: Services,
    named: str,
    rules: AnyRules | None = None,
    *,
    of: Of = lambda table, _: Turn(table.id),
    asks: bool = False,
    strict: bool = True,
) -> Table | None:
    """Refused with what to do, unless only somebody's completion asks; what follows is about this game."""
    try:
        found = await _meant(interaction, services, named, rules, of, asks=asks)
    except TableRefused:
        if strict:
            raise
        return None
    interaction.extras["game"] = found.id
    if strict:
        check_back(found, interaction.user.id)
    return found


async def _meant(
    interaction: Interaction, services: Services, named: str, rules: AnyRules | None, of: Of, *, asks: bool
) -> Table:
    if named:
        number, *_ = named.strip().lstrip("#").split(maxsplit=1) or [""]
        if number.isdecimal() and len(number) <= DIGITS:
            return await services.of(interaction).table(int(number))
    elif interaction.channel_id is not None:
        here = await game_of_channel(services, interaction.user.id, interaction.channel_id)
        if here is not None and (rules is None or here.rules.key == rules.key):
            return here
    mine = [] if named else await _running(interaction, services, rules)
    waiting = [table for table in mine if table.seat_of(interaction.user.id) in table.waiting]
    for several in (mine,) if asks else (waiting, mine):
        if len(several) == 1:
            return several[0]
    if mine:
        raise WhichGameError(mine, of)
    raise TableRefused("no-game" if named else "none-here")


async def game_of_channel(services: Services, person: int, channel: int) -> Table | None:
    """The thread's, or what they play alone in their direct messages."""
    here = await services.tables.read(store.in_thread, channel)
    return here or await services.tables.read(store.alone_in, person, channel)


async def _running(interaction: Interaction, services: Services, rules: AnyRules | None) -> list[Table]:
    return [
        table
        for table in await services.tables.of(interaction.user.id)
        if table.state == "running" and (rules is None or table.rules.key == rules.key)
    ]


def game_choices(services: Services) -> Any:
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale = await services.of(interaction).locale()
        mine = await services.tables.of(interaction.user.id)
        names = [_described(table, locale)[:100] for table in mine]
        fitting = [name for name in names if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:25]]

    return offered


def _described(table: Table, locale: str) -> str:
    game = table_words.words(table, locale).format("game-name")
    return f"{table.id} {game}: {', '.join(table_words.names(table))}"
