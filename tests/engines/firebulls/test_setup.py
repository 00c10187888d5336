"""The cards there are, and how a game begins."""

from collections import Counter

import pytest

from engines.chance import seed_from
from engines.core import BadSetup, Picks, Step, start
from engines.firebulls.data import COLUMNS, FACES, LINES, QI_DECK, Cell, Colour, Rank, Yen, earns_bonus
from engines.firebulls.events import Appeared, Began, Dealt, Placed
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.setup import counted
from engines.firebulls.state import Phase, Qijie, State
from tests.engines.firebulls.position import qi_cards, yen_cards

SEATS = (2, 3, 4, 5)


def begin(seats: int, seed: object = 0, picks: Picks | None = None, **options: str) -> Step[State]:
    return start(FIREBULLS, seats, picks or {}, options, seed_from("set-up", str(seed)))


def test_fb_05_to_13_counts_and_points_are_those_of_the_rulebook() -> None:
    counts, points = Counter[Rank](), dict[Rank, int]()
    for face in FACES:
        counts[face.rank] += face.count
        points[face.rank] = face.points
    assert counts == {
        Rank.SOLDIER: 15, Rank.WU: 12, Rank.XI: 9, Rank.BO: 6,
        Rank.COLONEL: 3, Rank.GENERAL: 1, Rank.FORTIFICATION: 8,
    }  # fmt: skip
    assert points == {
        Rank.SOLDIER: 1, Rank.WU: 2, Rank.XI: 3, Rank.BO: 6,
        Rank.COLONEL: 8, Rank.GENERAL: 12, Rank.FORTIFICATION: 0,
    }  # fmt: skip
    assert sum(face.count * face.points for face in FACES) == 138


@pytest.mark.parametrize("colour", Colour)
def test_fb_05_and_06_every_colour_has_three_soldiers_two_wu_and_eleven_bonus_cards(colour: Colour) -> None:
    assert {face.rank: face.count for face in FACES if face.colour is colour} == {Rank.SOLDIER: 3, Rank.WU: 2}
    assert sum(FACES[yen].count for yen in Yen if earns_bonus(yen, colour)) == 11


def test_fb_06_two_wu_are_white() -> None:
    assert FACES[Yen.WU_WHITE].count == 2
    assert FACES[Yen.WU_WHITE].colour is None


def test_the_attack_cards_are_ten_of_each_colour_and_four_warriors() -> None:
    assert counted(QI_DECK) == (10, 10, 10, 10, 10, 4)


def test_the_five_lines_are_those_of_the_figure() -> None:
    lines = {way: "".join(cell.name for cell in line) for way, line in LINES.items()}
    assert lines == {1: "GEC", 2: "GDA", 3: "HEB", 4: "IFC", 5: "IEA"}


@pytest.mark.parametrize(("seats", "deck"), [(2, 45), (3, 42), (4, 39), (5, 36)])
def test_fb_30_three_cards_each_three_in_the_reserve_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    state = begin(seats).state
    assert [sum(player.hand) for player in state.players] == [3] * seats
    assert sum(state.reserve) == 3
    assert (len(state.deck), sum(state.discards), state.passes) == (deck, 0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_fb_33_all_cards_are_in_whatever_the_number_of_seats(seats: int) -> None:
    state = begin(seats).state
    assert qi_cards(state) == (10, 10, 10, 10, 10, 4)
    assert yen_cards(state) == {yen: FACES[yen].count for yen in Yen}


def test_fb_31_the_general_in_the_deal_is_replaced_from_his_own_pile() -> None:
    beside = 0
    for seed in range(600):
        step = begin(2, seed)
        state = step.state
        assert None not in state.rows
        assert Yen.GENERAL not in state.rows
        assert (Appeared() in step.events) is (state.general is Qijie.BESIDE)
        sizes = sorted(map(len, state.piles))
        if state.general is Qijie.BESIDE:
            beside += 1
            assert sizes == [14, 15, 15]
        else:
            assert sizes == [15, 15, 15]
            assert any(Yen.GENERAL in pile for pile in state.piles)
    assert 65 <= beside <= 140  # one game in six: 9 of 54 cards are dealt


def test_fb_32_the_first_card_drawn_lies_nearest_to_the_pawns() -> None:
    assert [column[0] for column in COLUMNS] == [Cell.G, Cell.H, Cell.I]
    assert [column[-1] for column in COLUMNS] == [Cell.A, Cell.B, Cell.C]


def test_fb_33_colours_are_as_picked_and_the_rest_at_random() -> None:
    seen = set()
    for seed in range(60):
        state = begin(3, seed, {"colour": (None, "green")}).state
        colours = [player.colour for player in state.players]
        assert colours[1] is Colour.GREEN
        assert len(set(colours)) == 3
        seen.add(colours[0])
    assert seen == set(Colour) - {Colour.GREEN}


@pytest.mark.parametrize("colours", [("red", "red"), ("white", None), ("red", "blue", "green")])
def test_fb_33_no_colour_twice_none_unknown_none_too_many(colours: tuple[str | None, ...]) -> None:
    with pytest.raises(BadSetup):
        begin(2, 0, {"colour": colours})


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        begin(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_fb_35_and_36_pawns_stand_on_different_directions_at_random(seats: int) -> None:
    first = Counter[int]()
    for seed in range(300):
        directions = [player.direction for player in begin(seats, seed).state.players]
        assert len(set(directions)) == seats
        assert set(directions) <= {1, 2, 3, 4, 5}
        first[directions[0]] += 1
    assert all(35 <= first[way] <= 85 for way in (1, 2, 3, 4, 5))


@pytest.mark.parametrize("seats", SEATS)
def test_fb_38_anybody_may_begin(seats: int) -> None:
    beginners = Counter(begin(seats, seed).state.turn.seat for seed in range(300))
    assert sorted(beginners) == list(range(seats))
    assert min(beginners.values()) > 300 / seats * 0.6


def test_fb_38_turns_go_round_in_the_order_of_the_seats() -> None:
    state = begin(5).state
    first = state.turn.seat
    order = []
    for _ in range(10):
        order.append(state.turn.seat)
        state = FIREBULLS.apply(state, state.turn.seat, FIREBULLS.legal(state, state.turn.seat)[0]).state
        assert state.turn.phase is Phase.OPENING
    assert order == [(first + turn) % 5 for turn in range(10)]


def test_what_is_told_at_the_beginning_and_to_whom() -> None:
    step = begin(3)
    placed = [event for event in step.events if isinstance(event, Placed)]
    assert [(one.colour, one.direction) for one in placed] == [
        (player.colour, player.direction) for player in step.state.players
    ]
    dealt = [event for event in step.events if isinstance(event, Dealt)]
    assert [one.audience for one in dealt] == [0, 1, 2]
    assert [counted(one.cards) for one in dealt] == [player.hand for player in step.state.players]
    assert [event for event in step.events if isinstance(event, Began)] == [Began(step.state.turn.seat)]
    assert step.revealed


@pytest.mark.parametrize(("length", "limit"), [("full", 3), ("short", 2)])
def test_fb_65_a_short_game_ends_with_the_second_exhaustion(length: str, limit: int) -> None:
    assert begin(2, length=length).state.limit == limit
    assert begin(2).state.limit == 3


def test_the_french_edition_is_the_default() -> None:
    assert begin(2).state.edition == "french"
    assert begin(2, edition="italian").state.edition == "italian"


def test_the_same_seed_deals_the_same_cards_and_another_others() -> None:
    assert len({begin(2, seed).state.deck for seed in range(20)}) == 20
    assert begin(2, 7).state == begin(2, 7).state
