"""Whatever one does in which order, of one's game one panel is there, and it shows the choices of now."""

import random

import pytest

from engines import GAMES
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.sizes import seeds
from tests.stories.playing import answer, answers, asked, form_of, opened
from tests.stories.running_bot import Bot, Gathering, gather

ACTS = 10
KEYS = [rules.key for rules in GAMES]


def panels(person: Person) -> list[Shown]:
    """Those on which something can be chosen."""
    return [one for one in person.all_messages() if one.ephemeral and answers(one)]


def private(person: Person) -> list[int]:
    return [one.id for one in person.all_messages() if one.ephemeral]


async def again(_: Gathering, person: Person, chance: random.Random) -> None:
    """From the board, or by its command."""
    await (opened(person) if chance.random() < 0.5 else asked(person, "/turn"))


async def chosen(_: Gathering, person: Person, chance: random.Random) -> None:
    """Any answer of the panel, by which it may be done or asked."""
    (panel,) = panels(person)
    await answer(person, panel, chance.choice(answers(panel)))


async def mistyped(_: Gathering, person: Person, __: random.Random) -> None:
    """It is told on the panel."""
    (panel,) = panels(person)
    before = private(person)
    form = await form_of(person, panel)
    await person.submit(form, text="nonsense")
    await person.sees_changed(panel)
    assert set(private(person)) <= set(before), "no other message tells it"


@pytest.mark.parametrize("seed", seeds("one panel"))
@pytest.mark.parametrize("line", KEYS)
async def test_one_panel_is_there_whatever_is_pressed(
    bot: Bot, people: People, ana: Person, ben: Person, line: str, seed: int
) -> None:
    game, chance = await gather(bot, people, line, ana, ben), random.Random(f"{line} {seed}")
    person = await game.acting()
    await opened(person)
    for _ in range(ACTS):
        act = chance.choice((again, chosen, chosen, mistyped)) if panels(person) else again
        await act(game, person, chance)
        await game.settled()
        await person.until(lambda who=person: len(panels(who)) <= 1, "only one panel")  # type: ignore[misc]
        if person is not (acting := await game.acting()):
            person = acting
            await opened(person)
