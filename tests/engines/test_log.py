"""The log is the save: it replays, it undoes, it proves itself, and it says where it was altered."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engines import GAMES
from engines.chance import mix, seed_from
from engines.core import Action, GameOver, IllegalAction, Leave, Refused, Seat, Skip, Without
from engines.export import export, verify
from engines.firebulls.actions import Draw, Stay
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import Fireship
from engines.log import (
    CHANGES_OF_MIND,
    Beginning,
    Diverged,
    Entry,
    Play,
    Undo,
    begin,
    playout,
    replay,
    resume,
)
from engines.notation import write
from engines.values import value
from tests.engines.embers.rules import EMBERS, Coal, Guard, Kindle, Lay, State

SEED = seed_from("log")
FIRST, SECOND = Seat(0), Seat(1)


def embers(**options: int) -> Play:
    return begin(Beginning(EMBERS, 2, {}, options, SEED))


def state_of(play: Play) -> State:
    assert isinstance(play.state, State)
    return play.state


def a_lay(play: Play, place: int = 0) -> Lay:
    state = state_of(play)
    return Lay(state.players[state.active].hand[0], place)


def undo_key(play: Play, seat: Seat, agreed: tuple[Seat, ...] = ()) -> str:
    with pytest.raises(Refused) as refused:
        play.undo(seat, agreed)
    return refused.value.phrase.key


def test_versions_only_grow_an_undo_included() -> None:
    play = embers().act(FIRST, Guard())
    assert play.version == 1
    undone = play.undo(FIRST)
    assert undone.version == 2
    assert [type(entry.action) for entry in undone.entries] == [Guard, Undo]
    assert undone.state == embers().state
    assert play.version == 1


def test_undo_takes_back_ones_own_last_action_and_plays_the_others_again() -> None:
    play = embers().act(FIRST, Guard()).act(SECOND, Guard())
    undone = play.undo(FIRST)
    assert [one.guarded for one in state_of(undone).players] == [False, True]


def test_undo_again_takes_back_the_action_before() -> None:
    play = embers().act(FIRST, a_lay(embers())).act(SECOND, Guard())
    play = play.undo(FIRST, (SECOND,)).undo(SECOND)
    assert play.state == embers().state
    assert undo_key(play, FIRST) == "refused-undo-nothing"


def test_undo_past_a_revelation_needs_all_the_others() -> None:
    play = begin(Beginning(EMBERS, 3, {}, {}, SEED)).act(FIRST, Kindle())
    assert undo_key(play, FIRST) == "refused-undo-revealed"
    assert undo_key(play, FIRST, (SECOND,)) == "refused-undo-revealed"
    assert play.undo(FIRST, (SECOND, Seat(2))).state == begin(play.beginning).state


def test_undo_of_a_turn_that_has_passed_needs_all_the_others() -> None:
    play = embers().act(FIRST, a_lay(embers()))
    assert play.needs_consent(FIRST)
    assert undo_key(play, FIRST) == "refused-undo-passed"
    assert play.undo(FIRST, (SECOND,)).state == embers().state


def test_who_has_left_is_not_asked() -> None:
    play = begin(Beginning(EMBERS, 3, {}, {}, SEED)).act(None, Leave(Seat(2)))
    play = play.act(FIRST, a_lay(play))
    assert state_of(play.undo(FIRST, (SECOND,))).active == FIRST


def test_undo_is_refused_when_a_later_action_becomes_impossible() -> None:
    play = embers().act(FIRST, a_lay(embers(), 0))
    play = play.act(SECOND, a_lay(play, 1))
    assert undo_key(play, FIRST, (SECOND,)) == "refused-undo-depends"


def test_undo_is_refused_when_a_later_action_would_show_something_else() -> None:
    """Without the first draw the second player would draw the first player's card."""
    play = begin(Beginning(SIMULTANEOUS, 2, {}, {}, SEED)).act(FIRST, Kindle())
    play = play.act(SECOND, Kindle())
    assert undo_key(play, FIRST, (SECOND,)) == "refused-undo-depends"


