"""Films in somebody's eyes: a game that is over as one seat saw it, or with open hands once all agree; of a
game that goes on the boards since one's own last turn."""

import asyncio
import sys
from io import BytesIO

import pytest
from PIL import Image

from bot.show.sentences import said
from renderer.film import turns
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.forging import forged
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, game_of, gather, open_lobby
from tests.stories.screenings import filmed, films_of, frames, newest, over
from tests.stories.steps import direct, leave, turn

say = said("en")
SINCE, WHOLE, OWN, OPEN = "since", "whole", "own", "open"


async def shown_alone(person: Person, what: str, **options: str) -> list[Image.Image]:
    """The film that nobody else is shown."""
    film = await asked(person, "/film", what=what, **options)
    assert film.pictures, film.text
    return frames(await person.picture(film))


def is_amid(frame: Image.Image, picture: bytes) -> bool:
    """Whether the frame is that picture, in its middle."""
    with Image.open(BytesIO(picture)) as board:
        left, top = (frame.width - board.width) // 2, (frame.height - board.height) // 2
        part = frame.crop((left, top, left + board.width, top + board.height))
        return part.tobytes() == board.convert("RGB").tobytes()


def amid(frame: Image.Image, size: tuple[int, int]) -> bytes:
    """What stands in its middle."""
    left, top = (frame.width - size[0]) // 2, (frame.height - size[1]) // 2
    return frame.crop((left, top, left + size[0], top + size[1])).tobytes()


async def test_whoever_asks_is_shown_the_game_as_their_own_seat_saw_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """Each frame is what that seat was shown then, also to somebody who has left; nobody else is shown it."""
    for person in (ana, ben):
        await person.slash("/settings", language="en", dm=True)
    game = await gather(bot, people, "firebulls", ana, ben)
    seen = list[tuple[int, Person, bytes]]()
    for number in range(4):
        acting = await game.acting()
        private = next(one for one in reversed(direct(acting)) if one.pictures)
        seen.append((number, acting, await acting.picture(private)))
        await turn(game)
    await leave(ben)
    await game.settled()
    film = await filmed(ana)
    for person in (ana, ben):
        own = await person.press(say("film-own-button"), on=film)
        assert isinstance(own, Shown)
        assert say("film-own") in own.text
        told = frames(await person.picture(own))
        assert [number for number, one, was in seen if one is person and not is_amid(told[number], was)] == []
    assert len(films_of(ana, alone=True)) == len(films_of(ben, alone=True)) == 1


