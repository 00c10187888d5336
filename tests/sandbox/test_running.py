"""The process: what it prints, what it keeps, how it ends, and whom it does not answer."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.people.client import People
from sandbox.server import Sandbox, Settings
from tests.patience import PATIENCE
from tests.sandbox.bots import Bot, running
from tests.sandbox.caller import Caller

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, dict[str, str]]]:
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", *arguments, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert started.stdout is not None
    lines = [(await asyncio.wait_for(started.stdout.readline(), PATIENCE)).decode() for _ in range(3)]
    try:
        yield started, dict(re.match(r"(\w+):\s+(\S+)", it).groups() for it in lines)  # type: ignore[union-attr,misc]
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()


async def test_alone_it_prints_where_the_page_and_the_api_are_and_a_token_that_works(tmp_path: Path) -> None:
    async with process("--folder", str(tmp_path)) as (_, said), aiohttp.ClientSession() as session:
        assert (await session.get(said["Page"])).status == 200
        headers = {"Authorization": f"Bot {said['Token']}"}
        me = await (await session.get(f"{said['API']}/users/@me", headers=headers)).json()
        assert me["bot"] is True


async def test_a_port_that_is_taken_is_told_in_a_sentence_that_says_what_to_do() -> None:
    async with process() as (_, said):
        port = said["Page"].rstrip("/").rpartition(":")[2]
        second = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", "--port", port, stderr=asyncio.subprocess.PIPE, cwd=ROOT
        )
        _, told = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 2
    assert re.fullmatch(
        rf"Nobody can listen on 127\.0\.0\.1:{port}: [\w ]+\. Stop .*--port.*\n", told.decode()
    )


async def test_sigterm_saves_and_ends_though_a_request_hangs(tmp_path: Path) -> None:
    record = tmp_path / "traffic.jsonl"
    async with process("--folder", str(tmp_path / "world"), "--record", str(record)) as (started, said):
        address = said["Page"].rstrip("/")
        async with People(address) as people:
            ana = (await people.person("Ana")).go("games")
            await ana.say("kept")
            await people.control("faults", kind="hang", where="GET /users/@me")
            headers = {"Authorization": f"Bot {said['Token']}"}
            hanging = asyncio.create_task(people.session.get("/api/v10/users/@me", headers=headers))
            while not (await people.info())["struck"]:
                pass
            started.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(started.wait(), PATIENCE) == 0
            await asyncio.gather(hanging, return_exceptions=True)
    assert "kept" in (tmp_path / "world" / "world.json").read_text()


async def test_a_world_goes_on_where_it_was(tmp_path: Path) -> None:
    async with Sandbox(Settings(folder=tmp_path)) as first, aiohttp.ClientSession() as session:
        call = Caller(first, session)
        body = {"attachments": [{"id": 0, "filename": "a.png"}], "content": "with a picture"}
        said = await call.say(body, files=[("a.png", b"picture")])
        await call("POST", f"/channels/{call.channel()}/threads", {"name": "Game", "type": 11})
        await call("PUT", f"/channels/{call.channel()}/pins/{said.body['id']}")
        opened = await call("POST", "/users/@me/channels", {"recipient_id": str(call.person())})
        before = first.world.tables
    async with Sandbox(Settings(folder=tmp_path)) as second, aiohttp.ClientSession() as session:
        assert second.world.tables == before
        call = Caller(second, session)
        again = await call("POST", "/users/@me/channels", {"recipient_id": str(call.person())})
        assert again.body["id"] == opened.body["id"]
        shown = await call("GET", f"/channels/{call.channel()}/messages/{said.body['id']}")
        url = shown.body["attachments"][0]["url"]
        assert await (await session.get(url)).read() == b"picture"
        assert int((await call.say({"content": "later"})).body["id"]) > before.last_id


async def test_a_change_is_on_disk_soon_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.store.SAVE_EVERY", 0.01)
    async with Sandbox(Settings(folder=tmp_path)) as sandbox, People(sandbox.address) as people:
        assert sandbox.store is not None
        await asyncio.wait_for(sandbox.store.saved.wait(), PATIENCE)
        sandbox.store.saved.clear()
        await (await people.person("Ana")).go("games").say("soon on disk")
        await asyncio.wait_for(sandbox.store.saved.wait(), PATIENCE)
        assert "soon on disk" in str(json.loads((tmp_path / "world.json").read_text()))
        assert not (tmp_path / "world.new").exists()


async def test_a_half_written_file_of_a_crash_changes_nothing(tmp_path: Path) -> None:
    async with Sandbox(Settings(folder=tmp_path)) as sandbox:
        token = sandbox.world.application.token
    (tmp_path / "world.new").write_text('{"format": 1, "wor')
    async with Sandbox(Settings(folder=tmp_path)) as sandbox:
        assert sandbox.world.application.token == token


async def test_the_traffic_is_recorded_a_line_each(tmp_path: Path) -> None:
    path = tmp_path / "traffic.jsonl"
    async with (
        Sandbox(Settings(record=path)) as sandbox,
        People(sandbox.address) as people,
        running(Bot(), sandbox),
    ):
        await (await people.person("Ana")).go("games").say("hello")
        await people.control("gateway", do="heartbeat")
        call = Caller(sandbox, people.session)
        await call.say({"content": "x"}, files=[("a.txt", b"abc")])
    lines = [json.loads(it) for it in path.read_text().splitlines()]
    rest = [it for it in lines if it["kind"] == "rest"]
    frames = [it for it in lines if it["kind"] == "gateway"]
    assert {"t", "kind", "method", "path", "request", "status", "response"} <= rest[0].keys()
    assert {"t", "kind", "op", "event", "data", "direction"} <= frames[0].keys()
    assert {it["direction"] for it in frames} == {"to_bot", "from_bot"}
    assert {"READY", "GUILD_CREATE", "MESSAGE_CREATE"} <= {it["event"] for it in frames}
    assert rest[-1]["files"][0] | {"filename": "a.txt", "size": 3} == rest[-1]["files"][0]
    assert sandbox.world.application.token not in path.read_text()


@pytest.mark.parametrize("path", ["/", "/people", "/sandbox", "/web/app.js"])
@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Host": "127.0.0.1:1"}, {"Origin": "http://evil.example"}, {"Origin": "null"},
     {"Sec-Fetch-Site": "cross-site"}],
    ids=["a name of its own", "another port", "another page", "a file", "a link"],
)  # fmt: skip
async def test_a_page_elsewhere_can_do_nothing(sandbox: Sandbox, path: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session:
        assert (await session.get(sandbox.address + path)).status == 200
        assert (await session.get(sandbox.address + path, headers=headers)).status == 403
        person = next(iter(sandbox.world.tables.users))
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{sandbox.address}/people/{person}/live", headers=headers)


async def test_another_name_is_answered_when_it_was_told_so() -> None:
    async with Sandbox(Settings(names=("board.local",))) as sandbox, aiohttp.ClientSession() as session:
        named = {"Host": f"board.local:{sandbox.port}", "Origin": f"http://board.local:{sandbox.port}"}
        assert (await session.get(sandbox.address, headers=named)).status == 200


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox._runner is not None
    assert [it[0] for it in sandbox._runner.addresses] == ["127.0.0.1"]


async def test_the_page_may_load_nothing_from_elsewhere(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        page = await session.get(sandbox.address + "/")
        assert "script-src 'self'" in page.headers["Content-Security-Policy"]
        assert (await session.get(sandbox.address + "/web/..%2f__init__.py")).status == 404
    for file in filter(Path.is_file, (ROOT / "sandbox" / "web").rglob("*")):
        assert not re.search(r"(src|href|from|import)\W{1,3}https?://", file.read_text()), file


async def test_a_port_that_is_taken_is_an_error_not_a_silence(sandbox: Sandbox) -> None:
    with pytest.raises(OSError, match="address already in use"):
        async with Sandbox(Settings(port=sandbox.port)):
            raise AssertionError("two cannot listen")


def test_nothing_of_the_environment_is_read() -> None:
    for file in (ROOT / "sandbox").rglob("*.py"):
        assert "os.environ" not in file.read_text(), file
    assert os.environ
