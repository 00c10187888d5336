"""Everything that is written while an evening goes wrong: no token, no name, no hand, no seed."""

import asyncio
import base64
import gc
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from io import StringIO
from pathlib import Path
from typing import NoReturn

import aiohttp
import pytest
import structlog
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot.ops.logs import configure, kind, masked, traced
from bot.settings import Settings
from bot.show import table_words
from bot.show.panels import hand_texts
from db import seeds
from engines.core import Seat
from sandbox.people.client import People
from sandbox.people.shown import Shown
from sandbox.ratelimits import Mode
from sandbox.server import Sandbox
from sandbox.server import Settings as Discord
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.bot_process import process
from tests.stories.playing import opened
from tests.stories.running_bot import Bot, Gathering, gather

TOKEN = "MTA4MTA4MTA4MTA4MTA4MTA4.GcanAR.canary_canary_canary_canary_canary_01"  # shaped like a real one


@pytest.fixture
def paper() -> Iterator[StringIO]:
    """On which everything is written; afterwards the loggers are as they were."""
    root = logging.getLogger()
    handlers, level, loud = root.handlers[:], root.level, logging.raiseExceptions
    yield StringIO()
    root.handlers[:], logging.raiseExceptions = handlers, loud
    root.setLevel(level)
    logging.getLogger("discord").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.fixture
