"""What a menu says before a choice is made is true."""

from collections import Counter
from functools import cache
from itertools import islice

import pytest

from engines.core import Phrase, Preview, Seat, Step, say
from engines.firebulls.actions import Attack, Choice, Draw, General, Power, Press, Sacrifice, Stop, Take
from engines.firebulls.data import FACES, Qi, kinds_phrases
from engines.firebulls.events import (
    Advanced,
    Appeared,
    Captured,
    Discarded,
    Drew,
    Exhausted,
    Got,
    Refilled,
    Sacrificed,
    Stole,
)
from engines.firebulls.preview import preview
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.scoring import points
from engines.firebulls.state import State
from engines.firebulls.view import view
from tests.engines.firebulls.games import EAGER, RESTLESS, general_in_reach, moves, table_of_games
from tests.engines.firebulls.position import choices, play, position, qi

WALLS = "9 fortification"


@cache
def promises() -> list[tuple[State, Choice, Preview, Step[State]]]:
    """Every choice there was in many games: what was said of it, and what it does."""
    found = list[tuple[State, Choice, Preview, Step[State]]]()
    games = [game for _, game in table_of_games(32, RESTLESS)]
    games += [
        islice(moves(general_in_reach(seats, number), number, manner=EAGER), 30)
        for seats in (2, 3, 4, 5)
        for number in range(8)
    ]
    for game in games:
        for state, *_ in game:
            seat = state.turn.seat
            for action in FIREBULLS.legal(state, seat):
                assert isinstance(action, Choice)
                said = FIREBULLS.preview(view(state, seat), action)
                found.append((state, action, said, FIREBULLS.apply(state, seat, action)))
    return found


def test_what_reveals_or_passes_was_said_to() -> None:
    kinds = Counter[tuple[str, bool, bool]]()
    for _, action, said, step in promises():
        assert said.reveals or not step.revealed, action
        assert said.passes == step.passed, action
        kinds[action.verb, step.revealed, step.passed] += 1
    assert len(kinds) >= 24  # nearly every verb, both with and without an end


def test_a_step_reveals_exactly_when_a_hidden_card_comes_to_light() -> None:
    news = Got | Refilled | Discarded | Stole | Advanced | Appeared
    for _, action, _, step in promises():
        assert step.revealed is any(isinstance(event, news) for event in step.events), action


def named(said: Preview) -> Phrase:
    assert said.consequence is not None
    return said.consequence


def test_the_points_named_are_the_points_gained() -> None:
    seen = 0
    for state, action, said, step in promises():
        if not isinstance(action, Attack | Press | General):
            continue
        (captured,) = (event for event in step.events if isinstance(event, Captured))
        before = state.players[state.turn.seat]
        gain = points((*before.victory, captured.card), before.colour) - points(before.victory, before.colour)
        kept = [held - action.payment.count(kind) for kind, held in zip(Qi, before.hand, strict=True)]
        assert named(said).key == "preview-capture"
        assert named(said).args["card"] is captured.card
        assert named(said).args["points"] == gain
        assert named(said).args["kept"] == kinds_phrases(tuple(kept))
        assert said.place == place(state, action)
        seen += 1
    assert seen > 1000


def place(state: State, action: Attack | Press | General) -> str:
    match action:
        case Attack(direction):
            return f"direction {direction}"
        case Press():
            return f"direction {state.turn.direction}"
        case General():
            return "general"


def test_fb_22_the_cards_said_to_be_lost_are_lost_in_the_end() -> None:
    seen = 0
    for state, action, said, step in promises():
        if isinstance(action, Attack | Press | General) and step.passed:
            sacrificed = [event for event in step.events if isinstance(event, Sacrificed)]
            assert named(said).args["lost"] == len(sacrificed)
            seen += bool(sacrificed)
        elif isinstance(action, Attack | Press | General):
            used = state.turn.warriors + action.payment.count(Qi.WARRIOR)
            assert named(said).args["lost"] == min(used, state.turn.earlier)
    assert seen > 10


