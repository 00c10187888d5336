"""`python -m ops.release`: what is published of a version: sources, what is in them, hashes."""

import gzip
import hashlib
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "artefacts" / "release"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;]+)([^\\]*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class NotReady(Exception):  # noqa: N818 — it says what is missing
    """One sentence for whoever wants to publish."""


@dataclass(frozen=True, slots=True)
class Library:
    name: str
    version: str
    hashes: tuple[str, ...]  # of the files that may be installed

    @property
    def purl(self) -> str:
        return f"pkg:pypi/{self.name.lower().replace('_', '-')}@{self.version}"


def version() -> str:
    """It stands in one place."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def libraries(locked: str) -> Iterator[Library]:
    """Of a file of requirements, one after the other with its hashes."""
    found = list(PINNED.finditer(locked))
    ends = [one.start() for one in found[1:]] + [len(locked)]
    for one, end in zip(found, ends, strict=True):
        yield Library(one[1], one[2], tuple(HASH.findall(locked[one.start() : end])))


def sbom(of: str, locked: str) -> dict[str, Any]:
    """CycloneDX 1.5; the same for the same version."""
    components = [
        {
            "type": "library",
            "bom-ref": one.purl,
            "name": one.name,
            "version": one.version,
            "purl": one.purl,
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in one.hashes],
        }
        for one in libraries(locked)
    ]
    me = {"type": "application", "bom-ref": "fireside", "name": "fireside", "version": of}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": me | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": components,
        "dependencies": [{"ref": "fireside", "dependsOn": [one["bom-ref"] for one in components]}],
    }


def told(changelog: str, of: str) -> str:
    """What the changelog says of this version."""
    parts = re.split(r"^## \[([^]]+)\].*$", changelog, flags=re.MULTILINE)
    found = dict(zip(parts[1::2], parts[2::2], strict=True)).get(of, "").strip()
    if not found:
        raise NotReady(f"CHANGELOG.md says nothing of {of}: give [Unreleased] this number and a date.")
    return found


def sources(of: str) -> bytes:
    """All that is committed, packed the same way each time."""
    return gzip.compress(_git("archive", "--format=tar", f"--prefix=fireside-{of}/", "HEAD"), mtime=0)


def clean() -> None:
    if _git("status", "--porcelain"):
        raise NotReady("Something is not committed: a release is what anybody can check out.")


def _git(*arguments: str) -> bytes:
    command = ["git", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S603 — our own


def release(folder: Path = FOLDER) -> list[Path]:
    of = version()
    clean()
    notes = told((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), of)
    locked = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    made = {
        f"fireside-{of}.tar.gz": sources(of),
        f"fireside-{of}.cdx.json": json.dumps(sbom(of, locked), indent=1).encode() + b"\n",
        f"fireside-{of}.md": notes.encode() + b"\n",
    }
    sums = "".join(f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in made.items())
    made["SHA256SUMS"] = sums.encode()
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in made.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in made]


def main() -> int:
    try:
        for path in release():
            sys.stdout.write(f"{path}\n")
    except NotReady as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
