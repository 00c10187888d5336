"""What a computer sees at a glance is what would happen."""

from engines import GAMES
from engines.chance import seed_from
from engines.core import start
from engines.log import wander
from engines.springfestival.area import Area, bits_of, bouquets, launch
from engines.springfestival.data import PERFECT_BOUQUET
from engines.springfestival.state import Phase, State
from opponents.springfestival import _grown, _launch
from opponents.springfestival_area import laid

SPRINGFESTIVAL = next(rules for rules in GAMES if rules.key == "springfestival")


def received() -> list[tuple[Area, tuple[int, ...], int]]:
    """Areas of games played at random, with the cards and the tile to place."""
    step = start(SPRINGFESTIVAL, 2, {}, {}, seed_from("glances"))
    found = []
    for seat, _, after in wander(SPRINGFESTIVAL, step, seed_from("wander")):
        state: State = step.state
        player = state.players[seat]
        if state.phase is Phase.LAUNCHING and player.tile is not None:
            found.append((player.area, player.cards, player.tile))
        step = after
    return found


def test_a_tile_does_what_the_glance_says() -> None:
    for area, _, tile in received():
        for glance in laid(area, tile):
            done = launch(area, glance.cell, tile)
            longest = max(bouquets(done.area))
            lit = [area.cells[at] for at in range(len(area.cells)) if glance.flipped >> at & 1]
            assert (glance.sparks, glance.exploded.bit_count()) == (
                done.sparks,
                done.area.exploded.bit_count(),
            )
            assert bits_of([*lit, glance.cell]) == (area.rockets | 1 << glance.cell) ^ done.area.rockets
            assert glance.bouquet == longest + PERFECT_BOUQUET * (longest == len(done.area.tiles))


def test_the_worth_of_a_cell_is_that_of_the_area_after_it() -> None:
    games = received()
    assert len(games) == 24
    for area, cards, tile in games:
        for more in (True, False):
            worths = _grown(area, cards, tile, more)
            assert worths == {cell: _launch(area, cards, tile, cell, more=more) for cell in area.free}
