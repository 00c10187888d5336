"""Films: each frame is the board that stood, however long the game; Chromium plays them."""

import json
from base64 import b64encode
from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser

from engines import GAMES
from engines.chance import commitment, mix, seed_from
from engines.core import AnyRules, Seat
from engines.export import export
from engines.log import Beginning, Play, begin, last_turn, playout
from engines.words import Words
from renderer import Look, draw
from renderer import film as films
from renderer.__main__ import main
from renderer.film import A_TURN, LARGEST, MOST, THE_END, chosen, film, turns
from renderer.raster import gif
from tests.engines.cases import CASES, Case
from tests.renderer.cases import NAMES
from tests.sandbox.browser import needs_chromium
from tests.sizes import FIRST_SEED, size

SECRET, GIVEN = bytes(32), ("ana", "ben")
DRAWN = [case for case in CASES if case.rules in GAMES]
GROUPS = sorted({(case.rules.key, case.seats) for case in DRAWN})


def played(case: Case, number: int = 0) -> Play:
    seed = seed_from("film", str(case), number)
    return playout(case.beginning(seed), seed)


def words_of(play: Play) -> Words:
    return Words("en", play.rules, NAMES[: play.beginning.seats])


def boards(play: Play) -> list[Image.Image]:
    """As they stood in the thread, the final picture among them."""
    found = []
    for one in chosen(turns(play), MOST):
        outcome = play.rules.outcome(one.step.state)
        look = Look(words_of(play), happened=last_turn(one), outcome=outcome)
        found.append(draw(play.rules.view(one.step.state, None), look))
    return found


def frames(made: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(made)) as opened:
        found = []
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            found.append(opened.convert("RGB"))
    return found


def differing(shown: Sequence[Image.Image], stood: Sequence[Image.Image]) -> list[int]:
    """Which frames are not the board, in their middle."""
    wrong = []
    for number, (frame, board) in enumerate(zip(shown, stood, strict=True)):
        left, top = (frame.width - board.width) // 2, (frame.height - board.height) // 2
        part = frame.crop((left, top, left + board.width, top + board.height))
        if part.tobytes() != board.convert("RGB").tobytes():
            wrong.append(number)
    return wrong


@pytest.mark.parametrize("rules", GAMES, ids=lambda one: one.key)
def test_each_frame_is_the_board_that_stood(rules: AnyRules) -> None:
    play = played(next(case for case in DRAWN if case.rules is rules))
    assert differing(frames(film(play, words_of(play))), boards(play)) == []


def test_a_frame_that_keeps_too_much_of_the_one_before_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    play = played(DRAWN[0])
    kept = gif._news

    def spoiled(before: Image.Image | None, now: Image.Image) -> Any:
        shown, (left, top, right, bottom) = kept(before, now)
        return shown.crop((0, 0, shown.width, max(1, shown.height - 9))), (left, top, right, bottom - 9)

    monkeypatch.setattr(gif, "_news", spoiled)
    assert differing(frames(film(play, words_of(play))), boards(play)) != []


@pytest.mark.endurance
@pytest.mark.parametrize(("key", "seats"), GROUPS)
def test_no_film_is_larger_than_discord_takes(key: str, seats: int) -> None:
    """That with the most turns, of whatever was chosen; before a release three of each, every frame of which
    is compared as well."""
    cases = [case for case in DRAWN if (case.rules.key, case.seats) == (key, seats)]
    plays = [played(case, number) for case in cases for number in range(3 if FIRST_SEED else 1)]
    for play in sorted(plays, key=lambda play: len(turns(play)))[-size("films") :]:
        made = film(play, words_of(play))
        assert len(made) <= LARGEST
        if FIRST_SEED:
            assert differing(frames(made), boards(play)) == []


