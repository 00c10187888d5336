"""Long lists become short questions, and a press always means what it meant when it was shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engines import menu
from engines.chance import seed_from
from engines.core import Action, Seat, StaleAction, start
from engines.firebulls.actions import Attack, Draw, Take
from engines.firebulls.data import Qi
from engines.values import value
from tests.engines.embers.rules import EMBERS, Coal, Kindle, Lay, State

LAYS = tuple(Lay(coal, place) for coal in (Coal.GLOW, Coal.BLAZE) for place in range(64))


@value
class Number(Action):
    number: int


def labels(question: menu.Question) -> list[str]:
    return [" ".join(choice.label) for choice in question]


def test_nothing_to_ask_where_there_is_no_choice() -> None:
    assert menu.ask(()) == ()
    assert menu.ask((Draw(),)) == ()
    assert menu.settled((Draw(),), ()) == Draw()


def test_a_short_list_is_one_question() -> None:
    legal = (Take(Qi.RED), Take(Qi.BLUE), Draw(), Attack(1, (Qi.RED,)), Attack(2, (Qi.WARRIOR,)))
    assert labels(menu.ask(legal)) == ["take red", "take blue", "draw", "attack 1 red", "attack 2 warrior"]
    assert [choice.action for choice in menu.ask(legal)] == list(legal)


def test_what_all_answers_share_is_not_asked() -> None:
    assert labels(menu.ask((Take(Qi.RED), Take(Qi.BLUE)))) == ["red", "blue"]


def test_questions_are_merged_while_the_list_is_short() -> None:
    payments = [(Qi.RED,) * count for count in range(1, 9)]
    legal = (Draw(), *(Attack(way, payment) for way in (1, 2) for payment in payments))
    assert labels(menu.ask(legal)) == ["draw", "attack 1", "attack 2"]


def test_a_long_field_is_asked_by_its_parts() -> None:
    question = menu.ask(LAYS)
    assert labels(question) == ["glow", "blaze"]
    columns = menu.narrow(LAYS, (1,))
    assert (labels(columns), columns[0].kind) == (["A", "B", "C", "D", "E", "F", "G", "H"], "part")
    assert labels(menu.narrow(LAYS, (1, 2)))[:3] == ["C1", "C2", "C3"]
    assert menu.settled(LAYS, (1, 2, 4)) == Lay(Coal.BLAZE, 34)


def test_what_has_no_parts_is_asked_by_pages() -> None:
    numbers = tuple(map(Number, range(60)))
    pages = menu.ask(numbers)
    assert [(choice.kind, choice.label) for choice in pages] == [
        ("page", ("0", "24")),
        ("page", ("25", "49")),
        ("page", ("50", "59")),
    ]
    assert menu.settled(numbers, (2, 3)) == Number(53)


def test_even_very_many_pages_stay_within_a_select() -> None:
    numbers = tuple(map(Number, range(2000)))
    assert len(menu.ask(numbers)) == menu.LISTED
    for number in (0, 999, 1999):
        assert menu.settled(numbers, menu.chosen_for(numbers, Number(number))) == Number(number)


@given(some.lists(some.integers(0, 5000), min_size=1, max_size=400, unique=True))
def test_every_action_is_reached_by_its_own_way(numbers: list[int]) -> None:
    legal = tuple(map(Number, numbers))
    ways = {menu.chosen_for(legal, action) for action in legal}
    assert len(ways) == len(legal)
    assert {menu.settled(legal, way) for way in ways} == set(legal)


def legal_now() -> tuple[State, tuple[Action, ...]]:
    state = start(EMBERS, 2, {}, {}, seed_from("menu")).state
    return state, tuple(EMBERS.legal(state, Seat(0)))


def test_a_path_leads_back_to_its_answers() -> None:
    _, legal = legal_now()
    for action in legal:
        chosen = menu.chosen_for(legal, action)
        assert menu.follow(EMBERS, legal, menu.path(EMBERS, legal, chosen)) == chosen


def test_a_path_is_stale_when_a_list_on_its_way_has_changed() -> None:
    _, legal = legal_now()
    path = menu.path(EMBERS, legal, menu.chosen_for(legal, Kindle()))
    with pytest.raises(StaleAction):
        menu.follow(EMBERS, [action for action in legal if action != Kindle()], path)


def test_a_path_is_stale_under_other_rules() -> None:
    _, legal = legal_now()

    class Later(type(EMBERS)):  # type: ignore[misc]  # Embers, a version on
        version = 2

    with pytest.raises(StaleAction):
        menu.follow(Later(), legal, menu.path(EMBERS, legal, (0,)))


@given(some.text(alphabet="0123456789abcz.~-+ é", max_size=20))
def test_a_forged_path_is_only_ever_stale(text: str) -> None:
    _, legal = legal_now()
    try:
        chosen = menu.follow(EMBERS, legal, text)
    except StaleAction:
        return
    assert menu.path(EMBERS, legal, chosen) == text


@pytest.mark.parametrize(
    "text", ["", "~", "0", "~0000", "0~", "-1~0000", "99~0000", "0.~0000", "+0~0000", "0 ~0000"]
)
def test_what_is_no_path_is_stale(text: str) -> None:
    _, legal = legal_now()
    with pytest.raises(StaleAction):
        menu.follow(EMBERS, legal, text)


def test_answers_that_were_never_offered_are_stale() -> None:
    with pytest.raises(StaleAction):
        menu.narrow(LAYS, (7,))
    with pytest.raises(StaleAction):
        menu.narrow(LAYS, (0, 0, 0, 0))


def by_coal(action: Action) -> str:
    """Warm coals by their heat and place, cold ones by nothing."""
    return f"lay/{action.coal.name}/{action.place}" if isinstance(action, Lay) else ""


def test_groups_come_in_the_order_of_the_actions_and_what_has_none_is_together() -> None:
    groups = menu.groups((*LAYS, Kindle()), by_coal)
    assert [(one.label, len(one.actions)) for one in groups] == [(("lay",), len(LAYS)), (("",), 1)]


def test_what_all_groups_share_is_not_asked() -> None:
    names = [one.label[0] for one in menu.groups(LAYS, by_coal)]
    assert names == list(dict.fromkeys(one.coal.name for one in LAYS))


def test_a_way_goes_through_groups_and_fields_and_back() -> None:
    legal = (*LAYS, Kindle())
    way = (menu.Group(0), menu.Group(1), 3, menu.Page(2))
    text = menu.path(EMBERS, legal, way, by_coal)
    assert menu.follow(EMBERS, legal, text, by_coal) == way
    left = menu.groups(LAYS, by_coal)[1].actions
    assert menu.remaining(legal, way, by_coal) == menu.ask(left)[3].actions
    with pytest.raises(StaleAction):
        menu.follow(EMBERS, legal, text)


def test_a_group_that_is_not_there_is_stale() -> None:
    with pytest.raises(StaleAction):
        menu.narrow(LAYS, (menu.Group(9),), by_coal)
