"""`python -m tests.again`: what has just failed where processes, sockets and a browser are at work, tried
alone five times; see decision 0035."""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAILED = ROOT / ".pytest_cache/v/cache/lastfailed"
OF_THE_MACHINE = ("tests/stories/", "tests/sandbox/", "tests/db/")
MOST, TIMES = 3, 5


def why_not(failed: Sequence[str]) -> str | None:
    """Why these count at once."""
    if not failed:
        return "No test is known to have failed: look above."
    if len(failed) > MOST:
        return f"{len(failed)} tests have failed; no more than {MOST} do so by chance."
    if counts := [one for one in failed if not one.startswith(OF_THE_MACHINE) or "::" not in one]:
        return f"What needs no machine does not fail by chance: {', '.join(counts)}."
    return None


def alone(test: str) -> bool:
    return (
        subprocess.run([sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", test]).returncode
        == 0
    )


def judged(failed: Sequence[str], passes: Callable[[str], bool] = alone) -> int:
    """An exit code."""
    if (why := why_not(failed)) is not None:
        print(why)
        return 1
    broken = [test for test in failed if not all(passes(test) for _ in range(TIMES))]
    for test in failed:
        print(f"{'BROKEN' if test in broken else f'by chance, then {TIMES} times not'}: {test}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(judged(list(json.loads(FAILED.read_text())) if FAILED.exists() else []))
