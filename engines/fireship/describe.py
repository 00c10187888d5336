"""A position in words, enough to play by."""

from collections.abc import Iterator

from engines.core import Phrase, Seat, Who, say
from engines.fireship.data import (
    HOME,
    LAND,
    LIMITS,
    SPECIALS,
    Badge,
    Card,
    Colour,
    Island,
    Pawn,
    dice_shown,
    name_of,
)
from engines.fireship.data import Special as Kind
from engines.fireship.state import Phase, island_power, islands_of
from engines.fireship.view import View


def describe(view: View) -> tuple[Phrase, ...]:
    """What one needs to play comes first: the turn, one's own cards, the pawns; the chart comes last."""
    return (*_turn(view), *_own(view), *_seats(view), *_islands(view), *_sea(view))


def _turn(view: View) -> Iterator[Phrase]:
    if view.open.ending is not None:
        yield say("position-over", ending=say(f"ending-{view.open.ending.name.lower()}"))
        return
    sails = view.turn.phase is Phase.SAIL
    yield say(
        "position-turn",
        round=view.round,
        rounds=view.table.rounds,
        reader="active" if view.viewer == view.active else "other",
        seat=Who(view.active),
        phase=_sail(view) if sails else view.turn.phase,
    )
    if sails:
        yield say("position-dice", dice=dice_shown(view.turn.dice))
    tags = [tag for reading in view.turn.readings for tag in reading.tags if tag.fast]
    for pawn, place in dict.fromkeys((tag.pawn, tag.place) for tag in tags):
        yield say("position-fast", pawn=pawn, place=name_of(place))
    if view.open.time_over:
        yield say("position-time-over")


def _sail(view: View) -> Phrase:
    fortification = "on" if view.table.fortification else "off"
    boum = "yes" if view.mine and _has_boum(view) else "no"
    return say("position-sail", points=view.turn.points, boum=boum, fortification=fortification)


def _has_boum(view: View) -> bool:
    assert view.hand is not None
    return Card.BOUM in view.hand.cards or view.open.captains[view.active].badges[Badge.BOUM] > 0


def _islands(view: View) -> Iterator[Phrase]:
    """A sentence for each that somebody has taken or fortified; the others are alike."""
    flags, rings = view.open.flags, view.open.rings
    plain = [island for island in Island if flags[island] is Colour.WHITE and not rings[island]]
    for island in Island:
        if island not in plain:
            yield say(
                "position-island",
                where=_where(view, island),
                colour=flags[island],
                power=island_power(view, island),
                rings=rings[island],
            )
    if plain:
        islands = tuple(_where(view, island) for island in plain)
        yield say("position-white-islands", islands=islands, power=island_power(view, plain[0]))


def _where(view: View, island: Island) -> Phrase:
    land = LAND[island]
    return say(
        "position-where",
        island=island,
        first=name_of(land[0]),
        last=name_of(land[-1]),
        circle=name_of(view.table.circles[island]),
    )


def _seats(view: View) -> Iterator[Phrase]:
    """One's own first, the others in the order of play."""
    for seat in sorted(view.table.order, key=lambda seat: seat != view.viewer):
        yield from _seat(view, seat)


def _seat(view: View, seat: Seat) -> Iterator[Phrase]:
    captain, colour, who = view.open.captains[seat], view.table.colours[seat], Who(seat)
    if captain.out:
        yield say("position-out", seat=who, colour=colour)
        return
    fleet = view.fleets[colour]
    yield say(
        "position-seat", seat=who, colour=colour, islands=len(islands_of(view, colour)), cards=view.held[seat]
    )
    for pawn in Pawn:
        places = fleet[pawn]
        if places:
            yield say(
                "position-pawns",
                pawn=pawn,
                home=places.count(HOME),
                cells=_cells(places),
                reserve=LIMITS[pawn] - len(places),
            )
    if any(captain.badges):
        badges = (say("position-badge", badge=badge, count=captain.badges[badge]) for badge in Badge)
        yield say("position-badges", badges=tuple(one for one in badges if one.args["count"]))
    if captain.immune:
        yield say("position-immune")
    if captain.fog:
        yield say("position-fog", seat=who)
    if captain.deep:
        yield say("position-deep-hole", seat=who)


def _sea(view: View) -> Iterator[Phrase]:
    yield say("position-white", cells=_cells(view.fleets[Colour.WHITE][Pawn.BOAT]))
    for kind in Kind:
        cells = tuple(name_of(cell) for cell, one in SPECIALS.items() if one is kind)
        yield say(f"position-{kind.name.lower()}", cells=cells)
    yield say("position-deck", deck=view.deck, discards=view.discards)


def _own(view: View) -> Iterator[Phrase]:
    if view.hand is not None:
        yield say("position-hand", cards=tuple(say("quoted", card=card) for card in view.hand.cards))
        yield say("position-orders", triggers=view.hand.triggers)


def _cells(places: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name_of(place) for place in places if place != HOME)
