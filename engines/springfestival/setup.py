"""A new game: piles, cards, sign and first player are drawn before anybody lays a tile (SF-10)."""

from engines.chance import Chance
from engines.core import Event, Picks, Seat, Settings, Step
from engines.springfestival.area import Area
from engines.springfestival.data import CARDS_DEALT, CARDS_OF, PILES, ROUNDS, SHOP_TILES, Sign
from engines.springfestival.events import Opened, SignDrawn
from engines.springfestival.state import Centre, Phase, Player, State, present


def new(seats: int, _: Picks, options: Settings, seed: bytes) -> Step[State]:
    chance = Chance(seed)
    tiles, chance = chance.shuffle(SHOP_TILES)
    colours, chance = chance.shuffle(CARDS_OF[0])
    patterns, chance = chance.shuffle(CARDS_OF[1])
    first, chance = chance.draw(seats)  # SF-11
    sign, chance = _sign(str(options["signs"]), chance)
    dealt = CARDS_DEALT * seats
    centre = Centre(
        piles=tuple(tiles[pile * ROUNDS : (pile + 1) * ROUNDS] for pile in range(PILES)),
        offset=0,
        turned=0,
        decks=(colours[dealt:], patterns[dealt:]),
        sign=sign,
        lost_cards=0,
        chance=chance,
    )
    players = tuple(Player(Area(), _hand(colours, patterns, seat), ()) for seat in range(seats))
    state = State(Phase.LAYING, Seat(first), present(players), players, 0, centre)
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
    opened, sign = Opened(state.active), state.centre.sign
    return (opened,) if sign is None else (opened, SignDrawn(sign))
