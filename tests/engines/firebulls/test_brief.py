"""What a panel of Fire Bulls says: labels, what is lost, what is asked."""

from functools import cache

import pytest

from engines.core import Phrase
from engines.firebulls.actions import Attack, Choice, Decline, Press, Sacrifice, Shed, Stop, Take
from engines.firebulls.legal import legal
from engines.firebulls.preview import preview
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.state import Phase, State
from engines.firebulls.view import View, view
from engines.words import LOCALES, Words
from tests.engines.firebulls.games import RESTLESS, table_of_games
from tests.engines.firebulls.position import choices as written
from tests.engines.firebulls.position import play, position

LONGEST = 34  # characters of a label
ROWS = "bo xi bo / wu-blue bo fortification / bo wu-yellow wu-white"
HELD = "2 blue yellow 3 green warrior"


def seen(state: State) -> View:
    return view(state, state.turn.seat)


def choices(state: State) -> list[Choice]:
    return [one for one in legal(state, state.turn.seat) if isinstance(one, Choice)]


def choice(state: State, line: str) -> Choice:
    return choices(state)[written(state).index(line)]


def told(phrase: Phrase | None, locale: str = "en") -> str:
    return "" if phrase is None else Words(locale, FIREBULLS, ("Ana", "Ben")).text(phrase)


def briefly(state: State, chosen: list[Choice] | None = None, locale: str = "en") -> str:
    every = choices(state)
    brief = FIREBULLS.brief(seen(state), every, every if chosen is None else chosen)
    return "\n".join(told(one, locale) for one in (brief.headline, *brief.stand))


@cache
def positions() -> tuple[State, ...]:
    """Decisions of each kind, out of whole games."""
    met: dict[Phase, list[State]] = {}
    for _, game in table_of_games(32, RESTLESS):
        for state, *_ in game:
            met.setdefault(state.turn.phase, []).append(state)
    return tuple(state for some in met.values() for state in some[:120])


def test_a_direction_with_several_payments_is_one_answer_and_one_with_a_single_payment_is_pressed() -> None:
    state = position(hands=(HELD, ""), pawns=(4, 1), rows=ROWS)
    answers: dict[str, set[str]] = {}
    for one in choices(state):
        if isinstance(one, Attack):
            said = preview(seen(state), one)
            answers.setdefault(said.group, set()).add(told(said.heading))
    assert answers == {
        "direction-4": {"→ 4 Wu +2"},
        "direction-4/warrior": {"With a Warrior"},
        "direction-5": {"→ 5 Wu +2"},
        "direction-5/warrior": {"With a Warrior"},
        "": {""},
    }
    alone = preview(seen(state), choice(state, "attack 3 yellow warrior"))
    assert told(alone.short) == "→ 3 Wu +2"


def test_a_payment_says_what_it_keeps_in_letters() -> None:
    state = position(hands=(HELD, ""), pawns=(4, 1), rows=ROWS)
    said = preview(seen(state), choice(state, "attack 4 blue blue"))
    assert told(said.short) == "Pay 2 blue · keep Y GGG W"
    assert told(said.short, "fr") == "Payer 2 bleus · reste J VVV G"


def test_the_turn_says_what_can_be_won_and_from_where() -> None:
    state = position(hands=(HELD, ""), pawns=(4, 1), rows=ROWS)
    assert briefly(state) == (
        "Attack, or gather a card?\n"
        "You can win a White Wu (→\u00a04, →\u00a05); a Yellow Wu, with a Warrior (→\u00a03).\n"
        "Straight on, →\u00a04, you may go on to 3 cards."
    )


def test_where_nothing_can_be_paid_only_gathering_is_spoken_of_and_what_is_missing() -> None:
    state = position(hands=("red", ""), pawns=(4, 1), rows=ROWS)
    assert briefly(state).startswith(
        "Gather: take a card or draw one\nYou cannot pay any price yet: →\u00a04 leads to"
    )


