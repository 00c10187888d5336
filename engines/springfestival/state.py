"""The whole position, secrets included."""

from enum import IntEnum

from engines.chance import Chance
from engines.core import Seat
from engines.springfestival.area import Area
from engines.springfestival.data import ROUNDS, Sign
from engines.values import later, value


class Phase(IntEnum):
    LAYING = 0  # everybody lays the four starting tiles
    TURNING = 1  # the active seat turns the shop
    LAUNCHING = 2  # everybody places a tile and completes compositions
    FINALE = 3  # everybody starts the grand finale
    OVER = 4


@value
class Player:
    area: Area
    cards: tuple[int, ...]  # compositions still to do
    completed: tuple[int, ...]
    applause: int = 0
    tile: int | None = None  # received, not placed yet
    gone: bool = False


GONE = Player(Area(), (), (), gone=True)


@value
class Centre:
    """What lies in the middle of the table."""

    piles: tuple[tuple[int, ...], ...]  # of the shop, the visible tile first
    offset: int  # quarters the shop stands turned by, clockwise (SF-15)
    turned: int  # quarters of the last turning
    decks: tuple[tuple[int, ...], ...]  # by kind, the next card first
    sign: Sign | None
    lost_cards: int  # bits of the cards of seats that left
    chance: Chance

    @property
    def height(self) -> int:
        return len(self.piles[0])


@value
class State:
    phase: Phase
    active: Seat
    waiting: tuple[Seat, ...]  # who still has something to do in this phase, in seat order
    players: tuple[Player, ...]
    lost_tiles: int  # bits of the tiles that were discarded or replaced, or left with a seat
    centre: Centre
    finale: bool = later(default=True)  # False: it ended before that of who was left (SF-61)


def round_of(phase: Phase, height: int) -> int:
    """From 1 while the shop is turned and the tiles are placed; 0 before."""
    return 0 if phase is Phase.LAYING else ROUNDS - height + (phase is Phase.TURNING)


def present(players: tuple[Player, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, player in enumerate(players) if not player.gone])


def present_from(players: tuple[Player, ...], first: Seat) -> Seat:
    """The first seat clockwise from this one, itself included, that has not left."""
    while players[first].gone:
        first = Seat((first + 1) % len(players))
    return first


def alone(players: tuple[Player, ...]) -> bool:
    """One seat left: the game is over (SF-61)."""
    return len(present(players)) == 1
