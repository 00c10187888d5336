"""What a panel is made from, and which choices need no second question."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.controls import Control
from bot.said import Said
from engines import menu
from engines.codec import fields_of
from engines.core import Action, AnyRules, Preview
from engines.words import Words

FEW = 5  # as many choices may each stand in a row of their own


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


def confirmed_first(preview: Preview) -> bool:
    """What reveals something or passes the turn cannot be taken back alone, so it is asked once more."""
    return preview.reveals or preview.passes


def at_once(desk: Desk, chosen: Sequence[int]) -> bool:
    """Whether the last answer names a whole action which can be taken back, so that nobody asks once more."""
    *before, last = chosen
    choice = menu.walk(desk.legal, chosen)[len(before)][last]
    if choice.kind in ("part", "page") or choice.action is None:
        return False
    return not confirmed_first(desk.preview(choice.action))


def confirms_itself(desk: Desk, action: Action) -> bool:
    """Roll, Draw, Stop, End: nothing to choose, so the button is the confirmation."""
    return not fields_of(type(action)) and confirmed_first(desk.preview(action))


def ends_it(desk: Desk, question: menu.Question) -> bool:
    """A short last question: whatever is chosen passes the turn and shows nothing, so each choice stands
    alone in green and is its own confirmation."""
    previews = [desk.preview(choice.action) if choice.action else None for choice in question]
    return len(previews) <= FEW and all(one and one.passes and not one.reveals for one in previews)
