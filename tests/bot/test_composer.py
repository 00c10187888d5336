"""The turn panel as a pure function: its controls reach whatever is legal, within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.composer import Composition, Desk, at_once, compose, confirmed_first
from bot.controls import LONGEST, Control, parse
from bot.layout import sending
from bot.panels import LABEL, Button, Panel, Row, Select, in_rows, lines
from bot.said import said
from engines import GAMES, menu
from engines.chance import seed_from
from engines.codec import fields_of
from engines.core import Action, AnyRules, Seat, StaleAction, checked_options
from engines.fireship.actions import Immunity
from engines.fireship.rules import FIRESHIP
from engines.log import Beginning, Play, playout
from engines.words import LOCALES, Words
from tests.engines.embers.rules import EMBERS

RULES = (*GAMES, EMBERS)
KEYS = [rules.key for rules in RULES]
CONFIRMING = 34  # characters of a button that is its own confirmation
DEPTHS = (0, 1, 2, 5, 9, 14, 23, 38)


def position(rules: AnyRules, depth: int) -> Play:
    seats = rules.seats[depth % 2]
    seed = seed_from(f"composer {rules.key}", depth)
    options = checked_options(rules, seats, {})
    return playout(Beginning(rules, seats, {}, options, seed), seed, depth)


def desks(rules: AnyRules, locale: str = "en") -> Iterator[Desk]:
    """Every seat's, of some positions."""
    for depth in DEPTHS:
        play = position(rules, depth)
        names = ("Ana", "Bo", "Chloé", "Dario", "Eve")
        for number in range(play.beginning.seats):
            seat = Seat(number)
            legal = rules.legal(play.state, seat)
            if legal:
                words = Words(locale, rules, names)
                view = rules.view(play.state, seat)
                yield Desk(12345, play.decisions[seat], rules, view, legal, words, said(locale))


def steps(composition: Composition) -> Iterator[tuple[Control, int | None]]:
    """What can be pressed, and what can be chosen in lists."""
    for row in composition.rows:
        if isinstance(row, Select):
            yield from ((row.control, index) for index in range(len(row.options)))
        elif isinstance(row, tuple):
            yield from ((one.control, None) for one in row if one.control and not one.disabled)


def reached(desk: Desk) -> tuple[set[Action], list[Composition]]:
    """Every action that the controls lead to, and every panel on the way."""
    found, seen, panels = set[Action](), set[tuple[int, ...]](), list[Composition]()
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways:
        panels.append(compose(desk, open_ways.pop()))
        for control, index in steps(panels[-1]):
            if control.name not in ("ask", "do", "list"):
                continue
            way = menu.follow(desk.rules, desk.legal, control.path)
            if control.name == "do":
                action = menu.settled(desk.legal, way)
                assert action is not None
                found.add(action)
            elif (after := way if index is None else (*way, index)) not in seen:
                seen.add(after)
                open_ways.append(after)
    return found, panels


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
    for desk in desks(rules):
        assert reached(desk)[0] == set(desk.legal)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_every_panel_keeps_to_discords_limits(rules: AnyRules, locale: str) -> None:
    for desk in list(desks(rules, locale))[::3]:
        for composition in reached(desk)[1][:40]:
            view: Any = sending(panel(composition))["view"]
            shown = list(components(view.to_components()))
            ids = [str(one["custom_id"]) for one in shown if "custom_id" in one]
            assert len(shown) <= 40
            assert max(labels(composition)) <= LABEL, "no label is cut"
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= LONGEST and parse(one) is not None for one in ids)
            assert all(len(str(one["label"])) <= 80 for one in shown if "label" in one)
            assert sum(len(str(one.get("content", ""))) for one in shown) <= 4000


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_what_passes_or_reveals_is_asked_once_more_unless_its_button_says_all(rules: AnyRules) -> None:
    """A green button alone in its row; with a field it reveals nothing, and all others end the turn too."""
    for desk in desks(rules):
        composition = compose(desk)
        for row in composition.rows:
            for button in row if isinstance(row, tuple) else ():
                assert button.control is not None
                if button.control.name != "do":
                    continue
                action = menu.settled(desk.legal, menu.follow(rules, desk.legal, button.control.path))
                assert action is not None
                if confirmed_first(desk.preview(action)):
                    assert (button.style, row) == ("go", (button,))
                    assert len(button.label) <= CONFIRMING
                    if fields_of(type(action)):
                        assert not desk.preview(action).reveals
                        assert all(desk.preview(one).passes for one in desk.legal)


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_a_line_of_a_list_acts_at_once_only_if_it_names_an_action_that_can_be_taken_back(
    rules: AnyRules,
) -> None:
    listed = 0
    for desk in desks(rules):
        for composition in reached(desk)[1][:60]:
            for control, index in steps(composition):
                if index is None:
                    continue
                before = menu.follow(rules, desk.legal, control.path)
                choice = menu.narrow(desk.legal, before)[index]
                named = choice.action if choice.kind in ("action", "fields") else None
                free = named is not None and not confirmed_first(desk.preview(named))
                assert at_once(desk, (*before, index)) == free
                listed += 1
    assert (listed > 0) == (rules.key != "firebulls"), "its choices are few enough for buttons"


