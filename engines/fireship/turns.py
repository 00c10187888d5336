"""A turn from its start cards to its end, who goes out, and when the game is over."""

from dataclasses import replace
from typing import cast

from engines.core import Seat, Step
from engines.fireship.actions import Fog, GulfStream, Move, Updraft
from engines.fireship.data import HOME, ROLLS, Badge, Card, Colour, Ending, Pawn, Source
from engines.fireship.draft import Draft
from engines.fireship.events import (
    FogRaised,
    GameEnded,
    GulfStreamCaught,
    Rolled,
    TurnEnded,
    TurnSkipped,
    UpdraftCaught,
    WentOut,
)
from engines.fireship.legal import ONLY_END, choices_after, choices_now, has_choices
from engines.fireship.moves import Choices, moved
from engines.fireship.state import (
    Captain,
    Hand,
    Phase,
    Position,
    Reading,
    State,
    Tag,
    Turn,
    acting,
    is_gone,
    seat_of_turn,
)
from engines.fireship.tags import tags_at_start, tags_with_fast

NO_TAGS: tuple[Tag, ...] = ()
START, SAIL = Phase.START, Phase.SAIL


def fog(draft: Draft, seat: Seat, action: Fog) -> None:
    """FS-58"""
    _spend(draft, seat, action.source, Card.FOG, Badge.FOG)
    draft.set_captain(seat, replace(draft.open.captains[seat], fog=True))
    draft.tell(FogRaised(seat, action.source))


def updraft(draft: Draft, seat: Seat, action: Updraft) -> None:
    """FS-57"""
    _spend(draft, seat, action.source, Card.UPDRAFT, Badge.UPDRAFT)
    _make_fast(draft, Pawn.PLANE, action.start)
    draft.tell(UpdraftCaught(seat, action.source, action.start))


def gulf_stream(draft: Draft, seat: Seat, action: GulfStream) -> None:
    """FS-54"""
    draft.play_badge(seat, Badge.GULF_STREAM)
    _make_fast(draft, action.pawn, action.start)
    draft.tell(GulfStreamCaught(seat, action.pawn, action.start))


def roll(state: State, seat: Seat) -> Step[State]:
    """FS-25"""
    before, rolls = state.turn, ROLLS[state.table.dice]
    rolled, chance = state.chance.draw(len(rolls))
    dice = rolls[rolled]
    points = sum(dice)
    turn = Turn(before.number, seat, SAIL, dice, points, before.tags, before.trail)
    after = State(state.table, turn, state.fleets, state.open, state.hidden, chance)
    return Step(after, (Rolled(seat, dice, points),), revealed=True)


def move(state: State, seat: Seat, action: Move) -> Step[State]:
    """FS-15: any split of the points over any pawns."""
    fleets, turn, event = moved(state, seat, action)
    after = State(state.table, turn, fleets, state.open, state.hidden, state.chance)
    before = state.choices
    if not isinstance(before, Choices):
        before = cast(Choices, choices_now(state))
    now = choices_after(after, before, action.start, action.to)
    if turn.points or state.hidden.hands[seat].cards or now != ONLY_END:  # as `go_on`
        return Step(after, (event,))
    draft = Draft(after)
    draft.tell(event)
    end_turn(draft)
    return draft.step()


def end(draft: Draft, seat: Seat) -> None:
    """FS-16: points left are lost."""
    draft.tell(TurnEnded(seat))
    end_turn(draft)


def go_on(draft: Draft, seat: Seat) -> None:
    """With nothing left to choose, judged from what everybody sees, the turn ends by itself."""
    if not has_choices(draft, seat):
        end_turn(draft)


