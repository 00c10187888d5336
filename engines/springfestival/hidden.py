"""Another position that a viewer cannot tell from the given one."""

from dataclasses import replace
from itertools import chain as joined

from engines.chance import Chance
from engines.core import Seat
from engines.springfestival.area import Area, lay
from engines.springfestival.data import STARTING_SETS
from engines.springfestival.state import Phase, Player, State


def reseed_hidden(state: State, viewer: Seat | None, seed: bytes) -> State:
    """Other tiles and cards face down, and other starting tiles where the viewer does not see them.

    In order before they are shuffled: how they lie is nothing that the viewer knows.
    """
    centre, below = state.centre, max(state.centre.height - 1, 0)
    hidden, chance = Chance(seed).shuffle(sorted(joined.from_iterable(pile[1:] for pile in centre.piles)))
    piles = tuple(
        (*pile[:1], *hidden[number * below : (number + 1) * below])
        for number, pile in enumerate(centre.piles)
    )
    decks, players = [], []
    for deck in centre.decks:
        shuffled, chance = chance.shuffle(sorted(deck))
        decks.append(shuffled)
    for seat, player in enumerate(state.players):
        if state.phase is Phase.LAYING and seat != viewer:
            player, chance = _laid_otherwise(player, Seat(seat), chance)
        players.append(player)
    otherwise = replace(centre, piles=piles, decks=tuple(decks), chance=Chance(seed))
    return replace(state, players=tuple(players), centre=otherwise)


def _laid_otherwise(player: Player, seat: Seat, chance: Chance) -> tuple[Player, Chance]:
    """As many starting tiles as before, any of them, on any cells (SF-10)."""
    area = Area()
    tiles, chance = chance.sample(STARTING_SETS[seat], len(player.area.tiles))
    for tile in tiles:
        drawn, chance = chance.draw(len(area.free))
        area = lay(area, area.free[drawn], tile)
    return replace(player, area=area), chance
