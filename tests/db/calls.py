"""What a process did to the files of one folder, and what it said meanwhile, in order, as strace told it."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Said:
    word: str


@dataclass(frozen=True, slots=True)
class Made:
    path: Path  # in that folder, here and below


@dataclass(frozen=True, slots=True)
class MadeFolder:
    path: Path


@dataclass(frozen=True, slots=True)
class Removed:
    path: Path


@dataclass(frozen=True, slots=True)
class Renamed:
    path: Path
    to: Path


@dataclass(frozen=True, slots=True)
class Wrote:
    path: Path
    at: int | None  # None: at the end
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncated:
    path: Path
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    """Done; it holds for the calls before the number with which it began."""

    path: Path
    begun: int


Call: TypeAlias = Said | Made | MadeFolder | Removed | Renamed | Wrote | Truncated | Synced

NUMBER, FILE, TEXT = r"(\d+)", r"\d+<([^>]*)>", r'"([^"]*)"'
HERE = r"(?:AT_FDCWD[^,]*, )?"
SHAPES = {
    "openat": rf"{HERE}{TEXT}, ([A-Z_|]+)",
    "mkdir": HERE + TEXT,
    "unlink": HERE + TEXT,
    "rename": rf"{HERE}{TEXT}, {HERE}{TEXT}",
    "pwrite64": rf"{FILE}, {TEXT}, \d+, {NUMBER}",
    "write": rf"{FILE}, {TEXT}, ",
    "ftruncate": rf"{FILE}, {NUMBER}",
    "fsync": FILE,
    "fdatasync": FILE,
}
ALSO = "mkdirat unlinkat renameat"  # what some machines have instead
NOT_READ = "writev pwritev fallocate truncate link linkat symlink sendfile copy_file_range"  # but noticed
TRACED = ",".join(f"?{name}" for name in [*SHAPES, *ALSO.split(), *NOT_READ.split()])
FAILED = re.compile(r"= (\?|-1 .*)$")  # or never came back
LINE = re.compile(r"(\d+) +(?:<\.\.\. \w+ (resumed)>|(\w+)\()(.*)")


def calls(lines: Iterable[str], folder: Path) -> list[Call]:
    """A call counts from when it began, a sync from when it was done."""
    found, syncing = list[Call](), dict[str, Synced]()
    mark = _hex(folder)
    for line in lines:
        told = LINE.match(line)
        if told is None:
            continue
        thread, resumed, name, rest = told.groups()
        done: Call | None
        if resumed:
            done = syncing.pop(thread, None)
        elif mark in line or (name == "write" and rest.startswith("1<")):
            done = _call(name, rest, folder, len(found))
        else:
            continue
        if isinstance(done, Synced) and rest.endswith("<unfinished ...>"):
            syncing[thread] = done
        elif done is not None and not FAILED.search(rest):
            found.append(done)
    return found


def _call(name: str, rest: str, folder: Path, number: int) -> Call | None:
    shape = SHAPES.get(name.removesuffix("at"), SHAPES.get(name))
    told = re.match(shape, rest) if shape else None
    assert told is not None, f"{name} is not known here: {rest[:200]}"

    def path(text: str) -> Path:
        return Path(os.fsdecode(_bytes(text))).relative_to(folder)

    match name.removesuffix("at"), *told.groups():
        case "write", _, text if rest.startswith("1<"):
            return Said(_bytes(text).decode().strip())
        case "write", file, text:
            return Wrote(path(file), None, _bytes(text))
        case "pwrite64", file, text, at:
            return Wrote(path(file), int(at), _bytes(text))
        case "ftruncate", file, size:
            return Truncated(path(file), int(size))
        case "fsync" | "fdatasync", file:
            return Synced(path(file), number)
        case "open", file, how:
            assert "O_TRUNC" not in how
            return Made(path(file)) if "O_CREAT" in how else None
        case "mkdir", file:
            return MadeFolder(path(file))
        case "unlink", file:
            return Removed(path(file))
        case "rename", file, to:
            return Renamed(path(file), path(to))
    raise AssertionError(name)


def _hex(path: Path) -> str:
    return "".join(f"\\x{byte:02x}" for byte in os.fsencode(path))


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))