def test_a_short_last_question_that_reveals_something_is_asked_once_more() -> None:
    """A skull shall be cancelled or not: both end the turn, and both are confirmed."""
    found = 0
    for number in range(400):
        seed = seed_from("skulls", number)
        play = playout(Beginning(FIRESHIP, 2, {}, checked_options(FIRESHIP, 2, {}), seed), seed, 160)
        for moment in play.moments():
            (seat, *_) = FIRESHIP.to_act(moment.step.state) or (None,)  # type: ignore[arg-type]  # of this game
            legal = FIRESHIP.legal(moment.step.state, seat) if seat is not None else ()  # type: ignore[arg-type]
            if seat is None or not all(isinstance(one, Immunity) for one in legal):
                continue
            view = FIRESHIP.view(moment.step.state, seat)  # type: ignore[arg-type]
            desk = Desk(1, 0, FIRESHIP, view, legal, Words("en", FIRESHIP), said("en"))
            composition = compose(desk)
            assert [control.name for control, _ in steps(composition)] == ["ask", "ask", "type", "close"]
            assert labels_of(composition.rows[0]) == ["Use it", "Keep it"], "as buttons are written"
            found += 1
        if found > 2:
            return
    raise AssertionError("no skull was ever rolled")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_the_consequence_of_a_button_that_confirms_itself_stands_above(rules: AnyRules, locale: str) -> None:
    for desk in desks(rules, locale):
        for row in (composition := compose(desk)).rows:
            for button in row if isinstance(row, tuple) and row[0].style == "go" else ():
                assert button.control is not None
                action = menu.settled(desk.legal, menu.follow(rules, desk.legal, button.control.path))
                assert action is not None
                told = desk.preview(action).consequence
                assert not told or desk.words.text(told) in "\n".join(composition.texts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_the_last_row_is_one_line_on_a_phone_and_has_only_what_can_be_pressed(
    rules: AnyRules, locale: str
) -> None:
    for desk in list(desks(rules, locale))[::4]:
        for composition in reached(desk)[1][:20]:
            last = composition.rows[-1]
            assert isinstance(last, tuple)
            assert list(lines(last)) == [list(last)]
            assert not any(button.disabled for button in last)
            names = [button.control.name for button in last if button.control]
            assert names in (["type", "close"], [names[0], "type", "close"], ["ask", "do", "close"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_every_button_has_a_name_in_words_or_figures(rules: AnyRules, locale: str) -> None:
    for desk in desks(rules, locale):
        for row in compose(desk).rows:
            for button in row if isinstance(row, tuple) else ():
                assert re.search(r"\w", button.label), button.label


def test_a_line_of_buttons_breaks_where_a_phone_breaks_it() -> None:
    short = [Button(f"{number}. G{number}") for number in range(1, 13)]
    assert [len(row) for row in in_rows(short)] == [4, 4, 4]
    long = [Button("Attack the north-east island from K6")] * 7
    assert [len(row) for row in in_rows(long)] == [5, 2]
    mixed = [Button("1. 0,-2 2"), Button("2. -2,-1 4"), *[Button("Attack the island from K6 (4–6 wins)")] * 4]
    assert in_rows(mixed)[0][:2] == tuple(mixed[:2])


def test_answers_that_lead_nowhere_are_stale() -> None:
    desk = next(desks(EMBERS))
    with pytest.raises(StaleAction):
        compose(desk, (0, 99))


def test_a_place_has_one_number_on_the_picture_and_in_the_choices() -> None:
    for rules in RULES:
        for desk in desks(rules):
            composition = compose(desk)
            numbers = list(composition.targets.values())
            assert len(set(numbers)) == len(numbers)
            printed = {one.number for one in map(desk.preview, desk.legal) if one.place} - {0}
            assert set(numbers) <= (printed or set(range(1, len(numbers) + 1)))


def test_every_number_on_the_picture_is_that_of_a_choice_in_the_list() -> None:
    for rules in RULES:
        for desk in desks(rules):
            for chosen in ((), *((at,) for at in range(min(6, len(menu.narrow(desk.legal)))))):
                composition = compose(desk, chosen)
                labels = [label for row in composition.rows for label in labels_of(row)]
                listed = {int(found[1]) for label in labels if (found := re.match(r"(\d+)\. ", label))}
                settled = menu.settled(desk.legal, chosen) is not None
                assert settled or set(composition.targets.values()) == listed


def test_what_is_told_above_a_button_is_called_as_that_button_and_no_other() -> None:
    told = 0
    for rules in RULES:
        for desk in desks(rules):
            if len(desk.legal) == 1 or menu.narrow(desk.legal)[0].asks != "verb":
                continue
            composition = compose(desk)
            labels = [label for row in composition.rows for label in labels_of(row)]
            for line in "\n".join(composition.texts).splitlines():
                if name := re.match(r"\*\*(.+?)\*\*:", line):
                    assert [f"{label} ".startswith(f"{name[1]} ") for label in labels].count(True) == 1, line
                    told += name[1][0].isdigit()
    assert told > 3


def labels_of(row: Row) -> list[str]:
    if isinstance(row, Select):
        return [label for label, _ in row.options]
    return [one.label for one in row] if isinstance(row, tuple) else []
