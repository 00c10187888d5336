"""strace: what a process asks of the system, written down, and made to fail where a test says so."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

KILLED = "signal=KILL"


def tracer() -> str:
    """The program, if it may be used; what lacks it is skipped, but not in CI."""
    found = shutil.which("strace")
    tried = subprocess.run([found, "-qq", "-e", "trace=none", "true"], check=False) if found else None
    if found is None or tried is None or tried.returncode:
        why = "strace is not installed" if found is None else "processes may not be traced here (ptrace)"
        if found is None and os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(f"{why}: failing disks and power cuts are not tried")
    return found


def following(strace: str, told: Path, calls: str, inject: str) -> list[str]:
    """What a process is traced with that is there already; it says when it has it."""
    return [strace, "-f", "-o", str(told), "-e", f"trace={calls}", "-e", f"inject={inject}"]


def traced(strace: str, told: Path, calls: str, inject: str = "", whole: bool = False) -> list[str]:
    """How a command begins whose calls are told in that file; `whole`: with what was written, and where."""
    fast = [] if KILLED in inject else ["--seccomp-bpf"]  # strace 6.1 kills nobody with it
    contents = ["-y", "-xx", "-s", "1000000"] if whole else []
    failing = ["-e", f"inject={inject}"] if inject else []
    return [strace, "-f", *fast, *contents, "-qq", "-o", str(told), "-e", f"trace={calls}", *failing]