async def test_hands_are_open_once_everybody_has_agreed(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await over(bot, people, "firebulls", ana, ben)
    film = await filmed(ana)
    dario = (await people.person("Dario")).go(await game.thread())
    await dario.slash("/settings", language="en")
    assert (await asked(dario, "/film", what=OPEN)).text == say("refused-not-seated")
    assert (await asked(dario, "/film", what=OWN)).text == say("refused-not-seated")
    for _ in range(2):
        waits = await ana.press(say("film-open-button"), on=film)
        assert isinstance(waits, Shown)
        assert waits.text == say("film-missing", names="Ben", count=1)
    assert len(films_of(dario)) == 1
    agreed = await ben.press(say("film-open-button"), on=film)
    assert isinstance(agreed, Shown)
    assert agreed.text.startswith("The film is being made")
    opened = await dario.until(
        lambda: next((one for one in films_of(dario) if one.id != film.id), None), "the film with open hands"
    )
    assert say("film-open-title") in opened.text
    told = frames(await dario.picture(opened))
    eyes = {person: await shown_alone(person, OWN) for person in (ana, ben)}
    assert [len(one) for one in eyes.values()] == [len(told)] * 2
    play = (await game.table()).running
    for number, moment in enumerate(turns(play)):
        if moment.entry is not None and moment is not play.now:
            person = game.persons[moment.entry.about or 0]
            assert amid(told[number], (1180, 1100)) == amid(eyes[person][number], (1180, 1100)), number
    await bot.told()
    again = await ana.press(say("film-open-button"), on=film)
    assert isinstance(again, Shown)
    assert again.text.endswith(str(opened.id))


async def test_where_nobody_holds_a_hand_nobody_is_asked_whose_eyes(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    await over(bot, people, "springfestival", ana, ben, turns=1)
    film = await filmed(ana)
    assert film.buttons == []
    await bot.told()
    told = await asked(ben, "/film", what=OPEN)
    assert told.text.endswith(str(film.id))


@pytest.mark.parametrize("line", ["firebulls", "fireship"])
async def test_what_has_happened_since_my_turn_moves_before_me_alone(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, line: str
) -> None:
    """The board that my turn left, those after each turn of the others, and that of now."""
    await chloe.slash("/settings", language="en")
    game = await gather(bot, people, line, ana, ben, chloe)
    me, stood = await game.acting(), list[bytes]()
    while not stood or await game.acting() is not me:
        await turn(game)
        stood.append(await newest(game))
    me.go("games")
    told = await shown_alone(me, SINCE, game=str(game.id))
    assert len(told) == len(stood)
    assert [number for number, was in enumerate(stood) if not is_amid(told[number], was)] == []
    assert films_of(me) == [], "nobody else is shown it"
    await turn(game)
    assert (await asked(me, "/film", game=str(game.id))).text == say("refused-film-nothing-new")


async def test_where_all_play_at_once_it_ends_with_the_board_of_now(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    for _ in range(3):
        await turn(game)
    board = await newest(game)
    last = (await game.table()).running.now.entry
    assert last is not None
    told = await shown_alone(ana if last.about == 1 else ben, SINCE)
    assert len(told) >= 2
    assert is_amid(told[-1], board)


async def test_a_film_that_is_not_to_be_had_is_refused_with_what_there_is(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await turn(game)
    dario = (await people.person("Dario")).go(await game.thread())
    await dario.slash("/settings", language="en")
    number = str(game.id)
    for what in (WHOLE, OWN, OPEN):
        assert (await asked(ana, "/film", what=what, game=number)).text == say("refused-film-later")
    assert (await asked(dario, "/film", game=number)).text == say("refused-not-seated")
    assert (await asked(ana, "/film", game="4711")).text == say("refused-no-game")
    assert (await asked(ana, "/film", game="my best one")).text == say("refused-no-game")
    board = await asked(ana, "/board 0")
    for control in ("openfilm", "ownfilm"):
        refused = await forged(bot.sandbox, ana, board, f"v1:{control}:{game.id}:0:")
        assert refused == say("refused-film-later")
    await leave(ben)
    await game.settled()
    assert (await asked(ana, "/film", what=SINCE, game=number)).text == say("refused-film-whole")


async def test_nobody_is_shown_a_private_game_that_is_not_theirs(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=2, private=True)
    await ana.select(ben, on=lobby)
    await ben.press("Join", on=lobby)
    dario = (await people.person("Dario")).go("games")
    await dario.slash("/settings", language="en")
    for what in (SINCE, WHOLE, OWN, OPEN):
        refused = await asked(dario, "/film", what=what, game=str(game_of(lobby)))
        assert refused.text == say("refused-no-game")


async def test_asked_for_twice_at_once_it_is_there_twice_and_made_once(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for _ in range(2):
        await turn(game)
    acting = await game.acting()
    one, two = await asyncio.gather(*(asked(acting, "/film", what=SINCE) for _ in range(2)))
    assert await acting.picture(one) == await acting.picture(two)
    assert bot.metrics.film._sum.get() > 0
    assert len(bot.client.services.films._lately) == 1


@pytest.mark.parametrize("expected", [{"a film was not made"}])
@pytest.mark.parametrize("what", [SINCE, OWN])
async def test_when_the_process_that_makes_it_is_killed_one_may_ask_again(
    bot: Bot, people: People, ana: Person, ben: Person, what: str
) -> None:
    if what == OWN:
        game = await over(bot, people, "firebulls", ana, ben, turns=2)
    else:
        game = await gather(bot, people, "firebulls", ana, ben)
        await turn(game)
        await turn(game)
    person = ana if what == OWN else await game.acting()
    films = bot.client.services.films
    whole, films._command = films._command, (sys.executable, "-c", "import os; os.kill(os.getpid(), 9)")
    assert (await asked(person, "/film", what=what)).text == say("film-none")
    films._command = whole
    assert await shown_alone(person, what)
