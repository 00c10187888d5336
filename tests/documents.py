"""Citations, headings and names in documents, as tests and figures of the house look at them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
ITS_TEST = ROOT / "tests/test_documents.py"
CODE = ("engines", "opponents", "tables", "bot", "db", "renderer", "sandbox", "tests", "benchmarks")
GAMES = ("firebulls", "fireship", "springfestival")
BOARDS = re.compile(rf"(tests/)?renderer/|engines/|docs/(rulings|lab)/|tests/engines/({'|'.join(GAMES)})/")
SERIES = {"FB": 76, "FB-T": 20, "FS": 73, "FS-T": 19, "SF": 61, "SF-T": 14, "R": 28, "F": 105, "G": 26}
WORDING = ["FB-01", "FB-02", "FB-03", "FB-04", "FB-34", "FB-51", "FS-01", "SF-01", "SF-02"]
RUNTIME = {"data/fireside.db", "artefacts/", "benchmarks/results.json"}  # made while it runs

RULING = re.compile(r"\b(F[BS]|SF)-(T?)(\d+)\b")
IN_A_NAME = re.compile(r"(?<![a-z])(f[bs]|sf)_(t?)(\d+)(?:_(to|and)_(\d+))?(?=_|\b)")
RULE = re.compile(r"\b([RFG])(\d{1,3})\b")  # elsewhere, these are cells of a board
HEADING = re.compile(r"^(?:### |\| )((?:F[BS]|SF)-T?\d+|[RFG]\d+)\b.*?(\(wording\))?$", re.MULTILINE)
NAMED = re.compile(r"`([\w.*-]+/[\w./*-]*|[\w-]+\.(?:py|md|toml|ftl|txt|yaml))`")

Texts = Mapping[str, str]


def texts(*folders: str, kinds: tuple[str, ...] = (".py", ".md", ".ftl", ".toml")) -> dict[str, str]:
    """By path; one file is left out, because it speaks of numbers that do not exist."""
    paths = (path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds)
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths if path != ITS_TEST}


def ruling(series: str, vector: str, number: int) -> str:
    return f"{series.upper()}-T{number}" if vector else f"{series.upper()}-{number:02}"


def rulings_cited(text: str) -> Iterator[str]:
    """`FB-54`, and in the names of tests `fb_54`, `fb_t3`, `fb_05_to_16`, `fb_69_and_70`."""
    for series, vector, number in RULING.findall(text):
        yield ruling(series, vector, int(number))
    for series, vector, first, word, last in IN_A_NAME.findall(text):
        numbers = range(int(first), int(last) + 1) if word == "to" else filter(None, (first, last))
        yield from (ruling(series, vector, int(number)) for number in numbers)


def cited(path: str, text: str) -> set[str]:
    rules = () if BOARDS.match(path) else ("".join(found) for found in RULE.findall(text))
    return {*rulings_cited(text), *rules}


def headings(sources: Texts) -> list[str]:
    return [number for text in sources.values() for number, _ in HEADING.findall(text)]


def unknown(sources: Texts, known: list[str]) -> dict[str, set[str]]:
    """What is cited without a heading, by file."""
    missing = {path: cited(path, text) - {*known} for path, text in sources.items()}
    return {path: numbers for path, numbers in missing.items() if numbers}


def untried(documents: Texts, tests: Texts) -> list[str]:
    """Rulings that a program can break and no test cites."""
    tried = {number for text in tests.values() for number in rulings_cited(text)}
    found = (one for text in documents.values() for one in HEADING.findall(text))
    return [number for number, wording in found if not wording and number not in tried]


def rows(document: str) -> Iterator[tuple[str, str]]:
    """The number and the text of each rule, fault and figure."""
    for part in re.split(r"^(?=### R|\| [FG]\d)", document, flags=re.MULTILINE)[1:]:
        number = HEADING.match(part)
        assert number
        yield number[1], part.splitlines()[0] if part.startswith("|") else part


def without_a_test(document: str) -> list[str]:
    return [number for number, text in rows(document) if not NAMED.search(text)]


def exists(name: str) -> bool:
    """From the root, or, with neither folder nor suffix, a test."""
    if name in RUNTIME or any(True for _ in ROOT.glob(name)):
        return True
    return (ROOT / "tests" / f"{name}.py").exists() or (
        "/" not in name and any(True for folder in CODE for _ in (ROOT / folder).rglob(name))
    )


def not_there(documents: Texts) -> dict[str, list[str]]:
    """What documents name in backticks and nobody can open."""
    missing = {
        path: [name for name in NAMED.findall(text) if not exists(name)] for path, text in documents.items()
    }
    return {path: names for path, names in missing.items() if names}


def links(path: str, text: str) -> Iterator[Path]:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        yield (ROOT / path).parent / target


RULINGS = texts("docs/rulings")
RELIABILITY = {"docs/reliability.md": (ROOT / "docs/reliability.md").read_text("utf-8")}
NUMBERS = headings(RULINGS | RELIABILITY)
ENGINE_TESTS = texts("tests/engines")
DOCUMENTS = texts("docs") | {
    f"{name}.md": (ROOT / f"{name}.md").read_text("utf-8")
    for name in ("README", "CONTRIBUTING", "PRIVACY", "TERMS", "SECURITY")
}
