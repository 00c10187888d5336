"""What may be changed at a table before it begins, for whoever opened it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.inbound import buttons
from bot.show import table_words
from bot.show.messages.lobby import agreed
from bot.show.panel import Button, Panel, Select
from bot.show.sentences import Said
from engines.core import Option, Setting
from engines.menu import LISTED
from engines.words import Words
from tables.hosting import Change, Choose, Repace, Resize, TakeOff, host, sizes
from tables.model import Table
from tables.pace import CHOICES


@dataclass(frozen=True, slots=True)
class Choice:
    label: str
    value: str  # by which it is known again, whoever comes or goes meanwhile
    change: Change


@dataclass(frozen=True, slots=True)
class Changing:
    """One thing that can be changed; without choices it cannot now."""

    label: str
    choices: Sequence[Choice]


def hosting(table: Table, said: Said) -> Panel:
    words = table_words.words(table, said.locale)
    offered = [(at, one) for at, one in enumerate(changing(table, said)) if one.choices]
    options, values = tuple((one.label, "") for _, one in offered), tuple(str(at) for at, _ in offered)
    which = Select(buttons.HostingSetting(table.id), said("hosting-which"), options, values=values)
    return Panel((said("hosting-title"), agreed(table, words, said)), (which,))


def hosting_setting(table: Table, at: int, said: Said) -> Panel:
    one = changing(table, said)[at]
    options, values = tuple((choice.label, "") for choice in one.choices), _values(one)
    back = (Button(said("page-back-button"), buttons.Hosting(table.id)),)
    if not options:
        return Panel((f"**{one.label}**",), (back,))
    choose = Select(buttons.HostingSet(table.id, at), said("server-choose"), options, values=values)
    return Panel((f"**{one.label}**",), (choose, back))


def changing(table: Table, said: Said) -> Sequence[Changing]:
    """In an order that only the game decides."""
    words = table_words.words(table, said.locale)
    paces = [Choice(said(f"pace-{one}"), one, Repace(one)) for one in CHOICES]
    return (
        Changing(said("hosting-off"), [*_others(table, said)]),
        Changing(said("hosting-seats"), [Choice(str(one), str(one), Resize(one)) for one in sizes(table)]),
        Changing(said("hosting-pace"), paces),
        *(_option(table, words, option) for option in table.rules.options),
    )


def _values(one: Changing) -> tuple[str, ...]:
    return tuple(choice.value for choice in one.choices)


def _others(table: Table, said: Said) -> Iterator[Choice]:
    """The persons beside whoever opened it."""
    for sitter, name in zip(table.sitters, table_words.names(table, said.locale), strict=True):
        if sitter.person not in (None, host(table)):
            assert sitter.person is not None
            yield Choice(name, str(sitter.person), TakeOff(sitter.person))


def _option(table: Table, words: Words, option: Option) -> Changing:
    fits = not option.only_for or table.size in option.only_for
    values = _offered(option, table.size) if fits else ()
    choices = [Choice(_called(words, option, one), str(one), Choose(option.key, one)) for one in values]
    return Changing(words.format(f"option-{option.key}"), choices)


def _offered(option: Option, seats: int) -> Sequence[Setting]:
    """As many as a list holds, the usual one among them."""
    if not isinstance(option.choices, range):
        return option.choices
    step = -(-len(option.choices) // (LISTED - 1))
    return sorted({*option.choices[::step], int(option.default_for(seats))})


def _called(words: Words, option: Option, value: Setting) -> str:
    if isinstance(value, int):
        return words.format(f"option-{option.key}-number", {"number": value})
    return words.format(f"option-{option.key}-{value}")
