"""What is said of a table: its names, its game's words, and the language that all there read."""

from collections.abc import Mapping

from bot.show.panel import cut
from bot.show.sentences import Said, said
from engines.core import Who
from engines.words import Words
from tables.model import Table
from tables.refusals import Away, Computer, Label, Name, Named, TableRefused

OF = " · "  # between a game and its players
TITLE = 100  # characters of a thread's name


def public(table: Table) -> Said:
    """What all read there, the labels of its buttons included, is said in its server’s language."""
    return said(table.locale)


def name_in(locale: str, called: Name) -> str:
    """Whose data is deleted is a former player; a computer is called by its level."""
    say = said(locale)
    if isinstance(called, Away):
        return say("caretaker-name", name=called.name)
    if not isinstance(called, Computer):
        return called or say("former-player")
    level = say(f"level-{called.level}")
    if called.number == 1:
        return say("computer-name", level=level)
    return say("computer-numbered", level=level, number=called.number)


def names(table: Table, locale: str | None = None) -> tuple[str, ...]:
    return tuple(name_in(locale or table.locale, sitter.called) for sitter in table.sitters)


def title(table: Table) -> str:
    """Of its thread: which game, who plays it, and whether it is over."""
    say = public(table)
    numbered = say("thread-name", game=words(table, table.locale).format("game-name"), number=table.id)
    named = f"{numbered}{OF}{', '.join(names(table))}"
    return cut(say("thread-over", thread=named) if table.state == "ended" else named, TITLE)


def link(table: Table) -> str:
    """To where it is played."""
    place = table.thread or table.channel
    return f"https://discord.com/channels/@me/{place}" if table.solo else f"<#{place}>"


def numbered(title: str) -> str:
    """Game and number in the title of a thread that is not over; an earlier version gave no names."""
    return title.partition(OF)[0]


def words(table: Table, locale: str, *, worded: bool = False) -> Words:
    return Words(locale, table.rules, names(table, locale), worded=worded)


def caretaken(table: Table, locale: str) -> Mapping[int, str]:
    """What a turn begins with that was played for a person who was away, by its entries."""
    say = said(locale)
    return {
        number: say("caretaker-plays", level=say(f"level-{level}"), name=name_in(locale, one.name))
        for one in table.sitters
        for number, level in one.caretaken.items()
    }


def waits_for(table: Table, locale: str) -> str:
    """Their names."""
    return ", ".join(str(words(table, locale).argument(Who(seat))) for seat in table.waiting)


def refusal(refused: TableRefused, locale: str) -> str:
    given = refused.phrase.args.items()
    args = {key: one if isinstance(one, int) else str(one) for key, one in given}
    named = {key: _named(one, locale) for key, one in refused.named.items()}
    return said(locale)(refused.phrase.key, **args, **named)


def _named(one: Named, locale: str) -> str:
    if isinstance(one, Label):
        return said(one.locale)(one.key)
    return ", ".join(name_in(locale, name) for name in one.names)
