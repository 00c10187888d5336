"""The bot in the sandbox and people before it, for every story that asks."""

import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.async_api import Browser
from structlog.testing import capture_logs

from bot.__main__ import now as real
from bot.inbound.client import Limits
from engines import GAMES
from engines.core import AnyRules
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.bot.seated import Clock
from tests.db.cluster import Cluster
from tests.patience import PATIENCE
from tests.sandbox.browser import Screens
from tests.stories.killing import ForkProcess, started
from tests.stories.running_bot import UNHURRIED, Bot
from tests.stories.shared_database import Server, shared_database

LANGUAGES = {"Chloé": "fr", "Dario": "it"}  # who else reads English
NEVER = 86_400  # seconds: longer than a story, however slow the machine
README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def sandbox(sandbox: Sandbox) -> Sandbox:
    """The bot may do what the README asks for, and no more; two of the four read other languages."""
    for user in sandbox.world.tables.users.values():
        user.locale = LANGUAGES.get(user.global_name or "", user.locale)
    for guild in sandbox.world.tables.guilds.values():
        for role in guild.roles.values():
            role.permissions = invited() if role.managed else role.permissions
    return sandbox


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    async with shared_database(cluster) as made:
        yield made


def invited() -> int:
    """The permissions with which the README says to invite the bot."""
    told = re.search(r"permission number `(\d+)`", README.read_text(encoding="utf-8"))
    assert told
    return int(told[1])


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    async with People(sandbox.address, PATIENCE) as everybody:
        yield everybody


@pytest.fixture
def rules() -> Sequence[AnyRules]:
    """The games that can be played this evening."""
    return GAMES


@pytest.fixture
def clock() -> Clock:
    """For a story that says itself how time passes."""
    made = Clock()
    made.now = real()
    return made


@pytest.fixture
def now(request: pytest.FixtureRequest) -> Callable[[], int]:
    """The bot's clock."""
    told: Clock | None = request.getfixturevalue("clock") if "clock" in request.fixturenames else None
    return told or real


@pytest.fixture
def limits() -> Limits:
    """More than people get, because tests hurry."""
    return UNHURRIED


@pytest.fixture
def expected() -> set[str]:
    """What a story provokes, by the words under which the bot logs it."""
    return set()


@pytest.fixture
async def bot(
    sandbox: Sandbox,
    tmp_path: Path,
    rules: Sequence[AnyRules],
    now: Callable[[], int],
    limits: Limits,
    expected: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Bot]:
    """It sweeps, and looks what decided a game, when a story says so. At its end nothing must have gone wrong
    inside of it, but for pictures of a game that has none."""
    monkeypatch.setattr("bot.ops.scheduler.EVERY", NEVER)
    monkeypatch.setattr("bot.ops.story_finder.IDLE", NEVER)
    made = Bot(sandbox, f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite", rules, now, limits)
    with capture_logs() as logs:
        made.logs = logs
        await made.start()
        yield made
        await made.stop()
    assert made.faults == []
    wrong = [
        line for line in logs if line["log_level"] in ("error", "critical") and line["event"] not in expected
    ]
    assert [line for line in wrong if rules is GAMES or line["event"] != "picture failed"] == []


@pytest.fixture(scope="session")
def fork_process() -> Iterator[ForkProcess]:
    with started() as process:
        yield process


@pytest.fixture
async def screens(browser: Browser, sandbox: Sandbox, bot: Bot) -> AsyncIterator[Screens]:
    """At its end no page may have complained."""
    opened = Screens(browser, sandbox.address)
    yield opened
    assert opened.errors == []


@pytest.fixture
async def ana(people: People) -> Person:
    return (await people.person("Ana")).go("games")


@pytest.fixture
async def ben(people: People) -> Person:
    return (await people.person("Ben")).go("games")


@pytest.fixture
async def chloe(people: People) -> Person:
    """She reads French."""
    return (await people.person("Chloé")).go("games")


@pytest.fixture
async def dario(people: People) -> Person:
    """He reads Italian."""
    return (await people.person("Dario")).go("games")


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal of the day whenever it is tried: chance may deal one that takes more presses."""
    monkeypatch.setattr("tables.daily.os", SimpleNamespace(urandom=lambda length: bytes([1]) * length))
