"""Two deals of the day that differ only in what a person cannot know look the same to that person and to all
others; nor does anybody else's deal show."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Seat
from engines.log import Moment, Play
from sandbox.people.client import People, Person
from tables.model import Table
from tables.pace import DAY
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic
from tests.stories.deals import MONDAY, begun, goes_on, looked, table_of
from tests.stories.forging import forged
from tests.stories.looks import comparable
from tests.stories.playing import asked
from tests.stories.running_bot import Bot

SECRET = (1, 2)  # Fire Bulls on a Tuesday, Fireship on a Wednesday
HERS, COMPUTERS = Seat(0), Seat(1)
MOVES, TWINS, TRIES = 6, 3, 10
WIRES = ("turn", "hand", "more", "closer", "log", "recap", "words", "board", "film", "verify", "export")


@pytest.fixture
def clock() -> Clock:
    """Just after midnight, on a Monday."""
    made = Clock()
    made.now = MONDAY * DAY + 60_000
    return made


def other(play: Play, chance: random.Random) -> Iterator[Any]:
    """Positions that she cannot tell from the true one, but a computer can."""
    for _ in range(TRIES):
        state = play.rules.reseed_hidden(play.state, HERS, chance.randbytes(32))
        if play.rules.view(state, COMPUTERS) != play.rules.view(play.state, COMPUTERS):
            yield state


async def all_is_asked(bot: Bot, table: Table, ana: Person, ben: Person) -> None:
    for line in ("/daily", "/board", "/turn", "/hand", "/games"):
        given: dict[str, str] = {} if line in ("/daily", "/games") else {"game": str(table.id)}
        for person in (ana, ben):
            await person.slash(line, **given)
    shown = await looked(ana)
    for person in (ana, ben):
        own = shown if person is ana else await asked(ben, "/daily")
        for wire in WIRES:
            await forged(bot.sandbox, person, own, f"v1:{wire}:{table.id}:0:")
        await forged(bot.sandbox, person, own, f"v1:past:{table.id}:0:s1")
    await bot.told()


async def heard(
    bot: Bot, traffic: Traffic, table: Table, persons: tuple[Person, Person], state: Any
) -> list[str]:
    play = table.running
    moment = Moment(play.now.entry, replace(play.now.step, state=state), play.now.before)
    bot.tables.plays.remember(table.id, replace(play, now=moment))
    before = len(traffic.requests)
    await all_is_asked(bot, table, *persons)
    bot.tables.plays.remember(table.id, play)
    return comparable(traffic.requests[before:])


async def told(
    bot: Bot, traffic: Traffic, ana: Person, ben: Person, day: int, chance: random.Random
) -> list[list[str]]:
    """Of the true deal first, then of its twins; once for nothing before, so that all is warm."""
    table = await table_of(bot, ana, MONDAY + day)
    assert table.waiting == (HERS,)
    state, persons = table.running.state, (ana, ben)
    twins = [state, *(one for one, _ in zip(other(table.running, chance), range(TWINS), strict=False))]
    assert len(twins) > 1
    await heard(bot, traffic, table, persons, state)
    return [await heard(bot, traffic, table, persons, one) for one in twins]


async def under_way(ana: Person) -> None:
    panel = await begun(ana)
    for _ in range(MOVES):
        panel = await goes_on(ana, panel)


@pytest.mark.parametrize("day", SECRET)
async def test_nobody_can_tell_two_deals_apart_that_differ_in_what_a_computer_holds(
    bot: Bot,
    people: People,
    traffic: Traffic,
    clock: Clock,
    dealt: None,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    day: int,
) -> None:
    """And a view that shows everybody what a computer sees is found out."""
    clock.now += day * DAY
    await under_way(ana)
    first, *others = await told(bot, traffic, ana, ben, day, random.Random(day))
    assert len(first) > 20
    assert [one for one in others if one != first] == []
    view = Table.view

    def leaking(table: Table, viewer: Seat | None) -> Any:
        return view(table, COMPUTERS if viewer is None else viewer)

    monkeypatch.setattr(Table, "view", leaking)
    first, *others = await told(bot, traffic, ana, ben, day, random.Random(day))
    assert [one for one in others if one != first] != []
