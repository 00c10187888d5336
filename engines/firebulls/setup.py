"""The beginning: rows, pawns, hands, Reserve and the first player."""

from engines.chance import Chance
from engines.core import Picks, Seat, Settings, Step
from engines.firebulls.data import (
    CARDS_DEALT,
    COLUMNS,
    DIRECTIONS,
    NONE,
    PASSES,
    PILES,
    QI_DECK,
    RESERVE_SIZE,
    YEN_DECK,
    Colour,
    Qi,
)
from engines.firebulls.draft import Draft, plus
from engines.firebulls.ending import refill_rows
from engines.firebulls.events import Began, Dealt, Placed
from engines.firebulls.state import Player, Qijie, State, Turn


def new(seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[State]:
    chance = Chance(seed)
    colours, chance = _colours(picks["colour"], chance)
    directions, chance = chance.sample(DIRECTIONS, seats)  # FB-35, FB-36
    first, chance = chance.draw(seats)  # FB-38
    yen, chance = chance.shuffle(YEN_DECK)
    size = len(yen) // PILES
    piles = tuple(yen[size * pile : size * (pile + 1)] for pile in range(PILES))  # FB-30
    deck, chance = chance.shuffle(QI_DECK)
    hands = [deck[CARDS_DEALT * seat : CARDS_DEALT * (seat + 1)] for seat in range(seats)]
    rest = deck[CARDS_DEALT * seats :]
    state = State(
        edition=str(options["edition"]),
        limit=PASSES[str(options["length"])],
        players=tuple(
            Player(colour, direction, counted(hand), NONE)
            for colour, direction, hand in zip(colours, directions, hands, strict=True)
        ),
        turn=Turn(Seat(first)),
        turns=0,
        rows=(None,) * (len(COLUMNS) * PILES),
        piles=piles,
        general=Qijie.HIDDEN,
        reserve=counted(rest[:RESERVE_SIZE]),
        deck=rest[RESERVE_SIZE:],
        discards=NONE,
        passes=0,
        removed=(),
        facts=(),
        ending=None,
        chance=chance,
    )
    draft = Draft(state)
    draft.events += (Placed(Seat(at), one.colour, one.direction) for at, one in enumerate(state.players))
    refill_rows(draft)  # FB-31, FB-32: as at the end of a turn
    for seat, hand in enumerate(hands):
        draft.events.append(Dealt(tuple(sorted(hand)), audience=Seat(seat)))
    draft.events.append(Began(state.turn.seat))
    draft.revealed = True
    return draft.step()


def counted(kinds: tuple[Qi, ...]) -> tuple[int, ...]:
    counts = NONE
    for kind in kinds:
        counts = plus(counts, kind)
    return counts


def _colours(picked: object, chance: Chance) -> tuple[list[Colour], Chance]:
    """First come, first served in the lobby; the rest at random.  # FB-33"""
    assert isinstance(picked, tuple)
    chosen = [None if name is None else Colour[name.upper()] for name in picked]
    free, chance = chance.shuffle([colour for colour in Colour if colour not in chosen])
    rest = iter(free)
    return [next(rest) if colour is None else colour for colour in chosen], chance
