"""A new game: piles, cards, sign and first player are drawn before anybody lays a tile (SF-10)."""

from engines.chance import Chance
from engines.core import Event, Seat, Settings, Step
from engines.springfestival.area import Area
from engines.springfestival.data import CARDS_DEALT, CARDS_OF, PILES, ROUNDS, SHOP_TILES, Sign
from engines.springfestival.events import Opened, SignDrawn
from engines.springfestival.state import Phase, Player, State


def new(seats: int, options: Settings, seed: bytes) -> Step[State]:
    chance = Chance(seed)
    tiles, chance = chance.shuffle(SHOP_TILES)
    colours, chance = chance.shuffle(CARDS_OF[0])
    patterns, chance = chance.shuffle(CARDS_OF[1])
    first, chance = chance.draw(seats)  # SF-11
    sign, chance = _sign(str(options["signs"]), chance)
    dealt = CARDS_DEALT * seats
    state = State(
        phase=Phase.LAYING,
        players=tuple(Player(Area(), _hand(colours, patterns, seat), ()) for seat in range(seats)),
        waiting=tuple(map(Seat, range(seats))),
        active=Seat(first),
        offset=0,
        turned=0,
        piles=tuple(tiles[pile * ROUNDS : (pile + 1) * ROUNDS] for pile in range(PILES)),
        decks=(colours[dealt:], patterns[dealt:]),
        sign=sign,
        lost_tiles=0,
        lost_cards=0,
        chance=chance,
    )
    return Step(state, _opening(state), revealed=True)


def _hand(colours: tuple[int, ...], patterns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Two of each kind, face up (SF-07, SF-08)."""
    dealt = slice(CARDS_DEALT * seat, CARDS_DEALT * (seat + 1))
    return colours[dealt] + patterns[dealt]


def _sign(option: str, chance: Chance) -> tuple[Sign | None, Chance]:
    if option == "off":
        return None, chance
    if option != "random":
        return Sign(option), chance
    drawn, chance = chance.draw(len(Sign))
    return tuple(Sign)[drawn], chance


def _opening(state: State) -> tuple[Event, ...]:
    opened = Opened(first=state.active)
    return (opened,) if state.sign is None else (opened, SignDrawn(sign=state.sign))
