"""A group of commands per game, one command per action, each field completed from what is legal."""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from discord import app_commands

from bot.inbound.commands.signature import CHOICE, REQUIRED, Command, command, describe, up_to
from bot.inbound.commands.which_table import game_choices, game_here
from bot.inbound.presses.context import Services
from bot.inbound.presses.turn import LONGEST_MOVE, act_typed
from bot.inbound.replies import Interaction, acknowledge
from bot.inbound.translator import Name, Text
from bot.show import table_words
from bot.show.panel import cut
from engines import menu
from engines.codec import fields_of
from engines.core import Action, AnyRules, Seat
from engines.notation import write
from engines.spoken import plain
from tables.model import Table

OFFERED = 25


def add(tree: app_commands.CommandTree[Any], services: Services) -> None:
    for rules in services.tables.rules.values():
        group = app_commands.Group(name=rules.key, description=Text("game-summary", rules))
        for kind in rules.actions:
            group.add_command(_move(rules, kind, services))
        tree.add_command(group)
    tree.add_command(_play(services))


def _move(rules: AnyRules, kind: type[Action], services: Services) -> Command:
    names = [name for name, _ in fields_of(kind)]

    async def moved(interaction: Interaction, game: str = "", **given: str) -> None:
        text = " ".join([kind.verb, *(given[name] for name in names)])
        await _typed(interaction, services, game, rules, text)

    parameters: list[tuple[str, Any, Any]] = [(name, up_to(), REQUIRED) for name in names]
    parameters.append(("game", up_to(), ""))
    made = command(kind.verb, Text(f"verb-{kind.verb}", rules), moved, parameters, rules)
    describe(made, game=Text("describe-game"), **{name: Text(f"field-{name}", rules) for name in names})
    for at, name in enumerate(names):
        made.autocomplete(name)(_completion(rules, kind, name, names[:at], services))
    made.autocomplete("game")(game_choices(services))
    return made


def _completion(
    rules: AnyRules, kind: type[Action], name: str, earlier: Sequence[str], services: Services
) -> Any:
    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What this field may be, given the fields before it; never an error."""
        table, seat = await _mine(interaction, services, rules)
        if table is None or seat is None:
            return []
        given = [str(getattr(interaction.namespace, one, "")).casefold() for one in earlier]
        at, words = len(given) + 1, table_words.words(table, await services.of(interaction).locale())
        found = dict[str, str]()
        for action in table.rules.legal(table.running.state, seat):
            keys = menu.keys_of(action)
            if isinstance(action, kind) and [key.casefold() for key in keys[1:at]] == given:
                choice = menu.Choice(name, keys[at : at + 1], "fields", (action,))
                found.setdefault(keys[at], words.choice(choice))
        return _choices(found, current)

    return completed


def _choices(found: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """What is typed, with what it means in the reader's language; found by either, what begins so first, and
    one of each kind before the second of any."""
    named = {typed: _named(typed, meant) for typed, meant in found.items() if 0 < len(typed) <= CHOICE}
    wanted = " ".join(plain(current))
    fitting: tuple[list[str], ...] = ([], [], [])
    for typed, name in named.items():
        rank = _rank(wanted, current.casefold(), name)
        if rank is not None:
            fitting[rank].append(typed)
    chosen = [typed for one in fitting for typed in spread(one)]
    return [app_commands.Choice(name=cut(named[typed], CHOICE), value=typed) for typed in chosen[:OFFERED]]


def _rank(wanted: str, typed: str, name: str) -> int | None:
    """0: it begins so, 1: a word of it does, 2: it is somewhere within; None: not at all."""
    folded = name.casefold()
    if folded.startswith(typed):
        return 0
    words = f" {' '.join(plain(name))}"
    if wanted and f" {wanted}" in words:
        return 1
    return 2 if typed in folded or (wanted and wanted in words) else None


def spread(moves: Sequence[str]) -> list[str]:
    """One of each verb before the second of any; of a verb, one of each first field, and so on."""
    return [" ".join(move) for move in _spread([tuple(one.split(" ")) for one in moves], 0)]


def _spread(moves: Sequence[tuple[str, ...]], at: int) -> list[tuple[str, ...]]:
    if len(moves) <= 1 or all(len(one) <= at for one in moves):
        return list(moves)
    kinds = dict[str, list[tuple[str, ...]]]()
    for one in moves:
        kinds.setdefault(one[at] if at < len(one) else "", []).append(one)
    rows = zip_longest(*(_spread(kind, at + 1) for kind in kinds.values()))
    return [one for row in rows for one in row if one is not None]


def _named(typed: str, meant: str) -> str:
    return typed if meant.casefold() == typed.casefold() else f"{typed} — {meant}"


async def _mine(
    interaction: Interaction, services: Services, rules: AnyRules | None = None
) -> tuple[Table | None, Seat | None]:
    """The person's game here, for completions: nothing is refused, only nothing offered."""
    named = str(getattr(interaction.namespace, "game", "") or "")
    table = await game_here(interaction, services, named, rules, strict=False)
    if table is None or table.state != "running":
        return None, None
    return table, table.seat_of(interaction.user.id)


def _moves(table: Table, seat: Seat, locale: str) -> dict[str, str]:
    words = table_words.words(table, locale)
    legal = table.rules.legal(table.running.state, seat)
    return {write(action): words.action(action) for action in legal}


def _numbered(table: Table, seat: Seat, locale: str) -> dict[str, str]:
    """The same where several games could be meant: each names its own."""
    words = table_words.words(table, locale)
    game = words.format("game-name")
    moves = _moves(table, seat, locale).items()
    return {f"{table.id} {typed}": words.named(game, meant) for typed, meant in moves}


async def _waiting(interaction: Interaction, services: Services) -> list[tuple[Table, Seat]]:
    """This person's games that wait for them, and their seats."""
    mine = [
        (table, table.seat_of(interaction.user.id)) for table in await services.tables.of(interaction.user.id)
    ]
    return [(table, seat) for table, seat in mine if seat is not None and seat in table.waiting]


def _play(services: Services) -> Command:
    async def played(interaction: Interaction, move: str, game: str = "") -> None:
        number, _, rest = move.strip().partition(" ")
        if rest and number.isdecimal() and not game:
            several = await _waiting(interaction, services)
            if number in [str(table.id) for table, _ in several]:
                game, move = number, rest
        await _typed(interaction, services, game, None, move)

    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale = await services.of(interaction).locale()
        table, seat = await _mine(interaction, services)
        if table is not None:
            return [] if seat is None else _choices(_moves(table, seat, locale), current)
        if getattr(interaction.namespace, "game", ""):
            return []
        several = await _waiting(interaction, services)
        each = []
        for table, seat in several[:OFFERED]:
            each.append(_choices(_numbered(table, seat, locale), current))
            await asyncio.sleep(0)  # a game may have 700 moves: whoever else presses is answered between two
        return [choice for choices in each for choice in choices[: OFFERED // len(each)]]

    parameters: list[tuple[str, Any, Any]] = [("move", up_to(LONGEST_MOVE), REQUIRED), ("game", up_to(), "")]
    made = command(Name("play"), Text("describe-play"), played, parameters)
    describe(made, move=Text("describe-move"), game=Text("describe-game"))
    made.autocomplete("move")(completed)
    made.autocomplete("game")(game_choices(services))
    return made


async def _typed(
    interaction: Interaction, services: Services, named: str, rules: AnyRules | None, text: str
) -> None:
    table = await game_here(interaction, services, named, rules)
    assert table is not None
    await acknowledge(interaction, private=True)
    await act_typed(services.of(interaction), table.id, text)
