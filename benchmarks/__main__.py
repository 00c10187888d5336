"""All benchmarks, each figure as soon as it is measured; in the end a table and `benchmarks/results.json`."""

import json
from pathlib import Path

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
from benchmarks.figures import asked, table

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


def main() -> None:
    figures = []
    for suite in SUITES:
        for figure in suite.figures(asked()):
            figures.append(figure)
            print(figure.line(), flush=True)
    print(table(figures))
    results = Path(__file__).with_name("results.json")
    results.write_text(json.dumps([json.loads(figure.line()) for figure in figures], indent=1) + "\n")


if __name__ == "__main__":
    main()
