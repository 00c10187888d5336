"""All that may be done is foreseen once a decision, and where it is much, beside the loop."""

import threading
from dataclasses import replace
from itertools import count

from bot.show.composer import Decision, compose
from bot.show.panels import composed, decision_of
from bot.show.panels.turn import MANY
from bot.show.sentences import Reader
from engines.core import Action, Preview, Seat
from engines.fireship.rules import FIRESHIP
from tables.service import Tables
from tests.bot.panels import decision_at, position
from tests.bot.seated import press, running


class Foreseen(dict[Action, Preview]):
    """In which threads that was done."""

    def __init__(self) -> None:
        super().__init__()
        self.threads = set[int]()

    def __setitem__(self, action: Action, preview: Preview, /) -> None:
        self.threads.add(threading.get_ident())
        super().__setitem__(action, preview)


def of_many() -> Decision:
    """The first that has so many choices."""
    plays = (position(FIRESHIP, depth) for depth in count())
    waiting = ((play, seat) for play in plays for seat in play.rules.to_act(play.state))
    found = (decision_at(play, seat, "en") for play, seat in waiting)
    return next(one for one in found if len(one.legal) >= MANY)


async def test_the_loop_does_not_stand_still_while_many_choices_are_foreseen() -> None:
    foreseen = Foreseen()
    decision = replace(of_many(), previewed=foreseen)
    assert await composed(decision) == compose(decision)
    assert foreseen.threads
    assert threading.get_ident() not in foreseen.threads


async def test_all_presses_of_one_decision_know_what_was_foreseen_and_no_other(tables: Tables) -> None:
    game = await running(tables)
    table = await tables.get(game)
    (seat,) = table.waiting
    first = decision_of(table, seat, Reader("en"))
    assert decision_of(await tables.get(game), seat, Reader("fr")).previewed is first.previewed
    assert decision_of(table, Seat(1 - seat), Reader("en")).previewed is not first.previewed
    person = table.person_on(seat)
    assert person is not None
    after = await tables.act(press(person), game, None, lambda _table, _seat: first.legal[0])
    assert decision_of(after, seat, Reader("en")).previewed is not first.previewed
