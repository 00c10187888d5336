"""The end: who has won, what for, and the seed that was promised."""

from collections.abc import Sequence

from bot.controls import Control
from bot.messages.boards import MOST_LINES
from bot.panels import Button, Panel, Picture
from bot.said import Said
from bot.table import Table
from engines.core import Line, Outcome
from engines.words import Words


def final(
    table: Table,
    said: Said,
    words: Words,
    picture: Picture | None,
    outcome: Outcome,
    *,
    lines: Sequence[str],
    seed: str,
    marker: int,
) -> Panel:
    """The last turn is told as well: no board did."""
    winners = ", ".join(f"**{table.names[seat]}**" for seat in outcome.winners)
    texts = [
        said("final-winners", names=winners, count=len(outcome.winners)),
        words.text(outcome.ending),
        *(_score(table, words, said, outcome, seat) for seat in _by_place(outcome)),
        "\n".join((said("final-last"), *lines[-MOST_LINES:])) if lines else "",
        said("final-seed", seed=seed, commitment=table.commitment),
    ]
    row = (
        Button(said("rematch-button"), Control("rematch", table.id), "go"),
        Button(said("log-button"), Control("log", table.id)),
        Button(said("verify-button"), Control("verify", table.id)),
    )
    return Panel(tuple(texts), (row,), picture, marker=marker)


def _by_place(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])


def _score(table: Table, words: Words, said: Said, outcome: Outcome, seat: int) -> str:
    score = outcome.scores[seat]
    reasons = " · ".join(_reason(line, words, said) for line in score.lines)
    total = said("final-score", place=outcome.ranks[seat], name=table.names[seat], points=score.total)
    return f"{total}\n{reasons}" if reasons else total


def _reason(line: Line, words: Words, said: Said) -> str:
    """What gives no points, such as what breaks ties, stands alone."""
    told = words.text(line.phrase)
    return said("final-reason", reason=told, points=line.points) if line.points else told
