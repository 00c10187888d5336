"""How a game ends, the points, and the places."""

import pytest

from engines.core import Outcome, Seat, say
from engines.firebulls.data import Colour, Yen, earns_bonus
from engines.firebulls.events import Conquered, Escaped
from engines.firebulls.rules import FIREBULLS
from engines.firebulls.scoring import points
from engines.firebulls.state import Ending, Phase, Qijie, State
from tests.engines.firebulls.position import choices, play, position, refusal, yens


def escape(*victories: str, colours: str = "blue yellow brown red green", **more: str) -> State:
    """The end by exhaustion of a table with these victory piles."""
    state = position(
        hands=[""] * len(victories),
        victories=victories,
        colours=colours,
        passes=1 if more.get("length") == "short" else 2,
        deck="red",
        length=more.get("length", "full"),
    )
    return play(state, "draw", "stay").state


def conquest(*victories: str, colours: str = "blue yellow brown red green") -> State:
    """The end by conquest: nobody loses anything."""
    state = position(
        hands=[""] * len(victories),
        victories=victories,
        colours=colours,
        piles=("", "", "xi"),
        general=Qijie.WON,
    )
    return play(state, "draw", "stay").state


def outcome(state: State) -> Outcome:
    found = FIREBULLS.outcome(state)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("piles", "general", "ending"),
    [
        (("", "", "xi"), Qijie.WON, Ending.CONQUEST),
        (("", "xi", ""), Qijie.WON, Ending.CONQUEST),
        (("xi", "", ""), Qijie.WON, Ending.CONQUEST),
        (("", "", ""), Qijie.WON, Ending.CONQUEST),
        (("", "xi", "xi"), Qijie.WON, None),
        (("", "", "general"), Qijie.HIDDEN, None),
        (("", "", "xi"), Qijie.BESIDE, None),
        (("", "", ""), Qijie.BESIDE, None),
    ],
)
def test_fb_69_and_70_two_piles_empty_and_the_general_won(
    piles: tuple[str, ...], general: Qijie, ending: Ending | None
) -> None:
    assert play(position(piles=piles, general=general), "draw", "stay").state.ending is ending


def test_fb_69_a_general_lost_to_a_warrior_still_counts() -> None:
    state = position(
        hands=("warrior", ""), victories=("general",), rows="7 . fortification .", pawns=(3, 2),
        piles=("", "", "xi"), general=Qijie.WON,
    )  # fmt: skip
    after = play(state, "attack 3 warrior").state
    assert after.removed == yens("general")
    assert after.ending is Ending.CONQUEST


def test_fb_68_the_game_stops_at_the_end_of_the_turn_and_not_within_it() -> None:
    state = position(piles=("", "", "xi"), general=Qijie.WON)
    drawn = play(state, "draw")
    assert (drawn.state.ending, drawn.passed) == (None, False)
    step = play(drawn.state, "stay")
    assert (step.state.ending, step.passed) == (Ending.CONQUEST, True)
    assert step.events[-1] == Conquered()


def test_fb_68_players_need_not_have_had_equal_turns() -> None:
    state = position(hands=("", "", ""), active=1, passes=2, deck="red")
    assert play(state, "draw", "stay").state.turn.phase is Phase.OVER


def test_a_finished_game_waits_for_nobody_and_accepts_nothing() -> None:
    over = escape("xi", "bo")
    assert FIREBULLS.to_act(over) == ()
    assert [choices(over, seat) for seat in (0, 1)] == [[], []]
    assert FIREBULLS.legal(over, None) == ()
    assert refusal(over, "draw").key == "refused-game-over"


def test_a_running_game_has_no_outcome() -> None:
    assert FIREBULLS.outcome(position()) is None


def test_fb_71_when_both_ends_meet_the_penalty_applies() -> None:
    state = position(victories=("xi bo", "xi"), piles=("", "", "xi"), general=Qijie.WON, passes=2, deck="red")
    after = play(state, "draw", "stay").state
    assert after.ending is Ending.ESCAPE
    assert [player.victory for player in after.players] == [yens("xi"), ()]


def test_fb_71_without_the_last_exhaustion_there_is_no_penalty() -> None:
    over = conquest("xi bo", "xi")
    assert [player.victory for player in over.players] == [yens("xi bo"), yens("xi")]
    assert over.removed == ()


@pytest.mark.parametrize("length", ["full", "short"])
def test_fb_72_each_seat_loses_its_highest_card(length: str) -> None:
    over = escape("xi bo wu-red", "soldier-red xi", "", length=length)
    assert [player.victory for player in over.players] == [yens("xi wu-red"), yens("soldier-red"), ()]
    assert [player.escaped for player in over.players] == [Yen.BO, Yen.XI, None]
    assert over.removed == yens("bo xi")


