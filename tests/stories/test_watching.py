"""What an operator sees of an evening: figures and health, of no person and no game."""

import asyncio
import re
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.__main__ import now
from bot.ops import probe
from bot.ops.health import STUCK, Health, served
from bot.settings import BadSettings
from db import notes, timers
from sandbox.people.client import DidNotRespond, People, Person
from sandbox.server import Sandbox
from tests.patience import PATIENCE
from tests.stories.playing import opened
from tests.stories.running_bot import Bot, gather, open_lobby

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
POSTS = "POST /channels/{channel_id}/messages"


async def never(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


class Watch:
    """Who looks from outside."""

    def __init__(self, session: aiohttp.ClientSession, health: Health, port: int) -> None:
        self.session, self.health, self.port = session, health, port

    async def text(self) -> str:
        async with self.session.get("/metrics") as answer:
            assert answer.status == 200
            return await answer.text()

    async def figures(self) -> dict[str, float]:
        families = text_string_to_metric_families(await self.text())
        samples = [one for family in families for one in family.samples if "le" not in one.labels]
        return {
            ".".join([one.name.removeprefix("fireside_"), *one.labels.values()]): one.value for one in samples
        }

    async def health_told(self) -> tuple[int, list[str]]:
        async with self.session.get("/healthz") as answer:
            told = await answer.json()
            assert told["well"] is (answer.status == 200)
            return answer.status, told["wrong"]


@pytest.fixture
async def watch(bot: Bot) -> AsyncIterator[Watch]:
    health = Health(bot.tables.db, now, bot.metrics, bot.client.shards)
    async with (
        served(health, "127.0.0.1", 0) as port,
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):
        assert port is not None
        await bot.client.wait_until_ready()
        yield Watch(session, health, port)


async def test_the_figures_tell_of_an_evening(
    bot: Bot, people: People, watch: Watch, ana: Person, ben: Person
) -> None:
    await gather(bot, people, "firebulls", ana, ben)
    await opened(ana, "🖐 My hand")
    await open_lobby(ben, "fireship", seats=2)
    await bot.told()
    shown = await watch.figures()
    assert shown["answer_seconds_count"] == 4, "two tables opened, one joined, one hand"
    assert 0 < shown["answer_seconds_sum"] < 10
    assert shown["picture_seconds_count"] >= 3
    assert shown["gateway_connected"] == shown["identifies"] == shown["tables.running"] == 1
    assert shown["tables.lobby"] == 1
    for name in ("outbox_pending", "outbox_oldest_seconds", "outbox_dead", "reminders_overdue"):
        assert shown[name] == 0, name
    for name in ("answers_refused_total", "pictures_failed_total", "check_problems"):
        assert shown[name] == 0, name
    assert await watch.health_told() == (200, [])


async def test_no_figure_names_a_person_a_game_or_a_secret(
    sandbox: Sandbox, bot: Bot, people: People, watch: Watch, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    text = (await watch.text()).lower()
    secret = [sandbox.world.application.token, str(ana.id), str(ben.id), str(await game.thread())]
    for word in ("ana", "ben", "fireship", "firebulls", "springfestival", *secret):
        assert not re.search(rf"\b{re.escape(word.lower())}\b", text), word
    labels = {pair for one in re.findall(r"\{(.*?)\}", text) for pair in one.split(",")}
    shown = {pair for pair in labels if not pair.startswith("le=")}
    assert shown == {'shard="0"', 'state="lobby"', 'state="running"'}


async def test_a_message_that_discord_does_not_take_is_seen_waiting_and_at_last_is_an_alarm(
    bot: Bot, people: People, watch: Watch, ana: Person
) -> None:
    await people.control("faults", kind="status", status=503, where=POSTS)
    await ana.slash("/newgame firebulls", seats=2)
    assert (await watch.figures())["outbox_pending"] == 1
    assert await watch.health_told() == (200, [])
    watch.health.now = lambda: now() + (STUCK + 60) * 1000
    assert (await watch.figures())["outbox_oldest_seconds"] >= STUCK + 60
    status, (wrong,) = await watch.health_told()
    assert (status, wrong[:24]) == (503, "the outbox has waited fo")


async def test_a_message_that_discord_will_never_take_is_counted(
    bot: Bot, people: People, watch: Watch, expected: set[str], ana: Person
) -> None:
    expected.add("a post was refused for good")
    await people.control("faults", kind="refuse", code=50006, where=POSTS, times=1)
    await ana.slash("/newgame firebulls", seats=2)
    await bot.told()
    assert (await watch.figures())["outbox_dead"] == 1


async def test_an_answer_that_comes_too_late_is_counted(
    bot: Bot, people: People, watch: Watch, ana: Person
) -> None:
    await people.control("faults", kind="refuse", status=404, code=10062, where=CALLBACK, times=1)
    asked = asyncio.create_task(ana.slash("/help"))
    async with asyncio.timeout(PATIENCE):
        while not (await watch.figures())["answers_refused_total"]:
            pass
    await people.control("clock", seconds=4)
    with pytest.raises(DidNotRespond):
        await asked


async def test_what_is_overdue_and_what_the_night_has_found_is_told(bot: Bot, watch: Watch) -> None:
    late = timers.Due(key="turn", kind="turn", due_at=now() - 1)
    night = {"problems": 2, "checked_at": 1_000, "backed_up_at": 2_000}
    await bot.tables.db.tx(lambda conn: timers.plan(conn, [late]))
    await bot.tables.db.tx(lambda conn: notes.put(conn, "night", night))
    shown = await watch.figures()
    assert shown["reminders_overdue"] == 1
    assert (shown["check_problems"], shown["check_timestamp_seconds"]) == (2, 1)
    assert shown["backup_timestamp_seconds"] == 2


async def test_health_names_a_gateway_that_is_gone(
    bot: Bot, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.client.DiscordWebSocket.from_client", never)
    (line,) = bot.sandbox.gateway.lines
    line.close(4000)
    async with asyncio.timeout(PATIENCE):
        while bot.client.shards.connected:
            await asyncio.sleep(0.005)
    assert await watch.health_told() == (503, ["the gateway is not connected"])
    await bot.client.close()
    assert await watch.health_told() == (503, ["the gateway is not connected"])
    watch.health.shards = None
    assert await watch.health_told() == (503, ["the gateway is not connected"])


async def test_health_names_a_database_that_does_not_answer(
    bot: Bot, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.health.ANSWERS_WITHIN", 0.01)
    monkeypatch.setattr(bot.tables.db, "read", never)
    assert await watch.health_told() == (503, ["the database does not answer: TimeoutError"])
    assert "fireside_gateway_connected 1.0" in await watch.text()


async def test_health_names_a_loop_that_stood_still(
    bot: Bot, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.metrics.STALL", 0.2)
    before = await watch.figures()
    time.sleep(0.6)
    async with asyncio.timeout(PATIENCE):
        while (await watch.figures())["loop_lag_seconds_sum"] - before["loop_lag_seconds_sum"] < 0.3:
            pass
    assert await watch.health_told() == (503, ["the loop stood still"])


async def test_nobody_listens_unless_a_port_is_set_and_a_port_that_is_taken_is_one_sentence(
    bot: Bot, watch: Watch
) -> None:
    async with served(watch.health, "127.0.0.1", None) as port:
        assert port is None
    with pytest.raises(BadSettings, match="METRICS_PORT"):
        async with served(watch.health, "127.0.0.1", watch.port):
            raise AssertionError("two cannot listen")


async def test_the_health_check_of_the_container_says_what_health_says(
    bot: Bot,
    watch: Watch,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)  # where no .env is
    monkeypatch.setenv("METRICS_PORT", str(watch.port))
    assert await asyncio.to_thread(probe.main) == 0
    assert capsys.readouterr().out == '{"well": true, "wrong": [], "shards": {"0": true}}\n'
    watch.health.shards = None
    assert await asyncio.to_thread(probe.main) == 1
    assert "gateway" in capsys.readouterr().out
    with socket.create_server(("127.0.0.1", 0)) as free:
        monkeypatch.setenv("METRICS_PORT", str(free.getsockname()[1]))
    assert await asyncio.to_thread(probe.main) == 1
    monkeypatch.setenv("METRICS_PORT", "")
    assert await asyncio.to_thread(probe.main) == 1
    assert "METRICS_PORT is not set" in capsys.readouterr().out
