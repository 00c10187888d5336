"""Whole games alone against computers on the page, as on a phone: a thumb presses what is suggested first."""

import time
from types import SimpleNamespace

import pytest

from sandbox.people.client import People, Person
from tests.sandbox.browser import ARTEFACTS, PHONE, Screens, keep, needs_chromium
from tests.sizes import FIRST_SEED
from tests.stories.alone import begins, her_turn
from tests.stories.running_bot import Bot
from tests.stories.thumb import Thumb

pytestmark = needs_chromium

KEPT = (0, 1, 2, 20)  # presses after which a picture of the page is kept
MOST = {("springfestival", 1): 45, ("springfestival", 3): 45, ("firebulls", 3): 100, ("fireship", 3): 100}
PLAYED = [*MOST] if FIRST_SEED else [("springfestival", 1)]  # all of them before a release


@pytest.fixture(autouse=True)
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game whenever it is played."""
    monkeypatch.setattr("tables.lobby.os", SimpleNamespace(urandom=lambda length: bytes([1]) * length))
    monkeypatch.setattr("db.seats.contribution", lambda *_: "a person")
    monkeypatch.setattr("db.seats.contribution_of_computer", lambda *given: f"computer {given[-1]}")


@pytest.mark.parametrize(("line", "opponents"), PLAYED)
async def test_a_whole_game_is_played_with_a_thumb(
    bot: Bot, people: People, screens: Screens, ana: Person, line: str, opponents: int
) -> None:
    game = await begins(bot, people, ana, line, opponents=opponents, level="ember")
    page = await screens.open(ana.id, await game.thread(), PHONE)
    thumb, name, began = Thumb(page), f"alone-{line}-{opponents}", time.monotonic()
    await keep(page, f"{name}-before", "story")
    await page.get_by_role("button", name="▶ My turn").last.tap()
    await thumb.panel.wait_for()
    thumb.taps += 1
    while (await her_turn(game)).state == "running":
        choice = await thumb.best()
        assert choice is not None
        if thumb.taps in KEPT:
            await keep(page, f"{name}-after-{thumb.taps}", "story")
        await thumb.tap(choice)
    await game.settled()
    await page.locator("#messages").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    await keep(page, f"{name}-over", "story")
    assert (await game.table()).state == "ended"
    told = f"{thumb.taps} presses, {time.monotonic() - began:.0f} s\n"
    (ARTEFACTS / f"story-{name}.txt").write_text(told, encoding="utf-8")
    assert thumb.taps <= MOST[line, opponents]