def settle(draft: Draft) -> None:
    """After every effect: who is out, and whether that ends the game.  # FS-08, FS-05"""
    gone = [
        Seat(at)
        for at, captain in enumerate(draft.open.captains)
        if not captain.out and is_gone(draft, Seat(at))
    ]
    now = wave(draft)
    for seat in gone:
        draft.tell(WentOut(seat))
        put_out(draft, seat, now)
    left = sum(not captain.out for captain in draft.open.captains)
    owner = draft.open.flags[0]
    if owner is not Colour.WHITE and draft.open.flags.count(owner) == len(draft.open.flags):
        end_game(draft, Ending.CONQUEST)
    elif left <= 1:
        end_game(draft, Ending.LAST if left else Ending.NOBODY)


def wave(draft: Draft) -> int:
    """The number of those who go out now: the later, the greater; together, the same."""
    return 1 + sum(captain.out > 0 for captain in draft.open.captains)


def put_out(draft: Draft, seat: Seat, wave: int, *, left: bool = False) -> None:
    """Cards to the discards, badges to the supply, « annule tête de mort » out of the game.  # FS-63"""
    for card in draft.hidden.hands[seat].cards:
        draft.discard(card)
    draft.set_hand(seat, Hand())
    draft.set_captain(seat, Captain(immune=False, out=wave, left=left))


def end_turn(draft: Draft) -> None:
    """The next seat that can play is waited for, unless this was the last turn.  # FS-06"""
    draft.passed = True
    turn, table = draft.turn, draft.table
    if shows_whether_it_goes_on(draft):
        draft.revealed = True
    number = turn.number
    while number != draft.hidden.last_turn:
        if draft.open.time_over:
            return end_game(draft, Ending.TIME)
        number += 1
        seat = seat_of_turn(table, number)
        draft.turn = Turn(number, seat, START, (), 0, NO_TAGS, turn.trail)
        if _may_play(draft, seat):
            return _begin_turn(draft, seat)
    return end_game(draft, Ending.TIME if draft.open.time_over else Ending.ROUNDS)


def shows_whether_it_goes_on(position: Position) -> bool:
    """Whether a turn that may be the last ends now, those that are skipped included.  # FS-06"""
    if position.open.time_over:
        return True
    table, number = position.table, position.turn.number
    earliest = table.rounds * len(table.order)
    while number < earliest and _is_skipped(position, seat_of_turn(table, number + 1)):
        number += 1
    return number >= earliest


def _is_skipped(position: Position, seat: Seat) -> bool:
    return position.open.captains[seat].out > 0 or position.open.captains[seat].deep


def end_game(draft: Draft, ending: Ending) -> None:
    draft.open = replace(draft.open, ending=ending)
    draft.passed = draft.revealed = True
    draft.tell(GameEnded(ending))


def _may_play(draft: Draft, seat: Seat) -> bool:
    """Who is out is passed over; who is under Deep Hole is not any longer.  # FS-08, FS-59"""
    captain = draft.open.captains[seat]
    if captain.out:
        return False
    if captain.fog or captain.deep:
        draft.set_captain(seat, Captain(captain.badges, captain.immune))
    if captain.deep:
        draft.tell(TurnSkipped(seat))
    return not captain.deep


def _begin_turn(draft: Draft, seat: Seat) -> None:
    fleet = draft.fleet(seat)
    if not any(fleet):  # FS-09
        draft.gain(draft.colour(seat), Pawn.BOAT, HOME)
    elif tags := tags_at_start(fleet):
        turn = draft.turn
        draft.turn = Turn(turn.number, seat, START, (), 0, tags, turn.trail)


def _spend(draft: Draft, seat: Seat, source: Source, card: Card, badge: Badge) -> None:
    if source is Source.CARD:
        draft.play_card(seat, card)
    else:
        draft.play_badge(seat, badge)


def _make_fast(draft: Draft, pawn: Pawn, place: int) -> None:
    colour, turn = draft.table.colours[acting(draft)], draft.turn
    twins = draft.fleets[colour][pawn].count(place)
    draft.turn = turn.having([Reading(tags_with_fast(turn.tags, pawn, place, twins), turn.points)])