@pytest.mark.parametrize(("colours", "lost"), [("red blue", "soldier-green"), ("green blue", "soldier-red")])
def test_fb_72_among_equals_one_without_colour_bonus_goes(colours: str, lost: str) -> None:
    over = escape("soldier-red soldier-green", "", colours=colours)
    assert over.removed == yens(lost)


def test_fb_72_the_face_value_alone_decides_which_is_highest() -> None:
    """A Wu of the own colour is worth 3 as a Xi is, and yet the Xi goes."""
    assert escape("wu-blue xi", "").removed == yens("xi")


def test_fb_72_among_equals_without_bonus_the_earliest_goes() -> None:
    over = escape("wu-red wu-green soldier-red", "")
    assert over.players[0].victory == yens("wu-green soldier-red")


def test_fb_72_a_fortification_can_be_the_highest() -> None:
    over = escape("fortification", "2 fortification")
    assert [player.victory for player in over.players] == [(), yens("fortification")]


def test_fb_72_cards_won_this_turn_are_not_protected() -> None:
    bulls = "blue yellow brown red green"
    state = position(hands=(bulls, ""), rows="6 . bo . .", passes=2, deck="red", victories=("xi",))
    step = play(state, f"attack 1 {bulls}", "power")
    assert step.state.players[0].victory == yens("xi")
    assert Escaped(Seat(0), Yen.BO) in step.events


@pytest.mark.parametrize("colour", Colour)
def test_fb_73_one_point_more_for_a_card_of_the_pawns_colour_and_for_every_bo(colour: Colour) -> None:
    name = colour.name.lower()
    other = Colour((colour + 1) % 5).name.lower()
    assert points(yens(f"soldier-{name} wu-{name}"), colour) == 1 + 1 + 2 + 1
    assert points(yens(f"soldier-{other} wu-{other}"), colour) == 1 + 2
    assert points(yens("2 bo"), colour) == 14
    white = [Yen.WU_WHITE, Yen.XI, Yen.COLONEL, Yen.GENERAL, Yen.FORTIFICATION]
    assert not any(earns_bonus(yen, colour) for yen in white)
    assert points(white, colour) == 2 + 3 + 8 + 12 + 0


def test_fb_73_the_lines_of_a_score_say_where_its_points_come_from() -> None:
    score = outcome(conquest("2 soldier-blue bo xi", "")).scores[0]
    assert score.total == 2 + 6 + 3 + 3
    assert [line.points for line in score.lines] == [2, 3, 6, 3]
    assert outcome(conquest("", "")).scores[0].lines == ()


def test_fb_74_most_points_win_whatever_the_single_cards() -> None:
    assert outcome(conquest("xi xi wu-white", "bo")).ranks == (1, 2)


def test_fb_74_a_tie_goes_to_the_highest_single_card_without_its_bonus() -> None:
    assert outcome(conquest("wu-blue", "xi", colours="blue red")).ranks == (2, 1)
    assert outcome(conquest("2 xi", "wu-white wu-white wu-red")).ranks == (1, 2)


def test_fb_74_who_is_in_a_tie_is_told_the_card_that_decides_it() -> None:
    found = outcome(conquest("wu-blue", "xi", "bo", colours="blue red green"))
    decides = [say("score-highest", card=card) for card in yens("wu-blue xi")]
    told = [
        [line.phrase for line in score.lines if line.phrase.key == "score-highest"] for score in found.scores
    ]
    assert told == [[decides[0]], [decides[1]], []]


def test_fb_74_still_equal_all_of_them_win() -> None:
    found = outcome(conquest("xi wu-white", "xi wu-white", "xi"))
    assert found.ranks == (1, 1, 3)
    assert found.winners == (0, 1)


def test_fb_74_only_the_tied_are_compared_by_their_highest_card() -> None:
    assert outcome(conquest("xi wu-white", "5 soldier-red", "bo")).ranks == (2, 3, 1)
    assert outcome(conquest("general", "bo colonel", "xi xi xi xi wu-white")).ranks == (3, 1, 2)


def test_fb_74_no_cards_count_less_than_a_fortification() -> None:
    assert outcome(conquest("", "fortification")).ranks == (2, 1)
    assert outcome(conquest("", "fortification", "", "2 fortification")).ranks == (3, 1, 3, 1)


def test_fb_74_the_highest_card_is_that_after_the_penalty() -> None:
    found = outcome(escape("colonel xi", "xi wu-white soldier-green", colours="red blue"))
    assert [score.total for score in found.scores] == [3, 3]
    assert found.ranks == (1, 2)


def test_fb_74_lower_places_are_ranked_alike_and_equals_share() -> None:
    found = outcome(conquest("xi", "bo", "wu-white", "wu-white", "soldier-red soldier-yellow"))
    assert found.ranks == (2, 1, 3, 3, 5)


@pytest.mark.parametrize(
    ("state", "ending"), [(escape("xi", ""), "ending-escape"), (conquest("xi", ""), "ending-conquest")]
)
def test_the_ending_is_told(state: State, ending: str) -> None:
    assert outcome(state).ending.key == ending
