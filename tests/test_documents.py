"""What is cited can be read, every ruling is tried, and what a document names is there."""

import re
import subprocess
import sys

from tests.documents import (
    CODE,
    DOCUMENTS,
    ENGINE_TESTS,
    GAMES,
    HEADING,
    NUMBERS,
    RELIABILITY,
    ROOT,
    RULINGS,
    SERIES,
    WORDING,
    links,
    not_there,
    texts,
    unknown,
    untried,
    without_a_test,
)


def test_every_number_that_is_cited_has_a_heading() -> None:
    assert unknown(texts(*CODE) | DOCUMENTS, NUMBERS) == {}


def test_every_ruling_that_a_program_can_break_is_cited_by_a_test() -> None:
    assert untried(RULINGS, ENGINE_TESTS) == []


def test_only_these_rulings_cannot_be_broken() -> None:
    found = (one for text in RULINGS.values() for one in HEADING.findall(text))
    assert sorted(number for number, wording in found if wording) == WORDING


def test_no_number_is_missing_and_none_is_there_twice() -> None:
    wanted = [
        f"{series}{number}" if len(series) == 1 or series.endswith("T") else f"{series}-{number:02}"
        for series, last in SERIES.items()
        for number in range(1, last + 1)
    ]
    assert sorted(NUMBERS) == sorted(wanted)


def test_every_rule_fault_and_figure_says_what_shows_it() -> None:
    by_hand = {"G18", "G19"}
    assert {*without_a_test(RELIABILITY["docs/reliability.md"])} - by_hand == set()


def test_whatever_a_document_names_is_there() -> None:
    diaries = {path for path in DOCUMENTS if path.startswith("docs/lab/")}  # they tell of what was
    assert not_there({path: text for path, text in DOCUMENTS.items() if path not in diaries}) == {}


def test_every_link_leads_somewhere() -> None:
    assert [path for one, text in DOCUMENTS.items() for path in links(one, text) if not path.exists()] == []


def test_decisions_are_numbered_short_and_have_a_status() -> None:
    paths = sorted((ROOT / "docs/decisions").iterdir())
    assert [path.name[:5] for path in paths] == [f"{number:04}-" for number in range(1, len(paths) + 1)]
    for path in paths:
        text = path.read_text("utf-8")
        assert text.startswith(f"# {path.name[:4]} "), path
        assert "\nStatus: " in text, path
        assert len(text.split()) <= 300, path


def test_the_map_names_every_folder_and_every_file() -> None:
    """But a game's own, which parity holds, and chapters, which have one name on every floor."""
    shown = DOCUMENTS["docs/architecture.md"].split("## The map")[1].split("## The life of a press")[0]
    packages = [ROOT / folder for folder in CODE]
    inner = [init.parent for init in (ROOT / "bot").rglob("__init__.py") if init.parent != ROOT / "bot"]
    files = [file for folder in ("opponents", "db", "tables", "bot") for file in (ROOT / folder).glob("*.py")]
    files += [file for folder in inner if folder.parent.parent == ROOT for file in folder.glob("*.py")]
    wanted = {f"{folder.relative_to(ROOT)}/" for folder in (*packages, *inner)}
    wanted |= {file.stem for file in files} - {"__init__", "__main__", *GAMES}
    assert len(wanted) > 100
    assert sorted(wanted - {*re.findall(r"`([\w/]+)`", shown)}) == []


def test_the_readme_shows_what_its_command_says() -> None:
    shown = re.search(
        r"^\$ \S+python (-m engines show .*)\n((?:.+\n)+)```$", DOCUMENTS["README.md"], re.MULTILINE
    )
    assert shown
    command, said = shown.groups()
    told = subprocess.run(
        [sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout == said


def test_the_readme_names_every_command() -> None:
    words = (ROOT / "bot/show/words/en.ftl").read_text("utf-8")
    commands = re.findall(r"^command-\w+ = (\w+)$", words, re.MULTILINE)
    assert len(commands) > 10
    assert [name for name in commands if f"`/{name}" not in DOCUMENTS["README.md"]] == []


def test_a_citation_of_nothing_is_found_out() -> None:
    spoiled = {
        "bot/said.py": "# FB-99, R29 and F106",
        "tests/engines/fireship/test_x.py": "def test_fs_74_so() -> None: G7",
    }
    assert unknown(spoiled, NUMBERS) == {
        "bot/said.py": {"FB-99", "R29", "F106"}, "tests/engines/fireship/test_x.py": {"FS-74"},
    }  # fmt: skip


def test_a_ruling_that_nobody_tries_is_found_out() -> None:
    spoiled = {"docs/rulings/x.md": "### FB-77 New\n\n| FB-T21 | a vector |\n### FB-78 Name (wording)\n"}
    assert untried(RULINGS | spoiled, ENGINE_TESTS) == ["FB-77", "FB-T21"]
    fewer = {path: text for path, text in ENGINE_TESTS.items() if "springfestival" not in path}
    assert "SF-59" in untried(RULINGS, fewer)


def test_a_rule_without_a_test_and_a_name_of_nothing_are_found_out() -> None:
    spoiled = RELIABILITY["docs/reliability.md"].replace("`stories/test_floods`", "floods")
    assert "F83" in without_a_test(spoiled)
    assert not_there({"x.md": "`bot/nowhere.py`, `stories/test_nothing` and `bot/`"}) == {
        "x.md": ["bot/nowhere.py", "stories/test_nothing"]
    }
