"""The lobby: what is played, what was agreed, who sits where, and how to join."""

from collections.abc import Sequence

from bot.controls import Control
from bot.panels import Button, Panel, People, Picture, Row
from bot.said import Said
from bot.table import Table
from engines.core import AnyRules, Setting
from engines.words import Words


def lobby(table: Table, said: Said, words: Words, picture: Picture | None, marker: int) -> Panel:
    free = table.size - len(table.sitters)
    texts = [
        said("lobby-title", game=words.format("game-name"), number=table.id),
        words.format("game-summary"),
        agreed(table, words, said),
        "\n".join(sitter_line(table, words, said, at) for at in range(len(table.sitters))),
        said("lobby-free", free=free) if free and table.state == "lobby" else "",
        said("lobby-fairness", commitment=table.commitment),
    ]
    if table.state == "lobby":
        return Panel(tuple(texts), _controls(table, said, words), picture, marker=marker)
    texts.append(said(f"lobby-{table.state}", game=table.rules.key))
    return Panel(tuple(texts), picture=picture, marker=marker)


def agreed(table: Table, words: Words, said: Said) -> str:
    """Options and pace, a line each."""
    options = setting_lines(table.rules, list(table.options.items()), words)
    return "\n".join((*options, said(f"pace-{table.pace}")))


def setting_lines(rules: AnyRules, options: Sequence[tuple[str, Setting]], words: Words) -> list[str]:
    """The options in words: a text choice by its own sentence, a number beside its name."""
    declared = {option.key: option for option in rules.options}
    return [
        words.named(
            words.format(f"option-{key}"),
            chosen if isinstance(declared[key].choices, range) else words.format(f"option-{key}-{chosen}"),
        )
        for key, chosen in options
    ]


def sitter_line(table: Table, words: Words, said: Said, at: int) -> str:
    sitter = table.sitters[at]
    picked = [words.format(f"pick-{key}-{choice}") for key, choice in sitter.picks.items()]
    return said("lobby-seat", name=sitter.name, pick=", ".join(picked) or said("lobby-any"))


def _controls(table: Table, said: Said, words: Words) -> tuple[Row, ...]:
    picks = (
        Button(words.format(f"pick-{pick.key}"), Control("pick", table.id)) for pick in table.rules.picks
    )
    sitting = (
        Button(said("lobby-join"), Control("join", table.id), "go"),
        Button(said("lobby-leave"), Control("quit", table.id)),
        Button(said("lobby-start"), Control("start", table.id), "main"),
    )
    about = (*picks, Button(said("rules-button"), Control("rules", table.id)))
    invite = (People(Control("invite", table.id), said("lobby-invite"), 10),) if table.private else ()
    return (sitting, about, *invite)
