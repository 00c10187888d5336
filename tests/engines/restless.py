"""Players who do all that a log may hold: arm and disarm, change their minds, let others wait, leave."""

from collections.abc import Iterator, Sequence

from engines.chance import words
from engines.core import Action, Leave, Refused, Seat, Skip, Without
from engines.log import Beginning, Play, begin


def restless(beginning: Beginning, seed: bytes, leaving: int = 400) -> Iterator[Play]:
    """Position after position to the end; one entry in so many is a seat that goes."""
    chance = words(seed)

    def one_in(number: int) -> bool:
        return next(chance) % number == 0

    play = begin(beginning)
    while seats := play.rules.to_act(play.state):
        seat = Seat(next(chance) % beginning.seats)
        legal = play.rules.legal(play.state, seat)
        if legal and seat not in seats and one_in(3):
            play = play.act(seat, legal[next(chance) % len(legal)])
        elif one_in(6):
            play = _undone(play, seat)
        elif one_in(25):
            play = play.act(None, Skip(seats[0]))
        elif one_in(leaving) and len(goes := _leaves(play)) > 1:
            gone = goes[next(chance) % len(goes)]
            play = play.act(None, Without(gone) if one_in(2) else Leave(gone))
        else:
            acting = seats[next(chance) % len(seats)]
            play = play.act(acting, of_any_verb(play.rules.legal(play.state, acting), chance))
        yield play


def of_any_verb(legal: Sequence[Action], chance: Iterator[int]) -> Action:
    """A rare one as often as a frequent one."""
    verbs = sorted({action.verb for action in legal})
    verb = verbs[next(chance) % len(verbs)]
    found = [action for action in legal if action.verb == verb]
    return found[next(chance) % len(found)]


def _leaves(play: Play) -> list[Seat]:
    return [one.seat for one in play.rules.legal(play.state, None) if isinstance(one, Leave)]


def _undone(play: Play, seat: Seat) -> Play:
    """Freely if that is possible, else with the others' consent."""
    for agreed in ((), tuple(map(Seat, range(play.beginning.seats)))):
        try:
            return play.undo(seat, agreed)
        except Refused:
            continue
    return play
