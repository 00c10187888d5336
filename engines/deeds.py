"""What somebody has done in a game that is over, and what it has earned them: from the log alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from engines.core import Action, Event, Leave, Outcome, Seat, Skip, Without
from engines.log import Play

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Past:
    """A game that was played to its end."""

    state: Any  # the last position
    outcome: Outcome
    turns: tuple[tuple[Event, ...], ...]  # what stands, turn by turn

    def of(self, kind: type[E], seat: Seat) -> list[E]:
        """Those events of this seat."""
        return [one for turn in self.turns for one in in_turn(turn, kind, seat)]

    def lead(self, seat: Seat) -> int:
        """By how many points it is ahead of the next."""
        others = [one.total for at, one in enumerate(self.outcome.scores) if at != seat]
        return self.outcome.scores[seat].total - max(others)


Feat: TypeAlias = Callable[[Past, Seat], bool]
Feats: TypeAlias = Mapping[str, Feat]


def in_turn(turn: Sequence[Event], kind: type[E], seat: Seat) -> list[E]:
    return [one for one in turn if isinstance(one, kind) and getattr(one, "seat", None) == seat]


def achieved(play: Play) -> Mapping[Seat, tuple[str, ...]]:
    """By those who have won a game that was played to its end, and for whom nobody has played a turn."""
    game = past(play)
    if game is None:
        return {}
    skipped = {one.seat for one in _made(play) if isinstance(one, Skip)}
    feats = play.rules.achievements.items()
    found = {
        seat: tuple(name for name, done in feats if done(game, seat))
        for seat in game.outcome.winners
        if seat not in skipped
    }
    return {seat: names for seat, names in found.items() if names}


def past(play: Play) -> Past | None:
    """None: it goes on, or has ended because the others have left."""
    outcome, made = play.rules.outcome(play.state), _made(play)
    if outcome is None or not made or isinstance(made[-1], Leave | Without):
        return None
    turns, turn = list[tuple[Event, ...]](), tuple[Event, ...]()
    for one in [*play.moments()][::-1]:
        turn += one.step.events
        if one.step.passed:
            turns, turn = [*turns, turn], ()
    return Past(play.state, outcome, (*turns, turn))


def _made(play: Play) -> list[Action]:
    """What stands, from the first."""
    return [one.entry.action for one in play.moments() if one.entry is not None][::-1]
