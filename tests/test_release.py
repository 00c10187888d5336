"""A release: its number, what is in it, and that it is the same whoever makes it."""

import json
import re
import subprocess
import sys
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


def git(at: Path, *arguments: str) -> None:
    mine = ("-c", "user.name=Fireside", "-c", "user.email=fireside@localhost", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *mine, *arguments], cwd=at, check=True, capture_output=True)


def made(at: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ops.release"]
    return subprocess.run(command, cwd=at, capture_output=True, text=True, check=False)


def test_make_release_writes_what_anybody_can_hold_against_its_sums(tmp_path: Path) -> None:
    """In a clone whose changelog knows the version: once more it is the same, and nothing uncommitted is."""
    git(tmp_path, "clone", "--quiet", "--depth=1", f"file://{ROOT}", "clone")
    clone = tmp_path / "clone"
    log = clone / "CHANGELOG.md"
    dated = f"## [{version()}] – 2026-11-20"
    log.write_text(log.read_text("utf-8").replace("## [Unreleased]", dated, 1), "utf-8")
    refused = made(clone)
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    git(clone, "commit", "--quiet", "--all", "--message=A version")
    folder, found = clone / "artefacts" / "release", list[dict[str, bytes]]()
    for _ in range(2):
        assert made(clone).returncode == 0
        found.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert found[0] == found[1]
    of = f"fireside-{version()}"
    assert sorted(found[0]) == ["SHA256SUMS", f"{of}.cdx.json", f"{of}.md", f"{of}.tar.gz"]
    assert json.loads(found[0][f"{of}.cdx.json"])["components"]
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
