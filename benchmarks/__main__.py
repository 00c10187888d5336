"""All benchmarks: a table to read and `benchmarks/results.json`."""

import json
import sys
from pathlib import Path

from benchmarks import clock, engines, persistence, pictures, turns
from benchmarks.figures import table

SUITES = (engines, pictures, persistence, clock, turns)


def main() -> None:
    quick = "--quick" in sys.argv
    figures = [figure for suite in SUITES for figure in suite.figures(quick=quick)]
    print(table(figures))
    results = Path(__file__).with_name("results.json")
    results.write_text(json.dumps([json.loads(figure.line()) for figure in figures], indent=1) + "\n")


if __name__ == "__main__":
    main()
