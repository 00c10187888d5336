"""The buttons: an answer each, or a list with the most useful above it; and the way back."""

from collections.abc import Mapping, Sequence

from bot.composer.desk import Desk, confirmed_first, confirms_itself, ends_it
from bot.composer.places import most_useful, place_of
from bot.composer.texts import consequence
from bot.panels import Button, Row, Select, in_rows
from engines import menu
from engines.codec import fields_of
from engines.core import Action


def only(desk: Desk, chosen: Sequence[int], action: Action) -> list[Row]:
    """One action is left: its button, unless the last row confirms it."""
    if chosen and not confirms_itself(desk, action):
        return []
    label = desk.words.action(action)
    return [(Button(label, desk.control("do", chosen), "go"),)]


def answers(
    desk: Desk, chosen: Sequence[int], question: menu.Question, targets: Mapping[str, int]
) -> list[Row]:
    if len(question) > menu.MERGED or any(choice.kind in ("part", "page") for choice in question):
        return [*_shortcuts(desk, question, targets), _select(desk, chosen, question, targets)]
    plain, green, last = list[Button](), list[Row](), ends_it(desk, question)
    for index, choice in enumerate(question):
        button = _button(desk, (*chosen, index), choice, targets, sure=last)
        if button.style == "go":
            green.append((button,))
        else:
            plain.append(button)
    return [*in_rows(plain), *green]


def last_row(desk: Desk, chosen: Sequence[int], action: Action | None) -> Row:
    """Only what can be pressed now, so that it is one row on a phone: once there is something to confirm,
    there is nothing to type."""
    up = desk.control("ask", chosen[:-1]) if chosen else desk.control("undo")
    back = (Button(desk.said("composer-back"), up),) if chosen or desk.undo else ()
    confirming = bool(chosen) and action is not None and not confirms_itself(desk, action)
    middle = (
        Button(desk.said("composer-confirm"), desk.control("do", chosen), "go")
        if confirming
        else Button(desk.said("composer-type"), desk.control("type"))
    )
    return (*back, middle, Button(desk.said("composer-close"), desk.control("close")))


def _button(
    desk: Desk, way: Sequence[int], choice: menu.Choice, targets: Mapping[str, int], *, sure: bool
) -> Button:
    label, action = _label(desk, choice, targets), choice.action
    if action is None:
        return Button(label, desk.control("ask", way))
    if sure or confirms_itself(desk, action):
        return Button(label, desk.control("do", way), "go")
    if confirmed_first(desk.preview(action)):
        return Button(label, desk.control("ask", way))
    return Button(label, desk.control("do", way), "main")


def _label(desk: Desk, choice: menu.Choice, targets: Mapping[str, int]) -> str:
    """With the number that stands on the picture, where all its actions are at one place."""
    if choice.kind == "part":
        return f"{desk.words.choice(choice)}…"  # a column: the row is asked next
    number = targets.get(place_of(desk, choice), 0)
    told = [f"{number}." if number else "", _called(desk, choice)]
    if choice.action is not None:
        aside = desk.preview(choice.action).aside
        told.append(desk.words.text(aside) if aside else "")
    label = " ".join(filter(None, told))
    return label[:1].upper() + label[1:]


def _called(desk: Desk, choice: menu.Choice) -> str:
    """The whole action by its own label, while its first field is still to be chosen; else what is left."""
    action = choice.action
    label = desk.preview(action).label if action else None
    if action is None or label is None or not _from_the_start(choice, action):
        return desk.words.choice(choice)
    return desk.words.text(label)


def _from_the_start(choice: menu.Choice, action: Action) -> bool:
    return choice.asks in ("verb", fields_of(type(action))[0][0])


def _shortcuts(desk: Desk, question: menu.Question, targets: Mapping[str, int]) -> list[Row]:
    """Each by its own way."""
    asks, buttons = question[0].asks, list[Button]()
    for action in most_useful(desk, question):
        way = menu.chosen_for(desk.legal, action)
        told = _label(desk, _from(asks, action), targets)
        asked = confirmed_first(desk.preview(action))
        control = desk.control("ask" if asked else "do", way)
        buttons.append(Button(told, control, "plain" if asked else "main"))
    return list(in_rows(buttons))


def _from(asks: str, action: Action) -> menu.Choice:
    """An action called by the field that is asked, and what follows it."""
    keys = menu.keys_of(action)
    names = ("verb", *(name for name, _ in fields_of(type(action))))
    return menu.Choice(asks, keys[names.index(asks) :], "action", (action,))


def _select(desk: Desk, chosen: Sequence[int], question: menu.Question, targets: Mapping[str, int]) -> Select:
    options = tuple(
        (
            _label(desk, choice, targets),
            consequence(desk, choice.action) if choice.action else "",
        )
        for choice in question
    )
    asks = question[0].asks
    what = desk.said("composer-what") if asks == "verb" else desk.words.field(asks)
    return Select(desk.control("list", chosen), desk.said("composer-all", what=what), options)
