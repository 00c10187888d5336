"""The lobby: what is played, what was agreed, who sits where, and how to join."""

from collections.abc import Mapping

from bot.controls import Control
from bot.panels import Button, Panel, People, Picture, Row
from bot.said import Said
from bot.table import Table
from engines.core import Setting
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
    options = setting_lines(table.options, words)
    return "\n".join((*options, said(f"pace-{table.pace}")))


def setting_lines(options: Mapping[str, Setting], words: Words) -> list[str]:
    """The options in words: what was chosen beside the option's name, a number in a sentence of its own."""
    return [
        words.format(f"option-{key}-number", {"number": chosen})
        if isinstance(chosen, int)
        else words.named(words.format(f"option-{key}"), words.format(f"option-{key}-{chosen}"))
        for key, chosen in options.items()
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
