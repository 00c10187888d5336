"""A game that the bot has never heard of, without a picture: everything works, in words."""

from collections.abc import Sequence

import pytest

from benchmarks import presses
from bot.inbound.custom_ids import wire
from bot.show import table_words
from bot.show.panels import decision_of
from bot.show.sentences import Reader, said
from engines.core import AnyRules
from sandbox.people.client import People, Person
from tests.engines.embers.rules import EMBERS, HAND, Lay
from tests.stories.playing import (
    answer,
    answers,
    by_commands,
    by_composer,
    by_notation,
    opened,
    ways,
    whole_game,
)
from tests.stories.running_bot import Bot, Gathering, gather


@pytest.fixture
def rules() -> Sequence[AnyRules]:
    return (EMBERS,)


async def choices(game: Gathering, person: Person) -> int:
    table = await game.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    return len(table.rules.legal(table.running.state, seat))


async def test_a_whole_game_by_all_ways(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben, chloe, turns=12)
    await whole_game(game, ways(by_composer, by_commands, by_notation), seed=1)
    last = (await game.posts())[-1]
    assert last.button("Rematch")
    assert all(person.name in last.text for person in game.persons)


async def test_without_a_picture_the_board_is_told_in_words(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben)
    table, post = await game.table(), (await game.posts())[-1]
    words = table_words.words(table, "en")
    for line in map(words.text, table.rules.describe(table.view(None))):
        assert line in post.text
    acting = await game.acting()
    panel = await opened(acting)
    seat = table.seat_of(acting.id)
    assert words.text(table.rules.describe(table.view(seat))[-1]) in panel.text


async def test_more_than_sixty_choices_are_a_list_of_columns_then_rows(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben)
    acting = await game.acting()
    assert await choices(game, acting) > 60
    table = await game.table()
    seat = table.seat_of(acting.id)
    assert seat is not None
    legal = table.rules.legal(table.running.state, seat)
    wanted = [one for one in legal if isinstance(one, Lay)][-1]
    decision, panel = decision_of(table, seat, Reader("en")), await opened(acting)
    way = presses.way(decision, wanted)
    assert len(way) >= 2
    for control, value in way[:-1]:
        await bot.restart()
        panel = await answer(acting, panel, (wire(control), value))
    while "↩ Back" in panel.buttons:
        await acting.press("↩ Back", on=panel)
        panel = await acting.sees_changed(panel)
    for control, value in way:
        await bot.restart()
        panel = await answer(acting, panel, (wire(control), value))
    entry = (await game.table()).running.entry
    assert entry is not None
    assert entry.action == wanted


async def test_a_list_of_an_earlier_moment_shows_the_choices_of_now(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben)
    acting = await game.acting()
    old = await opened(acting)
    await acting.slash("/embers guard")
    panel = await answer(acting, old, answers(old)[0])
    assert said("en")("composer-stale") in panel.text
    assert (await game.table()).running.version == 1


async def test_an_order_out_of_turn_is_given_with_the_hand_and_nobody_notices(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben)
    waiting, acting = await game.waiting(), await game.acting()
    before = [(post.id, post.json["edited_timestamp"]) for post in await game.posts()]
    seen = len(acting.all_messages())
    hand = await opened(waiting, "🖐 My hand")
    await answer(waiting, hand, answers(hand)[0])
    await game.settled()
    assert (await game.table()).running.version == 1
    assert [(post.id, post.json["edited_timestamp"]) for post in await game.posts()] == before
    assert len(acting.all_messages()) == seen


async def test_each_hand_is_told_to_its_owner_alone(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "embers", ana, ben)
    for seat, person in enumerate(game.persons):
        own = (await game.table()).view((await game.table()).sitters[seat].seat)
        assert len(own.own) == HAND  # type: ignore[attr-defined]  # a view of this game
        words = table_words.words(await game.table(), "en")
        shown = await opened(person, "🖐 My hand")
        assert words.text(EMBERS.describe(own)[-1]) in shown.text  # type: ignore[arg-type]
