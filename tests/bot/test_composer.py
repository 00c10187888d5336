"""The turn panel as a pure function: its controls reach whatever is legal, within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from benchmarks.presses import way, weight
from bot.inbound.buttons import Ask, Hints, Options, Undo, Whole
from bot.inbound.custom_ids import LONGEST_ID, parse
from bot.show.components_v2 import sending
from bot.show.composer import Composition, Decision, asked_first, compose
from bot.show.panel import LABEL, Button, Panel, Select, in_rows
from bot.show.phone import button, in_lines
from bot.show.sentences import said
from engines import GAMES
from engines.core import AnyRules, Seat, StaleAction
from engines.fireship.actions import Arm, Disarm, Move
from engines.fireship.data import Card, Colour, Trigger
from engines.fireship.rules import FIRESHIP
from engines.fireship.state import Phase, State
from engines.words import LOCALES, Words
from tests.bot.panels import actions_of, breaches, choosing, decisions, reached
from tests.engines.embers.rules import EMBERS
from tests.engines.fireship.positions import GREEN, position

RULES = (*GAMES, EMBERS)
KEYS = [rules.key for rules in RULES]
GREENS, REDS = Seat(0), Seat(2)


def panel(composition: Composition) -> Panel:
    return Panel(composition.texts, composition.rows)


def labels(composition: Composition) -> Iterator[int]:
    """How long they are."""
    for row in composition.rows:
        if isinstance(row, tuple):
            yield from (len(one.label) for one in row)
        elif isinstance(row, Select):
            yield from (len(label) for label, _ in row.options)


def components(shown: Sequence[dict[str, object]]) -> Iterator[dict[str, object]]:
    for one in shown:
        yield one
        inner = one.get("components", [])
        assert isinstance(inner, list)
        yield from components(inner)


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_every_legal_action_is_reached_by_the_controls_alone(rules: AnyRules) -> None:
    for decision in decisions(rules):
        assert reached(decision, compose)[0] == set(decision.legal)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_every_panel_keeps_to_discords_limits(rules: AnyRules, locale: str) -> None:
    for decision in list(decisions(rules, locale))[::3]:
        for composition in reached(decision, compose)[1][:40]:
            view: Any = sending(panel(composition))["view"]
            shown = list(components(view.to_components()))
            ids = [str(one["custom_id"]) for one in shown if "custom_id" in one]
            assert len(shown) <= 40
            assert max(labels(composition)) <= LABEL, "no label is cut"
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= LONGEST_ID and parse(one) is not None for one in ids)
            assert all(len(str(one["label"])) <= 80 for one in shown if "label" in one)
            assert sum(len(str(one.get("content", ""))) for one in shown) <= 4000


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_colours_say_one_thing_each(rules: AnyRules) -> None:
    seen = set[str]()
    for decision in decisions(rules):
        for composition in reached(decision, compose)[1][:60]:
            for one in choosing(composition):
                asked = composition.asked in actions_of(decision, one)
                assert list(breaches(decision, one, asked=asked)) == [], one.label
                seen.add(one.style)
    assert {"main", "go"} <= seen


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_a_panel_that_asks_names_what_is_lost(rules: AnyRules) -> None:
    for decision in decisions(rules):
        for composition in reached(decision, compose)[1][:60]:
            if composition.asked is not None:
                loses = decision.preview(composition.asked).loses
                assert loses is None or decision.words.text(loses) in " ".join(composition.texts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_a_mark_is_one_place_and_one_button(rules: AnyRules, locale: str) -> None:
    for decision in list(decisions(rules, locale))[::2]:
        for composition in reached(decision, compose)[1][:40]:
            signs = [mark.sign for mark in composition.marks]
            assert len(set(signs)) == len(signs)
            assert len({mark.place for mark in composition.marks}) == len(signs)
            labels = [one.label for one in choosing(composition)]
            full = [mark.sign for mark in composition.marks if not mark.faint]
            assert all(sum(one.startswith(f"{sign} ") for one in labels) <= 1 for sign in full)
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_the_last_row_is_one_line_on_a_phone(rules: AnyRules, locale: str) -> None:
    for decision in list(decisions(rules, locale))[::4]:
        for composition in reached(decision, compose)[1][:20]:
            last = composition.rows[-1]
            assert isinstance(last, tuple)
            assert len(list(in_lines(button(one.label) for one in last))) == 1
            kinds = [type(one.control) for one in last if not isinstance(one.control, Hints)]
            assert kinds in ([Whole, Options], [Ask, Whole, Options], [Undo, Whole, Options])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_nothing_is_higher_than_a_screen(rules: AnyRules, locale: str) -> None:
    heights = list[float]()
    for decision in decisions(rules, locale):
        for composition in reached(decision, compose)[1][:40]:
            heights.append(composition.height(composition.room))
            assert 150 <= composition.room <= 297
    assert max(heights) <= 844
    assert sum(one <= 700 for one in heights) >= 0.95 * len(heights)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_every_button_has_a_name_in_words_or_figures(rules: AnyRules, locale: str) -> None:
    for decision in decisions(rules, locale):
        for row in compose(decision).rows:
            for one in row if isinstance(row, tuple) else ():
                assert re.search(r"\w|[🗺?⋯]", one.label), one.label


def test_a_cell_that_is_good_for_nothing_is_six_taps_away_at_most() -> None:
    for decision in decisions(FIRESHIP):
        moves = [one for one in decision.legal if isinstance(one, Move) and not asked_first(decision, one)]
        others = [one for one in moves if decision.preview(one).group.endswith("/any")][::11]
        assert [one for one in others if weight(way(decision, one)) > 6] == []


def test_a_line_of_buttons_breaks_where_a_phone_breaks_it() -> None:
    short = [Button(f"{number}. G{number}") for number in range(1, 13)]
    assert [len(row) for row in in_rows(short)] == [4, 4, 4]
    long = [Button("Attack the north-east island from K6")] * 7
    assert [len(row) for row in in_rows(long)] == [5, 2]
    mixed = [Button("1. 0,-2 2"), Button("2. -2,-1 4"), *[Button("Attack the island from K6 (4–6 wins)")] * 4]
    assert in_rows(mixed)[0][:2] == tuple(mixed[:2])


def test_answers_that_lead_nowhere_are_stale() -> None:
    decision = next(decisions(EMBERS))
    with pytest.raises(StaleAction):
        compose(decision, (0, 99))


HELD = {GREEN: (Card.PLUS_ONE,)}
ALREADY = {GREEN: (Trigger.ATTACK, Trigger.DEFENCE)}


@pytest.mark.parametrize("phase", [Phase.START, Phase.SAIL])
@pytest.mark.parametrize("points", [0, 1, 3])
@pytest.mark.parametrize("fleet", ["boat home", "boat C3", "boat A9", "plane I1, boat home"])
@pytest.mark.parametrize("armed", [{}, ALREADY])
def test_a_standing_order_is_no_button_beside_others_so_no_thumb_gives_and_takes_it_by_turns(
    phase: Phase, points: int, fleet: str, armed: dict[Any, Any]
) -> None:
    state = position({GREEN: fleet}, phase=phase, points=points, hands=HELD, armed=armed)
    first, decision = composed(state)
    orders = [one for one in decision.legal if isinstance(one, Arm | Disarm)]
    assert len(orders) == 1
    pressed = {action for one in choosing(first) for action in actions_of(decision, one)}
    assert pressed & set(orders) == set()
    assert set(orders) <= reached(decision, compose)[0]


def test_a_standing_order_that_is_all_one_may_do_is_a_button() -> None:
    state = position({}, hands={Colour.RED: (Card.PLUS_ONE,)})
    alone, decision = composed(state, REDS)
    assert [one.label for one in choosing(alone)] == ["Arm: +1 in defence"]
    assert len(decision.legal) == 1


def composed(state: State, seat: Seat = GREENS) -> tuple[Composition, Decision]:
    view, legal = FIRESHIP.view(state, seat), FIRESHIP.legal(state, seat)
    words = Words("en", FIRESHIP, ("Ana", "Ben", "Chloé", "Dario"))
    decision = Decision(1, 0, FIRESHIP, view, legal, words, said("en"), undo=True)
    return compose(decision), decision
