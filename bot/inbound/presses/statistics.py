"""What games that have ended say of a person, of a game and of a server."""

from typing import assert_never

import discord

from bot.inbound.buttons import GameInWords, OfStatistics, PersonInWords, PersonStats, ServerInWords
from bot.inbound.presses import open_tables
from bot.inbound.presses.context import Context
from bot.inbound.replies import ready, show, turn_over
from bot.show import messages
from bot.show.panel import Panel
from bot.show.panels import statistics as panels
from engines.core import AnyRules
from tables import statistics
from tables.refusals import TableRefused
from tables.statistics import ServerFigures


async def pressed(at: Context, control: OfStatistics) -> None:
    match control:
        case PersonStats(book, person):
            await turn_over(at.interaction, _of_person(at, person, at.game(book)))
        case PersonInWords(book, person):
            of = await at.tables.read(statistics.of_person, at.person, person, at.game(book).key)
            await show(at.interaction, ready(messages.person_in_words(of, at.games, await at.say())))
        case GameInWords(book):
            rules = at.game(book)
            found = await at.tables.read(statistics.of_game, rules.key)
            await show(at.interaction, ready(messages.game_in_words(found, rules, await at.say())))
        case ServerInWords():
            await show(at.interaction, _server_in_words(at))
        case _:
            assert_never(control)


async def of_person(at: Context, person: int, rules: AnyRules | None) -> None:
    await show(at.interaction, _of_person(at, person, rules))


async def of_game(at: Context, rules: AnyRules) -> None:
    await show(at.interaction, _of_game(at, rules))


async def of_server(at: Context) -> None:
    await show(at.interaction, _of_server(at))


async def _of_person(at: Context, person: int, rules: AnyRules | None) -> Panel:
    key = None if rules is None else rules.key
    of = await at.tables.read(statistics.of_person, at.person, person, key)
    return await panels.person_panel(of, at.games, await at.locale(), at.pictures)


async def _of_game(at: Context, rules: AnyRules) -> Panel:
    of = await at.tables.read(statistics.of_game, rules.key)
    return await panels.game_panel(of, rules, at.book(rules), await at.locale(), at.pictures)


async def _of_server(at: Context) -> Panel:
    guild, of = await _server(at)
    free = await open_tables.free_seats(at, guild)
    return await panels.server_panel(of, guild.name, free, at.games, await at.locale(), at.pictures)


async def _server_in_words(at: Context) -> Panel:
    guild, of = await _server(at)
    free = await open_tables.free_seats(at, guild)
    return messages.server_in_words(of, guild.name, free, at.games, await at.say())


async def _server(at: Context) -> tuple[discord.Guild, ServerFigures]:
    """Where more than our commands are."""
    guild = at.interaction.guild
    if guild is None or not open_tables.is_ours(guild):
        raise TableRefused("stats-no-server")
    return guild, await at.tables.read(statistics.of_server, at.person, guild.id)
