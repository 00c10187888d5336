"""What each sign counts; tiles are written as `blue 2` and laid where the picture shows them."""

import pytest

from engines.springfestival.area import Area, all_rockets
from engines.springfestival.data import Sign
from engines.springfestival.signs import sign_count, sign_points
from tests.engines.springfestival.positions import Workshop, area

COLOURS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}


def pictured(workshop: Workshop, *rows: str) -> Area:
    """`B2 .. R4`: a blue 2, a gap and a red 4; every second tile is on its Explosion side."""
    tiles = {
        (x, y): workshop.tile(f"{COLOURS[mark[0]]} {mark[1]}")
        for y, line in enumerate(rows)
        for x, mark in enumerate(line.split())
        if mark != ".."
    }
    faces = list(tiles.items())
    return area(dict(faces[::2]), dict(faces[1::2]))


PICTURES = [
    # SF-50
    (Sign.GOAT, 2, ("R1 B1 R2", "R2 B1 Y1", "R3 .. Y3")),
    (Sign.GOAT, 0, ("R2 R3",)),
    # SF-52
    (Sign.RABBIT, 0, ("R2 R3", "R3 B2")),
    (Sign.RABBIT, 1, ("R2", "B2")),
    (Sign.RABBIT, 4, ("R2 R2", "B2 B2")),
    # SF-53
    (Sign.DOG, 0, (".. R1 ..", "R1 R4 R1", ".. R1 ..")),
    (Sign.DOG, 1, ("R1 R1 R1", "R1 .. R1", "R1 R4 R1", "R1 R1 R1")),
    (Sign.DOG, 2, ("R4 B4",)),
    # SF-54
    (Sign.SNAKE, 1, (".. B1 ..", "Y1 R1 R2", ".. G1 ..")),
    (Sign.SNAKE, 0, (".. B1 ..", "R1 B1 R2", ".. R1 ..")),
    (Sign.SNAKE, 0, ("B1 B1 B1", "Y1 R1 R2")),
    # SF-55
    (Sign.TIGER, 3, ("B1 B1 R1", "R1 B1 R1", "R1 R1 B1", "R1 R1 B1")),
    (Sign.TIGER, 2, ("B1 R1 B1", "B1 R1 B1")),
    (Sign.TIGER, 0, ("B1 R1", "R1 B1")),
    # SF-56
    (Sign.RAT, 3, ("Y1 R1 Y1", "R1 Y1 R1")),
    (Sign.RAT, 0, ("Y1 Y1", "R1 R1")),
    (Sign.MONKEY, 3, ("G1 G1 G1",)),
    (Sign.MONKEY, 0, ("G1 R1", "R1 G1")),
    # SF-59
    (Sign.OX, 1, ("R1 R1", "R2 R2", "R3 R3", "R4 R3", "R4 ..")),
    (Sign.OX, 1, ("R1 R1", "R2 ..", ".. R1", "R3 R1", "R4 R1")),
    (Sign.OX, 0, ("R1 R2 R3 R4",)),
    (Sign.HORSE, 1, ("B1 G1 R1 Y1 Y1", "B1 G1 R1 R1 ..")),
    (Sign.HORSE, 1, ("B1 G1 .. R1 Y1",)),
    (Sign.HORSE, 0, ("B1", "G1", "R1", "Y1")),
]


@pytest.mark.parametrize(("sign", "count", "rows"), PICTURES)
def test_sf_50_to_59_a_sign_counts(workshop: Workshop, sign: Sign, count: int, rows: tuple[str, ...]) -> None:
    assert sign_count(sign, pictured(workshop, *rows)) == count


def test_sf_t13_three_2s_in_a_row_are_two_pairs(workshop: Workshop) -> None:
    assert sign_points(Sign.RABBIT, pictured(workshop, "R2 B2 Y2")) == 10


def test_sf_t14_blue_tiles_each_alone_score_nothing(workshop: Workshop) -> None:
    assert sign_points(Sign.TIGER, pictured(workshop, "B1 R1 B2", "R1 B3 R1")) == 0


def test_sf_t12_two_3s_that_share_a_spark_score_both(workshop: Workshop) -> None:
    facing = area({(0, 0): workshop.tile("red 3", "", "E"), (1, 0): workshop.tile("blue 3", "", "W")})
    assert sign_points(Sign.ROOSTER, facing) == 6


def test_sf_51_a_3_with_two_sparks_scores_once(workshop: Workshop) -> None:
    east, both, west = (workshop.tile(f"red {n}", "", way) for n, way in ((1, "E"), (3, "E W"), (1, "W")))
    line = area({(0, 0): east, (1, 0): both, (2, 0): west})
    assert sign_points(Sign.ROOSTER, line) == 3
    assert sign_points(Sign.DRAGON, line) == 4


def test_sf_57_a_half_spark_is_none(workshop: Workshop) -> None:
    east, none = workshop.tile("red 3", "", "E"), workshop.tile("red 3")
    line = area({(0, 0): east, (1, 0): none})
    assert [sign_count(sign, line) for sign in (Sign.DRAGON, Sign.ROOSTER)] == [0, 0]


def test_sf_58_arrows_that_meet_are_pairs_at_corners_too(workshop: Workshop) -> None:
    se, nw, west = workshop.tile("red 2", "E SE"), workshop.tile("red 1", "NW"), workshop.tile("red 1", "W")
    assert sign_points(Sign.PIG, area({(0, 0): se, (1, 1): nw, (1, 0): west})) == 4
    assert sign_points(Sign.PIG, area({(0, 0): se, (1, 0): nw})) == 0
    assert sign_points(Sign.PIG, area({(0, 0): nw, (1, 1): se})) == 0


@pytest.mark.parametrize("sign", Sign)
def test_no_sign_looks_at_the_faces(workshop: Workshop, sign: Sign) -> None:
    for _, _, rows in PICTURES:
        there = pictured(workshop, *rows)
        assert sign_count(sign, all_rockets(there)) == sign_count(sign, there)