async def sandbox(traffic: Traffic) -> AsyncIterator[Sandbox]:
    async with Sandbox(Discord(mode=Mode.LOOSE, token=TOKEN)) as running:
        running.machine.recorder.listen(traffic.hear)
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path, paper: StringIO) -> AsyncIterator[Bot]:
    """One that writes all it ever would, and in which much goes wrong."""
    configure("DEBUG", paper)
    made = Bot(sandbox, f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def game(bot: Bot, sandbox: Sandbox, people: People) -> Gathering:
    guild = next(iter(sandbox.world.tables.guilds))
    names = ("Canarabella", "Canarobert")
    one, other = [(await people.newcomer(name, [guild])).go("games") for name in names]
    return await gather(bot, people, "firebulls", one, other)


async def canaries(game: Gathering, traffic: Traffic) -> dict[str, list[str]]:
    """What must be found in no line."""
    table = await game.table()
    seed = await game.bot.tables.db.read(lambda conn: seeds.of(conn, game.id))
    given = [one["data"] for one in traffic.frames if one["event"] == "INTERACTION_CREATE"]
    lines = [
        hand_texts(table, Seat(seat), table_words.words(table, "en"))[0] for seat in range(len(game.persons))
    ]
    hands = [line for text in lines for line in text.splitlines() if line]
    assert given
    assert hands
    return {
        "token": [TOKEN, TOKEN.rpartition(".")[2]],
        "interaction token": [one["token"] for one in given],
        "name": [one.name for one in game.persons],
        "hand": hands,
        "seed": [seed.hex(), base64.b64encode(seed).decode(), str(int.from_bytes(seed, "big")), repr(seed)],
    }


def leaks(wrote: str, secret: dict[str, list[str]]) -> list[str]:
    return [f"{what}: {one}" for what, found in secret.items() for one in found if one in wrote]


class Blurting:
    """Raises, and says everything it knows."""

    def __init__(self, secret: dict[str, list[str]]) -> None:
        self.said = repr(secret)
        self.raised = 0

    async def later(self, *_: object, **__: object) -> NoReturn:
        self.now()

    def now(self, *_: object, **__: object) -> NoReturn:
        self.raised += 1
        try:
            raise KeyError(self.said)
        except KeyError as cause:
            raise ValueError(self.said) from cause


async def test_whatever_is_raised_wherever_no_secret_is_written(
    bot: Bot,
    people: People,
    game: Gathering,
    traffic: Traffic,
    paper: StringIO,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    acting, client = await game.acting(), bot.client
    await opened(acting, "🖐 My hand")
    secret = await canaries(game, traffic)
    blurts = Blurting(secret)

    monkeypatch.setattr("bot.inbound.presses.looking.hand", blurts.later)
    told = await opened(acting, "🖐 My hand")
    assert leaks(told.text, secret) == []
    monkeypatch.setattr("bot.show.pictures._draw", blurts.now)
    await opened(acting, "▶ My turn")
    monkeypatch.setattr(bot.tables, "of", blurts.later)
    monkeypatch.setattr("tables.store.in_thread", blurts.now)
    completing = asyncio.create_task(acting.complete("/play", "move"))
    said = await acting.slash("/games")
    assert isinstance(said, Shown)
    assert leaks(said.text, secret) == []
    monkeypatch.setattr(client.publisher._posts.lobby, "lobby", blurts.later)
    await acting.go("games").slash("/newgame fireship", seats=2)
    async with asyncio.timeout(PATIENCE):
        while blurts.raised < 5:
            await asyncio.sleep(0.005)
    completing.cancel()
    forgotten = asyncio.create_task(blurts.later())
    await asyncio.wait({forgotten})
    del forgotten
    gc.collect()
    await bot.restart()

    wrote = paper.getvalue()
    events = [json.loads(line)["event"] for line in wrote.splitlines()]
    for event in ("fault", "picture failed", "outbox row failed", "Task exception was never retrieved"):
        assert event in events, event
    assert any(event.startswith("Ignoring exception in autocomplete") for event in events)
    assert any(event.startswith("Shard ID 0 has connected") for event in events), "discord.py too"
    assert "test_logs.py" in wrote
    assert "KeyError" in wrote
    assert leaks(wrote + "".join(capfd.readouterr()), secret) == []


@pytest.mark.parametrize(
    "secret", [TOKEN, "interactions/1/aW50ZXJh-Y3Rpb24/callback", "webhooks/1/aW50ZXJh-Y3Rpb24"]
)
def test_whoever_writes_a_secret_address_it_is_masked_and_the_line_is_whole(
    paper: StringIO, secret: str
) -> None:
    configure("DEBUG", paper)
    address = f'https://discord.com/api/v10/{secret}"'
    logging.getLogger("discord.http").warning("%s %s responded with 429.", "POST", address)
    structlog.get_logger().info("an event", address=address, more={"addresses": [address]})
    written = paper.getvalue()
    assert leaks(written, {"token": [TOKEN, "aW50ZXJh"]}) == []
    assert [json.loads(line)["level"] for line in written.splitlines()] == ["warning", "info"]


LINES = [
    (f"logging in with {TOKEN}", "logging in with …"),
    (
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback with 404",
        "POST https://discord.com/api/v10/interactions/…/callback with 404",
    ),
    (
        'PATCH \\"https://discord.com/api/webhooks/123/aW50ZXJh-Y3Rpb24\\" failed',
        'PATCH \\"https://discord.com/api/webhooks/…\\" failed',
    ),
]


@pytest.mark.parametrize(("line", "shown"), LINES)
def test_tokens_and_addresses_with_tokens_are_masked(line: str, shown: str) -> None:
    assert masked(line) == shown


def test_of_an_error_is_told_where_and_what_kind_and_not_what_it_says() -> None:
    cause = OSError(104, "Canarabella")

    def deep() -> None:
        raise ValueError("Canarobert") from cause

    with pytest.raises(ValueError, match="Canarobert") as raised:
        deep()
    told = traced(raised.value).splitlines()
    assert [told[0], told[-1]] == ["ConnectionResetError 104", "ValueError"]
    assert told[-2].endswith(" deep")
    assert "Canar" not in "".join(told)


def test_codes_of_an_error_are_told_as_far_as_they_are_plain() -> None:
    url = URL("https://discord.com")
    request = aiohttp.RequestInfo(url, "GET", CIMultiDictProxy(CIMultiDict()), url)
    assert kind(aiohttp.ClientResponseError(request, (), status=503)) == "ClientResponseError 503"
    assert kind(OSError(28, "canary")) == "OSError 28"
    assert kind(KeyError("canary")) == "KeyError"


async def test_the_process_writes_its_token_nowhere(sandbox: Sandbox, people: People, tmp_path: Path) -> None:
    secret = tmp_path / "discord_token"
    secret.write_text(TOKEN)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    settings = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(secret), "LOG_LEVEL": "debug"}
    async with process(sandbox, tmp_path, METRICS_PORT=port, **settings) as started:
        await started.connected(people)
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
            told = [await (await session.get(path)).text() for path in ("/metrics", "/healthz")]
        await people.control("gateway", do="close", code=4000)
        await people.control("faults", kind="reset")
        await people.control("gateway", do="close", code=4009)
        await started.stopped()
    assert '"logger": "discord' in started.wrote
    for line in started.wrote.splitlines():
        json.loads(line)
    written = [file.read_bytes() for file in tmp_path.iterdir() if file != secret]
    assert "fireside_answer_seconds" in told[0]
    assert TOKEN not in started.wrote + "".join(told)
    assert all(TOKEN.encode() not in one for one in written)


def test_settings_do_not_show_their_secrets() -> None:
    shown = repr(Settings(discord_token=TOKEN, database_url="postgresql://fireside:canary@db/x"))
    assert TOKEN not in shown
    assert "canary" not in shown
