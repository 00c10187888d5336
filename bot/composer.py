"""The private turn panel: whatever may be done now, as questions short enough for a thumb."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.controls import Control
from bot.panels import Button, Row, Select, in_rows
from bot.said import Said
from engines import menu
from engines.codec import fields_of
from engines.core import Action, AnyRules, Preview
from engines.words import Words

BUTTONS = menu.MERGED
SHORTCUTS = 10  # the most useful of a list too long for one question
NUMBERED = 25  # places that get a number on the picture


@dataclass(frozen=True, slots=True)
class Desk:
    """What a composer is made from: one seat's view and choices at one decision."""

    game: int
    decision: int
    rules: AnyRules
    view: object
    legal: Sequence[Action]
    words: Words
    said: Said
    undo: bool = False  # whether there is something to take back freely

    def control(self, name: str, chosen: Sequence[int] = ()) -> Control:
        path = menu.path(self.rules, self.legal, chosen) if self.legal else ""
        return Control(name, self.game, self.decision, path)

    def preview(self, action: Action) -> Preview:
        return self.rules.preview(self.view, action)


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
    actions = [action] if action else [one for choice in question for one in choice.actions]
    targets = numbered(desk, actions)
    texts = [note, situation(desk)]
    rows: list[Row] = []
    if action is not None:
        texts += [_told(desk, action) if chosen else "", _consequence(desk, action)]
        rows += _settled(desk, chosen, action)
    elif question:
        texts.append(_way(desk, chosen))
        texts.append(desk.said("composer-choose", what=_asked(desk, question)))
        texts.append(_own_confirmations(desk, question))
        rows += _answers(desk, chosen, question, targets)
    rows.append(_last_row(desk, chosen, action))
    place = desk.preview(action).place if action else ""
    return Composition(tuple(filter(None, texts)), tuple(rows), targets, place)


def situation(desk: Desk) -> str:
    return desk.words.text(desk.rules.describe(desk.view)[0])


def numbered(desk: Desk, actions: Sequence[Action]) -> dict[str, int]:
    """A number for each place, in the order of the choices; of too many, the most useful have one."""
    previews = [(desk.preview(action), action) for action in actions]
    places = dict.fromkeys(preview.place for preview, _ in previews if preview.place)
    if len(places) > NUMBERED:
        useful = sorted((preview for preview, _ in previews if preview.place), key=lambda one: -one.worth)
        places = dict.fromkeys(list(dict.fromkeys(preview.place for preview in useful))[:SHORTCUTS])
    return {place: number for number, place in enumerate(places, 1)}


def confirmed_first(preview: Preview) -> bool:
    """What reveals something or passes the turn cannot be taken back alone, so it is asked once more."""
    return preview.reveals or preview.passes


def confirms_itself(desk: Desk, action: Action) -> bool:
    """Roll, Draw, Stop, End: nothing to choose, so the button is the confirmation."""
    return not fields_of(type(action)) and confirmed_first(desk.preview(action))


def _way(desk: Desk, chosen: Sequence[int]) -> str:
    questions = menu.walk(desk.legal, chosen)
    told = [desk.words.choice(question[at]) for question, at in zip(questions, chosen, strict=False)]
    return f"**{' › '.join(told)}**" if told else ""


def _told(desk: Desk, action: Action) -> str:
    """Before it is confirmed, the whole of it, however it was chosen."""
    return f"**{desk.words.action(action)}**"


def _asked(desk: Desk, question: menu.Question) -> str:
    asks = question[0].asks
    return desk.said("composer-what") if asks == "verb" else desk.words.field(asks)


def _consequence(desk: Desk, action: Action) -> str:
    told = desk.preview(action).consequence
    return desk.words.text(told) if told else ""


def _own_confirmations(desk: Desk, question: menu.Question) -> str:
    """The consequences of green buttons stand above them."""
    lines = [
        f"{desk.words.action(choice.action)}: {_consequence(desk, choice.action)}"
        for choice in question
        if choice.action and confirms_itself(desk, choice.action) and _consequence(desk, choice.action)
    ]
    return "\n".join(lines)


