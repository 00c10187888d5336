"""What a person may ask at any time: turn, hand, board, games, undo, leave, rules and more."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from discord import app_commands

from bot.inbound import buttons
from bot.inbound.command_mentions import Mention
from bot.inbound.commands.signature import Command, command, describe, up_to
from bot.inbound.commands.which_table import (
    Of,
    OfGame,
    about_a_game,
    game_choices,
    game_here,
    game_of_channel,
)
from bot.inbound.presses import hints, looking, open_tables
from bot.inbound.presses.context import Services
from bot.inbound.presses.looking import exported, hand, page, turn, verified
from bot.inbound.replies import Interaction, ready, show
from bot.inbound.translator import Name, ParameterName, Text
from bot.show.display_names import printed
from bot.show.panel import Button, Panel, in_rows
from bot.show.panels.rules import rules_page
from bot.show.rulebook import chapters, find
from bot.show.sentences import Said, said
from engines.core import AnyRules, Seat
from engines.words import Words
from tables.model import Table
from tables.refusals import TableRefused

OfOneGame: TypeAlias = buttons.Turn | buttons.Hand | buttons.Hint | buttons.Verify | buttons.Export


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Those about one game are what its buttons do; the others follow."""
    of_a_game: Sequence[tuple[str, OfGame, type[OfOneGame]]] = (
        ("turn", turn, buttons.Turn),
        ("hand", hand, buttons.Hand),
        ("hint", hints.command, buttons.Hint),
        ("verify", verified, buttons.Verify),
        ("export", exported, buttons.Export),
    )
    for name, work, button in of_a_game:
        tree.add_command(about_a_game(name, services, work, _of(button)))
    for made in (_board(services), _games(services), _rules(services), _help(services)):
        tree.add_command(made)


def _of(button: type[OfOneGame]) -> Of:
    return lambda table, _: button(table.id)


def _board(services: Services) -> Command:
    async def asked(
        interaction: Interaction, turn: int | None = None, text: bool = False, game: str = ""
    ) -> None:
        def wanted(table: Table, _: Seat | None = None) -> buttons.OfLooking:
            if text:
                return buttons.InWords(table.id, past=turn)
            return buttons.Board(table.id) if turn is None else buttons.Past(table.id, turn)

        table = await game_here(interaction, services, game, of=wanted)
        assert table is not None
        await looking.pressed(services.of(interaction), wanted(table))

    turns: Any = app_commands.Range[int, 0, 100_000]
    parameters = [("turn", turns, None), ("text", bool, False), ("game", up_to(), "")]
    made = command(Name("board"), Text("describe-board"), asked, parameters)
    describe(made, turn=Text("describe-at"), text=Text("describe-text"), game=Text("describe-game"))
    made.autocomplete("game")(game_choices(services))
    return made


def _games(services: Services) -> Command:
    async def asked(interaction: Interaction, open: bool = False) -> None:  # noqa: A002 — Discord's name for it
        at = services.of(interaction)
        await (open_tables.listed(at) if open else page(at, buttons.Games()))

    made = command(Name("games"), Text("describe-games"), asked, [("open", bool, False)])
    describe(made, open=Text("describe-open"))
    return made


def _rules(services: Services) -> Command:
    games = tuple(services.tables.rules.values())

    async def asked(interaction: Interaction, game: str = "", topic: str = "") -> None:
        locale = await services.of(interaction).locale()
        rules = await _of_which(interaction, services, game)
        if rules is None:
            await show(interaction, ready(_which_rules(games, locale, topic)))
            return
        at = services.of(interaction)
        control = buttons.Rulebook(at.book(rules), _page_of(rules, locale, topic))
        await show(interaction, rules_page(rules, locale, control, control.book, at.pictures))

    async def titles(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        rules = await _of_which(interaction, services, str(getattr(interaction.namespace, "game", "") or ""))
        if rules is None:
            return []
        locale = await services.of(interaction).locale()
        book = find(rules, locale, current) if current else chapters(rules, locale)
        return [app_commands.Choice(name=one.title[:100], value=one.title[:100]) for one in book[:25]]

    made = command(
        Name("rules"), Text("describe-rules"), asked, [("game", up_to(), ""), ("topic", up_to(), "")]
    )
    describe(made, game=Text("describe-which"), topic=Text("describe-topic"))
    app_commands.rename(game=ParameterName("game", key="which"))(made)
    made._params["game"].choices = [
        app_commands.Choice(name=Text("game-name", one), value=one.key) for one in games
    ]
    made.autocomplete("topic")(titles)
    return made


async def _of_which(interaction: Interaction, services: Services, named: str) -> AnyRules | None:
    """Of the game that is named, the thread's, or the only one that this person plays."""
    if named:
        return services.tables.rules.get(named)
    channel = interaction.channel_id
    here = channel and await game_of_channel(services, interaction.user.id, channel)
    if here:
        return here.rules
    mine = {table.rules.key: table.rules for table in await services.tables.of(interaction.user.id)}
    return next(iter(mine.values())) if len(mine) == 1 else None


def _which_rules(games: Sequence[AnyRules], locale: str, topic: str) -> Panel:
    """A button for each, opening where it tells of the topic."""
    offered = []
    for number, rules in enumerate(games):
        label = Words(locale, rules).format("game-name")
        offered.append(Button(label, buttons.Rulebook(number, _found(rules, locale, topic) or 0)))
    return Panel((said(locale)("rules-which"),), in_rows(offered))


def _page_of(rules: AnyRules, locale: str, topic: str) -> int:
    """The list of chapters is page 0."""
    page = _found(rules, locale, topic)
    if page is None:
        raise TableRefused("no-rules", topic=printed(topic))
    return page


def _found(rules: AnyRules, locale: str, topic: str) -> int | None:
    """The chapter of that number, or that tells it."""
    if not topic:
        return 0
    book = chapters(rules, locale)
    if topic.strip() in map(str, range(1, len(book) + 1)):
        return int(topic)
    return next((1 + book.index(one) for one in find(rules, locale, topic)), None)


def _help(services: Services) -> Command:
    async def asked(interaction: Interaction) -> None:
        public = await services.of(interaction).public()
        await show(interaction, ready(_helping(services, await services.of(interaction).locale(), public)))

    return command(Name("help"), Text("describe-help"), asked)


def _helping(services: Services, locale: str, public: Said) -> Panel:
    """What there is to play and how one begins; what else one may write; colours and signs; fairness last."""
    say, named = said(locale), services.mentions(locale)
    games = tuple(services.tables.rules.values())
    return Panel(
        (
            "\n".join((say("help"), *(_game(rules, say, named) for rules in games))),
            say(
                "help-how",
                learn=named("learn"),
                solo=named("solo"),
                join=public("lobby-join"),
                start=public("lobby-start"),
                turn=public("turn-button"),
            ),
            say("help-daily", daily=named("daily")),
            say(
                "help-commands",
                turn=named("turn"),
                hand=named("hand"),
                games=named("games"),
                rules=named("rules"),
                settings=named("settings"),
                away=named("away"),
            ),
            say(
                "help-moves",
                count=sum(len(rules.actions) for rules in games),
                example=f"`/{games[0].key} {games[0].actions[0].verb}`",
                play=named("play"),
            ),
            say("help-colours"),
            say("help-legend"),
            say("help-fair", verify=named("verify")),
        )
    )


def _game(rules: AnyRules, say: Said, named: Mention) -> str:
    words = Words(say.locale, rules)
    name, summary = words.format("game-name"), words.format("game-summary")
    return say("help-game", name=name, summary=summary, open=named("newgame", rules.key))