class Simultaneous(type(EMBERS)):  # type: ignore[misc]  # Embers in which everybody may always draw
    def legal(self, state: State, seat: Seat | None) -> Any:
        return [Kindle(), Guard()] if seat is not None else []


SIMULTANEOUS = Simultaneous()


def test_a_draw_taken_back_by_consent_and_made_again_is_the_same_draw() -> None:
    play = embers().act(FIRST, Kindle())
    again = play.undo(FIRST, (SECOND,)).act(FIRST, Kindle())
    assert again.state == play.state


def test_a_free_undo_within_the_turn() -> None:
    play = begin(Beginning(FIREBULLS, 2, {}, {}, SEED))
    seat = FIREBULLS.to_act(play.state)[0]  # type: ignore[arg-type]  # made by it
    play = play.act(seat, Draw())
    assert undo_key(play, seat) == "refused-undo-revealed"
    after = play.act(seat, Stay())
    assert undo_key(after, seat) == "refused-undo-passed"


def test_who_is_skipped_does_what_the_canon_says_and_the_log_tells_who_it_was() -> None:
    play = embers().act(None, Skip(FIRST))
    assert play.state == embers().act(FIRST, EMBERS.autopilot(state_of(embers()), FIRST)).state
    assert play.entry is not None
    assert (play.entry.seat, play.entry.about, play.entry.action) == (None, FIRST, Skip(FIRST))
    assert (play.public, play.decisions) == (1, (1, 0))
    assert replay(play.beginning, play.entries).state == play.state


def test_who_is_played_on_without_has_left_and_the_log_tells_it_was_not_by_their_will() -> None:
    play = begin(Beginning(EMBERS, 3, {}, {}, SEED)).act(None, Without(Seat(2)))
    left = begin(play.beginning).act(None, Leave(Seat(2)))
    assert (play.state, play.decisions) == (left.state, left.decisions)
    play = play.act(FIRST, a_lay(play))
    assert state_of(play.undo(FIRST, (SECOND,))).active == FIRST, "who has left is not asked"
    assert [write(entry.action).split()[0] for entry in play.entries] == ["without", "lay"]
    assert replay(play.beginning, play.entries).state == play.state


def test_only_whom_the_game_waits_for_is_skipped_and_only_by_the_table() -> None:
    for seat, action in ((None, Skip(SECOND)), (SECOND, Skip(FIRST)), (FIRST, Skip(FIRST))):
        with pytest.raises(IllegalAction):
            embers().act(seat, action)


def test_a_skip_is_taken_back_like_an_own_turn_but_never_freely() -> None:
    play = embers().act(FIRST, Guard()).act(None, Skip(FIRST))
    assert play.needs_consent(FIRST)
    assert play.last_of(FIRST).action == Skip(FIRST)
    assert undo_key(play, FIRST) == "refused-undo-passed"
    undone = play.undo(FIRST, (SECOND,))
    assert undone.state == embers().act(FIRST, Guard()).state
    assert undone.undo(FIRST).state == embers().state


def test_a_skip_that_neither_reveals_nor_passes_is_not_taken_back_freely_either() -> None:
    play = begin(Beginning(DAWDLING, 2, {}, {}, SEED)).act(None, Skip(FIRST))
    assert play.needs_consent(FIRST)
    assert undo_key(play, FIRST) == "refused-undo-passed"


class Dawdling(type(EMBERS)):  # type: ignore[misc]  # Embers whose time-out action is not a whole turn
    def autopilot(self, state: State, seat: Seat) -> Action:
        return self.legal(state, seat)[0] if state.players[seat].guarded else Guard()


DAWDLING = Dawdling()


def test_a_finished_game_is_not_undone() -> None:
    play = playout(Beginning(EMBERS, 2, {}, {}, SEED), SEED)
    with pytest.raises(GameOver):
        play.undo(FIRST, (SECOND,))


def test_the_decision_number_counts_ones_own_entries_and_every_undo_that_can_be_noticed() -> None:
    play = embers().act(SECOND, Guard()).act(FIRST, a_lay(embers()))
    assert play.decisions == (1, 1)
    assert play.undo(FIRST, (SECOND,)).decisions == (2, 2)
    assert play.act(None, Leave(FIRST)).decisions == (2, 1)


