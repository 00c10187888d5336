"""The word of the week: games, the closest finish, who has won most often, open seats."""

from bot.show import table_words
from bot.show.messages.open_tables import open_line
from bot.show.panel import Panel, Picture
from bot.show.sentences import Said
from tables.weekly import Finish, Week

SHOWN, SEATS = 10, 3  # games, open tables


def weekly(week: Week, said: Said, marker: int, film: Picture | None = None) -> Panel:
    games = [_line(one, said) for one in week.finishes[-SHOWN:]]
    texts = [
        said("weekly-title"),
        "\n".join((said("weekly-games", count=len(week.finishes)), *games)),
        _closest(week.closest, said, there=film is not None) if week.closest else "",
        said("weekly-champion", names=", ".join(week.champions), count=week.wins) if week.champions else "",
    ]
    if week.open:
        lines = [open_line(table, at, said) for table, at in week.open[:SEATS]]
        texts.append("\n".join((said("open-title"), *lines)))
    return Panel(tuple(filter(None, texts)), (), film, marker=marker)


def _line(one: Finish, said: Said) -> str:
    """Whoever does not want to be seen is not named."""
    names = _winners(one, said)
    told = said("weekly-game", link=_link(one, said), names=names) if names else _link(one, said)
    return f"- {told}"


def _closest(one: Finish, said: Said, *, there: bool) -> str:
    """`there`: its film is in this message."""
    lead = table_words.words(one.table, said.locale).format("result-total", {"points": one.lead})
    told = said("weekly-closest", link=_link(one, said), points=one.lead, lead=lead)
    if there:
        return f"{told} {said('weekly-film-above')}"
    if one.film is None:
        return told
    return f"{told} {said('weekly-film', link=f'{_place(one)}/{one.film}')}"


def _link(one: Finish, said: Said) -> str:
    """Not as Discord names a thread: by all who have sat there."""
    game = table_words.words(one.table, said.locale).format("game-name")
    return said("weekly-link", game=game, number=one.table.id, link=_place(one))


def _place(one: Finish) -> str:
    return f"https://discord.com/channels/{one.table.guild}/{one.table.thread or one.table.channel}"


def _winners(one: Finish, said: Said) -> str:
    names = table_words.names(one.table, said.locale)
    return ", ".join(f"**{names[seat]}**" for seat in one.winners)
