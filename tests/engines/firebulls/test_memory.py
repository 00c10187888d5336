"""What a view says of the other hands is what a careful listener remembers, no more and no less."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice

import pytest

from engines.core import Event, Seat
from engines.firebulls.data import Qi
from engines.firebulls.events import (
    Captured,
    Discarded,
    Left,
    LostCard,
    Returned,
    Stole,
    StoleCard,
    Took,
)
from engines.firebulls.state import State
from engines.firebulls.view import view
from tests.engines.firebulls.games import (
    EAGER,
    RESTLESS,
    UNIFORM,
    Manner,
    Move,
    general_in_reach,
    moves,
    table_of_games,
)


class Listener:
    """Counts, for each other seat, the cards that must be in that hand."""

    def __init__(self, seat: Seat | None, state: State) -> None:
        self.seat = seat
        known = [one.known for one in view(state, seat).seats]
        self.hands = [Counter(dict(zip(Qi, counts, strict=True))) for counts in known]

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.audience in (None, self.seat):
                self.note(event)

    def note(self, event: Event) -> None:
        match event:
            case Took(seat, card):
                self.hands[seat][card] += 1
            case Captured(seat, _, payment):
                for card in payment:
                    self.gone(seat, card)
            case Returned(seat, card) | Discarded(seat, card):
                self.gone(seat, card)
            case Stole(thief, victim) if self.seat not in (thief, victim):
                for card in Qi:  # it may have been any
                    self.gone(victim, card)
            case StoleCard(victim, card):
                self.gone(victim, card)
            case LostCard(thief, card):
                self.hands[thief][card] += 1
            case Left(seat):
                self.hands[seat].clear()
            case _:
                pass

    def gone(self, seat: Seat, card: Qi) -> None:
        self.hands[seat][card] = max(0, self.hands[seat][card] - 1)

    def agrees_with(self, state: State) -> bool:
        return all(
            one.seat == self.seat or one.known == tuple(self.hands[one.seat][card] for card in Qi)
            for one in view(state, self.seat).seats
        )


def follow(game: Iterator[Move]) -> int:
    """Every viewer listens, who has left no longer; how many thefts they heard of."""
    state, _, _, _ = first = next(game)
    seats = [Seat(seat) for seat in range(len(state.players))]
    listeners = [Listener(None, state), *(Listener(seat, state) for seat in seats)]
    thefts = 0
    for _, _, action, step in chain([first], game):
        staying = [one for one in listeners if one.seat is None or not step.state.players[one.seat].gone]
        for listener in staying:
            listener.hear(step.events)
            assert listener.agrees_with(step.state), (listener.seat, action)
        thefts += sum(isinstance(event, Stole) for event in step.events)
    return thefts


@pytest.mark.parametrize("manner", [UNIFORM, EAGER, RESTLESS], ids=["uniform", "eager", "restless"])
def test_fb_59_what_is_known_of_a_hand_is_what_was_told_of_it(manner: Manner) -> None:
    for _, game in table_of_games(32, manner):
        follow(game)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("manner", [EAGER, RESTLESS], ids=["eager", "restless"])
def test_fb_59_also_after_the_general_has_stolen(seats: int, manner: Manner) -> None:
    thefts = sum(
        follow(islice(moves(general_in_reach(seats, number), number, manner=manner), 60))
        for number in range(20)
    )
    assert thefts > 0
