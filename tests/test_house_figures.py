"""What measures the house finds what it is for."""

import ast
import re

from tests import documents, house

SERVICE = """
from tables.below import Below
class Tables(Below):
    def open(self): return self._load()
    def close(self): return self._mine()
    def _mine(self): ...
"""
BELOW = """
class Below:
    def read(self): ...
    def _load(self): ...
"""
KINDS = """
put(Message(key=key, kind="board"))
if row.kind == "board" or row.kind in ("edit", "turn"): ...
Control("join", 4)
handlers = {"leave": self.leave, "size": self.size}
def leave(self): ...
if choice.kind == "part": ...
number = int(due.key.rsplit(":", 1)[1])
hours, minutes = text.split(":")
def of_old(due): return due.key.split(":")
"""


def parsed(**files: str) -> house.Sources:
    return {f"tables/{name}.py": ast.parse(text) for name, text in files.items()}


def test_a_class_has_the_methods_of_its_bases_wherever_they_are() -> None:
    modules = parsed(service=SERVICE, below=BELOW)
    assert house.sizes(modules) == {("tables/service.py", "Tables"): 5, ("tables/below.py", "Below"): 2}


def test_a_class_of_the_same_name_elsewhere_is_another() -> None:
    modules = parsed(service=SERVICE, below=BELOW, other="class Below:\n    def a(self): ...")
    assert house.sizes(modules)["tables/service.py", "Tables"] == 5


def test_what_another_file_calls_its_own_is_no_ones_to_use() -> None:
    assert house.private_uses(parsed(service=SERVICE, below=BELOW)) == ["tables/service.py:4 _load"]
    assert house.private_uses(parsed(a="from tables.below import _load", below=BELOW)) == [
        "tables/a.py:1 _load"
    ]
    assert house.private_uses(parsed(a="thing._library_s_own")) == []


def test_a_librarys_own_name_is_no_package_s_that_one_does_not_import() -> None:
    modules = {"bot/a.py": ast.parse("message._load"), "tables/below.py": ast.parse(BELOW)}
    assert house.private_uses(modules) == []
    modules["bot/a.py"] = ast.parse("from tables.below import Below\nBelow()._load")
    assert house.private_uses(modules) == ["bot/a.py:2 _load"]


def test_a_kind_is_found_however_it_is_spelled() -> None:
    found = [one.split()[1] for one in house.bare_kinds(parsed(x=KINDS))]
    assert sorted(found) == ["board", "board", "edit", "join", "leave", "turn"]


def test_a_key_that_is_cut_up_is_found_and_an_hour_is_not() -> None:
    assert house.parsed_keys(parsed(x=KINDS)) == ["tables/x.py:8"]


def test_what_is_borrowed_from_a_test_is_found() -> None:
    lines = (
        "from tests.bot.test_tables import a",
        "from aiohttp.test_utils import b",
        "from tests.bot.seated import c",
        "from tests.bot import test_fuzz",
    )
    assert house.borrowed(parsed(x="\n".join(lines))) == [
        "tables/x.py:1 tests.bot.test_tables",
        "tables/x.py:4 tests.bot",
    ]


def test_a_word_for_three_things_is_found() -> None:
    three = parsed(
        a="class Row: ...\nLONGEST = 1\nT = 2", b="Row = int\nLONGEST = 2\nT = 3", c="class Row: ...\nT = 4"
    )
    assert house.ambiguous(three) == ["Row (3)"]


def test_a_function_is_as_long_as_its_lines() -> None:
    assert house.lengths(parsed(x="def a():\n    return 1\n\nasync def b():\n    ...\n    ...")) == [2, 3]


def test_a_function_is_too_long_at_41_lines_unless_it_only_lists_every_kind() -> None:
    lines = "\n    pass" * (house.LONG - 1)
    assert house.long_functions(parsed(x=f"def a():{lines}\n    pass\ndef b():{lines}")) == [
        "tables/x.py:1 a"
    ]
    assert house.long_functions(parsed(x=f"def send(post):{lines}\n    assert_never(post)")) == []


def test_every_goal_has_its_figure() -> None:
    assert house.figures().keys() == house.GOALS.keys()


def test_what_has_been_reached_stays_reached() -> None:
    assert house.missed() == {}


def test_the_architecture_ends_with_these_figures() -> None:
    shown = documents.DOCUMENTS["docs/architecture.md"].split("## The house in figures")[1]
    assert re.findall(r"^\| (.+?) \| (\d+) \| \d+ \| (\d+) \|$", shown, re.MULTILINE) == [
        (goal.what, str(goal.before), str(goal.most)) for goal in house.GOALS.values()
    ]
