"""The files by which others run the bot: no root, no secret, and a health check that asks the bot."""

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import discord
import pytest

from bot.metrics import Metrics
from bot.permissions import NEEDED
from bot.settings import READ, BadSettings, Settings, read

ROOT = Path(__file__).parents[2]
IMAGE, COMPOSE = (ROOT / name for name in ("Dockerfile", "compose.yaml"))


def test_the_image_runs_as_nobody_and_its_health_check_asks_a_port_that_is_set() -> None:
    lines = IMAGE.read_text().splitlines()
    assert "USER fireside" in lines
    assert lines.index("USER fireside") < lines.index('CMD ["python", "-m", "bot"]')
    assert 'CMD ["python", "-m", "bot.alive"]' in IMAGE.read_text()
    assert re.search(r"ENV .*METRICS_PORT=\d+", IMAGE.read_text(), re.DOTALL)


def test_no_secret_gets_into_the_image() -> None:
    assert "TOKEN" not in IMAGE.read_text()
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert ignored[0] == "**"
    assert set(ignored[1:]) == {"!requirements.txt", "!bot", "!db", "!engines", "!renderer", "**/__pycache__"}


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
    assert f"`{name.upper()}`" in (ROOT / "README.md").read_text()


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


def test_the_readme_invites_the_bot_with_what_it_needs_and_no_more() -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, "create_private_threads"), True))
    assert re.findall(r"permission number `(\d+)`", (ROOT / "README.md").read_text()) == [str(needed.value)]


def test_every_figure_that_is_recommended_is_there() -> None:
    there = Metrics().text().decode()
    recommended = set(re.findall(r"`(fireside_\w+)`", (ROOT / "README.md").read_text()))
    assert len(recommended) > 10
    assert [name for name in recommended if f"# TYPE {name} " not in there] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("METRICS_PORT", "many"), ("LOG_LEVEL", "LOUD"), ("BACKUPS_KEPT", "-1"), ("DISCORD_API", "nonsense")],
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


@pytest.mark.parametrize("wrong", WRONG)
def test_what_only_the_operator_can_mend_ends_the_process_with_one_sentence(
    tmp_path: Path, wrong: str
) -> None:
    given, file, sentence = WRONG[wrong]
    (tmp_path / ".env").write_bytes(file if isinstance(file, bytes) else file.encode())
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], **given},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert sentence in ended.stderr
    assert "canary" not in ended.stderr
    assert ended.stdout == ""