def test_a_film_that_would_be_too_large_shows_fewer_turns_and_still_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = played(DRAWN[0])
    whole = film(play, words_of(play))
    monkeypatch.setattr(films, "LARGEST", len(whole) // 3)
    made = film(play, words_of(play))
    assert len(made) <= len(whole) // 3
    shown, stood = frames(made), boards(play)
    assert 2 < len(shown) < len(stood)
    assert differing([shown[0], shown[-1]], [stood[0], stood[-1]]) == []


@pytest.mark.parametrize("count", [1, 2, MOST - 1, MOST, MOST + 1, 3 * MOST + 7])
def test_of_long_games_turns_are_left_out_evenly(count: int) -> None:
    kept = chosen(range(count), MOST)
    assert len(kept) == min(count, MOST)
    assert (kept[0], kept[-1]) == (0, count - 1)
    steps = {later - one for one, later in pairwise(kept)}
    assert max(steps, default=1) - min(steps, default=1) <= 1
    assert chosen(range(count), 1) == [count - 1]


def test_a_game_in_which_nothing_has_happened_is_one_board() -> None:
    play = begin(DRAWN[0].beginning(bytes(32)))
    assert len(frames(film(play, words_of(play)))) == 1


def test_it_shows_nothing_but_what_all_may_see() -> None:
    """Two games that only a seat could tell apart have the same film; one in a seat's eyes would not."""
    case = next(one for one in DRAWN if one.rules.key == "firebulls")
    play = playout(case.beginning(seed_from("film", "secret")), bytes(32), most=9)
    other = play.rules.reseed_hidden(play.state, None, bytes(range(32)))
    assert other != play.state
    seen = [play.rules.view(state, None) for state in (play.state, other)]
    own = [play.rules.view(state, Seat(0)) for state in (play.state, other)]
    assert seen[0] == seen[1]
    assert own[0] != own[1]
    assert {type(films.shown(play, words_of(play), one)[1].front) for one in turns(play)} == {type(None)}
    for one in turns(play):
        assert films.shown(play, words_of(play), one)[0] == play.rules.view(one.step.state, None)


def exported(names: Sequence[str] = ()) -> dict[str, Any]:
    rules = GAMES[0]
    assert commitment(SECRET)
    beginning = Beginning(rules, 2, {}, {"rounds": 4}, mix(SECRET, GIVEN))
    play = playout(beginning, bytes(32))
    return {**export(play, SECRET, GIVEN), **({"names": names, "locale": "fr"} if names else {})}


@pytest.mark.parametrize("names", [(), ("Ana", "Ben")])
def test_an_exported_game_becomes_a_film(names: Sequence[str], tmp_path: Path) -> None:
    file, made = tmp_path / "game.json", tmp_path / "film.gif"
    file.write_text(json.dumps(exported(names)))
    assert main(["film", str(file), "-o", str(made), "--within", "600"]) == 0
    assert len(frames(made.read_bytes())) > 4


@pytest.mark.parametrize("wrong", ["", "{}", "[]", json.dumps({**exported(), "contributions": ["eve"]})])
def test_what_is_no_game_is_refused_in_a_sentence(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(wrong)
    assert main(["film", str(file), "-o", str(tmp_path / "film.gif")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "film.gif").exists()


PLAYS = """async data => {
    const bytes = Uint8Array.from(atob(data), one => one.charCodeAt(0));
    const film = new ImageDecoder({data: bytes, type: 'image/gif'});
    await film.tracks.ready; await film.completed;
    const track = film.tracks.selectedTrack, pauses = [];
    for (let frame = 0; frame < track.frameCount; frame++)
        pauses.push((await film.decode({frameIndex: frame})).image.duration / 1000);
    return [track.animated, track.repetitionCount === Infinity, pauses];
}"""


@pytest.mark.endurance
@needs_chromium
async def test_chromium_plays_every_turn_and_holds_the_end(browser: Browser) -> None:
    play = played(DRAWN[0])
    page = await browser.new_page()
    await page.route("**/*", lambda route: route.fulfill(body="<html>", content_type="text/html"))
    await page.goto("http://localhost/")  # where a page may decode pictures
    data = b64encode(film(play, words_of(play))).decode()
    animated, for_ever, pauses = await page.evaluate(PLAYS, data)
    assert animated
    assert for_ever
    assert pauses == [A_TURN] * (len(turns(play)) - 1) + [THE_END]
