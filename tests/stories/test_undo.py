"""Taking back: freely until something was seen or the turn has passed, after that if all the others agree."""

import asyncio
import random

from bot.show import table_words
from bot.show.panels import can_undo
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tests.stories.forging import forged
from tests.stories.playing import answer, answers, by_notation, opened
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import ASKED, undo_asked


async def until_free(game: Gathering) -> Person:
    """Somebody who may take their last action back without asking."""
    chance = random.Random(4)
    while True:
        acting = await game.acting()
        await by_notation(game, acting, chance)
        table = await game.table()
        seat = table.seat_of(acting.id)
        assert seat is not None
        if can_undo(table, seat):
            return acting


async def test_a_french_table_reads_the_question_set_as_in_print(
    bot: Bot, people: People, ana: Person, dario: Person
) -> None:
    await ana.go("salon").slash("/newgame firebulls", seats=2)
    await dario.go("salon").press("Rejoindre", on=await dario.sees("table 1"))
    game = Gathering(bot, people, 1, (ana, dario))
    await bot.told()
    for person in game.persons:
        person.go(await person.sees_channel("Fire Bulls 1 · Ana, Dario"))
    acting = await game.acting()
    move = next(one for one in await acting.complete("/play", "move", "take"))
    await acting.slash("/play", move=move["value"])
    await acting.slash("/undo")
    await game.settled()
    question = await acting.sees("demande à annuler ceci")
    assert "\u202f; De la Pioche à la Réserve\u202f: " in question.text


async def test_what_revealed_nothing_is_taken_back_at_once(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    person = await until_free(game)
    before = (await game.table()).running
    shown = await person.slash("/undo")
    assert isinstance(shown, Shown)
    assert said("en")("composer-undone") in shown.text
    assert (await game.table()).running.version == before.version + 1
    assert "took back the last action" in (await game.posts())[-1].text


async def test_step_back_with_nothing_chosen_takes_back(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    person = await until_free(game)
    panel = await opened(person)
    await person.press("Undo move", on=panel)
    panel = await person.sees_changed(panel)
    assert said("en")("composer-undone") in panel.text
    assert answers(panel)


async def test_step_back_pressed_twice_takes_back_once(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    for number in (1, 2, 3):
        await by_notation(game, ana, random.Random(number))
    panel = await opened(ana)
    await asyncio.gather(*(ana.press("Undo move", on=panel) for _ in range(3)))
    await game.settled()
    table = await game.table()
    assert table.running.version == 4
    assert len(list(table.running.moments())) == 1 + 2, "the beginning, and what was laid before"


async def test_undo_behind_the_three_dots_pressed_twice_takes_back_once(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    for number in (1, 2, 3):
        await by_notation(game, ana, random.Random(number))
    more = await opened(ana, "⋯")
    await asyncio.gather(*(ana.press("Undo", on=more) for _ in range(3)))
    await game.settled()
    assert (await game.table()).running.version == 4


async def test_a_question_tells_what_all_have_seen_and_not_what_was_chosen(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    """The last of four tiles that are laid in secret."""
    game = await gather(bot, people, "springfestival", ana, ben)
    for number in (1, 2, 3, 4):
        await by_notation(game, ana, random.Random(number))
    await ana.slash("/undo")
    await game.settled()
    question = await ben.sees(ASKED)
    assert "Ana asks to take this back: Ana has laid all starting tiles." in question.text
    table = await game.table()
    last = table.running.entries[-1].action
    assert table_words.words(table, "en").action(last) not in question.text


async def test_step_back_goes_one_choice_up(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    person = await until_free(game)
    first = await opened(person)
    question = next(one for one in answers(first) if one[0].split(":")[1] != "do")
    second = await answer(person, first, question)
    await person.press("Back", on=second)
    third = await person.sees_changed(second)
    assert answers(third) == answers(first)


async def test_after_the_turn_it_is_taken_back_when_the_others_agree(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    asker, other, question = await undo_asked(game)
    await other.press("Agree", on=question)
    answered = await other.sees_changed(question)
    assert answered.text == said("en")("undo-done")
    assert await game.acting() is asker
    await game.settled()
    assert not answered.buttons


async def test_one_who_refuses_is_enough(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, chloe)
    asker, _, question = await undo_asked(game)
    others = [person for person in game.persons if person is not asker]
    before = (await game.table()).running.version
    await others[0].press("Agree", on=question)
    await others[1].press("No", on=question)
    answered = await asker.sees_changed(question)
    assert f"{others[1].name} does not agree" in answered.text
    assert (await game.table()).running.version == before


async def test_all_must_agree(bot: Bot, people: People, ana: Person, ben: Person, chloe: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, chloe)
    asker, _, question = await undo_asked(game)
    others = [person for person in game.persons if person is not asker]
    before = (await game.table()).running.version
    await others[0].press("Agree", on=question)
    assert (await game.table()).running.version == before
    await others[1].press("Agree", on=question)
    await asker.sees_changed(question)
    assert (await game.table()).running.version == before + 1


async def test_who_asked_does_not_answer_and_who_does_not_sit_has_no_say(
    bot: Bot, people: People, ana: Person, ben: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    asker, _, question = await undo_asked(game)
    await asker.press("Agree", on=question)
    await asker.sees(said("en")("refused-own-undo"))
    await dario.go(await game.thread()).press("Agree", on=question)
    await dario.sees(said("it")("refused-not-seated"))
    await game.settled()
    assert (await other_seen(game, question)).button("Agree"), "the question still stands"


async def other_seen(game: Gathering, question: Shown) -> Shown:
    person = game.persons[0]
    await person.caught_up()
    return person.messages[question.channel][question.id]


async def test_an_answer_after_the_next_move_is_refused(
    bot: Bot, sandbox: Sandbox, people: People, ana: Person, ben: Person
) -> None:
    """The question has lost its buttons by then; a press that was under way is told so."""
    game = await gather(bot, people, "firebulls", ana, ben)
    asker, other, question = await undo_asked(game)
    agree = question.button("Agree")
    assert agree is not None
    await by_notation(game, other, random.Random(1))
    await game.settled()
    standing = await other_seen(game, question)
    assert (standing.text, standing.buttons) == (said("en")("answered-overtaken", name=asker.name), [])
    told = await forged(sandbox, other, question, agree["custom_id"])
    assert told == said("en")("refused-nobody-asked")
