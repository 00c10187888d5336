"""The end: who has won, and why; what for, and the seed that was promised, a press away."""

from collections.abc import Sequence

from bot.inbound import buttons
from bot.show import table_words
from bot.show.messages.board import newest
from bot.show.panel import Button, Panel, Picture, Row
from bot.show.sentences import Said
from engines.core import Line, Outcome, Seat, Who
from engines.words import Words
from tables.model import Table
from tables.ratings import Change
from tables.stories import Story, Told

LAST = 3  # lines of the last turn, the newest


def final(
    table: Table,
    said: Said,
    words: Words,
    picture: Picture | None,
    outcome: Outcome,
    *,
    lines: Sequence[str],
    changes: Sequence[Change],
    earned: Sequence[tuple[Seat, str]],
    story: Story,
    marker: int,
) -> Panel:
    """The last turn is told as well: no board did. That it is the end stands above."""
    lines = [one for one in lines if one != words.text(outcome.ending)]
    texts = [
        *won(table, said, words, outcome),
        "\n".join(totals(table, said, outcome)),
        "\n".join(_change(table, said, one) for one in changes),
        "\n".join(_earned(table, said, words, earned)),
        "\n".join(_story(table, said, words, story)),
        "\n".join(hinted(table, said)),
        "\n".join((said("final-last"), *newest(lines[-LAST:]))) if lines else "",
    ]
    again = (
        Button(said("rematch-button"), buttons.Rematch(table.id), "go"),
        Button(said("replay-button"), buttons.Past(table.id, 0)),
        Button(said("film-button"), buttons.Film(table.id)),
    )
    details = (
        Button(said("scores-button"), buttons.Scores(table.id)),
        Button(said("verify-button"), buttons.Verify(table.id)),
        Button(said("log-button"), buttons.Log(table.id)),
    )
    rows = (again, details, *_seen(table, said, story))
    return Panel(tuple(filter(None, texts)), rows, picture, marker=marker)


def scores(table: Table, said: Said, words: Words, outcome: Outcome) -> Panel:
    """Line by line, what each has points for."""
    return Panel(tuple(_score(table, words, said, outcome, seat) for seat in _by_place(outcome)))


def _story(table: Table, said: Said, words: Words, story: Story) -> list[str]:
    """What decided the game, in the words in which it was told then; of one moment once."""
    history, told = table.running.history(), list[str]()
    for key, one in _lines(story):
        event = history[one.entry - 1].events[one.event]
        told.append(said(f"story-{key}", turn=one.turn, what=words.event(event)))
    return told


def _lines(story: Story) -> list[tuple[str, Told]]:
    every = (("decisive", story.decisive), ("best", story.best), ("luckiest", story.luckiest))
    found = dict[int, tuple[str, Told]]()
    for key, one in every:
        if one is not None:
            found.setdefault(one.entry, (key, one))
    return [*found.values()]


def _seen(table: Table, said: Said, story: Story) -> tuple[Row, ...]:
    """The boards after these turns."""
    last = sum(moment.step.passed for moment in table.running.moments())
    turns = sorted({min(one.turn, last) for _, one in _lines(story)})
    shown = (Button(said("see-button", turn=turn), buttons.Past(table.id, turn)) for turn in turns)
    return (tuple(shown),) if turns else ()


def _earned(table: Table, said: Said, words: Words, earned: Sequence[tuple[Seat, str]]) -> list[str]:
    """A line for each who has earned something."""
    names, seats = table_words.names(table, said.locale), dict.fromkeys(seat for seat, _ in earned)
    told = {
        seat: " · ".join(words.format(f"achievement-{name}") for of, name in earned if of == seat)
        for seat in seats
    }
    return [said("final-earned", name=names[seat], earned=what) for seat, what in told.items()]


def hinted(table: Table, said: Said) -> list[str]:
    """Who has asked for hints, and how often."""
    every = zip(table.sitters, table_words.names(table, said.locale), strict=True)
    return [said("hint-asked", name=name, count=one.hints) for one, name in every if one.hints]


def _names_winners(outcome: Outcome) -> bool:
    """Whether why the game ended says already who has won."""
    told = [
        one for arg in outcome.ending.args.values() for one in (arg if isinstance(arg, tuple) else (arg,))
    ]
    return all(Who(seat) in told for seat in outcome.winners)


def _change(table: Table, said: Said, one: Change) -> str:
    """What the game has said of how strong somebody is."""
    name = table_words.names(table)[one.seat]
    if one.provisional:
        return said("rating-provisional", name=name, before=one.before, now=one.now, doubt=one.doubt)
    return said("rating-change", name=name, before=one.before, now=one.now, doubt=one.doubt)


def result(table: Table, said: Said, words: Words, outcome: Outcome) -> str:
    """The end in a few lines, for those who were not there."""
    link = f"<#{table.thread or table.channel}>"
    title = said("result", game=words.format("game-name"), number=table.id, link=link)
    return "\n".join((title, *won(table, said, words, outcome)))


def won(table: Table, said: Said, words: Words, outcome: Outcome) -> tuple[str, ...]:
    """Who has won, and why the game is over; said once, where that names the winners."""
    ending = words.text(outcome.ending)
    if _names_winners(outcome):
        return (ending,)
    winners = ", ".join(f"**{table_words.names(table)[seat]}**" for seat in outcome.winners)
    return (said("final-winners", names=winners, count=len(outcome.winners)), ending)


def totals(table: Table, said: Said, outcome: Outcome) -> list[str]:
    """A line each, by their places."""
    return [_total(table, said, outcome, seat) for seat in _by_place(outcome)]


def _by_place(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])


def _score(table: Table, words: Words, said: Said, outcome: Outcome, seat: int) -> str:
    score = outcome.scores[seat]
    reasons = " · ".join(_reason(line, words, said) for line in score.lines)
    total = _total(table, said, outcome, seat)
    return f"{total}\n{reasons}" if reasons else total


def _total(table: Table, said: Said, outcome: Outcome, seat: int) -> str:
    name, points = table_words.names(table)[seat], outcome.scores[seat].total
    total = table_words.words(table, said.locale).format("result-total", {"points": points})
    return said("final-score", place=outcome.ranks[seat], name=name, total=total)


def _reason(line: Line, words: Words, said: Said) -> str:
    """What gives no points, such as what breaks ties, stands alone."""
    told = words.text(line.phrase)
    return said("final-reason", reason=told, points=line.points) if line.points else told
