"""The traffic with the bot, one JSON object a line: each request with its answer, each gateway frame."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from sandbox.wire import Json, Value, dumps

Listener = Callable[[Json], None]


class Recorder:
    def __init__(self, path: Path | None = None) -> None:
        self._file: TextIO | None = None
        if path is not None:
            self._file = path.open("a", encoding="utf-8", buffering=1)
        self._listeners: list[Listener] = []

    @property
    def wanted(self) -> bool:
        return self._file is not None or bool(self._listeners)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def rest(
        self, method: str, path: str, request: Value, status: int, response: Value, more: Json | None = None
    ) -> None:
        line: Json = {
            "t": time.time(), "kind": "rest", "method": method, "path": path, "request": request,
            "status": status, "response": response,
        }  # fmt: skip
        self._write(line | (more or {}))

    def gateway(self, direction: str, frame: Json, shard: int) -> None:
        line: Json = {
            "t": time.time(), "kind": "gateway", "op": frame.get("op"), "event": frame.get("t"),
            "data": frame.get("d"), "direction": direction, "s": frame.get("s"), "shard": shard,
        }  # fmt: skip
        self._write(line)

    def _write(self, line: Json) -> None:
        if self._file is not None:
            self._file.write(dumps(line) + "\n")
        for listener in self._listeners:
            listener(line)

    def flush(self) -> None:
        if self._file is not None:
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
