"""What `python -m bot doctor` says, beside a bot that runs or before the first one: ok, or what to do."""

import asyncio
import os
import re
import sys
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.__main__ import now
from bot.inbound.shards import Range
from bot.ops import doctor
from bot.settings import Settings
from db.database import open_database
from db.examination import Facts
from sandbox.faults import RestFault, RestKind, Rule
from sandbox.server import Sandbox
from tests.db.cluster import Cluster
from tests.patience import PATIENCE
from tests.stories.bot_process import ROOT
from tests.stories.conftest import invited
from tests.stories.running_bot import Bot


@pytest.fixture
def settings(sandbox: Sandbox, tmp_path: Path) -> Settings:
    return Settings(
        discord_token=sandbox.world.application.token,
        discord_api=f"{sandbox.address}/api/v10",
        database_url=f"sqlite+aiosqlite:///{tmp_path}/fireside.sqlite",
        backups_kept=0,
    )


@pytest.fixture(autouse=True)
def any_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried is the doctor, and not this machine."""
    monkeypatch.setattr("bot.ops.doctor.SLOW", PATIENCE)
    monkeypatch.setattr("bot.ops.doctor.SPACE", 1)
    monkeypatch.setattr("bot.ops.doctor.APART", PATIENCE)


async def examined(settings: Settings) -> tuple[int, dict[str, doctor.Line]]:
    lines = {line.about: line async for line in doctor.examined(settings, now)}
    said = list[str]()
    return await doctor.told(settings, now, said.append), lines


ALL = [
    "token",
    "application",
    "installation",
    "gateway",
    "permissions",
    "clock",
    "database",
    "writes",
    "disk",
    "fonts",
]


async def test_where_nothing_is_amiss_every_line_is_ok(bot: Bot, settings: Settings) -> None:
    """The bot runs meanwhile, with the file that belongs to it alone."""
    code, lines = await examined(settings)
    assert [str(line) for line in lines.values() if line.do] == []
    assert (code, list(lines)) == (0, ALL)
    assert "schema" in lines["database"].found


async def test_before_the_first_start_it_makes_no_file(settings: Settings, tmp_path: Path) -> None:
    code, lines = await examined(settings)
    assert (code, lines["database"].do) == (0, None)
    assert list(tmp_path.iterdir()) == []


async def test_postgresql_is_examined_beside_those_who_use_it(settings: Settings, cluster: Cluster) -> None:
    database = await open_database(cluster.url)
    code, lines = await examined(replace(settings, database_url=cluster.url))
    await database.close()
    assert code == 0
    assert re.match(r"PostgreSQL \d+\.\d+, schema \d+, \d+ processes use it", lines["database"].found)
    assert "disk" not in lines


async def test_each_thing_that_is_amiss_is_named_with_what_to_do(
    sandbox: Sandbox, settings: Settings
) -> None:
    sandbox.world.recommended_shards = 5
    for guild in sandbox.world.tables.guilds.values():
        for role in guild.roles.values():
            role.permissions &= ~discord.Permissions(attach_files=True).value
    broken = replace(settings, shards=Range(0, 1, 2), database_url="postgresql://nobody@127.0.0.1:1/none")
    code, lines = await examined(broken)
    assert code == 1
    assert sorted(line.about for line in lines.values() if line.do) == ["database", "gateway", "permissions"]
    assert "divide into 5 or more" in (lines["gateway"].do or "")
    servers = len(sandbox.world.tables.guilds)
    assert lines["permissions"].found.endswith(f"attach files in {servers}")
    assert "discord.com/oauth2/authorize" in (lines["permissions"].do or "")


async def test_a_wrong_token_and_a_discord_that_is_away_are_told(
    sandbox: Sandbox, settings: Settings
) -> None:
    wrong = replace(settings, discord_token=settings.discord_token[::-1])
    assert (await examined(wrong))[1]["token"].do
    sandbox.machine.faults.add(Rule(RestFault(RestKind.STATUS, status=503)))
    code, lines = await examined(settings)
    assert (code, lines["Discord"].found) == (1, "no answer (503)")


def facts(**other: object) -> Facts:
    made = {
        "product": "SQLite 3", "schema": "0001", "written_in": 0.001, "free": 1 << 40, "copied_at": None,
        "copies": True, "processes": None, "night": {},
    }  # fmt: skip
    return Facts(**(made | other))  # type: ignore[arg-type]  # as given


@pytest.mark.parametrize(
    ("ahead", "amiss"), [([0.3], False), ([9.0, 1.0], False), ([3600.0, 3601.0], True), ([-3600.0], True)]
)
def test_a_clock_that_is_wrong_is_noticed(
    monkeypatch: pytest.MonkeyPatch, ahead: list[float], amiss: bool
) -> None:
    monkeypatch.undo()
    assert bool(doctor._clock(ahead).do) is amiss


@pytest.mark.parametrize(
    ("known", "amiss"),
    [
        (facts(copied_at=1), ["backup"]),
        (facts(), ["backup"]),
        (facts(copied_at=now()), []),
        (facts(schema=None), []),
        (facts(copies=False, night={"problems": 2}), ["stored games"]),
    ],
)
def test_a_copy_that_is_old_and_a_game_that_differs_are_noticed(known: Facts, amiss: list[str]) -> None:
    assert [one.about for one in doctor._night(known, Settings(), now()) if one.do] == amiss


async def told_by(settings: Settings, command: str, folder: Path) -> tuple[int, str]:
    given = {"DISCORD_API": settings.discord_api, "DISCORD_TOKEN": settings.discord_token}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", command),
        env=given | {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]},
        cwd=folder,  # where no .env is
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def test_the_invitation_asks_for_what_the_readme_names(
    sandbox: Sandbox, settings: Settings, tmp_path: Path
) -> None:
    code, said = await told_by(settings, "invite", tmp_path)
    assert code == 0
    application = sandbox.world.application.id
    assert f"client_id={application}&scope=bot+applications.commands&permissions={invited()}" in said


async def test_the_doctor_is_asked_at_the_command_line(settings: Settings, tmp_path: Path) -> None:
    code, said = await told_by(settings, "doctor", tmp_path)
    assert code in (0, 1), "as slow as this disk is"
    assert said.startswith("ok   token: Discord knows ")