def test_fs_60_an_undo_of_what_nobody_could_notice_moves_its_own_number_only() -> None:
    play = embers().act(SECOND, Guard()).act(FIRST, a_lay(embers()))
    undone = play.undo(SECOND)
    assert undone.decisions == (1, 2)
    assert undone.public == play.public


def test_who_has_left_takes_nothing_back() -> None:
    play = begin(Beginning(EMBERS, 3, {}, {}, SEED)).act(SECOND, Guard())
    for gone in (Leave(SECOND), Without(SECOND)):
        left = play.act(None, gone)
        assert undo_key(left, SECOND, (FIRST, Seat(2))) == "refused-undo-left"


def test_nobody_leaves_twice_also_where_the_position_does_not_know_it() -> None:
    """In version 1 of Fireship a seat that had left was like one that was out."""
    play = begin(Beginning(Fireship(1), 3, {}, {}, SEED)).act(None, Leave(SECOND))
    assert Leave(SECOND) in play.rules.legal(play.state, None)
    for again in (Leave(SECOND), Without(SECOND)):
        with pytest.raises(IllegalAction):
            play.act(None, again)


def test_who_is_out_of_the_game_is_not_asked() -> None:
    play = begin(Beginning(OUT, 3, {}, {}, SEED)).act(FIRST, a_lay(begin(Beginning(EMBERS, 3, {}, {}, SEED))))
    assert play.playing == (FIRST, Seat(2))
    assert state_of(play.undo(FIRST, (Seat(2),))).active == FIRST


class Out(type(EMBERS)):  # type: ignore[misc]  # Embers in which the second seat has gone out
    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().playing(state) if seat != SECOND)


OUT = Out()


def test_an_undo_that_can_never_succeed_is_known_before_anybody_is_asked() -> None:
    play = embers().act(FIRST, a_lay(embers(), 0))
    assert play.undo_denied(FIRST) is None
    later = play.act(SECOND, a_lay(play, 1))
    denied = later.undo_denied(FIRST)
    assert denied is not None
    assert denied.phrase.key == "refused-undo-depends"
    assert later.undo_denied(SECOND) is None
    nothing = embers().undo_denied(FIRST)
    assert nothing is not None
    assert nothing.phrase.key == "refused-undo-nothing"


