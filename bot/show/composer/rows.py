"""The list of all that has no button, and the last row: back, the whole picture, hints, and more."""

from collections.abc import Mapping, Sequence

from bot.inbound.buttons import Ask, Hints, Listed, Options, Undo, Whole
from bot.show.composer.decision import Decision
from bot.show.composer.offers import Answer
from bot.show.composer.places import signed
from bot.show.panel import Button, Row, Select
from engines import menu

PAGE = 24  # of a list, and one line to go on


def select(
    decision: Decision, control: Listed, chosen: Sequence[menu.Answer], listed: Sequence[Answer], page: int,
    signs: Mapping[str, str],
) -> Select:  # fmt: skip
    """Sorted by worth, a page at a time."""
    pages = -(-len(listed) // PAGE)
    page = page % pages if len(listed) > PAGE + 1 else 0
    here = listed[page * PAGE : (page + 1) * PAGE] if len(listed) > PAGE + 1 else listed
    options = [(signed(one, signs), one.told) for one in here]
    values = [one.control.path for one in here]
    if len(listed) > PAGE + 1:
        options.append((decision.said("composer-further"), ""))
        values.append(decision.path((*chosen, menu.Page((page + 1) % pages))))
    told = decision.said("composer-more", count=len(listed))
    return Select(control, told, tuple(options), values=tuple(values))


def by_parts(decision: Decision, control: Listed, parts: Sequence[tuple[str, str]]) -> Select:
    options = tuple((label, "") for label, _ in parts)
    return Select(control, decision.said("composer-all"), options, values=tuple(value for _, value in parts))


def last_row(decision: Decision, chosen: Sequence[menu.Answer], *, hints: bool) -> Row:
    """Back while something is chosen, else Undo where it is free."""
    found = list[Button]()
    if chosen:
        found.append(Button(decision.said("composer-back"), decision.control(Ask, before(chosen))))
    elif decision.undo:
        found.append(Button(decision.said("composer-undo"), Undo(decision.game, decision.number)))
    here = decision.path(chosen) if chosen else ""
    found.append(Button(decision.said("composer-whole"), Whole(decision.game, decision.number, here)))
    if hints:
        found.append(Button(decision.said("composer-hints"), Hints(decision.game, decision.number, here)))
    found.append(Button(decision.said("composer-options"), Options(decision.game, decision.number, here)))
    return tuple(found)


def before(chosen: Sequence[menu.Answer]) -> tuple[menu.Answer, ...]:
    """One step up; a page of a list is no step."""
    steps = [one for one in chosen if not isinstance(one, menu.Page)]
    return tuple(steps[:-1])
