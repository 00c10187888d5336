"""A key says that something happens once; what it is about stands in fields."""

import re
from pathlib import Path

import pytest

import tables

READ_BACK = re.compile(r"\bkey\b.{0,30}\.r?(?:split|partition)\(")
OLD_SPELLING = 2  # the readers of reminders that versions before have planned, and of boards they have put


def readers(folder: Path) -> list[str]:
    files = sorted(folder.glob("*.py"))
    lines = (line for file in files for line in file.read_text().splitlines())
    return [line.strip() for line in lines if READ_BACK.search(line)]


def test_nothing_is_parsed_back_out_of_a_key() -> None:
    (folder,) = map(Path, tables.__path__)
    assert len(readers(folder)) == OLD_SPELLING


@pytest.mark.parametrize(
    "line",
    [
        '    number = int(due.key.rsplit(":", 1)[1])',
        '    return int(key.rsplit(":", 1)[1])',
        'press.key.split(":")',
    ],
)
def test_who_parses_one_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "clocks.py").write_text(line)
    assert readers(tmp_path) == [line.strip()]
