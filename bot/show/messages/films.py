"""The film of a game, where it is, and in whose eyes it can be had."""

from bot.inbound import buttons
from bot.show import table_words
from bot.show.panel import Button, Panel, Picture, Row
from bot.show.sentences import Said
from engines.words import Words
from tables.model import Table


def film(table: Table, said: Said, picture: Picture, marker: int, *, hands: bool) -> Panel:
    title = said("film-open-title") if hands else said("film-title")
    return Panel((title,), () if hands else film_ways(table, said), picture, marker=marker)


def film_ways(table: Table, said: Said) -> tuple[Row, ...]:
    """Nobody is asked whose eyes where all see the same."""
    if not table.rules.secrets:
        return ()
    own = Button(said("film-own-button"), buttons.OwnFilm(table.id))
    return ((own, Button(said("film-open-button"), buttons.OpenFilm(table.id))),)


def film_alt(table: Table, said: Said, words: Words) -> str:
    """What moves in it is told by the log; here, what it is and how it ends."""
    outcome = table.rules.outcome(table.running.state)
    ending = "" if outcome is None else words.text(outcome.ending)
    return said("film-alt", game=words.format("game-name"), ending=ending)


def film_there(table: Table, said: Said, message: int | None) -> str:
    if message is None:
        return said("film-soon", link=table_words.link(table))
    place = f"{'@me' if table.solo else table.guild}/{table.thread or table.channel}"
    return said("film-there", link=f"https://discord.com/channels/{place}/{message}")
