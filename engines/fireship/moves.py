"""The moves of a turn as bit sets: counted, found and compared without being made."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, overload

from engines.core import Action, Seat
from engines.fireship.actions import Move
from engines.fireship.crowds import Crowd, Others
from engines.fireship.data import Colour, Pawn
from engines.fireship.events import Moved
from engines.fireship.sea import BIT, SEA, STEPS, WITHIN, ByPlace, Cells, cells_of
from engines.fireship.state import Fleets, Position, Turn, is_fast, is_tagged, replaced, with_places
from engines.fireship.tags import readings_after
from engines.values import Lazy

Sailing: TypeAlias = tuple[Pawn, int, Cells, int]  # a pawn, its place, the cells it may go to, how many

PAWNS = tuple(Pawn)
HALVES = tuple((width, (1 << width) - 1) for width in (145, 73, 37, 19, 10))  # of the map's 289 cells
IN_TEN = tuple(tuple(cells_of(bits)) for bits in range(1 << 10))  # what is left then: the set bits


NOTHING = (None, Action())


class Choices(Lazy[Action], Sequence[Action]):
    """All moves, then the few other actions."""

    __slots__ = ("_asked", "_length", "_moves", "_sailings", "few", "mine", "others")

    def __init__(
        self, sailings: list[Sailing], moves: int, few: tuple[Action, ...], mine: Crowd, others: Others
    ) -> None:
        self._sailings = sailings
        self._moves = moves
        self._length = moves + len(few)
        self.few = few
        self.mine, self.others = mine, others  # what the next list begins with
        self._asked: tuple[int | None, Action] = NOTHING  # only saves work: whoever finds one takes it

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        asked, action = self._asked
        if at != asked:
            if isinstance(at, slice):
                return tuple(self)[at]
            action = self._made(at)
            self._asked = at, action
        return action

    def _made(self, at: int) -> Action:
        if at < 0:
            at += self._length
            if at < 0:
                raise IndexError(at)
        for pawn, start, cells, count in self._sailings:
            if at < count:
                return Move(pawn, start, nth_cell(cells, at))
            at -= count
        return self.few[at]

    def __iter__(self) -> Iterator[Action]:
        for pawn, start, cells, _ in self._sailings:
            for to in cells_of(cells):
                yield Move(pawn, start, to)
        yield from self.few

    def __contains__(self, action: object) -> bool:
        try:
            self.index(action)
        except ValueError:
            return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash((self._length, self.few))

    def the_one(self, like: Action) -> Action:
        _, found = self._asked
        return found if like is found else self[self._find(like)]

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        at = self._find(action)
        if at < start or (stop is not None and at >= stop):
            raise ValueError("not in the list")
        return at

    def _find(self, action: object) -> int:
        if not isinstance(action, Move):
            return self._moves + tuple[object, ...](self.few).index(action)
        at = 0
        for pawn, start, cells, count in self._sailings:
            if start == action.start and pawn == action.pawn:
                bit = BIT[action.to]
                if cells & bit:
                    return at + (cells & bit - 1).bit_count()
                break
            at += count
        raise ValueError("not in the list")


def price(turn: Turn, colour: Colour, action: Move) -> tuple[int, int]:
    """What it costs, and the points that there are for it, as the reading has it that comes nearest."""
    steps = STEPS[action.pawn][colour][action.start][action.to]
    found = [
        ((steps + 1) // 2 if is_fast(reading.tags, action.pawn, action.start) else steps, reading.points)
        for reading in turn.readings
    ]
    return min(found, key=lambda one: one[0] - one[1])


def moved(position: Position, seat: Seat, action: Move) -> tuple[Fleets, Turn, Moved]:
    """What a move changes, and how it is told."""
    pawn, start, to = action.pawn, action.start, action.to
    turn, colour = position.turn, position.table.colours[seat]
    fleet = position.fleets[colour]
    places, points = list(fleet[pawn]), turn.points
    places[places.index(start)] = to
    places.sort()
    fleet = with_places(fleet, pawn, tuple(places))
    steps = STEPS[pawn][colour][start][to]
    if turn.otherwise or (turn.tags and is_tagged(turn.tags, pawn, start)):
        pawns, either = position.fleets[colour][pawn].count(start), position.table.version > 1
        likely, *others = readings_after(turn.readings, pawn, start, to, pawns, steps, either=either)
        event = Moved(seat, pawn, start, to, likely.points)
        turn = Turn(
            turn.number,
            seat,
            turn.phase,
            turn.dice,
            likely.points,
            likely.tags,
            event,
            otherwise=tuple(others),
        )
    else:
        points -= steps
        event = Moved(seat, pawn, start, to, points)
        turn = Turn(turn.number, seat, turn.phase, turn.dice, points, turn.tags, event)
    return replaced(position.fleets, colour, fleet), turn, event


def nth_cell(cells: Cells, n: int) -> int:
    """The cell of the n-th bit, by halving."""
    first = 0
    for width, lower in HALVES:
        low = cells & lower
        count = low.bit_count()
        if n < count:
            cells = low
        else:
            n -= count
            cells >>= width
            first += width
    return first + IN_TEN[cells][n]


def sailings(
    turn: Turn, fleets: Fleets, colour: Colour, few: tuple[Action, ...], mine: Crowd, others: Others
) -> Choices:
    """From each place with own pawns the cells within reach where there is room; then the few others."""
    once, twice = mine
    room = SEA ^ (others.full | twice | others.foes & once)  # FS-20
    points, moves, fleet = turn.points, 0, fleets[colour]
    fast = turn.otherwise or (turn.tags and [tag for tag in turn.tags if tag.fast])
    found: list[Sailing] = []
    for pawn in PAWNS:
        places = fleet[pawn]
        if places:
            within, before = WITHIN[pawn][colour], -1
            reach = within[points]
            for place in places:
                if place != before:
                    before = place
                    cells = reach[place] & room
                    if fast:
                        cells |= _fast_reach(turn, within, pawn, place) & room
                    count = cells.bit_count()
                    moves += count
                    found.append((pawn, place, cells, count))
    return Choices(found, moves, few, mine, others)


def _fast_reach(turn: Turn, within: tuple[ByPlace, ...], pawn: Pawn, place: int) -> Cells:
    """Where it may go if one of those there is fast, in whichever reading.  # FS-54, FS-57"""
    cells = 0
    for reading in turn.readings:
        if is_fast(reading.tags, pawn, place):
            cells |= within[2 * reading.points][place]
    return cells
