"""What one holds, only one sees: on every screen, in every channel, in every answer."""

import json

import pytest

from bot.show import table_words
from bot.show.panels import hand_texts
from bot.show.sentences import said
from engines.core import Seat
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tests.stories.forging import forged
from tests.stories.playing import asked, opened
from tests.stories.running_bot import Bot, Gathering, gather

SECRET = ["firebulls", "fireship"]


async def secrets_of(game: Gathering, seat: int) -> list[str]:
    """The lines that this seat reads and the public does not, in every language."""
    table = await game.table()
    lines = [
        hand_texts(table, Seat(seat), table_words.words(table, locale))[0] for locale in ("en", "fr", "it")
    ]
    return [line for text in lines for line in text.splitlines() if line]


@pytest.mark.parametrize("line", SECRET)
async def test_everybody_sees_their_own_hand_and_nobody_elses(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, dario: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben, chloe)
    for seat, person in enumerate(game.persons):
        shown = await opened(person, "🖐 My hand")
        words = table_words.words(await game.table(), "fr" if person is chloe else "en")
        assert hand_texts(await game.table(), Seat(seat), words)[0].splitlines()[0] in shown.text
        assert shown.pictures
    await game.settled()
    await dario.caught_up()
    hands = [await secrets_of(game, seat) for seat in range(3)]
    for seat, hand in enumerate(hands):
        for other, person in enumerate([*game.persons, dario]):
            if other != seat:
                own = hands[other] if other < 3 else []
                seen = "\n".join(message.text for message in person.all_messages())
                assert [secret for secret in hand if secret in seen and secret not in own] == []


@pytest.mark.parametrize("line", SECRET)
async def test_nobody_without_a_seat_sees_a_hand_or_has_a_turn(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, dario: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    dario.go(await game.thread())
    for label in ("🖐 My hand", "▶ My turn"):
        shown = await opened(dario, label)
        assert shown.text == said("it")("refused-not-seated")


@pytest.mark.parametrize("line", SECRET)
async def test_what_nobody_was_offered_on_a_board_is_answered_beside_it_and_the_board_stays_as_it_is(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, line: str
) -> None:
    """Whoever writes such a press would else show their own hand to all, in place of the board."""
    game = await gather(bot, people, line, ana, ben)
    acting, board = await game.acting(), (await game.posts())[-1]
    await game.settled()
    seen = json.dumps(board.json)
    for name in ("ask", "list", "do", "undo", "close", "words", "recap", "log", "rules", "past", "gone"):
        for page in (0, 1):
            told = await forged(sandbox, acting, board, f"v1:{name}:{game.id}:{page}:")
            assert told, name
            if name != "gone":
                (standing,) = [post for post in await game.posts() if post.id == board.id]
                assert json.dumps(standing.json) == seen, (name, page)
    standing = next(post for post in await game.posts() if post.id == board.id)
    assert "Your" not in standing.text


async def test_another_server_does_not_find_the_game(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, dario: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    dario.go("salon")
    shown = await dario.slash("/hand", game=str(game.id))
    assert isinstance(shown, Shown)
    assert shown.text == said("it")("refused-no-game")
    note = await dario.say("Buona sera")
    for control in ("turn", "hand", "recap", "log", "words", "closer", "more", "undo", "leave", "gone", "do"):
        told = await forged(sandbox, dario, note, f"v1:{control}:{game.id}:0:")
        assert told == said("it")("refused-no-game"), control


async def test_seated_persons_reach_their_game_from_another_server(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    ana.go("salon")
    assert (await secrets_of(game, 0))[0] in (await asked(ana, "/hand", game=str(game.id))).text


async def test_a_game_without_secrets_has_no_hand(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    board = (await game.posts())[-1]
    assert board.button("🖐 My hand") is None
    shown = await ana.slash("/hand")
    assert isinstance(shown, Shown)
    assert shown.text == said("en")("hand-none")
    assert "secret" not in shown.text, "the tiles one begins with are"
    assert "You still have to lay:" in (await asked(ana, "/board", text=True)).text
