"""What follows when everybody is done: the next turn of the shop, the finale, the end."""

from dataclasses import replace

from engines.core import Event, Seat, Step
from engines.springfestival.area import all_rockets
from engines.springfestival.events import Ended, FinaleBegan, RoundBegan, Shown
from engines.springfestival.state import Phase, Player, State, present, present_from, round_of


def closed(step: Step[State]) -> Step[State]:
    """The same step with what it sets off, now that nobody is waited for (SF-19)."""
    state = step.state
    match state.phase:
        case Phase.LAYING:
            shown = Step(state, (*step.events, Shown()), revealed=True, passed=step.passed)
            return _turning(shown, state.active)
        case Phase.TURNING:
            return _turning(step, state.active)
        case Phase.LAUNCHING:
            if not state.centre.height:  # SF-43
                return _finale(step)
            return _turning(step, Seat((state.active + 1) % len(state.players)))
        case Phase.FINALE:
            return over(step)
        case Phase.OVER:
            return step


def over(step: Step[State]) -> Step[State]:
    """After the finale, or as soon as one seat is left; its starting tiles are seen then."""
    state = replace(step.state, phase=Phase.OVER, waiting=())
    seen = step.revealed or step.state.phase is Phase.LAYING
    return Step(state, (*step.events, Ended()), seen, step.passed)


def _turning(step: Step[State], seat: Seat) -> Step[State]:
    """The token goes clockwise, past those who left; its holder turns the shop."""
    state = step.state
    active = present_from(state.players, seat)
    turning = State(Phase.TURNING, active, (active,), state.players, state.lost_tiles, state.centre)
    return _then(step, turning, RoundBegan(round_of(Phase.TURNING, state.centre.height), active))


def _finale(step: Step[State]) -> Step[State]:
    """All tiles back to Rocket; everybody chooses one to start with (SF-44)."""
    players = tuple(map(_ready_for_the_finale, step.state.players))
    active, lost_tiles, centre = step.state.active, step.state.lost_tiles, step.state.centre
    state = State(Phase.FINALE, active, present(players), players, lost_tiles, centre)
    return _then(step, state, FinaleBegan())


def _then(step: Step[State], state: State, event: Event) -> Step[State]:
    return Step(state, (*step.events, event), step.revealed, step.passed)


def _ready_for_the_finale(player: Player) -> Player:
    area, tile, gone = all_rockets(player.area), player.tile, player.gone
    return Player(area, player.cards, player.completed, player.applause, tile, gone)
