"""Servers in several shards: all of them in one process, each coming back by itself."""

import asyncio
import importlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.inbound.client import Limits
from bot.inbound.shards import Shard
from bot.ops.health import Health
from bot.show.sentences import said
from sandbox import lines
from sandbox.lines import Session, Wrapping
from sandbox.people.client import People, Person
from sandbox.people.shown import as_message
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.stories.conftest import invited
from tests.stories.playing import answers, opened
from tests.stories.running_bot import Bot, gather

OF = 3


@pytest.fixture
async def halls(sandbox: Sandbox, people: People, ana: Person, ben: Person) -> Mapping[int, str]:
    """A channel in a server of each shard, in which Ana and Ben are."""
    sandbox.world.recommended_shards = OF
    found, number = dict[int, str](), 0
    while len(found) < OF:
        number += 1
        everybody = {"owner": ana.id, "members": [ben.id], "channels": [f"hall-{number}"]}
        made = sandbox.world.guild(int((await people.control("guild", name="Shire", **everybody))["id"]))
        next(one for one in made.roles.values() if one.managed).permissions = invited()
        found[shard_of(made.id)] = f"hall-{number}"
        await asyncio.sleep(0.001)  # the number of a server is of the millisecond
    return found


def shard_of(guild: int) -> int:
    return (guild >> 22) % OF


def session(sandbox: Sandbox, shard: int) -> Session:
    return next(one for one in sandbox.gateway.sessions.values() if one.shard == shard and one.line)


def hang_up(sandbox: Sandbox, shard: int) -> None:
    line = session(sandbox, shard).line
    assert line is not None
    line.close(4000)


async def away(bot: Bot, *shards: int) -> None:
    """Until these and no others are."""
    async with asyncio.timeout(PATIENCE):
        while not bot.client.shards.states or set(bot.client.shards.away) != set(shards):
            await asyncio.sleep(0.001)


@pytest.fixture
async def whole(
    halls: Mapping[int, str], sandbox: Sandbox, tmp_path: Path, limits: Limits
) -> AsyncIterator[Bot]:
    """It takes as many shards as Discord recommends."""
    made = Bot(sandbox, f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite", limits=limits)
    await made.start()
    await away(made)
    yield made
    await made.stop()
    assert made.faults == []


async def test_without_a_setting_it_takes_as_many_shards_as_discord_recommends(
    whole: Bot, halls: Mapping[int, str], sandbox: Sandbox, ana: Person
) -> None:
    told = sorted((one.shard, one.shards) for one in sandbox.gateway.sessions.values())
    assert told == [(0, OF), (1, OF), (2, OF)]
    for hall in halls.values():
        await ana.go(hall).slash("/newgame fireship", seats=2)
        await whole.told()
    lobbies = [one for one in ana.all_messages() if one.button("Join")]
    assert {shard_of(sandbox.world.channel(one.channel).guild_id or 0) for one in lobbies} == set(range(OF))


async def test_no_shard_keeps_the_last_megabytes_that_it_has_heard(
    whole: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """zstd would, and it is installed here."""
    importlib.import_module("zstandard")
    asked = list[str | None]()

    def wrapping(name: str | None) -> Wrapping:
        asked.append(name)
        return lines.wrapping(name)

    monkeypatch.setattr("sandbox.gateway.wrapping", wrapping)
    await whole.restart()
    await away(whole)
    assert asked == ["zlib-stream"] * OF


async def test_each_shard_is_told_of_by_itself(whole: Bot, sandbox: Sandbox) -> None:
    health = Health(whole.tables.db, whole.now, whole.metrics, whole.client.shards)
    servers = [shard_of(guild) for guild in sandbox.world.tables.guilds]
    async with asyncio.timeout(PATIENCE):
        while len(whole.client.guilds) < len(servers):
            await asyncio.sleep(0.005)
    told = (await health.text()).decode()
    for shard in range(OF):
        assert f'fireside_shard_connected{{shard="{shard}"}} 1.0' in told
        assert f'fireside_servers{{shard="{shard}"}} {float(servers.count(shard))}' in told


async def test_whoever_asks_how_the_bot_is_reads_the_shard_of_their_server(
    whole: Bot, halls: Mapping[int, str], ana: Person
) -> None:
    for shard, hall in halls.items():
        told = as_message(await ana.go(hall).slash("/status"))
        assert said("en")("status-shard", shard=shard + 1, shards=OF) in told.text


async def test_a_shard_that_must_wait_is_named_and_comes_back(
    whole: Bot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bucket has been used whenever it introduces itself again, for as long as anybody looks."""
    health = Health(whole.tables.db, whole.now, whole.metrics, whole.client.shards)
    sandbox.gateway.resumable, refused = False, asyncio.Event()

    def too_soon(_shard: int) -> bool:
        refused.set()
        return True

    with monkeypatch.context() as used:
        used.setattr(sandbox.gateway, "_too_soon", too_soon)
        hang_up(sandbox, 1)
        async with asyncio.timeout(PATIENCE):
            await refused.wait()  # until then it tries to go on where it was, and counts as there
        await away(whole, 1)
        assert await health.wrong() == [f"the gateway is not connected: shards 1 of {OF}"]
        assert health.shards_connected() == {0: True, 1: False, 2: True}
    await away(whole)


async def test_a_shard_that_is_away_holds_up_no_other(
    whole: Bot, halls: Mapping[int, str], sandbox: Sandbox, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Shard._opened

    async def stuck(self: Shard) -> object:
        if self.number == 1:
            await asyncio.Event().wait()
        return await opened(self)

    monkeypatch.setattr(Shard, "_opened", stuck)
    for shard in range(OF):
        hang_up(sandbox, shard)
    await away(whole, 1)
    for shard in (0, 2):
        await ana.go(halls[shard]).slash("/newgame fireship", seats=2)
        await whole.told()
    assert len([one for one in ana.all_messages() if one.button("Join")]) == 2


async def test_what_is_pressed_in_direct_messages_comes_on_shard_0(
    whole: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(whole, people, "fireship", ana, ben)
    acting = await game.acting()
    await acting.sees_dm("It is your turn")
    for shard in (1, 2):
        line = session(sandbox, shard).line
        assert line is not None
        line.silent = True
    assert answers(await opened(acting))
