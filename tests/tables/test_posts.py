"""What waits in the outbox is read as it was put, by this version and by those before."""

import json
from collections.abc import Mapping
from typing import Any, get_args

import pytest

from db.rows import Row
from engines.core import Seat
from tables import posts
from tables.posts import Post

EXAMPLES: tuple[Post, ...] = (
    posts.Lobby(),
    posts.Lobby(again=True),
    posts.LobbyEdit(),
    posts.LobbyWarning(until=7),
    posts.Gone(what="warning:1"),
    posts.Thread(),
    posts.Title(),
    posts.Awake(),
    posts.Board(noticed=12),
    posts.Board(noticed=0, again=True),
    posts.BoardEdit(),
    posts.WatchedEdit(),
    posts.Nameless(lobby=False, message=5),
    posts.Passed(messages=(1, 2)),
    posts.Turn(seat=Seat(1)),
    posts.TurnOver(),
    posts.Mention(seat=Seat(0)),
    posts.Asked(seat=Seat(1), number=3, entry=9),
    posts.Asked(seat=Seat(1), number=3, pace="slow"),
    posts.Answered(asked="asked:1:3", how="undo-done", seat=Seat(0)),
    posts.Answered(asked="asked:1:3", how="pace-done", seat=Seat(0), pace="slow"),
    posts.Paused(),
    posts.Trouble(code=50035),
    posts.Late(),
    posts.Reminder(),
    posts.Result(),
    posts.Welcome(locale="it"),
    posts.Lobby(ping=9),
    posts.CaretakerNews(seat=Seat(1)),
    posts.Deserted(until=7),
    posts.Film(),
    posts.Weekly(server=7, until=9),
    posts.Film(hands=True),
    posts.Moderated(what="remove", seat=Seat(1)),
    posts.Moderated(what="move", thread=5),
    posts.DealCard(game=5, locale="fr"),
)
BEFORE: list[tuple[str, str, Mapping[str, Any], Post]] = [
    ("lobby", "lobby:1", {}, posts.Lobby()),
    ("lobby", "lobby:1:44", {"again": True}, posts.Lobby(again=True)),
    ("relobby", "lobby:1:i:9", {}, posts.LobbyEdit()),
    ("warning", "warning:1", {"until": 7}, posts.LobbyWarning(until=7)),
    ("gone", "unwarning:1", {"what": "warning:1"}, posts.Gone(what="warning:1")),
    ("thread", "thread:1", {}, posts.Thread()),
    ("awake", "awake:drowsy:1:5", {}, posts.Awake()),
    ("board", "board:1:in:88:0", {}, posts.Board(noticed=0)),
    ("board", "board:1:17", {}, posts.Board(noticed=17)),
    ("board", "again:1:44:17", {"again": True}, posts.Board(noticed=17, again=True)),
    ("edit", "edit:1:17", {}, posts.BoardEdit()),
    ("turn", "turn:1:17:0", {"seat": 0}, posts.Turn(seat=Seat(0))),
    ("over", "over:1:17:0", {}, posts.TurnOver()),
    ("mention", "mention:turn:1:17:0", {"seat": 0}, posts.Mention(seat=Seat(0))),
    (
        "asked",
        "asked:1:3",
        {"kind": "undo", "seat": 1, "number": 3, "entry": 9},
        posts.Asked(seat=Seat(1), number=3, entry=9),
    ),
    (
        "asked",
        "asked:1:3",
        {"kind": "pace", "seat": 1, "number": 3, "pace": "slow"},
        posts.Asked(seat=Seat(1), number=3, pace="slow"),
    ),
    (
        "answered",
        "answered:asked:1:3",
        {"asked": "asked:1:3", "how": "undo-refused", "seat": 0, "number": 3, "entry": 9},
        posts.Answered(asked="asked:1:3", how="undo-refused", seat=Seat(0)),
    ),
    (
        "answered",
        "answered:asked:1:3",
        {"asked": "asked:1:3", "how": "pace-done", "seat": 0, "number": 3, "pace": "slow"},
        posts.Answered(asked="asked:1:3", how="pace-done", seat=Seat(0), pace="slow"),
    ),
    ("paused", "paused:1:44:0", {}, posts.Paused()),
    ("trouble", "trouble:1:50035", {"code": 50035}, posts.Trouble(code=50035)),
    ("late", "late:1:0:1700:1", {}, posts.Late()),
    ("remind", "remind:11:1:0:1700:1", {}, posts.Reminder()),
]


LATER = {
    one.kind
    for one in (
        posts.Passed,
        posts.Nameless,
        posts.Result,
        posts.WatchedEdit,
        posts.CaretakerNews,
        posts.Deserted,
        posts.Welcome,
        posts.Title,
        posts.Film,
        posts.Moderated,
        posts.Weekly,
        posts.DealCard,
    )
}


def row(kind: str, key: str, payload: object) -> Row:
    """As it is claimed."""
    known = dict.fromkeys(Row.__slots__)
    return Row(**{**known, "id": 1, "kind": kind, "key": key, "payload": payload})  # type: ignore[arg-type]


@pytest.mark.parametrize("post", EXAMPLES, ids=str)
def test_a_post_is_read_as_it_was_put(post: Post) -> None:
    kept = json.loads(json.dumps(posts.payload(post)))
    assert posts.read(row(post.kind, "no:key:tells", kept)) == post


def test_there_is_an_example_of_every_kind() -> None:
    assert {type(one) for one in EXAMPLES} == set(get_args(Post))
    assert {kind for kind, *_ in BEFORE} == set(posts.POSTS) - LATER


@pytest.mark.parametrize(("kind", "key", "payload", "post"), BEFORE, ids=lambda one: str(one)[:40])
def test_a_row_that_a_version_before_has_put_is_read(
    kind: str, key: str, payload: Mapping[str, Any], post: Post
) -> None:
    assert posts.read(row(kind, key, payload)) == post


def test_a_row_of_no_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no post: poll"):
        posts.read(row("poll", "poll:1", {}))