def test_an_attack_in_progress_tells_direction_captures_and_warriors_owed() -> None:
    state = position(hands=(HELD, ""), victories=("xi bo", ""), pawns=(3, 1), rows=ROWS)
    pressed = play(state, "attack 3 yellow warrior").state
    text = briefly(pressed)
    assert text.startswith(
        "Attack →\u00a03, straight on: 1 of 3 won\nNext is a Bo: 6 points, +1 for your colour"
    )
    assert "Your Warrior will cost you 1 card won earlier." in text
    assert "If you stop now: no bonus card." in text


def test_a_warrior_bears_its_price_and_loses_nothing_before_it_falls() -> None:
    state = position(hands=(HELD, ""), victories=("soldier-red bo", ""), pawns=(4, 1), rows=ROWS)
    said = preview(seen(state), choice(state, "attack 3 yellow warrior"))
    assert told(said.short) == "→ 3 Wu +2 −1"
    assert said.loses is None


def test_an_attack_that_costs_more_than_it_wins_is_possible_and_never_worth_it() -> None:
    state = position(hands=("yellow warrior", ""), victories=("bo", ""), pawns=(4, 1), rows=ROWS)
    said = preview(seen(state), choice(state, "attack 3 yellow warrior"))
    assert told(said.short) == "→ 3 Wu +2 −7"
    assert said.worth < 0
    assert preview(seen(state), choice(state, "draw")).worth > 0


def test_of_what_is_given_up_the_least_comes_first_with_its_own_colour_counted() -> None:
    state = position(hands=(HELD, ""), victories=("wu-blue wu-red", ""), pawns=(3, 1), rows=ROWS)
    lost = play(play(state, "attack 3 yellow warrior").state, "stop").state
    worths = {told(said.short): said.worth for said in (preview(seen(lost), one) for one in choices(lost))}
    assert sorted(worths.values()) == [-3, -2], worths


def test_stopping_with_a_card_in_reach_says_so_and_without_one_loses_nothing() -> None:
    rows = "bo xi bo / fortification bo xi / fortification wu-yellow wu-white"
    state = play(position(hands=("2 blue", ""), pawns=(2, 1), rows=rows), "attack 2 blue").state
    assert told(preview(seen(state), Stop()).loses) == "You could still win a Fortification."
    state = play(position(hands=("blue", ""), pawns=(2, 1), rows=rows), "attack 2 blue").state
    assert preview(seen(state), Stop()).loses is None


def test_what_only_gives_up_says_what_and_is_worth_nothing() -> None:
    kinds = set()
    for state in positions():
        for one in choices(state):
            if isinstance(one, Sacrifice | Decline):
                said = preview(seen(state), one)
                assert said.loses is not None
                assert said.worth <= 0
                kinds.add(type(one))
            if isinstance(one, Take | Shed):
                assert preview(seen(state), one).loses is None
    assert kinds == {Sacrifice, Decline}


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_short_and_those_of_one_panel_differ(locale: str) -> None:
    for state in positions():
        labels = dict[str, Choice]()
        for one in choices(state):
            said = preview(seen(state), one)
            label = told(said.short, locale)
            assert 0 < len(label) <= LONGEST, label
            assert len(told(said.heading, locale)) <= LONGEST - 2
            assert "  " not in label
            inside = f"{said.group} {label}"
            assert labels.setdefault(inside, one) == one, (inside, one, labels[inside])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_has_a_headline_of_a_line_and_hints_in_three_sentences(locale: str) -> None:
    for state in positions():
        every = choices(state)
        brief = FIREBULLS.brief(seen(state), every, every)
        assert len(told(brief.headline, locale)) <= 52
        assert len(brief.hints) == 3
        assert all(told(one, locale) for one in (*brief.stand, *brief.hints))
        for one in every[:6]:
            asked = FIREBULLS.brief(seen(state), every, [one])
            assert all(told(phrase, locale) for phrase in (asked.headline, *asked.stand))
            if isinstance(one, Press) and len(every) > 1:
                assert asked.headline.key == "brief-go-on"
