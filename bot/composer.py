"""The private turn panel: whatever may be done now, as questions short enough for a thumb."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

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
FEW = 5  # as many choices may each stand in a row of their own
LINES = 3  # as many have a line of their own above


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
    previewed: dict[Action, Preview] = field(default_factory=dict, compare=False, repr=False)

    def control(self, name: str, chosen: Sequence[int] = ()) -> Control:
        path = menu.path(self.rules, self.legal, chosen) if self.legal else ""
        return Control(name, self.game, self.decision, path)

    def preview(self, action: Action) -> Preview:
        """Worked out once: a choice is numbered, sorted, named and explained."""
        found = self.previewed.get(action)
        if found is None:
            found = self.previewed[action] = self.rules.preview(self.view, action)
        return found


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
    targets = numbered(desk, [action] if action else _placed(desk, question))
    texts = [note, situation(desk)]
    rows: list[Row] = []
    if action is not None:
        texts += _told(desk, action) if chosen else [_followed(desk, [action])]
        rows += _settled(desk, chosen, action)
    elif question:
        texts += [_way(desk, question), _asks(desk, question), _consequences(desk, question)]
        texts.append(desk.said("composer-ends") if ends_it(desk, question) else "")
        rows += _answers(desk, chosen, question, targets)
    rows.append(_last_row(desk, chosen, action))
    place = desk.preview(action).place if action else ""
    return Composition(tuple(filter(None, texts)), tuple(rows), targets, place)


def situation(desk: Desk) -> str:
    return desk.words.text(desk.rules.describe(desk.view)[0])


def numbered(desk: Desk, actions: Sequence[Action]) -> dict[str, int]:
    """A number for each place: what is printed there, else its place among the choices; of too many, the
    most useful have one."""
    previews = [preview for preview in map(desk.preview, actions) if preview.place]
    printed = {preview.place: preview.number for preview in previews}
    if len(printed) > NUMBERED:
        previews.sort(key=lambda one: -one.worth)
        printed = dict(list({preview.place: preview.number for preview in previews}.items())[:SHORTCUTS])
    return {place: number or at for at, (place, number) in enumerate(printed.items(), 1)}


def _placed(desk: Desk, question: menu.Question) -> list[Action]:
    """Of the choices that lead to one place, an action each: what is behind the others is asked later."""
    shortcuts = _useful(desk, question)
    single = [choice for choice in question if choice.kind != "part" and _place(desk, choice)]
    return [*shortcuts, *(choice.actions[0] for choice in single)]


def _place(desk: Desk, choice: menu.Choice) -> str:
    """Of all its actions; none if they are at several."""
    places = (desk.preview(action).place for action in choice.actions)
    first = next(places)
    return first if all(place == first for place in places) else ""


def _useful(desk: Desk, question: menu.Question) -> list[Action]:
    """The most useful of a list too long for one question."""
    if not any(choice.kind in ("part", "page") for choice in question):
        return []
    actions = [action for choice in question for action in choice.actions]
    return sorted(actions, key=lambda action: -desk.preview(action).worth)[:SHORTCUTS]


def confirmed_first(preview: Preview) -> bool:
    """What reveals something or passes the turn cannot be taken back alone, so it is asked once more."""
    return preview.reveals or preview.passes


def confirms_itself(desk: Desk, action: Action) -> bool:
    """Roll, Draw, Stop, End: nothing to choose, so the button is the confirmation."""
    return not fields_of(type(action)) and confirmed_first(desk.preview(action))


def ends_it(desk: Desk, question: menu.Question) -> bool:
    """A short last question: whatever is chosen passes the turn and shows nothing, so each choice stands
    alone in green and is its own confirmation."""
    previews = [desk.preview(choice.action) if choice.action else None for choice in question]
    return len(previews) <= FEW and all(one and one.passes and not one.reveals for one in previews)


def _way(desk: Desk, question: menu.Question) -> str:
    """What is settled of the action so far, chosen or not."""
    asks, action = question[0].asks, question[0].actions[0]
    if asks == "verb":
        return ""
    names = [name for name, _ in fields_of(type(action))]
    return f"**{desk.words.begun(action, names.index(asks))}**"


def _asks(desk: Desk, question: menu.Question) -> str:
    """By the fields that the answers settle; what to do at all is said by the situation."""
    asks, choice = question[0].asks, max(question, key=lambda one: len(one.label))
    if asks == "verb":
        return ""
    names = [name for name, _ in fields_of(type(choice.actions[0]))]
    settled = 1 if choice.kind in ("part", "page") else len(choice.label)
    fields = names[names.index(asks) :][:settled]
    return desk.said("composer-choose", what=" · ".join(map(desk.words.field, fields)))


def _told(desk: Desk, action: Action) -> list[str]:
    """Before it is confirmed, the whole of it and what it leads to, however it was chosen."""
    ends = desk.said("composer-ends") if desk.preview(action).passes else ""
    return [f"**{desk.words.action(action)}**", _consequence(desk, action), ends]


def _consequence(desk: Desk, action: Action) -> str:
    told = desk.preview(action).consequence
    return desk.words.text(told) if told else ""


def _consequences(desk: Desk, question: menu.Question) -> str:
    """Above the buttons that ask no more: of the green ones always, of the others if they are few."""
    settled = [choice.action for choice in question if choice.action is not None]
    if ends_it(desk, question):
        return _followed(desk, settled)
    at_once = [one for one in settled if not confirmed_first(desk.preview(one))]
    few = at_once if question[0].asks == "verb" and len(at_once) <= LINES else []
    return _followed(desk, [*few, *(one for one in settled if confirms_itself(desk, one))])


def _followed(desk: Desk, actions: Sequence[Action]) -> str:
    """What follows from each, where anything is said of it."""
    lines = (
        desk.words.named(f"**{_whole(desk, action)}**", _consequence(desk, action))
        for action in actions
        if _consequence(desk, action)
    )
    return "\n".join(lines)


def _whole(desk: Desk, action: Action) -> str:
    label = desk.preview(action).label
    return desk.words.text(label) if label else desk.words.action(action)


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
    plain, green, last = list[Button](), list[Row](), ends_it(desk, question)
    for index, choice in enumerate(question):
        button = _button(desk, (*chosen, index), choice, targets, sure=last)
        if button.style == "go":
            green.append((button,))
        else:
            plain.append(button)
    return [*in_rows(plain), *green]


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
    number = targets.get(_place(desk, choice), 0)
    told = [f"{number}." if number else "", _called(desk, choice)]
    if choice.action is not None:
        aside = desk.preview(choice.action).aside
        told.append(desk.words.text(aside) if aside else "")
    return " ".join(filter(None, told))


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
    for action in _useful(desk, question):
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
    asks = question[0].asks
    what = desk.said("composer-what") if asks == "verb" else desk.words.field(asks)
    return Select(desk.control("list", chosen), desk.said("composer-all", what=what), options)


def _last_row(desk: Desk, chosen: Sequence[int], action: Action | None) -> Row:
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
