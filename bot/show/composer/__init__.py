"""The private turn panel: whatever may be done now, on one screen of a phone, the best first."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.inbound.buttons import Do
from bot.show import phone
from bot.show.composer.decision import Decision, asked_first, is_final, style_of, sure_style
from bot.show.composer.fitting import LEAST, TALLEST, fitted, lines_of, packed, ranged
from bot.show.composer.offers import Answer, clear_label, full_label, offer
from bot.show.composer.places import marks_of, signs_of
from bot.show.composer.rows import last_row, select
from bot.show.composer.texts import asked, hints, situation, told
from bot.show.panel import Button, Row
from engines import menu
from engines.core import Action
from renderer import Mark

__all__ = [
    "Composition",
    "Decision",
    "asked_first",
    "compose",
    "full_label",
    "hints",
    "is_final",
    "situation",
    "style_of",
    "sure_style",
]


MEMO = 3  # lines of what somebody has noted, at most
BETTER = 2  # suggestions beside what only gives up


@dataclass(frozen=True, slots=True)
class Composition:
    texts: tuple[str, ...]
    rows: tuple[Row, ...]
    marks: tuple[Mark, ...] = ()
    around: tuple[str, ...] = ()  # places that the picture shows besides
    room: int = int(TALLEST)  # height of the picture
    asked: Action | None = None  # what the panel asks about

    def height(self, picture: float) -> float:
        """On a phone."""
        buttons = [row for row in self.rows if isinstance(row, tuple)]
        lists = phone.LIST * (len(self.rows) - len(buttons))
        return phone.height(self.texts, phone.ROW * lines_of(tuple(buttons)) + lists, picture)


def compose(
    decision: Decision, chosen: Sequence[menu.Answer] = (), note: str = "", memo: str = ""
) -> Composition:
    """StaleAction if the answers lead nowhere any more. A memo on top takes away no choice."""
    composition = _composed(decision, chosen, note)
    for lines in range(MEMO if memo else 0, 0, -1):
        above = "\n".join(filter(None, (phone.shortened(memo, lines), note)))
        noted = _composed(decision, chosen, above)
        if lines == 1 or (noted.rows == composition.rows and noted.height(noted.room) <= phone.SCREEN):
            return noted
    return composition


def _composed(decision: Decision, chosen: Sequence[menu.Answer], note: str) -> Composition:
    left = decision.remaining(chosen)
    if not left:
        return Composition(
            tuple(filter(None, (note, situation(decision)))), (last_row(decision, (), hints=False),)
        )
    if len(left) == 1:
        return _of_one(decision, chosen, left[0], note)
    return _of_many(decision, chosen, left, note)


def _of_many(
    decision: Decision, chosen: Sequence[menu.Answer], left: Sequence[Action], note: str
) -> Composition:
    brief = decision.brief(left)
    given = offer(decision, chosen, left)
    last = last_row(decision, chosen, hints=bool(brief.hints))
    fit = fitted(decision, given, told(decision, brief, note), phone.ROW * lines_of((last,)))
    rows = list[Row](fit.lines)
    if fit.listed:
        signs = fit.signs if given.marked else {}
        rows.append(select(decision, given, chosen, fit.listed, signs))
    marks = marks_of(fit.signs, fit.shown, fit.listed if given.marked else ())
    return Composition(fit.texts, (*rows, last), marks, brief.around, int(fit.room))


def _of_one(decision: Decision, chosen: Sequence[menu.Answer], action: Action, note: str) -> Composition:
    """The only action, or the one that was chosen out of several: then it is asked about."""
    brief, preview = decision.brief([action]), decision.preview(action)
    above = asked(decision, brief, action, note)
    way = decision.way_to(action)
    style = sure_style(preview) if is_final(preview) else "main"
    sure = Button(clear_label(decision, action), decision.control(Do, way), style)
    better = _better(decision) if chosen and style == "danger" else ()
    signs = signs_of(decision, better, ())
    lines = (*packed(ranged(better, signs)), (sure,))
    last = last_row(decision, chosen, hints=bool(brief.hints))
    texts = above.texts(above.most)
    fixed = phone.height(texts, phone.ROW * lines_of((*lines, last)), 0)
    room = min(TALLEST, max(LEAST, phone.SCREEN - fixed))
    around = (*brief.around, *filter(None, (preview.place,)))
    asks = action if chosen else None
    return Composition(texts, (*lines, last), marks_of(signs, better, ()), around, int(room), asks)


def _better(decision: Decision) -> tuple[Answer, ...]:
    """What could still be done with what would be given up."""
    best = offer(decision, (), decision.legal).best
    return tuple(one for one in best if one.style == "main" and one.worth > 0)[:BETTER]
