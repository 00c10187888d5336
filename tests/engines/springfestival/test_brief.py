"""What a panel of Spring Festival says: labels, what is left lying, what is asked."""

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from engines.chance import seed_from
from engines.core import Phrase, Preview, Seat, Step, start
from engines.log import wander
from engines.springfestival.actions import Choice, Complete, Done, Finale, Lay, Place
from engines.springfestival.preview import preview
from engines.springfestival.rules import SPRINGFESTIVAL
from engines.springfestival.state import Phase, State
from engines.springfestival.view import View, view
from engines.words import LOCALES, Words

LONGEST = 34  # characters of a label
MOST = 60  # positions of a phase


@cache
def positions() -> tuple[tuple[View, tuple[Choice, ...]], ...]:
    """Decisions of each kind, out of whole games."""
    met: dict[object, list[tuple[View, tuple[Choice, ...]]]] = {}
    for seats in (2, 3, 4):
        opening = start(SPRINGFESTIVAL, seats, {}, {}, seed_from("panels", seats))
        for before, seat, _ in _steps(opening):
            seen, legal = view(before, seat), tuple(SPRINGFESTIVAL.legal(before, seat))
            kind = (seen.phase, seen.mine.tile is None)
            if len(met.setdefault(kind, [])) < MOST:
                met[kind].append((seen, cast(tuple[Choice, ...], legal)))
    return tuple(one for some in met.values() for one in some)


def _steps(opening: Step[State]) -> Iterator[tuple[State, Seat, Step[State]]]:
    """What `wander` gives, with the position before."""
    before = opening.state
    for seat, _, step in wander(SPRINGFESTIVAL, cast(Step[object], opening), seed_from("choices", "panels")):
        yield before, seat, cast(Step[State], step)
        before = cast(State, step.state)


def told(phrase: Phrase | None, locale: str = "en") -> str:
    return "" if phrase is None else Words(locale, SPRINGFESTIVAL, ("Ana", "Ben", "Mia", "Zoe")).text(phrase)


def of(kind: type[Choice]) -> list[tuple[View, Choice, Preview]]:
    return [
        (seen, one, preview(seen, one))
        for seen, legal in positions()
        for one in legal
        if isinstance(one, kind)
    ]


def test_every_kind_of_decision_is_met() -> None:
    assert {seen.phase for seen, _ in positions()} == set(Phase) - {Phase.OVER}
    assert of(Complete)


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_short_and_name_no_cell(locale: str) -> None:
    for seen, legal in positions():
        for one in legal:
            said = preview(seen, one)
            label = told(said.short, locale)
            assert 0 < len(label) <= LONGEST, label
            sure = told(said.label, locale)
            assert not any(mark in f"{label} {sure}" for mark in (",0", ",1", ",-")), (label, sure)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_has_a_headline_of_a_line_and_hints_in_three_sentences(locale: str) -> None:
    for seen, legal in positions():
        brief = SPRINGFESTIVAL.brief(seen, legal, legal)
        assert len(told(brief.headline, locale)) <= 56
        assert len(brief.hints) == 3
        assert all(told(one, locale) for one in (*brief.stand, *brief.hints))
        for one in legal[:4]:
            asked = SPRINGFESTIVAL.brief(seen, legal, [one])
            assert all(told(phrase, locale) for phrase in (asked.headline, *asked.stand))


def test_done_says_what_is_left_lying_and_completing_loses_nothing() -> None:
    for seen, _, said in of(Done):
        assert seen.phase is Phase.LAUNCHING
        assert said.loses is not None
        assert said.loses.key == "loses-left"
        assert said.worth <= 0
    assert all(said.loses is None for _, _, said in of(Complete))


def test_a_start_of_the_finale_that_is_not_the_best_says_what_the_best_would_bring() -> None:
    for seen, legal in positions():
        if seen.phase is Phase.FINALE:
            every = [preview(seen, one) for one in legal]
            best = max(one.worth for one in every)
            assert [one.loses is None for one in every] == [one.worth == best for one in every]
    assert of(Finale)


def test_starting_tiles_are_chosen_by_their_tile_and_then_by_their_cell() -> None:
    for seen, one, said in of(Lay):
        assert isinstance(one, Lay)
        assert said.group == f"tile-{one.explosions}"
        assert said.heading is None
        assert seen.phase is Phase.LAYING


def test_what_a_place_gives_stands_on_its_button() -> None:
    seen, one, said = max(of(Place), key=lambda found: found[2].worth)
    assert isinstance(one, Place)
    assert told(said.short).startswith("💥")
    brief = SPRINGFESTIVAL.brief(seen, [one, one], [one, one])
    assert told(brief.headline).startswith("Round ")


def test_in_words_a_tile_has_its_neighbours() -> None:
    seen = next(seen for seen, _ in positions() if seen.phase is Phase.FINALE)
    lines = [phrase for phrase in SPRINGFESTIVAL.describe(seen) if phrase.key == "position-rocket"]
    assert lines
    assert all(phrase.args["beside"] for phrase in lines)
    assert "around it: " in told(lines[0])


def test_what_everybody_reads_names_no_cell() -> None:
    opening = start(SPRINGFESTIVAL, 2, {}, {}, seed_from("panels", 2))
    words = Words("en", SPRINGFESTIVAL, ("Ana", "Ben"))
    for *_, step in _steps(opening):
        for event in step.events:
            assert ",0" not in words.event(event)
            assert ",1" not in words.event(event)
