"""A press whose answer waits is acknowledged first; what is shown then is for one person all the same."""

import pytest

from bot.inbound import replies
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.playing import answer, answers, asked
from tests.stories.running_bot import Bot, gather


@pytest.fixture
async def noted(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Bot:
    """Before anything is looked up."""
    monkeypatch.setattr(replies, "LATEST", 0.0)
    return bot


async def private(person: Person) -> Shown:
    """The panel that they alone see."""

    def newest() -> Shown | None:
        found = [one for one in person.all_messages() if one.ephemeral and one.pictures]
        return found[-1] if found else None

    return await person.until(newest, "a panel")


async def test_the_board_stands_as_it_was_and_the_panel_is_private(
    noted: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(noted, people, "firebulls", ana, ben)
    acting, waiting = await game.acting(), await game.waiting()
    board = (await game.posts())[-1]
    await acting.press("▶ My turn")
    panel = await private(acting)
    assert panel.id != board.id
    assert (await game.posts())[-1].json == board.json
    assert panel.id not in [one.id for one in waiting.all_messages()]


async def test_the_board_stands_when_another_panel_takes_the_place_of_the_first(
    noted: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(noted, people, "firebulls", ana, ben)
    acting, board = await game.acting(), (await game.posts())[-1]
    await acting.press("▶ My turn")
    first = await private(acting)
    await acting.press("▶ My turn", on=board)
    await acting.until(lambda: first.id not in [one.id for one in acting.all_messages()], "the first to go")
    await game.settled()
    assert (await private(acting)).id != first.id
    assert (await game.posts())[-1].json == board.json


async def test_the_game_goes_on_in_the_same_panel(
    noted: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(noted, people, "firebulls", ana, ben)
    acting = await game.acting()
    await acting.press("▶ My turn")
    panel = await private(acting)
    choice, *_ = answers(panel)
    assert (await answer(acting, panel, choice)).id == panel.id


async def test_what_is_known_of_somebody_is_a_file_of_their_own(
    noted: Bot, people: People, ana: Person
) -> None:
    kept = await asked(ana, "/privacy")
    await ana.press("Export my data", on=kept)
    file = await ana.until(
        lambda: next((it for it in ana.all_messages() if it.json["attachments"]), None), "a file"
    )
    assert file.ephemeral
    assert file.id != kept.id
