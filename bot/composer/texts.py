"""What is written above the buttons: where one is, what is asked, what would follow."""

from collections.abc import Mapping, Sequence

from bot.composer.desk import Desk, confirmed_first, confirms_itself, ends_it
from engines import menu
from engines.codec import fields_of
from engines.core import Action

LINES = 3  # as many have a line of their own above


def situation(desk: Desk) -> str:
    return desk.words.text(desk.rules.describe(desk.view)[0])


def so_far(desk: Desk, question: menu.Question) -> str:
    """What is settled of the action so far, chosen or not."""
    asks, action = question[0].asks, question[0].actions[0]
    if asks == "verb":
        return ""
    names = [name for name, _ in fields_of(type(action))]
    return f"**{desk.words.begun(action, names.index(asks))}**"


def to_choose(desk: Desk, question: menu.Question) -> str:
    """By the fields that the answers settle; what to do at all is said by the situation."""
    asks, choice = question[0].asks, max(question, key=lambda one: len(one.label))
    if asks == "verb":
        return ""
    names = [name for name, _ in fields_of(type(choice.actions[0]))]
    settled = 1 if choice.kind in ("part", "page") else len(choice.label)
    fields = names[names.index(asks) :][:settled]
    return desk.said("composer-choose", what=" · ".join(map(desk.words.field, fields)))


def in_full(desk: Desk, action: Action) -> list[str]:
    """Before it is confirmed, the whole of it and what it leads to, however it was chosen."""
    ends = desk.said("composer-ends") if desk.preview(action).passes else ""
    return [f"**{desk.words.action(action)}**", consequence(desk, action), ends]


def consequences(desk: Desk, question: menu.Question, targets: Mapping[str, int]) -> str:
    """Above the buttons that ask no more, under their numbers: of the green ones always, of the others if
    they are few."""
    settled = [choice.action for choice in question if choice.action is not None]
    if ends_it(desk, question):
        return followed(desk, settled, targets)
    at_once = [one for one in settled if not confirmed_first(desk.preview(one))]
    few = at_once if question[0].asks == "verb" and len(at_once) <= LINES else []
    return followed(desk, [*few, *(one for one in settled if confirms_itself(desk, one))], targets)


def followed(desk: Desk, actions: Sequence[Action], targets: Mapping[str, int]) -> str:
    """What follows from each, where anything is said of it."""
    lines = (
        desk.words.named(f"**{_whole(desk, action, targets)}**", consequence(desk, action))
        for action in actions
        if consequence(desk, action)
    )
    return "\n".join(lines)


def consequence(desk: Desk, action: Action) -> str:
    told = desk.preview(action).consequence
    return desk.words.text(told) if told else ""


def _whole(desk: Desk, action: Action, targets: Mapping[str, int]) -> str:
    """With the number of its button."""
    preview = desk.preview(action)
    told = desk.words.text(preview.label) if preview.label else desk.words.action(action)
    number = targets.get(preview.place, 0)
    return f"{number}. {told}" if number else told
