"""The files by which others run the bot: no root, no secret, and a health check that asks the bot."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from subprocess import PIPE

import discord
import pytest

from bot.__main__ import main
from bot.inbound.client import Limits
from bot.inbound.permissions import NEEDED
from bot.ops.metrics import Metrics
from bot.settings import READ, BadSettings, Settings, read

ROOT = Path(__file__).parents[2]
with (ROOT / "pyproject.toml").open("rb") as settings:
    PRODUCT = set(tomllib.load(settings)["tool"]["importlinter"]["root_packages"]) - {"sandbox"}
IMAGE, COMPOSE, SCALE = (ROOT / name for name in ("Dockerfile", "compose.yaml", "compose.scale.yaml"))


def test_the_image_runs_as_nobody_and_its_health_check_asks_a_port_that_is_set() -> None:
    lines = IMAGE.read_text().splitlines()
    assert "USER fireside" in lines
    assert lines.index("USER fireside") < lines.index('CMD ["python", "-m", "bot"]')
    assert 'CMD ["python", "-m", "bot.ops.probe"]' in IMAGE.read_text()
    assert re.search(r"ENV .*METRICS_PORT=\d+", IMAGE.read_text(), re.DOTALL)


def test_no_secret_gets_into_the_image() -> None:
    assert "TOKEN" not in IMAGE.read_text()
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert ignored[0] == "**"
    assert set(ignored[1:]) == {"!requirements.txt", "!pyproject.toml", "**/__pycache__"} | {
        f"!{name}" for name in PRODUCT
    }


def test_the_image_has_all_of_the_product() -> None:
    copied = re.findall(r"^COPY (\w+) /fireside/\1$", IMAGE.read_text(), re.MULTILINE)
    assert sorted(copied) == sorted(PRODUCT)


def test_the_base_can_be_named_by_its_digest_and_both_steps_have_the_same() -> None:
    lines = IMAGE.read_text().splitlines()
    assert [line.split()[1] for line in lines if line.startswith("FROM")] == ["${PYTHON}", "${PYTHON}"]
    assert "ARG PYTHON=python:3.12-slim" in lines[: lines.index("FROM ${PYTHON} AS libraries")]
    for compose in (COMPOSE, SCALE):
        assert 'args: { PYTHON: "${BASE_IMAGE:-python:3.12-slim}" }' in compose.read_text()


@pytest.mark.parametrize("name", ["discord_token", "discord_token.txt", ".env", "data/fireside.db"])
def test_no_secret_gets_into_the_repository(name: str) -> None:
    ignored = subprocess.run(["git", "check-ignore", "--quiet", "--no-index", name], cwd=ROOT, check=False)
    assert ignored.returncode == 0


def test_the_container_is_read_only_has_its_token_in_a_file_and_its_figures_on_this_machine_alone() -> None:
    compose = COMPOSE.read_text()
    for line in ("read_only: true", "cap_drop: [ALL]", "DISCORD_TOKEN_FILE: /run/secrets/discord_token"):
        assert line in compose, line
    assert "DISCORD_TOKEN:" not in compose
    assert re.findall(r"ports: (.*)", compose) == ['["127.0.0.1:9464:9464"]']
    assert "METRICS_PORT=9464" in IMAGE.read_text()


@pytest.mark.parametrize("name", [one.name for one in fields(Settings)])
def test_every_setting_is_documented(name: str) -> None:
    assert name.upper() in (ROOT / ".env.example").read_text()
    assert f"`{name.upper()}`" in (ROOT / "docs" / "operating.md").read_text()


def test_every_setting_can_be_set() -> None:
    assert [one.name for one in fields(Settings)] == list(READ)


def test_the_environment_counts_before_the_file_and_a_blank_not_at_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(
        "# mine\nDISCORD_TOKEN='a token'\nexport LOG_LEVEL=warning # quiet\nMETRICS_PORT=9464\n"
        "BACKUP_FOLDER=\nBACKUPS_KEPT=3\nMETRICS_HOST=::1\nANOTHER=1\n"
    )
    for name, value in {
        "DISCORD_TOKEN": "t",
        "METRICS_PORT": "",
        "METRICS_HOST": "  ",
        "backups_kept": "0",
    }.items():
        monkeypatch.setenv(name, value)
    found = read()
    assert found.token() == "t"
    assert found == Settings(
        discord_token="t", log_level="WARNING", metrics_port=9464, metrics_host="::1", backups_kept=0
    )


def test_all_that_is_wrong_is_said_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("METRICS_PORT=65536\nLOG_LEVEL=canary\n")
    with pytest.raises(BadSettings) as wrong:
        read()
    assert str(wrong.value) == (
        "The settings cannot be read: LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR; "
        "METRICS_PORT must be a number from 0 to 65535."
    )


@pytest.mark.parametrize(("text", "shards"), [("0-3/16", range(4)), ("15/16", range(15, 16))])
def test_a_process_takes_the_shards_that_it_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, shards: range
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "t")
    monkeypatch.setenv("SHARDS", text)
    found = read().shards
    assert found is not None
    assert (found.numbers, found.of) == (shards, 16)


@pytest.mark.parametrize("text", ["16", "3-0/16", "0-16/16", "0-3", "a-b/c", "-1/2", "0-3/16/2"])
def test_shards_that_there_cannot_be_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHARDS", text)
    with pytest.raises(BadSettings, match=r"SHARDS .*0-3/16"):
        read()


@pytest.mark.parametrize(("share", "requests"), [("", 45), ("22", 22)])
def test_processes_on_one_token_share_what_it_may_ask_for_in_a_second(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, share: str, requests: int
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "t")
    monkeypatch.setenv("REQUESTS_PER_SECOND", share)
    begun = list[Limits]()

    async def run(_settings: Settings, limits: Limits) -> None:
        begun.append(limits)

    monkeypatch.setattr("bot.__main__.run", run)
    monkeypatch.setattr("bot.__main__.configure", lambda _level: None)
    monkeypatch.setattr("bot.ops.malloc.tune", lambda: None)
    assert main() == 0
    assert [one.requests for one in begun] == [requests]


def test_the_readme_invites_the_bot_with_what_it_needs_and_no_more() -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, "create_private_threads"), True))
    assert re.findall(r"permission number `(\d+)`", (ROOT / "README.md").read_text()) == [str(needed.value)]


def test_every_figure_is_explained_and_no_other() -> None:
    there = re.findall(r"^# TYPE (fireside_\w+) ", Metrics().text().decode(), re.MULTILINE)
    explained = set(re.findall(r"`(fireside_\w+)`", (ROOT / "docs" / "operating.md").read_text()))
    assert len(explained) > 15
    assert explained == {name for name in there if not name.endswith("_created")}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("METRICS_PORT", "many"),
        ("LOG_LEVEL", "LOUD"),
        ("BACKUPS_KEPT", "-1"),
        ("REQUESTS_PER_SECOND", "46"),
        ("DISCORD_API", "nonsense"),
    ],
)
def test_a_setting_that_cannot_be_is_named_without_its_value(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str
) -> None:
    monkeypatch.chdir(tmp_path)  # where no .env is
    monkeypatch.setenv("DISCORD_TOKEN", "t")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=name) as wrong:
        read()
    assert value not in str(wrong.value)
    monkeypatch.setenv(name, "")
    assert read() == Settings(discord_token=read().discord_token)


WRONG: dict[str, tuple[dict[str, str], str | bytes, str]] = {
    "no token at all": ({}, "", "There is no token"),
    "two tokens": ({"DISCORD_TOKEN": "canary1 canary2"}, "", "What is set as token is none"),
    "no letters of a token": ({"DISCORD_TOKEN": "canarŷ"}, "", "What is set as token is none"),
    "no text": ({}, b"DISCORD_TOKEN=canary\xff", "must be UTF-8"),
    "no text in the file": ({"DISCORD_TOKEN_FILE": ".env"}, b"\xff", "must be UTF-8"),
    "no file": ({"DISCORD_TOKEN_FILE": "nowhere"}, "", "read: nowhere: No such file or directory."),
    "a folder": ({"DISCORD_TOKEN_FILE": "."}, "", "Is a directory"),
    "no database": ({"DISCORD_TOKEN": "canary", "DATABASE_URL": "canary"}, "", "DATABASE_URL"),
    "another database": ({"DISCORD_TOKEN": "canary", "DATABASE_URL": "mysql://canary/x"}, "", "mysql"),
    "no file of a database": (
        {"DISCORD_TOKEN": "canary", "DATABASE_URL": "sqlite://"},
        "",
        "must name a file",
    ),
}


FORKED = """
import json, os, sys, traceback
from bot.__main__ import main
for line in sys.stdin:
    folder, given = json.loads(line)
    if not (number := os.fork()):
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(given)
        for name, at in (("out", 1), ("err", 2)):
            os.dup2(os.open(name, os.O_CREAT | os.O_WRONLY), at)
        code = 1
        try:
            code = main()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]), flush=True)
