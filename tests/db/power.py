"""What a disk may hold after the power went: all that was synced, and any part of what came later.

A write that no sync has followed is there whole, in some of its sectors, or not at all, each by itself, so
that later ones may be there without the earlier; a file may have grown without its contents, or not; a name
is in its folder for certain only once the folder was synced. What is mapped is not seen: the -shm, which
whoever opens the database makes anew.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TypeAlias

from tests.db.calls import Call, Made, MadeFolder, Removed, Renamed, Said, Synced, Truncated, Wrote

SECTOR = 512
TORN = 0.2  # of the writes
KEPT = (0.0, 0.1, 0.5, 0.9, 1.0)  # of what was not synced, in one case or another


@dataclass(frozen=True)
class Luck:
    """Of one file or folder in a power cut."""

    chance: Random
    kept: float

    @classmethod
    def of(cls, chance: Random) -> "Luck":
        return cls(chance, chance.choice(KEPT))

    def keeps(self) -> bool:
        return self.chance.random() < self.kept

    def tears(self) -> bool:
        return self.chance.random() < TORN


@dataclass(frozen=True)
class Piece:
    at: int
    data: bytes

    def sectors(self) -> list["Piece"]:
        end = self.at + len(self.data)
        edges = [self.at, *range(self.at - self.at % SECTOR + SECTOR, end, SECTOR), end]
        return [Piece(first, self.data[first - self.at : last - self.at]) for first, last in pairwise(edges)]

    def put(self, held: bytearray) -> None:
        resize(held, max(len(held), self.at + len(self.data)))
        held[self.at : self.at + len(self.data)] = self.data


@dataclass(frozen=True)
class Size:
    size: int

    def put(self, held: bytearray) -> None:
        resize(held, self.size)


@dataclass
class File:
    size: int = 0  # as the process sees it
    safe: bytearray = field(default_factory=bytearray)
    loose: list[tuple[int, Piece | Size]] = field(default_factory=list)  # by the number of their calls

    def write(self, number: int, at: int | None, data: bytes) -> None:
        piece = Piece(self.size if at is None else at, data)
        self.size = max(self.size, piece.at + len(data))
        self.loose.append((number, piece))

    def truncate(self, number: int, size: int) -> None:
        self.size = size
        self.loose.append((number, Size(size)))

    def sync(self, begun: int) -> None:
        for number, change in self.loose:
            if number < begun:
                change.put(self.safe)
        self.loose = [(number, change) for number, change in self.loose if number >= begun]

    def after(self, chance: Random) -> bytes:
        held, luck = bytearray(self.safe), Luck.of(chance)
        for _, change in self.loose:
            parts = change.sectors() if isinstance(change, Piece) and luck.tears() else [change]
            for part in parts:
                if luck.keeps():
                    part.put(held)
        grown, shrunk = max(len(held), self.size), min(len(held), len(self.safe))
        if self.loose:
            resize(held, chance.choice((len(held), grown, shrunk)))
        return bytes(held)


@dataclass
class Folder:
    names: dict[str, "File | Folder"] = field(default_factory=dict)  # as the process sees them
    safe: dict[str, "File | Folder"] = field(default_factory=dict)
    loose: list[tuple[int, "Change"]] = field(default_factory=list)

    def change(self, number: int, change: "Change") -> None:
        apply(change, self.names)
        self.loose.append((number, change))

    def sync(self, begun: int) -> None:
        for number, change in self.loose:
            if number < begun:
                apply(change, self.safe)
        self.loose = [(number, change) for number, change in self.loose if number >= begun]

    def after(self, chance: Random) -> dict[str, "File | Folder"]:
        held, luck = dict(self.safe), Luck.of(chance)
        for _, change in self.loose:
            if luck.keeps():
                apply(change, held)
        return held

    def lay(self, to: Path, chance: Random) -> None:
        """One of those that the power may have left."""
        to.mkdir()
        for name, what in self.after(chance).items():
            if isinstance(what, Folder):
                what.lay(to / name, chance)
            else:
                (to / name).write_bytes(what.after(chance))


Change: TypeAlias = dict[str, File | Folder | None]  # None: the name is gone


def apply(change: Change, to: dict[str, File | Folder]) -> None:
    for name, what in change.items():
        if what is None:
            to.pop(name, None)
        else:
            to[name] = what


def resize(held: bytearray, size: int) -> None:
    held.extend(bytes(max(0, size - len(held))))
    del held[size:]


@dataclass
class Disk:
    """One folder that is there for certain, and what calls made of it."""

    root: Folder = field(default_factory=Folder)
    said: list[str] = field(default_factory=list)

    @classmethod
    def holding(cls, folder: Path, said: list[str]) -> "Disk":
        """All that is in the folder, and all of it safe."""
        root = _held(folder)
        assert isinstance(root, Folder)
        return cls(root, said)

    def after(self, calls: list[Call]) -> "Disk":
        disk = deepcopy(self)
        for number, call in enumerate(calls):
            disk._call(number, call)
        return disk

    def _call(self, number: int, call: Call) -> None:
        match call:
            case Said(word):
                self.said.append(word)
            case Synced(path, begun):
                self._at(path).sync(begun)
            case Wrote(path, at, data):
                self._file(path).write(number, at, data)
            case Truncated(path, size):
                self._file(path).truncate(number, size)
            case Renamed(path, to):
                change: Change = {path.name: None, to.name: self._at(path)}
                self._folder(path.parent).change(number, change)
            case Removed(path):
                self._folder(path.parent).change(number, {path.name: None})
            case Made(path) | MadeFolder(path):
                folder = self._folder(path.parent)
                if path.name not in folder.names:
                    new = File() if isinstance(call, Made) else Folder()
                    folder.change(number, {path.name: new})

    def _at(self, path: Path) -> File | Folder:
        return self._folder(path.parent).names[path.name] if path.name else self.root

    def _folder(self, path: Path) -> Folder:
        found = self._at(path)
        assert isinstance(found, Folder)
        return found

    def _file(self, path: Path) -> File:
        found = self._at(path)
        assert isinstance(found, File)
        return found


def _held(path: Path) -> File | Folder:
    if path.is_file():
        contents = bytearray(path.read_bytes())
        return File(len(contents), contents)
    names = {one.name: _held(one) for one in path.iterdir()}
    return Folder(names, dict(names))
