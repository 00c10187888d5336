"""`/film`: a game in motion; unless it is said which, all of one that is over, else since one's turn."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.inbound.buttons import Film, FilmSince, OfFilms, OpenFilm, OwnFilm
from bot.inbound.commands.signature import Command, command, describe, up_to
from bot.inbound.commands.which_table import game_choices, game_here
from bot.inbound.presses import films
from bot.inbound.presses.context import Services
from bot.inbound.replies import Interaction
from bot.inbound.translator import Name, Text
from engines.core import Seat
from tables.model import Table

FILMS: Mapping[str, type[OfFilms]] = {"since": FilmSince, "whole": Film, "own": OwnFilm, "open": OpenFilm}


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    tree.add_command(_film(services))


def _film(services: Services) -> Command:
    async def asked(interaction: Interaction, what: str = "", game: str = "") -> None:
        def wanted(table: Table, _: Seat | None = None) -> OfFilms:
            return (FILMS[what] if what else Film if table.state == "ended" else FilmSince)(table.id)

        table = await game_here(interaction, services, game, of=wanted)
        assert table is not None
        await films.pressed(services.of(interaction), wanted(table))

    made = command(Name("film"), Text("describe-film"), asked, [("what", up_to(), ""), ("game", up_to(), "")])
    describe(made, what=Text("describe-film-what"), game=Text("describe-game"))
    made._params["what"].choices = [
        app_commands.Choice(name=Text(f"film-what-{kind}"), value=kind) for kind in FILMS
    ]
    made.autocomplete("game")(game_choices(services))
    return made