"""


@pytest.fixture(scope="module")
def begun() -> Iterator[Callable[[Path, Mapping[str, str]], int]]:
    """The bot's process in that folder with these settings: its exit code. What it imports takes a second, so
    each is forked from one that has done it."""
    command = [sys.executable, "-c", FORKED]
    with subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as server:
        told, tells = server.stdin, server.stdout
        assert told is not None
        assert tells is not None

        def begin(folder: Path, given: Mapping[str, str]) -> int:
            told.write(json.dumps([str(folder), given]) + "\n")
            told.flush()
            return int(tells.readline())

        yield begin
        told.close()


@pytest.mark.endurance
@pytest.mark.parametrize("wrong", WRONG)
def test_what_only_the_operator_can_mend_ends_the_process_with_one_sentence(
    tmp_path: Path, begun: Callable[[Path, Mapping[str, str]], int], wrong: str
) -> None:
    given, file, sentence = WRONG[wrong]
    (tmp_path / ".env").write_bytes(file if isinstance(file, bytes) else file.encode())
    code = begun(tmp_path, {"PATH": os.environ["PATH"], **given})
    complained = (tmp_path / "err").read_text()
    assert code == 2, complained
    assert len(complained.splitlines()) == 1
    assert sentence in complained
    assert "canary" not in complained
    assert (tmp_path / "out").read_text() == ""
