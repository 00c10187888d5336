"""A final picture says in words who has won and why, and what was counted."""

from dataclasses import replace

import pytest

from engines.core import Outcome
from engines.fireship.data import Colour
from engines.fireship.scoring import outcome
from renderer import paint
from renderer.positions import look_at, position, rules_of
from tests.renderer.cases import LONG_NAMES, NAMES, TABLES, Table
from tests.renderer.flaws import flaws

LAST = 10_000  # actions: more than any game has


@pytest.mark.parametrize("locale", ["en", "fr", "it"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_winner_stands_above_the_table(table: Table, locale: str) -> None:
    for names in (NAMES, LONG_NAMES):
        state = position(table.rules, table.seats, locale, LAST)
        view, look = look_at(table.rules, state, None, names, locale)
        canvas = paint(view, look)
        assert look.outcome is not None
        assert flaws(canvas) == []
        counted = "picture-islands" if table.rules.key == "fireship" else "picture-points"
        assert look.words.format(counted) in [label.text for label in canvas.labels]


@pytest.mark.parametrize(
    ("owners", "told"),
    [
        ((0, 0, 0, 1, 1, 4, 4, 4, 4), "wins with 3 of 9 islands, 1 more than Bea"),
        ((0, 0, 1, 1, 4, 4, 4, 4, 4), "wins with 2 islands, the stronger ones, 7 to 4"),
        ((0, 4, 4, 4, 4, 4, 4, 4, 4), "wins with 1 of 9 islands, 1 more than Bea"),
        ((4,) * 9, "share the victory, without an island"),
    ],
    ids=["more", "stronger", "one", "none"],
)
def test_the_sentence_says_what_the_winner_is_ahead_by(owners: tuple[int, ...], told: str) -> None:
    rules = rules_of("fireship")
    view, look = look_at(rules, position(rules, 2, "two", LAST), None, ("Ana", "Bea"))
    table = replace(view.table, colours=(Colour.GREEN, Colour.BLUE))
    fleets = tuple(((0,), (), ()) for _ in Colour)
    flags, rings = tuple(map(Colour, owners)), (1, *(0,) * 8) if owners[2:4] == (1, 1) else (0,) * 9
    captains = tuple(replace(one, out=0) for one in view.open.captains)
    shown = replace(
        view, table=table, fleets=fleets, open=replace(view.open, flags=flags, rings=rings, captains=captains)
    )
    ended = outcome(shown)
    assert isinstance(ended, Outcome)
    written = [label.text for label in paint(shown, replace(look, outcome=ended)).labels]
    assert told in written


def test_two_who_share_a_festival_are_said_to_have_more_applause_than_who_has_as_many_points() -> None:
    rules = rules_of("springfestival")
    view, look = look_at(rules, position(rules, 3, "three", LAST), None, ("Ana", "Bea", "Caro"))
    assert look.outcome is not None
    scores = tuple(replace(one, total=17) for one in look.outcome.scores)
    for ranks, told in (
        ((1, 1, 3), "share the victory, 17 each, with more Applause than Caro"),
        ((1, 1, 1), "share the victory, 17 each"),
    ):
        ended = replace(look.outcome, ranks=ranks, scores=scores)
        assert told in [label.text for label in paint(view, replace(look, outcome=ended)).labels]
