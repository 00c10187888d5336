"""What a panel is made from, and how each choice is pressed: at once, or asked once more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bot.show.panel import Style
from bot.show.sentences import Said
from engines import menu
from engines.core import Action, AnyRules, Brief, Phrase, Preview
from engines.words import Words

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a composer is made from: one seat's view and choices at one decision."""

    game: int
    number: int
    rules: AnyRules
    view: object
    legal: Sequence[Action]
    words: Words
    said: Said
    undo: bool = False  # whether there is something to take back freely
    hint: bool = False  # whether one may ask what a computer would do
    instead: Phrase | None = None  # what a lesson says instead of where one stands
    previewed: dict[Action, Preview] = field(default_factory=dict, compare=False, repr=False)
    freely: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)

    def control(self, kind: Callable[[int, int, str], C], chosen: Sequence[menu.Answer] = ()) -> C:
        return kind(self.game, self.number, self.path(chosen))

    def path(self, chosen: Sequence[menu.Answer]) -> str:
        return menu.path(self.rules, self.legal, chosen, self.group_of) if self.legal else ""

    def follow(self, path: str) -> tuple[menu.Answer, ...]:
        return menu.follow(self.rules, self.legal, path, self.group_of)

    def remaining(self, chosen: Sequence[menu.Answer]) -> Sequence[Action]:
        return menu.remaining(self.legal, chosen, self.group_of)

    def way_to(self, action: Action) -> tuple[menu.Answer, ...]:
        return (menu.Only(self.legal.index(action)),)

    def preview(self, action: Action) -> Preview:
        """Worked out once: a choice is sorted, coloured, named and explained."""
        found = self.previewed.get(action)
        if found is None:
            found = self.previewed[action] = self.rules.preview(self.view, action)
        return found

    def group_of(self, action: Action) -> str:
        return self.preview(action).group

    def worth(self, action: Action) -> int:
        return self.preview(action).worth

    def brief(self, chosen: Sequence[Action]) -> Brief:
        brief = self.rules.brief(self.view, self.legal, chosen)
        return brief if self.instead is None else replace(brief, stand=(self.instead,))

    def is_free(self, verb: str) -> bool:
        """Whether an action of this verb can be taken back alone."""
        if verb not in self.freely:
            same = (one for one in self.legal if one.verb == verb)
            self.freely[verb] = any(not is_final(self.preview(one)) for one in same)
        return self.freely[verb]

    @property
    def all_lose(self) -> bool:
        """Whatever is answered loses something."""
        return all(self.preview(one).loses is not None for one in self.legal)


def is_final(preview: Preview) -> bool:
    """It cannot be taken back alone."""
    return preview.reveals or preview.passes


def asked_first(decision: Decision, action: Action) -> bool:
    """Whether one asks once more: something is lost by it, or others of its kind can be taken back."""
    preview = decision.preview(action)
    if not is_final(preview) or len(decision.legal) == 1:
        return False
    if preview.loses is not None:
        return not decision.all_lose
    return decision.is_free(action.verb)


def style_of(decision: Decision, action: Action) -> Style:
    """Blue can be taken back, grey asks once more, green is the natural next step, red gives up."""
    preview = decision.preview(action)
    if not is_final(preview):
        return "main"
    if asked_first(decision, action):
        return "plain"
    return sure_style(preview)


def sure_style(preview: Preview) -> Style:
    """Of the button that does it: red, if it only gives up."""
    return "danger" if preview.loses is not None and preview.worth <= 0 else "go"
