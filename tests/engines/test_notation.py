"""Actions as text and as JSON: one meaning, written in one way, read in many."""

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engines.codec import AnyOrder, decode, encode, pack, unpack
from engines.core import Action, Refused, UnknownNotation
from engines.firebulls.actions import ACTIONS, Attack, Draw
from engines.firebulls.data import Qi
from engines.firebulls.rules import FIREBULLS
from engines.notation import parse, read, write
from engines.values import value
from tests.engines.embers.rules import EMBERS, Coal, Lay


@value
class Place(Action):
    cell: tuple[int, int]
    over: tuple[tuple[int, int], ...]


@value
class Name(Action):
    name: str


@value
class Sums(Action):
    numbers: Annotated[tuple[int, ...], AnyOrder()]


KINDS = (Place, Name, Sums)


def test_an_action_is_one_line() -> None:
    assert write(Attack(3, (Qi.BLUE, Qi.BLUE, Qi.WARRIOR))) == "attack 3 blue blue warrior"
    assert write(Draw()) == "draw"
    assert write(Lay(Coal.GLOW, 8)) == "lay glow A2"
    assert write(Place((2, -1), ((0, 0), (1, 0)))) == "place 2,-1 0,0 1,0"


@pytest.mark.parametrize(
    "text", ["Attack 3 BLUE blue warrior", "  attack\t3  warrior blue   blue ", "ATTACK 3 blue warrior blue"]
)
def test_case_blanks_and_the_order_of_a_payment_do_not_matter(text: str) -> None:
    assert read(FIREBULLS, text) == Attack(3, (Qi.BLUE, Qi.BLUE, Qi.WARRIOR))


def test_blanks_around_a_comma_and_a_typographic_minus_are_understood() -> None:
    assert parse(KINDS, "place 2 , −1  0,0") == Place((2, -1), ((0, 0),))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "refused-unknown-verb"),
        ("fly 3", "refused-unknown-verb"),
        ("attack", "refused-unknown-notation"),
        ("attack three blue", "refused-unread-word"),
        ("attack 3 pink", "refused-unread-word"),
        ("attack 3,4 blue", "refused-unread-word"),
        ("draw 2", "refused-unknown-notation"),
        ("take", "refused-unknown-notation"),
        ("take blue blue", "refused-unknown-notation"),
        ("shift 9999999999999", "refused-unread-word"),
        ("take \x00", "refused-unknown-notation"),
    ],
)
def test_what_cannot_be_parsed_is_refused_with_an_example(text: str, key: str) -> None:
    with pytest.raises(UnknownNotation) as refused:
        read(FIREBULLS, text)
    assert refused.value.phrase.key == key
    example = str(refused.value.phrase.args["example"])
    assert isinstance(read(FIREBULLS, example), ACTIONS)
    assert example.split()[0] == text.split()[0] if key != "refused-unknown-verb" else True


@pytest.mark.parametrize(
    ("text", "word"),
    [("attack three pink", "three"), ("attack 3 red pink", "pink"), ("take " + "x" * 99, "x" * 40)],
)
def test_the_first_word_that_cannot_be_read_is_named(text: str, word: str) -> None:
    with pytest.raises(UnknownNotation) as refused:
        read(FIREBULLS, text)
    assert refused.value.phrase.args["word"] == word


def test_the_example_is_a_legal_action_where_one_is_known() -> None:
    legal = (Draw(), Attack(2, (Qi.RED, Qi.WARRIOR)))
    with pytest.raises(UnknownNotation) as refused:
        read(FIREBULLS, "attack two", legal)
    assert refused.value.phrase.args["example"] == "attack 2 red warrior"


@given(some.text())
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for rules in (FIREBULLS, EMBERS):
        try:
            action = read(rules, text)
        except Refused:
            continue
        assert read(rules, write(action)) == action


@given(
    some.tuples(some.integers(), some.integers()), some.lists(some.tuples(some.integers(), some.integers()))
)
def test_json_gives_back_what_it_was_given(cell: tuple[int, int], over: list[tuple[int, int]]) -> None:
    action = Place(cell, tuple(over))
    assert unpack(KINDS, pack(action)) == action


def test_the_order_of_a_payment_does_not_matter_in_json_either() -> None:
    assert unpack(FIREBULLS.actions, ["attack", 3, [5, 0]]) == Attack(3, (Qi.BLUE, Qi.WARRIOR))


@pytest.mark.parametrize(
    "packed",
    [
        None,
        [],
        "draw",
        ["fly"],
        ["place"],
        ["place", 1, 2],
        ["place", [1, 2], [[3]]],
        ["name", 3],
        ["sums", [True]],
    ],
)
def test_broken_json_is_no_action(packed: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        unpack(KINDS, packed)


@value
class Inner:
    code: bytes
    action: Place | Name | None


@value
class Outer:
    inner: tuple[Inner, ...]
    pair: tuple[Coal, bool]
    maybe: int | None = None


def test_a_position_may_hold_bytes_unions_and_gaps() -> None:
    outer = Outer(
        (Inner(b"\x00\xff", None), Inner(b"", Name("a")), Inner(b"", Place((1, 2), ()))), (Coal.GLOW, True)
    )
    assert decode(Outer, encode(outer)) == outer


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"inner": [], "pair": [1, True]},
        {"inner": [], "pair": [7, True], "maybe": None},
        {"inner": [], "pair": [1, 1], "maybe": None},
        {"inner": [{"code": "zz", "action": None}], "pair": [1, True], "maybe": None},
        {"inner": [{"code": "", "action": {"is": "Fly"}}], "pair": [1, True], "maybe": None},
        {"inner": 5, "pair": [1, True], "maybe": None},
    ],
)
def test_a_broken_position_is_a_value_error(data: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        decode(Outer, data)
