"""Games that are over, and their films as people see them."""

from io import BytesIO

from PIL import Image

from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import leave, turn

say = said("en")


async def over(bot: Bot, people: People, line: str, *persons: Person, turns: int = 3) -> Gathering:
    game = await gather(bot, people, line, *persons)
    for _ in range(turns):
        await turn(game)
    await leave(persons[-1])
    await game.settled()
    return game


async def newest(game: Gathering) -> bytes:
    """The board that has just been posted."""
    return await game.persons[0].picture((await game.posts())[-1])


def films_of(person: Person, *, alone: bool = False) -> list[Shown]:
    """Those that all see, or those for this person alone."""
    every = [one for one in person.all_messages() if one.ephemeral == alone]
    return [one for one in every if any("film.gif" in picture.url for picture in one.pictures)]


async def filmed(person: Person) -> Shown:
    await person.press(say("film-button"))
    return await person.until(lambda: next(iter(films_of(person)), None), "the film")


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as opened:
        found = []
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            found.append(opened.convert("RGB"))
    return found
