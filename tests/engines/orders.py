"""Orders that nobody else hears of, and games in which they come into hands."""

from collections.abc import Iterator

from engines.core import Action, Seat
from engines.log import Play
from tests.engines.restless import of_any_verb


def secrets(play: Play) -> Iterator[tuple[Seat, Action]]:
    """What a seat may do of which nobody else sees anything."""
    shown = play.rules.view(play.state, None)
    for seat in map(Seat, range(play.beginning.seats)):
        for action in play.rules.legal(play.state, seat)[-6:]:  # orders stand at the end of the list
            step = play.act(seat, action).now.step
            told = any(event.audience is None for event in step.events)
            if not told and play.rules.view(step.state, None) == shown:
                yield seat, action


def curious(play: Play, seat: Seat, chance: Iterator[int]) -> Action:
    """One that goes where there is something to be had, so that cards come into hands."""
    legal, view = play.rules.legal(play.state, seat), play.rules.view(play.state, seat)
    few = [of_any_verb(legal, chance) for _ in range(6)]
    return max(few, key=lambda action: play.rules.preview(view, action).worth)
