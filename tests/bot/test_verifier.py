"""Computers' moves thought again, beside everything else: what is said of it, and when."""

import sys
from collections.abc import Sequence

import pytest

from bot.ops import verifier
from bot.ops.verifier import Verifier
from engines import GAMES
from tests.opponents.games import exported, played
from tests.opponents.spoiled import BUILDS


def program(does: str) -> Sequence[str]:
    return (sys.executable, "-c", f"import sys, time; sys.stdin.read(); {does}")


async def test_the_games_own_program_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifier, "WAITED_FOR", 60.0)
    levels = ("ember", "spark")
    rules = next(one for one in GAMES if one.key == "springfestival")
    document = exported(played(rules, levels), levels)
    assert await Verifier().of(1, document) is True
    another = {**document, "computers": {"0": "ember", "1": "blaze"}}
    told = await Verifier().of(1, another)
    assert isinstance(told, str)
    assert told.startswith("entry ")
    assert "blaze's move" in told


@pytest.mark.endurance
@pytest.mark.parametrize("how", BUILDS)
async def test_each_spoiled_build_is_caught(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifier, "WAITED_FOR", 60.0)
    rules, levels = next(one for one in GAMES if one.key == "firebulls"), ("flame", "ember")
    with monkeypatch.context() as patch:
        for owner, name, spoiled in BUILDS[how]:
            patch.setattr(owner, name, spoiled)
        document = exported(played(rules, levels, most=28), levels)
    told = await Verifier().of(1, document)
    assert isinstance(told, str)
    assert told.startswith("entry ")


async def test_what_cannot_be_done_is_tried_again_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifier, "WAITED_FOR", 60.0)
    asked = Verifier(program("sys.exit(2)"))
    assert await asked.of(1, {}) is False
    asked._command = program("print('✓')")
    assert await asked.of(1, {}) is True


async def test_nobody_is_kept_waiting_and_who_asks_again_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Verifier(program("print('✗ entry 3'); sys.exit(1)"))
    monkeypatch.setattr(verifier, "WAITED_FOR", 0.0)
    assert await asked.of(1, {}) is None
    monkeypatch.setattr(verifier, "WAITED_FOR", 60.0)
    assert await asked.of(1, {}) == "entry 3"
    await asked.close()
