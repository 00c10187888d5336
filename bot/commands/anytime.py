"""What a person may ask at any time: turn, hand, board, games, undo, leave, rules and more."""

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import app_commands

from bot import screens
from bot.answers import Interaction, ready, show
from bot.commands.games import game_choices, game_here
from bot.commands.signature import Command, command, describe
from bot.controls import Control
from bot.names import printed
from bot.panels import Button, Panel, in_rows
from bot.presses import Presses
from bot.rulebook import chapters, find, rules_panel
from bot.said import BotRefused, Said, said
from bot.table import Table, begun
from bot.translator import Name, Text
from bot.upload import Upload
from engines.core import AnyRules
from engines.export import export, so_far
from engines.words import Words


def add(tree: app_commands.CommandTree[Any], presses: Presses) -> None:
    """Those about one game are what its buttons do; the others follow."""
    for name in ("turn", "hand", "undo", "leave", "verify"):
        tree.add_command(_about_a_game(name, presses, _pressed(presses, name)))
    tree.add_command(_about_a_game("concede", presses, _pressed(presses, "leave")))
    tree.add_command(_about_a_game("export", presses, _export(presses)))
    for made in (_board(presses), _games(presses), _rules(presses), _help(presses)):
        tree.add_command(made)


OfGame = Callable[[Interaction, Table], Awaitable[None]]


def _about_a_game(name: str, presses: Presses, work: OfGame) -> Command:
    async def asked(interaction: Interaction, game: str = "") -> None:
        table = await game_here(interaction, presses, game)
        assert table is not None
        await work(interaction, table)

    made = command(Name(name), Text(f"describe-{name}"), asked, [("game", str, "")])
    describe(made, game=Text("describe-game"))
    made.autocomplete("game")(game_choices(presses))
    return made


def _pressed(presses: Presses, name: str) -> OfGame:
    async def work(interaction: Interaction, table: Table) -> None:
        if name == "undo":
            await presses.undo_by_command(interaction, table)
        else:
            await presses.handlers[name](interaction, Control(name, table.id))

    return work


def _board(presses: Presses) -> Command:
    async def asked(
        interaction: Interaction, turn: int | None = None, text: bool = False, game: str = ""
    ) -> None:
        table = await game_here(interaction, presses, game)
        assert table is not None
        locale = await presses.locale(interaction)
        begun(table)
        if text:
            mine = table.seat_of(interaction.user.id)
            control = Control("words", table.id, 0, "" if turn is None else f"t{turn}")
            await show(interaction, ready(screens.words_panel(table, locale, mine, turn, control)))
        elif turn is None:
            await show(interaction, screens.board_panel(table, locale, presses.pictures, table.view(None)))
        else:
            await show(interaction, screens.past_panel(table, locale, presses.pictures, turn))

    turns: Any = app_commands.Range[int, 0, 100_000]
    parameters = [("turn", turns, None), ("text", bool, False), ("game", str, "")]
    made = command(Name("board"), Text("describe-board"), asked, parameters)
    describe(made, turn=Text("describe-at"), text=Text("describe-text"), game=Text("describe-game"))
    made.autocomplete("game")(game_choices(presses))
    return made


def _games(presses: Presses) -> Command:
    async def asked(interaction: Interaction) -> None:
        await show(interaction, presses.games_panel(interaction, Control("games")))

    return command(Name("games"), Text("describe-games"), asked)


def _rules(presses: Presses) -> Command:
    games = tuple(presses.tables.rules.values())

    async def asked(interaction: Interaction, game: str = "", topic: str = "") -> None:
        locale = await presses.locale(interaction)
        rules = await _of_which(interaction, presses, game)
        if rules is None:
            await show(interaction, ready(_which_rules(games, locale, topic)))
            return
        control = Control("rulebook", games.index(rules))
        await show(interaction, ready(rules_panel(rules, locale, _page_of(rules, locale, topic), control)))

    async def titles(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        rules = await _of_which(interaction, presses, str(getattr(interaction.namespace, "game", "") or ""))
        if rules is None:
            return []
        locale = await presses.locale(interaction)
        book = find(rules, locale, current) if current else chapters(rules, locale)
        return [app_commands.Choice(name=one.title[:100], value=one.title[:100]) for one in book[:25]]

    made = command(Name("rules"), Text("describe-rules"), asked, [("game", str, ""), ("topic", str, "")])
    describe(made, game=Text("describe-which"), topic=Text("describe-topic"))
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", one), value=one.key) for one in games
    ]
    made.autocomplete("topic")(titles)
    return made


async def _of_which(interaction: Interaction, presses: Presses, named: str) -> AnyRules | None:
    """Of the game that is named, the thread's, or the only one that this person plays."""
    if named:
        return presses.tables.rules.get(named)
    here = interaction.channel_id and await presses.tables.in_thread(interaction.channel_id)
    if here:
        return here.rules
    mine = {table.rules.key: table.rules for table in await presses.tables.of(interaction.user.id)}
    return next(iter(mine.values())) if len(mine) == 1 else None


def _which_rules(games: Sequence[AnyRules], locale: str, topic: str) -> Panel:
    """A button for each, opening where it tells of the topic."""
    buttons = []
    for number, rules in enumerate(games):
        label = Words(locale, rules).format("game-name")
        buttons.append(Button(label, Control("rulebook", number, _found(rules, locale, topic) or 0)))
    return Panel((said(locale)("rules-which"),), in_rows(buttons))


def _page_of(rules: AnyRules, locale: str, topic: str) -> int:
    """The list of chapters is page 0."""
    page = _found(rules, locale, topic)
    if page is None:
        raise BotRefused("no-rules", topic=printed(topic))
    return page


def _found(rules: AnyRules, locale: str, topic: str) -> int | None:
    """The chapter of that number, or that tells it."""
    if not topic:
        return 0
    book = chapters(rules, locale)
    if topic.strip() in map(str, range(1, len(book) + 1)):
        return int(topic)
    return next((1 + book.index(one) for one in find(rules, locale, topic)), None)


def _export(presses: Presses) -> OfGame:
    async def work(interaction: Interaction, table: Table) -> None:
        """The whole game as a file once nothing in it is a secret any more; before, what the asker knows."""
        if begun(table).state == "ended":
            document = export(table.running, *await presses.tables.secrets(table))
        else:
            words = table.words(await presses.locale(interaction))
            document = so_far(table.running, table.seat_of(interaction.user.id), table.commitment, words)
        text = json.dumps(document, indent=1, ensure_ascii=False)
        file = Upload(text.encode(), f"{table.rules.key}-{table.id}.json")
        await interaction.response.send_message(file=file, ephemeral=True)

    return work


def _help(presses: Presses) -> Command:
    games = tuple(presses.tables.rules.values())

    async def asked(interaction: Interaction) -> None:
        public = await presses.public(interaction)
        await show(interaction, ready(_helping(games, await presses.locale(interaction), public)))

    return command(Name("help"), Text("describe-help"), asked)


def _helping(games: Sequence[AnyRules], locale: str, public: Said) -> Panel:
    """How one plays, what there is to play, and what the pictures mean."""
    say = said(locale)
    words = {rules.key: Words(locale, rules) for rules in games}
    listed = (
        say("help-game", key=key, name=one.format("game-name"), summary=one.format("game-summary"))
        for key, one in words.items()
    )
    how = say("help", join=public("lobby-join"), start=public("lobby-start"), turn=public("turn-button"))
    return Panel((how, "\n".join(listed), say("help-legend")))
