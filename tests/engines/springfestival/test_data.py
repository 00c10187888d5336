from collections import Counter
from itertools import combinations

import pytest

from engines.springfestival.data import (
    CARDS,
    CARDS_OF,
    SHOP_TILES,
    STARTING_SETS,
    TILES,
    Card,
    Colour,
    Kind,
    Sign,
    Tile,
)
from engines.springfestival.grid import CORNERS, SIDES, Direction
from engines.springfestival.signs import SCORINGS

SHOP = [TILES[tile] for tile in SHOP_TILES]
STARTING = [TILES[tile] for one in STARTING_SETS for tile in one]


def arrows(tiles: list[Tile]) -> Counter[Direction]:
    return Counter(arrow for tile in tiles for arrow in tile.arrows)


def test_the_box_holds_48_tiles_and_four_starting_sets_of_four() -> None:
    assert (len(SHOP), [len(one) for one in STARTING_SETS]) == (48, [4, 4, 4, 4])
    assert sorted((*SHOP_TILES, *(tile for one in STARTING_SETS for tile in one))) == list(range(64))


def test_there_are_12_tiles_of_each_colour_and_number_and_3_of_both() -> None:
    assert set(Counter(tile.colour for tile in SHOP).values()) == {12}
    assert set(Counter(tile.explosions for tile in SHOP).values()) == {12}
    assert set(Counter((tile.colour, tile.explosions) for tile in SHOP).values()) == {3}


def test_no_two_shop_tiles_are_the_same() -> None:
    assert len({(tile.colour, tile.arrows, tile.half_sparks) for tile in SHOP}) == 48


def test_a_tile_has_an_arrow_for_each_explosion_and_half_sparks_on_other_sides() -> None:
    for tile in TILES:
        assert (len(tile.arrows), len(tile.half_sparks)) == (tile.explosions, 4 - tile.explosions)
        assert not set(tile.arrows) & set(tile.half_sparks)
        assert set(tile.half_sparks) <= set(SIDES)


def test_there_are_120_arrows_19_to_each_side_and_11_to_each_corner() -> None:
    assert arrows(SHOP) == {**dict.fromkeys(SIDES, 19), **dict.fromkeys(CORNERS, 11)}


def test_1_tiles_point_to_sides_only() -> None:
    assert set(arrows([tile for tile in SHOP if tile.explosions == 1])) == set(SIDES)


def test_there_are_72_half_sparks_18_to_each_side() -> None:
    sparks = Counter(spark for tile in SHOP for spark in tile.half_sparks)
    assert sparks == dict.fromkeys(SIDES, 18)


@pytest.mark.parametrize("one", STARTING_SETS)
def test_sf_05_each_starting_set_has_every_colour_and_every_number(one: tuple[int, ...]) -> None:
    assert sorted(TILES[tile].colour for tile in one) == sorted(Colour)
    assert [TILES[tile].explosions for tile in one] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("name", "colour", "arrows", "sparks"),
    [
        ("B1a", "BLUE", "N", "E S W"),
        ("G1a", "GREEN", "E", "N S W"),
        ("R3b", "RED", "SE S SW", "N"),
        ("Y2c", "YELLOW", "SW NW", "N S"),
        ("Y4c", "YELLOW", "E SW W NW", ""),
        ("S2-3", "YELLOW", "E SE S", "N"),
        ("S4-1", "YELLOW", "N", "E S W"),
    ],
)
def test_a_tile_is_the_base_pattern_turned_with_its_colour(
    name: str, colour: str, arrows: str, sparks: str
) -> None:
    tile = next(tile for tile in TILES if tile.name == name)
    shown = (tile.colour.name, [way.name for way in tile.arrows], [way.name for way in tile.half_sparks])
    assert shown == (colour, arrows.split(), sparks.split())


def rotations(card: Card) -> set[frozenset[tuple[int, bool]]]:
    return {frozenset((step, step in turn.values) for step in turn.cells) for turn in card.turns}


def test_sf_14_there_are_24_cards_of_each_kind() -> None:
    assert [len(of) for of in CARDS_OF] == [24, 24]
    assert sum(CARDS[card].points for card in CARDS_OF[Kind.COLOUR]) == 112
    assert sum(CARDS[card].points for card in CARDS_OF[Kind.PATTERN]) == 122


def test_no_two_cards_are_equal_up_to_rotation() -> None:
    for one, other in combinations(CARDS, 2):
        assert one.value != other.value or not rotations(one) & rotations(other)


def test_every_card_asks_for_its_value_twice_and_leaves_one_or_two_cells_white() -> None:
    for card in CARDS:
        for turn in card.turns:
            assert len(turn.values) == 2
            assert sorted((*turn.values, *turn.whites)) == list(turn.cells)
        assert len(turn.cells) == (3 if card.shape.name.endswith("3") else 4)


def test_a_card_has_1_2_or_4_rotations() -> None:
    turns = {card.figure.name: len(card.turns) for card in CARDS}
    assert turns["I3_SPACED"] == turns["O4_SPACED"] == 2
    assert {turns[name] for name in turns if name not in ("I3_SPACED", "O4_SPACED")} == {4}


@pytest.mark.parametrize(
    ("name", "rows", "points"),
    [
        ("C-I3-blue", "V*V", 4),
        ("C-I3-green", "VV*", 4),
        ("C-L4-red", "V. / *. / *V", 5),
        ("M-I3-1", "VV*", 5),
        ("M-I3-2", "V*V", 4),
        ("M-O4-1", "VV / **", 6),
        ("M-O4-2", "V* / *V", 6),
        ("M-J4-3", ".* / .V / V*", 5),
    ],
)
def test_a_card_has_the_figure_and_the_points_of_the_table(name: str, rows: str, points: int) -> None:
    card = next(card for card in CARDS if card.name == name)
    assert (card.figure.value, card.points) == (rows, points)


def test_all_twelve_signs_score() -> None:
    assert {sign: SCORINGS[sign].points for sign in Sign} == {
        Sign.GOAT: 3, Sign.ROOSTER: 3, Sign.RABBIT: 5, Sign.DOG: 3, Sign.SNAKE: 5, Sign.TIGER: 3, Sign.RAT: 3,
        Sign.MONKEY: 2, Sign.DRAGON: 2, Sign.PIG: 2, Sign.OX: 5, Sign.HORSE: 5,
    }  # fmt: skip
