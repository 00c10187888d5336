"""All benchmarks, each figure as soon as it is measured; in the end a table and `benchmarks/results.json`.
One that breaks off is told and leaves the others their turn."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks import (
    attacked,
    backlog,
    clock,
    engines,
    films,
    persistence,
    pictures,
    processes,
    reminders,
    servers,
    thinking,
    turns,
)
from benchmarks.figures import Figure, asked, table

SUITES = (
    engines,
    pictures,
    films,
    persistence,
    clock,
    turns,
    backlog,
    reminders,
    attacked,
    servers,
    processes,
    thinking,
)


RESULTS = Path(__file__).with_name("results.json")


def main(suites: Sequence[Any] = SUITES, results: Path = RESULTS) -> int:
    figures, broken = list[Figure](), list[str]()
    for suite in suites:
        name = suite.__name__.rsplit(".", 1)[1]
        try:
            for figure in suite.figures(asked()):
                figures.append(figure)
                print(figure.line(), flush=True)
        except Exception as error:
            broken.append(name)
            why = {"suite": name, "broke off": type(error).__name__, "why": str(error)[:200]}
            print(json.dumps(why), flush=True)
    print(table(figures))
    results.write_text(json.dumps([json.loads(figure.line()) for figure in figures], indent=1) + "\n")
    if broken:
        print(f"Broke off: {', '.join(broken)}. `python -m benchmarks.{broken[0]}` shows where.")
    return len(broken)


if __name__ == "__main__":
    sys.exit(main())
