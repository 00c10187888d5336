"""The process: when it comes back, when it ends, and what it leaves for the next one."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NoReturn

import pytest
from structlog.testing import capture_logs

from bot.__main__ import now, run
from bot.inbound.client import Fireside
from bot.ops.discord_address import point_at
from bot.ops.supervisor import keep
from bot.settings import Settings
from bot.show.pictures import Pictures
from db import outbox, timers
from db.database import Connection, open_database
from db.errors import Failed, NotSaved
from db.rows import Row
from sandbox.faults import RestFault, RestKind, Rule
from sandbox.people.client import DidNotRespond, People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tables.service import Tables
from tests.bot.seated import Clock
from tests.patience import PATIENCE
from tests.sandbox.api_schema import Traffic
from tests.stories.bot_process import process
from tests.stories.running_bot import Bot, gather, open_lobby
from tests.stories.steps import markers

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
MESSAGES = "/channels/{channel_id}/messages"
DAY = 24 * 3600


class DiesAtStart(Fireside):
    """Discord has taken its token and welcomed it, and that was all."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        if event == "socket_event_type" and args == ("READY",):
            raise KeyError(event)
        super().dispatch(event, *args, **kwargs)


async def test_a_bot_that_dies_at_start_for_24_hours_introduces_itself_less_than_a_hundred_times(
    sandbox: Sandbox, people: People, tmp_path: Path
) -> None:
    token, clock, tries = sandbox.world.application.token, Clock(), 0
    began = clock()
    db = await open_database(f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    await point_at(f"{sandbox.address}/api/v10", token)

    async def connected() -> None:
        nonlocal tries
        tries += 1
        client = DiesAtStart(Tables(db, clock), Pictures())
        try:
            await client.start(token)
        finally:
            await client.close()

    async def sleep(seconds: float) -> None:
        clock.now += int(seconds * 1000)

    with capture_logs():
        await keep(connected, lambda: clock() - began >= DAY * 1000, sleep, lambda: clock() / 1000)
    await db.close()
    identifies = (await people.info())["identifies"]
    assert 60 < identifies < 100
    assert tries > identifies, "also some that had to wait"
    assert [one.name for one in threading.enumerate() if "keep-alive" in one.name] == []
    assert (await people.info())["sessions"] == []


async def test_a_token_that_discord_does_not_take_ends_it_with_one_sentence_and_one_request(
    sandbox: Sandbox, tmp_path: Path, traffic: Traffic
) -> None:
    wrong = "MTA4MTA4MTA4MTA4MTA4MTA4.GabcdE.0123456789012345678901234567890123456"
    async with process(sandbox, tmp_path, DISCORD_TOKEN=wrong) as started:
        code, wrote = await started.ended()
    assert code == 2
    assert wrote == (
        "Discord does not accept this token: copy it again from the Bot page of your application.\n"
    )
    assert len(traffic.requests) <= 2
    assert [frame["op"] for frame in traffic.frames] == []
    db = await open_database(f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    assert await db.read(timers.last_beat) is not None, "the time that follows is nobody's"
    await db.close()


@pytest.mark.parametrize("how", ["gateway", "request"])
async def test_a_token_that_is_taken_back_ends_it_and_nothing_that_was_to_be_told_is_lost(
    sandbox: Sandbox, people: People, bot: Bot, traffic: Traffic, tmp_path: Path, ana: Person, how: str
) -> None:
    await bot.told()
    await bot.stop()
    async with process(sandbox, tmp_path) as started:
        await started.connected(people)
        before = len(traffic.requests)
        if how == "gateway":
            await people.control("gateway", do="close", code=4004)
        else:
            await people.control("faults", kind="status", status=401, where=f"POST {MESSAGES}")
            await ana.slash("/newgame fireship", seats=2)
        code, wrote = await started.ended()
    assert code == 2
    assert "does not accept this token" in wrote
    refused = [one for one in traffic.requests[before:] if one["status"] == 401]
    assert len(refused) <= 2
    db = await open_database(bot.url)
    kept = await db.read(outbox.health)
    await db.close()
    assert (kept.pending, kept.dead) == (len(refused), 0)


async def test_a_hundred_restarts_send_the_commands_once_and_a_change_once_more(
    sandbox: Sandbox, traffic: Traffic, tmp_path: Path
) -> None:
    token = sandbox.world.application.token
    db = await open_database(f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    await point_at(f"{sandbox.address}/api/v10", token)

    async def restart(change: Callable[[Fireside], object] = lambda _: None) -> None:
        client = Fireside(Tables(db, Clock()), Pictures())
        change(client)
        await client.login(token)
        await client.close()

    def puts() -> int:
        return sum(one["method"] == "PUT" for one in traffic.requests)

    for _ in range(100):
        await restart()
    unchanged = puts()
    await restart(lambda client: client.tree.remove_command("help"))
    await db.close()
    assert (unchanged, puts()) == (1, 2)


async def test_a_moment_in_which_nothing_can_be_written_does_not_silence_it(
    sandbox: Sandbox, tmp_path: Path, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Bot(sandbox, f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    await bot.start()
    real, full = outbox.claim, asyncio.Event()

    def once(conn: Connection, *given: Any) -> tuple[Row, ...]:
        if not full.is_set():
            full.set()
            raise NotSaved("SQLITE_FULL")
        return real(conn, *given)

    monkeypatch.setattr(outbox, "claim", once)
    with capture_logs() as logs:
        bot.client.publisher.wake()
        async with asyncio.timeout(PATIENCE):
            await full.wait()
        await open_lobby(ana, "firebulls", seats=2)
        await bot.stop()
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["outbox not read"]


async def test_a_file_that_cannot_be_trusted_any_more_ends_it(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = sandbox.world.application.token
    db = await open_database(f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite")
    await point_at(f"{sandbox.address}/api/v10", token)
    client = Fireside(Tables(db, now), Pictures())
    running = asyncio.create_task(client.start(token))
    listening = asyncio.create_task(sandbox_welcomes(sandbox))
    await asyncio.wait({running, listening}, return_when=asyncio.FIRST_COMPLETED)

    def torn(*_: object) -> NoReturn:
        raise Failed("SQLITE_IOERR_FSYNC: disk I/O error")

    monkeypatch.setattr(outbox, "claim", torn)
    client.publisher.wake()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait({running})
    await client.close()
    await db.close()
    assert isinstance(running.exception(), Failed)


async def sandbox_welcomes(sandbox: Sandbox) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(line.session for line in sandbox.gateway.lines):
            await asyncio.sleep(0.005)


async def move_of(person: Person) -> str:
    return str((await person.complete("/play", "move"))[0]["value"])


async def struck(sandbox: Sandbox, kind: RestKind) -> None:
    """Until the fault has begun."""
    async with asyncio.timeout(PATIENCE):
        while not sandbox.machine.faults.counts[f"rest:{kind.value}"]:
            await asyncio.sleep(0.005)


async def test_asked_to_end_it_finishes_what_is_under_way_within_ten_seconds_and_the_next_one_tells(
    sandbox: Sandbox, people: People, bot: Bot, traffic: Traffic, tmp_path: Path, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    version = (await game.table()).running.version
    move = await move_of(ben)
    await bot.stop()
    async with process(sandbox, tmp_path) as started:
        await started.connected(people)
        sandbox.machine.faults.add(Rule(RestFault(RestKind.HANG), MESSAGES))
        await ana.go("games").slash("/newgame firebulls", seats=2)
        await struck(sandbox, RestKind.HANG)
        sandbox.machine.faults.add(Rule(RestFault(RestKind.SLOW, seconds=1.0), CALLBACK))
        answering = asyncio.create_task(ben.slash("/play", move=move))
        await struck(sandbox, RestKind.SLOW)
        assert await started.stopped() < 10
        assert isinstance(await answering, Shown)
    await people.control("clear")
    db = await open_database(bot.url)
    kept = await db.read(outbox.health)
    await db.close()
    assert kept.pending
    await bot.start()
    assert (await game.table()).running.version == version + 1
    await bot.told()
    await ana.caught_up()
    assert len([one for one in ana.all_messages() if one.button("Join")]) == 1
    assert len(markers(traffic)) == len(set(markers(traffic)))


async def test_it_ends_within_ten_seconds_also_when_discord_answers_nothing(
    sandbox: Sandbox, people: People, bot: Bot, tmp_path: Path, ana: Person, ben: Person
) -> None:
    await gather(bot, people, "springfestival", ana, ben)
    moves = {person: await move_of(person) for person in (ana, ben)}
    await bot.stop()
    async with process(sandbox, tmp_path) as started:
        await started.connected(people)
        sandbox.machine.faults.add(Rule(RestFault(RestKind.HANG)))
        pressing = [asyncio.create_task(who.slash("/play", move=moves[who])) for who in (ana, ben)]
        await struck(sandbox, RestKind.HANG)
        assert await started.stopped() < 10
        await people.control("clock", seconds=4)
        assert all(
            isinstance(one, DidNotRespond) for one in await asyncio.gather(*pressing, return_exceptions=True)
        )


async def test_asked_to_end_while_it_waits_for_discord_it_ends_at_once(
    sandbox: Sandbox, tmp_path: Path, traffic: Traffic, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.supervisor.FIRST_PAUSE", 3600.0)
    monkeypatch.chdir(tmp_path)  # where no .env is
    sandbox.machine.faults.add(Rule(RestFault(RestKind.STATUS, status=503)))
    settings = Settings(
        discord_token=sandbox.world.application.token,
        discord_api=f"{sandbox.address}/api/v10",
        database_url=f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite",
    )
    with capture_logs() as logs:
        running = asyncio.create_task(run(settings))
        async with asyncio.timeout(PATIENCE):
            while not logs and not running.done():
                await asyncio.sleep(0.005)
            os.kill(os.getpid(), signal.SIGTERM)
            await running
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().remove_signal_handler(name)
    assert [(line["event"], line["again_in"]) for line in logs] == [("not connected", 3600.0)]


Asked = Callable[[Person], Coroutine[object, object, object]]


async def by_button(person: Person) -> object:
    return await person.press("▶ My turn")


async def by_slash(person: Person) -> object:
    return await person.slash("/turn")


@pytest.mark.parametrize("asked", [by_button, by_slash])
async def test_who_has_asked_is_answered_before_it_ends_and_who_asks_now_is_left_for_the_next_start(
    sandbox: Sandbox, people: People, bot: Bot, ana: Person, ben: Person, asked: Asked
) -> None:
    await gather(bot, people, "springfestival", ana, ben)
    sandbox.machine.faults.add(Rule(RestFault(RestKind.SLOW, seconds=0.5), CALLBACK))
    answered = asyncio.create_task(asked(ana))
    await struck(sandbox, RestKind.SLOW)
    stopping = asyncio.create_task(bot.client.close())
    await asyncio.sleep(0)
    late = asyncio.create_task(asked(ben))
    assert isinstance(await answered, Shown)
    await stopping
    assert sandbox.machine.faults.counts["rest:slow"] == 1, "Ben's was not begun"
    await people.control("clock", seconds=4)
    with pytest.raises(DidNotRespond):
        await late
