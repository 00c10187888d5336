"""The list of all that has no button, and the last row: back, the whole picture, hints, and more."""

from collections.abc import Mapping, Sequence

from bot.inbound.buttons import Ask, Hint, Hints, Options, Undo, Whole
from bot.show.composer.decision import Decision
from bot.show.composer.offers import BEYOND, PAGE, Answer, Offer
from bot.show.composer.places import signed
from bot.show.panel import Button, Select
from engines import menu


def select(
    decision: Decision, given: Offer, chosen: Sequence[menu.Answer], listed: Sequence[Answer],
    signs: Mapping[str, str],
) -> Select:  # fmt: skip
    """Sorted by worth, a page at a time; at the end of the best the way to all others."""
    way = [one for one in chosen if not isinstance(one, menu.Page)]
    whole = len(listed) + given.beyond <= PAGE + 1
    pages = 1 if whole else -(-len(listed) // PAGE)
    page = next((one.at for one in chosen if isinstance(one, menu.Page)), 0) % pages
    here = listed if whole else listed[page * PAGE : (page + 1) * PAGE]
    options = [(signed(one, signs), one.told) for one in here]
    values = [one.control.path for one in here]
    if given.beyond or not whole:
        onward = BEYOND if given.beyond and page + 1 == pages else menu.Page((page + 1) % pages)
        options.append((decision.said("composer-further"), ""))
        values.append(decision.path((*way, onward)))
    told = decision.said("composer-more", count=len(listed))
    return Select(given.listed, told, tuple(options), values=tuple(values))


def last_row(decision: Decision, chosen: Sequence[menu.Answer], *, hints: bool) -> tuple[Button, ...]:
    """Back while something is chosen, else Undo where it is free."""
    found = list[Button]()
    if chosen:
        found.append(Button(decision.said("composer-back"), decision.control(Ask, before(chosen))))
    elif decision.undo:
        said = decision.said
        label = said("composer-undo-short") if decision.hint else said("composer-undo")  # one line on a phone
        found.append(Button(label, Undo(decision.game, decision.number)))
    here = decision.path(chosen) if chosen else ""
    found.append(Button(decision.said("composer-whole"), Whole(decision.game, decision.number, here)))
    if hints:
        found.append(Button(decision.said("composer-hints"), Hints(decision.game, decision.number, here)))
    found.append(Button(decision.said("composer-options"), Options(decision.game, decision.number, here)))
    if decision.hint and not chosen:
        found.append(Button(decision.said("composer-hint"), Hint(decision.game)))
    return tuple(found)


def before(chosen: Sequence[menu.Answer]) -> tuple[menu.Answer, ...]:
    """One step up; a page of a list is no step."""
    steps = [one for one in chosen if not isinstance(one, menu.Page)]
    return tuple(steps[:-1])
