"""The lobby: what is played, what was agreed, who sits where, and how to join."""

from bot.controls import Control
from bot.panels import Button, Panel, People, Picture, Row
from bot.said import Said
from bot.table import Table
from engines.core import Seat
from engines.words import Words


def lobby(table: Table, said: Said, words: Words, picture: Picture | None, marker: int) -> Panel:
    texts = [
        said("lobby-title", game=words.format("game-name"), number=table.id),
        words.format("game-summary"),
        agreed(table, words, said),
        "\n".join(f"• {sitter_line(table, words, said, at)}" for at in range(len(table.sitters))),
        _free(table, said),
        said("lobby-fairness", commitment=table.commitment),
    ]
    if table.state == "lobby":
        return Panel(tuple(texts), _controls(table, said, words), picture, marker=marker)
    texts.append(said(f"lobby-{table.state}", game=table.rules.key))
    return Panel(tuple(texts), picture=picture, marker=marker)


def agreed(table: Table, words: Words, said: Said) -> str:
    """Options, pace and who may come, a line each."""
    options = setting_lines(table, words)
    private = (said("lobby-private"),) if table.private else ()
    return "\n".join((*options, said(f"pace-{table.pace}"), *private))


def setting_lines(table: Table, words: Words) -> list[str]:
    """The options in words: what was chosen beside the option's name, a number in a sentence of its own.
    What only other numbers of seats may set is left out."""
    elsewhere = {one.key for one in table.rules.options if one.only_for and table.size not in one.only_for}
    return [
        words.format(f"option-{key}-number", {"number": chosen})
        if isinstance(chosen, int)
        else words.named(words.format(f"option-{key}"), words.format(f"option-{key}-{chosen}"))
        for key, chosen in table.options.items()
        if key not in elsewhere
    ]


def sitter_line(table: Table, words: Words, said: Said, at: int) -> str:
    """A name and what was picked; as long as anything can be picked, that chance picks for the others."""
    name, picks = table.names[at], table.picks_of(Seat(at))
    picked = [words.format(f"pick-{key}-{choice}") for key, choice in picks.items()]
    if table.rules.picks and table.state == "lobby" and not picked:
        picked = [said("lobby-any")]
    return said("lobby-seat", name=name, pick=", ".join(picked)) if picked else name


def _free(table: Table, said: Said) -> str:
    """How many seats are free, and how many need not be taken."""
    free, least = table.size - len(table.sitters), table.rules.seats[0]
    if not free or table.state != "lobby":
        return ""
    told = said("lobby-free", free=free)
    return f"{told} {said('lobby-least', least=least)}" if least < table.size else told


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
