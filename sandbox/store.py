"""The world in a folder: one file, replaced as a whole or not at all."""

import asyncio
import fcntl
import json
import os
import time
import types
import typing
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandbox.wire import Json, Value, dumps
from sandbox.world import Tables, World

FORMAT: Final = 1
SAVE_EVERY: Final = 2.0
_SPARED: Final = 20  # of the loop's time at most a twentieth goes into saving


class UnknownFormatError(Exception):
    """The folder was written by another version."""


class InUseError(Exception):
    """One sentence for whoever opens a world twice: each sandbox would undo what the other saves."""


class Store:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / "world.json"
        self.saved = asyncio.Event()  # set when the first change is on disk
        self._lock = (folder / "lock").open("a")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock.close()
            raise InUseError(f"{folder} is in use: this world is open already.") from error

    def load(self) -> Tables | None:
        if not self._path.exists():
            return None
        saved = json.loads(self._path.read_text(encoding="utf-8"))
        if saved.get("format") != FORMAT:
            raise UnknownFormatError(f"{self._path} has format {saved.get('format')}, not {FORMAT}")
        tables: Tables = _read(Tables, saved["world"])
        return tables

    def save(self, world: World) -> None:
        _replace(self._path, self._text(world))

    def close(self) -> None:
        self._lock.close()

    async def keep(self, world: World) -> None:
        """When something changed, every two seconds, and more rarely when the world has grown large."""
        pause = SAVE_EVERY
        while True:
            await asyncio.sleep(pause)
            if world.dirty:
                begun = time.monotonic()
                text = self._text(world)
                pause = max(SAVE_EVERY, _SPARED * (time.monotonic() - begun))
                await asyncio.to_thread(_replace, self._path, text)
                self.saved.set()

    def _text(self, world: World) -> str:
        world.dirty = False
        world.tables.last_id = world.ids.last
        return dumps({"format": FORMAT, "world": _written(world.tables)})


def _replace(path: Path, text: str) -> None:
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _written(value: Value) -> Value:
    if is_dataclass(value):
        return {field.name: _written(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): _written(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_written(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def _read(kind: Any, value: Value) -> Any:
    """The inverse, led by the types of the fields."""
    if value is None or kind is Any:
        return value
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        inner = [it for it in args if it is not type(None)]
        return _read(inner[0], value) if len(inner) == 1 else value
    if origin is dict:
        of_key, of_item = args
        return {of_key(key): _read(of_item, item) for key, item in value.items()}
    if origin is list:
        return [_read(args[0], item) for item in value]
    if is_dataclass(kind):
        assert isinstance(kind, type)
        hints = _hints(kind)
        return kind(**{key: _read(hints[key], item) for key, item in value.items()})
    return value


@cache
def _hints(kind: type[Any]) -> Json:
    return typing.get_type_hints(kind)
