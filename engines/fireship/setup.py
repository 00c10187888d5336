"""The beginning: corners, the circle of the centre, the first fleets and who begins."""

from collections.abc import Sequence

from engines.chance import Chance
from engines.core import Event, Picks, Seat, Settings, Step
from engines.fireship.data import AT_START, CORNERS, DECK, HOME, ROLLS, WHITE_BOATS, Card, Colour, Island
from engines.fireship.events import Began, CircleDrawn, Compensated, Seated, StartRolled
from engines.fireship.sea import CIRCLES
from engines.fireship.state import (
    NO_FLEET,
    Captain,
    Fleet,
    Fleets,
    Hand,
    Hidden,
    Open,
    Phase,
    State,
    Table,
    Turn,
)


def new(seats: int, picks: Picks, options: Settings, seed: bytes, version: int) -> Step[State]:
    events: list[Event] = []
    colours, chance = corners_for(picks["corner"], Chance(seed))
    events += [Seated(Seat(seat), colour) for seat, colour in enumerate(colours)]
    circles, chance = _draw_circles(chance)
    events.append(CircleDrawn(Island.CENTRE, circles[Island.CENTRE]))
    compensation = options["compensation"] == "on" and seats == 3
    dice, rounds = int(options["dice"]), int(options["rounds"])
    if compensation:
        first = Seat(colours.index(_between(colours)))
        events.append(Compensated(first))
    else:
        first, chance = _roll_for_start(seats, dice, chance, events)
    events.append(Began(first))
    extra, chance = chance.draw(seats)  # FS-06
    table = Table(
        colours=tuple(colours),
        order=_clockwise(colours, first),
        seats=tuple(Seat(colours.index(one)) if one in colours else None for one in Colour),
        circles=circles,
        fortification=options["fortification"] == "on",
        rounds=rounds,
        dice=dice,
        timed=options["time_limit"] != 0,
        compensation=compensation,
        version=version,
    )
    state = State(
        table=table,
        turn=Turn(1, first, Phase.START, (), 0, (), None),
        fleets=_first_fleets(colours, circles, colours[first] if compensation else None),
        open=_untouched(seats),
        hidden=Hidden(
            hands=(Hand(),) * seats, deck=DECK, discards=(0,) * len(Card), last_turn=rounds * seats + extra
        ),
        chance=chance,
    )
    return Step(state, tuple(events), revealed=True)


def corners_for(picked: Sequence[str | None], chance: Chance) -> tuple[list[Colour], Chance]:
    """First come, first served; two players sit opposite; the rest is drawn.  # FS-14"""
    chosen = [None if name is None else Colour[name.upper()] for name in picked]
    drawn, chance = chance.shuffle(CORNERS)
    if len(chosen) == 2:
        first = _first_of_two(chosen, drawn[0])
        return [first, opposite(first)], chance
    free = iter([colour for colour in drawn if colour not in chosen])
    return [next(free) if colour is None else colour for colour in chosen], chance


def _first_of_two(chosen: Sequence[Colour | None], drawn: Colour) -> Colour:
    first, second = chosen
    if first is not None:
        return first
    return drawn if second is None else opposite(second)


def opposite(colour: Colour) -> Colour:
    return CORNERS[(colour + 2) % len(CORNERS)]


def _untouched(seats: int) -> Open:
    return Open(
        flags=(Colour.WHITE,) * len(Island),
        rings=(0,) * len(Island),
        captains=(Captain(),) * seats,
        time_over=False,
        ending=None,
    )


def _between(colours: Sequence[Colour]) -> Colour:
    """The corner between the two others, which is opposite the one that is missing."""
    return opposite(next(colour for colour in CORNERS if colour not in colours))


def _clockwise(colours: Sequence[Colour], first: Seat) -> tuple[Seat, ...]:
    starter = colours[first]
    turns = sorted(range(len(colours)), key=lambda seat: (colours[seat] - starter) % len(CORNERS))
    return tuple(map(Seat, turns))


def _draw_circles(chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """Only the centre has several to draw from."""
    centre = CIRCLES[Island.CENTRE]
    drawn, chance = chance.draw(len(centre))
    return (*(CIRCLES[island][0] for island in Island if island is not Island.CENTRE), centre[drawn]), chance


def _roll_for_start(seats: int, dice: int, chance: Chance, events: list[Event]) -> tuple[Seat, Chance]:
    """The highest sum begins; those who tie roll again.  # FS-13"""
    rolling = [Seat(seat) for seat in range(seats)]
    while len(rolling) > 1:
        totals = []
        for seat in rolling:
            rolled, chance = chance.draw(len(ROLLS[dice]))
            totals.append(sum(ROLLS[dice][rolled]))
            events.append(StartRolled(seat, totals[-1]))
        rolling = [seat for seat, total in zip(rolling, totals, strict=True) if total == max(totals)]
    return rolling[0], chance


def _first_fleets(colours: Sequence[Colour], circles: tuple[int, ...], favoured: Colour | None) -> Fleets:
    """FS-10, FS-11"""
    white: Fleet = (tuple(sorted(circles))[:WHITE_BOATS], (), ())
    return (*(_first_fleet(one in colours, one is favoured) for one in CORNERS), white)


def _first_fleet(plays: bool, favoured: bool) -> Fleet:
    if not plays:
        return NO_FLEET
    boats, planes, battleships = AT_START
    return (HOME,) * boats, (HOME,) * (planes + favoured), (HOME,) * battleships
