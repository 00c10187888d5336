"""Two games that differ only in what a person cannot know are the same to that person and to the public."""

import json
import random
from base64 import b64encode
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from db import seeds
from db.achievements import Earned
from engines import reel
from engines.core import Seat
from engines.log import Moment, Play
from sandbox.people.client import People, Person
from tables import achievements, statistics
from tables.context import Tx
from tables.model import Press, Table
from tests import sizes
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic
from tests.stories import past_games
from tests.stories.looks import comparable, everything, filmed_by_digest, of_the_game
from tests.stories.looks import statistics as figures_of
from tests.stories.playing import by_notation, opened
from tests.stories.running_bot import Bot, Gathering, gather

SECRET = ["firebulls", "fireship"]
POSITIONS, TWINS, MOVES = 10, 5, 6  # of a game, of a position, between two positions
BEN, TRIES = Seat(1), 10
PAST = 12  # games that they have finished, so that there are statistics


async def moved(game: Gathering, moves: int, chance: random.Random) -> None:
    """Some moves, straight into the table."""
    for _ in range(moves):
        table = await game.table()
        seat = table.waiting[0]
        person = game.persons[seat]
        press = Press(chance.getrandbits(60), person.id, person.name, "en", table.guild)
        await game.bot.tables.act(
            press,
            game.id,
            None,
            lambda table, seat: chance.choice(table.rules.legal(table.running.state, seat)),
        )
    game.bot.client.publisher.wake()
    await game.settled()


def other(play: Play, viewer: Seat | None, chance: random.Random) -> Any:
    """A position that this viewer cannot tell from the true one, but Ben can, if he holds anything."""
    for _ in range(TRIES):
        state = play.rules.reseed_hidden(play.state, viewer, chance.randbytes(32))
        assert state != play.state, "something is hidden"
        if seen(play, state) != seen(play, play.state):
            break
    return state


def seen(play: Play, state: Any) -> object:
    return play.rules.view(state, BEN)


async def swapped(game: Gathering, viewer: Seat | None, chance: random.Random) -> None:
    """From here on the bot plays another game, which this viewer cannot tell from the first."""
    play = (await game.table()).running
    step = replace(play.now.step, state=other(play, viewer, chance))
    moment = Moment(play.now.entry, step, play.now.before)
    game.bot.tables.plays.remember(game.id, replace(play, now=moment))


async def heard(traffic: Traffic, asking: Awaitable[None]) -> list[str]:
    before = len(traffic.requests)
    await asking
    return comparable(traffic.requests[before:])


async def twins(
    game: Gathering, traffic: Traffic, person: Person, viewer: Seat | None, chance: random.Random, count: int
) -> tuple[list[str], list[list[str]]]:
    """What the game told and what its twins did; of the game all is asked once for nothing, so that it is
    warm. Of the twins the first is asked for statistics, too: they are a quarter of all that is drawn."""
    held = (await game.table()).running

    async def told() -> list[str]:
        return await heard(traffic, of_the_game(game, person, chance.getrandbits(30)))

    async def figures() -> list[str]:
        return await heard(traffic, figures_of(game, person))

    await of_the_game(game, person, chance.getrandbits(30))
    first, known, others = await told(), await figures(), list[list[str]]()
    for _ in range(count):
        await swapped(game, viewer, chance)
        others.append([*await told(), *(known if others else await figures())])
        game.bot.tables.plays.remember(game.id, held)
    return [*first, *known], others


async def table_of_three(bot: Bot, people: People, line: str, *persons: Person) -> Gathering:
    filmed_by_digest(bot)
    for person in persons:
        await person.slash("/settings", dm=False, language="en")
    game = await gather(bot, people, line, *persons, pace="none")
    guild = (await game.table()).guild
    await bot.tables.db.tx(lambda conn: past_games.of(conn, guild, persons, PAST, bot.now()))
    return game


@pytest.mark.parametrize("line", SECRET)
@pytest.mark.parametrize("seed", sizes.seeds("twins"))
async def test_nobody_can_tell_two_games_apart_that_differ_in_anothers_hand(
    bot: Bot,
    people: People,
    traffic: Traffic,
    ana: Person,
    ben: Person,
    chloe: Person,
    dario: Person,
    clock: Clock,
    line: str,
    seed: int,
) -> None:
    """The clock stands still, so that no instant that is shown differs."""
    game = await table_of_three(bot, people, line, ana, ben, chloe)
    await dario.slash("/settings", language="en")
    dario.go(await game.thread())
    chance = random.Random(seed)
    viewers: list[tuple[Person, Seat | None]] = [(ana, Seat(0)), (chloe, Seat(2)), (dario, None)]
    for number in range(POSITIONS):
        await moved(game, MOVES, chance)
        person, viewer = viewers[number % len(viewers)]
        first, others = await twins(game, traffic, person, viewer, chance, TWINS)
        assert len(first) > 20
        for other in others:
            assert first == other