def test_a_card_given_up_for_a_warrior_is_said_to_cost_what_it_was_worth() -> None:
    lost = Counter[int]()
    for state, action, said, step in promises():
        if isinstance(action, Sacrifice):
            gone = next(event.card for event in step.events if isinstance(event, Sacrificed))
            worth = points([gone], state.players[state.turn.seat].colour)
            assert named(said) == say("preview-lost", points=worth)
            assert said.aside == say("preview-loss", points=worth)
            lost[worth] += 1
    assert len(lost) > 2


def of_the_deck(said: Preview, action: Choice) -> Phrase:
    """Who draws may move, and is told that, too."""
    phrase = named(said)
    if not isinstance(action, Draw):
        return phrase
    assert phrase.key == "preview-draw"
    deck = phrase.args["deck"]
    assert isinstance(deck, Phrase)
    return deck


def test_the_deck_is_as_it_was_said_to_be_after_the_next_card() -> None:
    keys = Counter[str]()
    for _, action, said, step in promises():
        if isinstance(action, Take | Draw):
            exhausted = [event for event in step.events if isinstance(event, Exhausted)]
            phrase = of_the_deck(said, action)
            keys[phrase.key] += 1
            if exhausted:
                assert phrase.key == "preview-last-card"
                assert phrase.args == {"passes": exhausted[0].passes, "limit": exhausted[0].limit}
            else:
                assert phrase.key == "preview-deck"
                assert phrase.args == {"cards": len(step.state.deck)}
    assert min(keys["preview-deck"], keys["preview-last-card"]) > 20


@pytest.mark.parametrize("line", ["draw", "take blue"])
def test_fb_66_a_deck_to_be_rebuilt_is_not_said_to_end(line: str) -> None:
    state = position(deck="", discards="4 red", passes=1)
    action = choice(state, line)
    said = of_the_deck(preview(view(state, Seat(0)), action), action)
    assert (said.key, said.args) == ("preview-deck", {"cards": 3})
    assert play(state, line).state.passes == 1


def test_the_bonus_named_at_the_stop_is_the_bonus_drawn() -> None:
    seen = Counter[object]()
    for _, action, said, step in promises():
        if isinstance(action, Stop):
            drawn = sum(event.cards for event in step.events if isinstance(event, Drew))
            assert named(said) == Phrase("preview-bonus", {"cards": drawn})
            seen[drawn] += 1
    assert set(seen) == {0, 1}


def test_the_power_named_is_that_of_the_card_captured() -> None:
    named_powers = Counter[str]()
    for state, action, said, _ in promises():
        if isinstance(action, Power):
            card = FACES[state.players[state.turn.seat].victory[-1]]
            assert named(said).key == f"preview-power-{card.rank.name.lower()}"
            named_powers[named(said).key] += 1
    assert len(named_powers) == 3


def choice(state: State, line: str) -> Choice:
    found = FIREBULLS.legal(state, state.turn.seat)[choices(state).index(line)]
    assert isinstance(found, Choice)
    return found


def test_fb_67_no_bonus_is_named_once_the_deck_is_finished() -> None:
    bulls = "blue yellow brown red green"
    rows = "fortification xi xi / fortification xi xi / bo xi xi"
    state = position(hands=(f"{bulls} blue", ""), pawns=(2, 4), rows=rows, deck="yellow", passes=2)
    late = play(state, f"attack 2 {bulls}", "power", "press blue").state
    said = preview(view(late, Seat(0)), choice(late, "stop"))
    assert named(said).args == {"cards": 0}
    assert play(late, "stop").state.players[0].hand == qi("yellow")


@pytest.mark.parametrize(("dear", "cheap"), [("take red", "take blue"), ("attack 1 red", "attack 1 warrior")])
def test_the_more_useful_choice_is_worth_more(dear: str, cheap: str) -> None:
    rows = "6 . soldier-red . ."
    state = position(hands=("red warrior", ""), rows=rows, reserve="2 blue red")
    seen = view(state, Seat(0))
    assert preview(seen, choice(state, dear)).worth > preview(seen, choice(state, cheap)).worth
