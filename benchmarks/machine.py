"""What the machine was busy with while something was measured: a figure judges the bot only where the machine
had something left."""

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

Processes = Callable[[], Sequence[int]]


@dataclass(slots=True)
class Machine:
    """`who`: by what they are called, the processes."""

    who: Mapping[str, Processes]
    _began: float = field(default_factory=time.monotonic)
    _before: dict[int, float] = field(default_factory=dict)
    _all_before: float = 0.0

    def __post_init__(self) -> None:
        self._before = {one: _seconds(one) for those in self.who.values() for one in those()}
        self._all_before = _busy()

    def shares(self) -> Mapping[str, float]:
        """Percent of one processor since then, by each; of whoever has died since nothing is known."""
        took = time.monotonic() - self._began
        spent = {
            name: sum(_seconds(one) - self._before.get(one, 0.0) for one in those())
            for name, those in self.who.items()
        }
        rest = _busy() - self._all_before - sum(spent.values())
        return {name: 100 * one / took for name, one in (spent | {"all others": rest}).items()}


def children(process: int) -> Sequence[int]:
    """And the process itself."""
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)
    return [process, *map(int, told.stdout.split())]


def _seconds(process: int) -> float:
    """Of processor, by itself; 0 where it is no more."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _busy() -> float:
    """Seconds of all processors together, not idle and not waiting for a disk."""
    fields = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")