def _settled(desk: Desk, chosen: Sequence[int], action: Action) -> list[Row]:
    """One action is left: its button, unless the last row confirms it."""
    if chosen and not confirms_itself(desk, action):
        return []
    label = desk.words.action(action)
    return [(Button(label, desk.control("do", chosen), "go"),)]


def _answers(
    desk: Desk, chosen: Sequence[int], question: menu.Question, targets: Mapping[str, int]
) -> list[Row]:
    if len(question) > BUTTONS or any(choice.kind in ("part", "page") for choice in question):
        return [*_shortcuts(desk, question, targets), _select(desk, chosen, question, targets)]
    plain, green = list[Button](), list[Row]()
    for index, choice in enumerate(question):
        button = _button(desk, (*chosen, index), choice, targets)
        if button.style == "go":
            green.append((button,))
        else:
            plain.append(button)
    return [*in_rows(plain), *green]


def _button(desk: Desk, way: Sequence[int], choice: menu.Choice, targets: Mapping[str, int]) -> Button:
    label, action = _label(desk, choice, targets), choice.action
    if action is None:
        return Button(label, desk.control("ask", way))
    if confirms_itself(desk, action):
        return Button(label, desk.control("do", way), "go")
    if confirmed_first(desk.preview(action)):
        return Button(label, desk.control("ask", way))
    return Button(label, desk.control("do", way), "main")


def _label(desk: Desk, choice: menu.Choice, targets: Mapping[str, int]) -> str:
    """With the number that stands on the picture, where all its actions are at one place."""
    told = desk.words.choice(choice)
    if choice.kind == "part":
        return f"{told}…"  # a column: the row is asked next
    if choice.action is not None:
        label = desk.preview(choice.action).label
        told = desk.words.text(label) if label else told
    places = {desk.preview(action).place for action in choice.actions[:NUMBERED]}
    number = targets.get(next(iter(places)), 0) if len(places) == 1 else 0
    return f"{number}. {told}" if number else told


def _shortcuts(desk: Desk, question: menu.Question, targets: Mapping[str, int]) -> list[Row]:
    """The most useful of many, each by its own way."""
    if not any(choice.kind in ("part", "page") for choice in question):
        return []
    actions = [action for choice in question for action in choice.actions]
    useful = sorted(actions, key=lambda action: -desk.preview(action).worth)[:SHORTCUTS]
    asks = question[0].asks
    buttons = []
    for action in useful:
        way = menu.chosen_for(desk.legal, action)
        choice = menu.Choice(asks, (action.verb,), "action", (action,))
        told = _label(desk, _only(choice, asks), targets)
        asked = confirmed_first(desk.preview(action))
        control = desk.control("ask" if asked else "do", way)
        buttons.append(Button(told, control, "plain" if asked else "main"))
    return list(in_rows(buttons))


def _only(choice: menu.Choice, asks: str) -> menu.Choice:
    """An action called by the field that is asked, and what follows it."""
    action = choice.actions[0]
    keys = menu.keys_of(action)
    names = ("verb", *(name for name, _ in fields_of(type(action))))
    return menu.Choice(asks, keys[names.index(asks) :], "action", (action,))


def _select(desk: Desk, chosen: Sequence[int], question: menu.Question, targets: Mapping[str, int]) -> Select:
    options = tuple(
        (
            _label(desk, choice, targets),
            _consequence(desk, choice.action) if choice.action else "",
        )
        for choice in question
    )
    return Select(desk.control("list", chosen), _asked(desk, question), options)


def _last_row(desk: Desk, chosen: Sequence[int], action: Action | None) -> Row:
    back = Button(
        desk.said("composer-back"),
        desk.control("ask", chosen[:-1]) if chosen else desk.control("undo"),
        disabled=not chosen and not desk.undo,
    )
    confirming = bool(chosen) and action is not None and not confirms_itself(desk, action)
    confirm = Button(
        desk.said("composer-confirm"),
        desk.control("do", chosen) if confirming else desk.control("none"),
        "go" if confirming else "plain",
        disabled=not confirming,
    )
    close = Button(desk.said("composer-close"), desk.control("close"))
    return (back, confirm, close, Button(desk.said("composer-type"), desk.control("type")))
