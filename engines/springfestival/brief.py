"""What stands above the choices: what is asked now, where one stands, what may be done."""

from collections.abc import Sequence

from engines.core import Action, Brief, Phrase, say
from engines.springfestival.actions import Complete, Done, Finale, Lay, Place
from engines.springfestival.area import bits_of
from engines.springfestival.data import PERFECT_BOUQUET, ROUNDS, STARTING_SETS
from engines.springfestival.grid import write_cell
from engines.springfestival.preview import card_phrase, longest_chain, preview, tile_phrase
from engines.springfestival.state import Phase
from engines.springfestival.view import View


def brief(view: View, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
    if len(chosen) == 1 and len(legal) > 1:
        return _asked(view, chosen[0])
    match view.phase:
        case Phase.LAYING:
            return _laying(view, legal, chosen)
        case Phase.TURNING:
            return _turning(view)
        case Phase.LAUNCHING if view.mine.tile is not None:
            return _placing(view, view.mine.tile)
        case Phase.LAUNCHING:
            return _completing(view, chosen)
        case Phase.FINALE:
            return _finale(view)
        case Phase.OVER:
            return Brief(say("brief-over"))


def _hints(what: str) -> tuple[Phrase, ...]:
    return say(f"hint-{what}"), say("hint-sparks"), say("hint-cards")


LAST_HINTS = (say("hint-finale"), say("hint-applause"), say("hint-score"))


def _laying(view: View, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
    assert view.viewer is not None
    kinds = {one.explosions for one in chosen if isinstance(one, Lay)}
    if len(kinds) == 1 and len(chosen) < len(legal):
        tile = STARTING_SETS[view.viewer][kinds.pop() - 1]
        return Brief(
            say("brief-where", tile=tile_phrase(tile)),
            (say("brief-lay-meets"), say("brief-lay-stays")),
            hints=_hints("lay"),
        )
    headline = say("brief-lay", left=len(view.mine.unlaid))
    if not view.mine.laid:
        first = tuple({write_cell(one.cell) for one in chosen if isinstance(one, Lay)})
        return Brief(headline, (say("hint-lay"), say("brief-lay-cards")), first, _hints("lay"))
    return Brief(headline, (say("brief-lay-cards"), say("brief-lay-meets")), hints=_hints("lay"))


def _turning(view: View) -> Brief:
    headline = say("brief-turn", round=view.round, rounds=ROUNDS)
    return Brief(headline, (say("brief-turn-all"), say("brief-turn-others")), hints=_hints("turn"))


def _placing(view: View, tile: int) -> Brief:
    headline = say("brief-place", round=view.round, rounds=ROUNDS, tile=tile_phrase(tile))
    return Brief(headline, (say("brief-signs"), say("brief-replace")), hints=_hints("place"))


def _completing(view: View, chosen: Sequence[Action]) -> Brief:
    fits = [one for one in chosen if isinstance(one, Complete)]
    cards = {one.card for one in fits}
    spots = [bits_of(one.cells) for one in fits]
    shared = any(one & other for at, one in enumerate(spots) for other in spots[:at])
    draws = any(view.decks)
    stand = [say("brief-shared" if shared else "brief-turned-back")]
    if draws:
        stand.append(say("brief-new-card"))
    return Brief(say("brief-complete", cards=len(cards)), tuple(stand), hints=_hints("complete"))


def _finale(view: View) -> Brief:
    area = view.mine.area
    headline = say("brief-finale")
    best = say("brief-best-chain", chain=longest_chain(area), tiles=len(area.tiles), applause=PERFECT_BOUQUET)
    return Brief(
        headline,
        (say("brief-finale-chain"), best),
        hints=LAST_HINTS,
    )


def _asked(view: View, action: Action) -> Brief:
    told = preview(view, action)  # type: ignore[arg-type]  # it is one of this game's
    stand = [one for one in (told.consequence, told.loses) if one is not None]
    match action:
        case Place():
            if told.passes:
                stand.append(say("brief-ends"))
            return Brief(say("brief-place-here"), tuple(stand), hints=_hints("place"))
        case Complete(card):
            return Brief(
                say("brief-complete-it", card=card_phrase(card)), tuple(stand), hints=_hints("complete")
            )
        case Done():
            return Brief(say("brief-done"), tuple(stand), hints=_hints("complete"))
        case Finale():
            return Brief(
                say("brief-start-here"),
                tuple(stand),
                hints=LAST_HINTS,
            )
        case _:
            return Brief(say("brief-do", what=told.label or action), tuple(stand), hints=_hints("turn"))
