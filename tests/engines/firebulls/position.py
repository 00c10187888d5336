"""Any position of Fire Bulls, written by hand, and play from it in one-line notation."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from engines.chance import Chance, seed_from
from engines.core import Action, Event, Leave, Phrase, Refused, Seat, Step, act
from engines.firebulls.data import NONE, PASSES, Cell, Colour, Counts, Qi, Yen
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.setup import counted
from engines.firebulls.state import Ending, Fact, Player, Qijie, State, Turn
from engines.notation import read, write

SOLDIERS = "soldier-blue soldier-yellow soldier-brown"
EMPTY = NONE
ROWS = " / ".join([SOLDIERS] * 3)
PILES = ("5 xi", "5 xi", "5 xi")


def position(
    *,
    hands: Sequence[str] = ("", ""),
    seen: Sequence[str] = (),
    victories: Sequence[str] = (),
    colours: str = "blue yellow brown red green",
    pawns: Sequence[int] = (1, 2, 3, 4, 5),
    gone: Sequence[int] = (),
    rows: str = ROWS,
    piles: Sequence[str] = PILES,
    general: Qijie = Qijie.HIDDEN,
    reserve: str = "blue yellow brown",
    deck: str = "10 red",
    discards: str = "",
    passes: int = 0,
    removed: str = "",
    edition: str = "french",
    length: str = "full",
    active: int = 0,
    turn: Turn | None = None,
    facts: Sequence[Fact] = (),
    ending: Ending | None = None,
) -> State:
    """One seat for each hand; rows from A to I; of deck and piles the first card named is drawn first."""
    seats = range(len(hands))
    victory = [yens(victories[seat] if seat < len(victories) else "") for seat in seats]
    players = [
        Player(
            Colour[colours.split()[seat].upper()],
            0 if seat in gone else pawns[seat],
            qi(hands[seat]),
            qi(seen[seat] if seat < len(seen) else ""),
            victory[seat],
            gone=seat in gone,
        )
        for seat in seats
    ]
    return State(
        edition=edition,
        limit=PASSES[length],
        players=tuple(players),
        turn=turn or Turn(Seat(active), earlier=len(victory[active])),
        turns=0,
        rows=places(rows),
        piles=tuple(yens(pile)[::-1] for pile in piles),
        general=general,
        reserve=qi(reserve),
        deck=tuple(Qi[word.upper()] for word in words(deck))[::-1],
        discards=qi(discards),
        passes=passes,
        removed=yens(removed),
        facts=tuple(facts),
        ending=ending,
        chance=Chance(seed_from("a position")),
    )


def words(text: str) -> Iterator[str]:
    """`4 red green` is red four times, then green."""
    count = 1
    for word in text.replace("/", " ").split():
        if word.isdigit():
            count = int(word)
        else:
            yield from [word] * count
            count = 1


def qi(text: str) -> Counts:
    return counted(tuple(Qi[word.upper()] for word in words(text)))


def yens(text: str) -> tuple[Yen, ...]:
    return tuple(Yen[word.upper().replace("-", "_")] for word in words(text))


def places(rows: str) -> tuple[Yen | None, ...]:
    """Nine places from A to I; a dot is an empty one."""
    found = tuple(None if word == "." else yens(word)[0] for word in words(rows))
    assert len(found) == len(Cell)
    return found


def at(state: State, cells: str) -> tuple[Yen | None, ...]:
    """What lies on these places: `at(state, "G D A")`."""
    return tuple(state.rows[Cell[cell]] for cell in cells.split())


def play(state: State, *lines: str) -> Step[State]:
    """Each line by whoever's turn it is; all the events together, with the last step's marks."""
    step = Step(state, ())
    events: tuple[Event, ...] = ()
    for line in lines:
        seat = step.state.turn.seat
        step = act(FIREBULLS, step.state, seat, read(FIREBULLS, line))
        events += step.events
    return Step(step.state, events, step.revealed, step.passed)


def leave(state: State, seat: int) -> Step[State]:
    return act(FIREBULLS, state, None, Leave(Seat(seat)))


def legal(state: State, seat: int | None = None) -> list[Action]:
    """The choices of a seat, of the active one when none is named."""
    return list(FIREBULLS.legal(state, state.turn.seat if seat is None else Seat(seat)))


def choices(state: State, seat: int | None = None) -> list[str]:
    return [write(action) for action in legal(state, seat)]


def verbs(state: State) -> set[str]:
    return {action.verb for action in legal(state)}


def attackable(state: State) -> list[int]:
    """The directions that can be attacked now."""
    return sorted({int(line.split()[1]) for line in choices(state) if line.startswith("attack")})


def refusal(state: State, line: str, seat: int | None = None) -> Phrase:
    """Why this cannot be done."""
    with pytest.raises(Refused) as raised:
        act(FIREBULLS, state, state.turn.seat if seat is None else Seat(seat), read(FIREBULLS, line))
    return raised.value.phrase


def qi_cards(state: State) -> Counts:
    """All the attack cards there are, wherever they lie."""
    heaps = [state.reserve, state.discards, counted(state.deck), *(player.hand for player in state.players)]
    return tuple(map(sum, zip(*heaps, strict=True)))


def yen_cards(state: State) -> Counter[Yen]:
    """All the point cards there are, General Qi Jie beside the rows included."""
    found = Counter(yen for yen in state.rows if yen is not None)
    found.update(yen for pile in state.piles for yen in pile)
    found.update(yen for player in state.players for yen in player.victory)
    found.update(state.removed)
    if state.general is Qijie.BESIDE:
        found[Yen.GENERAL] += 1
    return found
