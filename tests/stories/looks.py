"""All that a person can ask for while a game stands still."""

import json
import re
from hashlib import blake2b

from bot.show import recap
from bot.show.sentences import said
from db import outbox
from engines.notation import write
from engines.words import LOCALES
from sandbox.people.client import Person
from sandbox.people.shown import as_message
from sandbox.wire import Json
from tables import announcements
from tables.model import Table
from tests.stories.forging import forged
from tests.stories.playing import asked, opened
from tests.stories.running_bot import Bot, Gathering

LOOKS = ("▶ My turn", "🖐 My hand", "⏪ Recap", "⋯ More")
MORE = ("Full log", "In words", "Closer", "Rules")
BY_COMMAND = ("/board", "/board 0", "/film", "/turn", "/hand", "/export", "/verify", "/games")
WRONG = ("castle kingside", "draw 99", "end", "roll", "attack 1 red", "play 3 blue")
TOKENS = re.compile(r"(?<=/)[\w-]{80,}")
NUMBERS = re.compile(r"\b(?:\d{9,}|[0-9a-f]{24})\b")  # ids, markers and nonces


def filmed_by_digest(bot: Bot) -> None:
    """What a film's process is told stands for the film: it tells more than its boards show, and costs no
    process, which takes a second."""

    async def made(question: bytes) -> bytes:
        return b"GIF89a" + blake2b(question).digest()

    bot.client.services.films._made = made  # type: ignore[method-assign]  # in its place


def comparable(lines: list[Json]) -> list[str]:
    """What left the bot, with the numbers that Discord gave replaced by the order in which they came."""
    known: dict[str, str] = {}

    def placed(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f"#{len(known)}")

    def plain(one: Json) -> str:
        sent = [one["method"], one["path"], one["request"], one.get("files"), one["status"]]
        text = TOKENS.sub("token", json.dumps(sent, ensure_ascii=False))
        return NUMBERS.sub(placed, text)

    return [plain(one) for one in lines]


def wrong(table: Table, person: Person) -> list[str]:
    """What is refused now, so that the game stands still while it is asked."""
    seat = table.seat_of(person.id)
    legal = () if seat is None else table.rules.legal(table.running.state, seat)
    return [move for move in WRONG if move not in map(write, legal)]


async def eyes(game: Gathering, person: Person) -> None:
    """The newest board that is past through each seat's eyes, and the films: nobody is offered them yet."""
    turns = len(recap.ended((await game.table()).running))
    shown = await asked(person, f"/board {turns}", game=str(game.id))
    for seat in range(len((await game.table()).sitters)):
        await forged(game.bot.sandbox, person, shown, f"v1:past:{game.id}:{turns}:s{seat}")
    for film in ("film", "ownfilm", "openfilm"):
        await forged(game.bot.sandbox, person, shown, f"v1:{film}:{game.id}:0:")


async def statistics(game: Gathering, person: Person) -> None:
    """Of who plays here, of the game and of the server, with all the words behind the pictures; who is
    best, and what somebody has earned."""
    rules = (await game.table()).rules.key
    other = next(one for one in game.persons if one is not person)
    lines: tuple[tuple[str, dict[str, object]], ...] = (
        ("/stats me", {}),
        ("/stats person", {"person": other, "game": rules}),
        ("/stats game", {"game": rules}),
        ("/stats server", {}),
        ("/top", {"game": rules}),
        ("/achievements", {"person": other}),
    )
    for line, values in lines:
        shown = as_message(await person.slash(line, **values))
        if shown.pictures:
            labels = [said(locale)("stats-words-button") for locale in LOCALES]
            await person.press(next(filter(shown.button, labels)), on=shown)


async def everything(game: Gathering, person: Person, cause: int) -> None:
    """Whatever this person can ask for, and what the public is shown."""
    await of_the_game(game, person, cause)
    await statistics(game, person)


async def of_the_game(game: Gathering, person: Person, cause: int) -> None:
    """Without the statistics, which are of those that have ended."""
    table = await game.table()
    secrets = table.rules.secrets
    for label in (one for one in LOOKS if secrets or one != "🖐 My hand"):
        shown = await opened(person, label)
        for more in MORE if label == "⋯ More" else ():
            await opened(person, more, on=shown)
    for line in BY_COMMAND:
        await person.slash(line, **({} if line == "/games" or " " in line else {"game": str(game.id)}))
    await person.slash("/games", open=True)
    for move in wrong(table, person):
        await person.slash("/play", move=move)
    for typed in ("", "a", "draw"):
        await person.complete("/play", "move", typed)
    await eyes(game, person)
    again = announcements.again(table, cause)
    await game.bot.tables.db.tx(lambda conn: outbox.put(conn, [again], game.bot.now()))
    game.bot.client.publisher.wake()
    await game.settled()
