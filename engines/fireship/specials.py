"""The special cells: mystery cards, the wheel and the battleship; gains, losses, Kraken and Deep Hole."""

from dataclasses import replace

from engines.core import Seat
from engines.fireship.actions import Lose, Special
from engines.fireship.data import (
    BADGE_OF,
    BATTLESHIP_WON,
    CORNERS,
    HOME,
    KEPT,
    SKULL,
    SPECIALS,
    WHEEL,
    Card,
    Colour,
    Pawn,
    Sector,
    Trigger,
)
from engines.fireship.data import Special as Kind
from engines.fireship.draft import Draft
from engines.fireship.events import (
    BadgeGained,
    CardDrawn,
    CardKept,
    CardSeen,
    DeckShuffled,
    Engulfed,
    KrakenRose,
    NothingHappened,
    WheelSpun,
)
from engines.fireship.power import defenders
from engines.fireship.sea import KRAKEN_SQUARES
from engines.fireship.state import Phase
from engines.fireship.turns import end_turn, settle

LOSS_PHASES = {Pawn.BOAT: Phase.LOSE_BOAT, Pawn.PLANE: Phase.LOSE_PLANE}
KEPT_AT_LEAST = {Pawn.BOAT: 0, Pawn.PLANE: 1}  # FS-49, FS-50: the last plane is not lost


def special(draft: Draft, seat: Seat, action: Special) -> None:
    draft.revealed = True
    kind = SPECIALS[action.cell]
    if kind is Kind.MYSTERY:
        _draw_card(draft, seat)
    elif kind is Kind.WHEEL:
        _spin(draft, seat, action.cell)
    else:
        _try_for_battleship(draft, seat, action.cell)
    if draft.open.ending is None and draft.turn.phase is Phase.SAIL:
        end_turn(draft)


def lose(draft: Draft, seat: Seat, action: Lose) -> None:
    draft.lose(draft.colour(seat), action.pawn, action.start)
    settle(draft)
    if draft.open.ending is None:
        end_turn(draft)


def _draw_card(draft: Draft, seat: Seat) -> None:
    """FS-51, FS-62, FS-63"""
    hidden = draft.hidden
    if not any(hidden.deck) and any(hidden.discards):
        draft.hidden = replace(hidden, deck=hidden.discards, discards=hidden.deck)
        draft.tell(DeckShuffled(sum(hidden.discards)))
    deck = draft.hidden.deck
    if not any(deck):
        draft.tell(NothingHappened(seat))
        return
    number, draft.chance = draft.chance.draw(sum(deck))
    card = Card(_which(deck, number))
    draft.take_from_deck(card)
    if card in KEPT:
        draft.keep(seat, card)
        draft.tell(CardKept(seat), CardSeen(card, audience=seat))
    else:
        draft.discard(card)
        draft.tell(CardDrawn(seat, card))
        _play_at_once(draft, seat, card)


def _play_at_once(draft: Draft, seat: Seat, card: Card) -> None:
    if card is Card.GAIN_BOAT:
        _gain(draft, seat, Pawn.BOAT)
    elif card is Card.GAIN_PLANE:
        _gain(draft, seat, Pawn.PLANE)
    elif card is Card.LOSE_BOAT:
        _suffer_loss(draft, seat, Pawn.BOAT)
    elif card is Card.LOSE_PLANE:
        _suffer_loss(draft, seat, Pawn.PLANE)
    else:
        _fall_into_deep_hole(draft, seat)


def _spin(draft: Draft, seat: Seat, cell: int) -> None:
    """FS-48: until the wheel does not say to spin again."""
    sector = Sector.SPIN_AGAIN
    while sector is Sector.SPIN_AGAIN:
        number, draft.chance = draft.chance.draw(sum(WHEEL))
        sector = Sector(_which(WHEEL, number))
        draft.tell(WheelSpun(seat, sector))
    if sector is Sector.DRAW_CARD:
        _draw_card(draft, seat)
    elif sector is Sector.KRAKEN:
        _raise_kraken(draft, seat, cell)
    elif sector in BADGE_OF:
        badge = BADGE_OF[sector]
        draft.tell(BadgeGained(seat, badge) if draft.gain_badge(seat, badge) else NothingHappened(seat))
    else:
        _play_at_once(draft, seat, _AS_CARD[sector])


_AS_CARD = {
    Sector.GAIN_BOAT: Card.GAIN_BOAT,
    Sector.GAIN_PLANE: Card.GAIN_PLANE,
    Sector.LOSE_BOAT: Card.LOSE_BOAT,
    Sector.LOSE_PLANE: Card.LOSE_PLANE,
}


def _try_for_battleship(draft: Draft, seat: Seat, cell: int) -> None:
    """FS-47: a skull takes the plane, even the last one."""
    die = draft.roll_die(seat)
    if die >= BATTLESHIP_WON:
        _gain(draft, seat, Pawn.BATTLESHIP)
    elif die != SKULL:
        draft.tell(NothingHappened(seat))
    elif draft.open.captains[seat].immune:
        draft.ask(Phase.SKULL, spot=cell)
    else:
        draft.lose(draft.colour(seat), Pawn.PLANE, cell)
        settle(draft)


def _gain(draft: Draft, seat: Seat, pawn: Pawn) -> None:
    if not draft.gain(draft.colour(seat), pawn, HOME):
        draft.tell(NothingHappened(seat))


def _suffer_loss(draft: Draft, seat: Seat, pawn: Pawn) -> None:
    """The player chooses which, where there is a choice.  # FS-49, FS-50"""
    places = draft.fleet(seat)[pawn]
    if len(places) <= KEPT_AT_LEAST[pawn]:
        draft.tell(NothingHappened(seat))
    elif draft.says_no(seat, Trigger.MISFORTUNE):
        return
    elif places.count(places[0]) == len(places):
        draft.lose(draft.colour(seat), pawn, places[0])
        settle(draft)
    else:
        draft.ask(LOSS_PHASES[pawn])


def _fall_into_deep_hole(draft: Draft, seat: Seat) -> None:
    """FS-59"""
    if not draft.says_no(seat, Trigger.MISFORTUNE):
        draft.set_captain(seat, replace(draft.open.captains[seat], deep=True))
        draft.tell(Engulfed(seat))


def _raise_kraken(draft: Draft, seat: Seat, cell: int) -> None:
    """Everything in the square, own pawns and white boats included.  # FS-53"""
    draft.tell(KrakenRose(seat, cell))
    square = KRAKEN_SQUARES[cell]
    doomed = [(colour, *each) for colour in Colour for each in defenders(draft, colour, square)]
    hit = {colour for colour, _, _ in doomed}
    if _kraken_refused(draft, seat, hit):
        return
    for colour, pawn, place in doomed:
        draft.lose(colour, pawn, place)
    settle(draft)


def _kraken_refused(draft: Draft, seat: Seat, hit: set[Colour]) -> bool:
    """The spinner first, then clockwise from it; the first Non is for everybody.  # FS-60"""
    if draft.says_no(seat, Trigger.MISFORTUNE):
        return True
    own = draft.colour(seat)
    others = [colour for colour in (*CORNERS[own + 1 :], *CORNERS[:own]) if colour in hit]
    return any(draft.says_no(draft.table.seats[colour], Trigger.KRAKEN) for colour in others)


def _which(counts: tuple[int, ...], number: int) -> int:
    """The kind of the number-th card or sector."""
    for kind, count in enumerate(counts):
        if number < count:
            return kind
        number -= count
    raise AssertionError(counts)
