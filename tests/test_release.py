"""A release: its number, what is in it, and that it is the same whoever makes it."""

import re
from pathlib import Path

import pytest

from ops.release import NotReady, libraries, sbom, sources, told, version

ROOT = Path(__file__).parents[1]
LOCKED = (ROOT / "requirements.txt").read_text(encoding="utf-8")


def test_every_library_is_named_with_its_version_and_hashes() -> None:
    found = list(libraries(LOCKED))
    assert [one.name for one in found] == re.findall(r"^([\w.-]+)(?:\[|==)", LOCKED, re.MULTILINE)
    assert all(one.hashes for one in found)
    assert sum(len(one.hashes) for one in found) == LOCKED.count("--hash=")


def test_the_bill_of_materials_is_whole_and_refers_to_nothing_else() -> None:
    bill = sbom("1.2.3", LOCKED)
    refs = [one["bom-ref"] for one in bill["components"]]
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["component"]["version"] == "1.2.3"
    assert len(refs) == len(set(refs)) > 10
    assert bill["dependencies"] == [{"ref": "fireside", "dependsOn": refs}]
    assert "pkg:pypi/discord-py@" in " ".join(refs)


def test_a_version_that_the_changelog_does_not_know_is_not_ready() -> None:
    log = "## [Unreleased]\n\nnew\n\n## [1.2.3] – 2026-01-01\n\nold\n"
    assert told(log, "1.2.3") == "old"
    with pytest.raises(NotReady, match=r"1\.3\.0"):
        told(log, "1.3.0")


def test_the_sources_are_packed_the_same_way_each_time() -> None:
    assert sources("1.2.3") == sources("1.2.3")


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", version())
