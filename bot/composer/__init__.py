"""The private turn panel: whatever may be done now, as questions short enough for a thumb."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.composer.desk import Desk, at_once, confirmed_first, ends_it
from bot.composer.places import NUMBERED, SHORTCUTS, numbered, placed
from bot.composer.rows import answers, last_row, only
from bot.composer.texts import consequences, followed, in_full, situation, so_far, to_choose
from bot.panels import Row
from engines import menu

__all__ = [
    "NUMBERED",
    "SHORTCUTS",
    "Composition",
    "Desk",
    "at_once",
    "compose",
    "confirmed_first",
    "situation",
]


@dataclass(frozen=True, slots=True)
class Composition:
    texts: tuple[str, ...]
    rows: tuple[Row, ...]
    targets: Mapping[str, int]  # place on the picture -> number of the choice
    chosen: str  # the place chosen so far


def compose(desk: Desk, chosen: Sequence[int] = (), note: str = "") -> Composition:
    """StaleAction if the answers lead nowhere any more."""
    question = menu.narrow(desk.legal, chosen)
    action = menu.settled(desk.legal, chosen) if chosen or len(desk.legal) == 1 else None
    targets = numbered(desk, [action] if action else placed(desk, question))
    texts = [note, situation(desk)]
    rows: list[Row] = []
    if action is not None:
        texts += in_full(desk, action) if chosen else [followed(desk, [action], {})]
        rows += only(desk, chosen, action)
    elif question:
        texts += [so_far(desk, question), to_choose(desk, question), consequences(desk, question, targets)]
        texts.append(desk.said("composer-ends") if ends_it(desk, question) else "")
        rows += answers(desk, chosen, question, targets)
    rows.append(last_row(desk, chosen, action))
    place = desk.preview(action).place if action else ""
    return Composition(tuple(filter(None, texts)), tuple(rows), targets, place)
