"""The turn panel as a pure function: its controls reach whatever is legal, within Discord's limits."""

from collections.abc import Iterator, Sequence

import pytest

from bot.composer import Composition, Desk, compose
from bot.controls import LONGEST, Control, parse
from bot.layout import sending
from bot.panels import LABEL, Button, Panel, Select
from bot.said import said
from engines import GAMES, menu
from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat, StaleAction, checked_options
from engines.log import Beginning, Play, playout
from engines.words import LOCALES, Words
from tests.engines.embers.rules import EMBERS

RULES = (*GAMES, EMBERS)
KEYS = [rules.key for rules in RULES]
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
            pressable = [one for one in row if isinstance(one, Button) and not one.disabled]
            yield from ((one.control, None) for one in pressable if one.control is not None)


def reached(desk: Desk) -> tuple[set[Action], list[Composition]]:
    """Every action that the controls lead to, and every panel on the way."""
    found, seen, panels = set[Action](), {()}, list[Composition]()
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
            shown = list(components(sending(panel(composition))["view"].to_components()))
            ids = [str(one["custom_id"]) for one in shown if "custom_id" in one]
            assert len(shown) <= 40
            assert max(labels(composition)) <= LABEL, "no label is cut"
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= LONGEST and parse(one) is not None for one in ids)
            assert all(len(str(one["label"])) <= 80 for one in shown if "label" in one)
            assert sum(len(str(one.get("content", ""))) for one in shown) <= 4000


@pytest.mark.parametrize("rules", RULES, ids=KEYS)
def test_what_passes_or_reveals_is_asked_once_more_unless_its_button_says_all(rules: AnyRules) -> None:
    for desk in desks(rules):
        for control, _ in steps(compose(desk)):
            if control.name == "do":
                action = menu.settled(desk.legal, menu.follow(rules, desk.legal, control.path))
                assert action is not None
                preview = rules.preview(desk.view, action)
                fields = [name for name in type(action).__slots__ if name != "__weakref__"]
                assert not fields or not (preview.reveals or preview.passes)


def test_answers_that_lead_nowhere_are_stale() -> None:
    desk = next(desks(EMBERS))
    with pytest.raises(StaleAction):
        compose(desk, (0, 99))


def test_a_place_has_one_number_on_the_picture_and_in_the_choices() -> None:
    for rules in RULES:
        for desk in desks(rules):
            composition = compose(desk)
            numbers = list(composition.targets.values())
            assert sorted(numbers) == list(range(1, len(numbers) + 1))
