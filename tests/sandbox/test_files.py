"""Attachments that have gone: a client in the middle of loading one still gets it, and nothing stays."""

from pathlib import Path

import pytest

from sandbox.files import LINGERING, Files


@pytest.mark.parametrize("folder", [None, "files"])
def test_what_has_gone_lingers_until_enough_others_have(folder: str | None, tmp_path: Path) -> None:
    files = Files(tmp_path / folder if folder else None)
    for number in range(LINGERING + 1):
        files.put(number, b"%d" % number)
        files.drop(number)
        files.drop(number)
        assert files.get(number) == b"%d" % number
    assert files.get(0) is None
    assert files.get(1) == b"1"
    assert not list(tmp_path.glob("files/*"))


def test_what_is_too_much_for_the_memory_goes_the_oldest_first() -> None:
    files = Files(budget=2 * LINGERING)
    for number in range(4 * LINGERING):
        files.put(number, b"1")
    assert [files.get(number) for number in (0, LINGERING, 4 * LINGERING - 1)] == [None, b"1", b"1"]
