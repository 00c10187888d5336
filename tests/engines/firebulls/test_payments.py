"""What each point card costs, against a second way of counting: try everything and judge it."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from engines.chance import Chance, seed_from
from engines.firebulls.actions import Attack
from engines.firebulls.actions import General as AttackGeneral
from engines.firebulls.data import Colour, Counts, Qi, Yen
from engines.firebulls.setup import counted
from engines.firebulls.state import Qijie
from tests.engines.firebulls.position import choices, legal, play, position, qi

Cards = tuple[Qi, ...]
FEW_COLOURS = (*[Qi.BLUE] * 6, *[Qi.RED] * 4, Qi.YELLOW, Qi.BROWN, Qi.GREEN, *[Qi.WARRIOR] * 4)


def fulfils(yen: Yen, bulls: tuple[int, ...]) -> bool:
    """The rulebook's sentence for each card, on Bulls alone."""
    colours = Counter(bulls)
    groups = sorted(colours.values(), reverse=True)
    match yen.name.split("_"):
        case ["SOLDIER", colour]:
            return colours == {Colour[colour]: 1}
        case ["WU", "WHITE"]:
            return groups == [2]
        case ["WU", colour]:
            return colours == {Colour[colour]: 2}
        case ["XI"]:
            return groups == [3]
        case ["BO"]:
            return groups == [1, 1, 1, 1, 1]
        case ["COLONEL"]:
            return groups in ([3, 2], [5])
        case ["GENERAL"]:
            return groups in ([4, 3], [7])
        case _:
            return groups == [1]


def pays(yen: Yen, cards: Cards) -> bool:
    """Whether some colours for the Warriors make it right."""
    bulls = tuple(card.value for card in cards if card is not Qi.WARRIOR)
    return any(
        fulfils(yen, bulls + stand_ins)
        for stand_ins in product(range(len(Colour)), repeat=cards.count(Qi.WARRIOR))
    )


def every_payment(yen: Yen, hand: Counts) -> set[Cards]:
    found = set()
    for size in (1, 2, 3, 5, 7):
        for cards in combinations_with_replacement(Qi, size):
            if all(cards.count(kind) <= hand[kind] for kind in cards) and pays(yen, cards):
                found.add(cards)
    return found


def offered(yen: Yen, hand: Counts) -> list[Cards]:
    """What the game lets this hand pay."""
    held = " ".join(f"{count} {kind.name.lower()}" for kind, count in zip(Qi, hand, strict=True))
    if yen is Yen.GENERAL:
        state = position(hands=(held, ""), rows="9 .", general=Qijie.BESIDE)
    else:
        name = yen.name.lower().replace("_", "-")
        state = position(hands=(held, ""), rows=f"6 . {name} . .", pawns=(2, 4))
    return [one.payment for one in legal(state) if isinstance(one, Attack | AttackGeneral)]


@pytest.mark.parametrize("yen", Yen, ids=lambda yen: yen.name.lower())
def test_fb_05_to_16_every_payment_and_no_other_is_offered(yen: Yen) -> None:
    hand = (7, 7, 7, 7, 7, 4)
    assert set(offered(yen, hand)) == every_payment(yen, hand)


@pytest.mark.parametrize("yen", Yen, ids=lambda yen: yen.name.lower())
def test_fb_05_to_16_a_hand_of_eight_can_pay_what_it_holds_and_each_way_once(yen: Yen) -> None:
    chance = Chance(seed_from("hands of eight"))
    for _ in range(60):
        cards, chance = chance.sample(FEW_COLOURS, 8)
        payments = offered(yen, counted(cards))
        directions = 1 if yen is Yen.GENERAL else 2  # the only card left can be reached by two lines
        assert sorted(payments) == sorted([*every_payment(yen, counted(cards))] * directions)


@pytest.mark.parametrize("edition", ["french", "italian"])
def test_fb_10_the_french_three_and_three_is_a_slip_in_both_editions(edition: str) -> None:
    state = position(hands=("3 red 3 green", ""), rows="6 . colonel . .", edition=edition)
    lines = [line for line in choices(state) if line.startswith("attack 1")]
    assert lines == ["attack 1 red red red green green", "attack 1 red red green green green"]


@pytest.mark.parametrize(
    ("hand", "ways"),
    [("7 red", 1), ("4 red 3 green", 1), ("4 red 4 green", 2), ("5 red 2 green", 0), ("6 red green", 0)],
)
def test_fb_11_and_12_the_general_takes_four_and_three_or_seven(hand: str, ways: int) -> None:
    state = position(hands=(hand, ""), general=Qijie.BESIDE)
    assert sum(line.startswith("general") for line in choices(state)) == ways


def test_fb_09_warriors_stand_for_any_missing_colours_of_a_bo() -> None:
    state = position(hands=("red green 3 warrior", ""), rows="6 . bo . .")
    assert "attack 1 red green warrior warrior warrior" in choices(state)
    twice = position(hands=("2 red 3 warrior", ""), rows="6 . bo . .")
    assert not [line for line in choices(twice) if line.startswith("attack")]


@pytest.mark.parametrize("card", ["blue", "yellow", "brown", "red", "green", "warrior"])
def test_fb_13_any_one_card_takes_a_fortification(card: str) -> None:
    state = position(hands=(card, ""), rows="6 . fortification . .")
    assert f"attack 1 {card}" in choices(state)


def test_fb_17_a_card_pays_once() -> None:
    state = position(hands=("blue", ""), rows="xi xi xi / xi xi xi / soldier-blue xi xi")
    paid = play(state, "attack 1 blue").state
    assert (paid.players[0].hand, paid.discards) == (qi(""), qi("blue"))
    assert choices(paid) == ["stop"]