def test_doing_and_undoing_has_an_end_within_a_turn() -> None:
    play = embers()
    for _ in range(CHANGES_OF_MIND // 2):
        play = play.act(FIRST, Guard()).undo(FIRST)  # both in secret
    play = play.act(SECOND, Guard())
    assert undo_key(play.act(FIRST, a_lay(play)), FIRST, (SECOND,)) == "refused-undo-often"
    assert play.undo(SECOND).public == 0, "another seat still may"
    passed = play.act(FIRST, a_lay(play))
    passed = passed.act(SECOND, a_lay(passed, 1))
    assert passed.act(FIRST, Guard()).undo(FIRST).version == passed.version + 2, (
        "and so may it after the turn"
    )


def test_a_turn_that_is_ended_and_taken_back_for_ever_has_an_end_too() -> None:
    play = embers()
    for _ in range(CHANGES_OF_MIND):
        play = play.act(FIRST, a_lay(play)).undo(FIRST, (SECOND,))
    assert undo_key(play.act(FIRST, a_lay(play)), FIRST, (SECOND,)) == "refused-undo-often"


def test_orders_given_and_withdrawn_have_an_end() -> None:
    play = begin(Beginning(WAVERING, 2, {}, {}, SEED))
    for _ in range(CHANGES_OF_MIND // 2):
        play = play.act(SECOND, Guard()).act(SECOND, Guard())
    with pytest.raises(Refused) as refused:
        play.act(SECOND, Guard()).act(SECOND, Guard())
    assert refused.value.phrase.key == "refused-undo-often"
    assert play.act(FIRST, a_lay(play)).version == play.version + 1, "the game goes on"


class Wavering(type(EMBERS)):  # type: ignore[misc]  # Embers in which a guard can be withdrawn
    def legal(self, state: State, seat: Seat | None) -> Any:
        return [Guard()] if seat == SECOND and state.active == FIRST else super().legal(state, seat)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Any:
        step = super().apply(state, seat, action)
        if seat is None or not isinstance(action, Guard) or not state.players[seat].guarded:
            return step
        players = list(step.state.players)
        players[seat] = replace(players[seat], guarded=False)
        return replace(step, state=replace(step.state, players=tuple(players)))


WAVERING = Wavering()


def test_a_log_with_more_changes_of_mind_than_now_is_played_again() -> None:
    play = embers()
    for _ in range(CHANGES_OF_MIND):
        play = play.follow(Entry(play.version + 1, FIRST, Guard(), ""))
        play = play.follow(Entry(play.version + 1, FIRST, Undo(play.version), ""))
    assert undo_key(play.act(FIRST, Guard()), FIRST) == "refused-undo-often"
    assert replay(play.beginning, play.entries).version == 2 * CHANGES_OF_MIND


def test_a_standing_order_moves_no_number_that_others_see() -> None:
    play = embers().act(SECOND, Guard())
    assert (play.public, play.decisions[FIRST]) == (0, 0)
    assert play.undo(SECOND).public == 0
    assert play.act(FIRST, a_lay(play)).public == 1


def test_what_was_undone_stays_readable() -> None:
    play = embers().act(FIRST, Kindle()).undo(FIRST, (SECOND,))
    assert [len(written.events) for written in play.history()] == [2, 0]


def test_undone_entries_and_undos_replay_to_the_same_game() -> None:
    play = embers().act(FIRST, Kindle()).act(SECOND, Guard()).undo(SECOND)
    play = play.act(SECOND, a_lay(play)).undo(SECOND, (FIRST,))
    again = replay(play.beginning, play.entries)
    assert (again.state, again.entries, again.decisions) == (play.state, play.entries, play.decisions)


@pytest.mark.parametrize(
    ("field", "broken", "what"),
    [
        ("digest", "0" * 32, "the position"),
        ("number", 99, "the number"),
        ("action", Lay(Coal.ASH, 63), "the action"),
        ("action", Undo(1), "the action"),
    ],
)
def test_an_altered_entry_is_named(field: str, broken: object, what: str) -> None:
    play = playout(Beginning(EMBERS, 2, {}, {}, SEED), SEED)
    entries = list(play.entries)
    old = entries[3]
    parts = {"number": old.number, "seat": old.seat, "action": old.action, "digest": old.digest}
    entries[3] = Entry(**{**parts, field: broken})  # type: ignore[arg-type]  # one of them is
    with pytest.raises(Diverged, match=what) as difference:
        replay(play.beginning, entries)
    assert difference.value.number in (4, 99)


def test_a_game_that_goes_on_is_compared_where_it_stands_and_everywhere_if_that_differs() -> None:
    play = playout(Beginning(EMBERS, 2, {}, {}, SEED), SEED)
    first, *others = play.entries
    altered = Entry(first.number, first.seat, first.action, "0" * 32)
    again = resume(play.beginning, (altered, *others))
    assert (again.state, again.decisions, again.entries) == (play.state, play.decisions, (altered, *others))
    newest = Entry(others[-1].number, others[-1].seat, others[-1].action, "0" * 32)
    for entries, number in (
        ((altered, *others[:-1], newest), 1),
        ((first, *others[:-1], newest), len(others) + 1),
    ):
        with pytest.raises(Diverged, match="the position") as difference:
            resume(play.beginning, entries)
        assert difference.value.number == number
    with pytest.raises(Diverged, match="the action"):
        resume(play.beginning, (first, Entry(2, FIRST, Lay(Coal.ASH, 63), ""), *others[1:]))
    assert resume(play.beginning, ()).version == 0


def test_a_move_adds_to_the_game_before_it_and_copies_nothing() -> None:
    """So a move costs the same however long the game is."""
    play = embers().act(FIRST, Guard())
    longer = play.act(SECOND, Guard())
    assert longer.now.before is play.now
    assert len(list(longer.moments())) == 3


# Exports -------------------------------------------------------------------------------------------------

CONTRIBUTIONS = ("ana 17", "ben 42")


def exported(game: Any = FIREBULLS, options: Any = None) -> dict[str, Any]:
    server_seed = seed_from("server")
    beginning = Beginning(game, 3, {}, options or {}, mix(server_seed, CONTRIBUTIONS))
    play = playout(beginning, SEED)
    document: dict[str, Any] = json.loads(json.dumps(export(play, server_seed, CONTRIBUTIONS)))
    return document


def test_an_exported_game_verifies() -> None:
    document = exported(options={"edition": "italian"})
    assert verify(GAMES, document).version == len(document["log"])


def test_a_game_with_skipped_turns_verifies_and_shows_them() -> None:
    server_seed = seed_from("server")
    play = begin(Beginning(EMBERS, 2, {}, {}, mix(server_seed, CONTRIBUTIONS)))
    while seats := EMBERS.to_act(state_of(play)):
        chosen = EMBERS.legal(state_of(play), seats[0])[-2]
        play = play.act(None, Skip(seats[0])) if play.version % 2 else play.act(seats[0], chosen)
    document = json.loads(json.dumps(export(play, server_seed, CONTRIBUTIONS)))
    assert document["log"][1] == {"by": None, "do": "skip 1", "digest": play.entries[1].digest}
    assert verify((EMBERS,), document).state == play.state


@pytest.mark.parametrize("at", [0, 10, -1])
def test_one_altered_digest_is_found(at: int) -> None:
    document = exported()
    line = document["log"][at]
    line["digest"] = line["digest"][:-1] + ("0" if line["digest"][-1] != "0" else "1")
    with pytest.raises(Diverged, match="the position"):
        verify(GAMES, document)


def test_a_swapped_seed_is_found() -> None:
    document = exported()
    document["server_seed"] = seed_from("swapped").hex()
    with pytest.raises(Diverged, match="the commitment"):
        verify(GAMES, document)


@pytest.mark.parametrize(
    "alter",
    [
        lambda document: document["contributions"].append("late"),
        lambda document: document["options"].update(length="short"),
        lambda document: document["log"].pop(0),
        lambda document: document["log"].pop(),
        lambda document: document["result"].update(ranks=[1, 1, 1]),
        lambda document: document["log"][0].update(by=(document["log"][0]["by"] + 1) % 3),
    ],
)
def test_any_other_alteration_is_found(alter: Any) -> None:
    document = exported()
    alter(document)
    with pytest.raises(Diverged):
        verify(GAMES, document)


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {},
        "text",
        {"fireside": 2},
        {**exported(), "game": "chess"},
        {**exported(), "rules": 99},
        {**exported(), "seats": "three"},
        {**exported(), "seats": 9},
        {**exported(), "picks": []},
        {**exported(), "picks": {"colour": ["pink"]}},
        {**exported(), "options": {"speed": 1}},
        {**exported(), "options": {"length": ["full"]}},
        {**exported(), "server_seed": "xyz"},
        {**exported(), "log": [{"by": 0}]},
        {**exported(), "log": [{"by": 0, "do": "dance", "digest": ""}]},
    ],
)
def test_what_is_no_export_is_refused(document: object) -> None:
    with pytest.raises(Refused):
        verify(GAMES, document)


def test_the_export_is_in_notation_that_people_read() -> None:
    verbs = {line["do"].split()[0] for line in exported()["log"]}
    assert {"take", "draw", "attack"} <= verbs


@value
class Unknown(Action):
    pass


def test_a_log_with_an_action_of_another_game_diverges_there() -> None:
    play = embers().act(FIRST, Kindle())
    entry = play.entries[0]
    with pytest.raises(Diverged, match="entry 1: the action"):
        replay(play.beginning, [Entry(1, FIRST, Unknown(), entry.digest)])
