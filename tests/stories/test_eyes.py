"""Everybody's eyes: once a game is over, each past board also as each seat saw it then, and no earlier."""

import pytest

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.forging import forged
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import direct, leave, turn

say = said("en")


async def pressed(person: Person, label: str, panel: Shown) -> Shown:
    await person.press(label, on=panel)
    return await person.sees_changed(panel)


async def over(bot: Bot, people: People, line: str, *persons: Person, turns: int = 3) -> Gathering:
    for person in persons:
        await person.slash("/settings", language="en", dm=True)
    game = await gather(bot, people, line, *persons)
    for _ in range(turns):
        await turn(game)
    return game


async def replayed(person: Person) -> Shown:
    shown = await person.press(say("replay-button"))
    assert isinstance(shown, Shown)
    return shown


async def test_two_presses_after_the_end_show_what_a_seat_saw_then(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    """The bytes are those that were shown to that seat alone."""
    game = await over(bot, people, "firebulls", ana, ben, chloe, turns=0)
    seen = list[tuple[int, Person, bytes]]()
    for number in range(4):
        acting = await game.acting()
        shown = next(one for one in reversed(direct(acting)) if one.pictures)
        seen.append((number, acting, await acting.picture(shown)))
        await turn(game)
    await leave(ben)
    await leave(chloe)
    await game.settled()
    dario = (await people.person("Dario")).go(await game.thread())
    await dario.slash("/settings", language="en")
    panel = await replayed(dario)
    assert panel.buttons[2:] == ["👁 Everybody", "👁 Ana", "👁 Ben", "👁 Chloé"]
    for number, person, picture in seen:
        if number:
            panel = await pressed(dario, say("past-next-button", turn=number), panel)
        shown = await pressed(dario, f"👁 {person.name}", panel)
        assert say("eyes-title", name=person.name) in shown.text
        assert await dario.picture(shown) == picture
        panel = shown


async def test_the_eyes_stay_the_same_from_turn_to_turn_and_may_close_again(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, "firebulls", ana, ben)
    await leave(ben)
    await game.settled()
    panel = await replayed(ana)
    public = panel.pictures[0].alt
    panel = await pressed(ana, "👁 Ben", panel)
    assert "Ben" in panel.text
    panel = await pressed(ana, say("past-next-button", turn=1), panel)
    assert say("eyes-title", name="Ben") in panel.text
    panel = await pressed(ana, say("past-back-button", turn=0), panel)
    panel = await pressed(ana, "👁 Everybody", panel)
    assert "saw this" not in panel.text
    assert panel.pictures[0].alt == public


async def test_nobodys_eyes_open_before_the_end(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await over(bot, people, "firebulls", ana, ben)
    board = await asked(ana, "/board 1")
    assert not [label for label in board.buttons if "👁" in label]
    for seat in range(3):
        refused = await forged(bot.sandbox, ana, board, f"v1:past:{game.id}:1:s{seat}")
        assert refused == say("refused-eyes-later")


@pytest.mark.parametrize("seat", [2, 99])
async def test_a_seat_that_never_was_has_no_eyes(
    bot: Bot, people: People, ana: Person, ben: Person, seat: int
) -> None:
    game = await over(bot, people, "firebulls", ana, ben)
    await leave(ben)
    await game.settled()
    panel = await replayed(ana)
    assert await forged(bot.sandbox, ana, panel, f"v1:past:{game.id}:1:s{seat}") == say("refused-old")


async def test_where_nothing_is_secret_nobody_is_asked_whose_eyes(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, "springfestival", ana, ben)
    await leave(ben)
    await game.settled()
    assert (await replayed(ana)).buttons == [say("past-back-button", turn=0), say("past-next-button", turn=1)]
