"""Standing orders: what a kept card does unasked. Nobody else can tell that one was given.  # FS-60"""

from engines.core import Seat
from engines.fireship.actions import Arm, Disarm
from engines.fireship.draft import Draft
from engines.fireship.events import Armed, Disarmed
from engines.fireship.state import Hand


def arm(draft: Draft, seat: Seat, action: Arm) -> None:
    hand = draft.hidden.hands[seat]
    draft.set_hand(seat, Hand(hand.cards, tuple(sorted((*hand.triggers, action.trigger)))))
    draft.tell(Armed(action.trigger, audience=seat))


def disarm(draft: Draft, seat: Seat, action: Disarm) -> None:
    hand = draft.hidden.hands[seat]
    left = tuple(trigger for trigger in hand.triggers if trigger is not action.trigger)
    draft.set_hand(seat, Hand(hand.cards, left))
    draft.tell(Disarmed(action.trigger, audience=seat))
