"""Random games of Fire Bulls, seen from outside: what was done, and what it led to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import cycle, product
from typing import TypeAlias

from engines.chance import Chance, seed_from
from engines.core import Action, Seat, Step, act, start
from engines.firebulls.actions import Attack, General, Press
from engines.firebulls.data import QI_DECK, YEN_DECK, Qi, Yen
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.setup import counted
from engines.firebulls.state import Qijie, State, Turn

CAPTURES = (Attack, Press, General)
Move: TypeAlias = tuple[State, Seat | None, Action, Step[State]]


@dataclass(frozen=True)
class Manner:
    """How a game is played: of a hundred choices, so many go to a capture if there is one; so many leave."""

    eager: int = 0
    leaving: int = 0


UNIFORM = Manner()
EAGER = Manner(eager=70)
RESTLESS = Manner(eager=50, leaving=1)


def begin(seats: int, *name: object, edition: str = "french", length: str = "full") -> State:
    options = {"edition": edition, "length": length}
    return start(FIREBULLS, seats, {}, options, seed_from("game", *map(str, name))).state


def moves(state: State, *name: object, manner: Manner = UNIFORM) -> Iterator[Move]:
    """Every action to the end."""
    chance = Chance(seed_from("moves", *map(str, name)))
    while FIREBULLS.outcome(state) is None:
        (seat,) = FIREBULLS.to_act(state)
        mover: Seat | None = seat
        choices = list(FIREBULLS.legal(state, seat))
        lot, chance = chance.draw(100)
        if lot < manner.leaving:
            mover, choices = None, list(FIREBULLS.legal(state, None))
        elif lot < manner.eager + manner.leaving:
            choices = [one for one in choices if isinstance(one, CAPTURES)] or choices
        chosen, chance = chance.draw(len(choices))
        step = act(FIREBULLS, state, mover, choices[chosen])
        yield state, mover, choices[chosen], step
        state = step.state


def table_of_games(count: int, manner: Manner = UNIFORM) -> Iterator[tuple[str, Iterator[Move]]]:
    """Games of every number of seats, edition and length in turn, each with its name."""
    kinds = cycle(product(("full", "short"), ("french", "italian"), (2, 3, 4, 5)))
    for number, (length, edition, seats) in zip(range(count), kinds, strict=False):
        yield f"{seats} {edition} {length} {number}", iter(_played(seats, number, edition, length, manner))


@lru_cache(maxsize=96)  # of one manner, after which the laws are tried on the next
def _played(seats: int, number: int, edition: str, length: str, manner: Manner) -> tuple[Move, ...]:
    return tuple(moves(begin(seats, number, edition=edition, length=length), number, manner=manner))


def general_in_reach(seats: int, *name: object) -> State:
    """All the cards, scattered; the first seat holds what takes the General, who stands beside the rows."""
    chance = Chance(seed_from("general", *map(str, name)))
    price = (*[Qi.RED] * 4, *[Qi.GREEN] * 3)
    rest = list(QI_DECK)
    for card in price:
        rest.remove(card)
    qi, chance = chance.shuffle(rest)
    players, at = [], 0
    for seat in range(seats):
        size, chance = chance.draw(9 if seat else 2)
        hand, at = counted((*qi[at : at + size], *(() if seat else price))), at + size
        seen = []
        for held in hand:
            count, chance = chance.draw(held + 1)
            seen.append(count)
        players.append(replace(FIRST.players[0], direction=seat + 1, hand=hand, open=tuple(seen)))
    yen, chance = chance.shuffle([yen for yen in YEN_DECK if yen is not Yen.GENERAL])
    discarded, chance = chance.draw(len(qi) - at - 10)
    return replace(
        FIRST,
        players=tuple(replace(one, colour=colour) for one, colour in zip(players, COLOURS, strict=False)),
        turn=Turn(Seat(0)),
        rows=yen[:9],
        piles=(yen[9:24], yen[24:39], yen[39:]),
        general=Qijie.BESIDE,
        reserve=counted(qi[at : at + 5]),
        deck=qi[at + 5 + discarded :],
        discards=counted(qi[at + 5 : at + 5 + discarded]),
        chance=chance,
    )


FIRST = begin(5, "the pattern of a hand-made table")
COLOURS = tuple(player.colour for player in FIRST.players)
