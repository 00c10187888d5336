"""A PostgreSQL that stops answering: everybody is told within ten seconds, and plays on when it is back."""

import asyncio
import inspect
import random
import re
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.inbound import replies, router
from bot.inbound.buttons import CONTROLS
from bot.inbound.custom_ids import wire
from bot.show.sentences import said
from sandbox.hub import Happening
from sandbox.people.client import People, Person
from sandbox.server import Sandbox
from tests.bot.controls import sample
from tests.db.cluster import Cluster, cleared
from tests.db.tcp_proxy import TcpProxy, tcp_proxy
from tests.patience import PATIENCE
from tests.stories.forging import pressing
from tests.stories.playing import answers, by_notation, opened
from tests.stories.running_bot import Bot, gather

WORKING, WORDING = 0.6, 0.3  # seconds, instead of nine and one
INTERNAL = said("en")("refused-internal", code="").split("{")[0][:20]


@pytest.fixture
async def line(cluster: Cluster) -> AsyncIterator[TcpProxy]:
    await (await cleared(cluster.url)).close()
    async with tcp_proxy(cluster.port) as made:
        yield made


@pytest.fixture
async def bot(
    sandbox: Sandbox, cluster: Cluster, line: TcpProxy, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Bot]:
    monkeypatch.setattr("bot.ops.scheduler.EVERY", 86_400)
    monkeypatch.setattr("db.postgres.SILENT_FOR", 2.0)
    made = Bot(sandbox, cluster.url_at(line.port))
    with capture_logs() as logs:
        made.logs = logs
        await made.start()
        yield made
        line.silent = False
        await made.stop()
    assert made.faults == []


@pytest.mark.parametrize("way", ["a button", "a command", "a completion"])
async def test_whoever_presses_meanwhile_is_told_in_time(
    bot: Bot,
    people: People,
    ana: Person,
    ben: Person,
    line: TcpProxy,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting = await game.acting()
    panel = await opened(acting)
    choice, *_ = answers(panel)
    with monkeypatch.context() as patch:
        patch.setattr(router, "HANGING", WORKING)
        patch.setattr(router, "WORDING", WORDING)
        patch.setattr(replies, "LATEST", WORKING / 2)
        line.silent = True
        async with asyncio.timeout(PATIENCE):  # PostgreSQL is given up only after twice that
            if way == "a completion":
                assert await acting.complete("/play", "move") == []
            elif way == "a button":
                await acting.press(choice[0], on=panel)
                await acting.sees(INTERNAL)
            else:
                await acting.slash("/turn")
                await acting.sees(INTERNAL)
        line.silent = False
    await by_notation(game, acting, random.Random(1))
    assert (await game.table()).running.version == 1


async def test_every_press_is_acknowledged_before_the_database_is_given_up(
    bot: Bot,
    people: People,
    sandbox: Sandbox,
    ana: Person,
    ben: Person,
    chloe: Person,
    line: TcpProxy,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    panel = await opened(await game.acting())
    in_time = dict[int, bool]()

    def hear(happening: Happening) -> None:
        if happening.name in ("INTERACTION_SUCCESS", "INTERACTION_FAILURE"):
            number = int(happening.data["id"])
            given_up = any(f"'interaction': {number}" in str(one) for one in bot.logs)
            in_time[number] = happening.name == "INTERACTION_SUCCESS" and not given_up

    sandbox.world.hub.subscribe(hear)
    with monkeypatch.context() as patch:
        patch.setattr(router, "HANGING", PATIENCE / 2)  # though all are acknowledged at the same moment
        patch.setattr(replies, "LATEST", WORKING / 2)
        line.silent = True
        pressed = {
            pressing(sandbox, chloe, panel, wire(sample(kind, game.id)))(): kind.__name__ for kind in CONTROLS
        }
        async with asyncio.timeout(PATIENCE):
            while not in_time.keys() >= pressed.keys():
                await asyncio.sleep(0.01)
        line.silent = False
    assert [kind for number, kind in pressed.items() if not in_time[number]] == []
    await by_notation(game, await game.acting(), random.Random(1))


def test_ten_seconds_are_promised() -> None:
    """As long as a story does not shorten them."""
    found = dict(re.findall(r"^(HANGING|WORDING) = ([0-9.]+)", inspect.getsource(router), re.MULTILINE))
    assert sum(map(float, found.values())) == 10.0
