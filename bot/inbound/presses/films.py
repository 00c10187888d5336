"""Films: of a game that is over for all or for oneself, of one that goes on since one's own last turn."""

from functools import partial
from typing import assert_never

import discord

from bot.inbound.buttons import Film, FilmSince, OfFilms, OpenFilm, OwnFilm
from bot.inbound.presses.context import Context
from bot.inbound.replies import acknowledge, turn_over
from bot.show import messages, table_words
from bot.show.panel import Panel, Picture
from tables import films
from tables.model import Table


async def pressed(at: Context, control: OfFilms) -> None:
    await acknowledge(at.interaction, private=True)
    match control:
        case Film(game):
            await turn_over(at.interaction, _there(at, game))
        case OpenFilm(game):
            await turn_over(at.interaction, _agreed(at, game))
        case OwnFilm(game):
            await turn_over(at.interaction, _own(at, game))
        case FilmSince(game):
            await turn_over(at.interaction, _since(at, game))
        case _:
            assert_never(control)


async def _there(at: Context, game: int, *, hands: bool = False) -> Panel:
    """Where it is, or will be."""
    table, message = await at.tables.tx(partial(films.ask, hands=hands), at.press, game)
    if message is not None and not await _stands(at, table, message):
        table, message = await at.tables.tx(partial(films.lost, hands=hands), at.press, game, message)
    if message is None:
        at.films.wanted.set()
    say = await at.say()
    rows = () if hands else messages.film_ways(table, say)
    return Panel((messages.film_there(table, say, message),), rows)


async def _agreed(at: Context, game: int) -> Panel:
    """With open hands, as soon as nobody is missing."""
    table, missing = await at.tables.tx(films.agree, at.press, game)
    if not missing or not table.rules.secrets:
        return await _there(at, game, hands=table.rules.secrets)
    say = await at.say()
    names = ", ".join(table_words.names(table, say.locale)[seat] for seat in missing)
    return Panel((say("film-missing", names=names, count=len(missing)),))


async def _own(at: Context, game: int) -> Panel:
    table, seat = await at.tables.read(films.own, at.press, game)
    locale, say = await at.locale(), await at.say()
    made = await at.films.seen_by(table, seat, locale)
    alt = messages.film_alt(table, say, table_words.words(table, locale))
    return _shown(made, say("film-own"), alt, say("film-none"))


async def _since(at: Context, game: int) -> Panel:
    table, moments = await at.tables.read(films.since_turn, at.press, game)
    locale, say = await at.locale(), await at.say()
    made = await at.films.since(table, moments, locale)
    game_name = table_words.words(table, locale).format("game-name")
    return _shown(made, say("film-since"), say("film-since-alt", game=game_name), say("film-none"))


def _shown(made: bytes | None, title: str, alt: str, otherwise: str) -> Panel:
    """For one person alone."""
    if made is None:
        return Panel((otherwise,))
    return Panel((title,), (), Picture(made, alt, "film.gif"))


async def _stands(at: Context, table: Table, message: int) -> bool:
    """Only what is surely gone is made again."""
    place = at.interaction.client.get_partial_messageable(table.thread or table.channel)
    try:
        await place.fetch_message(message)
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True
    return True
