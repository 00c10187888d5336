"""Whatever one does in which order, of one's game one panel is there, and it shows the choices of now."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.inbound.buttons import Options, Turn
from bot.inbound.custom_ids import wire
from bot.show.pictures import Pictures
from engines import GAMES
from sandbox import messages
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.model import Press
from tests.sizes import seeds
from tests.stories.forging import pressing
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


class Brush:
    """The first picture is not finished before somebody says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.goes_on, self._drawn = asyncio.Event(), asyncio.Event(), Pictures._drawn
        monkeypatch.setattr(Pictures, "_drawn", self._held())

    def _held(self) -> Callable[..., Any]:
        async def drawn(pictures: Pictures, *asked: Any) -> Any:
            if not self.begun.is_set():
                self.begun.set()
                await self.goes_on.wait()
            return await self._drawn(pictures, *asked)

        return drawn


async def test_who_looks_again_sees_what_was_drawn_until_something_has_changed(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, counted = Pictures._drawn, list[str]()

    async def noted(pictures: Pictures, work: Any, what: Any, name: str) -> Any:
        counted.append(name)
        return await drawn(pictures, work, what, name)

    game = await gather(bot, people, "fireship", ana, ben)
    person = await game.acting()
    monkeypatch.setattr(Pictures, "_drawn", noted)
    first = await opened(person)
    again = await opened(person)
    assert again.text == first.text
    assert counted == ["turn.png"]
    server = bot.sandbox.world.channel(again.channel).guild_id
    await bot.tables.write_memo(Press(1, person.id, "Ana", "en", server), game.id, "take the east first")
    assert "take the east first" in (await opened(person)).text
    assert counted == ["turn.png"] * 2


@pytest.mark.parametrize("promised", [0.0, 60.0], ids=["promised", "in one answer"])
async def test_pressed_twice_it_is_there_once_however_late_the_first_is(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, promised: float
) -> None:
    """The second answer takes the first away, which must be there by then: else it was answered with a fault,
    because Discord knows no such message, or it came after that and stayed."""
    game = await gather(bot, people, "fireship", ana, ben)
    person = await game.acting()
    monkeypatch.setattr("bot.inbound.replies.PROMISED_AFTER", promised)
    brush = Brush(monkeypatch)
    press, before = (
        pressing(bot.sandbox, person, (await game.posts())[-1], wire(Turn(game.id))),
        private(person),
    )
    press()
    await brush.begun.wait()
    press()
    await person.until(lambda: panels(person) or None, "the panel of the second press")
    brush.goes_on.set()
    await game.settled()
    assert len(panels(person)) == 1
    assert len(private(person)) == len(before) + 1


async def test_who_wants_words_has_no_signs_on_any_button_of_their_panel_and_the_others_have_them(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    await ana.dismiss(await asked(ana, "/settings", words=True))
    shown = await opened(ana)
    labels = [one["label"] for one in shown.components() if one.get("label")]
    assert {"Board", "Help", "More"} < set(labels)
    assert [one for one in labels if set(one) & set("🗺💡💥✨🏮⋯↔")] == []
    await ana.press("More", on=shown)
    shown = await ana.sees_changed(shown)
    assert {"Type", "My note", "Close", "Back"} < {one.get("label") for one in shown.components()}
    theirs = [one.get("label") for one in (await opened(ben)).components()]
    assert "🗺" in theirs
    await ana.press(wire(Turn(game.id)))


async def test_a_form_that_was_not_sent_leaves_the_panel_within_reach(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    person = await game.acting()
    panel = await opened(person)
    await form_of(person, panel)
    await opened(person)
    await game.settled()
    await person.until(lambda: len(panels(person)) == 1 or None, "the older panel to go")
    assert panel.id not in private(person)


@pytest.mark.parametrize("promised", [0.01, 60.0], ids=["promised", "in one answer"])
async def test_a_press_on_a_panel_that_goes_meanwhile_is_answered_all_the_same(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, promised: float
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    person = await game.acting()
    panel = await opened(person)
    monkeypatch.setattr("bot.inbound.replies.PROMISED_AFTER", promised)
    world = bot.sandbox.world
    pressing(bot.sandbox, person, panel, wire(Options(game.id, 0, "")))()
    messages.delete(world, world.message(panel.channel, panel.id))
    await person.until(lambda: panel.id not in private(person) or None, "the panel to go")
    await game.settled()
    assert [one.text for one in person.all_messages() if one.ephemeral and one.button("⌨")]
