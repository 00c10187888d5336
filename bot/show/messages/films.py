"""The film of a game, and where it is."""

from bot.show.panel import Panel, Picture
from bot.show.sentences import Said
from engines.words import Words
from tables.model import Table


def film(said: Said, picture: Picture, marker: int) -> Panel:
    return Panel((said("film-title"),), (), picture, marker=marker)


def film_alt(table: Table, said: Said, words: Words) -> str:
    """What moves in it is told by the log; here, what it is and how it ends."""
    outcome = table.rules.outcome(table.running.state)
    ending = "" if outcome is None else words.text(outcome.ending)
    return said("film-alt", game=words.format("game-name"), ending=ending)


def film_there(table: Table, said: Said, message: int | None) -> str:
    if message is None:
        return said("film-soon", link=table.link)
    place = f"{'@me' if table.solo else table.guild}/{table.thread or table.channel}"
    return said("film-there", link=f"https://discord.com/channels/{place}/{message}")
