"""The choices that stand out: those with a place and a number on the picture, the most useful of many."""

from collections.abc import Sequence

from bot.composer.desk import Desk
from engines import menu
from engines.core import Action

SHORTCUTS = 10  # the most useful of a list too long for one question
NUMBERED = 25  # places that get a number on the picture


def numbered(desk: Desk, actions: Sequence[Action]) -> dict[str, int]:
    """A number for each place: what is printed there, else its place among the choices; of too many, the
    most useful have one."""
    previews = [preview for preview in map(desk.preview, actions) if preview.place]
    printed = {preview.place: preview.number for preview in previews}
    if len(printed) > NUMBERED:
        previews.sort(key=lambda one: -one.worth)
        printed = dict(list({preview.place: preview.number for preview in previews}.items())[:SHORTCUTS])
    return {place: number or at for at, (place, number) in enumerate(printed.items(), 1)}


def placed(desk: Desk, question: menu.Question) -> list[Action]:
    """Of the choices that lead to one place, an action each: what is behind the others is asked later."""
    shortcuts = most_useful(desk, question)
    single = [choice for choice in question if choice.kind != "part" and place_of(desk, choice)]
    return [*shortcuts, *(choice.actions[0] for choice in single)]


def place_of(desk: Desk, choice: menu.Choice) -> str:
    """Of all its actions; none if they are at several."""
    places = (desk.preview(action).place for action in choice.actions)
    first = next(places)
    return first if all(place == first for place in places) else ""


def most_useful(desk: Desk, question: menu.Question) -> list[Action]:
    """The most useful of a list too long for one question."""
    if not any(choice.kind in ("part", "page") for choice in question):
        return []
    actions = [action for choice in question for action in choice.actions]
    return sorted(actions, key=lambda action: -desk.preview(action).worth)[:SHORTCUTS]