@pytest.mark.parametrize("line", SECRET)
async def test_one_field_too_many_in_the_public_view_is_found_out(
    bot: Bot,
    people: People,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    chloe: Person,
    clock: Clock,
    line: str,
) -> None:
    game = await table_of_three(bot, people, line, ana, ben, chloe)
    chance = random.Random(7)
    await moved(game, MOVES, chance)
    play = (await game.table()).running
    while seen(play, other(play, Seat(0), chance)) == seen(play, play.state):
        await moved(game, 1, chance)
        play = (await game.table()).running
    view = Table.view

    def leaking(table: Table, viewer: Seat | None) -> Any:
        return view(table, BEN if viewer is None else viewer)

    monkeypatch.setattr(Table, "view", leaking)
    first, (second,) = await twins(game, traffic, ana, Seat(0), chance, 1)
    assert first != second


async def test_eyes_that_open_before_the_end_are_found_out(
    bot: Bot,
    people: People,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    chloe: Person,
    clock: Clock,
) -> None:
    """When a turn has just passed, the board of now is one of the past."""
    game = await table_of_three(bot, people, "firebulls", ana, ben, chloe)
    chance = random.Random(7)
    await moved(game, MOVES, chance)
    while not (await game.table()).running.now.step.passed:
        await moved(game, 1, chance)
    first, (second,) = await twins(game, traffic, ana, Seat(0), chance, 1)
    assert first == second
    monkeypatch.setattr("bot.show.panels.looking._opened", lambda _, eyes: eyes)
    first, (second,) = await twins(game, traffic, ana, Seat(0), chance, 1)
    assert first != second


@pytest.mark.parametrize("where", ["statistics", "achievements"])
async def test_statistics_that_look_into_a_running_game_are_found_out(
    bot: Bot,
    people: People,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    chloe: Person,
    clock: Clock,
    where: str,
) -> None:
    game = await table_of_three(bot, people, "firebulls", ana, ben, chloe)
    chance = random.Random(7)
    await moved(game, MOVES, chance)
    play = (await game.table()).running
    while seen(play, other(play, Seat(0), chance)) == seen(play, play.state):
        await moved(game, 1, chance)
        play = (await game.table()).running
    of_server = statistics.of_server

    def peeked(tx: Tx) -> int:
        play = tx.play(game.id)
        assert play is not None
        return crc32(repr(seen(play, play.state)).encode()) % 10_000

    def counted(tx: Tx, viewer: int, guild: int) -> statistics.ServerFigures:
        return replace(of_server(tx, viewer, guild), people=peeked(tx))

    def earned(tx: Tx, _person: int, _reader: int) -> list[Earned]:
        return [Earned("firebulls", "general", peeked(tx), 1)]

    if where == "statistics":
        monkeypatch.setattr(statistics, "of_server", counted)
    else:
        monkeypatch.setattr(achievements, "of", earned)
    first, (second,) = await twins(game, traffic, ana, Seat(0), chance, 1)
    assert first != second


async def test_a_film_in_which_a_secret_counts_is_found_out(
    bot: Bot,
    people: People,
    traffic: Traffic,
    monkeypatch: pytest.MonkeyPatch,
    ana: Person,
    ben: Person,
    chloe: Person,
    clock: Clock,
) -> None:
    """As some more boards would do."""
    game = await table_of_three(bot, people, "firebulls", ana, ben, chloe)
    chance = random.Random(7)
    await moved(game, MOVES, chance)
    play = (await game.table()).running
    while not reel.since_turn(play, Seat(0)) or seen(play, other(play, Seat(0), chance)) == seen(
        play, play.state
    ):
        await moved(game, 1, chance)
        play = (await game.table()).running
    first, others = await twins(game, traffic, ana, Seat(0), chance, TWINS)
    assert [one for one in others if one != first] == []
    written, true = reel.written, seen(play, play.state)

    def leaking(play: Play, moments: Sequence[Moment]) -> reel.Document:
        return written(play, [*moments, moments[-1]] if seen(play, play.state) != true else moments)

    monkeypatch.setattr(reel, "written", leaking)
    first, others = await twins(game, traffic, ana, Seat(0), chance, TWINS)
    assert [one for one in others if one != first] != []


def written(secret: bytes) -> list[str]:
    """As it could stand in a text."""
    return [secret.hex(), b64encode(secret).decode(), str(int.from_bytes(secret, "big")), repr(secret)[2:-1]]


@pytest.mark.parametrize("line", ["firebulls", "fireship", "springfestival"])
async def test_the_seed_and_the_token_leave_the_bot_nowhere_before_the_end(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    chance = random.Random(3)
    for _ in range(4):
        await by_notation(game, await game.acting(), chance)
        await everything(game, await game.acting(), chance.getrandbits(30))
    seed = await bot.tables.db.read(lambda conn: seeds.of(conn, game.id))
    table = await game.table()
    mixed = table.running.beginning.seed
    told = "\n".join(json.dumps(one, ensure_ascii=False) for one in (*traffic.requests, *traffic.frames))
    told += json.dumps([str(line) for line in bot.logs])
    found = [one for secret in (seed, mixed) for one in written(secret) if one in told]
    assert found == []
    assert bot.sandbox.world.application.token not in told
    pictures = b"".join(bot.sandbox.world.files._held.values())
    assert seed not in pictures
    assert mixed not in pictures
    await ana.slash("/leave")
    await ana.press("Yes, I leave")
    await game.settled()
    assert seed.hex() in (await opened(ben, "Verify")).text, "then it is revealed"
