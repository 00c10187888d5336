"""What is known, what is promised before a choice, and what is said when it is impossible."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from engines.chance import seed_from
from engines.core import Action, IllegalAction, Preview, Seat, Step, Who, act, say, start
from engines.log import Beginning, perft, playout, wander
from engines.springfestival.actions import Choice, Complete, Done, Finale, Lay, Place, Rotate
from engines.springfestival.area import Area
from engines.springfestival.data import STARTING_SETS
from engines.springfestival.events import Bouquet, Laid, Launched, PerfectBouquet
from engines.springfestival.grid import ORIGIN, cell_at, write_cell
from engines.springfestival.preview import tile_phrase
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, Player, State
from engines.words import Words
from tests.engines.springfestival.positions import Workshop, area, card, cells, laid_out, launching, new_game


def lay(state: State, seat: int, explosions: int, x: int, y: int) -> Step[State]:
    return act(SPRINGFESTIVAL, state, Seat(seat), Lay(explosions, cell_at(x, y)))


def test_sf_10_starting_tiles_are_secret_until_all_are_laid() -> None:
    state = lay(lay(new_game(3), 1, 2, 0, 0).state, 1, 4, 1, 0).state
    for viewer in (None, Seat(0), Seat(2)):
        seen = SPRINGFESTIVAL.view(state, viewer).seats[1]
        assert (seen.area, seen.laid, seen.unlaid) == (Area(), 2, ())
    own = SPRINGFESTIVAL.view(state, Seat(1)).seats[1]
    assert own.area == area({(0, 0): STARTING_SETS[1][1], (1, 0): STARTING_SETS[1][3]})
    assert own.unlaid == (STARTING_SETS[1][0], STARTING_SETS[1][2])


def test_sf_10_only_the_seat_hears_where_it_lays() -> None:
    events = lay(new_game(2), 1, 3, 0, 0).events
    assert [event.audience for event in events] == [1]
    assert isinstance(events[0], Laid)


def test_sf_10_another_layout_of_the_same_size_looks_the_same() -> None:
    state = lay(lay(new_game(2), 1, 2, 0, 0).state, 1, 4, 1, 0).state
    others = [SPRINGFESTIVAL.reseed_hidden(state, Seat(0), seed_from(seed)) for seed in range(40)]
    assert len({other.players[1].area for other in others}) > 5
    assert {len(other.players[1].area.tiles) for other in others} == {2}
    assert all(other.players[0] == state.players[0] for other in others)
    own = [SPRINGFESTIVAL.reseed_hidden(state, Seat(1), seed_from(seed)) for seed in range(5)]
    assert {other.players[1].area for other in own} == {state.players[1].area}


def test_sf_06_only_the_top_of_each_pile_is_seen() -> None:
    state = laid_out(2)
    view = SPRINGFESTIVAL.view(state, Seat(0))
    assert view.shop == tuple(pile[0] for pile in state.centre.piles)
    assert (view.height, view.decks) == (12, (20, 20))
    other = SPRINGFESTIVAL.reseed_hidden(state, Seat(0), seed_from("other"))
    assert other.centre.piles != state.centre.piles
    assert other.centre.decks != state.centre.decks
    assert other.centre.chance != state.centre.chance
    assert SPRINGFESTIVAL.view(other, Seat(0)) == view


def test_sf_15_the_view_shows_the_shop_as_it_stands() -> None:
    state = laid_out(4)
    state = act(SPRINGFESTIVAL, state, state.active, Rotate(1)).state
    tops = [pile[0] for pile in state.centre.piles]
    view = SPRINGFESTIVAL.view(state, None)
    assert view.shop == (tops[3], tops[0], tops[1], tops[2])
    assert (view.offset, view.turned) == (1, 1)


def test_sf_08_a_players_area_is_public_during_the_round() -> None:
    state = laid_out(2)
    state = act(SPRINGFESTIVAL, state, state.active, Rotate(0)).state
    state = act(SPRINGFESTIVAL, state, Seat(0), Place(cell_at(2, 0))).state
    assert SPRINGFESTIVAL.view(state, Seat(1)).seats[0].area == state.players[0].area


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_preview_keeps_its_word(seats: int) -> None:
    launches = finales = 0
    for seed in map(seed_from, range(10)):
        before: Step[Any] = start(SPRINGFESTIVAL, seats, {}, {}, seed)
        for seat, action, after in wander(SPRINGFESTIVAL, before, seed):
            preview = SPRINGFESTIVAL.preview(SPRINGFESTIVAL.view(before.state, seat), cast(Choice, action))
            if isinstance(action, Place):
                assert_launch(preview, after, SPRINGFESTIVAL.legal(cast(State, after.state), seat))
                launches += 1
            if isinstance(action, Finale):
                assert_finale(preview, after)
                finales += 1
            if not isinstance(action, Complete):
                assert (preview.reveals, preview.passes) == (after.revealed, after.passed)
            elif not preview.reveals or not preview.passes:
                assert preview.passes is after.passed
            before = after
    assert (launches, finales) == (120 * seats, 10 * seats)


def assert_launch(preview: Preview, after: Step[Any], legal: Sequence[Action]) -> None:
    event = next(event for event in after.events if isinstance(event, Launched))
    assert preview.consequence is not None
    said = preview.consequence.args
    assert (said["sparks"], said["chain"]) == (event.sparks, event.chain)
    fitting = {one.card for one in legal if isinstance(one, Complete)}
    assert said["cards"] == (0 if after.passed else len(fitting))


def assert_finale(preview: Preview, after: Step[Any]) -> None:
    event = next(event for event in after.events if isinstance(event, Bouquet))
    perfect = any(isinstance(event, PerfectBouquet) for event in after.events)
    assert preview.consequence is not None
    assert (preview.worth, preview.consequence.key == "preview-perfect") == (event.chain, perfect)


@pytest.mark.parametrize("quarters", range(4))
def test_a_preview_of_turning_tells_who_gets_what(quarters: int) -> None:
    state = laid_out(3)
    state = act(SPRINGFESTIVAL, state, state.active, Rotate(1)).state
    while state.phase is not Phase.TURNING:
        seat = state.waiting[0]
        state = act(SPRINGFESTIVAL, state, seat, SPRINGFESTIVAL.autopilot(state, seat)).state
    preview = SPRINGFESTIVAL.preview(SPRINGFESTIVAL.view(state, state.active), Rotate(quarters))
    after = act(SPRINGFESTIVAL, state, state.active, Rotate(quarters)).state
    received = [
        say("preview-receives", seat=Who(Seat(seat)), tile=tile_phrase(player.tile))
        for seat, player in enumerate(after.players)
        if player.tile is not None
    ]
    mine = received.pop(state.active)
    assert preview.consequence == say("preview-rotate", received=(mine, *received))
    assert preview.worth > 0


SQUARE = cells((0, 0), (1, 0), (0, 1), (1, 1))


def completing(workshop: Workshop) -> State:
    """Seat 0 may complete C-O4-red on the square; a Rocket lies to the right of it."""
    red, blue = workshop.tile("red 1"), workshop.tile("blue 1")
    there = area({(2, 0): blue}, {(0, 0): red, (1, 0): blue, (0, 1): blue, (1, 1): red})
    player = Player(there, (card("C-O4-red"), card("M-J4-4")), ())
    return launching(player, player)


def objection(state: State, seat: int, action: Action) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refused:
        act(SPRINGFESTIVAL, state, Seat(seat), action)
    phrase = refused.value.phrase
    return phrase.key, Words("en", SPRINGFESTIVAL).text(phrase)


def test_an_impossible_laying_is_refused_with_the_reason() -> None:
    state = new_game(2)
    assert objection(state, 0, Lay(1, cell_at(3, 3))) == (
        "refused-first-cell",
        "Your first tile goes to 0,0; the others join it.",
    )
    state = lay(state, 0, 3, 0, 0).state
    assert objection(state, 0, Lay(3, cell_at(1, 0)))[1] == (
        "You have no starting tile with 3 left. You still have: 1, 2, 4."
    )
    assert objection(state, 0, Lay(2, ORIGIN))[0] == "refused-lay-beside"
    assert objection(state, 0, Place(ORIGIN))[0] == "refused-lay-first"


def test_an_impossible_turning_is_refused_with_the_reason() -> None:
    state = laid_out(2)
    assert objection(state, state.active, Rotate(4))[0] == "refused-quarters"
    assert objection(state, state.active, Place(ORIGIN))[0] == "refused-turn-first"


def test_an_impossible_placing_is_refused_with_the_reason() -> None:
    state = laid_out(2)
    state = act(SPRINGFESTIVAL, state, state.active, Rotate(0)).state
    assert objection(state, 0, Place(cell_at(-1, -1))) == (
        "refused-place-beside",
        "-1,-1 is not beside a tile of yours. Choose a free cell that touches the side of one, "
        "or replace a tile.",
    )
    assert objection(state, 0, Place(-7))[0] == "refused-place-beside"
    assert objection(state, 0, Done())[0] == "refused-place-first"


@pytest.mark.parametrize(
    ("name", "at", "key"),
    [
        ("C-O4-blue", SQUARE, "refused-not-your-card"),
        ("C-O4-red", SQUARE[:3], "refused-cells"),
        ("C-O4-red", cells((1, 0), (2, 0), (1, 1), (0, 1)), "refused-not-exploded"),
        ("C-O4-red", (-5, *SQUARE[1:]), "refused-not-exploded"),
        ("M-J4-4", SQUARE, "refused-no-fit"),
    ],
)
def test_an_impossible_composition_is_refused_with_the_reason(
    workshop: Workshop, name: str, at: tuple[int, ...], key: str
) -> None:
    state = completing(workshop)
    assert Complete(card("C-O4-red"), SQUARE) in SPRINGFESTIVAL.legal(state, Seat(0))
    assert objection(state, 0, Complete(card(name), at))[0] == key


def test_a_second_placing_is_refused_with_what_can_be_done(workshop: Workshop) -> None:
    assert objection(completing(workshop), 0, Place(ORIGIN))[0] == "refused-placed"


def test_an_impossible_finale_is_refused_with_the_reason(workshop: Workshop) -> None:
    state = replace(completing(workshop), phase=Phase.FINALE)
    assert objection(state, 0, Finale(cell_at(5, 5)))[0] == "refused-no-tile"
    assert objection(state, 0, Done())[0] == "refused-finale-now"


def described(state: State, viewer: int | None) -> list[str]:
    words = Words("en", SPRINGFESTIVAL, ["Léa", "Tian"])
    seat = None if viewer is None else Seat(viewer)
    return [words.text(phrase) for phrase in SPRINGFESTIVAL.describe(SPRINGFESTIVAL.view(state, seat))]


def test_the_position_is_told_with_all_that_is_needed_to_play(workshop: Workshop) -> None:
    spark = workshop.tile("red 1", "N", "E S"), workshop.tile("blue 3", "N NE E", "W")
    there = area({(0, 0): spark[0]}, {(1, 0): spark[1]})
    player = Player(there, (card("C-L4-red"),), (card("M-I3-1"),), 4, workshop.tile("green 4", "N E S W"))
    told = described(launching(player, player), None)
    assert "Waiting for: Léa, Tian." in told
    assert "Léa: 4 Applause; 1 composition completed (5 points)." in told
    assert "Léa has to place: green 4, arrows N, E, S, W." in told
    assert "Léa, on 0,0: Rocket, red 1, arrows N, half-sparks E, S; around it: E blue 3." in told
    assert "Léa, on 1,0: Explosion, blue 3, arrows N, NE, E, half-sparks W; around it: W red 1." in told
    assert "Léa, full Sparks: 1 (red 1 – blue 3)." in told
    assert (
        "Léa, composition: L of four, red, 5 points; from the top red, any, any; red to the right of the "
        "last. 1 of 4 cells match." in told
    )


def test_nobody_is_told_of_starting_tiles_of_others() -> None:
    state = lay(new_game(2), 1, 3, 0, 0).state
    assert not any(line.startswith("Tian, on 0,0") for line in described(state, 0))
    assert any(line.startswith("Tian, on 0,0: Rocket, yellow 3") for line in described(state, 1))
    assert "Tian has laid 1 of 4 starting tiles." in described(state, 0)


def test_the_end_is_told_with_the_points() -> None:
    player = Player(Area(), (), (), 2)
    over = replace(launching(player, replace(player, applause=0)), phase=Phase.OVER, waiting=())
    told = described(over, None)
    assert "The game is over. Léa wins with 5 points." in told
    assert "Tian: 0 points." in told


def test_a_place_is_marked_by_the_name_of_its_cell() -> None:
    state = laid_out(2)
    state = act(SPRINGFESTIVAL, state, state.active, Rotate(0)).state
    view = SPRINGFESTIVAL.view(state, Seat(0))
    for action in SPRINGFESTIVAL.legal(state, Seat(0)):
        assert isinstance(action, Place)
        assert SPRINGFESTIVAL.preview(view, action).place == write_cell(action.cell)


def test_perft_in_the_middle_of_a_game_is_pinned() -> None:
    turning = laid_out(3, seed="perft")
    placing = act(SPRINGFESTIVAL, turning, turning.active, Rotate(2)).state
    assert [perft(SPRINGFESTIVAL, turning, depth) for depth in (1, 2, 3)] == [4, 144, 3464]
    assert [perft(SPRINGFESTIVAL, placing, depth) for depth in (1, 2, 3)] == [36, 868, 10656]


def test_perft_late_in_random_games_is_pinned() -> None:
    counts = []
    for number in range(4):
        beginning = Beginning(SPRINGFESTIVAL, 4, {}, {}, seed_from("late", number))
        late = playout(beginning, beginning.seed, most=77).state
        counts.append(perft(SPRINGFESTIVAL, late, 2))
    assert counts == [408, 162, 3877, 3463]
