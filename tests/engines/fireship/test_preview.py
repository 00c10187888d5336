"""What menus, refusals and the position in words say; and the laws where much is going on."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engines.chance import seed_from
from engines.core import Action, Refused, Seat, Step, act, start
from engines.fireship.actions import (
    Attack,
    Boum,
    End,
    Fortify,
    Invade,
    Lose,
    Move,
    Play,
    Roll,
    Special,
    Updraft,
)
from engines.fireship.data import HOME, SEA_CELLS, SPECIALS, Boost, Card, Colour, Island, Pawn, Source, cell
from engines.fireship.power import island_defence, strength
from engines.fireship.rules import FIRESHIP
from engines.fireship.sea import COAST, NEAR, SEA, SHORES, cells_of
from engines.fireship.state import Captain, Phase, State, in_fog, is_protected, on_cell
from engines.notation import read, write
from engines.words import LOCALES, Words
from tests.engines.cases import fireship_census
from tests.engines.fireship.positions import (
    A1,
    A2,
    BATTLESHIP,
    BLUE,
    BOAT,
    GREEN,
    PLANE,
    RED,
    RULES,
    badges,
    legal,
    play,
    position,
)


def lively(seats: int, number: int) -> Iterator[tuple[Step[State], Seat, Action, Step[State]]]:
    """A game where every verb is as likely as every other, so that everything happens."""
    random = Random(number)
    before: Step[State] = start(RULES, seats, {}, {}, seed_from("lively", seats, number))
    while seats_to_act := RULES.to_act(before.state):
        seat = seats_to_act[0]
        by_verb: dict[str, list[Action]] = {}
        for action in RULES.legal(before.state, seat):
            by_verb.setdefault(action.verb, []).append(action)
        verbs = sorted(set(by_verb) - {"end"} if random.random() < 0.7 else by_verb) or ["end"]
        if "special" in by_verb and random.random() < 0.7:
            action = by_verb["special"][0]
        elif "move" in by_verb and random.random() < 0.8:
            action = max(random.sample(by_verb["move"], min(30, len(by_verb["move"]))), key=interest)
        else:
            action = random.choice(by_verb[random.choice(verbs)])
        after = act(RULES, before.state, seat, action)
        yield before, seat, action, after
        before = after


def interest(move: Action) -> tuple[bool, bool, bool]:
    assert isinstance(move, Move)
    return move.to in SPECIALS, COAST[move.to] is not None, move.start == HOME


GAMES = [(seats, number) for seats in (2, 3, 4) for number in range(6)]


def test_in_lively_games_everything_happens() -> None:
    verbs, events = Counter[str](), Counter[str]()
    for seats, number in GAMES:
        for _, _, action, after in lively(seats, number):
            verbs[action.verb] += 1
            events.update(type(event).__name__ for event in after.events)
    assert set(verbs) == {kind.verb for kind in FIRESHIP.actions}
    at_the_start = {"Seated", "CircleDrawn", "StartRolled", "Compensated", "Began"}
    rare = {"SeatLeft", "IslandFreed", "TimeCalled", "WentOut", "DeckShuffled", "Repelled"}
    assert {kind.__name__ for kind in FIRESHIP.events} - set(events) <= at_the_start | rare


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_the_laws_hold_where_much_is_going_on(seats: int, number: int) -> None:
    counted = None
    for before, seat, action, after in lively(seats, number):
        state = after.state
        counted = counted or fireship_census(before.state)
        assert fireship_census(state) == counted
        preview = FIRESHIP.preview(FIRESHIP.view(before.state, seat), action)  # type: ignore[arg-type]  # legal
        assert preview.reveals or not after.revealed
        assert preview.passes or not after.passed
        for fleet in state.fleets:
            for places in fleet:
                assert places == tuple(sorted(places))
                assert all(place == HOME or SEA >> place & 1 for place in places)
                assert all(place == HOME or on_cell(state, place) <= 2 for place in places)
        own = state.fleets[state.table.colours[state.turn.seat]]
        for (pawn, place), marks in Counter((tag.pawn, tag.place) for tag in state.turn.tags).items():
            assert marks <= own[pawn].count(place)
        if not after.revealed and not action.verb.endswith("arm"):
            for viewer in map(Seat, range(seats)):
                if viewer != seat:
                    other = FIRESHIP.reseed_hidden(before.state, viewer, seed_from(number))
                    if action in FIRESHIP.legal(other, seat):
                        twin = act(RULES, other, seat, action)
                        assert FIRESHIP.view(twin.state, viewer) == FIRESHIP.view(state, viewer)


def plainly(state: State, seat: Seat) -> set[Action]:
    """Every attack the rules allow, looked for everywhere and without any bit set."""
    colour, found = state.table.colours[seat], set[Action]()
    boosts = Boost if Card.PLUS_ONE in state.hidden.hands[seat].cards else (Boost.PLAIN,)
    for pawn, from_, boost in product(Pawn, SEA_CELLS, boosts):
        if from_ not in state.fleets[colour][pawn]:
            continue
        attack = strength(state, colour, from_) + boost
        found |= {
            Invade(pawn, from_, island, boost)
            for island, owner in zip(Island, state.open.flags, strict=True)
            if owner is not colour
            and from_ in cells_of(SHORES[island])
            and not in_fog(state, owner)
            and attack >= island_defence(state, island)
        }
        found |= {
            Attack(pawn, from_, owner, target, where, boost)
            for owner, target, where in product(Colour, Pawn, cells_of(NEAR[from_]))
            if owner is not colour
            and where in state.fleets[owner][target]
            and not is_protected(state, owner)
            and attack >= strength(state, owner, where)
        }
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bit_sets_rule_out_no_attack_that_the_rules_allow(seats: int) -> None:
    for number in range(3):
        for before, seat, _, _ in lively(seats, 50 + number):
            if before.state.turn.phase is Phase.SAIL:
                offered = {one for one in legal(before.state, seat) if isinstance(one, Attack | Invade)}
                assert offered == plainly(before.state, seat)


@pytest.mark.parametrize("locale", LOCALES)
def test_lively_games_can_be_told_in_every_language(locale: str) -> None:
    words = Words(locale, RULES, ["Amélie", "Niccolò", "Zoé", "Max"])
    for before, seat, action, after in lively(4, 1):
        view = FIRESHIP.view(before.state, seat)
        said = [words.event(event) for event in after.events]
        said += [words.text(phrase) for phrase in FIRESHIP.describe(view)]
        said.append(words.action(action))
        preview = FIRESHIP.preview(view, action)  # type: ignore[arg-type]  # legal
        said += [words.text(preview.consequence)] if preview.consequence else []
        assert not any("{" in line for line in said)


@pytest.mark.parametrize(
    "text",
    [
        "roll",
        "move boat B2 C5".replace("B2", "B3"),
        "move plane home C1",
        "attack plane D5 white boat G6 plain",
        "invade plane D5 north-west plus-one",
        "special F2",
        "fortify north-west D5 G6",
        "boum badge green C4",
        "gulfstream battleship home",
        "updraft card A3",
        "immunity use",
        "lose boat home",
        "arm misfortune",
        "disarm defence",
    ],
)
def test_notation_uses_the_coordinates_of_the_map(text: str) -> None:
    assert write(read(RULES, text)) == text


def told(state: State, wish: Play, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        play(state, wish, seat=seat)
    for locale in LOCALES:
        assert Words(locale, RULES).refusal(refused.value)
    return refused.value.phrase.key.removeprefix("refused-")


def test_every_impossible_wish_has_its_reason() -> None:
    state = position(
        {GREEN: "boat C4, plane D5, battleship F2, boat home", RED: "boat C5, boat C5, boat D4"},
        {A2: (GREEN, 3), A1: BLUE},
        points=3,
        tagged=True,
        captains={RED: Captain(deep=True)},
    )
    wishes: list[tuple[Play, str]] = [
        (Roll(), "after-roll"),
        (Updraft(Source.CARD, HOME), "after-roll"),
        (Move(PLANE, cell("C4"), cell("C3")), "no-pawn"),
        (Move(BOAT, cell("C4"), cell("C4")), "stay"),
        (Move(BOAT, cell("C4"), cell("C5")), "full"),
        (Move(BOAT, cell("C4"), cell("P9")), "too-far"),
        (Attack(PLANE, cell("D5"), RED, BOAT, cell("D4"), Boost.PLUS_ONE), "not-held"),
        (Attack(PLANE, cell("D5"), RED, BOAT, cell("D4"), Boost.PLAIN), "deep-hole"),
        (Attack(PLANE, cell("D5"), BLUE, BOAT, cell("D4"), Boost.PLAIN), "no-target"),
        (Attack(PLANE, cell("D5"), GREEN, BOAT, cell("C4"), Boost.PLAIN), "own"),
        (Invade(PLANE, cell("D5"), A2, Boost.PLAIN), "own"),
        (Invade(BOAT, cell("C4"), A1, Boost.PLAIN), "not-at-island"),
        (Invade(BOAT, HOME, A1, Boost.PLAIN), "not-at-island"),
        (Special(cell("F3")), "not-special"),
        (Special(cell("F2")), "began-there"),
        (Special(cell("L2")), "nobody-there"),
        (Special(cell("I1")), "no-plane-there"),
        (Fortify(A2, cell("C4"), cell("L7")), "most-rings"),
        (Fortify(A1, cell("C4"), cell("G6")), "not-yours"),
        (Boum(Source.CARD, RED, cell("D4")), "not-held"),
        (Boum(Source.BADGE, RED, cell("D4")), "no-badge"),
        (Lose(BOAT, HOME), "nothing-to-lose"),
    ]
    for wish, reason in wishes:
        assert told(state, wish) == reason
    assert told(position({}), Move(PLANE, cell("C4"), cell("C3"))) == "no-such-pawn"
    assert told(position({}, phase=Phase.START), End()) == "roll-first"
    assert told(position({}, phase=Phase.LOSE_BOAT), End()) == "lose"
    assert told(position({}, phase=Phase.SKULL), End()) == "skull"
    assert told(position({}), End(), seat=1) == "not-your-turn"
    assert told(position({}, hands={BLUE: (Card.NON,)}), End(), seat=1) == "out-of-turn"
    assert told(position({}, fortification="off"), Fortify(A1, cell("D5"), cell("G6"))) == "no-fortification"


def test_an_attack_shows_both_powers_and_the_odds() -> None:
    state = position({GREEN: "plane D5, boat D4, boat home"})
    preview = FIRESHIP.preview(FIRESHIP.view(state, Seat(0)), Invade(PLANE, cell("D5"), A1, Boost.PLAIN))
    assert preview.consequence is not None
    assert dict(preview.consequence.args) == {"attack": 3, "defence": 3, "least": 5}
    assert Words("en", RULES).text(preview.consequence) == "3 against 3: 5–6 wins"
    assert (preview.reveals, preview.passes, preview.place) == (True, True, "north-west")


@pytest.mark.parametrize(("cell_name", "pawns"), [("I1", "plane"), ("F2", "boat plane battleship")])
def test_fs_47_only_who_can_use_a_special_cell_is_led_there(cell_name: str, pawns: str) -> None:
    near = {"I1": "H1", "F2": "G2"}[cell_name]
    for pawn in Pawn:
        name = pawn.name.lower()
        state = position({GREEN: f"{name} {near}, boat home"}, points=2)
        view, to = FIRESHIP.view(state, Seat(0)), cell(cell_name)
        told = FIRESHIP.preview(view, Move(pawn, cell(near), to))
        led = told.group.endswith("special") and told.worth > 0
        assert led is (name in pawns.split())
        after = play(state, Move(pawn, cell(near), to)).state
        assert led is (Special(to) in legal(after))


def test_moves_that_lead_to_an_attack_come_first_then_steps_on_the_way_then_special_cells() -> None:
    state = position({GREEN: "battleship D2, boat home"}, points=3)
    view = FIRESHIP.view(state, Seat(0))
    worth = {
        to: FIRESHIP.preview(view, Move(BATTLESHIP, cell("D2"), cell(to))).worth
        for to in ("E4", "F2", "D3", "G2")
    }
    assert sorted(worth, key=lambda to: -worth[to]) == ["E4", "D3", "F2", "G2"]


def test_an_island_is_gathered_for_until_more_would_not_help() -> None:
    """A boat is a third of what it takes, then two, then enough for 5, then for 4."""
    shares = []
    for own in ("boat C12, boat home", "boat C12, boat D5", "boat C12, plane D5", "boat C12, battleship D5"):
        view = FIRESHIP.view(position({GREEN: own}, points=9), Seat(0))
        told = FIRESHIP.preview(view, Move(BOAT, cell("C12"), cell("D6")))
        assert told.short is not None
        shares.append((told.short.args["have"], told.short.args["need"], told.worth > 2000))
    assert shares == [(1, 3, False), (2, 3, False), (3, 3, True), (5, 3, False)]


def test_whoever_comes_beside_a_pawn_at_the_shore_gathers_there_too() -> None:
    view = FIRESHIP.view(position({GREEN: "plane D5, boat C12, boat home"}, points=11), Seat(0))
    told = FIRESHIP.preview(view, Move(BOAT, cell("C12"), cell("D4")))
    assert told.short is not None
    assert (told.group, told.short.args["have"], told.worth > 2000) == ("boat/island", 3, True)


def test_nobody_is_led_away_from_an_attack_that_is_there() -> None:
    state = position({GREEN: "plane E4, boat E4, boat D4, boat home"}, points=11)
    view = FIRESHIP.view(state, Seat(0))
    away = [Move(PLANE, cell("E4"), cell(to)) for to in ("G4", "H2", "F2")]
    assert max(FIRESHIP.preview(view, one).worth for one in away) <= 0


def test_whoever_can_attack_a_pawn_is_not_led_around_it() -> None:
    state = position({GREEN: "plane M11, boat home", RED: "boat N11, boat home"}, points=5)
    view = FIRESHIP.view(state, Seat(0))
    groups = {FIRESHIP.preview(view, Move(PLANE, cell("M11"), cell(to))).group for to in ("M10", "O11")}
    assert not any(one.endswith("/pawn") for one in groups)


def test_leaving_a_gathering_for_another_island_is_worth_less_than_staying_near() -> None:
    view = FIRESHIP.view(position({GREEN: "boat D5, boat D6, boat home"}, points=12), Seat(0))
    from_home = FIRESHIP.preview(view, Move(BOAT, HOME, cell("D5")))
    away = FIRESHIP.preview(view, Move(BOAT, cell("D5"), cell("G4")))
    assert from_home.worth > away.worth


def test_a_pawn_beside_those_at_the_shore_counts_for_the_island_although_it_is_not_at_it() -> None:
    view = FIRESHIP.view(position({GREEN: "boat E4, plane E4, boat D2"}, points=2), Seat(0))
    told = FIRESHIP.preview(view, Move(BOAT, cell("D2"), cell("E3")))
    assert told.short is not None
    assert (told.group, told.goal, dict(told.short.args)["have"]) == ("boat/island", "north-west", 4)


def test_where_the_points_do_not_last_a_step_towards_the_nearest_island_is_worth_something() -> None:
    view = FIRESHIP.view(position({GREEN: "boat P12, plane home"}, points=1), Seat(0))
    nearer, away = (FIRESHIP.preview(view, Move(BOAT, cell("P12"), cell(to))) for to in ("O12", "Q12"))
    assert nearer.worth > 0 >= away.worth
    assert nearer.short is not None
    assert Words("en", RULES).text(nearer.short) == "boat → nearer east −1"


def test_the_steps_of_the_cheapest_gathering_are_worth_more_than_any_other_move() -> None:
    """Until 4 wins, and no longer."""
    state = position({GREEN: "boat C4, boat C4, boat D2, boat D2"}, points=14)
    for _ in range(4):
        moves = [one for one in legal(state) if isinstance(one, Move)]
        view = FIRESHIP.view(state, Seat(0))
        best = max(moves, key=lambda it: FIRESHIP.preview(view, it).worth)
        assert FIRESHIP.preview(view, best).goal == "north-west"
        state = play(state, best).state
    assert {one.island for one in legal(state) if isinstance(one, Invade)} == {A1}
    assert strength(state, GREEN, next(one.start for one in legal(state) if isinstance(one, Invade))) == 4


def test_a_last_move_says_that_it_passes_only_when_it_does() -> None:
    for hand, passes in (((), True), ((Card.NON,), False)):
        state = position({GREEN: "boat C4"}, points=1, hands={GREEN: hand})
        move = Move(BOAT, cell("C4"), cell("C5"))
        assert FIRESHIP.preview(FIRESHIP.view(state, Seat(0)), move).passes == passes
        assert play(state, move).passed == passes


def test_the_position_in_words_tells_what_a_player_needs() -> None:
    state = position(
        {GREEN: "boat C4, boat C4, plane home", RED: "battleship Q9"},
        {A1: (GREEN, 2)},
        points=7,
        hands={GREEN: (Card.NON, Card.FOG)},
        captains={RED: Captain(badges(boum=2), fog=True)},
    )
    words = Words("en", RULES, ["Amélie", "Niccolò", "Max", "Zoé"])
    text = "\n".join(words.text(phrase) for phrase in FIRESHIP.describe(FIRESHIP.view(state, Seat(0))))
    for part in (
        "Round 1 of 12. Your turn:",
        "7 points left",
        "north-west island (E5–F6, circle G6): green, power 8, 2 rings.",
        "at sea: 2 × C4",
        "Max is in the fog",
        "2 × Boom",
        "Mystery cells: F2",
        "Your secret cards: “No”, “Fog”.",
        "Armed, for when you hold the card: “No” to an attack.",
    ):
        assert part in text
    public = "\n".join(words.text(phrase) for phrase in FIRESHIP.describe(FIRESHIP.view(state, None)))
    assert "secret cards:" not in public
    assert legal(state)


def test_a_question_about_a_move_says_that_the_turn_ends_with_it_if_it_does() -> None:
    for points, ends in ((1, True), (3, False)):
        state = position({GREEN: "boat C3", RED: "boat home"}, points=points)
        view, choices = RULES.view(state, Seat(0)), legal(state)
        move = next(one for one in choices if isinstance(one, Move))
        keys = [phrase.key for phrase in RULES.brief(view, choices, [move]).stand]
        assert ("brief-move-ends" in keys) is ends is RULES.preview(view, move).passes


def test_rings_are_asked_for_by_themselves_and_a_button_says_of_which_boats() -> None:
    mine = {Island.NORTH_WEST: GREEN}
    state = position({GREEN: "boat E4, boat E4, boat G6", RED: "boat home"}, mine, points=4)
    view, choices = RULES.view(state, Seat(0)), legal(state)
    rings = [one for one in choices if isinstance(one, Fortify)]
    assert rings
    words = Words("en", FIRESHIP)
    assert words.text(RULES.brief(view, choices, rings).headline) == "A ring of two boats: where?"
    said = RULES.preview(view, rings[0])
    assert said.label is not None
    assert words.text(said.label).startswith("Fortify north-west with E4, ")
