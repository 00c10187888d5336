"""What the table itself does: a seat leaves."""

from dataclasses import replace

from engines.core import Leave, Step
from engines.springfestival.area import bits_of
from engines.springfestival.data import STARTING_SETS
from engines.springfestival.events import Departed
from engines.springfestival.rounds import over
from engines.springfestival.state import GONE, Phase, State, alone, present_from
from engines.springfestival.turns import seated


def leave(state: State, action: Leave, *, always_finale: bool) -> Step[State]:
    """Tiles and cards leave the game with the seat; nobody waits for it any more (SF-61)."""
    seat, centre = action.seat, state.centre
    player = state.players[seat]
    tiles = STARTING_SETS[seat] if state.phase is Phase.LAYING else player.area.tiles
    held = () if player.tile is None else (player.tile,)
    left = seated(state, seat, GONE, done=True, lost=bits_of((*tiles, *held)))
    before_the_turn = state.phase <= Phase.TURNING
    left = replace(
        left,
        centre=replace(centre, lost_cards=centre.lost_cards | bits_of((*player.cards, *player.completed))),
        active=present_from(left.players, state.active) if before_the_turn else state.active,
    )
    step = Step(left, (Departed(seat),))
    if not alone(left.players):
        return step
    finale = always_finale or (state.phase is Phase.FINALE and not left.waiting)
    return over(replace(step, state=replace(left, finale=finale)))
