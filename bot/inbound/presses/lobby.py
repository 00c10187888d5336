"""Before the game: join, leave, pick, invite, start."""

from collections.abc import Awaitable, Callable
from typing import assert_never

from bot.inbound.buttons import AddComputer, Computers, Invite, Join, OfLobby, Picked, Quit, Start, TakeAway
from bot.inbound.buttons import Pick as PickButton
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, ready, show, tell, turn_over, values
from bot.show import messages, table_words
from bot.show.panel import Panel
from bot.show.sentences import said
from engines.core import Pick
from tables.lobby import LEVELS, Level
from tables.model import Press, Table, not_seated
from tables.refusals import TableRefused

PERSONS = range(1, 1 << 63)  # their numbers, as far as they can be kept


async def pressed(at: Context, control: OfLobby) -> None:
    match control:
        case Join(game):
            await _change(at, game, at.tables.join)
        case Quit(game):
            await _change(at, game, at.tables.quit)
        case Start(game):
            await _change(at, game, at.tables.start)
        case PickButton(game):
            await _pick(at, game)
        case Picked(game):
            await _picked(at, game)
        case Invite(game):
            await _invite(at, game)
        case Computers(game):
            await _computers(at, game)
        case AddComputer(game, level):
            await _change_computers(at, game, level, at.tables.add_computer)
        case TakeAway(game, level):
            await _change_computers(at, game, level, at.tables.take_away)
        case _:
            assert_never(control)


async def _change(at: Context, game: int, change: Callable[[Press, int], Awaitable[Table]]) -> None:
    """The lobby's message shows what came of it."""
    await at.table(game)
    await acknowledge(at.interaction)
    await change(at.press, game)


async def _pick(at: Context, game: int) -> None:
    table = await at.table(game)
    if table.seat_of(at.person) is None:
        raise not_seated(table)
    _picks(table)
    locale = await at.locale()
    panel = messages.pick(table, said(locale), table_words.words(table, locale), at.person)
    await show(at.interaction, ready(panel))


async def _picked(at: Context, game: int) -> None:
    table = await at.table(game)
    pick = _picks(table)
    choice = pick.choices[at.chosen(len(pick.choices))]
    await acknowledge(at.interaction)
    await at.tables.pick(at.press, game, pick.key, choice)
    locale = await at.locale()
    picked = table_words.words(table, locale).format(f"pick-{pick.key}-{choice}")
    await turn_over(at.interaction, ready(Panel((said(locale)("lobby-picked", pick=picked),))))


async def _computers(at: Context, game: int) -> None:
    table = await at.table(game)
    if table.seat_of(at.person) is None:
        raise not_seated(table)
    await show(at.interaction, ready(messages.computers(table, await at.say(), at.person)))


async def _change_computers(
    at: Context, game: int, level: int, change: Callable[[Press, int, Level], Awaitable[Table]]
) -> None:
    """Then the same is asked again, as long as the game has not begun."""
    if level >= len(LEVELS):
        raise TableRefused("old")
    await acknowledge(at.interaction)
    table = await change(at.press, game, LEVELS[level])
    await turn_over(at.interaction, ready(messages.computers(table, await at.say(), at.person)))


async def _invite(at: Context, game: int) -> None:
    guests = [int(one) for one in values(at.interaction) if one.isdecimal()]
    if not guests or not all(guest in PERSONS for guest in guests):
        raise TableRefused("old")
    await acknowledge(at.interaction)
    table = await at.tables.invite(at.press, game, guests)
    names = ", ".join(f"<@{guest}>" for guest in guests)
    say = await at.say()
    await tell(at.interaction, say("lobby-invited", names=names, link=f"<#{table.channel}>"))


def _picks(table: Table) -> Pick:
    """Of a game that has something to pick."""
    if not table.rules.picks:
        raise TableRefused("old")
    return table.rules.picks[0]
