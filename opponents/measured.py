"""What duels have shown, a line of JSON each, and the document that is made of it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import fsum, sqrt
from typing import Any, TypeAlias

from engines.core import AnyRules
from engines.values import value
from opponents.duel import NORMAL, OWN, RANDOM, Tally
from opponents.ladder import NamedCircle, ratings, spreads, worst_triangle
from opponents.levels import LEVELS

ENOUGH = 200  # games: with fewer a figure is a pilot, and claims nothing
Line: TypeAlias = Mapping[str, Any]
Table: TypeAlias = Mapping[tuple[str, str], "Found"]

HEAD = """# How strong the computers are

Made by `python -m opponents ladder --measured docs/opponents.jsonl`. Each line of that file was printed by
`python -m opponents duel GAME --levels A,B --deals N --seed S --json`, which prints the same shares again.
A deal is played once with every level in every seat; a victory that is shared counts in parts. Each figure
is the share of the victories of the row's level against the column's, with half of its 95 % interval over
deals, and the number of games. **(?)** marks a pilot of fewer than {enough} games, which says where to look
and claims nothing; – has not been measured. The scale gives 400 points for ten victories to one. CPU is in
milliseconds a decision, mean and 95th percentile, on a machine that had other work to do. What Flame wins
against Ember is also how far Ember can be exploited: in Flame's simulations everybody plays as Ember does.
A level with ~ has a taste of its own in each seat, as Sparks and Embers have at tables; all others have none.
"""


@value
class Found:
    """One level's share against another, of so many games."""

    share: float
    interval: float
    games: int

    def __str__(self) -> str:
        pilot = "" if self.games >= ENOUGH else " (?)"
        return f"{self.share:.3f} ± {self.interval:.3f}, {self.games}{pilot}"


def line(rules: AnyRules, seats: int, deals: int, seed: str, tallies: Mapping[str, Tally]) -> Line:
    levels = {level: _told(tally) for level, tally in tallies.items()}
    return {"game": rules.key, "seats": seats, "deals": deals, "seed": seed, "levels": levels}


def _told(tally: Tally) -> Mapping[str, float]:
    took = sorted(tally.milliseconds) or [0.0]
    return {
        "share": round(tally.share, 4),
        "interval": round(tally.interval, 4),
        "margin": round(sum(tally.margins) / len(tally.margins), 2),
        "cpu_ms": round(sum(took) / len(took), 3),
        "cpu_ms_p95": round(took[int(len(took) * 0.95)], 3),
    }


def found(lines: Sequence[Line], seats: int) -> Table:
    """Of each pair, either way round; what was measured in several goes is one figure."""
    several: dict[tuple[str, str], list[tuple[Line, str]]] = {}
    for one in lines:
        if one["seats"] == seats:
            first, second = one["levels"]
            several.setdefault((first, second), []).append((one, first))
            several.setdefault((second, first), []).append((one, second))
    return {pair: _pooled(goes, seats) for pair, goes in several.items()}


def _pooled(goes: Sequence[tuple[Line, str]], seats: int) -> Found:
    """Weighted by deals."""
    deals = sum(one["deals"] for one, _ in goes)
    share = fsum(one["deals"] * one["levels"][level]["share"] for one, level in goes) / deals
    squares = fsum((one["deals"] * one["levels"][level]["interval"]) ** 2 for one, level in goes)
    return Found(share, sqrt(squares) / deals, deals * seats)


def document(lines: Sequence[Line]) -> str:
    parts = [HEAD.format(enough=ENOUGH)]
    for game in dict.fromkeys(one["game"] for one in lines):
        mine = [one for one in lines if one["game"] == game and not _is_of_taste(one)]
        parts.append(f"## {game}\n\n{crosstable(mine)}\n")
        parts += [_of_more(mine, seats) for seats in sorted({one["seats"] for one in mine} - {2})]
        parts += _of_taste([one for one in lines if one["game"] == game and _is_of_taste(one)])
        parts += [f"Still to be played, {ENOUGH} games each: {text}.\n" for text in _wanting(mine)]
    return "\n".join(parts)


def _is_of_taste(line: Line) -> bool:
    return any(level.endswith(OWN) for level in line["levels"])


def _of_taste(lines: Sequence[Line]) -> Iterator[str]:
    """What it costs not to play as everybody of one's level does."""
    pairs = dict.fromkeys(tuple(one["levels"]) for one in lines)
    told = "\n".join(f"- {own} against {plain}: {found(lines, 2)[own, plain]}" for plain, own in pairs)
    if told:
        yield f"### A taste of its own ({OWN}) against none; where it costs nothing, 0.500\n\n{told}\n"


def crosstable(lines: Sequence[Line]) -> str:
    """Two seats: all levels against all, on one scale."""
    table = found(lines, 2)
    levels = [level for level in (RANDOM, *LEVELS) if any(level in pair for pair in table)]
    won = {pair: one.share * one.games / 2 for pair, one in table.items()}
    scale = ratings(levels, won)
    off = spreads(
        levels, {pair: (one.share, one.interval / NORMAL, one.games / 2) for pair, one in table.items()}
    )
    rows = [["", *levels, "scale", "CPU"], ["---"] * (len(levels) + 3)]
    for level in levels:
        cells = [str(table[level, other]) if (level, other) in table else "–" for other in levels]
        rows.append([level, *cells, f"{scale[level]:.0f} ± {off[level]:.0f}", _cpu(lines, level)])
    circle = worst_triangle(levels, won)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + f"\n\n{_told_circle(circle)}"


def _wanting(lines: Sequence[Line]) -> Iterator[str]:
    """The pairs of neighbours of which nothing can be claimed yet."""
    table = found(lines, 2)
    missing = [
        pair for pair in pairwise((RANDOM, *LEVELS)) if pair not in table or table[pair].games < ENOUGH
    ]
    if missing:
        yield ", ".join(f"{level} against {below}" for below, level in missing)


def _told_circle(circle: NamedCircle | None) -> str:
    if circle is None:
        return "No three beat each other in a circle."
    edge, names = circle
    return f"The largest circle: {' beats '.join((*names, names[0]))}, each by {edge:.3f} at least."


def _cpu(lines: Sequence[Line], level: str) -> str:
    took = [one["levels"][level] for one in lines if level in one["levels"]]
    mean = fsum(one["cpu_ms"] for one in took) / len(took)
    return f"{mean:.2f}, {max(one['cpu_ms_p95'] for one in took):.2f}"


def _of_more(lines: Sequence[Line], seats: int) -> str:
    """One seat among others of the level below."""
    told = "\n".join(f"- {text}" for text in _against_fair(found(lines, seats), lines, seats))
    return f"### {seats} seats: one against {seats - 1}; fair is {1 / seats:.3f}\n\n{told}\n"


def _against_fair(table: Table, lines: Sequence[Line], seats: int) -> Iterator[str]:
    pairs = dict.fromkeys(tuple(one["levels"]) for one in lines if one["seats"] == seats)
    for others, one in pairs:
        yield f"{one} among {others}: {table[one, others]}"
