"""A group of commands per game, one command per action, each field completed from what is legal."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.answers import Interaction, acknowledge
from bot.commands.games import game_choices, game_here
from bot.commands.signature import REQUIRED, Command, command, describe
from bot.panels import cut
from bot.presses import Presses
from bot.table import Table
from bot.translator import Name, Text
from engines import menu
from engines.codec import fields_of
from engines.core import Action, AnyRules, Seat
from engines.notation import write

OFFERED = 25
LONGEST = 100  # characters of a choice's name and of its value


def add(tree: app_commands.CommandTree[Any], presses: Presses) -> None:
    for rules in presses.tables.rules.values():
        group = app_commands.Group(name=rules.key, description=Text("game-summary", rules))
        for kind in rules.actions:
            group.add_command(_move(rules, kind, presses))
        tree.add_command(group)
    tree.add_command(_play(presses))


def _move(rules: AnyRules, kind: type[Action], presses: Presses) -> Command:
    names = [name for name, _ in fields_of(kind)]

    async def moved(interaction: Interaction, game: str = "", **given: str) -> None:
        text = " ".join([kind.verb, *(given[name] for name in names)])
        await _typed(interaction, presses, game, rules, text)

    parameters: list[tuple[str, Any, Any]] = [(name, str, REQUIRED) for name in names]
    made = command(kind.verb, Text(f"verb-{kind.verb}", rules), moved, [*parameters, ("game", str, "")])
    describe(made, game=Text("describe-game"), **{name: Text(f"field-{name}", rules) for name in names})
    for at, name in enumerate(names):
        made.autocomplete(name)(_completion(rules, kind, name, names[:at], presses))
    made.autocomplete("game")(game_choices(presses))
    return made


def _completion(
    rules: AnyRules, kind: type[Action], name: str, earlier: Sequence[str], presses: Presses
) -> Any:
    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What this field may be, given the fields before it; never an error."""
        table, seat = await _mine(interaction, presses, rules)
        if table is None or seat is None:
            return []
        given = [str(getattr(interaction.namespace, one, "")).casefold() for one in earlier]
        at, words = len(given) + 1, table.words(await presses.locale(interaction))
        found = dict[str, str]()
        for action in table.rules.legal(table.running.state, seat):
            keys = menu.keys_of(action)
            if isinstance(action, kind) and [key.casefold() for key in keys[1:at]] == given:
                choice = menu.Choice(name, keys[at : at + 1], "fields", (action,))
                found.setdefault(keys[at], words.choice(choice))
        return _choices(found, current)

    return completed


def _choices(found: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """What is typed, with what it means in the reader's language; found by either."""
    named = {typed: _named(typed, meant) for typed, meant in found.items() if 0 < len(typed) <= LONGEST}
    fitting = [typed for typed, name in named.items() if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=cut(named[typed], LONGEST), value=typed) for typed in fitting[:OFFERED]]


def _named(typed: str, meant: str) -> str:
    return typed if meant.casefold() == typed.casefold() else f"{typed} — {meant}"


async def _mine(
    interaction: Interaction, presses: Presses, rules: AnyRules | None = None
) -> tuple[Table | None, Seat | None]:
    """The person's game here, for completions: nothing is refused, only nothing offered."""
    named = str(getattr(interaction.namespace, "game", "") or "")
    table = await game_here(interaction, presses, named, rules, strict=False)
    if table is None or table.state != "running":
        return None, None
    return table, table.seat_of(interaction.user.id)


def _moves(table: Table, seat: Seat, locale: str) -> dict[str, str]:
    words = table.words(locale)
    legal = table.rules.legal(table.running.state, seat)
    return {write(action): words.action(action) for action in legal}


def _numbered(table: Table, seat: Seat, locale: str) -> dict[str, str]:
    """The same where several games could be meant: each names its own."""
    words = table.words(locale)
    game = words.format("game-name")
    moves = _moves(table, seat, locale).items()
    return {f"{table.id} {typed}": words.named(game, meant) for typed, meant in moves}


async def _waiting(interaction: Interaction, presses: Presses) -> list[tuple[Table, Seat]]:
    """This person's games that wait for them, and their seats."""
    mine = [
        (table, table.seat_of(interaction.user.id)) for table in await presses.tables.of(interaction.user.id)
    ]
    return [(table, seat) for table, seat in mine if seat is not None and seat in table.waiting]


def _play(presses: Presses) -> Command:
    async def played(interaction: Interaction, move: str, game: str = "") -> None:
        number, _, rest = move.strip().partition(" ")
        if rest and number.isdecimal() and not game:
            several = await _waiting(interaction, presses)
            if number in [str(table.id) for table, _ in several]:
                game, move = number, rest
        await _typed(interaction, presses, game, None, move)

    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale = await presses.locale(interaction)
        table, seat = await _mine(interaction, presses)
        if table is not None:
            return [] if seat is None else _choices(_moves(table, seat, locale), current)
        if getattr(interaction.namespace, "game", ""):
            return []
        several = await _waiting(interaction, presses)
        each = [_choices(_numbered(table, seat, locale), current) for table, seat in several[:OFFERED]]
        return [choice for choices in each for choice in choices[: OFFERED // len(each)]]

    parameters = [("move", str, REQUIRED), ("game", str, "")]
    made = command(Name("play"), Text("describe-play"), played, parameters)
    describe(made, move=Text("describe-move"), game=Text("describe-game"))
    made.autocomplete("move")(completed)
    made.autocomplete("game")(game_choices(presses))
    return made


async def _typed(
    interaction: Interaction, presses: Presses, named: str, rules: AnyRules | None, text: str
) -> None:
    table = await game_here(interaction, presses, named, rules)
    assert table is not None
    await acknowledge(interaction, private=True)
    await presses.act_typed(interaction, table.id, text)
