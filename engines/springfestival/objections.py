"""Why the viewer cannot do this now, and what can be done instead."""

from engines.core import Phrase, say
from engines.springfestival.actions import Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.data import CARDS, TILES, composition_phrase
from engines.springfestival.grid import ORIGIN, write_cell
from engines.springfestival.preview import tile_phrase
from engines.springfestival.state import Phase
from engines.springfestival.view import View


def objection(view: View, action: Choice) -> Phrase:
    expected, instead = _now(view)
    if not isinstance(action, expected):
        return instead
    match action:
        case Lay():
            return _lay(view, action)
        case Rotate():
            return say("refused-quarters")  # SF-15
        case Place():
            return say("refused-place-beside", cell=write_cell(action.cell))  # SF-20
        case Complete():
            return _complete(view, action)
        case Finale():
            return say("refused-no-tile", cell=write_cell(action.cell))
        case _:
            return instead


def _now(view: View) -> tuple[tuple[type[Choice], ...], Phrase]:
    """What the viewer is asked for, and the sentence that says so."""
    match view.phase:
        case Phase.LAYING:
            return (Lay,), say("refused-lay-first", left=len(view.mine.unlaid))
        case Phase.TURNING:
            return (Rotate,), say("refused-turn-first")
        case Phase.LAUNCHING if (tile := view.mine.tile) is not None:
            return (Place,), say("refused-place-first", tile=tile_phrase(tile))
        case Phase.LAUNCHING:
            return (Complete, Done), say("refused-placed")
        case _:
            return (Finale,), say("refused-finale-now")


def _lay(view: View, action: Lay) -> Phrase:
    mine = view.mine
    left = tuple(TILES[tile].explosions for tile in mine.unlaid)
    if action.explosions not in left:
        return say("refused-not-in-set", explosions=action.explosions, left=left)
    if not mine.area.cells:
        return say("refused-first-cell", cell=write_cell(ORIGIN))  # SF-09
    return say("refused-lay-beside", cell=write_cell(action.cell))


def _complete(view: View, action: Complete) -> Phrase:
    area = view.mine.area
    if action.card not in view.mine.cards:
        return say("refused-not-your-card")
    card = composition_phrase(action.card)
    if len(action.cells) != len(CARDS[action.card].turns[0].cells):
        return say("refused-cells", card=card, cells=len(CARDS[action.card].turns[0].cells))
    for cell in action.cells:
        if not area.is_exploded(cell):
            return say("refused-not-exploded", cell=write_cell(cell))  # SF-38
    return say("refused-no-fit", card=card)  # SF-32
