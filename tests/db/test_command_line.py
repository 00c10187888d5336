"""`python -m db`: check, backup, restore."""

import asyncio
from pathlib import Path

import pytest

from db.__main__ import main
from db.sqlite import SQLite
from tests.db.played import play


@pytest.fixture
def database(path: Path) -> list[str]:
    return ["--database", f"sqlite+aiosqlite:///{path}"]


def store(path: Path, *spoils: str) -> None:
    asyncio.run(_store(path, spoils))


async def _store(path: Path, spoils: tuple[str, ...]) -> None:
    opened = await SQLite.open(path)
    if not spoils:
        await opened.tx(lambda conn: play(conn, most=5))
    for spoil in spoils:
        await opened.tx(lambda conn, spoil=spoil: conn.exec_driver_sql(spoil))  # type: ignore[misc]
    await opened.close()


def test_a_good_database_is_checked(
    path: Path, database: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    store(path)
    assert main([*database, "check"]) == 0
    assert capsys.readouterr().out == "1 games, 5 actions, 0 problems\n"


def test_a_game_that_was_altered_is_named(
    path: Path, database: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    store(path)
    store(path, "UPDATE actions SET digest = 'other' WHERE seq = 2")
    assert main([*database, "check"]) == 1
    assert capsys.readouterr().out.startswith("game 1: entry 2")


def test_what_was_backed_up_is_restored(
    path: Path, database: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "backups" / "copy.db"
    store(path)
    assert main([*database, "backup", str(copy)]) == 0
    store(path, "DELETE FROM actions")
    assert main([*database, "restore", str(copy)]) == 0
    assert "the old one is" in capsys.readouterr().out
    assert main([*database, "check"]) == 0


def test_without_an_address_it_is_the_one_that_the_bot_finds_in_its_file(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store(path)
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(f"DATABASE_URL=sqlite+aiosqlite:///{path}\n")
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "1 games, 5 actions, 0 problems\n"
    (tmp_path / ".env").write_bytes(b"DATABASE_URL=\xff")
    assert main(["check"]) == 1
    assert capsys.readouterr().err.startswith(".env cannot be read")


def test_what_cannot_be_done_is_one_sentence(
    path: Path, database: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(b"broken" * 1000)
    assert main([*database, "check"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert main([*database, "restore", str(path.with_name("none.db"))]) == 1
    assert "Nothing was changed" in capsys.readouterr().err


def test_postgresql_is_restored_by_its_own_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--database", "postgresql://127.0.0.1/x", "restore", "copy"]) == 1
    assert "pg_restore" in capsys.readouterr().err
